"""Game nights without a store: who shares a table, what is due when, and what Discord's event changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seasons.contests import nights, verbs
from seasons.contests.fold import after, folded
from seasons.contests.model import CHECK_IN, HOUR, MINUTE, Contest, Event, Plan, Stage, System, Verdict
from seasons.contests.verbs import ContestRefused

BEGIN = 1_000_000_000
STARTS = BEGIN + 24 * HOUR
PLAN = Plan(
    title="",
    game="claim",
    system=System.NIGHT,
    size=2,
    sizes=(2,),
    rounds=1,
    round_ms=3 * HOUR,
    most=4,
    starts_at=STARTS,
    pace="live-90",
)


def night(*people: int, plan: Plan = PLAN) -> Contest:
    contest = folded(verbs.opened(plan, 1, BEGIN))
    for who in people:
        contest = done(contest, verbs.enter(contest, who, f"P{who}", BEGIN))
    return contest


def done(contest: Contest, events: list[Event]) -> Contest:
    for event in events:
        contest = after(contest, event)
    return contest


def through(contest: Contest, now: int) -> Contest:
    while events := verbs.due(contest, now):
        contest = done(contest, events)
    return contest


@pytest.mark.parametrize("sizes", [(2,), (3, 4, 5), (2, 3, 4, 5), (2, 4)])
@pytest.mark.parametrize("count", range(1, 61))
def test_everybody_sits_once_at_as_few_even_tables_as_can_be(count: int, sizes: tuple[int, ...]) -> None:
    tables = nights.shared_out(range(count), sizes)
    assert [who for table in tables for who in table] == list(range(count))
    assert len(tables) == -(-count // max(sizes))
    assert max(map(len, tables)) - min(map(len, tables)) <= 1
    for table in tables:
        assert len(table) + nights.computers(len(table), sizes) in sizes
        assert len(table) + nights.computers(len(table), sizes) >= 2


def test_it_begins_at_its_hour_with_one_round_and_ends_when_it_was_told_of() -> None:
    contest = night(7, 8, 9)
    assert verbs.due(contest, STARTS - 1) == []
    contest = through(contest, STARTS)
    assert contest.stage is Stage.RUNNING
    assert [match.members for match in contest.rounds[0].matches] == [(1, 2), (3,)]
    assert not contest.rounds[0].decided
    assert not nights.tells(contest)
    for table, match in enumerate(contest.rounds[0].matches):
        contest = done(contest, verbs.decide(contest, 0, table, Verdict((1,) * len(match.members)), STARTS + HOUR))
    contest = through(contest, STARTS + HOUR)
    assert contest.stage is Stage.RUNNING
    assert nights.tells(contest)
    contest = done(contest, nights.told(contest, STARTS + HOUR))
    assert contest.stage is Stage.OVER
    assert nights.told(contest, STARTS + HOUR) == []


def test_a_night_that_nobody_comes_to_or_that_we_slept_through_is_off() -> None:
    assert through(night(), STARTS).stage is Stage.CALLED_OFF
    assert through(night(7), STARTS + 3 * HOUR).stage is Stage.CALLED_OFF
    assert through(night(7), STARTS + 3 * HOUR - 1).stage is Stage.RUNNING


def test_people_are_reminded_once_of_each_date() -> None:
    contest = night(7)
    remind = STARTS - CHECK_IN
    assert not nights.reminds(contest, remind - 1)
    assert nights.reminds(contest, remind)
    assert not nights.reminds(night(), remind)
    assert not nights.reminds(contest, STARTS)
    contest = done(contest, nights.reminded(contest, remind))
    assert not nights.reminds(contest, remind + MINUTE)
    assert nights.reminded(contest, remind + MINUTE) == []
    contest = done(contest, nights.moved(contest, STARTS + HOUR, remind))
    assert not nights.reminds(contest, remind + MINUTE)
    assert nights.reminds(contest, remind + HOUR)


def test_it_is_looked_at_when_its_reminder_is_due_and_a_minute_before_its_start() -> None:
    contest = night(7)
    assert nights.looks_at(contest, BEGIN) == STARTS - CHECK_IN
    assert nights.looks_at(contest, STARTS - CHECK_IN) == STARTS - MINUTE
    assert nights.looks_at(contest, STARTS - MINUTE) is None
    assert nights.looks_at(through(contest, STARTS), STARTS) is None


def test_the_date_of_discords_event_is_taken_over_once_it_is_another() -> None:
    contest = night(7)
    assert nights.followed(contest, STARTS + HOUR, BEGIN) == []  # there is no event yet
    contest = done(contest, nights.shown_as(contest, 55, STARTS, BEGIN))
    assert nights.shown_as(contest, 55, STARTS, BEGIN) == []
    assert nights.followed(contest, STARTS, BEGIN) == []
    contest = done(contest, nights.followed(contest, STARTS + HOUR, BEGIN))
    assert contest.plan.starts_at == contest.event_at == STARTS + HOUR
    mine = done(contest, nights.moved(contest, STARTS + 2 * HOUR, BEGIN))
    assert nights.followed(mine, STARTS + HOUR, BEGIN) == []  # ours is the newer one
    begun = through(contest, STARTS + HOUR)
    assert nights.followed(begun, STARTS + 5 * HOUR, BEGIN) == []
    assert nights.moved(begun, STARTS + 5 * HOUR, BEGIN) == []


def test_who_is_interested_in_discords_event_comes_unless_they_said_otherwise_here() -> None:
    contest = night(7)
    contest = done(contest, nights.interested(contest, {7: "P7", 8: "P8", 9: "P9"}, BEGIN))
    assert [one.user_id for one in contest.entrants if one.plays] == [7, 8, 9]
    contest = done(contest, nights.interested(contest, {8: "P8"}, BEGIN))
    assert [one.user_id for one in contest.entrants if one.plays] == [7, 8]  # 7 pressed our button, 9 is not interested
    contest = done(contest, nights.interested(contest, {8: "P8", 9: "P9"}, BEGIN))
    assert [one.user_id for one in contest.entrants if one.plays] == [7, 8, 9]
    contest = done(contest, verbs.withdraw(contest, 8, BEGIN))
    assert nights.interested(contest, {8: "P8", 9: "P9"}, BEGIN) == []  # their own word stands
    contest = done(contest, verbs.enter(contest, 9, "P9", BEGIN))
    assert nights.interested(contest, {}, BEGIN) == []


def test_no_more_people_come_than_there_are_places() -> None:
    contest = night(7, 8, plan=replace(PLAN, most=3))
    contest = done(contest, nights.interested(contest, {9: "P9", 10: "P10"}, BEGIN))
    assert [one.user_id for one in contest.entrants] == [7, 8, 9]
    with pytest.raises(ContestRefused):
        verbs.enter(contest, 11, "P11", BEGIN)
    contest = done(contest, nights.interested(contest, {10: "P10"}, BEGIN))  # 9 makes room
    assert [one.user_id for one in contest.entrants if one.plays] == [7, 8, 10]


def test_nothing_is_ruled_on_and_nobody_comes_late() -> None:
    contest = through(night(7, 8), STARTS)
    with pytest.raises(ContestRefused):
        verbs.rule(contest, 0, 0, 1, now=STARTS, by=1)
    with pytest.raises(ContestRefused):
        verbs.enter(contest, 9, "P9", STARTS)
    assert nights.interested(contest, {9: "P9"}, STARTS) == []
