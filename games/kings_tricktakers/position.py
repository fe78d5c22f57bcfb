"""The facts of a game of Kings Tricktakers at one moment, without the rules that move it on."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Self

from games.engine import AnyGame, Deal, Seat, State, blank
from games.kings_tricktakers.actions import KingsAction
from games.kings_tricktakers.cards import Card
from games.kings_tricktakers.characters import DIPLOMAT, BidCard, Copy, FaceUp, Task, allies, owner_of
from games.kings_tricktakers.royals import Colour, Queen, by_rank
from games.kings_tricktakers.scoring import ScoreSheet
from games.kings_tricktakers.start import KingsOptions
from games.kings_tricktakers.tricks import Laid, Trick
from games.kings_tricktakers.view import KingsView, Phase, Said, Swap

TRICKS_A_ROUND = 5


@dataclass(slots=True, init=False, repr=False, eq=False)
class Position(State[KingsAction, KingsView]):
    """The facts that phases read and change. `KingsState` is the only kind of it; `KingsView` explains most fields.

    Lists are by seat; sets of cards and of copies are ints. `shown` is what lies face up once all have bid; `actor` is
    the seat whose turn it is from DIPLOMAT_TARGET on.
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
    first: Seat
    bids: list[tuple[BidCard, ...] | None]
    shown: tuple[FaceUp, ...]
    ally: Seat | None
    copied: BidCard | None
    tasks: list[tuple[Task, ...]]
    paying: list[bool]
    reserved: list[int]
    hands: list[int]
    deck: tuple[Card, ...]
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
    piles: list[int]
    voids: list[int]
    sheets: tuple[tuple[ScoreSheet, ...], ...]
    signals: list[Said | None]

    def copy(self) -> Self:
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
        new.piles = self.piles[:]
        new.voids = self.voids[:]
        new.sheets = self.sheets
        new.signals = self.signals[:]
        return new

    def colour(self, seat: Seat) -> Colour:
        colour = self.colours[seat]
        if colour is None:
            raise ValueError(seat)
        return colour

    @property
    def diplomat(self) -> Seat | None:
        return owner_of(DIPLOMAT, self.companies)

    @property
    def allies(self) -> tuple[Seat, ...]:
        return allies(self.companies, self.ally)

    def by_rank(self) -> tuple[Seat, ...]:
        return by_rank(tuple([self.colour(seat) for seat in range(self.seats)]), tuple(self.kings))

    @property
    def era(self) -> int:
        return (self.round - 1) * TRICKS_A_ROUND + self.trick

    @abstractmethod
    def end_round(self) -> None:
        """Score the round and begin the next one, or end the game (RULES.md 7)."""
