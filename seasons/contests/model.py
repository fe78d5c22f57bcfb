"""A contest as plain values: its plan, who entered, its rounds and matches, and the events of its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations
from typing import Any

MINUTE = 60 * 1000
HOUR = 60 * MINUTE
CHECK_IN = 15 * MINUTE
"""The time before its hour in which people say that they are there."""
BREAK = MINUTE
"""Between the draw of a live round and its games."""
LIVE = 12 * HOUR
"""A round that may take less is played while everybody is there."""
NO_EVENT = 0
SIZES = (2, 3, 4, 5)
"""The numbers of people that may sit at a table."""


class System(StrEnum):
    SWISS = "swiss"
    ROBIN = "robin"
    KNOCKOUT = "knockout"
    DUPLICATE = "duplicate"
    """The same deals at every table, compared seat by seat."""
    NIGHT = "night"
    """A game night: those who come share tables once, and nobody is ahead of anybody."""


class Stage(StrEnum):
    ENTRY = "entry"
    RUNNING = "running"
    OVER = "over"
    CALLED_OFF = "called-off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The choices made when the contest was opened.

    `size` people sit at a table, or another number of `sizes` if that does not come out even. `rounds` are those of a
    Swiss system or the boards of a duplicate; the other systems take as many as they need. `round_ms` is the most that
    a round may take, in milliseconds. With `starts_at`, the contest starts by itself; without it, the host starts it.
    """

    title: str
    game: str
    system: System
    size: int
    sizes: tuple[int, ...]
    rounds: int
    round_ms: int
    most: int = 64
    starts_at: int | None = None
    pace: str = ""
    league: str = ""
    """The league that a duplicate evening belongs to."""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def night(self) -> bool:
        return self.system is System.NIGHT

    @property
    def live(self) -> bool:
        """Everybody is there from the first round to the last."""
        return self.round_ms <= LIVE

    @property
    def least(self) -> int:
        """The number of people that the contest needs: two tables to compare; at a night, computers play along."""
        tables = 2 if self.system is System.DUPLICATE else 1
        return 1 if self.night else max(2, tables * min(self.sizes))

    @property
    def checks_in_at(self) -> int | None:
        """The moment from which people say that they are there; None where entering is enough."""
        checks_in = self.live and not self.night
        return self.starts_at - CHECK_IN if checks_in and self.starts_at is not None else None


class Kind(StrEnum):
    OPEN = "open"
    ENTER = "enter"
    CHECK_IN = "check-in"
    WITHDRAW = "withdraw"
    START = "start"
    ROUND = "round"
    RESULT = "result"
    RULING = "ruling"
    END = "end"
    CALL_OFF = "call-off"
    MOVE = "move"
    REMIND = "remind"
    EVENT = "event"
    """A night has an event of Discord's, or cannot have one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A line of a contest's log; `body` names people by their numbers only.

    `actor_id` is the person who did it if not the one it is about (`user_id`).
    """

    kind: Kind
    at: int
    actor_id: int | None = None
    user_id: int | None = None
    name: str = ""
    body: Mapping[str, Any] = field(default_factory=dict)


class Why(StrEnum):
    PLAYED = "played"
    FORFEIT = "forfeit"
    """Somebody never came."""
    LATE = "late"
    """The round was over; those the table waited for come last."""
    CLOSED = "closed"
    """The table was closed without a result: a draw."""
    RULED = "ruled"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end of a match: everybody's place by seat; equals share one. Those who never came have `forfeits`."""

    places: tuple[int, ...]
    why: Why = Why.PLAYED
    forfeits: frozenset[int] = frozenset()
    scores: tuple[int, ...] = ()
    """The game's own scores, by seat; duplicates compare them."""

    @property
    def played(self) -> bool:
        """At least two people sat there."""
        return len(self.places) - len(self.forfeits) > 1


@dataclass(frozen=True, slots=True)
class Match:
    """The people at a table, by seat. A person alone has a bye; an empty table is a gap in a knockout's bracket."""

    members: tuple[int, ...]
    verdict: Verdict | None = None
    with_computers: bool = False
    """Somebody alone plays all the same."""

    @property
    def bye(self) -> bool:
        return len(self.members) < 2 and not self.with_computers

    @property
    def decided(self) -> bool:
        return self.bye or self.verdict is not None


@dataclass(frozen=True, slots=True)
class Round:
    opens_at: int
    matches: tuple[Match, ...]

    @property
    def decided(self) -> bool:
        return all(match.decided for match in self.matches)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part. `here`: the next round counts on them."""

    number: int
    user_id: int
    name: str
    here: bool = True
    withdrawn: bool = False
    by_event: bool = False
    """They come because Discord's event says so, not by a press of ours."""

    @property
    def gone(self) -> bool:
        """They have left; those who asked to be forgotten have, and what stands for their id is below zero."""
        return self.withdrawn or self.user_id < 0

    @property
    def plays(self) -> bool:
        """The next round is drawn with them."""
        return self.here and not self.gone


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """A contest as its log tells it. `field`: those who were there at the start, by seed."""

    plan: Plan
    host_id: int
    stage: Stage = Stage.ENTRY
    entrants: tuple[Entrant, ...] = ()
    field: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    ended_at: int | None = None
    reminded_of: int | None = None
    """The start of which people were reminded."""
    event_id: int | None = None
    """Discord's event, `NO_EVENT` where there cannot be one, None before it was made."""
    event_at: int | None = None
    """The start that Discord's event had when we last looked."""

    def entrant(self, number: int) -> Entrant:
        return self.entrants[number - 1]

    def entrant_of(self, user_id: int) -> Entrant | None:
        return next((one for one in self.entrants if one.user_id == user_id), None)

    @property
    def playing(self) -> tuple[int, ...]:
        return tuple(one.number for one in self.entrants if one.plays)

    @property
    def listed(self) -> list[int]:
        """Those who have been drawn or may still play."""
        return [one.number for one in self.entrants if not one.gone or self.matches_of(one.number)]

    @property
    def alive(self) -> bool:
        return self.stage in (Stage.ENTRY, Stage.RUNNING)

    @property
    def takes(self) -> bool:
        """People can still enter."""
        late = self.plan.system in (System.SWISS, System.DUPLICATE) and len(self.rounds) < self.plan.rounds
        return self.stage is Stage.ENTRY or (self.stage is Stage.RUNNING and late)

    @property
    def fell_short(self) -> bool:
        """It was called off because too few people were there at its start."""
        missed = self.plan.starts_at is not None and (self.ended_at or 0) >= self.plan.starts_at and not self.field
        return self.stage is Stage.CALLED_OFF and missed and len(self.playing) < self.plan.least

    def checks_in(self, now: int) -> bool:
        """Tell whether people say now that they are there for the start."""
        since = self.plan.checks_in_at
        return self.stage is Stage.ENTRY and since is not None and now >= since

    def match_of(self, user_id: int) -> Match | None:
        """The match of the present round that somebody has not ended yet."""
        mine = self.entrant_of(user_id)
        if mine is None or not self.rounds:
            return None
        last = self.rounds[-1].matches
        return next((one for one in last if mine.number in one.members and not one.decided), None)

    def until(self) -> int | None:
        """The moment at which the round that is played must be over, None between rounds."""
        if self.stage is not Stage.RUNNING or not self.rounds or self.rounds[-1].decided:
            return None
        return self.rounds[-1].opens_at + self.plan.round_ms

    def matches_of(self, number: int) -> list[Match]:
        return [match for one in self.rounds for match in one.matches if number in match.members]

    def met(self) -> Counter[frozenset[int]]:
        """Count how often each two people were drawn against each other, whether they came or not."""
        matches = (match for one in self.rounds for match in one.matches)
        return Counter(frozenset(pair) for match in matches for pair in combinations(match.members, 2))
