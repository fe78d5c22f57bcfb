"""What one finished game changes: points, ratings and standings, worked out from what stood before and nothing else.

The last play's transaction uses it to go on, and the recount uses it to begin again from the first result.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from seasons.model import Gain, Result, Season, Standing, Trophy
from seasons.ratings import Rating, rated
from seasons.scoring import tenths
from seasons.trophies import earned

EVERY_SEASON = 0
EVERY_GAME = ""


class Where(NamedTuple):
    """What a standing is about: a season or `EVERY_SEASON`, a game or `EVERY_GAME`, and whose it is."""

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

    What was found to come too often when it ended counts for nothing ever after.
    A seat without a person and without a computer is one that two people have played: it counts for neither.
    """
    people = sum(row.user_id is not None for row in result.rows)
    meant = result.rated and not result.too_often
    return meant and people > 1 and all(row.level is None for row in result.rows if row.user_id is None)


def touched(result: Result, season: Season | None) -> list[Where]:
    """Return every standing that a game changes."""
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
    """Return what each seat gains and how everybody at the table stands after a game that counts.

    `before` has the standings there are among `touched`; whoever is missing begins.
    """
    people = {row.seat: row.user_id for row in result.rows if row.user_id is not None}
    names = {row.user_id: row.name for row in result.rows}
    places = [row.place for row in result.rows]
    firsts = places.count(1)
    won = {row.seat: row.place == 1 and firsts < len(places) for row in result.rows}
    slams = {row.seat for row in result.rows if row.slam}
    seats = [row.seat for row in result.rows]
    points = dict(zip(seats, tenths(season.scoring, places), strict=True)) if season is not None else {}
    among = [row.place for row in result.rows if row.user_id is not None]

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
    """Return every standing that awards change."""
    return [Where(scope, EVERY_GAME, one.user_id) for one in awards for scope in (EVERY_SEASON, one.season)]


def awarded(awards: Iterable[Award], before: Mapping[Where, Standing]) -> dict[Where, Standing]:
    """Return how those stand who have won awards; nothing but their points changes.

    `before` has the standings there are among `awards_touch`; whoever is missing begins.
    """
    after: dict[Where, Standing] = {}
    for one in awards:
        for where in awards_touch([one]):
            old = after.get(where) or before.get(where) or Standing(user_id=one.user_id, name=one.name)
            after[where] = replace(old, points=old.points + one.points)
    return after
