"""The rule book's own programmes for melds, word for word: the yardstick for the fast ones (RULES.md 7)."""

from __future__ import annotations

from games.five_crowns.cards import Card, penalty_of


def is_meld(cards: list[Card], wild_rank: int) -> bool:
    """Tell whether a set of cards is a meld (RULES.md 7.1)."""
    if len(cards) < 3:
        return False
    naturals = [card for card in cards if card.suit and card.rank != wild_rank]
    if not naturals:
        return True
    ranks = [card.rank for card in naturals]
    if len(set(ranks)) == 1:
        return True
    return (
        len({card.suit for card in naturals}) == 1
        and len(set(ranks)) == len(ranks)
        and len(cards) <= 11
        and max(ranks) - min(ranks) + 1 <= len(cards)
    )


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
