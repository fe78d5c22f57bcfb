"""Where a running game stands: its fields, copies of it, who sees what of it, and worlds that fit what somebody sees.

Sets of cards are ints (`games.dwarf_king.cards`); lists are by seat. The rules that move a position are in `state`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from games.dwarf_king.account import Account
from games.dwarf_king.actions import DwarfAction, Phase
from games.dwarf_king.cards import KNIGHT_5, Card, cards_in
from games.dwarf_king.options import DwarfOptions
from games.dwarf_king.tricks import Trick
from games.dwarf_king.view import DwarfView
from games.engine import Deal, Seat, State, blank


@dataclass(slots=True, init=False, repr=False, eq=False)
class DwarfPosition(State[DwarfAction, DwarfView]):
    """A game of The Dwarf King without the rules that move it."""

    options: DwarfOptions
    chance: Deal
    seats: int
    results: tuple[Account, ...]
    totals: tuple[int, ...]
    quests: tuple[int, ...]
    """The tiles in their present order; which of them is up follows from the number of deals."""
    specials: tuple[Card, ...]
    tile: int
    special: Card
    phase: Phase
    awaited: tuple[Seat, ...]
    dealer: Seat
    chooser: Seat
    leader: Seat | None
    holder: Seat | None
    """Who had to use the Goblin standard-bearer, and on whose hand (`target`)."""
    target: Seat | None
    taken: int
    given: int
    rule: str | None
    hands: list[int]
    piles: list[int]
    plays: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    shown: list[int]
    """The cards of each hand that everybody knows to be there."""
    lacks: list[int]
    """The cards that each hand was shown not to hold."""
    sees: tuple[Seat | None, ...]
    """Whose whole hand each seat knows, because it has given it away."""

    def copy(self) -> Self:
        """Return an independent copy, without events."""
        new = blank(type(self))
        new.events = None
        new.options = self.options
        new.chance = self.chance
        new.seats = self.seats
        new.results = self.results
        new.totals = self.totals
        new.quests = self.quests
        new.specials = self.specials
        new.tile = self.tile
        new.special = self.special
        new.phase = self.phase
        new.awaited = self.awaited
        new.dealer = self.dealer
        new.chooser = self.chooser
        new.leader = self.leader
        new.holder = self.holder
        new.target = self.target
        new.taken = self.taken
        new.given = self.given
        new.rule = self.rule
        new.hands = self.hands[:]
        new.piles = self.piles[:]
        new.plays = self.plays
        new.tricks = self.tricks
        new.shown = self.shown[:]
        new.lacks = self.lacks[:]
        new.sees = self.sees
        return new

    def _last(self) -> Trick | None:
        return self.tricks[-1] if self.tricks else None

    def view(self, seat: Seat | None) -> DwarfView:
        """Return what RULES.md 11 lets the seat know."""
        party = seat is not None and seat in (self.holder, self.target)
        return DwarfView(
            seat=seat,
            seats=self.seats,
            to_act=self.awaited,
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            options=self.options,
            phase=self.phase,
            deal=len(self.results) + (1 if self.awaited else 0),
            dealer=self.dealer,
            totals=self.totals,
            results=self.results,
            special=self.special,
            tile=self.tile,
            rule=self.rule,
            chooser=self.chooser,
            leader=self.leader,
            holder=self.holder,
            target=self.target,
            tricks=self.tricks,
            plays=self.plays,
            piles=tuple(self.piles),
            hand=() if seat is None else cards_in(self.hands[seat]),
            hand_sizes=tuple([hand.bit_count() for hand in self.hands]),
            known=tuple([cards_in(self._known(seat, other)) for other in range(self.seats)]),
            shown=tuple(self.shown),
            lacks=tuple(self.lacks),
            sees=self.sees,
            taken=cards_in(self.taken) if party else (),
            given=cards_in(self.given) if party else (),
        )

    def _known(self, viewer: Seat | None, other: Seat) -> int:
        """Return the cards that the viewer knows to be in another's hand; none for its own."""
        if viewer is None:
            return self.shown[other]
        if viewer == other:
            return 0
        if self.sees[viewer] == other:
            return self.hands[other]
        known = self.shown[other]
        if {viewer, other} == {self.holder, self.target}:
            # These two have seen what moved between them, so they know who of them has the cards that were named.
            known |= self.taken | self.given | self.special.bit | KNIGHT_5.bit
        return known & self.hands[other]
