"""The worked examples of the rule book (RULES.md 14), each under its number."""

from __future__ import annotations

import pytest

from games.engine import IllegalAction, RandomDeal
from games.five_crowns.actions import Put
from games.five_crowns.best import arrange, best
from games.five_crowns.cards import SORTED
from games.five_crowns.outcome import outcome_of
from games.five_crowns.solo_state import SoloState
from games.five_crowns.start import CrownsOptions
from games.five_crowns.view import Round
from tests.games.five_crowns import textbook
from tests.games.five_crowns.positions import game, mask, play_out, position, puzzle, some, stacked, turns
from tests.games.stacked import StackedDeal


@pytest.mark.parametrize(
    ("cards", "wild", "kind"),
    [
        pytest.param("4S 5S 6S 7S", 13, "run", id="example_01"),
        pytest.param("JH JC JT", 3, "book", id="example_02"),
        pytest.param("6D 7T 7H 9D", 7, "run", id="example_03"),
        pytest.param("8S QS QT", 8, "book", id="example_05"),
        pytest.param("QS KS 3S", 4, None, id="example_07"),
        pytest.param("5H 5H 6H 7H", 4, None, id="example_08"),
        pytest.param("5H 6H 7H", 4, "run", id="example_08_without_the_copy"),
        pytest.param("8S 8S 8D", 4, "book", id="example_09"),
        pytest.param("QS KS JO", 3, "run", id="example_11"),
        pytest.param("KD QC 3H", 3, None, id="example_11_neither"),
    ],
)
def test_melds(cards: str, wild: int, kind: str | None) -> None:
    assert textbook.meld_kind(some(cards), wild) == kind


@pytest.mark.parametrize(
    ("hand", "wild", "penalty"),
    [
        pytest.param("3H KD JO", 3, 0, id="example_12"),
        pytest.param("3H KD QC", 3, 45, id="example_13"),
        pytest.param("3H KD QD", 3, 0, id="example_14"),
        pytest.param("QS KS 3S 8H", 4, 36, id="example_15"),
        pytest.param("6D 7T 7H 9D KC KH KS", 7, 0, id="example_16"),
        pytest.param("5H JO KD 9S 3C", 5, 12, id="example_18"),
        pytest.param("JO 9S KD 6C", 4, 78, id="example_19"),
        pytest.param("JO JO KH KD 9S 9D", 6, 0, id="example_21"),
        pytest.param("7H 8H 9H 9S 9D 9C 10H JH", 8, 0, id="example_23"),
        pytest.param("6H 6D 10C JC QC 4S 4D 9T", 8, 29, id="example_25"),
    ],
)
def test_best_arrangements(hand: str, wild: int, penalty: int) -> None:
    assert best(mask(hand), wild) == penalty
    found = arrange(mask(hand), wild)
    assert found.penalty == penalty
    assert all(textbook.meld_kind(list(meld.cards), wild) is meld.kind for meld in found.melds)


def test_example_28_going_out_needs_everything_else_to_meld() -> None:
    state = position(("KD KC 3D", "4S 6H 9T"), number=1, pile="QH 8D")
    play_out(state, "draw pile")
    legal = [str(action) for action in state.legal_actions(0)]
    assert "out QHa" in legal
    assert "out 3Da" not in legal
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "out 3Da")
    assert dict(refused.value.reason.args)["points"] == 38


def test_example_29_a_short_round() -> None:
    pack = "9H KD 4S KC 7T 3D 5C 9C QH JO 8D"
    state = game(2, stacked(0, {"shuffle 1": pack}))
    assert state.to_act() == (1,)
    assert state.hands == [mask("KD KC 3D"), mask("9H 4S 7T")]
    assert state.discards == some("5C")
    play_out(state, "draw pile", "discard 7Ta")
    assert best(state.hands[1], 3) == 22
    play_out(state, "draw pile", "out QHa")
    assert state.view(None).laid == (True, False)
    play_out(state, "draw pile", "discard 4Sa")
    view = state.view(None)
    assert view.rounds == (Round(1, 0, (mask("KD KC 3D"), mask("9H 9C JO")), (0, 0)),)
    assert (view.round, view.dealer, view.totals) == (2, 1, (0, 0))


def test_example_31_the_order_of_the_last_turns() -> None:
    hands = ("4S 6H 9T", "5S 7H 10T", "KD KC 3D", "6S 8H JT")
    state = position(hands, number=1, player=2, pile="QH 4D 6D 8D 10D")
    play_out(state, "draw pile", "out QHa")
    order: list[int] = []
    for _ in range(3):
        order += state.to_act()
        turns(state, 1)
    assert order == [3, 0, 1]
    assert state.view(None).round == 2


def test_example_33_the_dealer_passes_to_the_left() -> None:
    hands = ("KD KC 3D", "4S 6H 9T", "5S 7H 10T", "6S 8H JT", "4H 7S QT", "5H 9S KT", "8S 10H 4T")
    state = position(hands, number=1, player=0, dealer=6, pile="QH 4D 6D 8D 10D 5D 7D")
    play_out(state, "draw pile", "out QHa")
    turns(state, 6)
    view = state.view(None)
    assert (view.dealer, view.to_act) == (0, (1,))
    assert game(7, RandomDeal(1), CrownsOptions(first_dealer="seat6")).to_act() == (0,)


def test_example_34_the_totals_of_two_rounds() -> None:
    state = position(("KD KC 3D", "3H KD QC", "3Hb KDb QD"), number=1, pile="10H 4D 4S")
    play_out(state, "draw pile", "out 10Ha", "draw pile", "discard 4Da", "draw pile", "discard 4Sa")
    assert state.view(None).totals == (0, 45, 0)
    second = position(("JO 9S KD 6C", "9H 9D 9C 9T", "QS KS 3S 8H"), number=2, player=1, pile="10H 3D 3C", dealer=0)
    second.totals = state.totals
    play_out(second, "draw pile", "out 10Ha", "draw pile", "discard 3Da", "draw pile", "discard 3Ca")
    assert second.view(None).totals == (78, 45, 36)


def test_example_35_express_plays_six_rounds() -> None:
    state = game(2, RandomDeal(3), CrownsOptions(start_round=6, stall_turns=1))
    sizes = []
    while awaited := state.to_act():
        sizes.append((state.round, state.hands[awaited[0]].bit_count()))
        play_out(state, "draw pile")
        play_out(state, str(state.legal_actions(awaited[0])[0]))
    assert sorted(set(sizes)) == [(6, 8), (7, 9), (8, 10), (9, 11), (10, 12), (11, 13)]
    assert len(state.view(None).rounds) == 6


def test_example_36_a_shared_victory() -> None:
    outcome = outcome_of([Round(11, 1, (0,) * 4, (61, 48, 48, 90))], 4)
    assert outcome.places == (3, 1, 1, 4)
    assert outcome.scores == (61, 48, 48, 90)
    assert outcome.reason.key == "five-crowns-result-shared"


def solo(first: str) -> SoloState:
    """A puzzle with the pack in this order, from the top."""
    order = [card.index for card in some(first)]
    return puzzle(StackedDeal(orders={"shuffle": order}))


def test_example_38_a_pile_that_is_complete_at_the_start_is_closed() -> None:
    state = solo("3S QH JO 5H 9C KD 7S")
    assert state.view(0).closed[0]
    assert not any(action.pile == 3 for action in state.legal_actions(0) if isinstance(action, Put))


def test_example_40_closing_the_last_pile_with_the_last_card_wins() -> None:
    state = solo("")
    state.piles = [mask("KD KC 4H"), *[0] * 10]
    state.closed = [False, *[True] * 10]
    last = some("KS")[0]
    state.pile = (*[card for card in SORTED if card.suit in "HS" and card.rank in range(5, 12)], last)[-28:]
    assert len(state.pile) == 28
    for _ in range(27):
        drawn = state.view(0).drawn
        assert drawn is not None
        state.play(0, f"put P3 {drawn.code}")
        assert state.to_act() == (0,)
    state.play(0, "put P3 4Ha")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "five-crowns-solo-won"
    assert outcome.scores == (11,)
