"""The spans of time at a table, the things that have their time there (milliseconds), and people's quiet hours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from enum import StrEnum
from typing import Self
from zoneinfo import ZoneInfo

from games.engine import Seat
from persistence.rows import GuildSettings, TurnPace, UserSettings

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

GRACE = 20 * SECOND
"""The least time that everybody has left when the bot comes back."""
KEPT = 10 * MINUTE
"""The time for which a seat is kept for somebody who is invited."""
LONGEST_LEAD = 4 * HOUR
NO_HURRY = 20 * MINUTE
"""The assumed length of a turn without an end, for asking whether somebody keeps the table waiting."""
NOTICEABLE = 60
"""A part of the turn so many times smaller than it is given back without a word."""

SPANS: Mapping[TurnPace, int] = {
    TurnPace.LIVE_60: 60 * SECOND,
    TurnPace.LIVE_90: 90 * SECOND,
    TurnPace.LIVE_120: 120 * SECOND,
    TurnPace.RELAXED: 15 * MINUTE,
    TurnPace.DAYS_24: DAY,
    TurnPace.DAYS_48: 2 * DAY,
    TurnPace.DAYS_72: 3 * DAY,
    TurnPace.BANK_10: 10 * MINUTE,
}
"""Milliseconds for a turn, or for all turns of a person where they have a bank."""
BANKS = frozenset({TurnPace.BANK_10})
COUNTDOWN = 60 * SECOND


class DueKind(StrEnum):
    MOVE = "move"
    TURN = "turn"
    """The time of the person at a seat runs out."""
    REMIND = "remind"
    CALL = "call"
    """The quiet hours of the person at a seat are over: they are called."""
    INVITE = "invite"
    """The seat is kept no longer for whom the entry of a revision invites."""
    BEGIN = "begin"
    """The countdown that began at a revision ends: the game starts."""
    VOTE = "vote"
    """The vote that began at a revision ends."""


OF_PEOPLE = frozenset({DueKind.TURN, DueKind.REMIND, DueKind.CALL, DueKind.INVITE, DueKind.VOTE, DueKind.BEGIN})
"""The dues that stand still while people cannot be reached."""
OF_THE_GAME = frozenset({DueKind.TURN, DueKind.REMIND, DueKind.CALL, DueKind.MOVE})
"""The dues that stand still while a game is paused."""


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """Something that has its time, and which one of its kind: a seat, or the revision that began it."""

    kind: DueKind
    of: int

    def __str__(self) -> str:
        return f"{self.kind}/{self.of}"

    @classmethod
    def read(cls, name: str) -> Self:
        kind, _, of = name.partition("/")
        return cls(DueKind(kind), int(of))


def turn(seat: Seat) -> Due:
    return Due(DueKind.TURN, seat)


def left(pace: TurnPace, spent: int) -> int:
    """The milliseconds of a turn that begins now: with an empty bank, the grace that every turn has."""
    return max(SPANS[pace] - spent, GRACE) if pace in BANKS else SPANS[pace]


def reminder(seat: Seat) -> Due:
    return Due(DueKind.REMIND, seat)


def voting_time(pace: TurnPace) -> int:
    """The length of a vote in milliseconds: a turn, a day at most; an hour where turns have no end."""
    return min(SPANS.get(pace, HOUR), DAY)


def longest_pause(pace: TurnPace) -> int:
    """The milliseconds after which any player may end a pause that people decided on."""
    span = SPANS.get(pace, NO_HURRY)
    if span < SPANS[TurnPace.RELAXED]:
        return HOUR
    return DAY if span < DAY else 7 * DAY


def patience(pace: TurnPace) -> int:
    """The milliseconds after which people may propose to replace somebody who is awaited."""
    return SPANS.get(pace, NO_HURRY) // 2


def lead(span: int) -> int:
    """The milliseconds before the end of a turn at which somebody is reminded."""
    return min(span // 3, LONGEST_LEAD)


def as_kept(dues: Mapping[Due, int]) -> dict[str, int]:
    return {str(due): at for due, at in sorted(dues.items())}


def as_read(kept: Mapping[str, int]) -> dict[Due, int]:
    return {Due.read(name): at for name, at in kept.items()}


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The hours in which nothing rings at somebody: minutes after midnight, over midnight where `start` is later."""

    start: int
    end: int
    zone: str

    def over(self, moment: int) -> int:
        """The end of the quiet hours that a moment lies in, the moment itself where it lies in none (milliseconds)."""
        zone = ZoneInfo(self.zone)
        there = datetime.fromtimestamp(moment / 1000, zone)
        minute = there.hour * 60 + there.minute
        overnight = self.start > self.end
        quiet = (minute >= self.start or minute < self.end) if overnight else self.start <= minute < self.end
        if not quiet:
            return moment
        day = there.date() + timedelta(days=1 if overnight and minute >= self.start else 0)
        wall = datetime.combine(day, time(self.end // 60, self.end % 60), zone)
        # An hour that comes twice when summer ends: the quiet hours end with the first of the two that lies ahead.
        ends = (round(1000 * wall.replace(fold=fold).timestamp()) for fold in (0, 1))
        return next((end for end in ends if end > moment), moment)


def quiet_hours(person: UserSettings, server: GuildSettings) -> QuietHours | None:
    """A person's quiet hours, in their time zone or else the server's; None if they have none."""
    if person.quiet_from is None or person.quiet_to is None or person.quiet_from == person.quiet_to:
        return None
    return QuietHours(person.quiet_from, person.quiet_to, person.time_zone or server.time_zone)
