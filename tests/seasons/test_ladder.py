"""The ladder against computers: it follows results, it is climbed rung by rung, and nobody farms it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasons.ladder import EVERY_LEVEL, RUNGS, STEP, Rung, climbed, climbs, rung_of, to_next
from seasons.model import Climb, Result, ResultRow, Step
from seasons.ratings import NEWCOMER, PROVISIONAL, Rating
from seasons.tally import EVERY_GAME

ME = 1
LEVELS = st.lists(st.sampled_from(list(RUNGS)), min_size=1, max_size=4)


def against(
    levels: list[str], place: int, *, score: int = 0, low_wins: bool = False, game: str = "claim", form: str = ""
) -> Result:
    """A game in which the person takes a place and the computers share the others in order."""
    others = [at for at in range(1, len(levels) + 2) if at != place]
    rows = (
        ResultRow(seat=0, user_id=ME, name="Ann", place=place, score=score),
        *(
            ResultRow(
                seat=seat, level=level, name="Bot", place=at, score=score + (at - place) * (1 if low_wins else -1)
            )
            for seat, (level, at) in enumerate(zip(levels, others, strict=True), 1)
        ),
    )
    return Result(
        table_id="t",
        guild_id=1,
        game=game,
        rules_version=1,
        ended_at=1,
        reason="over",
        rated=True,
        rows=rows,
        form=form,
    )


def played(results: list[Result]) -> tuple[dict[Rung, Climb], list[Step]]:
    ladder: dict[Rung, Climb] = {}
    steps = []
    for result in results:
        step, after = climbed(result, ladder)
        ladder |= after
        steps.append(step)
    return ladder, steps


def at_game(ladder: dict[Rung, Climb], game: str = "claim") -> Climb:
    return ladder[Rung(game, EVERY_LEVEL, "", ME)]


@given(st.lists(st.tuples(LEVELS, st.integers(1, 5)), min_size=1, max_size=30))
def test_what_is_counted_is_what_was_played(history: list[tuple[list[str], int]]) -> None:
    results = [against(levels, min(place, len(levels) + 1)) for levels, place in history]
    ladder, steps = played(results)
    wins = [result.rows[0].place == 1 for result in results]
    for game in (EVERY_GAME, "claim"):
        mine = at_game(ladder, game)
        assert (mine.games, mine.wins) == (len(results), sum(wins))
        assert mine.best is None
    assert [step.won for step in steps] == wins
    booked = [one for rung, one in ladder.items() if rung.level]
    assert sum(one.games for one in booked) == len(results)
    assert sum(bool(step.beaten) for step in steps) == len(
        {rung.level for rung, one in ladder.items() if one.wins} - {""}
    )


@pytest.mark.parametrize("level", list(RUNGS))
def test_who_beats_one_strength_for_ever_comes_one_rung_above_it_at_most(level: str) -> None:
    ladder, steps = played([against([level], 1)] * 400)
    assert at_game(ladder).rating.mu <= max(NEWCOMER.mu, RUNGS[level] + STEP)
    assert all(RUNGS[step.climb.peak] <= RUNGS[level] for step in steps if step.climb.peak)
    assert steps[-1].climb.peak == level, "and the strength itself is reached"


def test_a_weak_company_is_booked_as_weak() -> None:
    ladder, (step,) = played([against(["expert", "novice"], 1)])
    assert step.level == step.beaten == "novice"
    assert Rung("claim", "novice", "3", ME) in ladder


def test_a_rating_falls_with_defeats_and_the_peak_stays() -> None:
    ladder, _ = played([against(["casual"], 1)] * 20)
    up = at_game(ladder)
    after, steps = played([against(["casual"], 1)] * 20 + [against(["novice"], 2)] * 60)
    assert at_game(after).rating.mu < up.rating.mu
    assert (at_game(after).peak, rung_of(at_game(after))) == ("casual", "")
    assert sum(bool(step.reached) for step in steps) <= 2


def test_five_games_go_by_before_anything_is_said_of_the_rating() -> None:
    _, steps = played([against(["expert"], 1)] * PROVISIONAL)
    assert [step.climb.provisional for step in steps] == [True] * (PROVISIONAL - 1) + [False]
    assert [rung_of(step.climb) for step in steps[:-1]] == [""] * (PROVISIONAL - 1)
    assert rung_of(steps[-1].climb) == steps[-1].reached != ""


def test_a_best_score_is_the_games_own_and_of_the_same_form() -> None:
    high = [against(["casual"], 1, score=score) for score in (10, 8, 12)]
    assert [step.record for step in played(high)[1]] == [None, None, 12]
    low = [against(["casual"], 1, score=score, low_wins=True) for score in (10, 12, 8)]
    assert [step.record for step in played(low)[1]] == [None, None, 8]
    short = [against(["casual"], 1, score=10), against(["casual"], 1, score=90, form="deals=1")]
    assert [step.record for step in played(short)[1]] == [None, None], "more deals, more points"


def test_the_next_rung_is_told_up_to_the_top() -> None:
    ladder, _ = played([against(["casual"], 1)] * 8)
    climb = at_game(ladder)
    assert rung_of(climb) == "casual"
    following = to_next(climb)
    assert following is not None
    assert following[0] == "club"
    assert 0 < following[1] < 300
    top, _ = played([against(["expert"], 1)] * 60)
    assert to_next(at_game(top)) is None


@pytest.mark.parametrize(
    "rows",
    [
        (ResultRow(seat=0, user_id=1, name="", place=1, score=0),),
        (
            ResultRow(seat=0, user_id=1, name="", place=1, score=0),
            ResultRow(seat=1, user_id=2, name="", place=2, score=0),
        ),
        (
            ResultRow(seat=0, user_id=1, name="", place=1, score=0),
            ResultRow(seat=1, name="", place=2, score=0),
        ),
        (
            ResultRow(seat=0, user_id=1, name="", place=1, score=0),
            ResultRow(seat=1, level="unheard-of", name="", place=2, score=0),
        ),
        (ResultRow(seat=0, level="casual", name="", place=1, score=0),),
    ],
)
def test_only_one_person_against_known_computers_climbs(rows: tuple[ResultRow, ...]) -> None:
    result = Result(
        table_id="t", guild_id=1, game="claim", rules_version=1, ended_at=1, reason="", rated=True, rows=rows
    )
    assert not climbs(result)
    assert climbs(against(["casual"], 1))


@pytest.mark.parametrize(
    ("rating", "rung"), [(Rating(26.0, 2.0), "casual"), (Rating(26.0, 4.0), "novice"), (Rating(19.0, 1.0), "")]
)
def test_a_rung_is_held_by_those_who_probably_keep_up_with_it(rating: Rating, rung: str) -> None:
    assert rung_of(Climb(user_id=ME, name="Ann", games=PROVISIONAL, rating=rating)) == rung
