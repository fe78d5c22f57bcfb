"""The rules of Hilltops.

Draws, in this order: "leader" (who leads the first trick), "shuffle" (the pack: six cards to seat 0, six to seat 1
…; the rest is not used), and, when everybody has chosen a route, "wind" (a colour), unless the table is windless.
"""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random
from typing import TYPE_CHECKING, ClassVar

from games.engine import (
    CardList,
    CardRef,
    Deal,
    Outcome,
    RandomDeal,
    ScoreLine,
    Seat,
    SeatRef,
    State,
    Text,
    text,
)
from tests.toy_game.actions import Bury, Climb, Follow, HillAction, Lead
from tests.toy_game.cards import CODES, COLOURS, PACK, codes, colour, rank
from tests.toy_game.view import HillOptions, HillView, Phase, Trick

if TYPE_CHECKING:
    from tests.toy_game.game import Hilltops

HAND = 6
TRICKS = 2


class HillState(State[HillAction, HillView]):
    """One running game. `hands` are sorted tuples; `buried` and `routes` are empty until chosen."""

    __slots__ = (
        "buried",
        "deal",
        "hands",
        "leader",
        "options",
        "phase",
        "points",
        "routes",
        "seats",
        "trick",
        "tricks",
        "voids",
        "wind",
        "winners",
    )

    game: ClassVar[Hilltops]

    def __init__(self, seats: int, options: HillOptions, deal: Deal) -> None:
        self.events = []
        self.seats = seats
        self.options = options
        self.deal = deal
        self.phase = Phase.BURY
        self.leader: Seat = deal.below(seats, "leader")
        order = deal.permutation(len(PACK), "shuffle")
        self.hands = [tuple(sorted(order[seat * HAND : seat * HAND + HAND])) for seat in range(seats)]
        self.buried: list[tuple[int, ...]] = [()] * seats
        self.routes: list[tuple[int, ...]] = [()] * seats
        self.trick: Trick | None = None
        self.tricks: tuple[Trick, ...] = ()
        self.winners: tuple[Seat, ...] = ()
        self.points = [0] * seats
        self.voids: list[frozenset[int]] = [frozenset()] * seats
        self.wind: int | None = None

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
        """Return what the seat may do, in the order of its cards."""
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

    def why_not(self, seat: Seat, action: HillAction) -> Text:
        """Name the rule that forbids the action: not your card, another phase, or follow the colour."""
        if isinstance(action, Follow) and self.trick is not None and action.card in self.hands[seat]:
            asked = colour(self.trick.plays[0][1])
            suited = tuple(card for card in self.hands[seat] if colour(card) == asked)
            return text("hilltops-must-follow", colour=COLOURS[asked], cards=CardList(codes(suited)))
        cards = (action.card,) if isinstance(action, Lead | Follow) else action.cards
        for card in cards:
            if card not in self.hands[seat]:
                return text("hilltops-not-yours", card=CardRef(CODES[card]))
        return text("hilltops-not-now")

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

    def outcome(self) -> Outcome | None:
        """Most points win; equal points share the place."""
        if self.phase is not Phase.OVER:
            return None
        points = tuple(self.points)
        won = tuple(self.winners.count(seat) for seat in range(self.seats))
        return Outcome(
            reason=text("hilltops-over"),
            places=tuple(1 + sum(other > mine for other in points) for mine in points),
            scores=points,
            lines=(
                ScoreLine(text("hilltops-line-tricks"), won),
                ScoreLine(text("hilltops-line-hills"), tuple(p - w for p, w in zip(points, won, strict=True))),
            ),
        )

    def view(self, seat: Seat | None) -> HillView:
        """Return everything public, and the seat's own cards."""
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

    def copy(self) -> HillState:
        """Return an independent copy, without events."""
        twin = HillState.__new__(HillState)
        twin.events = None
        twin.seats = self.seats
        twin.options = self.options
        twin.deal = self.deal
        twin.phase = self.phase
        twin.leader = self.leader
        twin.hands = self.hands.copy()
        twin.buried = self.buried.copy()
        twin.routes = self.routes.copy()
        twin.trick = self.trick
        twin.tricks = self.tricks
        twin.winners = self.winners
        twin.points = self.points.copy()
        twin.voids = self.voids.copy()
        twin.wind = self.wind
        return twin

    def resample(self, seat: Seat, rng: Random) -> HillState:
        """Deal the cards the seat has not seen among the others, none into a hand that is known to lack its colour.

        Not quite uniform: the hands that are known best are filled first.
        """
        known = self.view(seat)
        world = self.copy()
        world.deal = RandomDeal(rng.getrandbits(64))
        if known.phase is Phase.OVER:
            seen = {card for route in known.routes for card in route}
        else:
            seen = {*known.hand, *known.route}
        seen |= {*known.buried, *(card for trick in (*known.tricks, known.trick) if trick for _, card in trick.plays)}
        unseen = [card for card in PACK if card not in seen]
        others = sorted((s for s in range(self.seats) if s != seat), key=lambda s: -len(known.voids[s]))
        while not world.imagine(known, others, rng.sample(unseen, len(unseen))):
            pass
        return world

    def imagine(self, known: HillView, others: list[Seat], unseen: list[int]) -> bool:
        """Fill the others' hands, routes and buried cards from the unseen; False when a hand cannot be filled."""
        for other in others:
            size = known.hand_sizes[other]
            climbing = known.phase is Phase.CLIMB and known.chosen[other]
            if climbing:
                size = HAND - TRICKS - known.options.bury
            fitting = [card for card in unseen if colour(card) not in known.voids[other]][:size]
            if len(fitting) < size:
                return False
            for card in fitting:
                unseen.remove(card)
            if climbing:
                self.routes[other] = tuple(fitting)
            else:
                self.hands[other] = tuple(sorted(fitting))
        for other in others:
            if known.phase is not Phase.BURY or known.chosen[other]:
                self.buried[other] = tuple(sorted(unseen.pop() for _ in range(known.options.bury)))
        return True

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
    """Return who wins a full trick: highest, or lowest if called, of the colour led."""
    asked = colour(trick.plays[0][1])
    ranks = {seat: rank(card) for seat, card in trick.plays if colour(card) == asked}
    return (min if trick.low else max)(ranks, key=ranks.__getitem__)


def holder(cards: tuple[int, ...], wind: int | None) -> Seat | None:
    """Return who holds a hill: the highest card, the wind's colour above all others; nobody when that is tied."""
    strengths = [rank(card) + (9 if colour(card) == wind else 0) for card in cards]
    best = max(strengths)
    return strengths.index(best) if strengths.count(best) == 1 else None
