"""Contests in virtual time: nobody meets twice, everybody plays, the log folds into the same again."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasons.contests.fold import folded
from seasons.contests.model import CHECK_IN, HOUR, Contest, Kind, Stage, System, Verdict, Why
from seasons.contests.pairing import Seed, berger, bracket, pairs, seated, split
from seasons.contests.standings import standings
from seasons.contests.verbs import (
    ContestRefused,
    Refusal,
    call_off,
    check_in,
    decide,
    due,
    enter,
    rule,
    start,
    withdraw,
)
from tests.seasons.contests.recount import Club, cheapest, cost_of, over, plan, table_of


def started(club: Club) -> Club:
    club.take(start(club.contest, club.now))
    return club


def fields() -> st.SearchStrategy[tuple[int, int]]:
    return st.tuples(st.integers(2, 24), st.integers(0, 2**20))


@pytest.mark.parametrize("count", [250, pytest.param(1000, marks=pytest.mark.wire)])
def test_random_fields_agree_with_a_second_implementation(request: pytest.FixtureRequest, count: int) -> None:
    chance = Random(f"fields {request.config.option.seed}")
    drawn = Counter[str]()
    for _ in range(count):
        club = started(Club.opened(plan(rounds=chance.randint(1, 5)), chance.randint(2, 8), chance))
        while True:
            contest = club.contest
            rested = {one.members[0] for round_ in contest.rounds for one in round_.matches if one.bye}
            ranked = [(number, points) for number, _, points, _ in table_of(contest) if number in contest.playing]
            seeds = [Seed(number, points, number in rested) for number, points in ranked]
            if not club.go_on():
                break
            if club.contest.stage is Stage.OVER:
                if len(contest.rounds) < contest.plan.rounds and len(seeds) > 1:
                    assert cheapest(seeds, frozenset(contest.met())) is None
                    drawn["ended early"] += 1
                break
            tables = [one.members for one in club.contest.rounds[-1].matches]
            assert cost_of(tables, seeds) == cheapest(seeds, frozenset(contest.met()))
            drawn["rounds"] += 1
            club.play(away=0.1, leaving=0.05)
            told = [(line.number, line.place, line.points, line.breaks) for line in standings(club.contest)]
            assert told == table_of(club.contest)
        assert set(club.contest.met().values()) <= {1}
        assert folded(club.events) == club.contest
    assert drawn["rounds"] > 1.3 * count
    assert drawn["ended early"] > count / 100


def test_sixty_four_people_play_six_rounds_of_swiss(request: pytest.FixtureRequest) -> None:
    club = started(Club.opened(plan(rounds=6), 64, Random(request.config.option.seed)))
    while club.go_on() and club.contest.alive:
        club.play(away=0.1)
    assert over(club.contest)
    assert len(club.contest.rounds) == 6
    assert set(club.contest.met().values()) == {1}
    for one in club.contest.entrants:
        byes = [match for match in club.contest.matches_of(one.number) if match.bye]
        assert len(byes) <= 1


@given(fields(), st.sampled_from((3, 4, 5)), st.floats(0, 0.2))
def test_tables_of_more_people_seat_everybody_once_a_round(field: tuple[int, int], size: int, leaving: float) -> None:
    people, seed = field
    club = Club.opened(plan(size=size, rounds=4), people, Random(seed))
    if people < 3:
        with pytest.raises(ContestRefused, match=Refusal.TOO_FEW):
            start(club.contest, 0)
        return
    started(club)
    while club.go_on() and club.contest.alive:
        playing = sorted(club.contest.playing)
        assert sorted(number for match in club.contest.rounds[-1].matches for number in match.members) == playing
        assert all(len(match.members) in (1, 3, 4, 5) for match in club.contest.rounds[-1].matches)
        club.play(away=leaving, leaving=leaving)
    assert over(club.contest)
    assert folded(club.events) == club.contest


@pytest.mark.parametrize(("people", "size"), [(16, 4), (9, 3), (25, 5)])
def test_tables_meet_nobody_twice_where_there_are_enough_people(people: int, size: int) -> None:
    club = started(Club.opened(plan(size=size, rounds=2), people, Random(1)))
    while club.go_on() and club.contest.alive:
        club.play()
    assert set(club.contest.met().values()) == {1}


@given(st.integers(2, 20))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    club = started(Club.opened(plan(System.ROBIN), people, Random(people)))
    while club.go_on() and club.contest.alive:
        club.play()
    met = club.contest.met()
    assert set(met.values()) == {1}
    assert len(met) == people * (people - 1) // 2
    assert sum((line.points for line in standings(club.contest)), Fraction(0)) == len(met)


def test_the_berger_tables_are_those_of_the_handbook() -> None:
    assert berger([1, 2, 3, 4, 5, 6]) == [
        [(1, 6), (2, 5), (3, 4)],
        [(6, 4), (5, 3), (1, 2)],
        [(2, 6), (3, 1), (4, 5)],
        [(6, 5), (1, 4), (2, 3)],
        [(3, 6), (4, 2), (5, 1)],
    ]


def test_who_leaves_a_round_robin_early_counts_for_nobody() -> None:
    club = started(Club.opened(plan(System.ROBIN), 5, Random(3)))
    club.go_on()
    club.play()
    gone = next(match.members[0] for match in club.contest.rounds[0].matches if not match.bye)
    club.take(withdraw(club.contest, club.contest.entrant(gone).user_id, club.now))
    while club.go_on() and club.contest.alive:
        club.play()
    lines = standings(club.contest)
    assert gone not in {line.number for line in lines}
    assert sum((line.points for line in lines), Fraction(0)) == 6  # what four people play for


@given(fields(), st.sampled_from((2, 3, 4, 5)), st.sampled_from((0.0, 0.3)))
def test_a_knockout_ends_with_one_winner(field: tuple[int, int], size: int, away: float) -> None:
    people, seed = field
    if people < (2 if size == 2 else 3):
        return
    club = started(Club.opened(plan(System.KNOCKOUT, size), people, Random(seed)))
    while club.go_on() and club.contest.alive:
        assert len(club.contest.rounds) <= 8
        club.play(away=away)
    lines = standings(club.contest)
    assert over(club.contest)
    assert [line.place for line in lines].count(1) == 1 or away
    assert len(lines) == people
    if size == 2:
        assert set(club.contest.met().values()) <= {1}


def test_the_first_seeds_of_a_knockout_meet_last() -> None:
    assert bracket(range(1, 9)) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert bracket(range(1, 7)) == [(1,), (4, 5), (2,), (3, 6)]


def test_equals_in_a_pair_of_points_meet_upper_half_against_lower() -> None:
    seeds = [Seed(number, Fraction(0)) for number in range(1, 9)]
    assert pairs(seeds, set()) == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_nobody_rests_twice_while_somebody_has_not() -> None:
    seeds = [Seed(1, Fraction(2)), Seed(2, Fraction(1)), Seed(3, Fraction(1), had_bye=True)]
    assert pairs(seeds, set()) == [(1, 3), (2,)]


def test_tables_come_out_as_near_to_the_wish_as_can_be() -> None:
    assert split(11, 4, (3, 4)) == (4, 4, 3)
    assert split(5, 4, (3, 4)) is None
    drawn = seated([Seed(number, Fraction(0)) for number in range(1, 6)], {}, 4, (3, 4))
    assert drawn is not None
    assert sorted(map(len, drawn)) == [1, 4]


def test_who_is_late_waits_for_the_next_round_and_who_never_came_for_their_return() -> None:
    club = started(Club.opened(plan(rounds=3), 4, Random(1)))
    club.go_on()
    away = club.contest.rounds[0].matches[0].members[1]
    club.take(decide(club.contest, 0, 0, Verdict((1, 1), Why.FORFEIT, frozenset({1})), 5))
    club.take(decide(club.contest, 0, 0, Verdict((2, 1)), 6))  # too late: it stands
    club.take(enter(club.contest, 7777, "Late", 5))
    club.play()
    club.go_on()
    assert away not in {number for match in club.contest.rounds[1].matches for number in match.members}
    assert 5 in {number for match in club.contest.rounds[1].matches for number in match.members}
    club.play()
    club.take(check_in(club.contest, club.contest.entrant(away).user_id, club.now))
    club.go_on()
    assert away in {number for match in club.contest.rounds[2].matches for number in match.members}


def test_a_live_contest_begins_by_its_hour_with_those_who_said_that_they_are_there() -> None:
    club = Club.opened(plan(starts_at=HOUR), 3, Random(1))
    with pytest.raises(ContestRefused, match=Refusal.TOO_EARLY):
        check_in(club.contest, 1000, HOUR - CHECK_IN - 1)
    club.take(check_in(club.contest, 1000, HOUR - CHECK_IN))
    club.take(enter(club.contest, 3000, "At the last minute", HOUR - 1))
    assert due(club.contest, HOUR - 1) == []
    club.now = HOUR
    club.go_on()
    assert club.contest.stage is Stage.RUNNING
    assert club.contest.field == (1, 4)


def test_a_contest_to_which_too_few_come_is_called_off() -> None:
    club = Club.opened(plan(starts_at=HOUR), 3, Random(1))
    club.now = HOUR
    club.go_on()
    assert club.contest.stage is Stage.CALLED_OFF
    assert not club.go_on()
    weeks = Club.opened(plan(starts_at=HOUR, round_ms=24 * HOUR), 3, Random(1))
    weeks.now = HOUR
    weeks.go_on()
    assert weeks.contest.stage is Stage.RUNNING


def refused(why: Refusal, contest: Contest, verb: object, *args: object, **more: object) -> None:
    with pytest.raises(ContestRefused) as caught:
        verb(contest, *args, **more)  # type: ignore[operator]
    assert caught.value.why is why


def test_what_cannot_be_done_says_why() -> None:
    club = Club.opened(plan(System.KNOCKOUT, most=4), 4, Random(1))
    refused(Refusal.FULL, club.contest, enter, 7, "Fifth", 0)
    refused(Refusal.ENTERED, club.contest, enter, 1000, "Again", 0)
    refused(Refusal.NOT_ENTERED, club.contest, withdraw, 7, 0)
    refused(Refusal.STRANGER, club.contest, withdraw, 7, 0, 99)
    refused(Refusal.JOIN_FIRST, club.contest, check_in, 7, 0)
    refused(Refusal.NO_MATCH, club.contest, rule, 0, 0, 1, now=0, by=99)
    started(club)
    refused(Refusal.STARTED, club.contest, start, 0)
    refused(Refusal.STARTED, club.contest, enter, 7, "Fifth", 0)
    refused(Refusal.NOT_ENTERED, club.contest, check_in, 7, 0)
    club.go_on()
    stranger = next(number for number in club.contest.field if number not in club.contest.rounds[0].matches[0].members)
    refused(Refusal.NO_MATCH, club.contest, rule, 0, 0, stranger, now=0, by=99)
    club.play()
    club.go_on()
    refused(Refusal.PAST, club.contest, rule, 0, 0, club.contest.rounds[0].matches[0].members[0], now=0, by=99)
    club.take(call_off(club.contest, 0, 99))
    refused(Refusal.OVER, club.contest, enter, 7, "Fifth", 0)
    refused(Refusal.OVER, club.contest, rule, 0, 0, None, now=0, by=99)


def test_a_ruling_stands_in_the_log_and_changes_the_standings() -> None:
    club = started(Club.opened(plan(rounds=2), 2, Random(1)))
    club.go_on()
    club.play()
    loser = club.contest.rounds[0].matches[0].members[1]
    club.take(rule(club.contest, 0, 0, loser, now=9, by=99))
    assert club.events[-1].kind is Kind.RULING
    assert club.events[-1].actor_id == 99
    assert standings(club.contest)[0].number == loser


def test_a_log_that_makes_no_sense_is_no_contest() -> None:
    club = Club.opened(plan(), 2, Random(1))
    for events in ([], club.events[1:], [club.events[0], club.events[0]]):
        with pytest.raises(ValueError, match="contest"):
            folded(events)
