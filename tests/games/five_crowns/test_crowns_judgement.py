"""What club and expert go by between two: what the other seat may hold, and what a discard gives it."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import RandomDeal
from games.five_crowns.computer import casual
from games.five_crowns.game import GAME
from games.five_crowns.state import CrownsState
from games.five_crowns.tells import likely_hands
from games.players import SEARCHING, Strength, choose
from tests.games.five_crowns.positions import game, mask, play_out, position


def share_with(state: CrownsState, card: str) -> float:
    """Return in what share of the likely hands of seat 1 there is one of two copies of a card, seen by seat 0."""
    hands = likely_hands(state.view(0), Random(1), 2_000, 500)
    return sum(bool(hand & mask(f"{card} {card}")) for hand in hands) / len(hands)


def chosen(state: CrownsState, strength: Strength) -> str:
    """Return what the seat to act does at a strength."""
    (seat,) = state.to_act()
    return str(choose(GAME, state.view(seat), strength, 0))


def after_a_turn(discard: str) -> CrownsState:
    """Return a position in round 3 before the draw of seat 0; seat 1 has thrown a card away."""
    state = position(("KH KD 3C 9T 7S", "6D 6T 8H JC QS"), number=3, player=1, pile="10C 8D 3H 4H", top="3S")
    state.starter = 1
    state.turns = 0
    state.hands[1] |= mask(discard)
    state.hands[1] &= ~mask("QS")
    play_out(state, "draw pile", f"discard {discard}a")
    return state


def test_what_was_thrown_away_tells_of_cards_it_would_meld_with() -> None:
    assert share_with(after_a_turn("9H"), "10H") < 0.8 * share_with(after_a_turn("9S"), "10H")


def test_what_was_taken_is_in_every_likely_hand_and_has_company() -> None:
    state = position(("KH KD 3C 9T 7S", "6D 6T 8H JC QS"), number=3, player=1, pile="10C 8D 3H 4H", top="QD")
    state.starter = 1
    state.turns = 0
    alone = share_with(after_a_turn("9S"), "QH")
    play_out(state, "draw discard", "discard 8Ha")
    assert all(hand & mask("QD") for hand in likely_hands(state.view(0), Random(1), 50, 50))
    assert share_with(state, "QH") > 1.5 * alone


@pytest.mark.parametrize("seed", range(6))
def test_likely_hands_are_made_of_what_is_unseen(seed: int) -> None:
    state, rng = game(2, RandomDeal(seed)), Random(seed)
    for _ in range(60):
        (seat,) = state.to_act()
        view = state.view(seat)
        for hand in likely_hands(view, rng, 3, 3):
            assert hand.bit_count() == view.hand_sizes[1 - seat]
            assert hand & ~(view.unseen | view.known[1 - seat]) == 0
        state.apply(seat, rng.choice(state.legal_actions(seat)))


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_seat_threw_away_lies_in_the_discard_pile(seats: int) -> None:
    state, rng = game(seats, RandomDeal(4)), Random(4)
    for _ in range(300):
        (seat,) = state.to_act()
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        lying = sum(card.bit for card in state.discards)
        assert sum(state.thrown) & ~lying == 0
        first = {card.bit for card in state.discards[:1]}
        assert lying & ~sum(state.thrown) in {0, *first}


@pytest.mark.parametrize("strength", SEARCHING)
def test_a_card_that_the_other_seat_has_use_for_is_not_given(strength: Strength) -> None:
    state = position(("KS 4S 6H 6D 6C", "KD KC KT 10D 8D"), number=3, pile="QH 4H", top="9D")
    play_out(state, "draw pile")
    assert chosen(state, strength) == str(casual(state.view(0), Random(0))) == "discard KSa"
    state.known[1] = mask("KD KC")
    assert chosen(state, strength) == "discard QHa"


@pytest.mark.parametrize("strength", SEARCHING)
def test_the_last_turn_is_played_exactly(strength: Strength) -> None:
    state = position(("6S 7S 9D KH", "4D 4H 4C 4S"), number=2, pile="10C 8D", top="8S", closer=1)
    assert chosen(state, strength) == "draw discard"
    play_out(state, "draw discard")
    assert chosen(state, strength) == "discard KHa"


def test_between_two_the_seed_of_a_search_does_not_matter() -> None:
    state = game(2, RandomDeal(8))
    for _ in range(9):
        (seat,) = state.to_act()
        view = state.view(seat)
        chosen = {choose(GAME, view, Strength.CLUB, seed) for seed in range(2)}
        assert len(chosen) == 1
        state.apply(seat, chosen.pop())
