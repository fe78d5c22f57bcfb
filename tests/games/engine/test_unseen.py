"""Dealing what somebody has not seen: every place gets its number of cards, and nothing that it lacks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import deal_unseen


@dataclass(frozen=True)
class Bit:
    """A card that is nothing but its place."""

    bit: int


def pack(count: int) -> list[Bit]:
    """So many cards."""
    return [Bit(1 << place) for place in range(count)]


@st.composite
def truths(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """A deal that is true, and for each place cards that are shown not to be there."""
    count, places = draw(st.integers(0, 14)), draw(st.integers(1, 6))
    at = draw(st.lists(st.integers(0, places - 1), min_size=count, max_size=count))
    truth = [sum(1 << card for card in range(count) if at[card] == place) for place in range(places)]
    return truth, [draw(st.integers(0, (1 << count) - 1)) & ~held for held in truth]


@given(truths(), st.integers(0, 2**32))
def test_whatever_can_be_true_is_dealt_without_a_contradiction(known: tuple[list[int], list[int]], seed: int) -> None:
    truth, lacks = known
    room = [held.bit_count() for held in truth]
    dealt = deal_unseen(pack(sum(room)), room, lacks, Random(seed))
    assert [held.bit_count() for held in dealt] == room
    assert all(not held & lacking for held, lacking in zip(dealt, lacks, strict=True))
    together = 0
    for held in dealt:
        together |= held
    assert together == (1 << sum(room)) - 1


def test_every_deal_that_fits_comes_up() -> None:
    """Two hands of two: the second lacks the first card, so three of the six deals are left."""
    found = Counter(tuple(deal_unseen(pack(4), [2, 2], [0, 0b0001], Random(seed))) for seed in range(600))
    assert set(found) == {(0b0011, 0b1100), (0b0101, 0b1010), (0b1001, 0b0110)}
    assert min(found.values()) > 120


def test_a_contradiction_is_told() -> None:
    with pytest.raises(ValueError, match="fit nowhere"):
        deal_unseen(pack(2), [1, 1], [0b11, 0], Random(1))
