"""A running game: what may be done, what it shows, and the order of its rounds (RULES.md 5).

The rules are functions beside it. Those of `draft` and `playing` do to a game what an action does; those of `tricks`
and `scoring` need no whole game. `start` tells which draws are made from the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import attrgetter
from typing import Self

from games.engine import Deal, Outcome, Seat, SeatRef, set_of
from games.kings_tricktakers import actions, draft, playing, says
from games.kings_tricktakers.actions import KingsAction
from games.kings_tricktakers.cards import cards_in
from games.kings_tricktakers.characters import DIPLOMAT, GAMBLER, QUEEN, may_pay
from games.kings_tricktakers.draft import legal_bids, legal_picks, legal_targets, open_to
from games.kings_tricktakers.outcome import outcome_of
from games.kings_tricktakers.position import TRICKS_A_ROUND, Position
from games.kings_tricktakers.royals import EXHAUSTED, READY, USED
from games.kings_tricktakers.says import say
from games.kings_tricktakers.scoring import player_rounds, score
from games.kings_tricktakers.start import HAND, KingsOptions, dealt
from games.kings_tricktakers.tricks import Facts, Turn, lead_suit, legal_turn
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
)

ONLY: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,), (4,))
"""The seats that owe a decision, where it is one seat."""
ALIKE = (
    "seats", "options", "round", "phase", "previous", "pool", "sets", "order", "first", "ally", "copied", "trick",
    "leader", "plays", "queue", "delayed", "tricks", "sheets",
)  # fmt: skip
"""The fields that everybody may know and that are the same in a state and in its views."""
OPEN_LISTS = (
    "vp", "spent", "colours", "kings", "queens", "companies", "tasks", "assassins", "hermits", "piles", "voids",
)  # fmt: skip
"""The lists by seat that everybody may know: tuples in a view."""
_ALIKE, _OPEN_LISTS = attrgetter(*ALIKE), attrgetter(*OPEN_LISTS)


@dataclass(slots=True, init=False, repr=False, eq=False)
class KingsState(Position):
    """A game of Kings Tricktakers. Made by `start` or `imagine`, moved by `apply`."""

    @classmethod
    def start(cls, seats: int, options: KingsOptions, chance: Deal) -> Self:
        """A game before its first decision (4.3)."""
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
        state.sheets = ()
        state._new_round()
        return state

    def to_act(self) -> tuple[Seat, ...]:
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
        phase = self.phase
        if phase is TURN or phase is DELAYED_TURN:  # what search asks for most, hence first
            if seat != self.actor:
                return ()
            legal = legal_turn(self._facts(seat))
            if self.ally is not None and self._may_signal(seat):
                legal += actions.SIGNALS
            return legal
        if seat not in self.to_act():
            return ()
        if phase is DRAFT_SNAKE or phase is DRAFT_RANK:
            if self.options.company_mode == "chosen":
                return [actions.TAKE_SET[colour] for colour in self.sets]
            pool = open_to(seat, self.pool, self.previous, self.order)
            return legal_picks(self.colours[seat], self.companies[seat], self.sets, pool)
        if phase is BID_COMMIT:
            return legal_bids(self.companies[seat], self.colour(seat), self.round)
        if phase is PREPARATION and self.tasks[seat][0] is QUEEN:
            return actions.REACTIVATIONS
        if phase is PREPARATION or phase is HERMIT_DISCARD:
            # The cards drawn for the HERMIT have to go, or what is over five (5.5).
            size = 3 if phase is HERMIT_DISCARD else self.hands[seat].bit_count() - HAND
            return [*map(actions.discard_of, combinations(cards_in(self.hands[seat]), size))]
        if phase is DIPLOMAT_TARGET:
            return legal_targets(seat, self.bids)
        if phase is EXCHANGE_REPLY:
            return actions.gifts_of(self.hands[seat])
        return [actions.LEAD, *[actions.APPOINT[other] for other in range(self.seats) if other != seat]]

    def _facts(self, seat: Seat) -> Facts:
        shown, ally = self.shown[seat], self.ally
        return (
            self.hands[seat],
            lead_suit(self.plays),
            self.colour(seat),
            self.queens[seat] is READY,
            not self.kings[seat],
            shown.resistants > 0,
            shown.hermits > self.hermits[seat],
            ally is not None
            and self.swap is None
            and DIPLOMAT in self.companies[seat]
            and min(self.hands[seat], self.hands[ally]) > 0,
        )

    def _may_signal(self, seat: Seat) -> bool:
        """Whether the seat may say a word to its ally now: once in a trick, until they have exchanged (5.6.2)."""
        if not self.options.ally_talk or self.swap is not None or seat not in self.allies:
            return False
        said = self.signals[seat]
        return said is None or said[0] < self.trick

    def outcome(self) -> Outcome | None:
        if self.phase is not GAME_OVER:
            return None
        colours = [self.colour(seat) for seat in range(self.seats)]
        return outcome_of(self.sheets, self.vp, self.spent, colours, self.kings)

    def view(self, seat: Seat | None) -> KingsView:
        known = dict(zip(ALIKE, _ALIKE(self), strict=True))
        known |= zip(OPEN_LISTS, map(tuple, _OPEN_LISTS(self)), strict=True)
        committing = self.phase is BID_COMMIT
        return KingsView(
            **known,
            seat=seat,
            to_act=self.to_act(),
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            committed=tuple([bid is not None for bid in self.bids]),
            bids=tuple([None if committing and at != seat else bid for at, bid in enumerate(self.bids)]),
            paying=seat is not None and self.paying[seat],
            reserved=tuple([cards_in(tens) for tens in self.reserved]),
            hand=() if seat is None else cards_in(self.hands[seat]),
            hand_sizes=tuple([hand.bit_count() for hand in self.hands]),
            deck_size=len(self.deck),
            discards=() if seat is None else cards_in(self.discards[seat]),
            discard_sizes=tuple([cards.bit_count() for cards in self.discards]),
            swap=self.swap.seen_by(seat) if self.swap is not None else None,
            signals=tuple(self.signals) if seat in self.allies else (None,) * self.seats,
            turn=Turn(*self._facts(seat)) if self.phase in OWN_TURN and seat == self.actor else None,
        )

    def apply(self, seat: Seat, action: KingsAction) -> None:
        match action:
            case actions.Play():
                playing.play(self, seat, action)
            case actions.TakeCharacter(copy=copy):
                draft.take_character(self, seat, copy)
            case actions.TakeSet(colour=colour):
                draft.take_set(self, seat, colour)
            case actions.Bid(cards=cards):
                draft.bid(self, seat, cards)
            case actions.Discard(cards=thrown):
                playing.discard(self, seat, thrown)
            case actions.Reactivate(pay=pay):
                self.paying[seat] = pay
                playing.next_task(self, seat)
            case actions.ChooseAlly(seat=ally):
                draft.choose_ally(self, seat, ally)
            case actions.CopyBid(card=bid):
                draft.copy_bid(self, seat, bid)
            case actions.Lead():
                self.phase = TURN
            case actions.Appoint(seat=other):
                playing.appoint(self, seat, other)
            case actions.Delay():
                playing.delay(self, seat)
            case actions.UseHermit():
                playing.hermit(self, seat)
            case actions.Exchange(card=card):
                playing.exchange(self, seat, card)
            case actions.Give(card=card):
                playing.give(self, seat, card)
            case actions.Signal(word=word):
                playing.signal(self, seat, word)

    def reveals(self, seat: Seat, action: KingsAction) -> bool:
        match action:
            case actions.Play() | actions.Delay():
                neutral = self.seats == 2 and seat == self.leader and len(self.queue) == 1
                return neutral or (self.trick == TRICKS_A_ROUND and not self.queue)
            case actions.Bid():
                return self.to_act() == (seat,)
            case actions.ChooseAlly() | actions.CopyBid():
                return any(shown.gamblers for shown in self.shown)
            case actions.Discard() | actions.Reactivate():
                return self.phase is PREPARATION and self._prepared_reveals(seat)
            case actions.TakeSet() | actions.TakeCharacter() | actions.Lead() | actions.Appoint():
                return False
        return True

    def _prepared_reveals(self, seat: Seat) -> bool:
        following = self.tasks[seat][1:]
        if following or self.to_act() != (seat,):
            return following[:1] == (GAMBLER,)
        return any(
            may_pay(self.colour(other), self.queens[other], self.vp[other])
            for other in range(self.seats)
            if other != seat
        )

    def _new_round(self) -> None:
        self.round += 1
        self.hands, self.deck = dealt(self.round, self.seats, self.chance)
        nobody = [0] * self.seats
        self.discards, self.reserved, self.voids = nobody[:], nobody[:], nobody[:]
        self.piles, self.hermits, self.assassins = nobody[:], nobody[:], nobody
        self.previous = tuple(map(set_of, self.companies)) if self.round > 1 else ()
        self.companies = [()] * self.seats
        self.bids = [None] * self.seats
        self.tasks = [()] * self.seats
        self.paying = [False] * self.seats
        self.signals = [None] * self.seats
        self.leader = self.ally = self.copied = self.swap = self.delayed = None
        self.first = self.actor = self.trick = self.pool = 0
        self.shown = self.order = self.plays = self.queue = self.tricks = ()
        if self.events is not None:
            self.report(say("event-round", round=self.round, of=self.options.rounds))
            for seat, hand in enumerate(self.hands):
                self.report(say("event-dealt", cards=cards_in(hand)), seat)
        if self.options.company_mode == "starter":
            draft.assign_starters(self)
        else:
            draft.start_draft(self, chosen=self.options.company_mode == "chosen")

    def end_round(self) -> None:
        sheets = score(player_rounds(self), self.vp, last_round=self.round == self.options.rounds)
        self.sheets = (*self.sheets, sheets)
        self.vp = [sheet.after for sheet in sheets]
        if self.events is not None:
            for seat, sheet in enumerate(sheets):
                parts = says.sheet_parts(sheet)
                self.report(say("event-scored", seat=SeatRef(seat), sheet=parts, points=sheet.after))
        self.queens = [EXHAUSTED if queen is USED else queen for queen in self.queens]
        if self.round < self.options.rounds:
            self._new_round()
        else:
            self.phase = GAME_OVER
            self.queue = ()
