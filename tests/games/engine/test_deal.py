"""Chance: pure, without bias, within its bounds."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import Deal, FairDeal, RandomDeal, commitment
from tests.games.stacked import StackedDeal

SECRET = bytes(range(32))
DEALS: list[Deal] = [FairDeal(SECRET, ("a", "b")), RandomDeal(7), StackedDeal()]

every_deal = pytest.mark.parametrize("deal", DEALS, ids=lambda deal: type(deal).__name__)


@every_deal
@given(n=st.integers(0, 150), label=st.text())
def test_a_permutation_holds_every_number_once_and_is_always_the_same(deal: Deal, n: int, label: str) -> None:
    order = deal.permutation(n, label)
    assert sorted(order) == list(range(n))
    assert deal.permutation(n, label) == order


@every_deal
@given(n=st.integers(1, 2**32), label=st.text())
def test_a_number_is_below_its_bound_and_always_the_same(deal: Deal, n: int, label: str) -> None:
    number = deal.below(n, label)
    assert 0 <= number < n
    assert deal.below(n, label) == number


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_no_fair_number_is_outside_the_words_of_the_stream(n: int) -> None:
    with pytest.raises(ValueError, match="no number is below"):
        FairDeal(SECRET, ()).below(n, "x")


@pytest.mark.parametrize("secret", [b"", SECRET[:31], SECRET + b"\0"])
def test_a_secret_of_another_length_is_refused(secret: bytes) -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes"):
        FairDeal(secret, ())


def test_a_fair_deal_does_not_show_its_secret_by_accident() -> None:
    shown = repr(FairDeal(SECRET, ("mine",)))
    assert "mine" in shown
    assert SECRET.hex() not in shown
    assert repr(SECRET) not in shown


def test_everything_that_goes_in_changes_what_comes_out() -> None:
    def order(secret: bytes, *salts: str, label: str = "shuffle 1") -> tuple[int, ...]:
        return tuple(FairDeal(secret, salts).permutation(52, label))

    orders = [
        order(SECRET, "ab", "c"),
        order(SECRET, "a", "bc"),
        order(SECRET, "abc"),
        order(SECRET, "abc", ""),
        order(SECRET, "", "abc"),
        order(SECRET, "c", "ab"),
        order(SECRET, "ab", "c", label="shuffle 2"),
        order(SECRET[::-1], "ab", "c"),
    ]
    assert len(set(orders)) == len(orders)


def test_the_commitment_is_the_plain_sha_256() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_stacked_deal_says_what_was_written_and_completes_the_rest() -> None:
    deal = StackedDeal({"leader": 1}, {"shuffle": [4, 2]}, rest=RandomDeal(3))
    assert deal.below(2, "leader") == 1
    assert deal.permutation(6, "shuffle") == [4, 2, 0, 1, 3, 5]
    assert deal.below(100, "other") == RandomDeal(3).below(100, "other")
    assert deal.permutation(9, "other") == RandomDeal(3).permutation(9, "other")


def chi_square(counts: list[int]) -> float:
    """How many standard deviations the counts are from being equal, by the cube-root approximation."""
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    spread = 2 / (9 * freedom)
    return float((math.cbrt(statistic / freedom) - (1 - spread)) / math.sqrt(spread))


LIMIT = 3.1
"""Standard deviations; 0.001 of fair samples lie farther out on either side. The seeds are fixed."""


def test_every_order_of_five_cards_is_equally_likely() -> None:
    deal = FairDeal(SECRET, ("chi", "square"))
    orders = Counter(tuple(deal.permutation(5, f"shuffle {n}")) for n in range(12_000))
    assert len(orders) == 120
    assert abs(chi_square(list(orders.values()))) < LIMIT


def test_every_card_is_equally_likely_in_every_place() -> None:
    deal = FairDeal(SECRET, ("chi", "square"))
    places = [[0] * 52 for _ in range(52)]
    for n in range(2_000):
        for place, card in enumerate(deal.permutation(52, f"shuffle {n}")):
            places[place][card] += 1
    # Rows and columns of the table have fixed sums, so it has 51 × 51 degrees of freedom, not 52 × 52 - 1.
    statistic = sum((count - 2_000 / 52) ** 2 / (2_000 / 52) for row in places for count in row)
    spread = 2 / (9 * 51 * 51)
    assert abs((math.cbrt(statistic / (51 * 51)) - (1 - spread)) / math.sqrt(spread)) < LIMIT


def test_neighbours_are_as_often_rising_as_falling() -> None:
    deal = FairDeal(SECRET, ("runs",))
    rising = 0
    for n in range(1_000):
        order = deal.permutation(52, f"shuffle {n}")
        rising += sum(one < other for one, other in pairwise(order))
    # The number of rises of a permutation of n has mean (n - 1) / 2 and variance (n + 1) / 12.
    assert abs(rising - 1_000 * 51 / 2) / math.sqrt(1_000 * 53 / 12) < LIMIT


def test_numbers_have_no_modulo_bias() -> None:
    # Without rejection, two thirds of these would fall into the lower half.
    n = 3 * 2**30
    deal = FairDeal(SECRET, ("bias",))
    halves = Counter(deal.below(n, f"number {at}") < n // 2 for at in range(4_000))
    assert abs(chi_square([halves[True], halves[False]])) < LIMIT


def test_many_labels_give_unrelated_numbers() -> None:
    deal = FairDeal(SECRET, ("labels",))
    pairs = Counter((deal.below(6, f"die {at}"), deal.below(6, f"die {at + 1}")) for at in range(7_200))
    assert abs(chi_square([pairs[one, other] for one in range(6) for other in range(6)])) < LIMIT
