"""Season points: what a place is worth at a table of a certain size. Points are kept in tenths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from games.registry import seat_counts

Scoring: TypeAlias = Mapping[int, tuple[int, ...]]
"""For a number of seats the points of each place, best first; sizes that are missing have the usual ones."""

MOST_POINTS = 100
TENTHS = 10


def sizes() -> range:
    """The numbers of seats that play for points: from two up to the largest game's."""
    return range(2, seat_counts().stop)


def usual(size: int) -> tuple[int, ...]:
    """The usual points: one for taking part, and two for everybody left behind.

    >>> usual(2), usual(4)
    ((3, 1), (7, 5, 3, 1))
    """
    return tuple(2 * (size - place) + 1 for place in range(1, size + 1))


def table(scoring: Scoring, size: int) -> tuple[int, ...]:
    return scoring.get(size) or usual(size)


def fits(size: int, points: Sequence[int]) -> bool:
    """Tell whether somebody may choose these points: one for each place, within bounds, never more for a worse place.

    >>> fits(3, (5, 3, 1)), fits(3, (5, 3)), fits(3, (1, 3, 5))
    (True, False, False)
    """
    bounded = all(0 <= one <= MOST_POINTS for one in points)
    return size in sizes() and len(points) == size and bounded and list(points) == sorted(points, reverse=True)


def tenths(scoring: Scoring, places: Sequence[int]) -> list[int]:
    """Each seat's points, in tenths of a point. Seats that share places share their points evenly.

    >>> tenths({}, (1, 2, 2))
    [50, 20, 20]
    """
    worth, sharing = table(scoring, len(places)), Counter(places)
    return [round(sum(worth[place - 1 :][: sharing[place]]) * TENTHS / sharing[place]) for place in places]


def places_of(merits: Sequence[Any]) -> list[int]:
    """The place of each, more merit being better; equals share the better place."""
    return [1 + sum(other > merit for other in merits) for merit in merits]


def is_counted(people: int, *, rated: bool) -> bool:
    """Tell whether a game is to count for season and ratings: two people at least, who wished for it."""
    return rated and people > 1
