"""The plan for the puzzle: right wherever everything can be tried, and good for every order of the cards to come."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import RandomDeal
from games.five_crowns.best import best
from games.five_crowns.cards import ALL, LOWEST, PACK, RANKS, cards_in
from games.five_crowns.solo_computer import closing_sets, planned
from games.five_crowns.solo_state import SoloState
from tests.games.five_crowns.positions import mask, puzzle, some

LOOKS = 5_000


def small(piles: dict[int, int], to_come: int) -> SoloState:
    """A puzzle in which only these piles are open, with this draw pile."""
    state = puzzle(RandomDeal(0))
    state.piles = [piles.get(size, 0) for size in RANKS]
    state.closed = [size not in piles for size in RANKS]
    state.pile = cards_in(to_come)
    state.discards = ALL & ~sum([*piles.values(), to_come])
    return state


def can_be_won(state: SoloState, tried: set[tuple[object, ...]]) -> bool:
    """Tell whether any way to play wins, the order of the cards known."""
    seen = (state.gone, *state.piles)
    if seen in tried or not state.awaited:
        return all(state.closed)
    tried.add(seen)
    for action in state.legal_actions(0):
        after = state.copy()
        after.apply(0, action)
        if can_be_won(after, tried):
            return True
    return False


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from([(3,), (5,), (3, 4), (4, 6)]), st.integers(1, 3))
def test_a_plan_closes_all_piles_where_anything_does(seed: int, sizes: tuple[int, ...], to_come: int) -> None:
    """Cards of three suits and few ranks, so that many of these puzzles can be won, and many cannot."""
    near = [card for card in PACK if card.suit in "HDC" and card.rank < 8]
    cards = Random(seed).sample(near, sum(sizes) + to_come)
    piles = {size: sum(cards.pop().bit for _ in range(size)) for size in sizes}
    state = small({size: pile for size, pile in piles.items() if best(pile, size)}, sum(card.bit for card in cards))
    if not all(state.closed):
        plan = closing_sets(state.view(0), LOOKS)
        assert (set(plan) == set(state.view(0).open)) == can_be_won(state, set())


def test_a_plan_wins_in_any_order_of_the_cards() -> None:
    dealt = puzzle(RandomDeal(5))
    state = small(
        {size: dealt.piles[size - LOWEST] for size in (3, 4, 6, 9)}, sum(card.bit for card in dealt.pile[:11])
    )
    plan = closing_sets(state.view(0), LOOKS)
    assert set(plan) == set(state.view(0).open)
    assert sum(plan.values()) & ~sum(card.bit for card in state.pile) == 0
    assert sum(plan.values()).bit_count() == sum(cards.bit_count() for cards in plan.values())
    for seed in range(3):
        world = state.copy()
        world.pile = tuple(Random(seed).sample(state.pile, len(state.pile)))
        while world.to_act():
            world.apply(0, planned(world.view(0), LOOKS))
        assert all(world.closed)


def test_two_melds_of_three_close_no_pile_of_five() -> None:
    hand = mask("4H 5H 6H 9D 9C")
    assert closing_sets(small({5: hand}, mask("9S")).view(0), LOOKS) == {}
    assert closing_sets(small({5: hand}, mask("9S 7H 8H")).view(0), LOOKS) == {5: mask("7H 8H")}


def test_no_budget_is_too_small() -> None:
    state = small({3: mask("KD KC 9H"), 4: mask("3D 5H 6H 9S")}, mask("7H KS"))
    assert planned(state.view(0), looks=1) in state.legal_actions(0)


def test_what_no_pile_needs_goes_where_it_may_help_the_others() -> None:
    """The pile of three is as good as closed; the pile of seven cannot be, but the third 9 spares two of them."""
    state = small({3: mask("KD KC 9H"), 7: mask("4H 9S 9D JC QT 10D 6C")}, mask("9T KS"))
    assert (state.pile[0].code, list(closing_sets(state.view(0), LOOKS))) == ("KSa", [3])
    state.apply(0, planned(state.view(0), LOOKS))
    assert state.closed[0]
    state.apply(0, planned(state.view(0), LOOKS))
    assert state.piles[7 - LOWEST] & mask("9T")


def test_the_drawn_card_may_be_any_copy_of_what_is_meant() -> None:
    state = small({3: mask("KD KC 9H"), 4: mask("JO 5H 6H 9S")}, mask("JO JO JO") & ~mask("JO"))
    assert some("JO")[0] not in state.pile
    while state.to_act():
        state.apply(0, planned(state.view(0), LOOKS))
    assert all(state.closed)
