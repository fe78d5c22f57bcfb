"""The running game (RULES.md 3 to 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from games.cli.blank.actions import Play
from games.cli.blank.cards import CODES
from games.cli.blank.outcome import outcome_of
from games.cli.blank.start import BlankOptions, dealt, first_leader
from games.cli.blank.view import BlankView
from games.engine import AnyGame, CardRef, Deal, Outcome, Seat, SeatRef, State, blank, text


@dataclass(slots=True, init=False, repr=False, eq=False)
class BlankState(State[Play, BlankView]):
    """Moved by `apply`; the fields are those of the view."""

    game: ClassVar[AnyGame]

    seats: int
    options: BlankOptions
    hands: list[tuple[int, ...]]
    leader: Seat
    trick: tuple[int, ...]
    last: tuple[tuple[Seat, int], ...]
    played: tuple[int, ...]
    won: list[int]

    @classmethod
    def start(cls, seats: int, options: BlankOptions, chance: Deal) -> Self:
        state = cls()
        state.events = []
        state.seats = seats
        state.options = options
        state.hands = dealt(seats, options.cards, chance)
        state.leader = first_leader(seats, chance)
        state.trick = ()
        state.last = ()
        state.played = ()
        state.won = [0] * seats
        return state

    def copy(self) -> Self:
        new = blank(type(self))
        new.events = None
        new.seats = self.seats
        new.options = self.options
        new.hands = self.hands[:]
        new.leader = self.leader
        new.trick = self.trick
        new.last = self.last
        new.played = self.played
        new.won = self.won[:]
        return new

    def to_act(self) -> tuple[Seat, ...]:
        return ((self.leader + len(self.trick)) % self.seats,) if any(self.hands) else ()

    def legal_actions(self, seat: Seat) -> list[Play]:
        return [Play(card) for card in self.hands[seat]] if seat in self.to_act() else []

    def apply(self, seat: Seat, action: Play) -> None:
        card = action.card
        self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)
        self.trick += (card,)
        self.played += (card,)
        if self.events is not None:
            self.report(text("blank-game-played", seat=SeatRef(seat), card=CardRef(CODES[card])))
        if len(self.trick) == self.seats:
            self._end_trick()

    def _end_trick(self) -> None:
        """Give the trick to the highest card (RULES.md 4)."""
        self.last = tuple(((self.leader + step) % self.seats, card) for step, card in enumerate(self.trick))
        self.leader = (self.leader + self.trick.index(max(self.trick))) % self.seats
        self.won[self.leader] += 1
        self.trick = ()
        if self.events is not None:
            self.report(text("blank-game-took", seat=SeatRef(self.leader)))

    def reveals(self, _seat: Seat, _action: Play) -> bool:
        return False

    def outcome(self) -> Outcome | None:
        return None if any(self.hands) else outcome_of(self.won)

    def view(self, seat: Seat | None) -> BlankView:
        return BlankView(
            seat=seat,
            seats=self.seats,
            to_act=self.to_act(),
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            options=self.options,
            hand=() if seat is None else self.hands[seat],
            hand_sizes=tuple(map(len, self.hands)),
            leader=self.leader,
            trick=self.trick,
            last=self.last,
            played=self.played,
            won=tuple(self.won),
        )
