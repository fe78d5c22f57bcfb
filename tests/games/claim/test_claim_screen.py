"""Scenes and asks, for players and spectators."""

from __future__ import annotations

from games.claim.game import GAME
from games.claim.start import ClaimOptions, MatchLength
from games.claim.state import ClaimState
from games.engine import CardList, CardRef, Mark, RandomDeal, Scene, Seat, Shown, Text, Zone, leaves, text
from tests.games.claim.positions import play_out, position


def scene_of(state: ClaimState, seat: Seat | None) -> Scene:
    return GAME.scene(state.view(seat))


def zone(zones: tuple[Zone, ...], key: str) -> Zone:
    """The one zone with this label."""
    (found,) = [one for one in zones if one.label.key == key]
    return found


def values(scene: Scene, seat: Seat) -> dict[str, int]:
    """A seat's counters by key."""
    return {counter.label.key: counter.value for counter in scene.panels[seat].counters}


def test_the_first_screen_shows_the_prize_and_who_leads() -> None:
    state = ClaimState.start(ClaimOptions(first_leader="seat1"), RandomDeal(5))
    scene = scene_of(state, None)
    assert scene.phase == text("claim-phase", phase=1, trick=1, game=1, games=1)
    assert zone(scene.centre, "claim-zone-prize").cards == (Shown(state.deck[0].code),)
    assert zone(scene.centre, "claim-zone-deck").count == 25
    assert scene.panels[1].marks == (Mark.LEADS, Mark.AWAITED)
    assert scene.panels[0].marks == ()
    assert values(scene, 0) == {"claim-counter-hand": 13, "claim-counter-recruits": 0, "claim-counter-votes": 0}
    assert scene.hand is None
    assert scene.own == ()


def test_a_led_card_tells_what_has_to_be_answered() -> None:
    state = position(phase=1, leader=0, hands=("D4 G1", "D2 X5 K8"))
    play_out(state, "D4")
    public, private = scene_of(state, None), scene_of(state, 1)
    assert zone(public.centre, "claim-zone-trick").cards == (Shown("D4", by=0, marks=(Mark.LEADS,)),)
    assert public.facts[0].key == private.facts[0].key == "claim-fact-answers"
    assert private.hand is not None
    assert [one.marks for one in private.hand.cards] == [(Mark.PLAYABLE,), (Mark.PLAYABLE,), (Mark.BLOCKED,)]


def test_only_the_follower_reads_that_it_is_void() -> None:
    state = position(phase=1, leader=0, hands=("D4 G1", "U2 X5 K8"))
    play_out(state, "D4")
    assert scene_of(state, 1).facts[0] == text("claim-fact-void", faction="D")
    assert scene_of(state, 0).facts[0].key == "claim-fact-answers"
    assert scene_of(state, None).facts[0].key == "claim-fact-answers"


def test_the_last_trick_tells_where_its_cards_went() -> None:
    state = position(phase=1, leader=0, hands=("U4 G1", "U9 G2"), prize="K5", top="D2")
    play_out(state, "U4", "U9")
    last = zone(scene_of(state, None).centre, "claim-zone-last-trick")
    assert last.cards == (Shown("U4", by=0, marks=(Mark.LEADS,)), Shown("U9", by=1, marks=(Mark.WON,)))
    assert last.note is not None
    told = dict(last.note.args)
    assert (last.note.key, told["prize"]) == ("claim-event-recruited", CardRef("K5"))
    assert told["undead"] == CardList(("U4", "U9"))


def test_the_loser_alone_sees_the_blind_card_as_new() -> None:
    state = position(phase=1, leader=0, hands=("U4 G1", "U9 G2"), prize="K5", top="D2")
    play_out(state, "U4", "U9")
    loser, winner, spectator = scene_of(state, 0), scene_of(state, 1), scene_of(state, None)
    assert zone(loser.own, "claim-zone-recruits").cards == (Shown("D2", marks=(Mark.NEW,)),)
    assert zone(winner.own, "claim-zone-recruits").cards == (Shown("K5", marks=(Mark.NEW,)),)
    assert loser.facts[-1].key == "claim-event-drew"
    assert "D2" not in repr(winner)
    assert "D2" not in repr(spectator)


def test_option_show_known_recruits() -> None:
    for option in (False, True):
        options = ClaimOptions(show_known_recruits=option)
        state = position(phase=1, leader=0, hands=("U4 G1", "U9 G2"), prize="K5", top="D2", options=options)
        play_out(state, "U4", "U9")
        labels = [one.label.key for one in scene_of(state, None).panels[1].zones]
        assert ("claim-zone-known-recruits" in labels) is option
        if option:
            known = zone(scene_of(state, None).panels[1].zones, "claim-zone-known-recruits")
            assert (known.cards, known.count) == ((Shown("K5"),), 1)


def test_the_score_piles_show_the_votes_as_they_stand() -> None:
    state = position(phase=2, leader=0, hands=("G1 G2", "G3 G4"), piles=("D5 U3 U4", "D2 D9 U5"))
    scene = scene_of(state, None)
    assert [values(scene, seat)["claim-counter-votes"] for seat in (0, 1)] == [1, 1]
    pile = zone(scene.panels[0].zones, "claim-zone-pile")
    mine = (Mark.AHEAD,)
    assert pile.cards == (Shown("D5"), Shown("U3", marks=mine), Shown("U4", marks=mine))
    lines = [
        text("claim-pile-faction", faction="D", count=1, highest=5, vote="no"),
        text("claim-pile-faction", faction="U", count=2, highest=4, vote="yes"),
    ]
    assert pile.note is not None
    ((_, listed),) = pile.note.args
    assert list(getattr(listed, "texts", ())) == lines
    assert not [one for one in scene.centre if one.label.key in {"claim-zone-prize", "claim-zone-deck"}]


def test_the_end_is_told_and_the_winner_marked() -> None:
    state = position(phase=2, leader=0, hands=("G2", "G1"), trick=13, piles=("D5 U5", ""))
    play_out(state, "G2", "G1")
    scene = scene_of(state, 1)
    assert scene.phase == text("claim-phase-over")
    assert [fact.key for fact in scene.facts] == ["claim-result-won"]
    assert [panel.marks for panel in scene.panels] == [(Mark.WON,), ()]
    assert scene.hand is None
    assert GAME.ask(state.view(1)) is None


def test_a_match_counts_its_games() -> None:
    options = ClaimOptions(match_length=MatchLength.BEST_OF_THREE)
    state = position(phase=2, leader=0, hands=("G2", "G1"), trick=13, piles=("D5 U5", ""), options=options)
    play_out(state, "G2", "G1")
    scene = scene_of(state, None)
    assert scene.phase == text("claim-phase", phase=1, trick=1, game=2, games=3)
    assert scene.facts[0].key == "claim-fact-last-game"
    assert [values(scene, seat)["claim-counter-games"] for seat in (0, 1)] == [1, 0]


def test_the_ask_blocks_what_may_not_be_played_and_says_why() -> None:
    state = position(phase=1, leader=0, hands=("G4 D1", "G0a G0b X5 K8 D3"))
    assert GAME.ask(state.view(1)) is None
    leading = GAME.ask(state.view(0))
    assert leading is not None
    assert leading.question == text("claim-ask-lead")
    assert list(leaves(leading)) == ["play G4", "play D1"]
    play_out(state, "G4")
    ask = GAME.ask(state.view(1))
    assert ask is not None
    assert list(leaves(ask)) == ["play G0a", "play G0b", "play X5"]
    blocked: dict[str, Text | None] = {choice.token: choice.blocked for choice in ask.choices}
    reason = text("claim-must-follow", faction="G", held=CardList(("G0a", "G0b")), count=1, wilds=CardList(("X5",)))
    assert blocked == {"G0a": None, "G0b": None, "D3": reason, "X5": None, "K8": reason}
    assert GAME.ask(state.view(None)) is None


def test_every_card_has_a_face_and_the_five_zeros_look_alike() -> None:
    assert list(GAME.faces)[:6] == ["G0a", "G0b", "G0c", "G0d", "G0e", "G1"]
    zeros = [GAME.faces[f"G0{copy}"] for copy in "abcde"]
    assert {(face.words, face.emoji, face.rank) for face in zeros} == {(zeros[0].words, "👺", "0")}
    assert len({face.emoji for face in GAME.faces.values()}) == 5
