"""Open tricks: who is winning one, and which cards may be played where (RULES.md 7 and 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.engine import Seat
from games.monster_tricks.actions import NEW, PLAYS_ON, SLOTS, Play
from games.monster_tricks.cards import COLOURS, PACK, Card

FULL = 4
"""A trick with so many cards is full, whatever the number of players."""
ANY_SLOT = (1 << SLOTS) - 1
COLOUR_AT = tuple(card.suit for card in PACK)
"""The colour of each card, by its place in the pack."""


class Trick(NamedTuple):
    """A trick, open or full: its cards in the order in which they came, who played each, and whose marker lies there.

    `best` is the owner's card: the highest of the opening colour.
    """

    cards: tuple[Card, ...]
    by: tuple[Seat, ...]
    owner: Seat
    best: Card

    @property
    def opening(self) -> Card:
        return self.cards[0]

    @property
    def full(self) -> bool:
        return len(self.cards) == FULL


def with_card(trick: Trick | None, card: Card, seat: Seat) -> Trick:
    """The trick that a card opens or joins; a higher one of its colour takes the marker (RULES.md 8, step 3)."""
    if trick is None:
        return Trick((card,), (seat,), seat, card)
    cards, by, owner, best = trick
    if card.suit == best.suit and card.value > best.value:
        owner, best = seat, card
    return Trick((*cards, card), (*by, seat), owner, best)


def targets(slots: Sequence[Trick | None]) -> tuple[int, int, int, int]:
    """Return, for each colour, the set of targets its cards may go to: the rule of RULES.md 7."""
    same = [0] * len(COLOURS)
    free = 0
    for slot, trick in enumerate(slots):
        if trick is None:
            free = 1 << NEW
        else:
            same[trick.best.suit] |= 1 << slot
    green, yellow, blue, purple = same
    if free:
        return green | free, yellow | free, blue | free, purple | free
    return green or ANY_SLOT, yellow or ANY_SLOT, blue or ANY_SLOT, purple or ANY_SLOT


def legal_plays(hand: int, slots: Sequence[Trick | None]) -> list[Play]:
    """Every play of a hand: by card in the order of the pack, then by slot, a new trick last."""
    allowed = targets(slots)
    found: list[Play] = []
    while hand:
        lowest = hand & -hand
        at = lowest.bit_length() - 1
        found += PLAYS_ON[at][allowed[COLOUR_AT[at]]]
        hand ^= lowest
    return found
