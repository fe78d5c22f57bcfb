"""Scenes and asks, for players and spectators."""

from __future__ import annotations

from games.engine import Ask, CardRef, Mark, RandomDeal, Scene, Seat, Shown, Zone, leaves, set_of
from games.five_crowns.game import GAME
from games.five_crowns.solo_state import SoloState
from games.five_crowns.start import CrownsOptions
from games.five_crowns.state import CrownsState
from tests.games.five_crowns.positions import game, play_out, position, puzzle, some, turns


def scene_of(state: CrownsState | SoloState, seat: Seat | None) -> Scene:
    return GAME.scene(state.view(seat))


def ask_of(state: CrownsState) -> Ask:
    """The question of the seat to act."""
    ask = GAME.ask(state.view(state.to_act()[0]))
    assert ask is not None
    return ask


def zone(zones: tuple[Zone, ...], key: str) -> Zone:
    """The one zone with this label."""
    (found,) = [one for one in zones if one.label.key == key]
    return found


def numbers(ask: Ask) -> dict[str, object]:
    """The points beside each card."""
    return {c.token: dict(c.label.args)["points"] for c in ask.choices if c.label is not None}


def test_the_first_screen_shows_the_piles_and_whose_turn_it_is() -> None:
    state = game(3, RandomDeal(4), CrownsOptions(first_dealer="seat1"))
    scene = scene_of(state, None)
    assert (scene.phase.key, dict(scene.phase.args)) == ("five-crowns-turn", {"round": 1, "rank": 3})
    top = zone(scene.centre, "five-crowns-zone-discards")
    assert [one.code for one in top.cards] == [state.discards[0].code]
    assert zone(scene.centre, "five-crowns-zone-draw").count == 116 - 10
    assert [panel.marks for panel in scene.panels] == [(), (Mark.DEALER,), (Mark.AWAITED,)]
    assert [counter.value for counter in scene.panels[0].counters] == [0, 3]
    assert (scene.hand, scene.own) == (None, ())
    assert [fact.key for fact in scene.facts] == ["five-crowns-fact-turn"]


def test_the_own_hand_lies_arranged_and_names_what_is_left() -> None:
    state = position(("KD KC 5D 7C 7D", "4S 6H 9T 5S 6S"), number=3, pile="QH 8D")
    scene = scene_of(state, 0)
    assert scene.hand is None
    melds, left = scene.own
    assert [one.code for one in melds.cards] == ["KDa", "KCa", "5Da"]
    assert (melds.groups, melds.cards[2].marks) == ((3,), (Mark.WILD,))
    assert dict(left.label.args) == {"melds": "yes", "points": 14}
    assert [one.code for one in left.cards] == ["7Da", "7Ca"]
    assert "KDa" not in repr(scene_of(state, 1))
    assert "KDa" not in repr(scene_of(state, None))


def test_a_hand_without_a_meld_and_one_that_melds_say_so() -> None:
    state = position(("KD KC 3D 7C 7D", "4S 5S 6S 5D 5C"), number=3, pile="QH 8D")
    (left,) = scene_of(state, 0).own
    assert dict(left.label.args) == {"melds": "no", "points": 43}
    (melds,) = scene_of(state, 1).own
    assert dict(melds.label.args) == {"all": "yes"}
    assert len(melds.cards) == 5


def test_the_card_just_drawn_is_marked() -> None:
    state = position(("KD KC 5D 7C 7D", "4S 6H 9T 5S 6S"), number=3, pile="QH 8D")
    play_out(state, "draw pile")
    assert [one.code for one in scene_of(state, 0).own[1].cards if Mark.NEW in one.marks] == ["QHa"]
    assert scene_of(state, None).facts[0].args[1] == ("source", "pile")


def test_the_draw_tells_what_the_top_discard_would_make_of_the_hand() -> None:
    state = position(("KD 4S 9H 7C", "4S 6H 9T 5S"), number=2, pile="QH 8D", top="KS")
    pile, taking = ask_of(state).choices
    assert (pile.token, pile.favoured) == ("pile", False)
    assert (taking.card, taking.favoured) == ("KSa", False)
    assert taking.label is not None
    assert dict(taking.label.args) == {"out": "no", "points": 7}  # a King with the wild 4, then 7C is left
    state = position(("KD KC 8D", "4S 6H 9T"), number=1, pile="QH 7D", top="KS")
    assert [choice.favoured for choice in ask_of(state).choices] == [False, True]
    state = position(("KD KC KH", "4S 6H 9T"), number=1, pile="QH 8D", top="6S")
    assert [choice.favoured for choice in ask_of(state).choices] == [True, True]
    state = position(("KD KC KH", "4S 5S 6S"), number=1, pile="QH 8D", top="6T", closer=1)
    assert [choice.favoured for choice in ask_of(state).choices] == [False, False]


def test_the_discard_that_costs_least_stands_out() -> None:
    state = position(("KD KC 5S 7C", "4S 6H 9T 5S"), number=2, pile="QH 8D")
    play_out(state, "draw pile")
    ask = ask_of(state)
    assert ask.advice is not None
    assert dict(ask.advice.args)["points"] == 37
    assert {choice.token for choice in ask.choices if choice.favoured} == {"KDa", "KCa"}
    assert list(leaves(ask)) == [str(action) for action in state.legal_actions(0)]


def test_going_out_is_proposed_first() -> None:
    state = position(("KD KC 3D", "4S 6H 9T"), number=1, pile="QH 8D")
    play_out(state, "draw pile")
    ask = ask_of(state)
    out, on = ask.choices
    assert (out.token, out.favoured, on.token, on.favoured) == ("out", True, "discard", False)
    assert out.then is not None
    assert [choice.token for choice in out.then.choices] == ["QHa"]
    assert out.then.choices[0].says is not None
    assert sorted(leaves(ask)) == sorted(str(action) for action in state.legal_actions(0))


def test_on_a_last_turn_the_cheapest_discards_stand_out() -> None:
    state = position(("4S 6H 9T", "KD KC 3D"), number=1, pile="5S 8D", closer=1)
    play_out(state, "draw pile")
    ask = ask_of(state)
    assert [choice.token for choice in ask.choices if choice.favoured] == ["9Ta"]


def test_option_auto_go_out_makes_the_closing_discards_stand_out() -> None:
    options = CrownsOptions(auto_go_out=True)
    state = position(("KD KC 3D", "4S 6H 9T"), number=1, pile="QH 8D", options=options)
    play_out(state, "draw pile")
    assert [choice.token for choice in ask_of(state).choices if choice.favoured] == ["QHa"]
    assert {choice.says.key for choice in ask_of(state).choices if choice.says and not choice.favoured} == {
        "five-crowns-says-discard"
    }


def test_melds_that_are_laid_down_are_shown_in_groups() -> None:
    hands = ("6S 7S 8S JO KD KC KH", "4S 6H 9T 10T JT 5C 3C", "4C 6C 9D 10D JD 5D 3D")
    state = position(hands, number=5, pile="QH 8D")
    play_out(state, "draw pile", "out QHa")
    scene = scene_of(state, None)
    laid = zone(scene.panels[0].zones, "five-crowns-zone-laid")
    assert laid.groups in ((3, 4), (4, 3))
    assert dict(laid.label.args) == {"out": "yes"}
    assert sum(laid.groups) == len(laid.cards) == 7
    assert scene.facts[0].key == "five-crowns-fact-last-turns"
    assert scene.phase.key == "five-crowns-out"


def test_the_last_round_stays_in_sight_for_one_lap() -> None:
    state = position(("KD KC 3D", "4S 6H 9T"), number=1, pile="QH 8D")
    play_out(state, "draw pile", "out QHa", "draw pile", "discard 9Ta")
    scene = scene_of(state, None)
    assert [fact.key for fact in scene.facts] == ["five-crowns-event-scored", "five-crowns-fact-turn"]
    assert [one.label.key for panel in scene.panels for one in panel.zones] == [
        "five-crowns-zone-laid-before",
        "five-crowns-zone-left",
    ]
    assert dict(zone(scene.panels[1].zones, "five-crowns-zone-left").label.args)["before"] == 1
    turns(state, 2)
    scene = scene_of(state, None)
    assert [fact.key for fact in scene.facts] == ["five-crowns-fact-turn"]
    assert [panel.zones for panel in scene.panels] == [(), ()]


def test_the_end_is_told_and_the_winner_marked() -> None:
    hands = ("3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 6S", "3S 3T 4S 4T 5S 5T 6T 8H 9H JH 8C 9C JC")
    state = position(hands, number=11, pile="QH 8D")
    play_out(state, "draw pile", "out QHa", "draw pile", "discard 8Da")
    scene = scene_of(state, 1)
    assert scene.phase.key == "five-crowns-phase-over"
    assert [fact.key for fact in scene.facts] == ["five-crowns-result-won"]
    assert [panel.marks for panel in scene.panels] == [(Mark.WON,), ()]
    assert scene.hand is None
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert [line.label.key for line in outcome.lines] == ["five-crowns-line-round", "five-crowns-line-total"]


def test_every_card_has_a_face_and_copies_look_alike() -> None:
    faces = GAME.faces
    assert len(faces) == 116
    assert list(faces)[:4] == ["3Ha", "3Hb", "4Ha", "4Hb"]
    assert (faces["7Ca"].words, faces["7Ca"].rank) == (faces["7Cb"].words, faces["7Cb"].rank)
    assert len({face.words for face in faces.values()}) == 56
    assert len({face.emoji for face in faces.values()}) == 6


def test_every_event_names_the_card_and_private_ones_reach_their_seat_only() -> None:
    state = game(2, RandomDeal(4))
    state.events = []
    turns(state, 1)
    drawn, discarded = state.events
    assert drawn.text.args[0] == ("card", CardRef(state.discards[-1].code))
    assert drawn.audience is not None
    assert (discarded.audience, discarded.text.key) == (None, "five-crowns-event-discarded")


def test_a_taken_wild_card_is_seen_as_wild() -> None:
    state = position(("KD KC 3D", "4S 6H 9T"), number=1, pile="QH 8D", top="3S")
    top = zone(scene_of(state, None).centre, "five-crowns-zone-discards")
    assert top.cards == (Shown("3Sa", marks=(Mark.WILD,)),)
    assert set_of(some("3S")) == some("3S")[0].bit


def test_the_headline_leads_to_the_page_that_explains_the_moment() -> None:
    pages = (GAME.folder / "pages" / "en.md").read_text(encoding="utf-8")
    state = position(("KD KC 3D", "4S 6H 9T"), number=1, pile="QH 8D")
    keys = [scene_of(puzzle(RandomDeal(1)), 0).phase.key, scene_of(state, 0).phase.key]
    play_out(state, "draw pile", "out QHa")
    keys.append(scene_of(state, 0).phase.key)
    assert keys == ["five-crowns-solo", "five-crowns-turn", "five-crowns-out"]
    assert all(f"{{#{key.removeprefix('five-crowns-')}}}" in pages for key in keys)
