"""The fast arrangement against the rule book's own programme, and the measures made from it (RULES.md 7)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from games.engine import set_of
from games.five_crowns.best import MeldKind, arrange, best, closing, discards, distance, within
from games.five_crowns.cards import ALIKE, ALL, JOKERS, PACK, RANKS, WILD, Card, cards_in, one_of_each
from tests.games.five_crowns import textbook
from tests.games.five_crowns.positions import mask, some


def hands(size: int, count: int, seed: int) -> list[tuple[list[Card], int]]:
    """Random hands with a wild rank; many have cards of few suits or ranks, and many wild cards."""
    rng = Random(seed)
    found = []
    for _ in range(count):
        wild_rank = rng.choice([min(max(size, 3), 13), *RANKS])
        suits = rng.choice(["HDCST", "HD", "HDC", "S"])
        ranks = rng.sample(list(RANKS), rng.choice([3, 6, 11]))
        wilds = [card for card in PACK if card.bit & WILD[wild_rank]]
        naturals = [card for card in PACK if not card.bit & WILD[wild_rank]]
        likely = [card for card in naturals if card.suit in suits or card.rank in ranks[:2]]
        wild = rng.sample(wilds, min(size, rng.choice([0, 0, 1, 2, 3, 4, 6])))
        rest = likely if len(likely) >= size else naturals
        found.append((wild + rng.sample(rest, size - len(wild)), wild_rank))
    return found


def sizes(sample: dict[int, int]) -> list[tuple[list[Card], int]]:
    return [hand for size, count in sample.items() for hand in hands(size, count, seed=size)]


SMALL = {1: 20, 2: 60, 3: 200, 4: 200, 5: 200, 6: 200, 7: 150, 8: 80, 9: 30, 11: 8, 13: 3}
"""How many hands of each size are held against the programme that takes long for many cards."""


def test_best_is_what_the_textbook_finds() -> None:
    for hand, wild_rank in sizes(SMALL):
        assert best(set_of(hand), wild_rank) == textbook.best(hand, wild_rank), (hand, wild_rank)


def test_an_arrangement_is_made_of_melds_and_costs_what_it_says() -> None:
    for hand, wild_rank in sizes(dict.fromkeys(range(3, 15), 60)):
        found = arrange(set_of(hand), wild_rank)
        melded = [card for meld in found.melds for card in meld.cards]
        assert sorted(card.index for card in (*melded, *found.left)) == sorted(card.index for card in hand)
        assert all(textbook.is_meld(list(meld.cards), wild_rank) for meld in found.melds)
        assert found.penalty == best(set_of(hand), wild_rank)


def test_a_run_reads_in_its_order_from_3_to_the_king() -> None:
    for hand, wild_rank in sizes(dict.fromkeys(range(6, 14), 60)):
        for meld in arrange(set_of(hand), wild_rank).melds:
            if meld.kind is MeldKind.RUN:
                first = {card.rank - at for at, card in enumerate(meld.cards) if not card.bit & WILD[wild_rank]}
                assert len(first) <= 1
                assert first <= set(range(3, 15 - len(meld.cards)))
    (run,) = arrange(mask("QS KS JO"), 3).melds
    assert [card.code for card in run.cards] == ["JOa", "QSa", "KSa"]


@pytest.mark.parametrize(
    ("hand", "wild", "kind"),
    [
        pytest.param("JO JO", 3, None, id="too_short"),
        pytest.param("JO 3H 3D", 3, "wilds", id="ruling_02_no_natural"),
        pytest.param("4S JO 9D 7S", 9, "run", id="ruling_03_wild_cards_side_by_side"),
        pytest.param("3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", 3, "run", id="ruling_04_eleven_cards"),
        pytest.param("3H 4H 5H 6H 7H 8H 9H 10H JH QH KH JO", 3, None, id="ruling_04_twelve_cards"),
        pytest.param("9H 9H 9D 9D 9C 9C 9S 9S 9T 9T JO JO", 3, "book", id="ruling_05_twelve_cards"),
        pytest.param("KH JO 4H", 5, None, id="ruling_06_no_way_round"),
        pytest.param("7H 8H 9H JO 7H", 3, None, id="ruling_07_a_copy_in_a_run"),
        pytest.param("6S 7S 8S", 7, "run", id="ruling_08_wild_in_its_own_place"),
    ],
)
def test_melds_that_the_rulings_settle(hand: str, wild: int, kind: str | None) -> None:
    assert textbook.meld_kind(some(hand), wild) == kind


@pytest.mark.parametrize(
    ("hand", "wild", "penalty"),
    [
        ("JO", 3, 50),
        ("JO 3H", 3, 70),
        ("JO JO 3H", 3, 0),
        ("3H 3D 4S", 3, 0),
        ("3H 3D 3C 3S", 3, 0),
        ("JO 4S 9T", 3, 63),
        ("5H 7H JO 9S", 4, 9),
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH JO JO JO", 13, 0),
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH JO KD 4S", 13, 0),
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH JO KD", 13, 0),
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH KS KD 3Hb", 13, 0),
        ("5H 6H 7H 5H 6H 7H 9S", 3, 9),
        ("5H 6H 7H 7H 8H 9H", 3, 0),
        ("QT KT 3T", 5, 28),
    ],
)
def test_hands_at_the_edge(hand: str, wild: int, penalty: int) -> None:
    assert best(mask(hand), wild) == penalty
    assert arrange(mask(hand), wild).penalty == penalty


def test_closing_cards_are_those_that_leave_nothing() -> None:
    for hand, wild_rank in sizes({4: 80, 5: 60, 7: 60, 9: 40, 11: 30, 14: 20}):
        held = set_of(hand)
        closers = closing(held, wild_rank)
        assert closers == set_of(card for card in hand if best(held ^ card.bit, wild_rank) == 0)


def test_copies_are_counted_once_where_they_would_say_the_same() -> None:
    held = mask("7C 7C JO JO 9D")
    assert [card.code for card in one_of_each(held)] == ["9Da", "7Ca", "JOa"]
    assert {card.code: rest for card, rest in discards(held)}.keys() == {"9Da", "7Ca", "JOa"}


def test_distance_is_how_many_cards_have_to_be_exchanged() -> None:
    assert distance(mask("3H 4H 5H"), 13) == 0
    assert distance(mask("3H 4H 9S"), 13) == 1
    assert distance(mask("3H 6D 9S"), 13) == 2
    assert distance(mask("JO 6D 9S"), 13) == 1
    for hand, wild_rank in sizes({5: 30, 9: 15}):
        held = set_of(hand)
        count = distance(held, wild_rank)
        assert (count == 0) == (best(held, wild_rank) == 0)
        assert within(held, wild_rank, count)
        assert not count or not within(held, wild_rank, count - 1)
        jokers = list(cards_in(JOKERS & ~held))[: min(count, 1)]
        nearest = [distance(rest | card.bit, wild_rank) for card in jokers for _, rest in discards(held)]
        assert not nearest or min(nearest) == count - 1


def test_a_meld_and_a_pair_are_two_cards_from_melding() -> None:
    """A third card for the pair makes six cards that meld, and five are held: whatever leaves breaks a meld."""
    assert distance(mask("4H 5H 6H 9D 9C"), 5) == 2
    assert not within(mask("4H 5H 6H 9D 9C 9S"), 5, 0, idle=1)
    assert distance(mask("4H 5H 6H 7H 9D 9C"), 6) == 1
    assert within(mask("4H 5H 6H 7H 9D 9C 9S"), 6, 0, idle=1)


def test_distance_is_right_wherever_all_exchanges_can_be_tried() -> None:
    for hand, wild_rank in sizes({3: 10, 5: 40, 6: 20}):
        held = set_of(hand)
        spare = cards_in(JOKERS & ~held)
        tried = [
            count
            for count in range(min(len(spare), len(hand)) + 1)
            for left in combinations(hand, count)
            if best((held ^ set_of(left)) | set_of(spare[:count]), wild_rank) == 0
        ]
        assert not tried or distance(held, wild_rank) == min(tried)


def test_the_pack_is_two_decks_and_looks_it() -> None:
    assert len(PACK) == 116
    assert ALL.bit_count() == 116
    assert JOKERS.bit_count() == 6
    assert {WILD[rank].bit_count() for rank in RANKS} == {16}
    for card in PACK:
        assert ALIKE[card.index].bit_count() == (2 if card.suit else 6)
