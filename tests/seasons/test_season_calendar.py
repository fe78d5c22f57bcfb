"""Months of time zones: no instant belongs to none or to two, whatever the clocks do."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasons.calendar import end_of_day, midnight, month_around, zones

ZONES = (
    "UTC",
    "Europe/Paris",
    "America/St_Johns",  # set back at 00:01 until 2011, into the day before
    "America/Asuncion",  # skips midnights, among them that of October 1st 2017
    "Pacific/Kiritimati",
    "Pacific/Apia",  # skipped December 30th 2011
    "Asia/Kolkata",
)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("zone", "instant", "begins", "ends"),
    [
        ("UTC", "2026-11-21T12:00Z", "2026-11-01T00:00Z", "2026-12-01T00:00Z"),
        ("Europe/Paris", "2026-03-29T01:30Z", "2026-02-28T23:00Z", "2026-03-31T22:00Z"),
        ("Europe/Paris", "2026-10-31T22:59Z", "2026-09-30T22:00Z", "2026-10-31T23:00Z"),
        ("Europe/Paris", "2026-10-31T23:00Z", "2026-10-31T23:00Z", "2026-11-30T23:00Z"),
        ("America/Asuncion", "2017-10-01T04:00Z", "2017-10-01T04:00Z", "2017-11-01T03:00Z"),
        ("Pacific/Kiritimati", "2026-12-31T10:00Z", "2026-12-31T10:00Z", "2027-01-31T10:00Z"),
    ],
)
def test_a_month_begins_at_the_zones_own_midnight(zone: str, instant: str, begins: str, ends: str) -> None:
    assert month_around(at(instant), zone) == (at(begins), at(ends))


@given(st.sampled_from(ZONES), st.integers(at("2005-01-01T00:00Z"), at("2040-01-01T00:00Z")))
def test_every_instant_lies_in_its_month_and_months_follow_without_a_gap(zone: str, instant: int) -> None:
    begin, end = month_around(instant, zone)
    assert begin <= instant < end
    assert month_around(end, zone)[0] == end
    assert month_around(begin, zone) == (begin, end) == month_around(end - 1, zone)


def test_a_month_that_ended_does_not_begin_again_when_the_clocks_go_back() -> None:
    ended = midnight(date(2009, 11, 1), "America/St_Johns")
    assert month_around(ended + 30 * 60_000, "America/St_Johns")[0] == ended
    assert datetime.fromtimestamp(ended / 1000 + 1800, ZoneInfo("America/St_Johns")).day == 31


def test_days_of_summer_time_are_shorter_and_longer() -> None:
    hour = 3_600_000
    short, long = date(2026, 3, 29), date(2026, 10, 25)
    assert end_of_day(short, "Europe/Paris") - midnight(short, "Europe/Paris") == 23 * hour
    assert end_of_day(long, "Europe/Paris") - midnight(long, "Europe/Paris") == 25 * hour
    assert end_of_day(short, "UTC") == round(datetime(2026, 3, 30, tzinfo=UTC).timestamp() * 1000)


def test_zones_are_known_by_name() -> None:
    assert {*ZONES} <= zones()
    assert "Mars/Olympus" not in zones()
    assert "../etc/passwd" not in zones()
