"""What happens in a game: the actions, the tricks and the end of a round (RULES.md 5.1, 5.6, 5.7).

What comes before the tricks, and which draws are made from the deal, is told in `muster`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.engine import Seat, set_of
from games.kings_tricktakers import says
from games.kings_tricktakers.account import player_rounds
from games.kings_tricktakers.actions import (
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
from games.kings_tricktakers.bids import LAST_ROUND
from games.kings_tricktakers.cards import OF_SUIT, WHITES, Card
from games.kings_tricktakers.characters import Character
from games.kings_tricktakers.muster import Muster
from games.kings_tricktakers.preparation import GAMBLER, may_pay
from games.kings_tricktakers.royals import BLACK, EXHAUSTED, USED
from games.kings_tricktakers.scoring import score
from games.kings_tricktakers.tricks import NEUTRAL, Trick, laid_by, laid_once, lead_suit, winning
from games.kings_tricktakers.view import (
    DELAYED_TURN,
    EXCHANGE_REPLY,
    GAME_OVER,
    HERMIT_DISCARD,
    PREPARATION,
    TRICK_OPEN,
    TURN,
    Swap,
)

TRICKS_A_ROUND = 5
AFTER = tuple(
    tuple(tuple((leader + step) % seats for step in range(1, seats)) for leader in range(seats)) for seats in range(6)
)
"""By number of seats and leader: who follows in a trick, in this order."""


@dataclass(slots=True, init=False, repr=False, eq=False)
class KingsState(Muster):
    """A game of Kings Tricktakers. Made by `begin` or `imagine`, moved by `apply`."""

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

    def reveals(self, seat: Seat, action: KingsAction) -> bool:
        """Tell whether cards are drawn, dealt, turned up or handed over, or secret choices announced."""
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
        """Tell whether the end of a task brings the next GAMBLER, or the announcement of what others pay."""
        following = self.tasks[seat][1:]
        if following or self.to_act() != (seat,):
            return following[:1] == (GAMBLER,)
        return any(
            may_pay(self.colour(other), self.queens[other], self.vp[other])
            for other in range(self.seats)
            if other != seat
        )

    def _discard(self, seat: Seat, action: Discard) -> None:
        thrown = set_of(action.cards)
        self.hands[seat] &= ~thrown
        self.discards[seat] |= thrown
        if self.events is not None:
            self.report(says.discarded(seat, len(action.cards)))
            self.report(says.threw(action.cards), seat)
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
            self.report(says.appointed(seat, other))
        self._let_lead(other)

    def _hermit(self, seat: Seat) -> None:
        self.hermits[seat] += 1
        self.voids[seat] = 0
        self._forget_swapped(seat)
        if self.events is not None:
            self.report(says.hermit(seat))
        drawn = self._draw(seat, 3)
        if self.events is not None:
            self.report(says.drew(Character.HERMIT.value, drawn), seat)
        self.phase = HERMIT_DISCARD

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
        self.phase = EXCHANGE_REPLY
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
        self.hands[giver] ^= card.bit
        self.hands[taker] |= card.bit
        self.voids[giver] = self.voids[taker] = 0

    def _resume(self, seat: Seat) -> None:
        """Go back to the turn in which a HERMIT or an exchange was used."""
        self.actor = seat
        self.phase = DELAYED_TURN if self.delayed == seat else TURN

    def _delay(self, seat: Seat) -> None:
        self.queens[seat] = USED
        self.delayed = seat
        if self.events is not None:
            self.report(says.delayed(seat))
        self._next_turn(seat)

    def _play(self, seat: Seat, action: Play) -> None:
        card = action.card
        colour = self.colour(seat)
        lead = lead_suit(self.plays)
        laid = laid_by(seat, action, colour, self.shown[seat].oppressors > 0)
        self.plays = (*self.plays, laid)
        self.hands[seat] ^= card.bit
        if laid.queen is not None:
            self.queens[seat] = USED
        if self.events is not None:
            self.report(says.played(laid, colour), era=self.era)
        if lead is not None and card.suit is not lead and not WHITES & card.bit and laid.queen is not BLACK:
            self.voids[seat] |= OF_SUIT[lead]
        self._next_turn(seat)

    def _next_turn(self, seat: Seat) -> None:
        """Go on after a card or the Green Queen: the next player, the delayed one, or the end of the trick."""
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
        """Return how many tricks of the game have begun."""
        return (self.round - 1) * TRICKS_A_ROUND + self.trick

    def _turn_neutral(self) -> None:
        """Turn up the neutral card of a game of two (9, point 3)."""
        laid = laid_once(NEUTRAL, self.deck[self.drawn])
        self.drawn += 1
        self.plays = (*self.plays, laid)
        if self.events is not None:
            self.report(says.neutral(laid.card), era=self.era)

    def _end_trick(self) -> None:
        """Give the trick to its winner, turn the Kings, let the winner lead (5.6.3; 9, point 4)."""
        leader, best = self.leader, winning(self.plays)
        if leader is None:
            raise ValueError(self.phase)
        for laid in self.plays:
            if laid.king:
                self.kings[laid.seat] = True
        if best.seat == NEUTRAL:
            self.neutral += 1
            leads = 1 - leader
        else:
            leads = best.seat
            self.piles[leads] += 1
        self.last = Trick(leader, self.plays, best.seat, self.delayed)
        self.tricks = (*self.tricks, self.last)
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
        sheets = score(player_rounds(self), self.vp, last_round=self.round == LAST_ROUND)
        self.sheets = (*self.sheets, sheets)
        self.vp = [sheet.after for sheet in sheets]
        if self.events is not None:
            for seat, sheet in enumerate(sheets):
                self.report(says.sheet(seat, sheet))
        self.queens = [EXHAUSTED if queen is USED else queen for queen in self.queens]
        if self.round < LAST_ROUND:
            self._new_round()
        else:
            self.phase = GAME_OVER
            self.queue = ()
