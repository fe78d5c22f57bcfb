"""The draw for the next round of a contest.

For pairs, no two people meet twice. The bye goes to somebody who has had none, if possible. People with equal points
meet, the upper half the lower half (FIDE Handbook C.04.1 b-e, and C.04.3's order of aims). That is a matching of
minimum cost, which networkx finds. There are no colours to share out, so the Dutch system's further aims fall away.
For tables of more people, a search by exchange avoids repeated meetings as far as it can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, cycle, islice, permutations, product
from random import Random
from typing import TypeAlias

Pair: TypeAlias = frozenset[int]
Tables: TypeAlias = list[list[int]]

NOBODY = 0
TRIES = 4
"""The number of orders tried for tables at which nobody meets anybody again."""
_REPEAT = 10**7
"""The cost of a repeated meeting, more than all differences of points."""


@dataclass(frozen=True, slots=True)
class Seed:
    """Somebody to be drawn, in the order of the standings."""

    number: int
    points: Fraction
    had_bye: bool = False


def costs(seeds: Sequence[Seed], met: Collection[Pair]) -> Iterator[tuple[int, int, int]]:
    """Yield what each pair would cost, by numbers; `NOBODY` opposite is a bye, which an odd field has.

    First of all nobody has a second bye; then the differences of points are small, by their squares; then the halves of
    those with equal points meet in order, and who moves to lower points is the last of theirs and meets the first.
    """
    count = len(seeds)
    scale = count * count + 1
    starts = {one.points: at for at, one in reversed(list(enumerate(seeds)))}
    sizes = Counter(one.points for one in seeds)
    lowest = min(one.points for one in seeds)

    def steps(gap: Fraction) -> int:
        return round(24 * gap) ** 2  # points are whole 24ths at tables of up to five

    most = count * steps(max(one.points for one in seeds) - lowest) + 1
    for i, j in combinations(range(count), 2):
        high, low = seeds[i], seeds[j]
        if frozenset((high.number, low.number)) in met:
            continue
        if high.points == low.points:
            order = abs(j - i - sizes[high.points] // 2)
        else:
            order = starts[high.points] + sizes[high.points] - 1 - i + j - starts[low.points]
        yield high.number, low.number, steps(high.points - low.points) * scale + order
    if count % 2:
        for i, one in enumerate(seeds):
            again = most if one.had_bye else 0
            yield one.number, NOBODY, (again + steps(one.points - lowest)) * scale + count - 1 - i


def pairs(seeds: Sequence[Seed], met: Collection[Pair]) -> list[tuple[int, ...]] | None:
    """A round of pairs, a bye last; None where nobody could be drawn without repeat. Takes 0.2 s for 64 people."""
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - slow to import, and few processes draw a round

    if len(seeds) < 2:
        return None
    edges = list(costs(seeds, met))
    if not edges:
        return None
    top = max(cost for _, _, cost in edges) + 1
    graph = Graph()
    graph.add_weighted_edges_from((a, b, top - cost) for a, b, cost in edges)
    found = max_weight_matching(graph, maxcardinality=True)
    if len(found) != (len(seeds) + 1) // 2:
        return None
    rank = {one.number: at for at, one in enumerate(seeds)} | {NOBODY: len(seeds)}
    drawn = [sorted(pair, key=rank.__getitem__) for pair in found]
    drawn.sort(key=lambda pair: (NOBODY in pair, rank[pair[0]]))
    return [tuple(one for one in pair if one != NOBODY) for pair in drawn]


@cache
def split(count: int, size: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """The tables for so many people, as near to `size` as can be, the largest first; None where none come out.

    >>> split(10, 4, (3, 4))
    (4, 3, 3)
    """
    if count == 0:
        return ()
    found = []
    for one in sizes:
        rest = split(count - one, size, sizes) if one <= count else None
        if rest is not None:
            found.append(tuple(sorted((one, *rest), reverse=True)))
    return min(found, key=lambda tables: (sum((one - size) ** 2 for one in tables), len(tables), tables), default=None)


def _shape(count: int, size: int, sizes: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """How many have a bye, as few as can be, and the tables for all others; no tables where none come out."""
    return next(((byes, shape) for byes in range(count) if (shape := split(count - byes, size, sizes))), (0, ()))


def seated(seeds: Sequence[Seed], met: Mapping[Pair, int], size: int, sizes: tuple[int, ...]) -> Tables | None:
    """A round of tables, byes last; None where not one table comes out.

    People sit with those who have about as many points; above all they meet nobody again, as far as that is found.
    """
    byes, shape = _shape(len(seeds), size, sizes)
    if not shape:
        return None
    resting = sorted(seeds, key=lambda one: (one.had_bye, one.points))[:byes]
    field = [one for one in seeds if one not in resting]
    points = {one.number: round(24 * one.points) for one in field}
    price = {
        frozenset(pair): _REPEAT * met.get(frozenset(pair), 0) ** 2 + (points[pair[0]] - points[pair[1]]) ** 2
        for pair in combinations(points, 2)
    }
    best: Tables = []
    for attempt in range(TRIES):
        order = list(points)
        if attempt:
            Random(attempt).shuffle(order)
        people = iter(order)
        tables = _exchanged([list(islice(people, size)) for size in shape], price)
        if not best or _costs(tables, price) < _costs(best, price):
            best = tables
        if _costs(best, price) < _REPEAT:
            break
    return [*best, *([one.number] for one in resting)]


def _costs(tables: Tables, price: Mapping[Pair, int]) -> int:
    return sum(price[frozenset(pair)] for table in tables for pair in combinations(table, 2))


def _exchanged(tables: Tables, price: Mapping[Pair, int]) -> Tables:
    """Let two people change seats wherever that makes the round better, until it does nowhere."""

    def among(number: int, others: Sequence[int], but: int) -> int:
        return sum(price[frozenset((number, other))] for other in others if other != but)

    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for i, j in product(range(len(one)), range(len(other))):
                a, b = one[i], other[j]
                if among(a, other, b) + among(b, one, a) < among(a, one, a) + among(b, other, b):
                    one[i], other[j] = b, a
                    better = True
    return tables


def by_seats(members: Sequence[int], sat: Mapping[int, Sequence[int]]) -> tuple[int, ...]:
    """The members in seat order, with the fewest repeats of earlier seats. In a tie, the last member sits first.

    `sat` holds everybody's seats so far. Seats are shared out as C.04.1 f-g share out colours.
    """

    def had(order: Sequence[int]) -> int:
        return sum(sum(one == seat for one in sat.get(number, ())) ** 2 for seat, number in enumerate(order))

    return min(permutations(reversed(members)), key=had)


def berger(numbers: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """The rounds in which everybody meets everybody once (C.05, Berger tables); an odd field rests in turn.

    >>> berger([1, 2, 3, 4])
    [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    """
    players = [*numbers, *([NOBODY] if len(numbers) % 2 else [])]
    last, circle = players[-1], players[:-1]
    rounds = []
    for at in range(len(circle)):
        start = at * (len(players) // 2) % len(circle)
        turned = [*circle[start:], *circle[:start]]
        games = [(turned[0], last) if at % 2 == 0 else (last, turned[0])]
        games += [(turned[step], turned[-step]) for step in range(1, len(players) // 2)]
        rounds.append([tuple(one for one in game if one != NOBODY) for game in games])
    return rounds


def bracket(numbers: Sequence[int]) -> list[tuple[int, ...]]:
    """A knockout's first round of pairs, in the order of its bracket; the first seeds have the byes.

    >>> bracket([1, 2, 3, 4, 5])
    [(1,), (4, 5), (2,), (3,)]
    """
    order = [1]
    while len(order) < len(numbers):
        order = [one for seed in order for one in (seed, 2 * len(order) + 1 - seed)]
    slots = [order[at : at + 2] for at in range(0, len(order), 2)]
    return [tuple(numbers[seed - 1] for seed in slot if seed <= len(numbers)) for slot in slots]


def spread(numbers: Sequence[int], size: int, sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A knockout's round of tables: people are dealt out by seed, so that the best meet late."""
    byes, shape = _shape(len(numbers), size, sizes)
    tables: Tables = [[] for _ in shape]
    there_and_back = cycle([*range(len(shape)), *reversed(range(len(shape)))])
    for number in numbers[byes:]:
        tables[next(at for at in there_and_back if len(tables[at]) < shape[at])].append(number)
    return [*(tuple(table) for table in tables), *((number,) for number in numbers[:byes])]
