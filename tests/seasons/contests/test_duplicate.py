"""Duplicates: points as a plain count makes them; nobody who is absent takes part in a comparison."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasons.contests.duplicate import board_points, board_secret, league, low_wins
from seasons.contests.fold import folded
from seasons.contests.model import Match, Round, System, Verdict, Why
from seasons.contests.standings import standings
from seasons.contests.verbs import decide, rule, start
from tests.seasons.contests.recount import Club, plan, recounted

HALF = Fraction(1, 2)


def evening(people: int, size: int, boards: int, chance: Random, *, away: float, low: bool, name: str = "") -> Club:
    """An evening that was played to its end."""
    made = plan(System.DUPLICATE, size, boards, league=name)
    club = Club.opened(made, people, chance)
    club.take(start(club.contest, 0))
    while club.go_on() and club.contest.alive:
        for table, match in enumerate(club.contest.rounds[-1].matches):
            if match.decided:
                continue
            scores = tuple(chance.randint(0, 9) for _ in match.members)
            merit = [score if low else -score for score in scores]
            places = tuple(1 + sum(other < one for other in merit) for one in merit)
            forfeits = frozenset(seat for seat in range(len(scores)) if chance.random() < away)
            why = Why.FORFEIT if forfeits else Why.PLAYED
            verdict = Verdict(places, why, forfeits, scores)
            club.take(decide(club.contest, len(club.contest.rounds) - 1, table, verdict, club.now))
    return club


def counted(club: Club) -> dict[int, Fraction]:
    boards = [
        (board, [(match, None if match.verdict is None else match.verdict.scores) for match in board.matches])
        for board in club.contest.rounds
    ]
    return recounted(club.contest, boards)


@given(st.integers(0, 2**20), st.integers(4, 24), st.sampled_from((2, 3, 4)), st.booleans())
def test_points_are_what_a_plain_count_makes_them(seed: int, people: int, size: int, low: bool) -> None:
    club = evening(max(people, 2 * size), size, 4, Random(seed), away=0.1, low=low)
    assert {line.number: line.points for line in standings(club.contest)} == counted(club)
    assert folded(club.events) == club.contest


def test_sixteen_people_change_seats_and_company_from_board_to_board() -> None:
    club = evening(16, 4, 4, Random(1), away=0, low=False)
    for one in club.contest.entrants:
        sat = [match.members.index(one.number) for match in club.contest.matches_of(one.number)]
        assert max(Counter(sat).values()) <= 2
    assert sum((line.points for line in standings(club.contest)), Fraction(0)) == 16 * 4 * HALF
    assert max(club.contest.met().values()) <= 2


def test_an_absent_person_is_in_nobodys_comparison() -> None:
    def points(absent_score: int) -> dict[int, Fraction]:
        tables = (
            Match((1, 2), Verdict((1, 2), Why.PLAYED, frozenset(), (7, 3))),
            Match((3, 4), Verdict((1, 2), Why.PLAYED, frozenset(), (5, 4))),
            Match((5, 6), Verdict((1, 2), Why.FORFEIT, frozenset({0}), (absent_score, 1))),
        )
        return board_points(Round(0, tables))

    assert points(6) == points(9) == {1: 1, 3: 0, 5: 0, 2: HALF, 4: 1, 6: 0}


def test_who_sits_out_or_is_alone_at_a_seat_has_the_average() -> None:
    tables = (Match((1, 2), Verdict((1, 2), Why.PLAYED, frozenset(), (7, 3))), Match((3,)))
    assert board_points(Round(0, tables)) == {1: HALF, 2: HALF, 3: HALF}


def test_whether_few_points_are_good_shows_in_the_places() -> None:
    assert low_wins([Verdict((1, 2), scores=(3, 8))])
    assert not low_wins([Verdict((1, 2), scores=(8, 3))])


def test_a_board_that_is_still_played_somewhere_counts_for_nobody() -> None:
    club = Club.opened(plan(System.DUPLICATE, 2, 2), 4, Random(1))
    club.take(start(club.contest, 0))
    club.go_on()
    club.take(decide(club.contest, 0, 0, Verdict((1, 2), scores=(5, 1)), 0))
    assert {line.points for line in standings(club.contest)} == {Fraction(0)}
    club.take(rule(club.contest, 0, 1, None, now=0, by=99))
    assert {line.points for line in standings(club.contest)} == {HALF}


def test_every_board_has_a_secret_of_its_own() -> None:
    secrets = {board_secret(bytes(32), number) for number in range(10)} | {board_secret(bytes([1] * 32), 0)}
    assert len(secrets) == 11


def test_a_league_adds_evenings_up(request: pytest.FixtureRequest) -> None:
    chance = Random(request.config.option.seed)
    evenings = [evening(8, 2, boards, chance, away=0, low=False, name="Monday") for boards in (2, 4)]
    sums: dict[int, Fraction] = defaultdict(Fraction)
    for club in evenings:
        for number, points in counted(club).items():
            sums[club.contest.entrant(number).user_id] += 100 * points / len(club.contest.rounds)
    lines = league([club.contest for club in evenings])
    assert {line.user_id: line.points for line in lines} == sums
    assert [line.points for line in lines] == sorted(sums.values(), reverse=True)
    assert {line.evenings for line in lines} == {2}
