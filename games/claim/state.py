"""One running match of Claim: both phases, the powers, the votes, the next game (RULES.md 3 to 8, 10, 11).

Sets of cards are ints (`games.claim.cards`); pairs are lists by seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self, TypeAlias

from games.claim import says
from games.claim.actions import Play
from games.claim.cards import DWARVES, FACTION, UNDEAD, Card
from games.claim.outcome import Result, decided, game_ended, judge, outcome_of
from games.claim.says import say
from games.claim.start import ClaimOptions, dealt, first_leader
from games.claim.tricks import BEATEN_BY, Hand, copied, hand_of, held_in, legal_follow, legal_lead, shows_void
from games.claim.view import ClaimView, LastTrick, PastTrick
from games.engine import AnyGame, Deal, Outcome, Seat, SeatRef, State, blank

ONLY = ((0,), (1,))
"""The seats that owe a decision, where it is one seat."""

Trick: TypeAlias = tuple[Card, Card, Seat, Seat, Card | None, Card | None]
"""A finished trick: card led, card answered, leader, winner; in phase 1 the prize and the loser's blind card."""


@dataclass(slots=True, init=False, repr=False, eq=False)
class ClaimState(State[Play, ClaimView]):
    game: ClassVar[AnyGame]

    options: ClaimOptions
    chance: Deal
    results: tuple[Result, ...]
    """The games of the match that have ended."""
    first_leader: Seat
    deck: tuple[Card, ...]
    drawn: int
    """How many cards of `deck` are gone; in phase 1 the next one lies face up: it is the prize."""
    phase: int
    trick: int
    leader: Seat
    led: Card | None
    awaited: tuple[Seat, ...]
    hands: list[Hand]
    recruits: list[int]
    known: list[int]
    """The prizes in each recruits pile."""
    voids: list[int]
    """The factions, as whole sets, that each seat has shown in this phase not to hold."""
    piles: list[int]
    discard: int
    past: tuple[PastTrick, ...]
    """The tricks of phase 1, while it lasts."""
    last: Trick | None

    @classmethod
    def start(cls, options: ClaimOptions, chance: Deal) -> Self:
        state = cls()
        state.events = []
        state.options = options
        state.chance = chance
        state.results = ()
        state._deal()
        return state

    def _deal(self) -> None:
        """Set up the next game of the match (RULES.md 4 and 11)."""
        number = len(self.results) + 1
        self.first_leader = first_leader(number, self.options, self.chance) if number != 2 else 1 - self.first_leader
        first, second, self.deck = dealt(number, self.chance)
        self.hands = [hand_of(first), hand_of(second)]
        self.drawn = 0
        self.phase = 1
        self.trick = 1
        self.leader = self.first_leader
        self.led = None
        self.awaited = ONLY[self.first_leader]
        self.recruits = [0, 0]
        self.known = [0, 0]
        self.voids = [0, 0]
        self.piles = [0, 0]
        self.discard = 0
        self.past = ()
        self.last = None

    def copy(self) -> Self:
        new = blank(type(self))
        new.events = None
        new.options = self.options
        new.chance = self.chance
        new.results = self.results
        new.first_leader = self.first_leader
        new.deck = self.deck
        new.drawn = self.drawn
        new.phase = self.phase
        new.trick = self.trick
        new.leader = self.leader
        new.led = self.led
        new.awaited = self.awaited
        new.hands = copied(self.hands)
        new.recruits = self.recruits[:]
        new.known = self.known[:]
        new.voids = self.voids[:]
        new.piles = self.piles[:]
        new.discard = self.discard
        new.past = self.past
        new.last = self.last
        return new

    def to_act(self) -> tuple[Seat, ...]:
        return self.awaited

    def legal_actions(self, seat: Seat) -> list[Play]:
        """The plays allowed now, in the order of the pack (RULES.md 6.1)."""
        if seat not in self.awaited:
            return []
        if self.led is None:
            return legal_lead(self.hands[seat])
        return legal_follow(self.hands[seat], self.led)

    def apply(self, seat: Seat, action: Play) -> None:
        """Play a card; the second card of a trick resolves it (RULES.md 7 and 8) and all that follows from it."""
        played = action.card
        led = self.led
        self.hands[seat][played.suit].remove(action)
        if self.events is not None:
            key = "event-led" if led is None else "event-answered"
            self.report(say(key, seat=SeatRef(seat), card=played))
        if led is None:
            self.led = played
            self.awaited = ONLY[1 - seat]
            return
        if played.suit != led.suit and shows_void(led, played):
            self.voids[seat] |= FACTION[led.faction]
        winner = seat if played.bit & BEATEN_BY[led.index] else 1 - seat
        if self.phase == 1:
            self._recruit(winner, led, played)
        else:
            self._gather(winner, led, played)
        self.led = None
        self.leader = winner
        self.awaited = ONLY[winner]
        if self.trick < 13:
            self.trick += 1
            if self.phase == 1 and self.events is not None:
                self.report(say("event-prize", prize=self.deck[self.drawn]))
        elif self.phase == 1:
            self._start_phase_2()
        else:
            self._end_game()

    def _recruit(self, winner: Seat, led: Card, answer: Card) -> None:
        """Resolve a trick of phase 1 (RULES.md 7)."""
        loser = 1 - winner
        prize, blind = self.deck[self.drawn], self.deck[self.drawn + 1]
        self.drawn += 2
        self.recruits[winner] |= prize.bit
        self.known[winner] |= prize.bit
        self.recruits[loser] |= blind.bit
        both = led.bit | answer.bit
        self.piles[winner] |= both & UNDEAD
        self.discard |= both & ~UNDEAD
        self.past += (PastTrick(led, answer, self.leader, prize),)
        self.last = (led, answer, self.leader, winner, prize, blind)
        if self.events is not None:
            self.report(says.recruited(winner, prize, both))
            self.report(say("event-drew", seat=SeatRef(loser), card=blind), loser)

    def _start_phase_2(self) -> None:
        """Take the recruits in hand; the winner of the last trick leads (RULES.md 5)."""
        self.phase = 2
        self.trick = 1
        self.hands = [hand_of(self.recruits[0]), hand_of(self.recruits[1])]
        self.recruits = [0, 0]
        self.known = [0, 0]
        self.voids = [0, 0]
        self.past = ()
        if self.events is not None:
            self.report(say("event-phase-2", leader=SeatRef(self.leader)))

    def _gather(self, winner: Seat, led: Card, answer: Card) -> None:
        """Resolve a trick of phase 2 (RULES.md 8)."""
        both = led.bit | answer.bit
        self.piles[winner] |= both & ~DWARVES
        self.piles[1 - winner] |= both & DWARVES
        self.last = (led, answer, self.leader, winner, None, None)
        if self.events is not None:
            self.report(says.gathered(winner, both))

    def _end_game(self) -> None:
        """Count the votes (RULES.md 10); start the next game unless the match is decided (RULES.md 11)."""
        result = judge(self.piles[0], self.piles[1])
        self.results += (result,)
        if self.events is not None:
            self.report(game_ended(result))
        length = self.options.match_length
        if decided(self.results, length):
            self.awaited = ()
            if self.events is not None and length > 1:
                self.report(outcome_of(self.results, length).reason)
            return
        self._deal()
        if self.events is not None:
            self.report(say("event-game-starts", game=len(self.results) + 1, leader=SeatRef(self.leader)))
            self.report(say("event-prize", prize=self.deck[0]))

    def reveals(self, _seat: Seat, _action: Play) -> bool:
        return self.led is not None and (self.phase == 1 or self.trick == 13)

    def outcome(self) -> Outcome | None:
        return None if self.awaited else outcome_of(self.results, self.options.match_length)

    def view(self, seat: Seat | None) -> ClaimView:
        """The seat's view of the game (RULES.md 9)."""
        last = self.last and LastTrick(*self.last)
        if last is not None and seat != 1 - last.winner:
            last = last._replace(blind=None)
        return ClaimView(
            seat=seat,
            seats=2,
            to_act=self.awaited,
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            options=self.options,
            game=len(self.results) + (1 if self.awaited else 0),
            phase=self.phase,
            trick=self.trick,
            first_leader=self.first_leader,
            leader=self.leader,
            led=self.led,
            prize=self.deck[self.drawn] if self.phase == 1 else None,
            deck_size=len(self.deck) - self.drawn - 1 if self.phase == 1 else 0,
            hand=0 if seat is None else held_in(self.hands[seat]),
            hand_sizes=(sum(map(len, self.hands[0])), sum(map(len, self.hands[1]))),
            recruits=0 if seat is None else self.recruits[seat],
            recruit_sizes=(self.recruits[0].bit_count(), self.recruits[1].bit_count()),
            known_recruits=(self.known[0], self.known[1]),
            voids=(self.voids[0], self.voids[1]),
            piles=(self.piles[0], self.piles[1]),
            discard=self.discard,
            past=self.past,
            last=last,
            results=self.results,
        )
