"""The rulings of RULES.md 13, and what the worked examples leave out."""

from __future__ import annotations

import pytest

from games.engine import BadNotation, BadSetup, CardRef, GameOver, IllegalAction, NotYourTurn, TextList, set_of, text
from games.monster_tricks.actions import VALUES
from games.monster_tricks.cards import HIGHEST, PACK, PACKS, cards_in
from games.monster_tricks.game import GAME
from games.monster_tricks.rows import active_place, fitting, known
from games.monster_tricks.start import MonsterOptions
from games.monster_tricks.state import MonsterState
from tests.games.monster_tricks.table import play_out, playing, some, start, targets_of

FOUR_OPEN = ("G8:0", "G7:1", "Y1:2", "P2:2")


def lay_all(state: MonsterState) -> None:
    """Let everybody lay the first of the six rows."""
    while state.laying:
        play_out(state, str(state.legal_actions(state.to_act()[0])[0]))


def play_round(state: MonsterState) -> None:
    """Play the first legal action until the round is over."""
    before = len(state.results)
    while state.to_act() and len(state.results) == before:
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])


def test_the_pack_has_four_colours_of_fifteen() -> None:
    assert [card.code for card in PACK[:2]] + [PACK[-1].code] == ["G1", "G2", "P15"]
    assert len({card.code for card in PACK}) == 60


@pytest.mark.parametrize(("seats", "size"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_ruling_08_only_the_deck_changes_with_the_players(seats: int, size: int) -> None:
    assert len(PACKS[seats]) == size
    assert {card.value for card in PACKS[seats]} == set(range(1, HIGHEST[seats] + 1))
    views = [start(seats).view(seat) for seat in range(seats)]
    assert [view.hand.bit_count() for view in views] == [12] * seats
    assert sum(view.hand for view in views) == set_of(PACKS[seats])


def test_ruling_01_off_colour_needs_four_open_tricks() -> None:
    assert targets_of(playing(["B5 B6", "B1 B2", "B3 B4"], slots=FOUR_OPEN[:3]), "B5") == "new"
    assert targets_of(playing(["B5 B6", "B1 B2", "B3 B4"], slots=FOUR_OPEN), "B5") == "1 2 3 4"


def test_rulings_02_03_another_card_that_could_follow_does_not_matter_and_any_trick_will_do() -> None:
    state = playing(["B5 G6 Y3", "B1 B2", "B3 B4"], slots=FOUR_OPEN)
    assert [targets_of(state, code) for code in ("B5", "G6", "Y3")] == ["1 2 3 4", "1 2", "3"]


def test_ruling_04_a_new_trick_instead_of_following() -> None:
    state = playing(["G9 G6", "B1 B2", "B3 B4"], slots=FOUR_OPEN[:1])
    play_out(state, "play G6 new")
    trick = state.view(None).slots[1]
    assert trick is not None
    assert (trick.opening.code, trick.owner) == ("G6", 0)


@pytest.mark.parametrize("code", ["B15", "B1"])
def test_ruling_05_an_off_colour_card_never_wins(code: str) -> None:
    state = playing([f"{code} B14", "B2 B3", "B4 B5", "B6 B7", "B8 B9"], slots=("G8:1", *FOUR_OPEN[1:]))
    play_out(state, f"play {code} 1")
    trick = state.view(None).slots[0]
    assert trick is not None
    assert (trick.owner, trick.best.code, len(trick.cards)) == (1, "G8", 2)


def test_rulings_06_07_the_owner_wins_and_the_turn_goes_on() -> None:
    state = playing(["G1 G2", "B1 B2", "Y3 Y4"], slots=("G9:2 G3:1 G4:1",))
    play_out(state, "play G1 1")
    view = state.view(None)
    assert (view.won, view.to_act) == ((0, 0, 1), (1,))
    assert view.last is not None
    assert (view.last.slot, view.last.trick.owner, view.last.trick.by) == (0, 2, (2, 1, 1, 0))


def test_rulings_08_09_two_players_and_one_may_fill_a_trick_alone() -> None:
    state = playing(["G1 G2 G3 G6 B1", "Y1 Y2 Y3 Y4 Y5"])
    play_out(state, "play G1 new", "play Y1 new", "play G2 1", "play Y2 2", "play G3 1", "play Y3 2")
    assert state.view(None).won == (0, 0)
    play_out(state, "play G6 1")
    assert state.view(None).won == (1, 0)
    assert state.to_act() == (1,)


def test_ruling_10_the_row_cycles() -> None:
    assert [active_place(won) for won in range(8)] == [None, 0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize(("won", "score"), [((0, 2), (0, 2)), ((1, 4), (1, 1)), ((6, 0), (3, 0))])
def test_rulings_10_11_the_card_that_is_up_scores_and_no_trick_scores_nothing(
    won: tuple[int, int], score: tuple[int, int]
) -> None:
    state = playing(["G1", "Y1"], won=won, to_play=0)
    play_out(state, "play G1 new", "play Y1 new")
    assert state.view(None).results[0].scores == score


def test_an_open_trick_with_three_cards_counts_for_nobody_at_the_end() -> None:
    state = playing(["G6", "Y1"], slots=("G1:1 G2:0",), to_play=0, round_=3)
    play_out(state, "play G6 1", "play Y1 new")
    result = state.view(None).results[0]
    assert (result.won, result.scores) == ((0, 0), (0, 0))
    assert state.outcome() is not None


def test_ruling_12_the_hand_is_seen_before_the_row_and_nobody_plays_before_the_last_row() -> None:
    state = start(3)
    assert state.to_act() == (0, 1, 2)
    assert state.view(1).hand.bit_count() == 12
    state.play(1, "row 2 1 3")
    assert state.to_act() == (0, 2)
    with pytest.raises(IllegalAction) as refused:
        state.play(0, f"play {cards_in(state.view(0).hand)[0].code} new")
    assert refused.value.reason == text("monster-tricks-first-the-row")
    state.play(2, "row 3 2 1")
    state.play(0, "row 1 2 3")
    assert state.to_act() == (state.start_seat,)


def test_ruling_13_a_row_cannot_be_changed() -> None:
    state = start(3)
    state.play(1, "row 2 1 3")
    with pytest.raises(NotYourTurn):
        state.play(1, "row 1 2 3")
    lay_all(state)
    with pytest.raises(IllegalAction) as refused:
        state.play(state.to_act()[0], "row 1 2 3")
    assert refused.value.reason == text("monster-tricks-row-is-laid")


def test_the_row_is_made_of_the_cards_of_the_round() -> None:
    state = start(2)
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "row 2 4 6")
    assert refused.value.reason == text("monster-tricks-other-row", low=1, middle=2, high=3)
    rows = []
    while state.to_act():
        if len(state.to_act()) == 2:
            rows.append([str(action) for action in state.legal_actions(0)])
        lay_all(state)
        play_round(state)
    assert [len(set(written)) for written in rows] == [6, 6, 6]
    assert [written[0] for written in rows] == ["row 1 2 3", "row 2 4 6", "row 3 6 9"]


def test_ruling_14_what_was_up_stays_known_and_the_rest_does_not() -> None:
    assert [known((2, 1, 3), won) for won in (0, 1, 2, 3, 7)] == [
        (None, None, None), (2, None, None), (2, 1, None), (2, 1, 3), (2, 1, 3),
    ]  # fmt: skip
    assert fitting((None, 4, None), 2) == ((2, 4, 6), (6, 4, 2))
    assert len(fitting((None, None, None), 3)) == 6


def test_rulings_15_16_the_start_seat_is_drawn_once_and_moves_left() -> None:
    assert {start(4, seed=seed).start_seat for seed in range(40)} == {0, 1, 2, 3}
    state = start(4, seed=3)
    first = state.start_seat
    for number in range(3):
        assert state.start_seat == (first + number) % 4
        lay_all(state)
        assert state.to_act() == (state.start_seat,)
        play_round(state)
    assert state.to_act() == ()


@pytest.mark.parametrize(("rounds", "played"), [(1, [3]), (2, [2, 3]), (3, [1, 2, 3])])
def test_a_short_game_plays_the_last_rounds(rounds: int, played: list[int]) -> None:
    state = start(3, MonsterOptions.model_validate({"rounds": rounds}))
    found = []
    while state.to_act():
        found.append(state.round)
        assert {*VALUES[state.round]} == {*map(int, str(state.legal_actions(0)[0]).split()[1:])}
        lay_all(state)
        play_round(state)
    outcome = state.outcome()
    assert found == played
    assert outcome is not None
    assert len(outcome.lines) == rounds + 1


def test_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(BadSetup) as refused:
        start(3, MonsterOptions(first_seat="seat3"))
    assert refused.value.reason == text("monster-tricks-no-such-seat", number=4, seats=3)
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            start(seats)


def test_refusals_name_the_rule_and_the_places() -> None:
    state = playing(["B5 G6", "B1 B2", "B3 B4"], slots=FOUR_OPEN[:2])
    new, first, second = (
        text("monster-tricks-target-new"),
        text("monster-tricks-target", number=1),
        text("monster-tricks-target", number=2),
    )
    refusals = {
        "play B6 new": text("monster-tricks-not-held", card=CardRef("B6")),
        "play B5 2": text(
            "monster-tricks-wrong-colour", card=CardRef("B5"), number=2, colour="G", places=TextList((new,))
        ),
        "play G6 3": text(
            "monster-tricks-no-trick-there", card=CardRef("G6"), number=3, places=TextList((first, second, new))
        ),
    }
    for notation, reason in refusals.items():
        with pytest.raises(IllegalAction) as refused:
            state.play(0, notation)
        assert refused.value.reason == reason
    full = playing(["B5 G6", "B1 B2", "B3 B4"], slots=FOUR_OPEN)
    with pytest.raises(IllegalAction) as refused:
        full.play(0, "play G6 new")
    assert refused.value.reason == text(
        "monster-tricks-no-free-slot", card=CardRef("G6"), places=TextList((first, second))
    )


def test_a_new_trick_takes_the_lowest_free_place() -> None:
    state = playing(["B5 G6", "B1 B2", "B3 B4"], slots=("G8:0", "", "Y1:2", ""))
    play_out(state, "play B5 new")
    assert [trick and trick.opening for trick in state.view(None).slots] == [*some("G8 B5 Y1"), None]


@pytest.mark.parametrize(
    "notation",
    [
        "", "row", "row 1 2", "row 1 1 2", "row 1 2 4", "row 1 2 3 ", "row  1 2 3", "play G8", "play G8 0", "play G8 5",
        "play G16 new", "play g8 new", "play G8 NEW", "play V1 new", "G8 new", "play G8 new 1", "x" * 99,
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(notation: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(notation)


def test_nobody_plays_after_the_end() -> None:
    state = playing(["G1", "Y1"], round_=3)
    play_out(state, "play G1 new", "play Y1 new")
    assert state.to_act() == ()
    assert not state.legal_actions(0)
    with pytest.raises(GameOver):
        state.play(0, "play G1 new")
