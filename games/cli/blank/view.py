"""A seat's view: its own hand, and everything that was played."""

from __future__ import annotations

from dataclasses import dataclass

from games.cli.blank.start import BlankOptions
from games.engine import Seat, View


@dataclass(frozen=True, slots=True, kw_only=True)
class BlankView(View):
    """`trick` holds the cards played so far, from the leader on; `last` is the trick before it, `played` all cards."""

    options: BlankOptions
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    leader: Seat
    trick: tuple[int, ...]
    last: tuple[tuple[Seat, int], ...]
    played: tuple[int, ...]
    won: tuple[int, ...]

    @property
    def plays(self) -> tuple[tuple[Seat, int], ...]:
        return tuple(((self.leader + step) % self.seats, card) for step, card in enumerate(self.trick))
