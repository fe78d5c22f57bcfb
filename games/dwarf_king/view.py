"""A seat's view of the game (RULES.md 11)."""

from __future__ import annotations

from dataclasses import dataclass

from games.dwarf_king.actions import QUESTS, DwarfAction, Phase
from games.dwarf_king.cards import BASE_FOR, HAND_SIZE, Card, cards_in
from games.dwarf_king.score import DealScore, deal_score
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.tricks import Trick, following, led_suit
from games.engine import Seat, View, set_of


@dataclass(frozen=True, slots=True, kw_only=True)
class DwarfView(View):
    """The game as one seat, or a spectator, may know it. Tuples are by seat.

    `deal` counts from 1; `trick` too, up to `length`. `rule` is "" until it is chosen. `chooser` held the 5 of Knights
    when the cards were dealt; `leader` leads the present trick, None before the first. `holder` used the Goblin
    standard-bearer on the hand of `target`: `taken` and `given` are the cards that it moved, for these two seats.
    `hand` is the viewer's own; `known` are the cards that the viewer knows to be in the others' hands. `shown` are the
    cards, as a set, that everybody knows to be in a hand, `lacks` those that everybody knows not to be there. A seat
    `sees` the whole hand that it gave away. `results` are the deals that have ended.
    """

    legal: tuple[DwarfAction, ...]
    options: DwarfOptions
    phase: Phase
    deal: int
    dealer: Seat
    totals: tuple[int, ...]
    results: tuple[DealScore, ...]
    special: Card
    tile: int
    rule: str
    chooser: Seat
    leader: Seat | None
    holder: Seat | None
    target: Seat | None
    tricks: tuple[Trick, ...]
    plays: tuple[Card, ...]
    piles: tuple[int, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    shown: tuple[int, ...]
    lacks: tuple[int, ...]
    sees: tuple[Seat | None, ...]
    taken: tuple[Card, ...]
    given: tuple[Card, ...]

    @property
    def length(self) -> int:
        return HAND_SIZE[self.seats]

    @property
    def trick(self) -> int:
        return len(self.tricks) + 1

    @property
    def last(self) -> Trick | None:
        return self.tricks[-1] if self.tricks else None

    @property
    def turn(self) -> Seat:
        """The one seat that owes a decision. Raises `ValueError` when the game is over."""
        (seat,) = self.to_act
        return seat

    @property
    def led(self) -> int:
        return led_suit(self.plays, self.last)

    @property
    def followers(self) -> int:
        """Return, as a set, the cards of the viewer's hand that follow what was led."""
        return set_of(self.hand) & following(self.plays, self.last)

    @property
    def sides(self) -> dict[str, str]:
        """The two rules of the tile, by its sides."""
        return {side: f"{self.tile}{side}" for side in QUESTS}

    @property
    def score(self) -> DealScore | None:
        if not self.rule or self.phase is Phase.OVER:
            return None
        return deal_score(self.rule, self.special, self.tricks, self.piles, self.length)

    @property
    def unseen(self) -> tuple[Card, ...]:
        seen = set_of(self.hand) | set_of(self.plays) | sum(self.piles)
        return cards_in((BASE_FOR[self.seats] | self.special.bit) & ~seen)
