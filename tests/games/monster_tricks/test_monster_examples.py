"""The worked examples of RULES.md 14, under their numbers."""

from __future__ import annotations

import pytest

from games.engine import IllegalAction, SeatRef, text
from games.monster_tricks.actions import Values
from games.monster_tricks.cards import cards_in
from games.monster_tricks.outcome import outcome_of
from games.monster_tricks.rows import RoundResult, active_place, points
from games.monster_tricks.start import MonsterOptions
from games.monster_tricks.state import MonsterState
from tests.games.monster_tricks.table import play_out, playing, start, targets_of

ORANGE, RED, GRAY = range(3)
PICTURE = ("G8:0 G2:1 G5:2", "G7:1", "Y1:0 Y4:2", "")
"""The seed's first picture: green 8 by Orange with lower cards, green 7 by Red, yellow 1 then yellow 4 by Gray."""


def picture(hand: str, *, fourth: str = "") -> MonsterState:
    return playing(["B9 B8", hand, "B6 B7"], slots=(*PICTURE[:3], fourth), to_play=RED)


def test_example_01_the_owners() -> None:
    owners = [None if trick is None else trick.owner for trick in picture("G1").view(None).slots]
    assert owners == [ORANGE, RED, GRAY, None]


@pytest.mark.parametrize(
    ("card", "places"),
    [
        pytest.param("G6", "1 2 new", id="example_02_green"),
        pytest.param("Y6", "3 new", id="example_03_yellow"),
        pytest.param("P6", "new", id="example_04_purple"),
        pytest.param("B5", "new", id="example_05_blue"),
    ],
)
@pytest.mark.parametrize("others", ["", " G3 Y9 P1"], ids=["as_the_last_card", "among_others"])
def test_where_a_card_may_go(card: str, places: str, others: str) -> None:
    state = picture(card + others)
    assert targets_of(state, card) == places
    for number in "1234":
        if number not in places:
            with pytest.raises(IllegalAction):
                state.play(RED, f"play {card} {number}")


def test_example_06_four_open_tricks_let_the_colour_without_a_home_go_anywhere() -> None:
    state = playing(["B9 B8", "P2 G3", "B5 G6"], slots=PICTURE, to_play=RED)
    play_out(state, "play P2 new")
    assert state.to_act() == (GRAY,)
    assert targets_of(state, "B5") == "1 2 3 4"
    assert targets_of(state, "G6") == "1 2"


def test_example_08_a_higher_card_of_another_colour_does_not_win() -> None:
    state = playing(["B8 B7", "B9 B1", "B5 B6"], slots=(*PICTURE[:3], "P2:2"), to_play=RED)
    play_out(state, "play B9 1")
    view = state.view(None)
    assert view.won == (1, 0, 0)
    assert {card.code for card in cards_in(view.discard)} == {"G8", "G2", "G5", "B9"}
    assert view.slots[0] is None
    assert view.to_act == (GRAY,)
    assert targets_of(state, "B5") == "new"


@pytest.mark.parametrize(("won", "place"), [(0, 0), (3, 0), (1, 1), (4, 1)])
def test_example_09_the_first_and_the_fourth_trick_turn_up_the_left_card(won: int, place: int) -> None:
    state = playing(["G1 G2", "B9 B1", "B5 B6"], slots=PICTURE, to_play=ORANGE, won=(won, 0, 0))
    play_out(state, "play G1 1")
    assert active_place(state.view(None).won[ORANGE]) == place


def test_example_10_the_marker_comes_back() -> None:
    state = playing(["G9 G1", "B9 B1", "Y1 Y2"], slots=("G3:0 G5:1 G4:0",), to_play=0)
    before = state.view(None).slots[0]
    assert before is not None
    assert before.owner == 1
    play_out(state, "play G9 1")
    assert state.view(None).won == (1, 0, 0)


ROWS: list[tuple[int, Values, list[int]]] = [
    (12, (2, 1, 3), [0, 2, 1, 3, 2, 1, 3]),
    (14, (9, 3, 6), [0, 9, 3, 6, 9, 3, 6]),
]


@pytest.mark.parametrize(
    ("row", "won", "worth"),
    [
        pytest.param(row, won, worth, id=f"example_{number}_{won}_tricks")
        for number, row, all_worths in ROWS
        for won, worth in enumerate(all_worths)
    ],
)
def test_what_a_row_is_worth(row: Values, won: int, worth: int) -> None:
    assert points(row, won) == worth


def results(*scores: tuple[int, ...]) -> list[RoundResult]:
    """The rounds that brought each seat these points, the last of them round 3."""
    rows, won = ((1, 2, 3),) * len(scores), (1,) * len(scores)
    played = enumerate(zip(*scores, strict=True), start=4 - len(scores[0]))
    return [RoundResult(number, rows, won, brought) for number, brought in played]


TOTALS = [
    pytest.param(((3, 6, 9), (3, 4, 9)), (18, 16), (1, 2), "won", id="example_15_the_maximum"),
    pytest.param(((1, 4, 9), (2, 6, 6)), (14, 14), (1, 2), "tie", id="example_16_round_3_decides"),
    pytest.param(((2, 4, 6), (2, 4, 6)), (12, 12), (1, 1), "shared", id="example_18_shared"),
    pytest.param(((3, 2, 9), (1, 4, 9)), (14, 14), (2, 1), "tie", id="ruling_17_round_2_decides"),
    pytest.param(((3, 2, 9), (1, 4, 9), (1, 4, 9)), (14, 14, 14), (3, 1, 1), "shared", id="ruling_18_two_of_three"),
    pytest.param(((1, 4, 3), (0, 2, 6), (3, 2, 3)), (8, 8, 8), (2, 1, 3), "tie", id="ruling_17_round_3_then_round_2"),
    pytest.param(((4, 6), (6, 3), (4, 6)), (10, 9, 10), (1, 3, 1), "shared", id="section_12_shared_after_two_rounds"),
    pytest.param(((6, 3), (0, 9)), (9, 9), (2, 1), "tie", id="section_12_the_last_of_two_rounds_decides"),
]


@pytest.mark.parametrize(("scores", "totals", "places", "reason"), TOTALS)
def test_the_end_of_the_game(
    scores: tuple[tuple[int, ...], ...], totals: tuple[int, ...], places: tuple[int, ...], reason: str
) -> None:
    outcome = outcome_of(results(*scores))
    assert (outcome.scores, outcome.places) == (totals, places)
    assert outcome.reason.key == f"monster-tricks-result-{reason}"
    assert outcome.lines[-1].values == totals


@pytest.mark.parametrize(
    ("scores", "decided"),
    [
        pytest.param(((1, 4, 9), (2, 6, 6)), (0, 14, 3, 9), id="example_16"),
        pytest.param(((3, 2, 9), (1, 4, 9), (2, 6, 6)), (1, 14, 2, 4), id="round_3_leaves_two_of_three"),
        pytest.param(((6, 3), (0, 9)), (1, 9, 2, 9), id="the_last_of_two_rounds_is_the_second_played"),
    ],
)
def test_a_tie_is_told_with_the_round_that_decided_it(
    scores: tuple[tuple[int, ...], ...], decided: tuple[int, int, int, int]
) -> None:
    winner, total, round_, points_ = decided
    assert outcome_of(results(*scores)).reason == text(
        "monster-tricks-result-tie", winner=SeatRef(winner), total=total, round=round_, points=points_
    )


def test_example_19_the_start_seat_moves_on() -> None:
    state = start(5, MonsterOptions(first_seat="seat3"))
    starters = []
    while state.to_act():
        if state.laying and len(state.to_act()) == 5:
            starters.append(state.start_seat)
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
        if (
            len(state.to_act()) == 1
            and not state.laying
            and all(state.view(s).hand.bit_count() == 12 for s in range(5))
        ):
            assert state.to_act() == (starters[-1],)
    assert starters == [3, 4, 0]


def test_example_20_a_third_trick_of_one_colour() -> None:
    state = playing(["G1 G3", "B9 B1", "Y1 Y2"], slots=("G8:0", "G7:1"))
    assert targets_of(state, "G3") == "1 2 new"
    play_out(state, "play G3 new")
    assert [None if trick is None else trick.opening.code for trick in state.view(None).slots] == [
        "G8",
        "G7",
        "G3",
        None,
    ]
