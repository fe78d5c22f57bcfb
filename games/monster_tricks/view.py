"""A seat's view of the game (RULES.md 11)."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Seat, View, set_of
from games.monster_tricks.actions import NEW, MonsterAction
from games.monster_tricks.cards import HAND, PACKS
from games.monster_tricks.rows import RoundResult, Row
from games.monster_tricks.start import MonsterOptions
from games.monster_tricks.tricks import Trick


@dataclass(frozen=True, slots=True)
class LastTrick:
    slot: int
    trick: Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterView(View):
    """The game as one seat, or a spectator, may know it. Sets of cards are ints; tuples are by seat, `slots` by slot.

    `round` is the rule book's number. `laying`: the rows are being laid; `laid` tells who has done so. `rows` are what
    the viewer knows of them: its own whole, of the others what has been active. `hand` is the viewer's own; `won` the
    tricks won in this round; `discard` the cards of this round's full tricks, all seen when they were played.
    `results` are the rounds that have ended; their rows are shown whole when the game is over.
    """

    legal: tuple[MonsterAction, ...]
    options: MonsterOptions
    round: int
    start_seat: Seat
    laying: bool
    laid: tuple[bool, ...]
    rows: tuple[Row, ...]
    hand: int
    hand_sizes: tuple[int, ...]
    slots: tuple[Trick | None, ...]
    won: tuple[int, ...]
    discard: int
    last: LastTrick | None
    results: tuple[RoundResult, ...]

    @property
    def turn(self) -> int:
        return min(HAND, HAND + 1 - max(self.hand_sizes))

    def trick_at(self, target: int) -> Trick | None:
        """The trick that a play goes on, None if it opens one."""
        return None if target == NEW else self.slots[target]

    @property
    def unseen(self) -> int:
        seen = self.hand | self.discard
        for trick in self.slots:
            if trick is not None:
                seen |= set_of(trick.cards)
        return set_of(PACKS[self.seats]) & ~seen
