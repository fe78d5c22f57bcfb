"""The check-sums of RULES.md 8: what the points of all seats add up to, for every rule, over random deals.

`python -m tests.games.dwarf_king.checksums 10000` looks at so many deals.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from games.dwarf_king.cards import COURTS, HAND_SIZE, KNIGHTS, OF_SUIT
from games.dwarf_king.game import GAME
from games.dwarf_king.quests import RULES, Won, score
from games.dwarf_king.start import DwarfOptions
from games.engine import RandomDeal

Sums: TypeAlias = Callable[[Won, list[int]], bool]
"""Whether the points of a rule can be those of a deal, seat by seat or together."""


def _cards(won: Won) -> tuple[int, int, int]:
    """How many Knights, Dwarves and Goblins the deal has."""
    knights, dwarves, goblins = (sum((pile & suit).bit_count() for pile in won.piles) for suit in OF_SUIT)
    return knights, dwarves, goblins


def _both(won: Won) -> int:
    return sum((pile & COURTS).bit_count() + (pile & KNIGHTS).bit_count() for pile in won.piles)


def _five_exactly(won: Won, points: list[int], counts: set[int]) -> bool:
    return points == [5 if won.n(p) in counts else 0 for p in range(won.seats)]


def _thirds_up(won: Won, points: list[int]) -> bool:
    done = sum(won.n(p) >= 3 for p in range(won.seats))
    return sorted(one for one in points if one) == list(range(3, 3 + done))


def _suited(won: Won, p: int) -> int:
    return sum((won.piles[p] & suit).bit_count() for suit in OF_SUIT)


def _different(points: list[int]) -> bool:
    some = [one for one in points if one]
    return len(set(some)) == len(some) and all(1 <= one <= 11 for one in some)


SUMS: Mapping[str, Sums] = {
    # Those of the rule book.
    "2a": lambda _, points: sum(points) == 8,
    "2b": lambda _, points: sum(points) == -8,
    "3a": lambda _, points: sum(points) == 24,
    "3b": lambda _, points: sum(points) == 24,
    "4a": lambda won, points: sum(points) == -_cards(won)[0],
    "4b": lambda won, points: sum(points) == -_cards(won)[2],
    "5a": lambda won, points: sum(points) == won.length,
    "5b": lambda won, points: sum(points) == won.length,
    "6a": lambda _, points: sum(points) in (-5, 0),
    "6b": lambda _, points: sum(points) in (5, 0),
    "7a": lambda won, points: sum(points) == won.length,
    "7b": lambda won, points: sum(points) == -won.length,
    "12a": lambda won, points: sum(points) == _cards(won)[0] - _cards(won)[1],
    "12b": lambda won, points: sum(points) == _cards(won)[1] - _cards(won)[0],
    "13a": lambda _, points: sum(points) == 0,
    "13b": lambda _, points: sum(points) == 0,
    "19a": lambda won, points: sum(points) == 12 + _cards(won)[0] == _both(won),
    "19b": lambda won, points: sum(points) == -12 - _cards(won)[0] == -_both(won),
    # Those that vary: what follows for the points of each seat.
    "1a": lambda won, points: all(2 * (won.n(p) > 0) <= points[p] <= 2 * won.n(p) for p in range(won.seats)),
    "1b": lambda won, points: all(-2 * won.n(p) <= points[p] <= -2 * (won.n(p) > 0) for p in range(won.seats)),
    "8a": lambda won, points: _five_exactly(won, points, {3}),
    "8b": lambda won, points: _five_exactly(won, points, {1}),
    "9a": lambda won, points: _five_exactly(won, points, {4}),
    "9b": lambda won, points: _five_exactly(won, points, {2}),
    "10a": lambda won, points: _five_exactly(won, points, {2, 4, 6, 8, 10, 12}),
    "10b": lambda won, points: _five_exactly(won, points, {1, 3, 5, 7, 9, 11, 13}),
    "11a": lambda won, points: points.count(5) != won.seats - 1 and set(points) <= {0, 5},
    "11b": lambda _, points: points.count(5) != 1 and set(points) <= {0, 5},
    "14a": _thirds_up,
    "14b": lambda won, points: _thirds_up(won, [-one for one in points]),
    "15a": lambda _, points: 0 <= sum(points) <= 17,
    "15b": lambda _, points: -17 <= sum(points) <= 0,
    "16a": lambda won, points: all(won.n(p) >= 4 for p, one in enumerate(points) if one),
    "16b": lambda won, points: all(points[p] == 5 for p in range(won.seats) if won.n(p) == 0),
    "17a": lambda won, points: all(3 * one <= _suited(won, p) for p, one in enumerate(points)),
    "17b": lambda won, points: all(one <= _suited(won, p) <= 3 * one for p, one in enumerate(points)),
    "18a": lambda _, points: _different(points),
    "18b": lambda _, points: _different(points),
    "20a": lambda _, points: set(points) <= {0, 3, 6},
    "20b": lambda _, points: set(points) <= {0, 3, 6},
}


def random_deal(seed: int) -> Won:
    """The result of a deal that 3, 4 or 5 seats played at random."""
    seats = 3 + seed % 3
    state = GAME.deal(seats, DwarfOptions(deals=1, tie_break="shared"), RandomDeal(seed))
    rng = Random(seed)
    while awaited := state.to_act():
        state.apply(awaited[0], rng.choice(state.legal_actions(awaited[0])))
    return Won(seats, HAND_SIZE[seats], tuple(trick.winner for trick in state.tricks), tuple(state.piles))


def broken(deals: range) -> list[str]:
    """Every rule and deal in which the points do not add up."""
    found = []
    for seed in deals:
        won = random_deal(seed)
        found += [f"{rule} in deal {seed}" for rule in RULES if not SUMS[rule](won, list(score(rule, won)))]
    return found


if __name__ == "__main__":
    count = int(sys.argv[1])
    wrong = broken(range(count))
    sys.stdout.write(f"{count} deals, {len(RULES)} rules, {len(wrong)} sums wrong {wrong[:5]}\n")
