"""A lesson: a first game on a deal chosen to show what matters, with explanations at the right moments.

A lesson's secret is no secret: anybody may compute it, so its game counts for nothing. A moment is told when what it
waits for happens for the first time, as far as the learner may see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeAlias

from games.engine.deal import commitment
from games.engine.text import Arg, Seat, SeatRef, Text
from games.engine.view import Event

When: TypeAlias = Callable[[Mapping[str, Arg], Seat], bool]
"""Looks at the parameters of an event's sentence; the seat is the learner's."""

LEARNER: Seat = 0
"""The learner's seat; computer players have the others."""


def me(name: str) -> When:
    return lambda args, seat: args[name] == SeatRef(seat)


def another(name: str) -> When:
    return lambda args, seat: args[name] != SeatRef(seat)


def some(name: str) -> When:
    return lambda args, _: bool(args[name])


@dataclass(frozen=True, slots=True)
class Moment:
    """An explanation, and the key of the event that calls for it (None: the beginning)."""

    says: Text
    on: str | None = None
    when: When = lambda _args, _seat: True


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game's lesson: `deal` is the number of the chosen deal; the options are those that differ from the usual."""

    game: str
    deal: int
    seats: int
    moments: tuple[Moment, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def secret(self) -> bytes:
        return sha256(f"tapis lesson {self.game} {self.deal}".encode()).digest()

    @property
    def promise(self) -> str:
        return commitment(self.secret)

    def due(self, happened: Iterable[tuple[int, Event]], seat: Seat, start: int, since: int) -> tuple[Text, ...]:
        """The explanations due since a revision, for the events with theirs; `start` is that of the beginning."""
        first = {moment: start for moment in self.moments if moment.on is None}
        for revision, event in happened:
            if event.seen_by(seat):
                for moment in self.moments:
                    if moment.on == event.text.key and moment.when(dict(event.text.args), seat):
                        first.setdefault(moment, revision)
        return tuple(moment.says for moment in self.moments if first.get(moment, -1) >= since)
