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
from games.engine.event import Event
from games.engine.text import Arg, Seat, SeatRef, Text

When: TypeAlias = Callable[[Mapping[str, Arg], Seat], bool]
"""Looks at the parameters of an event's sentence; the seat is the learner's."""

LEARNER: Seat = 0
"""Where whoever learns sits; computer players sit everywhere else."""


def always(args: Mapping[str, Arg], me: Seat) -> bool:
    """Wait for nothing but the event."""
    del args, me
    return True


def me(name: str) -> When:
    """Wait until it is the learner."""
    return lambda args, seat: args[name] == SeatRef(seat)


def another(name: str) -> When:
    """Wait until it is somebody else."""
    return lambda args, seat: args[name] != SeatRef(seat)


def some(name: str) -> When:
    """Wait until there is at least one."""
    return lambda args, _: bool(args[name])


@dataclass(frozen=True, slots=True)
class Moment:
    """An explanation, and the key of the event that calls for it (None: the beginning)."""

    says: Text
    on: str | None = None
    when: When = always

    def is_now(self, event: Event, seat: Seat) -> bool:
        """Tell whether this event, which the learner may see, calls for the explanation."""
        return event.text.key == self.on and self.when(dict(event.text.args), seat)


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
        """Return what the deal is shuffled from."""
        return sha256(f"tapis lesson {self.game} {self.deal}".encode()).digest()

    @property
    def promise(self) -> str:
        """Return the commitment of every table at which the lesson is given."""
        return commitment(self.secret)

    def due(self, happened: Iterable[tuple[int, Event]], seat: Seat, start: int, since: int) -> tuple[Text, ...]:
        """Return what is to be explained of all that happened (each event with its revision) since a revision.

        `start` is the revision of the beginning.
        """
        first = {moment: start for moment in self.moments if moment.on is None}
        for revision, event in happened:
            if event.seen_by(seat):
                for moment in self.moments:
                    if moment not in first and moment.is_now(event, seat):
                        first[moment] = revision
        return tuple(moment.says for moment in self.moments if first.get(moment, -1) >= since)
