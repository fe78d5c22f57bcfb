"""A seat's view of the game (RULES.md 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from games.claim.actions import Play
from games.claim.cards import ALL, Card, Faction, cards_in
from games.claim.options import ClaimOptions
from games.claim.outcome import Result
from games.engine import Seat, View, set_of


@dataclass(frozen=True, slots=True)
class LastTrick:
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

    Pairs are by seat. `hand` and `recruits` are the viewer's own, empty for a spectator; `known_recruits` are the
    prizes that everybody saw go into a recruits pile; `voids` the factions a seat showed in this phase that it does
    not hold; `past` the tricks of phase 1, while it lasts; `last.blind` is there for the seat that drew it only;
    `results` are the games of the match that ended.
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
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    recruits: tuple[Card, ...]
    recruit_sizes: tuple[int, int]
    known_recruits: tuple[tuple[Card, ...], tuple[Card, ...]]
    voids: tuple[tuple[Faction, ...], tuple[Faction, ...]]
    piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    discard: tuple[Card, ...]
    past: tuple[PastTrick, ...]
    last: LastTrick | None
    results: tuple[Result, ...]

    @property
    def unseen(self) -> tuple[Card, ...]:
        centre = set_of([card for card in (self.led, self.prize) if card is not None])
        seen = centre | set_of(self.hand) | set_of(self.recruits) | set_of(self.discard)
        for cards in (*self.piles, *self.known_recruits):
            seen |= set_of(cards)
        return cards_in(ALL & ~seen)
