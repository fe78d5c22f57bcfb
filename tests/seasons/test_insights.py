"""Insights: what is told of habits, and what luck is not taken for."""

from __future__ import annotations

from random import Random

import pytest

from seasons.insights import LEAST, MOST_TOLD, Sample, insights

CHANCE = Random(26)


def career(games: int, cost: float = 0.0, *, forms: int = 1, habits: int = 1) -> list[Sample]:
    """Games in which the first habit, had or not by chance, costs so many standard deviations."""
    found = []
    for number in range(games):
        amounts = {f"habit-{at}": CHANCE.random() for at in range(habits)}
        form = number % forms
        lead = 100 * form + CHANCE.gauss() - cost * (amounts["habit-0"] > 0.5)
        found.append(Sample(str(form), lead, amounts))
    return found


def test_a_habit_that_costs_is_told_with_its_margin_and_its_games() -> None:
    (found,) = insights({"claim": career(120, 2.0)}).findings
    assert (found.game, found.habit) == ("claim", "habit-0")
    assert found.more + found.less == 120
    assert min(found.more, found.less) >= LEAST
    assert found.effect + found.margin < 0
    assert abs(found.effect + 2.0) < found.margin


def test_what_helps_is_told_last_and_four_habits_at_the_most() -> None:
    games = {"claim": career(120, 2.0), "dwarf_king": career(120, -2.0)}
    assert [one.effect < 0 for one in insights(games).findings] == [True, False]
    many = {f"game-{at}": career(120, 2.0 + at) for at in range(MOST_TOLD + 2)}
    found = insights(many)
    assert (len(found.findings), found.games) == (MOST_TOLD, 120 * len(many))
    effects = [one.effect for one in found.findings]
    assert effects == sorted(effects)


@pytest.mark.parametrize(("games", "missing"), [(0, 2 * LEAST), (2 * LEAST - 12, 12), (2 * LEAST - 1, 1)])
def test_too_few_games_say_how_many_are_missing(games: int, missing: int) -> None:
    found = insights({"claim": career(games, 5.0)} if games else {})
    assert (found.findings, found.judged, found.missing) == ((), 0, missing)


def test_what_never_differs_or_hardly_ever_is_not_judged() -> None:
    same = [Sample("", CHANCE.gauss(), {"habit-0": 0.1}) for _ in range(200)]
    rare = [Sample("", CHANCE.gauss() - 9 * (at < LEAST - 1), {"habit-0": float(at < LEAST - 1)}) for at in range(200)]
    assert insights({"claim": same}).judged == 0
    assert insights({"claim": rare}).judged == 0


def test_games_of_other_forms_are_never_compared() -> None:
    """The form alone decides the result and how much of the habit there is: there is nothing to tell."""
    games = [Sample(str(at % 2), 50.0 * (at % 2) + CHANCE.gauss(), {"habit-0": float(at % 2)}) for at in range(200)]
    assert insights({"claim": games}).judged == 0
    (found,) = insights({"claim": career(200, 2.0, forms=4)}).findings
    assert abs(found.effect + 2.0) < found.margin


def test_a_lucky_streak_with_no_luck_in_it_is_no_finding() -> None:
    level = [Sample("", 1.0, {"habit-0": float(at % 2)}) for at in range(100)]
    assert insights({"claim": level}).findings == ()


def test_shuffled_careers_tell_nothing_and_seeded_ones_are_found() -> None:
    told = [bool(insights({"claim": career(120, habits=12)}).findings) for _ in range(150)]
    assert sum(told) <= 0.05 * len(told)
    found = [any(one.habit == "habit-0" for one in insights({"": career(120, 1.0, habits=8)}).findings) for _ in told]
    assert sum(found) >= 0.95 * len(found)
