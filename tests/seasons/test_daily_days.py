"""Days of the deal of the day, streaks and weeks, whatever people and time zones do."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from seasons.daily import NEXT, PRIZES, Span, Try, monday, placed, prizes, span_at, streak, week_points
from seasons.scoring import TENTHS, usual

DAY = 24 * 60 * 60 * 1000
NOON = 1_763_985_600_000
"""2025-11-24, a Monday, 12:00 UTC."""

ZONES = st.sampled_from(["UTC", "Pacific/Kiritimati", "Pacific/Niue", "Europe/Paris", "Africa/Cairo", "Asia/Kathmandu"])
DAYS = st.sets(st.integers(0, 60).map(lambda days: date(2026, 1, 1) + timedelta(days=days)))


def a_try(user_id: int, merit: int | None, *, ended_at: int = 1, in_time: bool = True) -> Try:
    return Try(
        table_id=f"table{user_id}", user_id=user_id, name="", ended_at=ended_at, merit=merit, signs="", in_time=in_time
    )


def test_a_day_ends_at_midnight_of_the_servers_own_zone() -> None:
    assert span_at(None, NOON, "UTC") == Span(date(2025, 11, 24), NOON + DAY // 2)
    assert span_at(None, NOON, "Pacific/Kiritimati").day == date(2025, 11, 25)


@given(st.lists(st.tuples(st.integers(0, 3 * DAY), ZONES), max_size=30))
def test_no_day_comes_back_or_changes_its_end_whatever_the_time_zone(looks: list[tuple[int, str]]) -> None:
    last, now = None, NOON
    for later, zone in looks:
        now += later
        span = span_at(last, now, zone)
        assert now < span.closes_at
        if last is not None and now < last.closes_at:
            assert span == last
        elif last is not None:
            assert span.day > last.day
            assert span.closes_at > last.closes_at
        last = span


@given(st.lists(st.one_of(st.none(), st.integers(0, 4)), max_size=12))
def test_places_follow_from_merit_alone_and_who_gave_up_has_none(merits: list[int | None]) -> None:
    found = placed(a_try(user_id, merit, ended_at=user_id) for user_id, merit in enumerate(merits))
    assert {one.tried.user_id for one in found} == {who for who, merit in enumerate(merits) if merit is not None}
    for one in found:
        better = [merit for merit in merits if merit is not None and merit > (one.tried.merit or 0)]
        assert one.place == 1 + len(better)
    assert [one.place for one in found] == sorted(one.place for one in found)


def test_a_try_that_ended_too_late_counts_for_nothing() -> None:
    assert placed([a_try(1, 5, in_time=False), a_try(2, 3)])[0].tried.user_id == 2
    assert week_points([[a_try(1, 5, in_time=False), a_try(2, 3)]]) == {2: 1}


@given(DAYS, st.integers(0, 60))
def test_a_streak_is_as_long_as_its_days_follow_each_other(days: set[date], at: int) -> None:
    today = date(2026, 1, 1) + timedelta(days=at)
    played = {day for day in days if day <= today}
    found = streak(played, today)
    first = today if today in played else today - NEXT
    assert all(first - timedelta(days=back) in played for back in range(found.now))
    assert first - timedelta(days=found.now) not in played
    assert found.now <= found.best <= len(played)
    assert streak(played, today + 2 * NEXT).now == 0


@given(st.dates(date(2020, 1, 1), date(2040, 1, 1)))
def test_a_week_begins_on_its_monday(day: date) -> None:
    assert monday(day).weekday() == 0
    assert 0 <= (day - monday(day)).days < 7


@given(st.lists(st.dictionaries(st.integers(1, 6), st.integers(0, 5), max_size=6), max_size=7))
def test_a_week_rewards_who_comes_and_who_leaves_others_behind(days: list[dict[int, int]]) -> None:
    points = week_points([a_try(who, merit) for who, merit in tries.items()] for tries in days)
    for who, mine in points.items():
        came = [tries for tries in days if who in tries]
        assert mine == sum(1 + sum(other < tries[who] for other in tries.values()) for tries in came)


@given(st.dictionaries(st.integers(1, 9), st.integers(1, 9), max_size=9))
def test_the_best_of_a_week_share_what_the_first_places_are_worth(points: dict[int, int]) -> None:
    won = prizes(points, usual(PRIZES))
    assert len(points) > 1 or not won
    order = sorted(points.values(), reverse=True)
    for who, prize in won.items():
        assert prize.place == 1 + order.index(points[who]) <= PRIZES
        assert {other for other in won if points[other] == points[who]} == {
            other for other in points if points[other] == points[who]
        }
    given_out = sum(prize.points for prize in won.values())
    assert abs(given_out - TENTHS * sum(usual(PRIZES)[: len(points)])) <= len(won) or len(points) < 2
