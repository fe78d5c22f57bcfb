"""The rules of Hilltops.

When everybody has chosen a route, "wind" (a colour) is drawn, unless the table is windless; what is drawn before the
first decision stands in `start`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import ClassVar, Self

from games.engine import (
    AnyGame,
    CardList,
    CardRef,
    Deal,
    Outcome,
    Seat,
    SeatRef,
    State,
    blank,
    text,
)
from tests.toy_game.actions import Bury, Climb, Follow, HillAction, Lead
from tests.toy_game.cards import CODES, COLOURS, codes, colour, rank
from tests.toy_game.outcome import outcome_of
from tests.toy_game.start import HillOptions, dealt, first_leader
from tests.toy_game.view import HillView, Phase, Trick

TRICKS = 2


@dataclass(slots=True, init=False, repr=False, eq=False)
class HillState(State[HillAction, HillView]):
    """One running game. `hands` are sorted tuples; `buried` and `routes` are empty until chosen."""

    game: ClassVar[AnyGame]

    seats: int
    options: HillOptions
    deal: Deal
    phase: Phase
    leader: Seat
    hands: list[tuple[int, ...]]
    buried: list[tuple[int, ...]]
    routes: list[tuple[int, ...]]
    trick: Trick | None
    tricks: tuple[Trick, ...]
    winners: tuple[Seat, ...]
    points: list[int]
    voids: list[frozenset[int]]
    wind: int | None

    def __init__(self, seats: int, options: HillOptions, deal: Deal) -> None:
        self.events = []
        self.seats = seats
        self.options = options
        self.deal = deal
        self.phase = Phase.BURY
        self.leader = first_leader(seats, deal)
        self.hands = dealt(seats, deal)
        self.buried = [()] * seats
        self.routes = [()] * seats
        self.trick = None
        self.tricks = ()
        self.winners = ()
        self.points = [0] * seats
        self.voids = [frozenset()] * seats
        self.wind = None

    def copy(self) -> Self:
        """An independent copy, without events."""
        new = blank(type(self))
        new.events = None
        new.seats = self.seats
        new.options = self.options
        new.deal = self.deal
        new.phase = self.phase
        new.leader = self.leader
        new.hands = self.hands[:]
        new.buried = self.buried[:]
        new.routes = self.routes[:]
        new.trick = self.trick
        new.tricks = self.tricks
        new.winners = self.winners
        new.points = self.points[:]
        new.voids = self.voids[:]
        new.wind = self.wind
        return new

    def to_act(self) -> tuple[Seat, ...]:
        """Everybody who has not chosen yet, or the one seat whose turn it is in a trick."""
        if self.phase is Phase.TRICKS:
            played = len(self.trick.plays) if self.trick else 0
            return ((self.leader + played) % self.seats,)
        if self.phase is Phase.OVER:
            return ()
        choices = self.buried if self.phase is Phase.BURY else self.routes
        return tuple(seat for seat in range(self.seats) if not choices[seat])

    def legal_actions(self, seat: Seat) -> list[HillAction]:
        """The seat's legal actions, in the order of its cards."""
        if seat not in self.to_act():
            return []
        hand = self.hands[seat]
        if self.phase is Phase.BURY:
            return [Bury(cards) for cards in combinations(hand, self.options.bury)]
        if self.phase is Phase.CLIMB:
            return [Climb(cards) for cards in permutations(hand)]
        if self.trick is None:
            return [Lead(card, low) for card in hand for low in (False, True)]
        asked = colour(self.trick.plays[0][1])
        suited = [card for card in hand if colour(card) == asked]
        return [Follow(card) for card in suited or hand]

    def apply(self, seat: Seat, action: HillAction) -> None:
        """Carry out a legal action."""
        match action:
            case Bury(cards):
                self._take(seat, cards)
                self.buried[seat] = cards
                if self.events is not None:
                    self.report(text("hilltops-you-buried", cards=CardList(codes(cards))), seat)
                if all(self.buried):
                    self.phase = Phase.TRICKS
            case Lead(card, low):
                self._take(seat, (card,))
                self.trick = Trick(((seat, card),), low)
                if self.events is not None:
                    call = "low" if low else "high"
                    self.report(text("hilltops-led", seat=SeatRef(seat), card=CardRef(CODES[card]), call=call))
            case Follow(card):
                self._follow(seat, card)
            case Climb(cards):
                self._take(seat, cards)
                self.routes[seat] = cards
                if all(self.routes):
                    self._end()

    def reveals(self, seat: Seat, action: HillAction) -> bool:
        """Tell whether it is the last route: then all are opened, and the wind blows."""
        return isinstance(action, Climb) and self.to_act() == (seat,)

    def outcome(self) -> Outcome | None:
        """Most points win; equal points share the place."""
        return outcome_of(self.points, self.winners) if self.phase is Phase.OVER else None

    def view(self, seat: Seat | None) -> HillView:
        """Everything public, and the seat's own cards."""
        over = self.phase is Phase.OVER
        to_act = self.to_act()
        return HillView(
            seat=seat,
            seats=self.seats,
            to_act=to_act,
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            options=self.options,
            phase=self.phase,
            leader=self.leader,
            trick=self.trick,
            tricks=self.tricks,
            winners=self.winners,
            points=tuple(self.points),
            voids=tuple(self.voids),
            hand_sizes=tuple(map(len, self.hands)),
            chosen=tuple(self.phase in {Phase.BURY, Phase.CLIMB} and s not in to_act for s in range(self.seats)),
            hand=() if seat is None else self.hands[seat],
            buried=() if seat is None else self.buried[seat],
            route=() if seat is None else self.routes[seat],
            routes=tuple(self.routes) if over else (),
            wind=self.wind,
        )

    def _take(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.hands[seat] = tuple(card for card in self.hands[seat] if card not in cards)

    def _follow(self, seat: Seat, card: int) -> None:
        assert self.trick is not None
        self._take(seat, (card,))
        plays = (*self.trick.plays, (seat, card))
        asked = colour(plays[0][1])
        if colour(card) != asked:
            self.voids[seat] |= {asked}
        trick = Trick(plays, self.trick.low)
        if self.events is not None:
            self.report(text("hilltops-followed", seat=SeatRef(seat), card=CardRef(CODES[card])))
        if len(plays) < self.seats:
            self.trick = trick
            return
        self.tricks += (trick,)
        self.trick = None
        self.leader = winner(trick)
        self.winners += (self.leader,)
        self.points[self.leader] += 1
        if self.events is not None:
            self.report(text("hilltops-won-trick", seat=SeatRef(self.leader)))
        if len(self.tricks) == TRICKS:
            self.phase = Phase.CLIMB

    def _end(self) -> None:
        self.phase = Phase.OVER
        if not self.options.windless:
            self.wind = self.deal.below(len(COLOURS), "wind")
            if self.events is not None:
                self.report(text("hilltops-wind-blows", colour=COLOURS[self.wind]))
        for number, cards in enumerate(zip(*self.routes, strict=True), start=1):
            top = holder(cards, self.wind)
            if top is not None:
                self.points[top] += 1
            if self.events is not None and top is not None:
                self.report(text("hilltops-won-hill", hill=number, seat=SeatRef(top)))


def winner(trick: Trick) -> Seat:
    """The winner of a full trick: highest, or lowest if called, of the colour led."""
    asked = colour(trick.plays[0][1])
    ranks = {seat: rank(card) for seat, card in trick.plays if colour(card) == asked}
    return (min if trick.low else max)(ranks, key=ranks.__getitem__)


def holder(cards: tuple[int, ...], wind: int | None) -> Seat | None:
    """The seat that holds a hill: the highest card, the wind's colour above all others; None if that is tied."""
    strengths = [rank(card) + (9 if colour(card) == wind else 0) for card in cards]
    best = max(strengths)
    return strengths.index(best) if strengths.count(best) == 1 else None
