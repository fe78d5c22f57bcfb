"""A running game: its fields, what may be done, what happens (RULES.md 5).

The rules that need no whole game are functions beside it: `draft`, `bids`, `preparation`, `turn`, `tricks`, `scoring`;
`start` tells which draws are made from the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from operator import attrgetter
from typing import ClassVar, Self

from games.engine import AnyGame, Deal, Outcome, Seat, SeatRef, State, blank, card, set_of
from games.kings_tricktakers import says
from games.kings_tricktakers.actions import (
    APPOINT,
    LEAD,
    REACTIVATIONS,
    SIGNALS,
    TAKE_SET,
    Appoint,
    Bid,
    ChooseAlly,
    CopyBid,
    Delay,
    Discard,
    Exchange,
    Give,
    KingsAction,
    Lead,
    Play,
    Reactivate,
    Signal,
    TakeCharacter,
    TakeSet,
    UseHermit,
    Word,
    discard_of,
    gifts_of,
)
from games.kings_tricktakers.bids import bidder_of, legal_bids, legal_targets
from games.kings_tricktakers.cards import OF_SUIT, WHITES, Card, cards_in
from games.kings_tricktakers.characters import (
    DIPLOMAT,
    BidCard,
    Character,
    Copy,
    FaceUp,
    allies,
    face_up,
    joined,
    owner_of,
    pool_for,
)
from games.kings_tricktakers.draft import STARTERS, around, by_rank, legal_picks, open_to, snake, starter_trio
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.outcome import outcome_of
from games.kings_tricktakers.preparation import BERSERKER, GAMBLER, QUEEN, Task, may_pay, tasks_of, tens_of
from games.kings_tricktakers.royals import (
    BLACK,
    COLOURS,
    EXHAUSTED,
    GREEN,
    READY,
    ROYALS,
    USED,
    Colour,
    Queen,
    king,
    queen,
    rank,
)
from games.kings_tricktakers.says import say
from games.kings_tricktakers.scoring import ScoreSheet, player_rounds, score
from games.kings_tricktakers.start import HAND, dealt, first_to_pick, royal_sets
from games.kings_tricktakers.tricks import NEUTRAL, Laid, Trick, laid_by, laid_once, lead_suit, winning
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
    TRICK_OPEN,
    TURN,
    KingsView,
    Phase,
    Said,
    Swap,
)

TRICKS_A_ROUND = 5
AFTER = tuple(
    tuple(tuple((leader + step) % seats for step in range(1, seats)) for leader in range(seats)) for seats in range(6)
)
"""By number of seats and leader: who follows in a trick, in this order."""
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
class KingsState(State[KingsAction, KingsView]):
    """A game of Kings Tricktakers. Made by `start` or `imagine`, moved by `apply`.

    Lists are by seat; sets of cards and of copies are ints. `KingsView` explains most of them.

    `shown` is what lies face up once all have bid; `actor` is the seat whose turn it is from DIPLOMAT_TARGET on.
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
                legal += SIGNALS
            return legal
        if seat not in self.to_act():
            return ()
        if phase is DRAFT_SNAKE or phase is DRAFT_RANK:
            if self.options.company_mode == "chosen":
                return [TAKE_SET[colour] for colour in self.sets]
            pool = open_to(seat, self.pool, self.previous, self.order)
            return legal_picks(self.colours[seat], self.companies[seat], self.sets, pool)
        if phase is BID_COMMIT:
            return legal_bids(self.companies[seat], self.colour(seat), self.round)
        if phase is PREPARATION and self.tasks[seat][0] is QUEEN:
            return REACTIVATIONS
        if phase is PREPARATION or phase is HERMIT_DISCARD:
            return [*map(discard_of, combinations(cards_in(self.hands[seat]), self.to_discard(seat)))]
        if phase is DIPLOMAT_TARGET:
            return legal_targets(seat, self.bids)
        if phase is EXCHANGE_REPLY:
            return gifts_of(self.hands[seat])
        return [LEAD, *[APPOINT[other] for other in range(self.seats) if other != seat]]

    def to_discard(self, seat: Seat) -> int:
        """How many cards have to go: what was drawn for the HERMIT, or what is over five (5.5)."""
        return 3 if self.phase is HERMIT_DISCARD else self.hands[seat].bit_count() - HAND

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
            self.ally is not None and self._may_exchange(seat, self.ally),
        )

    def _may_exchange(self, seat: Seat, ally: Seat) -> bool:
        """Whether the seat may exchange a card with its ally now (5.6.2)."""
        return self.swap is None and DIPLOMAT in self.companies[seat] and min(self.hands[seat], self.hands[ally]) > 0

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
            case Play():
                self._play(seat, action)
            case TakeCharacter(copy=copy):
                self._take_character(seat, copy)
            case TakeSet(colour=colour):
                self._take_set(seat, colour)
            case Bid(cards=cards):
                self._bid(seat, cards)
            case Discard(cards=thrown):
                self._discard(seat, thrown)
            case Reactivate(pay=pay):
                self.paying[seat] = pay
                self._next_task(seat)
            case ChooseAlly(seat=ally):
                self._choose_ally(seat, ally)
            case CopyBid(card=bid):
                self._copy_bid(seat, bid)
            case Lead():
                self.phase = TURN
            case Appoint(seat=other):
                self._appoint(seat, other)
            case Delay():
                self._delay(seat)
            case UseHermit():
                self._hermit(seat)
            case Exchange(card=card):
                self._exchange(seat, card)
            case Give(card=card):
                self._give(seat, card)
            case Signal(word=word):
                self._signal(seat, word)

    def reveals(self, seat: Seat, action: KingsAction) -> bool:
        match action:
            case Play() | Delay():
                neutral = self.seats == 2 and seat == self.leader and len(self.queue) == 1
                return neutral or (self.trick == TRICKS_A_ROUND and not self.queue)
            case Bid():
                return self.to_act() == (seat,)
            case ChooseAlly() | CopyBid():
                return any(shown.gamblers for shown in self.shown)
            case Discard() | Reactivate():
                return self.phase is PREPARATION and self._prepared_reveals(seat)
            case TakeSet() | TakeCharacter() | Lead() | Appoint():
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

    # New hand and new company (5.2 and 5.3)

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
            self._assign_starters()
        else:
            self._start_draft(chosen=self.options.company_mode == "chosen")

    def _assign_starters(self) -> None:
        """Hand out the starter companies (5.3.3)."""
        if self.round == 1:
            self.colours = royal_sets(self.seats, self.chance)
        for seat in range(self.seats):
            self._take_company(seat, starter_trio(self.colour(seat), self.round))
        self._start_bids()

    def _take_company(self, seat: Seat, company: tuple[Copy, ...]) -> None:
        self.companies[seat] = company
        if self.events is not None:
            crown = card(king(self.colour(seat)))
            self.report(say("event-starter", seat=SeatRef(seat), king=crown, company=company))

    def _start_draft(self, *, chosen: bool) -> None:
        """Lay out the pool (5.3.1, 5.3.2), or the starter companies (5.3.3)."""
        if not chosen:
            self.pool = pool_for(self.seats, remove_diplomat=self.options.remove_diplomat)
        if self.round == 1 or chosen:
            self.sets = COLOURS
        if self.round == 1:
            self.phase = DRAFT_SNAKE
            first = first_to_pick(self.seats, self.options, self.chance)
            self.order = (around if chosen else snake)(self.seats, first)
        else:
            self.phase = DRAFT_RANK
            self.order = self._by_rank() * (1 if chosen else 3)  # three passes (5.3.2)
        if self.events is not None:
            seats = says.names(self.order[: self.seats])
            self.report(
                say("event-companies", seats=seats) if chosen else say("event-draft", seats=seats, round=self.round)
            )

    def _take_set(self, seat: Seat, colour: Colour) -> None:
        if self.colours[seat] is None:
            self.colours[seat] = colour
        self.sets = tuple([one for one in self.sets if one is not colour])
        if self.options.company_mode == "chosen":
            self._take_company(seat, STARTERS[colour])
        elif self.events is not None:
            self.report(say("event-took", seat=SeatRef(seat), card=card(king(colour)), set=True))
        self._next_pick()

    def _take_character(self, seat: Seat, copy: Copy) -> None:
        self.companies[seat] = joined(self.companies[seat], copy)
        self.pool ^= copy.bit
        if self.events is not None:
            self.report(say("event-took", seat=SeatRef(seat), card=copy, set=False))
        self._next_pick()

    def _next_pick(self) -> None:
        self.order = self.order[1:]
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
            self.report(say("event-first", seat=SeatRef(self.first), rank=lowest))

    def _by_rank(self) -> tuple[Seat, ...]:
        return by_rank(tuple([self.colour(seat) for seat in range(self.seats)]), tuple(self.kings))

    def _bid(self, seat: Seat, cards: tuple[BidCard, ...]) -> None:
        self.bids[seat] = cards
        if self.events is not None:
            self.report(say("event-committed", seat=SeatRef(seat)))
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

    def _choose_ally(self, seat: Seat, ally: Seat) -> None:
        """Settle whose result the DIPLOMAT's owner shares (5.4.3)."""
        self.ally = ally
        if self.events is not None:
            self.report(say("event-ally", seat=SeatRef(seat), ally=SeatRef(ally)))
        self._start_preparation()

    def _copy_bid(self, seat: Seat, bid: BidCard) -> None:
        """Settle which bid the DIPLOMAT copies (5.4.3)."""
        self.copied = bid
        if self.events is not None:
            other = SeatRef(bidder_of(bid, self.bids))
            self.report(say("event-copy", seat=SeatRef(seat), other=other, card=bid, pays=says.pays(bid)))
        self._start_preparation()

    # Preparation (5.5)

    def _start_preparation(self) -> None:
        self.phase = PREPARATION
        for seat in around(self.seats, self.first):
            self.tasks[seat] = tasks_of(self.shown[seat], self.colour(seat), self.queens[seat], self.vp[seat])
            if self.tasks[seat]:
                self._start_task(seat)
        self._finish_preparation()

    def _start_task(self, seat: Seat) -> None:
        task = self.tasks[seat][0]
        if task is GAMBLER:
            self._draw(seat, 2, Character.GAMBLER)
        elif task is BERSERKER:
            brought = tens_of(seat, self.companies, self.bids)
            tens = brought[len(brought) - self.tasks[seat].count(BERSERKER)]
            self.reserved[seat] |= set_of(tens)
            self.hands[seat] |= set_of(tens)
            if self.events is not None:
                self.report(say("event-reserved", seat=SeatRef(seat), count=len(tens)))

    def _next_task(self, seat: Seat) -> None:
        self.tasks[seat] = self.tasks[seat][1:]
        if self.tasks[seat]:
            self._start_task(seat)
        else:
            self._finish_preparation()

    def _finish_preparation(self) -> None:
        if any(self.tasks):
            return
        for seat, pays in enumerate(self.paying):
            if pays:
                colour = self.colour(seat)
                cost = ROYALS[colour].queen_cost
                self.queens[seat] = READY
                self.vp[seat] -= cost
                self.spent[seat] += cost
                if self.events is not None:
                    self.report(say("event-reactivated", seat=SeatRef(seat), queen=card(queen(colour)), cost=cost))
        self.paying = [False] * self.seats
        self._open_trick(self.first)

    def _draw(self, seat: Seat, count: int, why: Character) -> None:
        drawn, self.deck = self.deck[:count], self.deck[count:]
        self.hands[seat] |= set_of(drawn)
        if self.events is not None:
            self.report(say("event-drew", who=card(why.value), cards=drawn), seat)

    def _discard(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        thrown = set_of(cards)
        self.hands[seat] &= ~thrown
        self.discards[seat] |= thrown
        if self.events is not None:
            self.report(say("event-discarded", seat=SeatRef(seat), count=len(cards)))
            self.report(say("event-threw", cards=cards), seat)
        if self.phase is HERMIT_DISCARD:
            self._resume(seat)
        else:
            self._next_task(seat)

    # Tricks (5.6)

    def _open_trick(self, leader: Seat) -> None:
        self.trick += 1
        self.plays = ()
        self.delayed = None
        self.assassins = [0] * self.seats
        self._let_lead(leader)

    def _let_lead(self, leader: Seat) -> None:
        """Let somebody lead, or use an ASSASSIN that was not used in this trick (5.6.1)."""
        self.leader = self.actor = leader
        self.queue = AFTER[self.seats][leader]
        usable = self.shown[leader].assassins > self.assassins[leader]
        self.phase = TRICK_OPEN if usable else TURN

    def _appoint(self, seat: Seat, other: Seat) -> None:
        self.assassins[seat] += 1
        if self.events is not None:
            self.report(say("event-appointed", seat=SeatRef(seat), other=SeatRef(other)))
        self._let_lead(other)

    def _hermit(self, seat: Seat) -> None:
        self.hermits[seat] += 1
        self.voids[seat] = 0
        self.swap = self.swap and self.swap.after_draw(seat)
        self.phase = HERMIT_DISCARD
        if self.events is not None:
            self.report(say("event-hermit", seat=SeatRef(seat)))
        self._draw(seat, 3, Character.HERMIT)

    def _exchange(self, seat: Seat, given: Card) -> None:
        _, ally = self.allies
        self.swap = Swap(seat, ally, given, None, answered=False)
        self.phase = EXCHANGE_REPLY
        self.actor = ally
        if self.events is not None:
            self.report(say("event-exchange", seat=SeatRef(seat), ally=SeatRef(ally)))
        self._hand_over(seat, ally, given)

    def _give(self, seat: Seat, returned: Card) -> None:
        owner, _ = self.allies
        self.swap = self.swap and replace(self.swap, returned=returned, answered=True)
        if self.events is not None:
            self.report(say("event-exchanged", seat=SeatRef(owner), ally=SeatRef(seat)))
        self._hand_over(seat, owner, returned)
        self._resume(owner)

    def _hand_over(self, giver: Seat, taker: Seat, given: Card) -> None:
        self.hands[giver] ^= given.bit
        self.hands[taker] |= given.bit
        self.voids[giver] = self.voids[taker] = 0
        if self.events is not None:
            told = say("event-handed", seat=SeatRef(giver), other=SeatRef(taker), card=given)
            self.report(told, giver, taker)

    def _signal(self, seat: Seat, word: Word) -> None:
        self.signals[seat] = self.trick, word
        if self.events is not None:
            (ally,) = {*self.allies} - {seat}
            self.report(say("event-signal", seat=SeatRef(seat), ally=SeatRef(ally), word=word.value), seat, ally)

    def _resume(self, seat: Seat) -> None:
        self.actor = seat
        self.phase = DELAYED_TURN if self.delayed == seat else TURN

    def _delay(self, seat: Seat) -> None:
        self.queens[seat] = USED
        self.delayed = seat
        if self.events is not None:
            self.report(say("event-delayed", seat=SeatRef(seat), queen=card(queen(GREEN))))
        self._next_turn(seat)

    def _play(self, seat: Seat, action: Play) -> None:
        played = action.card
        lead = lead_suit(self.plays)
        laid = laid_by(seat, action, self.colours[seat], self.shown[seat].oppressors > 0)
        self.plays = (*self.plays, laid)
        self.hands[seat] ^= played.bit
        if laid.queen is not None:
            self.queens[seat] = USED
        if self.events is not None:
            told = say("event-played", seat=SeatRef(seat), play=says.laid(laid, self.colour(seat)))
            self.report(told, era=self.era)
        if lead is not None and played.suit is not lead and not WHITES & played.bit and laid.queen is not BLACK:
            self.voids[seat] |= OF_SUIT[lead]
        self._next_turn(seat)

    def _next_turn(self, seat: Seat) -> None:
        if self.seats == 2 and seat == self.leader and len(self.queue) == 1:
            self._turn_neutral()
        if self.queue:
            self.actor, self.queue = self.queue[0], self.queue[1:]
            self.phase = TURN
        elif self.delayed is not None and self.phase is not DELAYED_TURN:
            self.actor = self.delayed
            self.phase = DELAYED_TURN
        else:
            self._end_trick()

    @property
    def era(self) -> int:
        return (self.round - 1) * TRICKS_A_ROUND + self.trick

    def _turn_neutral(self) -> None:
        """Turn up the neutral card of a game of two (9, point 3)."""
        top, self.deck = self.deck[0], self.deck[1:]
        self.plays = (*self.plays, laid_once(NEUTRAL, top))
        if self.events is not None:
            self.report(say("event-neutral", card=top), era=self.era)

    def _end_trick(self) -> None:
        """Give the trick to its winner, turn the Kings, let the winner lead (5.6.3; 9, point 4)."""
        leader, best = self.leader, winning(self.plays)
        if leader is None:
            raise ValueError(self.phase)
        for laid in self.plays:
            if laid.king:
                self.kings[laid.seat] = True
        leads = 1 - leader if best.seat == NEUTRAL else best.seat
        if best.seat != NEUTRAL:
            self.piles[leads] += 1
        self.tricks = (*self.tricks, Trick(leader, self.plays, best.seat))
        if self.events is not None:
            # With its winner a trick is the last one, and the one before it goes out of sight (RULES.md 10, ruling 40).
            won = says.trick_won(self.trick, best, leads, self.piles[leads])
            self.report(won, era=self.era, covers=self.era - 1)
        if self.trick < TRICKS_A_ROUND:
            self._open_trick(leads)
        else:
            self._end_round()

    # Scoring and the end (5.7 and 7)

    def _end_round(self) -> None:
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
