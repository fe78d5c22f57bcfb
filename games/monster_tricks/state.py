"""One running game of Monster Tricks: rows, tricks, rounds (RULES.md 4 to 9).

Hands are sets of cards as ints (`games.monster_tricks.cards`); lists are by seat, `slots` by slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from games.engine import AnyGame, Deal, Outcome, Seat, SeatRef, State, blank, set_of
from games.monster_tricks import says
from games.monster_tricks.actions import NEW, ROWS, SLOTS, Lay, MonsterAction, Play, Values
from games.monster_tricks.outcome import outcome_of
from games.monster_tricks.rows import RoundResult, Row, known, points
from games.monster_tricks.says import say
from games.monster_tricks.start import MonsterOptions, Rounds, dealt, first_starter
from games.monster_tricks.tricks import FULL, Trick, legal_plays, with_card
from games.monster_tricks.view import LastTrick, MonsterView

LAST_ROUND = 3
NO_ROW: Values = (0, 0, 0)
"""Stands for a row that is not laid yet; nobody looks at it."""


@dataclass(slots=True, init=False, repr=False, eq=False)
class MonsterState(State[MonsterAction, MonsterView]):
    game: ClassVar[AnyGame]

    options: MonsterOptions
    chance: Deal
    round: int
    """The rule book's number; a short game begins with a later one."""
    start_seat: Seat
    laying: bool
    """The rows are being laid; nobody plays before the last of them."""
    awaited: tuple[Seat, ...]
    hands: list[int]
    rows: list[Values]
    slots: list[Trick | None]
    won: list[int]
    discard: int
    last: LastTrick | None
    results: tuple[RoundResult, ...]
    """The rounds that have ended."""

    @classmethod
    def start(cls, seats: int, options: MonsterOptions, chance: Deal) -> Self:
        """A game before the first row. Raises `BadSetup` when the first seat is not at the table."""
        state = cls()
        state.events = []
        state.options = options
        state.chance = chance
        state.round = Rounds.ALL + 1 - options.rounds
        state.start_seat = first_starter(seats, options, chance)
        state.results = ()
        state._deal(seats)
        return state

    def _deal(self, seats: int) -> None:
        """Deal the whole pack; everybody owes a row (RULES.md 5, DEAL)."""
        self.hands = dealt(seats, self.round, self.chance)
        self.rows = [NO_ROW] * seats
        self.slots = [None] * SLOTS
        self.won = [0] * seats
        self.discard = 0
        self.last = None
        self.laying = True
        self.awaited = tuple(range(seats))
        if self.events is not None:
            name = says.round_name(len(self.results) + 1, self.round)
            self.report(say("event-dealt", round=name, starter=SeatRef(self.start_seat)))

    def copy(self) -> Self:
        new = blank(type(self))
        new.events = None
        new.options = self.options
        new.chance = self.chance
        new.round = self.round
        new.start_seat = self.start_seat
        new.laying = self.laying
        new.awaited = self.awaited
        new.hands = self.hands[:]
        new.rows = self.rows[:]
        new.slots = self.slots[:]
        new.won = self.won[:]
        new.discard = self.discard
        new.last = self.last
        new.results = self.results
        return new

    def to_act(self) -> tuple[Seat, ...]:
        return self.awaited

    def legal_actions(self, seat: Seat) -> Sequence[MonsterAction]:
        """The rows of the round, or the plays allowed now, both in their order (RULES.md 6 and 7)."""
        if seat not in self.awaited:
            return ()
        return ROWS[self.round] if self.laying else legal_plays(self.hands[seat], self.slots)

    def apply(self, seat: Seat, action: MonsterAction) -> None:
        """Lay a row, or play a card and resolve all that follows from it (RULES.md 8)."""
        if isinstance(action, Lay):
            self._lay(seat, action)
            return
        self.hands[seat] ^= action.card.bit
        self._place(seat, action)
        following = (seat + 1) % len(self.hands)
        self.awaited = (following,)
        if not self.hands[following]:  # it is the starter again, after everybody's last card
            self._end_round()

    def _lay(self, seat: Seat, action: Lay) -> None:
        self.rows[seat] = action.values
        self.awaited = tuple([other for other in self.awaited if other != seat])
        self.laying = bool(self.awaited)
        if self.events is not None:
            self.report(say("event-laid", seat=SeatRef(seat)))
            if not self.laying:
                self.report(say("event-all-laid", starter=SeatRef(self.start_seat)))
        if not self.laying:
            self.awaited = (self.start_seat,)

    def _place(self, seat: Seat, play: Play) -> None:
        slot = self.slots.index(None) if play.target == NEW else play.target
        before = self.slots[slot]
        self.slots[slot] = trick = with_card(before, play.card, seat)
        if self.events is not None:
            self.report(says.played(play.card, seat, slot, before, trick))
        if len(trick.cards) == FULL:
            self._take(slot, trick)

    def _take(self, slot: int, trick: Trick) -> None:
        """Let the owner win a full trick; whose turn it is does not change (RULES.md 8, steps 4 and 5)."""
        owner = trick.owner
        self.won[owner] += 1
        self.discard |= set_of(trick.cards)
        self.slots[slot] = None
        self.last = LastTrick(slot, trick)
        if self.events is not None:
            self.report(says.taken(trick, slot, self.won[owner], points(self.rows[owner], self.won[owner])))

    def _end_round(self) -> None:
        """Note what the round brought; deal the next one or end the game (RULES.md 9)."""
        result = RoundResult.of(self.round, self.rows, self.won)
        self.results += (result,)
        if self.events is not None:
            self.report(says.round_ends(len(self.results), result))
        if self.round == LAST_ROUND:
            self.awaited = ()
            if self.events is not None:
                self.report(outcome_of(self.results).reason)
            return
        seats = len(self.hands)
        self.round += 1
        self.start_seat = (self.start_seat + 1) % seats
        self._deal(seats)

    def reveals(self, seat: Seat, action: MonsterAction) -> bool:
        if isinstance(action, Lay):
            return False
        trick = None if action.target == NEW else self.slots[action.target]
        full = trick is not None and len(trick.cards) == FULL - 1
        return full or not self.hands[(seat + 1) % len(self.hands)]

    def outcome(self) -> Outcome | None:
        return None if self.awaited else outcome_of(self.results)

    def view(self, seat: Seat | None) -> MonsterView:
        """The seat's view of the game (RULES.md 11)."""
        over = not self.awaited
        return MonsterView(
            seat=seat,
            seats=len(self.hands),
            to_act=self.awaited,
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            options=self.options,
            round=self.round,
            start_seat=self.start_seat,
            laying=self.laying,
            laid=tuple([not self.laying or at not in self.awaited for at in range(len(self.hands))]),
            rows=tuple([self._row(at, seat) for at in range(len(self.rows))]),
            hand=0 if seat is None else self.hands[seat],
            hand_sizes=tuple([hand.bit_count() for hand in self.hands]),
            slots=tuple(self.slots),
            won=tuple(self.won),
            discard=self.discard,
            last=self.last,
            results=self.results if over else tuple([result.seen_by(seat) for result in self.results]),
        )

    def _row(self, at: Seat, seat: Seat | None) -> Row:
        mine = at == seat and not (self.laying and at in self.awaited)
        return self.rows[at] if mine or not self.awaited else known(self.rows[at], self.won[at])
