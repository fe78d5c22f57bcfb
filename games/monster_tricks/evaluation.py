"""A seat's hopes in a round: how likely each trick and card brings it one trick more, and so its row points.

The victory cards of a row are turned up one after another, round and round, so only the number of tricks modulo three
matters. With ω the third root of unity, a chance `c` of one trick more multiplies the mean of ω to the number of tricks
by `1 - c + c·ω`; from the product of all these *turns* follows how likely each card is up. A chance is taken out of the
product by a division: that is what makes judging every play of a hand cheap enough for imagined games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from pathlib import Path
from typing import NamedTuple

from games.engine import Seat, fitted_numbers
from games.monster_tricks.actions import NEW, Lay, MonsterAction
from games.monster_tricks.cards import HAND, PACK, SUITS
from games.monster_tricks.rows import Row
from games.monster_tricks.tricks import FULL, Trick

_FITTED = fitted_numbers(Path(__file__).with_name("fitted.json"))  # by `python -m lab monster_tricks`
RATE: float = _FITTED["RATE"]
"""How likely a card that is played goes on a certain open trick."""
LOST: float = _FITTED["LOST"]
"""How likely a card on a trick takes it over, where every card of its colour still out is higher."""
REGAINED: float = _FITTED["REGAINED"]
"""How likely even the lowest card keeps its trick or wins it back."""
GAIN = {int(seats): chance for seats, chance in _FITTED["GAIN"].items()}
"""How likely the highest card of a fresh hand will win a trick, by number of players."""
STEEPNESS: float = _FITTED["STEEPNESS"]
"""The rate at which that chance falls for lower cards."""
LUCK: float = _FITTED["LUCK"]
"""How likely even the lowest card wins one."""

OMEGA = complex(-0.5, 0.75**0.5)


class Hope(NamedTuple):
    """A chance of one trick more: the chance, its turn, and how likely it comes to nothing."""

    chance: float
    turn: complex
    nothing: float

    @classmethod
    def of(cls, chance: float) -> Hope:
        """The hope that comes true this often."""
        return cls(chance, 1 - chance + chance * OMEGA, 1 - chance)


NONE = Hope.of(0.0)


@cache
def gain(seats: int, held: int, lower: int, out: int) -> Hope:
    """How likely a card wins a trick: `lower` of the cards of its colour that are `out` are lower."""
    share = lower / out if out else 1.0
    return Hope.of(LUCK + GAIN[seats] * held / HAND * share**STEEPNESS)


@cache
def keep(missing: int, to_come: int, higher: int, out: int) -> Hope:
    """How likely one's own trick fills up and stays so; `higher` of the cards of its colour `out` are higher."""
    share = higher / out if out else 0.0
    unfilled = sum(comb(to_come, came) * RATE**came * (1 - RATE) ** (to_come - came) for came in range(missing))
    return Hope.of((1 - unfilled) * max(REGAINED, (1 - LOST * share) ** missing))


@cache
def wave(row: Row) -> tuple[float, tuple[complex, complex, complex]]:
    """A row's mean and, by the number of tricks won modulo three, the factor of the turn of all that may come.

    The mean and the real part of that product are the points to expect, where at least one trick is won.
    """
    values = [value or 0 for value in row]
    first, second, third = (
        2 / 3 * sum(value * OMEGA ** (won - 1 - at) for at, value in enumerate(values)) for won in range(3)
    )
    return sum(values) / 3, (first, second, third)


class Evaluation:
    """A seat's hopes, from what it knows: its hand, row and tricks won, the open tricks, the cards `out` elsewhere."""

    __slots__ = ("_keeps", "_nothing", "_out", "_row", "_seat", "_slots", "_to_come", "_turn", "_won", "gains")

    def __init__(
        self, seat: Seat, hand: int, row: Row, won: int, slots: Sequence[Trick | None], *, seats: int, out: int
    ) -> None:
        self._seat = seat
        self._slots = slots
        self._row = row
        self._won = won
        self._out = out
        self._to_come = hand.bit_count() + out.bit_count() - 1
        """How many cards the round has after the one chosen now."""
        self.gains: dict[int, Hope] = {}
        """The possible gain of each card of the hand, by its place in the pack."""
        turn, nothing = complex(1), 1.0
        held, left = hand.bit_count(), hand
        while left:
            lowest = left & -left
            at = lowest.bit_length() - 1
            rivals = out & SUITS[PACK[at].suit]
            hope = gain(seats, held, (rivals & (lowest - 1)).bit_count(), rivals.bit_count())
            self.gains[at] = hope
            turn *= hope.turn
            nothing *= hope.nothing
            left ^= lowest
        self._keeps = [NONE] * len(slots)
        for slot, trick in enumerate(slots):
            if trick is not None and trick.owner == seat:
                hope = self._keeps[slot] = self._keep(trick.best.bit, trick.best.suit, FULL - len(trick.cards))
                turn *= hope.turn
                nothing *= hope.nothing
        self._turn = turn
        self._nothing = nothing

    def _keep(self, bit: int, suit: int, missing: int) -> Hope:
        rivals = self._out & SUITS[suit]
        return keep(missing, self._to_come, (rivals & -bit).bit_count(), rivals.bit_count())

    def points(self) -> float:
        """The points to expect of the round."""
        return _points(self._row, self._won, self._turn, self._nothing)

    def worth(self, action: MonsterAction, *, wins: bool | None = None) -> float:
        """The points to expect after an action; `wins`: how the trick that is played on ends, if it is known."""
        if isinstance(action, Lay):
            return _points(action.values, 0, self._turn, self._nothing)
        card, won = action.card, self._won
        hope = self.gains[card.index]
        turn, nothing = self._turn / hope.turn, self._nothing / hope.nothing
        mine, missing, best = True, FULL - 1, card
        trick = None if action.target == NEW else self._slots[action.target]
        if trick is not None:
            hope = self._keeps[action.target]
            turn /= hope.turn
            nothing /= hope.nothing
            missing = FULL - 1 - len(trick.cards)
            best = trick.best
            if card.suit == best.suit and card.value > best.value:
                best = card
            else:
                mine = trick.owner == self._seat
        if wins is not None or not missing:
            won += mine if wins is None else wins
        elif mine:
            hope = self._keep(best.bit, best.suit, missing)
            turn *= hope.turn
            nothing *= hope.nothing
        return _points(self._row, won, turn, nothing)


def _points(row: Row, won: int, turn: complex, nothing: float) -> float:
    mean, waves = wave(row)
    expected = mean + (turn * waves[won % 3]).real
    return expected if won else expected - nothing * (row[2] or 0)
