"""The forty rules of RULES.md 8: the table, cards and tricks by hand, sums over random deals."""

from __future__ import annotations

import pytest

from games.dwarf_king.quests import RULES, TILES, Won, score, tile_of
from tests.games.dwarf_king.checksums import SUMS, broken
from tests.games.dwarf_king.positions import mask

WINNERS = (0, 0, 1, 2, 2, 2, 2, 3, 0, 1)
"""Those of the rule book's examples: 3, 2, 4 and 1 tricks."""


def test_there_are_twenty_tiles_with_two_rules_each() -> None:
    assert list(RULES) == [f"{tile}{side}" for tile in range(1, TILES + 1) for side in "ab"]
    assert [tile_of(rule) for rule in RULES] == [tile for tile in range(1, 21) for _ in "ab"]


@pytest.mark.parametrize(
    ("rule", "points"),
    [
        ("2b", (-2, -2, -2, -2)),
        ("5a", (1, 3, 2, 4)),
        ("5b", (2, 4, 1, 3)),
        ("9a", (0, 0, 5, 0)),
        ("9b", (0, 5, 0, 0)),
        ("14a", (4, 0, 3, 0)),
        ("14b", (-4, 0, -3, 0)),
        ("20a", (3, 3, 3, 3)),
        ("20b", (6, 0, 6, 0)),
    ],
)
def test_rules_that_look_at_tricks(rule: str, points: tuple[int, ...]) -> None:
    assert score(rule, Won(4, 10, WINNERS, (0, 0, 0, 0))) == points


PILES = (
    "k3 d3 g3 kJ dJ gJ k2",  # both triplets; sum 11
    "d2 d5 gK gQ",  # sum 7; no Knight
    "k4 k6 d7 g7 kK dQ Dragon",  # sum 24
    "k1 g11a gA",  # sum 12; no Dwarf
)
CARD_RULES = [
    ("3a", (12, 0, 4, 0)),
    ("3b", (0, 0, 12, 0)),
    ("4a", (-3, 0, -3, -1)),
    ("4b", (-2, -2, -1, -2)),
    ("6a", (0, 0, -5, 0)),
    ("6b", (0, 0, 5, 0)),
    ("12a", (1, -2, 1, 1)),
    ("12b", (-1, 2, -1, -1)),
    ("13a", (0, 0, 0, 0)),
    ("15a", (3, 0, 0, 0)),
    ("15b", (-3, 0, 0, 0)),
    ("17a", (2, 0, 1, 0)),
    ("17b", (3, 2, 3, 2)),
    ("18a", (3, 2, 7, 0)),
    ("18b", (2, 0, 4, 1)),
    ("19a", (6, 2, 5, 2)),
    ("19b", (-6, -2, -5, -2)),
]


@pytest.mark.parametrize(("rule", "points"), CARD_RULES, ids=[rule for rule, _ in CARD_RULES])
def test_rules_that_look_at_cards(rule: str, points: tuple[int, ...]) -> None:
    assert score(rule, Won(4, 10, (), tuple(mask(pile) for pile in PILES))) == points


def score_piles(rule: str, *piles: str, winners: tuple[int, ...] = ()) -> tuple[int, ...]:
    return score(rule, Won(len(piles), 13 if len(piles) == 3 else 10, winners, tuple(map(mask, piles))))


def test_rule_13_kings_and_queens() -> None:
    assert score_piles("13a", "kK dK gQ", "kQ dQ", "gK") == (3, -6, 3)
    assert score_piles("13b", "kK dK gQ", "kQ dQ", "gK") == (-3, 6, -3)


def test_rule_19_a_court_knight_counts_twice() -> None:
    assert score_piles("19a", "kJ kQ kK kA", "dJ", "k2") == (8, 1, 1)


def test_ruling_21_tricks_stay_as_won_whatever_the_piles_hold() -> None:
    assert score_piles("7a", "", "", "k2", winners=(0, 0, 1)) == (2, 1, 0)


def test_ruling_24_no_trick_is_neither_even_nor_odd() -> None:
    assert score_piles("10a", "", "", "", winners=(0, 0, 1)) == (5, 0, 0)
    assert score_piles("10b", "", "", "", winners=(0, 0, 1)) == (0, 5, 0)


def test_ruling_25_a_shared_highest_sum_scores_nothing() -> None:
    assert score_piles("6a", "k5 k3 kA", "d8", "g2") == (0, 0, 0)
    assert score_piles("6b", "k5 k3 kA", "d9", "g2") == (0, 5, 0)
    assert score_piles("6b", "k10", "g11a", "d2 dA dK") == (0, 5, 0)  # an 11 counts, a court does not


def test_ruling_26_a_single_trick_is_a_run_of_one() -> None:
    assert score_piles("1a", "", "", "", winners=(0, 1, 0)) == (2, 2, 0)


def test_ruling_27_no_trick_counts_like_any_number() -> None:
    assert score_piles("11a", "", "", "", "", winners=(0, 0, 1)) == (5, 5, 0, 0)
    assert score_piles("11b", "", "", "", "", winners=(0, 0, 1)) == (0, 0, 5, 5)


def test_ruling_29_ones_and_elevens_are_never_complete() -> None:
    assert score_piles("15a", "k11a k11b d11a d11b", "g11a g11b", "k1 d1 g1") == (0, 0, 0)


def test_ruling_30_a_seat_without_tricks_has_a_long_gap() -> None:
    assert score_piles("16b", "", "", "", winners=(0, 0, 1, 0, 1)) == (0, 0, 5)
    assert score_piles("16a", "", "", "", winners=(0, 1, 1, 1, 1)) == (0, 5, 0)


def test_rule_16_four_are_enough_and_three_are_not() -> None:
    assert score_piles("16b", "", "", "", winners=(0, 1, 2, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1)) == (5, 0, 0)
    assert score_piles("16a", "", "", "", winners=(0, 0, 0, 1, 1, 1, 1, 2, 0)) == (0, 5, 0)


def test_rule_20_as_many_is_neither_fewer_nor_more() -> None:
    assert score_piles("20a", "", "", "", winners=(0, 1, 2)) == (0, 0, 0)
    assert score_piles("20b", "", "", "", winners=(0, 1, 2)) == (0, 0, 0)
    assert score_piles("20a", "", "", "", winners=(0, 0, 1, 1, 2)) == (0, 3, 3)
    assert score_piles("20b", "", "", "", winners=(0, 0, 1, 1, 2)) == (3, 3, 0)


def test_ruling_32_only_court_dwarves_have_no_value() -> None:
    assert score_piles("18a", "dJ dA k2", "d1 d2", "") == (0, 1, 0)


def test_ruling_36_magic_cards_count_for_no_cards() -> None:
    for rule in RULES:
        empty = score_piles(rule, "", "", "")
        assert score_piles(rule, "Dragon", "Excalibur", "Mummy") == empty


def test_a_running_tally_looks_at_the_last_four_tricks_of_the_deal() -> None:
    assert score("2a", Won(4, 10, (0,) * 6, (0,) * 4)) == (0, 0, 0, 0)
    assert score("2a", Won(4, 10, (0,) * 7, (0,) * 4)) == (2, 0, 0, 0)


def test_the_sums_are_right_for_every_rule() -> None:
    assert SUMS.keys() == RULES.keys()
    assert broken(range(120)) == []
