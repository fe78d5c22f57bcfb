"""Quiet hours by the clock on somebody's wall, and clocks that wait for their end."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.keeping.dues import clock
from bot.tables.times import HOUR, SPANS, QuietHours, lead, quiet_hours, reminder, turn
from persistence.rows import GuildSettings, TurnPace, UserSettings

PARIS = QuietHours(22 * 60, 7 * 60, "Europe/Paris")


def paris(year: int, month: int, day: int, hour: int, minute: int = 0, *, fold: int = 0) -> int:
    there = datetime(year, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Paris"), fold=fold)
    return round(1000 * there.timestamp())


def test_the_night_ends_in_the_morning() -> None:
    assert PARIS.over(paris(2026, 5, 1, 23)) == paris(2026, 5, 2, 7)
    assert PARIS.over(paris(2026, 5, 2, 6, 59)) == paris(2026, 5, 2, 7)
    assert PARIS.over(paris(2026, 5, 2, 7)) == paris(2026, 5, 2, 7)
    assert PARIS.over(paris(2026, 5, 2, 21, 59)) == paris(2026, 5, 2, 21, 59)


def test_hours_of_the_day_end_the_same_day() -> None:
    office = QuietHours(9 * 60, 17 * 60 + 30, "Europe/Paris")
    assert office.over(paris(2026, 5, 2, 9)) == paris(2026, 5, 2, 17, 30)
    assert office.over(paris(2026, 5, 2, 8, 59)) == paris(2026, 5, 2, 8, 59)


def test_the_nights_in_which_summer_begins_and_ends_are_an_hour_shorter_and_longer() -> None:
    assert PARIS.over(paris(2026, 3, 28, 22)) - paris(2026, 3, 28, 22) == 8 * HOUR
    assert PARIS.over(paris(2026, 10, 24, 22)) - paris(2026, 10, 24, 22) == 10 * HOUR


def test_hours_that_end_where_the_wall_clock_jumps() -> None:
    until_half_past_two = QuietHours(0, 150, "Europe/Paris")
    assert until_half_past_two.over(paris(2026, 3, 29, 1)) == paris(2026, 3, 29, 3, 30)
    assert until_half_past_two.over(paris(2026, 10, 25, 1)) == paris(2026, 10, 25, 2, 30)
    assert until_half_past_two.over(paris(2026, 10, 25, 2, 10, fold=1)) == paris(2026, 10, 25, 2, 30, fold=1)


@given(st.integers(0, 1439), st.integers(0, 1439), st.integers(1_700_000_000_000, 1_900_000_000_000))
def test_quiet_hours_are_over_within_a_day_and_never_before(start: int, end: int, moment: int) -> None:
    quiet = QuietHours(start, end, "America/New_York")
    assert moment <= quiet.over(moment) <= moment + 25 * HOUR


@given(st.integers(1_700_000_000_000, 1_900_000_000_000), st.sampled_from([p for p in TurnPace if "days" in p]))
def test_a_clock_of_days_reminds_outside_quiet_hours_and_long_enough_before_the_end(now: int, pace: TurnPace) -> None:
    span = SPANS[pace]
    dues = clock(2, span, now, PARIS)
    reminds, ends = dues[reminder(2)], dues[turn(2)]
    assert PARIS.over(reminds) == reminds
    assert ends - reminds >= lead(span)
    assert clock(2, span, now, None)[turn(2)] <= ends <= clock(2, span, now, None)[turn(2)] + 9 * HOUR + HOUR


def test_a_person_without_a_zone_lives_in_the_servers() -> None:
    server = GuildSettings(guild_id=1, time_zone="Asia/Tokyo")
    mine = UserSettings(user_id=1, quiet_from=60, quiet_to=120)
    assert quiet_hours(mine, server) == QuietHours(60, 120, "Asia/Tokyo")
    elsewhere = UserSettings(user_id=1, quiet_from=60, quiet_to=120, time_zone="Europe/Paris")
    assert quiet_hours(elsewhere, server) == QuietHours(60, 120, "Europe/Paris")
    assert quiet_hours(UserSettings(user_id=1), server) is None
    assert quiet_hours(UserSettings(user_id=1, quiet_from=60, quiet_to=60), server) is None
