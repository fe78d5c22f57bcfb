"""Runs, books, and how a hand is split into them (RULES.md 7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.five_crowns.cards import WIDTH, WILD, Card, cards_in, penalty_of

SHORTEST = 3


class MeldKind(StrEnum):
    RUN = "run"
    BOOK = "book"
    WILDS = "wilds"


def meld_kind(mask: int, wild_rank: int) -> MeldKind | None:
    """The kind of meld that a set of cards makes, None when it makes none (RULES.md 7.1)."""
    size = mask.bit_count()
    if size < SHORTEST:
        return None
    naturals = cards_in(mask & ~WILD[wild_rank])
    if not naturals:
        return MeldKind.WILDS
    ranks = {card.rank for card in naturals}
    if len(ranks) == 1:
        return MeldKind.BOOK
    one_suit = len({card.suit for card in naturals}) == 1
    fits = len(ranks) == len(naturals) and size <= WIDTH and max(ranks) - min(ranks) < size
    return MeldKind.RUN if one_suit and fits else None


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld in the order in which it reads: a run with its wild cards where they stand."""

    kind: MeldKind
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand split into melds and what is left over, sorted; `penalty` is what the rest costs."""

    melds: tuple[Meld, ...]
    left: tuple[Card, ...]
    penalty: int


def cost(left: tuple[Card, ...], wild_rank: int) -> int:
    return sum([penalty_of(card, wild_rank) for card in left])
