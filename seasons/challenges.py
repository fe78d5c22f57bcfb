"""Challenges at the cards of a finished game, without a store: their bounds, and where lines part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

PLACES = 3
"""So many friends may play the cards."""
LASTS = 24 * 60 * 60 * 1000
"""Milliseconds for which they may."""
AROUND = range(-1, 5)
"""The decisions, counted from the first at which lines part, that are compared."""


@dataclass(frozen=True, slots=True)
class Parting:
    """The first decision (from 0) at which those who had decided alike so far did not: what each did, by line."""

    number: int
    plays: Mapping[int, str]


def partings(lines: Sequence[Sequence[str]]) -> tuple[Parting, ...]:
    """The points at which lines of decisions part, the earliest first, until each line is on its own.

    >>> [(one.number, dict(one.plays)) for one in partings(["abc", "abd", "xbc"])]
    [(0, {0: 'a', 1: 'a', 2: 'x'}), (2, {0: 'c', 1: 'd'})]
    """
    return tuple(sorted(_partings(lines, range(len(lines))), key=lambda one: one.number))


def _partings(lines: Sequence[Sequence[str]], together: Sequence[int]) -> list[Parting]:
    if len(together) < 2:
        return []
    for number in range(min(len(lines[one]) for one in together)):
        plays = {one: lines[one][number] for one in together}
        if len(set(plays.values())) > 1:
            apart = groupby(sorted(together, key=plays.__getitem__), key=plays.__getitem__)
            groups = [list(group) for _, group in apart]
            return [Parting(number, plays), *(later for group in groups for later in _partings(lines, group))]
    return []
