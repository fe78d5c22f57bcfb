"""Season settings as people type them: read as they mean it, or refused with a reason."""

from __future__ import annotations

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.seasons import parsing
from bot.seasons.model import SeasonRefused
from seasons.scoring import fits

NOW = round(datetime.fromisoformat("2026-11-21T12:00Z").timestamp() * 1000)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("typed", "zone", "ends_at"),
    [
        ("2026-11-30", "UTC", "2026-12-01T00:00Z"),
        (" 2026-11-30 ", "Europe/Paris", "2026-11-30T23:00Z"),
        ("2026-11-21", "Pacific/Kiritimati", None),  # that day is over there already
        ("2026-11-21", "UTC", "2026-11-22T00:00Z"),
        ("2027-03-28", "Europe/Paris", "2027-03-28T22:00Z"),
    ],
)
def test_a_day_is_over_in_the_servers_time_zone(typed: str, zone: str, ends_at: str | None) -> None:
    now = NOW if zone != "Pacific/Kiritimati" else at("2026-11-21T10:00Z")
    if ends_at is None:
        with pytest.raises(SeasonRefused, match="season-day-past"):
            parsing.last_day(typed, zone, now)
    else:
        assert parsing.last_day(typed, zone, now) == at(ends_at)


@pytest.mark.parametrize(
    "typed", ["", "soon", "2026-13-01", "2026-02-30", "2026-11-30T00", "٢٠٢٦-١١-٣٠", "-1-11-30", "x" * 500]
)
def test_what_is_no_day(typed: str) -> None:
    with pytest.raises(SeasonRefused, match="season-bad-day"):
        parsing.last_day(typed, "UTC", NOW)


@pytest.mark.parametrize("typed", ["9999-12-31", "2028-11-21"])
def test_days_too_far_away(typed: str) -> None:
    with pytest.raises(SeasonRefused, match="season-day-too-late"):
        parsing.last_day(typed, "UTC", NOW)


def test_names_are_one_visible_line() -> None:
    assert parsing.season_name(None) is None
    assert parsing.season_name("  Coupe\n d’hiver ") == "Coupe d’hiver"
    for bad in ("", " ", "x" * 41, "x" * 500, "a\u202eb", "\u0000"):
        with pytest.raises(SeasonRefused, match="season-bad-name"):
            parsing.season_name(bad)


@pytest.mark.parametrize(
    ("typed", "points"), [("5 3 1", (5, 3, 1)), ("5,3,1", (5, 3, 1)), (" 10 / 10 ; 0 ", (10, 10, 0))]
)
def test_points_as_people_write_them(typed: str, points: tuple[int, ...]) -> None:
    assert parsing.points(3, typed) == points


@given(st.integers(2, 7), st.text(max_size=30))
def test_points_are_fitting_or_refused(size: int, typed: str) -> None:
    try:
        chosen = parsing.points(size, typed)
    except SeasonRefused:
        return
    assert fits(size, chosen)


def test_zones_by_name() -> None:
    assert parsing.time_zone(" europe/paris ") == "Europe/Paris"
    assert parsing.time_zone("America/New York") == "America/New_York"
    for bad in ("", "Paris", "../etc/localtime", "Europe", "x" * 500):
        with pytest.raises(SeasonRefused, match="season-bad-zone"):
            parsing.time_zone(bad)


@given(st.text(max_size=20))
def test_season_numbers_fit_a_database(typed: str) -> None:
    number = parsing.season_number(typed)
    assert number is None or 0 <= number < 10**6
