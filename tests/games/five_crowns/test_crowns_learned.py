"""What the expert goes by between two: signs that were learned, and the small networks that read them."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import RandomDeal
from games.engine.network import Network
from games.five_crowns.cards import BY_CODE, copies_in
from games.five_crowns.network import learned
from games.five_crowns.outlook import OUTLOOK
from games.five_crowns.prospect import prospect, shape
from games.five_crowns.signs import Signs
from games.five_crowns.state import CrownsState
from tests.games.five_crowns.positions import game, mask, play_out, position


def before_a_discard() -> CrownsState:
    """Return a position in round 3, seat 0 having drawn."""
    state = position(("KS 4S 6H 6D 6C", "KD KC KT 10D 8D"), number=3, pile="QH 4H", top="9D")
    play_out(state, "draw pile")
    return state


def test_a_cell_that_says_no_is_hardly_heard() -> None:
    network = Network.of(cells=[[1.0, 2.0], [-1.0, 0.0]], biases=[0.5, 0.0], weights=[2.0, 100.0], bias=0.25)
    assert network((3.0, 1.0)) == pytest.approx(2.0 * 5.5 - 0.01 * 3.0 * 100.0 + 0.25)


@pytest.mark.parametrize("seed", range(4))
def test_networks_are_given_as_many_signs_as_they_weigh(seed: int) -> None:
    """And with as many, the expert does what is allowed, in any turn of a round."""
    state, rng = game(2, RandomDeal(seed)), Random(seed)
    asked: set[tuple[str, int]] = set()
    with pytest.MonkeyPatch.context() as patch:
        plain = Network.__call__

        def counting(network: Network, inputs: list[float]) -> float:
            assert len(inputs) == len(network.cells[0])
            asked.add(("", len(inputs)))
            return plain(network, inputs)

        patch.setattr(Network, "__call__", counting)
        for _ in range(12):
            (seat,) = state.to_act()
            view = state.view(seat)
            assert OUTLOOK.expert.solve(view) in view.legal
            state.apply(seat, rng.choice(view.legal))
    assert len(asked) > 1


def test_what_the_other_seat_took_company_for_helps_it_and_what_it_threw_away_does_not() -> None:
    state = before_a_discard()
    king, eight = BY_CODE["KSa"], BY_CODE["4Sa"]
    saves, frees = Signs(state.view(0)).given(king)
    state.known[1] = mask("KD KC")
    more, freer = Signs(state.view(0)).given(king)
    assert more > saves
    assert freer > frees
    assert Signs(state.view(0)).given(eight)[0] < more


def test_a_prospect_counts_the_cards_that_let_a_hand_go_out() -> None:
    hand = mask("4H 5H 9D 9C")
    then = prospect(hand, 8, copies_in(mask("6H 6H 9S KD JO")))
    assert (then.cost, then.lacking, then.out) == (27, 2, 0.0)
    assert then.nearer == pytest.approx(4 / 5)
    then = prospect(mask("4H 5H 6H 9D"), 8, copies_in(mask("7H 9S KD JO")))
    assert (then.cost, then.lacking, then.left, then.out) == (9, 1, 9 / 2, 1 / 2)


def test_a_shape_tells_pairs_books_neighbours_and_cards_alone() -> None:
    pairs, books, neighbours, next_but_one, alone, points, dearest = shape(mask("4H 5H 7H 9D 9C KS JO"), 8)
    assert (pairs * 2, books, neighbours * 2, next_but_one * 2) == (1, 0, 1, 1)
    assert (alone * 2, points * 20, dearest * 13) == (1, 13, 13)


def test_what_was_learned_is_small_enough_to_be_read_at_once() -> None:
    networks = learned()
    assert len(networks.discard.cells) == len(networks.discard.weights) == len(networks.discard.biases)
    assert networks is learned()
