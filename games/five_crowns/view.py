"""A seat's view of the game (RULES.md 11 and 12.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.engine import Seat, View
from games.five_crowns.actions import CrownsAction, Source
from games.five_crowns.cards import ALL, RANKS, Card
from games.five_crowns.start import CrownsOptions


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was scored: who went out (None: it was stopped), and by seat the hands laid down and their cost."""

    number: int
    closer: Seat | None
    hands: tuple[int, ...]
    penalties: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CrownsView(View):
    """The game as one seat, or a spectator, may know it. Sets of cards are ints; tuples are by seat.

    `turns` were finished in this round. `source` is where the player to discard has drawn from, None before a draw;
    `drawn` is the card, where the viewer may know it. `known` are the cards of each hand that everybody saw it take or
    lay down. `discards` lie with the top card last. After a refill, `drawable` are the cards that went into the draw
    pile, and `settled` counts the unknown cards of each hand that did not.
    """

    legal: tuple[CrownsAction, ...]
    options: CrownsOptions
    round: int
    dealer: Seat
    turns: int
    closer: Seat | None
    source: Source | None
    drawn: Card | None
    hand: int
    hand_sizes: tuple[int, ...]
    known: tuple[int, ...]
    laid: tuple[bool, ...]
    discards: tuple[Card, ...]
    draw_size: int
    drawable: int
    settled: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: tuple[Round, ...]

    @property
    def player(self) -> Seat:
        """The seat whose turn it is while the game runs."""
        return self.to_act[0]

    @property
    def wild_rank(self) -> int:
        """The wild rank of the round, which is also the number of cards dealt (RULES.md 3)."""
        return self.round + 2

    @property
    def unseen(self) -> int:
        seen = self.hand
        for card in self.discards:
            seen |= card.bit
        for known in self.known:
            seen |= known
        return ALL & ~seen


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloView(View):
    """The puzzle; nothing but the order of the draw pile is hidden.

    `piles` are by size, from 3 to 13; `closed` tells which are turned over. `drawn` is the card to be placed, None at
    the end; `draw_size` counts those behind it; `discards` are out of the game.
    """

    legal: tuple[CrownsAction, ...]
    piles: tuple[int, ...]
    closed: tuple[bool, ...]
    drawn: Card | None
    draw_size: int
    discards: int

    @property
    def open(self) -> list[int]:
        return [size for size, closed in zip(RANKS, self.closed, strict=True) if not closed]

    @property
    def placing(self) -> int:
        """The card to be placed, as a set."""
        return 0 if self.drawn is None else self.drawn.bit

    @property
    def to_come(self) -> int:
        seen = self.discards | self.placing
        for pile in self.piles:
            seen |= pile
        return ALL & ~seen


AnyView: TypeAlias = CrownsView | SoloView
