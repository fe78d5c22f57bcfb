"""Challenges at the cards of a finished game, without a store: who may play them, when it is over, where lines part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

PLACES = 3
"""So many friends may play the cards."""
LASTS = 24 * 60 * 60 * 1000
"""Milliseconds for which they may."""
AROUND = range(-1, 5)
"""The decisions, counted from the first at which lines part, that are compared."""


class Refusal(StrEnum):
    """The reason why somebody may not play the cards."""

    OWN = "own"
    """They have played that game themselves."""
    SEEN = "seen"
    FULL = "full"
    PRIVATE = "private"
    """They let nobody see their games, and the comparison would show one."""


def refusal(*, own: bool, seen: bool, taken: int, private: bool) -> Refusal | None:
    """The reason why somebody who does not play yet may not, None where they may; `taken` places are no longer free."""
    reasons = {Refusal.OWN: own, Refusal.SEEN: seen, Refusal.FULL: taken >= PLACES, Refusal.PRIVATE: private}
    return next((why for why, holds in reasons.items() if holds), None)


def complete(done: Sequence[bool]) -> bool:
    """Tell whether every place is taken, and everybody has played."""
    return len(done) >= PLACES and all(done)


def comparable(done: Sequence[bool]) -> bool:
    """Tell whether somebody has played, and nobody who accepted is still at it: it may end before its time."""
    return bool(done) and all(done)


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
