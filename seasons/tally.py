"""The changes from one finished game to points, ratings and standings, worked out only from those before it.

The transaction of the last play uses this module to go on. The recount uses it to begin again from the first result.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from seasons.model import Gain, Result, ResultRow, Season, Standing, Trophy
from seasons.ratings import Rating, rated
from seasons.scoring import tenths
from seasons.trophies import earned

EVERY_SEASON = 0
EVERY_GAME = ""


class Where(NamedTuple):
    """The key of a standing: a season or `EVERY_SEASON`, a game or `EVERY_GAME`, and a person."""

    season: int
    game: str
    user_id: int


class Award(NamedTuple):
    """Points of a season, in tenths, that somebody has won without a game of it."""

    season: int
    user_id: int
    name: str
    points: int


def counts(result: Result) -> bool:
    """Tell whether a game counts for seasons and ratings: it was meant to, and two or more people played it.

    A game that came too often when it ended counts for nothing ever after.
    """
    people = sum(row.user_id is not None for row in result.rows)
    return result.rated and not result.too_often and people > 1


def among_people(result: Result) -> tuple[ResultRow, ...]:
    """The rows without the computers', with places counted anew.

    A seat without a person and without a computer is one that two people have played: it counts for neither of them,
    but it keeps its place.
    """
    rows = [row for row in result.rows if row.level is None]
    return tuple(replace(row, place=1 + sum(other.place < row.place for other in rows)) for row in rows)


def touched(result: Result, season: Season | None) -> list[Where]:
    people = [row.user_id for row in result.rows if row.user_id is not None]
    return [
        Where(scope, game, user_id)
        for scope in _scopes(season)
        for game in (EVERY_GAME, result.game)
        for user_id in people
    ]


def tally(
    result: Result, season: Season | None, before: Mapping[Where, Standing]
) -> tuple[dict[int, Gain], dict[Where, Standing]]:
    """Each seat's gains, and the standings of everybody at the table after a game that counts.

    People are compared with each other; computers at the table change nothing. `before` holds the standings
    among `touched` that exist.
    """
    rows = among_people(result)
    people = {row.seat: row.user_id for row in rows if row.user_id is not None}
    names = {row.user_id: row.name for row in rows}
    places = [row.place for row in rows]
    firsts = places.count(1)
    won = {row.seat: row.place == 1 and firsts < len(places) for row in rows}
    slams = {row.seat for row in rows if row.slam}
    seats = [row.seat for row in rows]
    points = dict(zip(seats, tenths(season.scoring, places), strict=True)) if season is not None else {}
    among = [row.place for row in rows if row.user_id is not None]

    def stood(scope: int, game: str, user_id: int) -> Standing:
        return before.get(Where(scope, game, user_id)) or Standing(user_id=user_id, name="")

    def rate(game: str) -> dict[int, tuple[Rating, Rating]]:
        old = [stood(EVERY_SEASON, game, user_id).rating for user_id in people.values()]
        return dict(zip(people, zip(old, rated(old, among), strict=True), strict=True))

    ratings = {game: rate(game) for game in (EVERY_GAME, result.game)}
    after: dict[Where, Standing] = {}
    for scope in _scopes(season):
        for game, changes in ratings.items():
            for seat, user_id in people.items():
                old = stood(scope, game, user_id)
                streak = old.streak + 1 if won[seat] else 0
                after[Where(scope, game, user_id)] = replace(
                    old,
                    name=names[user_id],
                    points=old.points + points.get(seat, 0),
                    games=old.games + 1,
                    wins=old.wins + won[seat],
                    rating=changes[seat][1],
                    lifetime=stood(EVERY_SEASON, game, user_id).lifetime + 1,
                    streak=streak,
                    longest=max(old.longest, streak),
                    slams=old.slams + (seat in slams),
                )

    def trophies(user_id: int) -> tuple[Trophy, ...]:
        at_game, overall = (Where(EVERY_SEASON, game, user_id) for game in (result.game, EVERY_GAME))
        former = stood(*at_game), stood(*overall)
        return earned(result.game, former, (after[at_game], after[overall]))

    gains = {
        seat: Gain(
            points=points.get(seat),
            won=won[seat],
            before=ratings[result.game][seat][0],
            after=ratings[result.game][seat][1],
            overall_before=ratings[EVERY_GAME][seat][0],
            overall=ratings[EVERY_GAME][seat][1],
            games=after[Where(EVERY_SEASON, result.game, user_id)].games,
            trophies=trophies(user_id),
        )
        for seat, user_id in people.items()
    }
    return gains, after


def _scopes(season: Season | None) -> tuple[int, ...]:
    return (EVERY_SEASON,) if season is None else (EVERY_SEASON, season.number)


def awards_touch(awards: Iterable[Award]) -> list[Where]:
    return [Where(scope, EVERY_GAME, one.user_id) for one in awards for scope in (EVERY_SEASON, one.season)]


def awarded(awards: Iterable[Award], before: Mapping[Where, Standing]) -> dict[Where, Standing]:
    """The standings of those who have won awards; nothing but their points changes.

    `before` has the standings there are among `awards_touch`; a person who is missing begins.
    """
    after: dict[Where, Standing] = {}
    for one in awards:
        for where in awards_touch([one]):
            old = after.get(where) or before.get(where) or Standing(user_id=one.user_id, name=one.name)
            after[where] = replace(old, points=old.points + one.points)
    return after
