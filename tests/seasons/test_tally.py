"""`tally` beside a count that shares nothing with its code: plain lists of games, players and times."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from seasons.model import Result, ResultRow, Season, SeasonPlan, Standing
from seasons.scoring import TENTHS
from seasons.tally import EVERY_GAME, EVERY_SEASON, Where, counts, tally, touched

GAMES = ("claim", "five_crowns")
MODEL = PlackettLuce()


@dataclass(frozen=True)
class Played:
    """One game: who scored what, more being better, in which season (None: in none)."""

    game: str
    season: int | None
    scores: dict[int, int]

    def place(self, who: int) -> int:
        return 1 + sum(other > self.scores[who] for other in self.scores.values())

    def tenths(self, who: int) -> int:
        """One point for taking part and two for everybody behind; who shares a place shares its points."""
        level = sum(other == self.scores[who] for other in self.scores.values())
        behind = sum(other < self.scores[who] for other in self.scores.values())
        return round(TENTHS * sum(2 * (behind + one) + 1 for one in range(level)) / level)

    def won(self, who: int) -> bool:
        return self.place(who) == 1 and len(set(self.scores.values())) > 1


SCORES = st.dictionaries(st.integers(1, 6), st.integers(0, 4), min_size=3, max_size=5)
HISTORIES = st.tuples(
    st.lists(st.builds(Played, st.sampled_from(GAMES), st.sampled_from([None, 1]), SCORES), max_size=8),
    st.lists(st.builds(Played, st.sampled_from(GAMES), st.just(2), SCORES), min_size=1, max_size=8),
).map(lambda parts: parts[0] + parts[1])


def result_of(played: Played, number: int) -> Result:
    rows = tuple(
        ResultRow(seat=seat, user_id=who, name=f"p{who}", place=played.place(who), score=score, slam=played.won(who))
        for seat, (who, score) in enumerate(played.scores.items())
    )
    return Result(
        table_id=str(number),
        guild_id=1,
        game=played.game,
        rules_version=1,
        ended_at=number,
        reason="over",
        rated=True,
        rows=rows,
    )


def counted(history: list[Played]) -> dict[Where, Standing]:
    """Every standing as the code makes it, game after game."""
    standings: dict[Where, Standing] = {}
    for number, played in enumerate(history):
        season = None
        if played.season is not None:
            season = Season(guild_id=1, number=played.season, plan=SeasonPlan.OPEN, started_at=0)
        result = result_of(played, number)
        before = {key: standings[key] for key in touched(result, season) if key in standings}
        gains, after = tally(result, season, before)
        for seat, who in enumerate(played.scores):
            assert gains[seat].points == (None if season is None else played.tenths(who))
            assert gains[seat].won == played.won(who)
            assert gains[seat].games == sum(
                who in one.scores and one.game == played.game for one in history[: number + 1]
            )
        standings |= after
    return standings


@given(HISTORIES)
def test_standings_are_what_the_games_add_up_to(history: list[Played]) -> None:
    standings = counted(history)
    people = {who for played in history for who in played.scores}
    expected: set[Where] = set()
    for season in (EVERY_SEASON, 1, 2):
        for game in (EVERY_GAME, *GAMES):
            for who in people:
                of_kind = [
                    (number, one)
                    for number, one in enumerate(history)
                    if who in one.scores and game in (EVERY_GAME, one.game)
                ]
                here = [(number, one) for number, one in of_kind if season in (EVERY_SEASON, one.season)]
                if not here:
                    continue
                key = Where(season, game, who)
                expected.add(key)
                standing, last = standings[key], here[-1][0]
                assert standing.games == len(here)
                assert standing.wins == sum(one.won(who) for _, one in here)
                assert standing.points == sum(one.tenths(who) for _, one in here if one.season is not None)
                assert standing.lifetime == sum(number <= last for number, _ in of_kind)
                assert standing.name == f"p{who}"
                runs = "".join("+" if one.won(who) else " " for _, one in here)
                assert (standing.streak, standing.longest) == (len(runs.split(" ")[-1]), max(map(len, runs.split(" "))))
                assert standing.slams == runs.count("+")
    assert set(standings) == expected


@given(HISTORIES)
def test_ratings_go_on_over_all_seasons_for_each_game_and_for_all(history: list[Played]) -> None:
    standings = counted(history)
    for game in (EVERY_GAME, *GAMES):
        strengths: dict[int, tuple[float, float]] = {}
        for played in history:
            if game not in (EVERY_GAME, played.game):
                continue
            teams = [[MODEL.rating(*strengths.get(who, (25.0, 25.0 / 3)))] for who in played.scores]
            after = MODEL.rate(teams, ranks=[float(played.place(who)) for who in played.scores])
            for who, (one,) in zip(played.scores, after, strict=True):
                strengths[who] = one.mu, one.sigma
        for who, (mu, sigma) in strengths.items():
            rating = standings[Where(EVERY_SEASON, game, who)].rating
            assert [rating.mu, rating.sigma] == pytest.approx([mu, sigma])


def test_lifetime_counts_the_games_of_former_seasons_too() -> None:
    three = {1: 9, 2: 5, 3: 0}
    history = [Played("claim", 1, three), Played("five_crowns", 1, three), Played("claim", 2, three)]
    standings = counted(history)
    assert standings[Where(2, "claim", 1)].games == 1
    assert standings[Where(2, "claim", 1)].lifetime == 2
    assert standings[Where(2, EVERY_GAME, 1)].lifetime == 3
    assert standings[Where(1, "claim", 1)].lifetime == 1, "as it was after the last game counted there"


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_that_two_people_have_played_counts_for_nobody_and_the_others_as_ever(seat: int) -> None:
    whole = result_of(Played("claim", 1, {1: 9, 2: 5, 3: 0}), 1)
    rows = tuple(replace(row, user_id=None) if row.seat == seat else row for row in whole.rows)
    season = Season(guild_id=1, number=1, plan=SeasonPlan.OPEN, started_at=0)
    all_gains, _ = tally(whole, season, {})
    result = replace(whole, rows=rows)
    assert counts(result)
    gains, standings = tally(result, season, {})
    assert set(gains) == {0, 1, 2} - {seat}
    assert {one: gain.points for one, gain in gains.items()} == {one: all_gains[one].points for one in gains}
    better, worse = (gains[one].after for one in sorted(gains))
    assert better.mu > worse.mu
    assert {where.user_id for where in standings} == {1, 2, 3} - {seat + 1}
    assert not counts(replace(whole, rows=rows[:1] + tuple(replace(row, user_id=None) for row in rows[1:])))


@given(st.lists(st.integers(0, 4), min_size=2, max_size=4), st.lists(st.integers(0, 4), min_size=1, max_size=3))
def test_people_at_a_table_with_computers_are_scored_among_themselves(people: list[int], computers: list[int]) -> None:
    season = Season(guild_id=1, number=1, plan=SeasonPlan.OPEN, started_at=0)
    alone = result_of(Played("claim", 1, dict(enumerate(people, 1))), 1)
    scores = [*people, *computers]
    mixed = tuple(
        ResultRow(
            seat=seat,
            user_id=seat + 1 if seat < len(people) else None,
            level=None if seat < len(people) else "expert",
            name=f"p{seat + 1}",
            place=1 + sum(other > score for other in scores),
            score=score,
        )
        for seat, score in enumerate(scores)
    )
    with_computers = replace(alone, rows=mixed)
    assert counts(with_computers)
    assert touched(with_computers, season) == touched(alone, season)
    plain = tuple(replace(row, slam=False) for row in alone.rows)
    assert tally(with_computers, season, {}) == tally(replace(alone, rows=plain), season, {})
    assert not counts(replace(alone, rows=mixed[:1] + mixed[len(people) :]))
