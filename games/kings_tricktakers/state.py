"""What happens in a game: the state machine of kings-tricktakers.md 5, phase by phase.

Chance, in the rule book's order, by label:
- "shuffle r", for round r: the order of the pack (its canonical order is that of `cards.deck_for`). The first five
  cards are seat 0's hand, the next five seat 1's …; the rest is the deck, the top card first.
- "colours": with starter companies, in round 1, the order of the five colours; the first is seat 0's, and so on.
- "start player": in the open draft, in round 1, who picks first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from games.engine import Deal, Seat
from games.kings_tricktakers import says
from games.kings_tricktakers.actions import (
    CHANGES,
    KINGS,
    QUEENS,
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
    TakeCharacter,
    TakeSet,
    UseHermit,
)
from games.kings_tricktakers.bids import LAST_ROUND, bidder_of
from games.kings_tricktakers.cards import SUIT, WHITES, Card, cards_in, deck_for, set_of
from games.kings_tricktakers.characters import DIPLOMAT, Character, face_code, pool_for
from games.kings_tricktakers.draft import by_rank, rank_order, snake, starter_trio
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.position import HAND, Position
from games.kings_tricktakers.preparation import Task, tasks_of, tens_of
from games.kings_tricktakers.royals import ROYALS, Colour, Queen, king, rank
from games.kings_tricktakers.scoring import Standing, score
from games.kings_tricktakers.tricks import NEUTRAL, Laid, Trick, lead_suit, winning
from games.kings_tricktakers.view import Phase, Swap

TRICKS_A_ROUND = 5


class KingsState(Position):
    """A game of Kings Tricktakers. Made by `begin` or `imagine`, moved by `apply`."""

    __slots__ = ()

    @classmethod
    def begin(cls, seats: int, options: KingsOptions, chance: Deal) -> Self:
        """Return a game before its first decision (4.3)."""
        state = cls()
        state.events = None
        state.seats = seats
        state.options = options
        state.chance = chance
        state.round = 0
        state.vp = [0] * seats
        state.spent = [0] * seats
        state.colours = [None] * seats
        state.kings = [False] * seats
        state.queens = [Queen.READY] * seats
        state.companies = [()] * seats
        state.sets = ()
        state.last = None
        state.sheets = ()
        state._new_round()
        return state

    def apply(self, seat: Seat, action: KingsAction) -> None:
        """Carry out a legal action and all that follows from it."""
        match action:
            case Play():
                self._play(seat, action)
            case TakeSet() | TakeCharacter():
                self._pick(seat, action)
            case Bid():
                self._bid(seat, action)
            case ChooseAlly() | CopyBid():
                self._target(seat, action)
            case Discard():
                self._discard(seat, action)
            case Reactivate(pay=pay):
                self.paying[seat] = pay
                self._next_task(seat)
            case Lead():
                self.phase = Phase.TURN
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

    # New hand and new company (5.2 and 5.3)

    def _new_round(self) -> None:
        """Deal; then form companies."""
        self.round += 1
        deck = deck_for(self.seats)
        pack = [deck[place] for place in self.chance.permutation(len(deck), f"shuffle {self.round}")]
        self.hands = [set_of(pack[seat * HAND : (seat + 1) * HAND]) for seat in range(self.seats)]
        self.deck = tuple(pack)
        self.drawn = self.seats * HAND
        nobody = [0] * self.seats
        self.discards = nobody[:]
        self.reserved = nobody[:]
        self.piles = nobody[:]
        self.won = nobody[:]
        self.assassins = nobody[:]
        self.hermits = nobody[:]
        self.neutral = 0
        self.previous = tuple(self.companies) if self.round > 1 else ()
        self.companies = [()] * self.seats
        self.bids = [None] * self.seats
        self.tasks = [()] * self.seats
        self.paying = [False] * self.seats
        self.voids = [()] * self.seats
        self.pool = ()
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
            order = self.chance.permutation(len(Colour), "colours")
            self.colours = [Colour(order[seat]) for seat in range(self.seats)]
        self.companies = [starter_trio(self.colour(seat), self.round) for seat in range(self.seats)]
        if self.events is not None:
            for seat, company in enumerate(self.companies):
                self.report(says.starter(seat, self.colour(seat), company))
        self._start_bids()

    def _start_draft(self) -> None:
        """Lay out the pool (5.3.1, 5.3.2)."""
        self.pool = pool_for(self.seats, starter=False, remove_diplomat=self.options.remove_diplomat)
        if self.round == 1:
            self.phase = Phase.DRAFT_SNAKE
            self.sets = tuple(Colour)
            self.order = snake(self.seats, self.chance.below(self.seats, "start player"))
        else:
            self.phase = Phase.DRAFT_RANK
            self.order = rank_order([self.colour(seat) for seat in range(self.seats)], self.kings)
        if self.events is not None:
            self.report(says.draft_order(self.order[: self.seats], self.round))

    def _pick(self, seat: Seat, action: TakeSet | TakeCharacter) -> None:
        if isinstance(action, TakeSet):
            self.colours[seat] = action.colour
            self.sets = tuple([colour for colour in self.sets if colour is not action.colour])
            code = king(action.colour)
        else:
            self.companies[seat] = tuple(sorted((*self.companies[seat], action.copy)))
            self.pool = tuple([copy for copy in self.pool if copy != action.copy])
            code = face_code(action.copy)
        self.order = self.order[1:]
        if self.events is not None:
            self.report(says.took(seat, code, whole_set=isinstance(action, TakeSet)))
        if not self.order:
            self.sets = ()
            self.pool = ()
            self._start_bids()

    # Bids (5.4)

    def _start_bids(self) -> None:
        """Give the token to the lowest rank (5.3.4) and ask everybody for a bid."""
        self.first = by_rank([self.colour(seat) for seat in range(self.seats)], self.kings)[0]
        self.phase = Phase.BID_COMMIT
        if self.events is not None:
            lowest = rank(self.colour(self.first), played=self.kings[self.first])
            self.report(says.first_player(self.first, lowest))

    def _bid(self, seat: Seat, action: Bid) -> None:
        self.bids[seat] = action.cards
        if self.events is not None:
            self.report(says.committed(seat))
        if any(bid is None for bid in self.bids):
            return
        if self.events is not None:
            for bidder, bid in enumerate(self.bids):
                self.report(says.bid(bidder, bid or ()))
        owner = self.diplomat()
        if owner is None:
            self._start_preparation()
        else:
            self.phase = Phase.DIPLOMAT_TARGET
            self.actor = owner

    def _target(self, seat: Seat, action: ChooseAlly | CopyBid) -> None:
        """Settle what the DIPLOMAT looks at (5.4.3)."""
        if isinstance(action, ChooseAlly):
            self.ally = action.seat
            event = says.allied(seat, action.seat)
        else:
            self.copied = action.card
            event = says.copied(seat, bidder_of(action.card, self.bids), action.card)
        if self.events is not None:
            self.report(event)
        self._start_preparation()

    # Preparation (5.5)

    def _start_preparation(self) -> None:
        """Find out what everybody has to do; first copies draw in seat order from the first player."""
        self.phase = Phase.PREPARATION
        first = self.first or 0
        for step in range(self.seats):
            seat = (first + step) % self.seats
            bid = self.bids[seat] or ()
            self.tasks[seat] = tasks_of(self.companies[seat], bid, self.colour(seat), self.queens[seat], self.vp[seat])
            self._start_task(seat)
        self._finish_preparation()

    def _start_task(self, seat: Seat) -> None:
        """Draw, or take the reserved tens, for the task that is next."""
        match self.tasks[seat][:1]:
            case (Task.GAMBLER,):
                drawn = self._draw(seat, 2)
                if self.events is not None:
                    self.report(says.drew(Character.GAMBLER.value, drawn), seat)
            case (Task.BERSERKER,):
                brought = tens_of(seat, self.companies, self.bids)
                tens = brought[len(brought) - self.tasks[seat].count(Task.BERSERKER)]
                self.reserved[seat] |= set_of(tens)
                self.hands[seat] |= set_of(tens)
                if self.events is not None:
                    self.report(says.reserved(seat, len(tens)))

    def _next_task(self, seat: Seat) -> None:
        self.tasks[seat] = self.tasks[seat][1:]
        self._start_task(seat)
        self._finish_preparation()

    def _finish_preparation(self) -> None:
        """When nobody has anything left to do: take the payments, announce them, begin the tricks."""
        if any(self.tasks):
            return
        for seat, pays in enumerate(self.paying):
            if pays:
                colour = self.colour(seat)
                self.queens[seat] = Queen.READY
                self.vp[seat] -= ROYALS[colour].queen_cost
                self.spent[seat] += ROYALS[colour].queen_cost
                if self.events is not None:
                    self.report(says.reactivated(seat, colour))
        self.paying = [False] * self.seats
        self._open_trick(self.first or 0)

    def _draw(self, seat: Seat, count: int) -> tuple[Card, ...]:
        drawn = self.deck[self.drawn : self.drawn + count]
        self.drawn += count
        self.hands[seat] |= set_of(drawn)
        return drawn

    def _discard(self, seat: Seat, action: Discard) -> None:
        thrown = set_of(action.cards)
        self.hands[seat] &= ~thrown
        self.discards[seat] |= thrown
        if self.events is not None:
            self.report(says.discarded(seat, len(action.cards)))
            self.report(says.threw(action.cards), seat)
        if self.phase is Phase.HERMIT_DISCARD:
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
        self.queue = tuple([(leader + step) % self.seats for step in range(1, self.seats)])
        usable = self.face_up(leader, Character.ASSASSIN) > self.assassins[leader]
        self.phase = Phase.TRICK_OPEN if usable else Phase.TURN

    def _appoint(self, seat: Seat, other: Seat) -> None:
        self.assassins[seat] += 1
        if self.events is not None:
            self.report(says.appointed(seat, other))
        self._let_lead(other)

    def _hermit(self, seat: Seat) -> None:
        self.hermits[seat] += 1
        self.voids[seat] = ()
        self._forget_swapped(seat)
        if self.events is not None:
            self.report(says.hermit(seat))
        drawn = self._draw(seat, 3)
        if self.events is not None:
            self.report(says.drew(Character.HERMIT.value, drawn), seat)
        self.phase = Phase.HERMIT_DISCARD

    def _forget_swapped(self, seat: Seat) -> None:
        """Note that a card somebody received in the exchange may be discarded now."""
        if self.swap is not None and seat == self.swap.owner:
            self.swap = replace(self.swap, owner_drew=True)
        elif self.swap is not None and seat == self.swap.ally:
            self.swap = replace(self.swap, ally_drew=True)

    def _exchange(self, seat: Seat, card: Card) -> None:
        ally = self.ally
        if ally is None:
            raise ValueError(seat)
        self._hand_over(seat, ally, card)
        self.swap = Swap(seat, ally, card, None, answered=False)
        if self.events is not None:
            self.report(says.exchanging(seat, ally))
            self.report(says.handed(seat, ally, card), seat, ally)
        self.phase = Phase.EXCHANGE_REPLY
        self.actor = ally

    def _give(self, seat: Seat, card: Card) -> None:
        swap = self.swap
        if swap is None:
            raise ValueError(seat)
        self._hand_over(seat, swap.owner, card)
        self.swap = replace(swap, returned=card, answered=True)
        if self.events is not None:
            self.report(says.exchanged(swap.owner, seat))
            self.report(says.handed(seat, swap.owner, card), seat, swap.owner)
        self._resume(swap.owner)

    def _hand_over(self, giver: Seat, taker: Seat, card: Card) -> None:
        self.hands[giver] ^= 1 << card
        self.hands[taker] |= 1 << card
        self.voids[giver] = self.voids[taker] = ()

    def _resume(self, seat: Seat) -> None:
        """Go back to the turn in which a HERMIT or an exchange was used."""
        self.actor = seat
        self.phase = Phase.DELAYED_TURN if self.delayed == seat else Phase.TURN

    def _delay(self, seat: Seat) -> None:
        self.queens[seat] = Queen.USED
        self.delayed = seat
        if self.events is not None:
            self.report(says.delayed(seat))
        self._next_turn(seat)

    def _play(self, seat: Seat, action: Play) -> None:
        card, how = action.card, action.how
        colour = self.colour(seat)
        lead = lead_suit(self.plays)
        laid = Laid(
            seat,
            card,
            colour if how in QUEENS else None,
            how in KINGS,
            how in CHANGES,
            self.face_up(seat, Character.OPPRESSOR) > 0,
        )
        self.plays = (*self.plays, laid)
        self.hands[seat] ^= 1 << card
        if laid.queen is not None:
            self.queens[seat] = Queen.USED
        if self.events is not None:
            self.report(says.played(laid, colour))
        if lead is not None and laid.queen is not Colour.BLACK and SUIT[card] is not lead and not WHITES >> card & 1:
            self.voids[seat] = tuple(sorted({*self.voids[seat], int(lead)}))
        self._next_turn(seat)

    def _next_turn(self, seat: Seat) -> None:
        """Go on after a card or the Green Queen: the next player, the delayed one, or the end of the trick."""
        if self.seats == 2 and seat == self.leader and len(self.queue) == 1:
            self._turn_neutral()
        if self.queue:
            self.actor, self.queue = self.queue[0], self.queue[1:]
            self.phase = Phase.TURN
        elif self.delayed is not None and self.phase is not Phase.DELAYED_TURN:
            self.actor = self.delayed
            self.phase = Phase.DELAYED_TURN
        else:
            self._end_trick()

    def _turn_neutral(self) -> None:
        """Turn up the neutral card of a game of two (9, point 3)."""
        laid = Laid(NEUTRAL, self.deck[self.drawn])
        self.drawn += 1
        self.plays = (*self.plays, laid)
        if self.events is not None:
            self.report(says.played(laid, None))

    def _end_trick(self) -> None:
        """Give the trick to its winner, turn the Kings, let the winner lead (5.6.3; 9, point 4)."""
        leader = self.leader or 0
        best = winning(self.plays)
        for laid in self.plays:
            if laid.king:
                self.kings[laid.seat] = True
        if best.seat == NEUTRAL:
            self.neutral += 1
            leads = 1 - leader
        else:
            leads = best.seat
            self.piles[leads] += 1
            self.won[leads] |= set_of(laid.card for laid in self.plays)
        self.last = Trick(leader, self.plays, best.seat, self.delayed)
        self.tricks = (*self.tricks, self.last)
        if self.events is not None:
            self.report(says.trick_won(self.trick, best, leads, self.piles[leads]))
        if self.trick < TRICKS_A_ROUND:
            self._open_trick(leads)
        else:
            self._end_round()

    # Scoring and the end (5.7 and 7)

    def standings(self) -> list[Standing]:
        """Return what scoring looks at in every player."""
        owner = self.diplomat()
        return [
            Standing(
                colour=self.colour(seat),
                up=tuple([copy for copy in company if copy not in (self.bids[seat] or ())]),
                bid=self.bids[seat] or (),
                piles=self.piles[seat],
                won=self.won[seat],
                king=self.kings[seat],
                yellow_queen=self.colours[seat] is Colour.YELLOW and self.queens[seat] is Queen.USED,
                ally=self.ally if seat == owner else None,
                copied=self.copied if seat == owner and DIPLOMAT in (self.bids[seat] or ()) else None,
            )
            for seat, company in enumerate(self.companies)
        ]

    def _end_round(self) -> None:
        sheets = score(self.standings(), self.vp, last_round=self.round == LAST_ROUND)
        self.sheets = (*self.sheets, sheets)
        self.vp = [sheet.after for sheet in sheets]
        if self.events is not None:
            for seat, sheet in enumerate(sheets):
                self.report(says.sheet(seat, sheet))
        self.queens = [Queen.EXHAUSTED if queen is Queen.USED else queen for queen in self.queens]
        if self.round < LAST_ROUND:
            self._new_round()
        else:
            self.phase = Phase.GAME_OVER
            self.queue = ()
