"""What is where in a running game: the fields of the state, its views, its copies, its legal actions.

How they change is told in `state`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, ClassVar, Self

from games.engine import AnyGame, Deal, Outcome, Seat, State, blank
from games.kings_tricktakers.actions import APPOINT, LEAD, REACTIVATIONS, Give, KingsAction, discard_of
from games.kings_tricktakers.bids import legal_bids, legal_targets
from games.kings_tricktakers.cards import Card, cards_in
from games.kings_tricktakers.characters import DIPLOMAT, BidCard, Copy, FaceUp
from games.kings_tricktakers.draft import legal_picks
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.outcome import outcome_of
from games.kings_tricktakers.preparation import QUEEN, Task
from games.kings_tricktakers.royals import READY, Colour, Queen
from games.kings_tricktakers.scoring import ScoreSheet
from games.kings_tricktakers.start import HAND
from games.kings_tricktakers.tricks import Laid, Trick, lead_suit
from games.kings_tricktakers.turn import Facts, Turn, legal_turn
from games.kings_tricktakers.view import (
    BID_COMMIT,
    DELAYED_TURN,
    DIPLOMAT_TARGET,
    DRAFT_RANK,
    DRAFT_SNAKE,
    EXCHANGE_REPLY,
    GAME_OVER,
    HERMIT_DISCARD,
    OWN_TURN,
    PREPARATION,
    TURN,
    KingsView,
    Phase,
    Swap,
)

ONLY: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,), (4,))
"""The seats that owe a decision, where it is one seat."""
ALIKE = (
    "seats", "options", "round", "phase", "previous", "pool", "sets", "order", "first", "ally", "copied", "trick",
    "leader", "plays", "queue", "delayed", "tricks", "last", "neutral", "sheets",
)  # fmt: skip
"""The fields that everybody may know and that are the same in a state and in its views."""
OPEN_LISTS = (
    "vp", "spent", "colours", "kings", "queens", "companies", "tasks", "assassins", "hermits", "piles", "voids",
)  # fmt: skip
"""The lists by seat that everybody may know: tuples in a view."""


@dataclass(slots=True, init=False, repr=False, eq=False)
class Position(State[KingsAction, KingsView]):
    """The fields of a game. Lists are by seat; sets of cards and of copies are ints. `KingsView` explains most of them.

    `shown` is what lies face up once all have bid; `actor` is the seat whose turn it is from DIPLOMAT_TARGET on,
    `neutral` the number of neutral piles; `drawn` cards of `deck` are gone.
    """

    game: ClassVar[AnyGame]

    seats: int
    options: KingsOptions
    chance: Deal
    round: int
    phase: Phase
    vp: list[int]
    spent: list[int]
    colours: list[Colour | None]
    kings: list[bool]
    queens: list[Queen]
    companies: list[tuple[Copy, ...]]
    previous: tuple[int, ...]
    pool: int
    sets: tuple[Colour, ...]
    order: tuple[Seat, ...]
    first: Seat | None
    bids: list[tuple[BidCard, ...] | None]
    shown: tuple[FaceUp, ...]
    ally: Seat | None
    copied: BidCard | None
    tasks: list[tuple[Task, ...]]
    paying: list[bool]
    reserved: list[int]
    hands: list[int]
    deck: tuple[Card, ...]
    drawn: int
    discards: list[int]
    actor: Seat
    trick: int
    leader: Seat | None
    plays: tuple[Laid, ...]
    queue: tuple[Seat, ...]
    delayed: Seat | None
    assassins: list[int]
    hermits: list[int]
    swap: Swap | None
    tricks: tuple[Trick, ...]
    last: Trick | None
    piles: list[int]
    neutral: int
    voids: list[int]
    sheets: tuple[tuple[ScoreSheet, ...], ...]

    def colour(self, seat: Seat) -> Colour:
        """Return the colour of a seat's royal set. Raises `ValueError` before it is drafted."""
        colour = self.colours[seat]
        if colour is None:
            raise ValueError(seat)
        return colour

    @property
    def diplomat(self) -> Seat | None:
        """Return who owns the DIPLOMAT, None when nobody does."""
        for seat, company in enumerate(self.companies):
            if DIPLOMAT in company:
                return seat
        return None

    def copy(self) -> Self:
        """Return an independent copy, without events."""
        new = blank(type(self))
        new.events = None
        new.seats = self.seats
        new.options = self.options
        new.chance = self.chance
        new.round = self.round
        new.phase = self.phase
        new.vp = self.vp[:]
        new.spent = self.spent[:]
        new.colours = self.colours[:]
        new.kings = self.kings[:]
        new.queens = self.queens[:]
        new.companies = self.companies[:]
        new.previous = self.previous
        new.pool = self.pool
        new.sets = self.sets
        new.order = self.order
        new.first = self.first
        new.bids = self.bids[:]
        new.shown = self.shown
        new.ally = self.ally
        new.copied = self.copied
        new.tasks = self.tasks[:]
        new.paying = self.paying[:]
        new.reserved = self.reserved[:]
        new.hands = self.hands[:]
        new.deck = self.deck
        new.drawn = self.drawn
        new.discards = self.discards[:]
        new.actor = self.actor
        new.trick = self.trick
        new.leader = self.leader
        new.plays = self.plays
        new.queue = self.queue
        new.delayed = self.delayed
        new.assassins = self.assassins[:]
        new.hermits = self.hermits[:]
        new.swap = self.swap
        new.tricks = self.tricks
        new.last = self.last
        new.piles = self.piles[:]
        new.neutral = self.neutral
        new.voids = self.voids[:]
        new.sheets = self.sheets
        return new

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that owe a decision (5.1): several in BID_COMMIT and PREPARATION, else one."""
        phase = self.phase
        if phase is TURN:
            return ONLY[self.actor]
        if phase is DRAFT_SNAKE or phase is DRAFT_RANK:
            return ONLY[self.order[0]]
        if phase is BID_COMMIT:
            return tuple([seat for seat, bid in enumerate(self.bids) if bid is None])
        if phase is PREPARATION:
            return tuple([seat for seat, tasks in enumerate(self.tasks) if tasks])
        return () if phase is GAME_OVER else ONLY[self.actor]

    def legal_actions(self, seat: Seat) -> Sequence[KingsAction]:
        """Return what the seat may do, in a fixed order."""
        phase = self.phase
        if phase is TURN or phase is DELAYED_TURN:  # what search asks for most, hence first
            return legal_turn(self._facts(seat)) if seat == self.actor else ()
        if seat not in self.to_act():
            return ()
        if phase is DRAFT_SNAKE or phase is DRAFT_RANK:
            return self._legal_picks(seat)
        if phase is BID_COMMIT:
            return legal_bids(self.companies[seat], self.colour(seat), self.round)
        return self._legal_tasks(seat) if phase is PREPARATION else self._legal_others()

    def _legal_picks(self, seat: Seat) -> Sequence[KingsAction]:
        return legal_picks(
            seat,
            colour=self.colours[seat],
            company=self.companies[seat],
            sets=self.sets,
            pool=self.pool,
            previous=self.previous,
            order=self.order,
        )

    def _legal_tasks(self, seat: Seat) -> Sequence[KingsAction]:
        if self.tasks[seat][0] is QUEEN:
            return REACTIVATIONS
        return self._legal_discards(seat)

    def _legal_discards(self, seat: Seat) -> Sequence[KingsAction]:
        return [*map(discard_of, combinations(cards_in(self.hands[seat]), self.to_discard(seat)))]

    def _legal_others(self) -> Sequence[KingsAction]:
        """Return what the seat whose turn it is may do where no card is played."""
        seat, phase = self.actor, self.phase
        if phase is HERMIT_DISCARD:
            return self._legal_discards(seat)
        if phase is DIPLOMAT_TARGET:
            return legal_targets(seat, self.bids)
        if phase is EXCHANGE_REPLY:
            return [Give(card) for card in cards_in(self.hands[seat])]
        return [LEAD, *[APPOINT[other] for other in range(self.seats) if other != seat]]

    def to_discard(self, seat: Seat) -> int:
        """Return how many cards have to go: what was drawn for the HERMIT, or what is over five (5.5)."""
        return 3 if self.phase is HERMIT_DISCARD else self.hands[seat].bit_count() - HAND

    def turn(self, seat: Seat) -> Turn:
        """Return everything on which the plays of the seat whose turn it is depend (5.6.2)."""
        return Turn(*self._facts(seat))

    def _facts(self, seat: Seat) -> Facts:
        shown = self.shown[seat]
        return (
            self.hands[seat],
            lead_suit(self.plays),
            self.colour(seat),
            self.queens[seat] is READY,
            not self.kings[seat],
            shown.resistants > 0,
            shown.hermits > self.hermits[seat],
            self.ally is not None and self.may_exchange(seat),
        )

    def may_exchange(self, seat: Seat) -> bool:
        """Tell whether the seat may exchange a card with its ally now (5.6.2)."""
        if self.ally is None or self.swap is not None or DIPLOMAT not in self.companies[seat]:
            return False
        return bool(self.hands[seat]) and bool(self.hands[self.ally])

    def outcome(self) -> Outcome | None:
        """Return how the game ended (5.7), None while it runs."""
        if self.phase is not GAME_OVER:
            return None
        colours = [self.colour(seat) for seat in range(self.seats)]
        return outcome_of(self.sheets, self.vp, self.spent, colours, self.kings)

    def view(self, seat: Seat | None) -> KingsView:
        """Return what RULES.md 10 lets the seat know."""
        open_to_all: dict[str, Any] = {name: tuple(getattr(self, name)) for name in OPEN_LISTS}
        committing = self.phase is BID_COMMIT
        return KingsView(
            **{name: getattr(self, name) for name in ALIKE},
            **open_to_all,
            seat=seat,
            to_act=self.to_act(),
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            committed=tuple([bid is not None for bid in self.bids]),
            bids=tuple([None if committing and at != seat else bid for at, bid in enumerate(self.bids)]),
            paying=seat is not None and self.paying[seat],
            reserved=tuple([cards_in(tens) for tens in self.reserved]),
            hand=() if seat is None else cards_in(self.hands[seat]),
            hand_sizes=tuple([hand.bit_count() for hand in self.hands]),
            deck_size=len(self.deck) - self.drawn,
            discards=() if seat is None else cards_in(self.discards[seat]),
            discard_sizes=tuple([cards.bit_count() for cards in self.discards]),
            swap=self._swap_for(seat),
            turn=self.turn(seat) if self.phase in OWN_TURN and seat == self.actor else None,
        )

    def _swap_for(self, seat: Seat | None) -> Swap | None:
        swap = self.swap
        if swap is None or seat in (swap.owner, swap.ally):
            return swap
        return replace(swap, given=None, returned=None)
