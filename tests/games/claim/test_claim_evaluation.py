"""The judgement of the hands that phase 2 begins with."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.claim.cards import PACK, UNDEAD
from games.claim.evaluation import chance_to_win
from games.claim.tricks import hand_of
from games.engine import set_of
from tests.games.claim.positions import mask


@given(st.randoms(use_true_random=False))
def test_one_seat_wins_what_the_other_loses(rng: Random) -> None:
    cards = rng.sample(PACK, 32)
    hands = [hand_of(set_of(cards[:13])), hand_of(set_of(cards[13:26]))]
    piles = [set_of(cards[26:29]) & UNDEAD, set_of(cards[29:]) & UNDEAD]
    chance = chance_to_win(hands, piles, 0)
    assert 0 < chance < 1
    assert chance + chance_to_win(hands[::-1], piles[::-1], 1) == pytest.approx(1)


def test_high_cards_of_a_faction_and_scored_undead_are_good_to_have() -> None:
    even = "G1 G4 D2 D5 U2 U5 X1 X4 K3", "G2 G3 D3 D4 U3 U4 X2 X3 K4"
    hands = [hand_of(mask(hand)) for hand in even]
    high = [hand_of(mask(f"{hand} {more}")) for hand, more in zip(even, ("K8 K9", "K5 K6"), strict=True)]
    assert chance_to_win(high, [0, 0], 0) > chance_to_win(hands, [0, 0], 0)
    assert chance_to_win(hands, [mask("U8"), 0], 0) > chance_to_win(hands, [0, 0], 0)
