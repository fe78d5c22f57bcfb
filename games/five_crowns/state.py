"""A running game of Five Crowns for two to seven: rounds, turns, going out, the score (RULES.md 4 to 10).

Sets of cards are ints (`games.five_crowns.cards`); lists are by seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from games.engine import AnyGame, Deal, Outcome, Seat, SeatRef, State, blank, set_of
from games.five_crowns import says
from games.five_crowns.actions import DISCARDS, DRAWS, OUTS, CrownsAction, Discard, Draw, Source
from games.five_crowns.best import best, closing
from games.five_crowns.cards import ALIKE, ALL, Card, cards_in
from games.five_crowns.outcome import outcome_of
from games.five_crowns.says import say
from games.five_crowns.start import LAST_ROUND, CrownsOptions, dealt, first_dealer, refilled
from games.five_crowns.view import AnyView, CrownsView, Round


@dataclass(slots=True, init=False, repr=False, eq=False)
class CrownsState(State[CrownsAction, AnyView]):
    game: ClassVar[AnyGame]

    options: CrownsOptions
    chance: Deal
    round: int
    dealer: Seat
    turns: int
    """How many turns of the round are finished."""
    awaited: tuple[Seat, ...]
    closer: Seat | None
    source: Source | None
    drawn: Card | None
    """The card drawn in this turn; None while it is to be drawn."""
    closers: int | None
    """The cards with whose discard the seat to act can go out, once somebody has asked."""
    hands: list[int]
    known: list[int]
    """The cards of each hand that everybody knows: taken from the discard pile, or laid down."""
    laid: list[bool]
    pile: tuple[Card, ...]
    gone: int
    """How many cards of `pile` have been drawn."""
    discards: list[Card]
    drawable: int
    """The cards that can be in the draw pile for all that is public: after a refill, those it was made of."""
    refills: int
    totals: list[int]
    rounds: tuple[Round, ...]

    @classmethod
    def start(cls, seats: int, options: CrownsOptions, chance: Deal) -> Self:
        """A game before its first turn. Raises `BadSetup` when the first dealer is to be a seat nobody has."""
        state = cls()
        state.events = []
        state.options = options
        state.chance = chance
        state.dealer = first_dealer(seats, options, chance)
        state.totals = [0] * seats
        state.rounds = ()
        state._deal(options.start_round, seats)
        return state

    def _deal(self, number: int, seats: int) -> None:
        """Set up a round (RULES.md 4)."""
        self.round = number
        starter = (self.dealer + 1) % seats
        self.awaited = (starter,)
        self.turns = 0
        self.closer = self.source = self.drawn = self.closers = None
        self.hands, first, self.pile = dealt(number, seats, starter, self.chance)
        self.known = [0] * seats
        self.laid = [False] * seats
        self.discards = [first]
        self.gone = 0
        self.drawable = ALL
        self.refills = 0
        if self.events is not None:
            self.report(say("event-round", round=number, rank=number + 2, starter=SeatRef(starter), card=first))

    def copy(self) -> Self:
        new = blank(type(self))
        new.events = None
        new.options = self.options
        new.chance = self.chance
        new.round = self.round
        new.dealer = self.dealer
        new.turns = self.turns
        new.awaited = self.awaited
        new.closer = self.closer
        new.source = self.source
        new.drawn = self.drawn
        new.closers = self.closers
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.laid = self.laid[:]
        new.pile = self.pile
        new.gone = self.gone
        new.discards = self.discards[:]
        new.drawable = self.drawable
        new.refills = self.refills
        new.totals = self.totals[:]
        new.rounds = self.rounds
        return new

    def to_act(self) -> tuple[Seat, ...]:
        return self.awaited

    def legal_actions(self, seat: Seat) -> list[CrownsAction]:
        """Both draws, or every discard and then every way to go out, sorted as the hand (RULES.md 5)."""
        if seat not in self.awaited:
            return []
        if self.drawn is None:
            return list(DRAWS)
        actions: list[CrownsAction] = [DISCARDS[card.index] for card in cards_in(self.hands[seat])]
        if self.closer is None and not self.options.auto_go_out:
            actions += [OUTS[card.index] for card in cards_in(self._closers(seat))]
        return actions

    def _closers(self, seat: Seat) -> int:
        if self.closers is None:
            self.closers = closing(self.hands[seat], self.round + 2)
        return self.closers

    def apply(self, seat: Seat, action: CrownsAction) -> None:
        """Draw, or discard and let all happen that follows from it (RULES.md 5)."""
        if isinstance(action, Draw):
            self._draw(seat, action.source)
        elif isinstance(action, Discard):
            self._discard(seat, action)

    def _draw(self, seat: Seat, source: Source) -> None:
        if source is Source.PILE:
            drawn = self.pile[self.gone]
            self.gone += 1
            if self.events is not None:
                self.report(say("event-drew", seat=SeatRef(seat), card=drawn), seat)
        else:
            drawn = self.discards.pop()
            self.known[seat] |= drawn.bit
            if self.events is not None:
                self.report(say("event-took", seat=SeatRef(seat), card=drawn))
        self.hands[seat] |= drawn.bit
        self.drawn = drawn
        self.source = source

    def _discard(self, seat: Seat, action: Discard) -> None:
        out = action.out
        if self.options.auto_go_out and self.closer is None:
            out = bool(action.card.bit & self._closers(seat))
        gone = self._copy_seen(seat, action.card)
        self.hands[seat] ^= gone.bit
        self.known[seat] &= ~gone.bit
        self.discards.append(gone)
        if self.events is not None:
            key = "event-out" if out else "event-discarded"
            self.report(say(key, seat=SeatRef(seat), card=gone, source=str(self.source)))
        self.drawn = self.source = self.closers = None
        self.turns += 1
        last_turn = self.closer is not None
        if out:
            self.closer = seat
        if out or last_turn:
            self._lay_down(seat)
        player = (seat + 1) % len(self.hands)
        if player == self.closer or (self.closer is None and self._stalled(seat, self.turns)):
            self._score()
            return
        self.awaited = (player,)
        if self.gone == len(self.pile):
            self._refill()

    def _copy_seen(self, seat: Seat, named: Card) -> Card:
        """Which of several copies goes: one that everybody knows of, else the one that was named.

        At a table nobody can tell whether a player discards the copy just taken or its twin. Nor can they here.
        """
        seen = self.known[seat] & ALIKE[named.index]
        return cards_in(seen)[0] if seen and not seen & named.bit else named

    def _stalled(self, seat: Seat, turns: int) -> bool:
        """Tell whether the round stops after this seat's turn if nobody has gone out (RULES.md 13, row 20)."""
        return seat == self.dealer and turns >= self.options.stall_turns * len(self.hands)

    def _refill(self) -> None:
        """Make the discard pile the draw pile (RULES.md 6)."""
        self.refills += 1
        self.drawable = set_of(self.discards)
        shuffled = refilled(self.round, self.refills, self.discards, self.chance)
        self.discards = shuffled[:1]
        self.pile = tuple(shuffled[1:])
        self.gone = 0
        if self.events is not None:
            self.report(say("event-refilled", count=len(self.pile), card=shuffled[0]))

    def _lay_down(self, seat: Seat) -> None:
        self.known[seat] = self.hands[seat]
        self.laid[seat] = True
        if self.events is not None:
            self.report(says.laid_down(seat, self.hands[seat], self.round + 2))

    def _score(self) -> None:
        """Score the round; deal the next one or end the game (RULES.md 9 and 10)."""
        if self.closer is None:
            if self.events is not None:
                self.report(say("event-stalled", turns=self.options.stall_turns))
            for seat in range(len(self.hands)):
                self._lay_down(seat)
        penalties = tuple([best(hand, self.round + 2) for hand in self.hands])
        self.totals = [total + penalty for total, penalty in zip(self.totals, penalties, strict=True)]
        self.rounds += (Round(self.round, self.closer, tuple(self.hands), penalties),)
        if self.events is not None:
            self.report(says.round_scored(self.rounds[-1]))
        if self.round == LAST_ROUND:
            self.awaited = ()
            if self.events is not None:
                self.report(outcome_of(self.rounds, len(self.hands)).reason)
            return
        self.dealer = (self.dealer + 1) % len(self.hands)
        self._deal(self.round + 1, len(self.hands))

    def reveals(self, seat: Seat, action: CrownsAction) -> bool:
        """Tell whether a card is drawn blind, a hand laid down, or the discard pile shuffled.

        Where players go out by themselves, every discard tells whether its player could.
        """
        if isinstance(action, Draw):
            return action.source is Source.PILE
        out = self.closer is not None or self.options.auto_go_out or (isinstance(action, Discard) and action.out)
        return out or self._stalled(seat, self.turns + 1) or self.gone == len(self.pile)

    def outcome(self) -> Outcome | None:
        return None if self.awaited else outcome_of(self.rounds, len(self.hands))

    def view(self, seat: Seat | None) -> CrownsView:
        """The seat's view of the game (RULES.md 11)."""
        hands, known, drawable = self.hands, self.known, self.drawable
        drawn = self.drawn if self.source is Source.DISCARD or (seat is not None and seat in self.awaited) else None
        return CrownsView(
            seat=seat,
            seats=len(hands),
            to_act=self.awaited,
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            options=self.options,
            round=self.round,
            dealer=self.dealer,
            turns=self.turns,
            closer=self.closer,
            source=self.source,
            drawn=drawn,
            hand=0 if seat is None else hands[seat],
            hand_sizes=tuple([hand.bit_count() for hand in hands]),
            known=tuple(known),
            laid=tuple(self.laid),
            discards=tuple(self.discards),
            draw_size=len(self.pile) - self.gone,
            drawable=drawable,
            settled=tuple([(hand & ~seen & ~drawable).bit_count() for hand, seen in zip(hands, known, strict=True)]),
            totals=tuple(self.totals),
            rounds=self.rounds,
        )
