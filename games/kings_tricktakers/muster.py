"""The phases before the tricks: new hand, new company, bids, preparation (RULES.md 5.2 to 5.5)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Self

from games.engine import Deal, Seat, set_of
from games.kings_tricktakers import says
from games.kings_tricktakers.actions import Bid, ChooseAlly, CopyBid, TakeCharacter, TakeSet
from games.kings_tricktakers.bids import bidder_of
from games.kings_tricktakers.cards import Card, cards_in
from games.kings_tricktakers.characters import Character, face_up, joined, pool_for
from games.kings_tricktakers.draft import by_rank, snake, starter_trio
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.position import Position
from games.kings_tricktakers.preparation import BERSERKER, GAMBLER, tasks_of, tens_of
from games.kings_tricktakers.royals import COLOURS, READY, ROYALS, king, rank
from games.kings_tricktakers.start import dealt, first_to_pick, royal_sets
from games.kings_tricktakers.view import BID_COMMIT, DIPLOMAT_TARGET, DRAFT_RANK, DRAFT_SNAKE, PREPARATION


@dataclass(slots=True, init=False, repr=False, eq=False)
class Muster(Position):
    """A game up to the first trick of each round."""

    @classmethod
    def begin(cls, seats: int, options: KingsOptions, chance: Deal) -> Self:
        """Return a game before its first decision (4.3)."""
        state = cls()
        state.events = []
        state.seats = seats
        state.options = options
        state.chance = chance
        state.round = 0
        state.vp = [0] * seats
        state.spent = [0] * seats
        state.colours = [None] * seats
        state.kings = [False] * seats
        state.queens = [READY] * seats
        state.companies = [()] * seats
        state.sets = ()
        state.last = None
        state.sheets = ()
        state._new_round()
        return state

    @abstractmethod
    def _open_trick(self, leader: Seat) -> None:
        """Begin the next trick."""

    # New hand and new company (5.2 and 5.3)

    def _new_round(self) -> None:
        """Deal; then form companies."""
        self.round += 1
        self.hands, self.deck = dealt(self.round, self.seats, self.chance)
        self.drawn = 0
        nobody = [0] * self.seats
        self.discards = nobody[:]
        self.reserved = nobody[:]
        self.piles = nobody[:]
        self.assassins = nobody[:]
        self.hermits = nobody[:]
        self.neutral = 0
        self.previous = tuple(map(set_of, self.companies)) if self.round > 1 else ()
        self.companies = [()] * self.seats
        self.bids = [None] * self.seats
        self.shown = ()
        self.tasks = [()] * self.seats
        self.paying = [False] * self.seats
        self.voids = nobody[:]
        self.pool = 0
        self.order = ()
        self.first = self.leader = self.ally = self.copied = self.swap = self.delayed = None
        self.actor = 0
        self.trick = 0
        self.plays = ()
        self.queue = ()
        self.tricks = ()
        if self.events is not None:
            self.report(says.round_starts(self.round))
            for seat, hand in enumerate(self.hands):
                self.report(says.dealt(cards_in(hand)), seat)
        if self.options.company_mode == "starter":
            self._assign_starters()
        else:
            self._start_draft()

    def _assign_starters(self) -> None:
        """Hand out the starter companies (5.3.3)."""
        if self.round == 1:
            self.colours = royal_sets(self.seats, self.chance)
        self.companies = [starter_trio(self.colour(seat), self.round) for seat in range(self.seats)]
        if self.events is not None:
            for seat, company in enumerate(self.companies):
                self.report(says.starter(seat, self.colour(seat), company))
        self._start_bids()

    def _start_draft(self) -> None:
        """Lay out the pool (5.3.1, 5.3.2)."""
        self.pool = pool_for(self.seats, remove_diplomat=self.options.remove_diplomat)
        if self.round == 1:
            self.phase = DRAFT_SNAKE
            self.sets = COLOURS
            self.order = snake(self.seats, first_to_pick(self.seats, self.chance))
        else:
            self.phase = DRAFT_RANK
            self.order = self._by_rank() * 3  # three passes (5.3.2)
        if self.events is not None:
            self.report(says.draft_order(self.order[: self.seats], self.round))

    def _pick(self, seat: Seat, action: TakeSet | TakeCharacter) -> None:
        if isinstance(action, TakeSet):
            self.colours[seat] = action.colour
            self.sets = tuple([colour for colour in self.sets if colour is not action.colour])
        else:
            self.companies[seat] = joined(self.companies[seat], action.copy)
            self.pool ^= action.copy.bit
        self.order = self.order[1:]
        if self.events is not None:
            code = king(action.colour) if isinstance(action, TakeSet) else action.copy.code
            self.report(says.took(seat, code, whole_set=isinstance(action, TakeSet)))
        if not self.order:
            self.sets = ()
            self.pool = 0
            self._start_bids()

    # Bids (5.4)

    def _start_bids(self) -> None:
        """Give the token to the lowest rank (5.3.4) and ask everybody for a bid."""
        self.first = self._by_rank()[0]
        self.phase = BID_COMMIT
        if self.events is not None:
            lowest = rank(self.colour(self.first), played=self.kings[self.first])
            self.report(says.first_player(self.first, lowest))

    def _by_rank(self) -> tuple[Seat, ...]:
        return by_rank(tuple([self.colour(seat) for seat in range(self.seats)]), tuple(self.kings))

    def first_player(self) -> Seat:
        """Return who has the token. Raises `ValueError` before the companies are formed."""
        if self.first is None:
            raise ValueError(self.phase)
        return self.first

    def _bid(self, seat: Seat, action: Bid) -> None:
        self.bids[seat] = action.cards
        if self.events is not None:
            self.report(says.committed(seat))
        if None in self.bids:
            return
        self.shown = tuple(map(face_up, self.companies, self.bids))
        if self.events is not None:
            for bidder, bid in enumerate(self.bids):
                self.report(says.bid(bidder, bid or ()))
        owner = self.diplomat
        if owner is None:
            self._start_preparation()
        else:
            self.phase = DIPLOMAT_TARGET
            self.actor = owner

    def _target(self, seat: Seat, action: ChooseAlly | CopyBid) -> None:
        """Settle what the DIPLOMAT looks at (5.4.3)."""
        if isinstance(action, ChooseAlly):
            self.ally = action.seat
            if self.events is not None:
                self.report(says.allied(seat, action.seat))
        else:
            self.copied = action.card
            if self.events is not None:
                self.report(says.copied(seat, bidder_of(action.card, self.bids), action.card))
        self._start_preparation()

    # Preparation (5.5)

    def _start_preparation(self) -> None:
        """Find out what everybody has to do; first copies draw in seat order from the first player."""
        self.phase = PREPARATION
        first = self.first_player()
        for step in range(self.seats):
            seat = (first + step) % self.seats
            self.tasks[seat] = tasks_of(self.shown[seat], self.colour(seat), self.queens[seat], self.vp[seat])
            if self.tasks[seat]:
                self._start_task(seat)
        self._finish_preparation()

    def _start_task(self, seat: Seat) -> None:
        """Draw, or take the reserved tens, for the task that is next."""
        task = self.tasks[seat][0]
        if task is GAMBLER:
            drawn = self._draw(seat, 2)
            if self.events is not None:
                self.report(says.drew(Character.GAMBLER.value, drawn), seat)
        elif task is BERSERKER:
            brought = tens_of(seat, self.companies, self.bids)
            tens = brought[len(brought) - self.tasks[seat].count(BERSERKER)]
            self.reserved[seat] |= set_of(tens)
            self.hands[seat] |= set_of(tens)
            if self.events is not None:
                self.report(says.reserved(seat, len(tens)))

    def _next_task(self, seat: Seat) -> None:
        self.tasks[seat] = self.tasks[seat][1:]
        if self.tasks[seat]:
            self._start_task(seat)
        else:
            self._finish_preparation()

    def _finish_preparation(self) -> None:
        """When nobody has anything left to do: take the payments, announce them, begin the tricks."""
        if any(self.tasks):
            return
        for seat, pays in enumerate(self.paying):
            if pays:
                colour = self.colour(seat)
                self.queens[seat] = READY
                self.vp[seat] -= ROYALS[colour].queen_cost
                self.spent[seat] += ROYALS[colour].queen_cost
                if self.events is not None:
                    self.report(says.reactivated(seat, colour))
        self.paying = [False] * self.seats
        self._open_trick(self.first_player())

    def _draw(self, seat: Seat, count: int) -> tuple[Card, ...]:
        drawn = self.deck[self.drawn : self.drawn + count]
        self.drawn += count
        self.hands[seat] |= set_of(drawn)
        return drawn
