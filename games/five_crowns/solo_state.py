"""The puzzle for one: eleven open piles to be melded with the 28 cards that are left (RULES.md 12.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from games.engine import AnyGame, Deal, Outcome, Seat, State, blank
from games.five_crowns import says
from games.five_crowns.actions import PUTS, CrownsAction, Put
from games.five_crowns.best import best
from games.five_crowns.cards import LOWEST, RANKS, Card, cards_in
from games.five_crowns.outcome import solo_outcome
from games.five_crowns.says import say
from games.five_crowns.start import dealt_puzzle
from games.five_crowns.view import AnyView, SoloView


@dataclass(slots=True, init=False, repr=False, eq=False)
class SoloState(State[CrownsAction, AnyView]):
    game: ClassVar[AnyGame]

    awaited: tuple[Seat, ...]
    piles: list[int]
    """The piles of 3 to 13 cards."""
    closed: list[bool]
    pile: tuple[Card, ...]
    """The draw pile; the card at `gone` is the one to be placed."""
    gone: int
    discards: int

    @classmethod
    def start(cls, chance: Deal) -> Self:
        state = cls()
        state.events = []
        state.piles, state.pile = dealt_puzzle(chance)
        state.closed = [best(hand, size) == 0 for size, hand in zip(RANKS, state.piles, strict=True)]
        state.gone = 0
        state.discards = 0
        state.awaited = () if all(state.closed) else (0,)
        return state

    def copy(self) -> Self:
        new = blank(type(self))
        new.events = None
        new.awaited = self.awaited
        new.piles = self.piles[:]
        new.closed = self.closed[:]
        new.pile = self.pile
        new.gone = self.gone
        new.discards = self.discards
        return new

    def to_act(self) -> tuple[Seat, ...]:
        return self.awaited

    def legal_actions(self, seat: Seat) -> list[CrownsAction]:
        if seat not in self.awaited:
            return []
        actions: list[CrownsAction] = []
        drawn = self.pile[self.gone].bit
        for size, hand, closed in zip(RANKS, self.piles, self.closed, strict=True):
            if not closed:
                puts = PUTS[size]
                actions += [puts[card.index] for card in cards_in(hand | drawn)]
        return actions

    def apply(self, _seat: Seat, action: CrownsAction) -> None:
        if not isinstance(action, Put):
            return
        drawn = self.pile[self.gone]
        self.gone += 1
        size, at = action.pile, action.pile - LOWEST
        self.piles[at] = hand = (self.piles[at] | drawn.bit) ^ action.card.bit
        self.discards |= action.card.bit
        self.closed[at] = best(hand, size) == 0
        over = self.gone == len(self.pile) or all(self.closed)
        if over:
            self.awaited = ()
        if self.events is not None:
            self.report(says.put("event-put", size, drawn, action.card))
            if self.closed[at]:
                self.report(says.closed(size, hand))
            self.report(self._outcome().reason if over else say("event-revealed", card=self.pile[self.gone]))

    def reveals(self, _seat: Seat, _action: CrownsAction) -> bool:
        """Every card that is placed turns up the next one."""
        return True

    def outcome(self) -> Outcome | None:
        return None if self.awaited else self._outcome()

    def _outcome(self) -> Outcome:
        return solo_outcome(self.piles, sum(self.closed))

    def view(self, seat: Seat | None) -> SoloView:
        return SoloView(
            seat=seat,
            seats=1,
            to_act=self.awaited,
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            piles=tuple(self.piles),
            closed=tuple(self.closed),
            drawn=self.pile[self.gone] if self.awaited else None,
            draw_size=len(self.pile) - self.gone - len(self.awaited),
            discards=self.discards,
        )
