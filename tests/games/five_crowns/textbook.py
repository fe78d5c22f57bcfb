"""The rule book's own programmes for melds, word for word: the yardstick for the fast ones (RULES.md 7)."""

from __future__ import annotations

from games.five_crowns.best import MeldKind, penalty_of
from games.five_crowns.cards import Card


def meld_kind(cards: list[Card], wild_rank: int) -> MeldKind | None:
    """The kind of meld that a set of cards makes, None when it makes none (RULES.md 7.1)."""
    if len(cards) < 3:
        return None
    naturals = [card for card in cards if card.suit and card.rank != wild_rank]
    if not naturals:
        return MeldKind.WILDS
    ranks = [card.rank for card in naturals]
    if len(set(ranks)) == 1:
        return MeldKind.BOOK
    one_suit = len({card.suit for card in naturals}) == 1
    fits = len(set(ranks)) == len(ranks) and len(cards) <= 11 and max(ranks) - min(ranks) + 1 <= len(cards)
    return MeldKind.RUN if one_suit and fits else None


def is_meld(cards: list[Card], wild_rank: int) -> bool:
    return meld_kind(cards, wild_rank) is not None


def best(cards: list[Card], wild_rank: int) -> int:
    """The smallest penalty of a hand, by trying all subsets of all subsets (RULES.md 7.3)."""
    size = len(cards)
    ok = [is_meld([cards[at] for at in range(size) if m >> at & 1], wild_rank) for m in range(1 << size)]
    f = [0] * (1 << size)
    for m in range(1, 1 << size):
        lowest = m & -m
        least = penalty_of(cards[lowest.bit_length() - 1], wild_rank) + f[m ^ lowest]
        rest = m ^ lowest
        t = rest
        while t:
            if ok[t | lowest] and f[rest ^ t] < least:
                least = f[rest ^ t]
            t = (t - 1) & rest
        f[m] = least
    return f[-1]
