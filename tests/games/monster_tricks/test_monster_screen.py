"""Scenes and questions, for players and spectators."""

from __future__ import annotations

from games.engine import (
    Ask,
    AskKind,
    CardRef,
    Mark,
    Scene,
    Seat,
    SeatRef,
    Shown,
    TextList,
    Zone,
    ZoneKind,
    leaves,
    text,
)
from games.monster_tricks.game import GAME
from games.monster_tricks.start import MonsterOptions, Rounds
from games.monster_tricks.state import MonsterState
from tests.games.monster_tricks.table import play_out, playing, start

ACTIVE = text("monster-tricks-active")


def scene_of(state: MonsterState, seat: Seat | None) -> Scene:
    return GAME.scene(state.view(seat))


def ask_of(state: MonsterState, seat: Seat) -> Ask:
    ask = GAME.ask(state.view(seat))
    assert ask is not None
    return ask


def zone(zones: tuple[Zone, ...], key: str) -> Zone:
    """The one zone with this label."""
    (found,) = [one for one in zones if one.label.key == f"monster-tricks-zone-{key}"]
    return found


def counters(scene: Scene, seat: Seat) -> dict[str, int]:
    """A seat's counters by key."""
    return {one.label.key.removeprefix("monster-tricks-counter-"): one.value for one in scene.panels[seat].counters}


def test_while_rows_are_laid_only_the_choosing_is_seen() -> None:
    state = start(3, MonsterOptions(first_seat="seat2"))
    state.play(1, "row 2 1 3")
    public = scene_of(state, None)
    assert public.phase == text("monster-tricks-phase-rows", number=1, rounds=3, low=1, middle=2, high=3)
    assert public.facts == (text("monster-tricks-fact-laying", starter=SeatRef(2)),)
    assert [panel.marks for panel in public.panels] == [(Mark.AWAITED,), (Mark.CHOSEN,), (Mark.AWAITED,)]
    assert [panel.zones for panel in public.panels] == [(), (), ()]
    assert (public.centre, public.hand, public.own) == ((), None, ())
    assert "V2" not in repr(public)
    assert scene_of(state, 0).own == ()
    own = zone(scene_of(state, 1).own, "own-row")
    assert (own.kind, own.cards) == (ZoneKind.SLOTS, (Shown("V2"), Shown("V1"), Shown("V3")))


def test_the_row_is_asked_for_as_an_order() -> None:
    ask = ask_of(start(2, MonsterOptions(rounds=Rounds.LAST_TWO)), 0)
    assert (ask.kind, ask.verb) == (AskKind.ORDER, "row")
    assert [choice.card for choice in ask.choices] == ["V2", "V4", "V6"]
    assert sorted(leaves(ask)) == ["row 2 4 6", "row 2 6 4", "row 4 2 6", "row 4 6 2", "row 6 2 4", "row 6 4 2"]


def test_the_four_slots_show_cards_owners_and_room() -> None:
    state = playing(["B5 B6", "B1 B2", "B3 B4"], slots=("G3:0 G5:1 P4:0", "", "Y2:2"))
    centre = scene_of(state, None).centre
    assert [one.label for one in centre] == [
        text("monster-tricks-zone-trick", number=1, colour="G", missing=1),
        text("monster-tricks-zone-slot", number=2),
        text("monster-tricks-zone-trick", number=3, colour="Y", missing=3),
        text("monster-tricks-zone-slot", number=4),
    ]
    assert centre[0].cards == (Shown("G3", by=0), Shown("G5", by=1, marks=(Mark.WINNING,)), Shown("P4", by=0))
    assert centre[0].note == text("monster-tricks-trick-note", owner=SeatRef(1), missing=1)
    assert centre[1].cards == ()
    assert centre[2].note == text("monster-tricks-trick-note", owner=SeatRef(2), missing=3)


def test_active_cards_and_tricks_won_are_public_and_the_rest_is_not() -> None:
    state = playing(["B5 B6", "B1 B2", "B3 B4"], won=(0, 2, 4), rows=[(1, 2, 3), (3, 1, 2), (2, 3, 1)], slots=("G3:0",))
    scene = scene_of(state, None)
    rows = [zone(panel.zones, "row").cards for panel in scene.panels]
    assert rows == [
        (Shown(None), Shown(None), Shown(None)),
        (Shown("V3"), Shown("V1", marks=(Mark.PLAYABLE,), note=ACTIVE), Shown(None)),
        (Shown("V2", marks=(Mark.PLAYABLE,), note=ACTIVE), Shown("V3"), Shown("V1")),
    ]
    assert [counters(scene, seat)["tricks"] for seat in range(3)] == [0, 2, 4]
    assert [panel.marks for panel in scene.panels] == [(Mark.AWAITED,), (), (Mark.AHEAD,)]  # worth 0, 1 and 2 now


def test_the_own_row_tells_what_one_more_trick_would_bring() -> None:
    state = playing(["B5 B6", "B1 B2"], won=(0, 3), rows=[(1, 2, 3), (3, 1, 2)])
    first, second = (zone(scene_of(state, seat).own, "own-row") for seat in (0, 1))
    assert first.note == text("monster-tricks-own-row", now=0, next=1)
    assert second.note == text("monster-tricks-own-row", now=2, next=3)
    assert second.cards == (Shown("V3"), Shown("V1"), Shown("V2", marks=(Mark.PLAYABLE,), note=ACTIVE))
    assert scene_of(state, 0).panels[0].zones == ()


def test_a_card_unfolds_into_its_tricks_and_says_why_the_others_are_closed() -> None:
    state = playing(["B5 G6", "B1 B2", "B3 B4"], slots=("G7:1 G2:0 G3:0", "Y1:2", "", "G1:2"))
    ask = ask_of(state, 0)
    assert [(choice.token, choice.card) for choice in ask.choices] == [("G6", "G6"), ("B5", "B5")]
    assert sorted(leaves(ask)) == ["play B5 new", "play G6 1", "play G6 4", "play G6 new"]
    then = ask.choices[0].then
    assert then is not None
    assert [choice.token for choice in then.choices] == ["1", "2", "4", "new"]
    assert [choice.blocked is None for choice in then.choices] == [True, False, True, True]
    labels = [choice.label for choice in then.choices]
    assert labels[0] == text("monster-tricks-button-trick", number=1)
    assert labels[3] == text("monster-tricks-button-new")
    assert then.choices[1].blocked == text(
        "monster-tricks-wrong-colour",
        card=CardRef("G6"),
        number=2,
        colour="Y",
        places=TextList(
            (
                text("monster-tricks-target", number=1),
                text("monster-tricks-target", number=4),
                text("monster-tricks-target-new"),
            )
        ),
    )
    says = [choice.says for choice in then.choices]
    assert says[0] == text("monster-tricks-says-play", card=CardRef("G6"), number=1, owner=SeatRef(1), full="yes")
    assert says[2] == text("monster-tricks-says-play", card=CardRef("G6"), number=4, owner=SeatRef(0), full="no")
    assert says[3] == text("monster-tricks-says-new", card=CardRef("G6"))


def test_with_four_open_tricks_the_closed_choice_is_the_new_one() -> None:
    state = playing(["B5 G6", "B1 B2", "B3 B4"], slots=("G7:1", "Y1:2", "P2:0", "G1:2"))
    ask = ask_of(state, 0)
    assert sorted(leaves(ask)) == ["play B5 1", "play B5 2", "play B5 3", "play B5 4", "play G6 1", "play G6 4"]
    assert scene_of(state, None).facts == (text("monster-tricks-fact-turn", seat=SeatRef(0), free=0),)
    then = ask.choices[1].then
    assert then is not None
    assert [choice.blocked and choice.blocked.key for choice in then.choices] == [
        None, None, None, None, "monster-tricks-no-free-slot",
    ]  # fmt: skip


def test_the_last_full_trick_shows_its_winner() -> None:
    state = playing(["G1 G2", "B1 B2", "Y3 Y4"], slots=("G9:2 G3:1 G4:1",))
    play_out(state, "play G1 1")
    last = zone(scene_of(state, None).centre, "last-trick")
    assert last.cards == (Shown("G9", by=2, marks=(Mark.WON,)), Shown("G3", by=1), Shown("G4", by=1), Shown("G1", by=0))


def test_a_new_round_tells_what_the_last_one_brought() -> None:
    state = playing(["G1", "Y1"], won=(2, 0))
    play_out(state, "play G1 new", "play Y1 new")
    scene = scene_of(state, None)
    assert scene.phase == text("monster-tricks-phase-rows", number=2, rounds=3, low=2, middle=4, high=6)
    assert [fact.key for fact in scene.facts] == ["monster-tricks-event-round-over", "monster-tricks-fact-laying"]
    assert [counters(scene, seat) for seat in (0, 1)] == [{"hand": 12, "score": 2}, {"hand": 12, "score": 0}]


def test_the_end_is_told_and_the_winner_marked() -> None:
    state = playing(["G1", "Y1"], round_=3, won=(0, 2), options=MonsterOptions(rounds=Rounds.LAST))
    play_out(state, "play G1 new", "play Y1 new")
    scene = scene_of(state, 1)
    assert scene.phase == text("monster-tricks-phase-over")
    assert scene.facts == (text("monster-tricks-result-won", winner=SeatRef(1), points=6),)
    assert [panel.marks for panel in scene.panels] == [(), (Mark.WON,)]
    assert zone(scene.panels[0].zones, "row").cards == (Shown("V3"), Shown("V6"), Shown("V9"))
    assert scene.hand is None
    assert GAME.ask(state.view(1)) is None
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.lines[0].values[1] == text(
        "monster-tricks-line-seat", row=text("monster-tricks-row", left=3, middle=6, right=9), count=2, points=6
    )


def test_events_tell_the_effect_of_a_card() -> None:
    state = playing(["G4 G9 Y2 P1", "G6 B2 B1 B5"], slots=("G3:1", "P3:0", "P2:0", "Y5:0"))
    state.events = []
    play_out(state, "play G4 1", "play B2 1", "play G9 1")
    told = [(event.text.key.removeprefix("monster-tricks-event-"), dict(event.text.args)) for event in state.events]
    assert [(key, args.get("effect")) for key, args in told] == [
        ("played", "takes"), ("played", "off"), ("played", "keeps"), ("taken", None),
    ]  # fmt: skip
    assert told[-1][1] == {
        "owner": SeatRef(0), "number": 1, "best": CardRef("G9"), "count": 1, "place": "left", "active": CardRef("V1"),
    }  # fmt: skip
    assert all(event.audience is None for event in state.events)


def test_the_second_trick_is_told_with_the_middle_card() -> None:
    state = playing(["G1 G2", "B1 B2"], slots=("G9:1 G3:1 G4:1",), won=(0, 1), rows=[(1, 2, 3), (1, 3, 2)])
    state.events = []
    play_out(state, "play G1 1")
    assert state.events[-1].text == text(
        "monster-tricks-event-taken",
        owner=SeatRef(1), number=1, best=CardRef("G9"), count=2, place="middle", active=CardRef("V3"),
    )  # fmt: skip


def test_a_turn_lasts_until_everybody_has_played_a_card() -> None:
    state = playing(["G1 G2 G3", "B1 B2 B3"])
    turns = []
    for notation in ("play G1 new", "play B1 new", "play G2 new", "play B2 new", "play G3 1"):
        turns.append(state.view(None).turn)
        play_out(state, notation)
    assert [*turns, state.view(None).turn] == [10, 10, 11, 11, 12, 12]


def test_every_colour_has_a_sign_of_its_own() -> None:
    signs = {face.suit: face.emoji for face in GAME.faces.values()}
    assert len(set(signs.values())) == len(signs) == 5
    assert list(GAME.faces)[:2] == ["G1", "G2"]
