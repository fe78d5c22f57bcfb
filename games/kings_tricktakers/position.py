"""What is where in a running game: the fields of the state, its views, its copies, its legal actions.

How they change is told in `state`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import ClassVar, Self

from games.engine import AnyGame, Deal, Outcome, RandomDeal, Seat, State, set_of
from games.kings_tricktakers.actions import Appoint, Discard, Give, KingsAction, Lead, Reactivate
from games.kings_tricktakers.bids import legal_bids, legal_targets
from games.kings_tricktakers.cards import Card, cards_in
from games.kings_tricktakers.characters import DIPLOMAT, BidCard, Character, Copy, up
from games.kings_tricktakers.draft import legal_picks
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.outcome import outcome_of
from games.kings_tricktakers.preparation import Task
from games.kings_tricktakers.royals import Colour, Queen
from games.kings_tricktakers.scoring import ScoreSheet
from games.kings_tricktakers.tricks import Laid, Trick, lead_suit
from games.kings_tricktakers.turn import Turn, legal_turn
from games.kings_tricktakers.view import DRAFTING, OWN_TURN, KingsView, Phase, Swap
from games.kings_tricktakers.worlds import hidden_in

HAND = 5


class Position(State[KingsAction, KingsView]):
    """The fields of a game. Lists are by seat; sets of cards are ints. `KingsView` explains most of them.

    `actor` is the seat whose turn it is from DIPLOMAT_TARGET on, `neutral` the number of
    neutral piles; `drawn` cards of `deck` are gone.
    """

    __slots__ = (
        "actor",
        "ally",
        "assassins",
        "bids",
        "chance",
        "colours",
        "companies",
        "copied",
        "deck",
        "delayed",
        "discards",
        "drawn",
        "first",
        "hands",
        "hermits",
        "kings",
        "last",
        "leader",
        "neutral",
        "options",
        "order",
        "paying",
        "phase",
        "piles",
        "plays",
        "pool",
        "previous",
        "queens",
        "queue",
        "reserved",
        "round",
        "seats",
        "sets",
        "sheets",
        "spent",
        "swap",
        "tasks",
        "trick",
        "tricks",
        "voids",
        "vp",
    )

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
    previous: tuple[tuple[Copy, ...], ...]
    pool: tuple[Copy, ...]
    sets: tuple[Colour, ...]
    order: tuple[Seat, ...]
    first: Seat | None
    bids: list[tuple[BidCard, ...] | None]
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

    def face_up(self, seat: Seat, character: Character) -> int:
        """Return how many face-up copies of a character a seat has."""
        return up(self.companies[seat], self.bids[seat], character)

    def diplomat(self) -> Seat | None:
        """Return who owns the DIPLOMAT, None when nobody does."""
        return next((seat for seat, company in enumerate(self.companies) if DIPLOMAT in company), None)

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that owe a decision (5.1): several in BID_COMMIT and PREPARATION, else one."""
        match self.phase:
            case Phase.DRAFT_SNAKE | Phase.DRAFT_RANK:
                return self.order[:1]
            case Phase.BID_COMMIT:
                return tuple([seat for seat, bid in enumerate(self.bids) if bid is None])
            case Phase.PREPARATION:
                return tuple([seat for seat, tasks in enumerate(self.tasks) if tasks])
            case Phase.GAME_OVER:
                return ()
            case _:
                return (self.actor,)

    def legal_actions(self, seat: Seat) -> Sequence[KingsAction]:
        """Return what the seat may do, in a fixed order."""
        if seat not in self.to_act():
            return ()
        others = [other for other in range(self.seats) if other != seat]
        match self.phase:
            case Phase.BID_COMMIT:
                return legal_bids(self.companies[seat], self.colour(seat), self.round)
            case Phase.DIPLOMAT_TARGET:
                return legal_targets(seat, self.bids)
            case Phase.PREPARATION if self.tasks[seat][0] is Task.QUEEN:
                return Reactivate(pay=True), Reactivate(pay=False)
            case Phase.PREPARATION | Phase.HERMIT_DISCARD:
                return [Discard(cards) for cards in combinations(cards_in(self.hands[seat]), self.to_discard(seat))]
            case Phase.TRICK_OPEN:
                return [Lead(), *(Appoint(other) for other in others)]
            case Phase.EXCHANGE_REPLY:
                return [Give(card) for card in cards_in(self.hands[seat])]
            case phase if phase in DRAFTING:
                return legal_picks(
                    seat,
                    colour=self.colours[seat],
                    company=self.companies[seat],
                    sets=self.sets,
                    pool=self.pool,
                    previous=self.previous,
                    order=self.order,
                )
            case _:
                return legal_turn(self.turn(seat))

    def to_discard(self, seat: Seat) -> int:
        """Return how many cards have to go: what was drawn for the HERMIT, or what is over five (5.5)."""
        return 3 if self.phase is Phase.HERMIT_DISCARD else self.hands[seat].bit_count() - HAND

    def turn(self, seat: Seat) -> Turn:
        """Return everything on which the plays of the seat whose turn it is depend (5.6.2)."""
        return Turn(
            hand=self.hands[seat],
            lead=lead_suit(self.plays),
            colour=self.colour(seat),
            queen=self.queens[seat] is Queen.READY,
            king=not self.kings[seat],
            resistant=self.face_up(seat, Character.RESISTANT) > 0,
            hermit=self.face_up(seat, Character.HERMIT) > self.hermits[seat],
            exchange=self.may_exchange(seat),
        )

    def may_exchange(self, seat: Seat) -> bool:
        """Tell whether the seat may exchange a card with its ally now (5.6.2)."""
        if self.ally is None or self.swap is not None or self.diplomat() != seat:
            return False
        return bool(self.hands[seat]) and bool(self.hands[self.ally])

    def outcome(self) -> Outcome | None:
        """Return how the game ended (5.7), None while it runs."""
        if self.phase is not Phase.GAME_OVER:
            return None
        colours = [self.colour(seat) for seat in range(self.seats)]
        return outcome_of(self.sheets, self.vp, self.spent, colours, self.kings)

    def view(self, seat: Seat | None) -> KingsView:
        """Return what kings-tricktakers.md 10 lets the seat know."""
        committing = self.phase is Phase.BID_COMMIT
        return KingsView(
            seat=seat,
            seats=self.seats,
            to_act=self.to_act(),
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            options=self.options,
            round=self.round,
            phase=self.phase,
            vp=tuple(self.vp),
            spent=tuple(self.spent),
            colours=tuple(self.colours),
            kings=tuple(self.kings),
            queens=tuple(self.queens),
            companies=tuple(self.companies),
            previous=self.previous,
            pool=self.pool,
            sets=self.sets,
            order=self.order,
            first=self.first,
            committed=tuple([bid is not None for bid in self.bids]),
            bids=tuple([None if committing and at != seat else bid for at, bid in enumerate(self.bids)]),
            ally=self.ally,
            copied=self.copied,
            tasks=tuple(self.tasks),
            paying=seat is not None and self.paying[seat],
            reserved=tuple([cards_in(tens) for tens in self.reserved]),
            hand=() if seat is None else cards_in(self.hands[seat]),
            hand_sizes=tuple([hand.bit_count() for hand in self.hands]),
            deck_size=len(self.deck) - self.drawn,
            discards=() if seat is None else cards_in(self.discards[seat]),
            discard_sizes=tuple([cards.bit_count() for cards in self.discards]),
            trick=self.trick,
            leader=self.leader,
            plays=self.plays,
            queue=self.queue,
            delayed=self.delayed,
            assassins=tuple(self.assassins),
            hermits=tuple(self.hermits),
            swap=self._swap_for(seat),
            tricks=self.tricks,
            last=self.last,
            piles=tuple(self.piles),
            neutral=self.neutral,
            voids=tuple(self.voids),
            sheets=self.sheets,
            turn=self.turn(seat) if self.phase in OWN_TURN and seat == self.actor else None,
        )

    def _swap_for(self, seat: Seat | None) -> Swap | None:
        swap = self.swap
        if swap is None or seat in (swap.owner, swap.ally):
            return swap
        return replace(swap, given=None, returned=None)

    def copy(self) -> Self:
        """Return an independent copy, without events."""
        new = self.__class__()
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

    @classmethod
    def imagine(cls, view: KingsView, rng: Random) -> Self:
        """Return a world that fits a seat's view: the cards it has not seen dealt anew, secret choices made anew."""
        world = cls()
        world.events = None
        world.chance = RandomDeal(rng.getrandbits(64))
        hidden = hidden_in(view, rng)
        world.hands = hidden.hands
        world.discards = hidden.discards
        world.deck = hidden.deck
        world.bids = hidden.bids
        world.paying = hidden.paying
        world.swap = hidden.swap
        world.drawn = 0
        world.seats = view.seats
        world.options = view.options
        world.round = view.round
        world.phase = view.phase
        world.vp = list(view.vp)
        world.spent = list(view.spent)
        world.colours = list(view.colours)
        world.kings = list(view.kings)
        world.queens = list(view.queens)
        world.companies = list(view.companies)
        world.previous = view.previous
        world.pool = view.pool
        world.sets = view.sets
        world.order = view.order
        world.first = view.first
        world.ally = view.ally
        world.copied = view.copied
        world.tasks = list(view.tasks)
        world.reserved = [set_of(tens) for tens in view.reserved]
        world.actor = view.to_act[0] if view.to_act else 0
        world.trick = view.trick
        world.leader = view.leader
        world.plays = view.plays
        world.queue = view.queue
        world.delayed = view.delayed
        world.assassins = list(view.assassins)
        world.hermits = list(view.hermits)
        world.tricks = view.tricks
        world.last = view.last
        world.piles = list(view.piles)
        world.neutral = view.neutral
        world.voids = list(view.voids)
        world.sheets = view.sheets
        return world
