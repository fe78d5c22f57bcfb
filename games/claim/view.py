"""A seat's view of the game (RULES.md 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from games.claim.actions import Play
from games.claim.cards import ALL, Card
from games.claim.outcome import Result
from games.claim.start import ClaimOptions
from games.engine import Seat, View


class LastTrick(NamedTuple):
    led: Card
    answer: Card
    leader: Seat
    winner: Seat
    prize: Card | None
    blind: Card | None


class PastTrick(NamedTuple):
    led: Card
    answer: Card
    leader: Seat
    prize: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimView(View):
    """The game as one seat, or a spectator, may know it.

    Sets of cards are ints; pairs are by seat. `hand` and `recruits` are the viewer's own, empty for a spectator;
    `known_recruits` are the prizes that everybody saw go into a recruits pile; `voids` the factions, whole, that a seat
    showed in this phase not to hold; `past` the tricks of phase 1, while it lasts; `last.blind` is there for the seat
    that drew it only; `results` are the games of the match that ended.
    """

    legal: tuple[Play, ...]
    options: ClaimOptions
    game: int
    phase: int
    trick: int
    first_leader: Seat
    leader: Seat
    led: Card | None
    prize: Card | None
    deck_size: int
    hand: int
    hand_sizes: tuple[int, int]
    recruits: int
    recruit_sizes: tuple[int, int]
    known_recruits: tuple[int, int]
    voids: tuple[int, int]
    piles: tuple[int, int]
    discard: int
    past: tuple[PastTrick, ...]
    last: LastTrick | None
    results: tuple[Result, ...]

    @property
    def unseen(self) -> int:
        seen = self.hand | self.recruits | self.discard
        for cards in (*self.piles, *self.known_recruits):
            seen |= cards
        for card in (self.led, self.prize):
            seen |= 0 if card is None else card.bit
        return ALL & ~seen
