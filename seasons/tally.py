"""The changes from one finished game to points, ratings and standings, worked out only from those before it.

The transaction of the last play uses this module to go on. The recount uses it to begin again from the first result.
Limits stop people from farming season points: how much play a game needs, and how many games count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from seasons.model import Gain, Result, ResultRow, Season, Standing, Trophy
from seasons.ratings import Rating, rated
from seasons.scoring import tenths

EVERY_SEASON = 0
EVERY_GAME = ""
LEAST_DECISIONS = 3
"""So many decisions of their own the winner makes in a game that counts."""
MOST_LATE = 1
"""A winner against computers let the clock play at most so many turns for them."""
MOST_TOGETHER = 10
"""So many games with the same person count within `TOGETHER_WITHIN`."""
TOGETHER_WITHIN = 24 * 60 * 60 * 1000
"""Milliseconds."""
STREAK = 10
"""So many wins in a row are a trophy."""


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


def took_part(decisions: int, plays: int, *, played_out: bool) -> bool:
    """Tell whether somebody who won has done enough for it.

    `decisions` are their own, `plays` all that were played for their seat. Only a game that was `played_out` asks for
    no more decisions than the seat had plays.
    """
    return decisions >= (min(LEAST_DECISIONS, plays) if played_out else LEAST_DECISIONS)


def too_often(met: Iterable[int]) -> bool:
    """Tell whether one more game of some people is too many, from how many each two of them have had together."""
    return any(games >= MOST_TOGETHER for games in met)


def counts(result: Result) -> bool:
    """Tell whether a game counts for seasons and ratings: it was meant to, and two or more people played it.

    A game that came too often when it ended counts for nothing ever after.
    """
    people = sum(row.user_id is not None for row in result.rows)
    return result.rated and not result.too_often and people > 1


def among_people(result: Result) -> tuple[ResultRow, ...]:
    """The rows without the computers', with places counted anew.

    A seat without a person and without a computer was played by two people: it counts for neither, but keeps its place.
    """
    rows = [row for row in result.rows if row.level is None]
    return tuple(replace(row, place=1 + sum(other.place < row.place for other in rows)) for row in rows)


def touched(result: Result, season: Season | None) -> list[Where]:
    scopes = (EVERY_SEASON,) if season is None else (EVERY_SEASON, season.number)
    people = [row.user_id for row in among_people(result) if row.user_id is not None]
    return [Where(scope, game, user_id) for scope in scopes for game in (EVERY_GAME, result.game) for user_id in people]


def tally(
    result: Result, season: Season | None, before: Mapping[Where, Standing]
) -> tuple[dict[int, Gain], dict[Where, Standing]]:
    """Each person's gains by seat, and the standings after a game that counts; computers change nothing.

    `before` holds the standings among `touched` that exist.
    """
    rows = among_people(result)
    people = {row.user_id: row for row in rows if row.user_id is not None}
    won = {user_id: row.place == 1 and any(other.place > 1 for other in rows) for user_id, row in people.items()}
    worth = [] if season is None else tenths(season.scoring, [row.place for row in rows])
    points = {row.seat: tenth for row, tenth in zip(rows, worth, strict=False)}

    def stood(where: Where) -> Standing:
        return before.get(where) or Standing(user_id=where.user_id, name="")

    def rate(game: str) -> dict[int, Rating]:
        old = [stood(Where(EVERY_SEASON, game, user_id)).rating for user_id in people]
        return dict(zip(people, rated(old, [row.place for row in people.values()]), strict=True))

    ratings = {game: rate(game) for game in (EVERY_GAME, result.game)}
    after: dict[Where, Standing] = {}
    for where in touched(result, season):
        user_id, old = where.user_id, stood(where)
        streak = old.streak + 1 if won[user_id] else 0
        after[where] = replace(
            old,
            name=people[user_id].name,
            points=old.points + points.get(people[user_id].seat, 0),
            games=old.games + 1,
            wins=old.wins + won[user_id],
            rating=ratings[where.game][user_id],
            lifetime=stood(where._replace(season=EVERY_SEASON)).lifetime + 1,
            streak=streak,
            longest=max(old.longest, streak),
            slams=old.slams + people[user_id].slam,
        )

    def gain(user_id: int) -> Gain:
        at_game, overall = (Where(EVERY_SEASON, game, user_id) for game in (result.game, EVERY_GAME))
        return Gain(
            points=points.get(people[user_id].seat),
            won=won[user_id],
            before=stood(at_game).rating,
            after=after[at_game].rating,
            overall_before=stood(overall).rating,
            overall=after[overall].rating,
            games=after[at_game].games,
            trophies=earned(result.game, (stood(at_game), stood(overall)), (after[at_game], after[overall])),
        )

    return {row.seat: gain(user_id) for user_id, row in people.items()}, after


def awards_touch(awards: Iterable[Award]) -> list[Where]:
    return [Where(scope, EVERY_GAME, one.user_id) for one in awards for scope in (EVERY_SEASON, one.season)]


def awarded(awards: Iterable[Award], before: Mapping[Where, Standing]) -> dict[Where, Standing]:
    """The standings of those who have won awards: only points change. `before` holds those among `awards_touch`."""
    after: dict[Where, Standing] = {}
    for one in awards:
        for where in awards_touch([one]):
            old = after.get(where) or before.get(where) or Standing(user_id=one.user_id, name=one.name)
            after[where] = replace(old, points=old.points + one.points)
    return after


def held(games: Mapping[str, Standing], overall: Standing) -> dict[Trophy, tuple[str, ...]]:
    """Somebody's trophies, each with the games it was earned in; the streak is of no game.

    `games` are their standings of all time by game, `overall` the one over all games.

    >>> held({"chess": Standing(user_id=1, name="Ann", wins=2)}, Standing(user_id=1, name="Ann", longest=9))
    {<Trophy.WIN: 'win'>: ('chess',)}
    """
    wins = tuple(sorted(game for game, one in games.items() if one.wins))
    slams = tuple(sorted(game for game, one in games.items() if one.slams))
    found = {Trophy.WIN: wins, Trophy.SLAM: slams}
    trophies = {trophy: where for trophy, where in found.items() if where}
    return trophies | ({Trophy.STREAK: ()} if overall.longest >= STREAK else {})


def earned(game: str, before: tuple[Standing, Standing], after: tuple[Standing, Standing]) -> tuple[Trophy, ...]:
    """The trophies that a game brought somebody, from how they stood and stand at it and over all games."""
    former, now = (held({game: at_game}, overall) for at_game, overall in (before, after))
    return tuple(trophy for trophy in now if trophy not in former)
