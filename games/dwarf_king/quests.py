"""The twenty quest tiles with two rules each (RULES.md 8).

`RULES` can be held against the rule book line by line: what a seat scores, from what everybody has won. A rule is
known by its tile and its side ("13b").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.dwarf_king.cards import (
    ACE,
    COURTS,
    DWARF,
    DWARVES,
    GOBLINS,
    JACK,
    KING,
    KNIGHT,
    KNIGHTS,
    OF_STRENGTH,
    OF_SUIT,
    QUEEN,
    cards_in,
)
from games.engine import Seat

TILES = 20


@dataclass(frozen=True, slots=True)
class Won:
    seats: int
    length: int
    winners: tuple[Seat, ...]
    piles: tuple[int, ...]

    def n(self, p: Seat) -> int:
        return self.winners.count(p)

    def count(self, p: Seat, cards: int) -> int:
        return (self.piles[p] & cards).bit_count()

    def left(self, p: Seat) -> Seat:
        """The next seat in the order of play."""
        return (p + 1) % self.seats

    def right(self, p: Seat) -> Seat:
        """The previous seat in the order of play."""
        return (p - 1) % self.seats

    def run(self, p: Seat) -> int:
        return self._longest(p, won=True)

    def gap(self, p: Seat) -> int:
        return self._longest(p, won=False)

    def _longest(self, p: Seat, *, won: bool) -> int:
        longest = current = 0
        for winner in self.winners:
            current = current + 1 if (winner == p) == won else 0
            longest = max(longest, current)
        return longest

    def late(self, p: Seat) -> int:
        return self.winners[self.length - 4 :].count(p)

    def third(self, p: Seat) -> int:
        """1 for the first seat that won its third trick, 2 for the second …, 0 for a seat that did not."""
        count = [0] * self.seats
        done = 0
        for winner in self.winners:
            count[winner] += 1
            if count[winner] == 3:
                done += 1
                if winner == p:
                    return done
        return 0

    def total(self, p: Seat) -> int:
        """The sum of the numeric cards (1 to 11) in the pile."""
        return sum(number * self.count(p, OF_STRENGTH[number]) for number in NUMBERS)

    def highest_total(self, p: Seat) -> bool:
        """Tell whether the seat alone has the highest sum of numeric cards (ruling 25)."""
        own = self.total(p)
        return all(self.total(other) < own for other in range(self.seats) if other != p)

    def alone(self, p: Seat) -> bool:
        return [self.n(seat) for seat in range(self.seats)].count(self.n(p)) == 1

    def triplets(self, p: Seat) -> int:
        """2 for each court rank and 1 for each other of which the seat has all three suits (ruling 29)."""
        return sum(2 if rank >= JACK else 1 for rank in _COMPLETE_RANKS if self.count(p, OF_STRENGTH[rank]) == 3)

    def lowest(self, p: Seat, suit: int) -> int:
        """The value of the lowest numeric card of a suit, 0 without any (ruling 32)."""
        numeric = cards_in(self.piles[p] & OF_SUIT[suit] & ~COURTS)
        return numeric[0].strength if numeric else 0

    def by_suit(self, p: Seat) -> list[int]:
        return [self.count(p, cards) for cards in OF_SUIT]


NUMBERS = range(1, 12)
_COMPLETE_RANKS = tuple(rank for rank in range(2, ACE + 1) if rank != 11)
KINGS, QUEENS = OF_STRENGTH[KING], OF_STRENGTH[QUEEN]
THREES_FOURS, SIXES_SEVENS = OF_STRENGTH[3] | OF_STRENGTH[4], OF_STRENGTH[6] | OF_STRENGTH[7]

Rule: TypeAlias = Callable[[Won, Seat], int]

RULES: Mapping[str, Rule] = {
    # 1 streak
    "1a": lambda won, p: 2 * won.run(p),
    "1b": lambda won, p: -2 * won.run(p),
    # 2 last four tricks
    "2a": lambda won, p: 2 * won.late(p),
    "2b": lambda won, p: -2 * won.late(p),
    # 3 low pairs
    "3a": lambda won, p: 4 * won.count(p, THREES_FOURS),
    "3b": lambda won, p: 4 * won.count(p, SIXES_SEVENS),
    # 4 avoid a suit
    "4a": lambda won, p: -won.count(p, KNIGHTS),
    "4b": lambda won, p: -won.count(p, GOBLINS),
    # 5 neighbour
    "5a": lambda won, p: won.n(won.right(p)),
    "5b": lambda won, p: won.n(won.left(p)),
    # 6 numbers
    "6a": lambda won, p: -5 if won.highest_total(p) else 0,
    "6b": lambda won, p: 5 if won.highest_total(p) else 0,
    # 7 tricks
    "7a": lambda won, p: won.n(p),
    "7b": lambda won, p: -won.n(p),
    # 8 exactly 3 or 1
    "8a": lambda won, p: 5 if won.n(p) == 3 else 0,
    "8b": lambda won, p: 5 if won.n(p) == 1 else 0,
    # 9 exactly 4 or 2
    "9a": lambda won, p: 5 if won.n(p) == 4 else 0,
    "9b": lambda won, p: 5 if won.n(p) == 2 else 0,
    # 10 parity (ruling 24)
    "10a": lambda won, p: 5 if won.n(p) > 0 and won.n(p) % 2 == 0 else 0,
    "10b": lambda won, p: 5 if won.n(p) % 2 == 1 else 0,
    # 11 alone or not
    "11a": lambda won, p: 5 if won.alone(p) else 0,
    "11b": lambda won, p: 0 if won.alone(p) else 5,
    # 12 Knights and Dwarves
    "12a": lambda won, p: won.count(p, KNIGHTS) - won.count(p, DWARVES),
    "12b": lambda won, p: won.count(p, DWARVES) - won.count(p, KNIGHTS),
    # 13 Kings and Queens
    "13a": lambda won, p: 3 * won.count(p, KINGS) - 3 * won.count(p, QUEENS),
    "13b": lambda won, p: 3 * won.count(p, QUEENS) - 3 * won.count(p, KINGS),
    # 14 third trick
    "14a": lambda won, p: 2 + won.third(p) if won.third(p) else 0,
    "14b": lambda won, p: -2 - won.third(p) if won.third(p) else 0,
    # 15 triplets
    "15a": lambda won, p: won.triplets(p),
    "15b": lambda won, p: -won.triplets(p),
    # 16 series (ruling 30)
    "16a": lambda won, p: 5 if won.run(p) >= 4 else 0,
    "16b": lambda won, p: 5 if won.gap(p) >= 4 else 0,
    # 17 army (ruling 31)
    "17a": lambda won, p: min(won.by_suit(p)),
    "17b": lambda won, p: max(won.by_suit(p)),
    # 18 smallest
    "18a": lambda won, p: won.lowest(p, DWARF),
    "18b": lambda won, p: won.lowest(p, KNIGHT),
    # 19 courts and Knights (ruling 33)
    "19a": lambda won, p: won.count(p, COURTS) + won.count(p, KNIGHTS),
    "19b": lambda won, p: -won.count(p, COURTS) - won.count(p, KNIGHTS),
    # 20 comparison (ruling 35)
    "20a": lambda won, p: 3 * (won.n(p) < won.n(won.right(p))) + 3 * (won.n(p) > won.n(won.left(p))),
    "20b": lambda won, p: 3 * (won.n(p) > won.n(won.right(p))) + 3 * (won.n(p) > won.n(won.left(p))),
}


def score(rule: str, won: Won) -> tuple[int, ...]:
    points = RULES[rule]
    return tuple([points(won, p) for p in range(won.seats)])


def tile_of(rule: str) -> int:
    return int(rule[:-1])
