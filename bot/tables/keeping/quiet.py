"""Quiet hours: when nothing rings at somebody, every day, by the clock on their wall."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from persistence.rows import GuildSettings, UserSettings


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From `start` to `end`, in minutes after midnight of a time zone; over midnight where `start` is the later one."""

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
