"""One running game of Monster Tricks: rows, tricks, rounds (monster-tricks.md 4 to 9).

Chance, in the rule book's order, by label:
- "start seat": the seat that starts the first round; only where the options leave it to chance;
- "shuffle n", for round n of the rule book: the order of the pack. The first 12 cards are seat 0's hand, the next 12
  seat 1's, and so on.

Hands are sets of cards as ints (`games.monster_tricks.cards`); lists are by seat, `slots` by slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Self

from games.engine import AnyGame, BadSetup, Deal, Outcome, RandomDeal, Seat, State, Text, set_of, text
from games.monster_tricks import says
from games.monster_tricks.actions import NEW, ROWS, SLOTS, Lay, MonsterAction, Play, Values
from games.monster_tricks.cards import HAND, PACKS, cards_in
from games.monster_tricks.options import MonsterOptions
from games.monster_tricks.outcome import outcome_of
from games.monster_tricks.rows import RoundResult, Row, fitting, known, points
from games.monster_tricks.tricks import Trick, legal_plays
from games.monster_tricks.view import LastTrick, MonsterView

LAST_ROUND = 3
NO_ROW: Values = (0, 0, 0)
"""Stands for a row that is not laid yet; nobody looks at it."""


class MonsterState(State[MonsterAction, MonsterView]):
    """A game of Monster Tricks. Made by `start` or `imagine`; moved by `apply`."""

    __slots__ = (
        "awaited",
        "chance",
        "discard",
        "hands",
        "last",
        "laying",
        "options",
        "results",
        "round",
        "rows",
        "slots",
        "start_seat",
        "won",
    )

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
        """Return a game before the first row. Raises `BadSetup` when the first seat is not at the table."""
        starter = options.starter()
        if starter is not None and starter >= seats:
            raise BadSetup(text("monster-tricks-no-such-seat", number=starter + 1, seats=seats))
        state = cls()
        state.events = []
        state.options = options
        state.chance = chance
        state.round = options.first_round()
        state.start_seat = chance.below(seats, "start seat") if starter is None else starter
        state.results = ()
        state._deal(seats)
        return state

    def _deal(self, seats: int) -> None:
        """Deal the whole pack; everybody owes a row (section 5, DEAL)."""
        pack = PACKS[seats]
        order = self.chance.permutation(len(pack), f"shuffle {self.round}")
        self.hands = [set_of(pack[at] for at in order[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        self.rows = [NO_ROW] * seats
        self.slots = [None] * SLOTS
        self.won = [0] * seats
        self.discard = 0
        self.last = None
        self.laying = True
        self.awaited = tuple(range(seats))
        if self.events is not None:
            self.report(says.round_starts(len(self.results) + 1, self.round, self.start_seat))

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that have not laid their rows, then the one whose turn it is; nobody after the end."""
        return self.awaited

    def legal_actions(self, seat: Seat) -> Sequence[MonsterAction]:
        """Return the rows of the round, or the plays allowed now, both in their order (sections 6 and 7)."""
        if seat not in self.awaited:
            return ()
        return ROWS[self.round] if self.laying else legal_plays(self.hands[seat], self.slots)

    def apply(self, seat: Seat, action: MonsterAction) -> None:
        """Lay a row, or play a card and resolve all that follows from it (section 8)."""
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
            self.report(says.laid(seat))
            if not self.laying:
                self.report(says.play_starts(self.start_seat))
        if not self.laying:
            self.awaited = (self.start_seat,)

    def _place(self, seat: Seat, play: Play) -> None:
        if play.target == NEW:
            slot = self.slots.index(None)
            self.slots[slot] = Trick.opened(play.card, seat)
            if self.events is not None:
                self.report(says.opened(seat, play.card, slot))
            return
        slot = play.target
        before = self.slots[slot]
        if before is None:
            raise ValueError(f"no trick lies in slot {slot}")
        trick = before.joined(play.card, seat)
        self.slots[slot] = trick
        if self.events is not None:
            self.report(says.played(seat, before, trick, slot))
        if trick.full:
            self._take(slot, trick)

    def _take(self, slot: int, trick: Trick) -> None:
        """Let the owner win a full trick; whose turn it is does not change (section 8, steps 4 and 5)."""
        owner = trick.owner
        self.won[owner] += 1
        self.discard |= set_of(trick.cards)
        self.slots[slot] = None
        self.last = LastTrick(slot, trick)
        if self.events is not None:
            self.report(says.taken(trick, slot, self.won[owner], points(self.rows[owner], self.won[owner])))

    def _end_round(self) -> None:
        """Note what the round brought; deal the next one or end the game (section 9)."""
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

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it runs."""
        return None if self.awaited else outcome_of(self.results)

    def why_not(self, seat: Seat, action: MonsterAction) -> Text:
        """Return which rule forbids a row (section 6) or a play (section 7)."""
        if isinstance(action, Lay):
            return says.other_row(self.round) if self.laying else says.row_is_laid()
        if self.laying:
            return says.first_the_row()
        if not self.hands[seat] & action.card.bit:
            return says.not_held(action.card)
        return says.not_there(action, self.slots)

    def view(self, seat: Seat | None) -> MonsterView:
        """Return what section 11 lets the seat know."""
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
            hand=() if seat is None else cards_in(self.hands[seat]),
            hand_sizes=tuple([hand.bit_count() for hand in self.hands]),
            slots=tuple(self.slots),
            won=tuple(self.won),
            discard=cards_in(self.discard),
            last=self.last,
            results=self.results if over else tuple([result.seen_by(seat) for result in self.results]),
        )

    def _row(self, at: Seat, seat: Seat | None) -> Row:
        """Return what a seat knows of a row."""
        mine = at == seat and not (self.laying and at in self.awaited)
        return self.rows[at] if mine or not self.awaited else known(self.rows[at], self.won[at])

    def copy(self) -> Self:
        """Return an independent copy, without events."""
        new = self.__class__()
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

    def resample(self, seat: Seat, rng: Random) -> Self:
        """Return a random world that fits what the seat knows."""
        return self.imagine(self.view(seat), rng)

    @classmethod
    def imagine(cls, view: MonsterView, rng: Random) -> Self:
        """Return a world that fits a seat's view, every such world equally likely.

        The cards the seat has not seen are dealt anew to the other hands, the rows of the others filled up, those of
        past rounds too; the rounds to come are shuffled anew. Nothing that is played tells what a seat does not hold.
        """
        state = cls()
        state.events = None
        state.options = view.options
        state.chance = RandomDeal(rng.getrandbits(64))
        state.round = view.round
        state.start_seat = view.start_seat
        state.laying = view.laying
        state.awaited = view.to_act
        state.slots = list(view.slots)
        state.won = list(view.won)
        state.discard = set_of(view.discard)
        state.last = view.last
        state.rows = [
            rng.choice(fitting(row, view.round)) if laid else NO_ROW
            for row, laid in zip(view.rows, view.laid, strict=True)
        ]
        state.results = tuple(
            [
                replace(result, rows=tuple([rng.choice(fitting(row, result.round)) for row in result.rows]))
                for result in view.results
            ]
        )
        unseen = list(view.unseen)
        rng.shuffle(unseen)
        state.hands = []
        for seat, size in enumerate(view.hand_sizes):
            state.hands.append(set_of(view.hand if seat == view.me else unseen[:size]))
            if seat != view.me:
                del unseen[:size]
        return state
