"""Leaderboards of a season or of all, at one game or at all games."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, Table, and_, case, func, select

from persistence.columns import value_of
from persistence.database import Part, reading
from persistence.schema import gains, ladder, result_rows, results, standings
from persistence.scores.careers import career
from persistence.scores.settling import climbs_of, step_at
from seasons.boards import Board, Career, Highlights, Ranked, Sort
from seasons.ladder import EVERY_LEVEL, Rung
from seasons.model import Climb, Gain, Settlement, Standing
from seasons.ratings import PROVISIONAL, SCALE
from seasons.tally import EVERY_GAME


def _by_rating(table: Table, games: ColumnElement[int]) -> ColumnElement[Any]:
    """The rating as people read it, so that what looks the same is the same. Provisional ratings come last."""
    return func.round(table.c.mu * SCALE) + case((games >= PROVISIONAL, 1_000_000), else_=0)


_MERITS: dict[Sort, ColumnElement[Any]] = {
    Sort.POINTS: standings.c.points,
    Sort.WINS: standings.c.wins,
    Sort.GAMES: standings.c.games,
    Sort.RATING: _by_rating(standings, standings.c.lifetime),
}


class StandingStore(Part):
    """Ranks people and tells what their games brought them. Season and game may be `EVERY_SEASON` and `EVERY_GAME`."""

    @reading
    def board(
        self,
        connection: Connection,
        guild_id: int,
        season: int,
        game: str,
        sort: Sort,
        *,
        limit: int = 10,
        offset: int = 0,
        own: int | None = None,
    ) -> Board:
        def ranked(row: Row[*tuple[Any, ...]], place: int) -> Ranked:
            one = value_of(Standing, row)
            return Ranked(None if sort is Sort.RATING and one.provisional else place, one)

        lines = select(standings, _MERITS[sort].label("merit")).where(_scope(guild_id, season, game))
        return _board(connection, lines, ranked, limit=limit, offset=offset, own=own)

    @reading
    def ladder(self, connection: Connection, guild_id: int, game: str, *, limit: int, offset: int, own: int) -> Board:
        """A page of a game's ladder as a leaderboard, by rating."""

        def ranked(row: Row[*tuple[Any, ...]], place: int) -> Ranked:
            climb = value_of(Climb, row)
            told = {name: getattr(climb, name) for name in ("user_id", "name", "games", "wins", "rating")}
            return Ranked(None if climb.provisional else place, Standing(**told, lifetime=climb.games))

        lines = select(ladder, _by_rating(ladder, ladder.c.games).label("merit"))
        here = lines.filter_by(guild_id=guild_id, game=game, level=EVERY_LEVEL)
        return _board(connection, here, ranked, limit=limit, offset=offset, own=own)

    @reading
    def champions(self, connection: Connection, guild_id: int, numbers: Collection[int]) -> dict[int, list[Standing]]:
        """The people with the most points in each of these seasons; several if they share the first place."""
        here = and_(standings.c.guild_id == guild_id, standings.c.season.in_(numbers), standings.c.game == EVERY_GAME)
        best = (
            select(standings.c.season, func.max(standings.c.points).label("points"))
            .where(here)
            .group_by(standings.c.season)
            .subquery()
        )
        found = (
            select(standings)
            .join(best, and_(best.c.season == standings.c.season, best.c.points == standings.c.points))
            .where(here)
            .order_by(standings.c.season, standings.c.name, standings.c.user_id)
        )
        champions: dict[int, list[Standing]] = {}
        for row in connection.execute(found):
            champions.setdefault(row.season, []).append(value_of(Standing, row))
        return champions

    @reading
    def highlights(self, connection: Connection, guild_id: int, season: int) -> Highlights:
        scope = _scope(guild_id, season, EVERY_GAME)
        players, most = connection.execute(
            select(func.count(), func.max(standings.c.games)).where(scope),
        ).one()
        busiest = select(standings.c.name).where(scope, standings.c.games == most).order_by(standings.c.name)
        here = and_(results.c.guild_id == guild_id, results.c.season == season)
        favourites = connection.execute(
            select(results.c.game, func.count().label("games"))
            .where(here)
            .group_by(results.c.game)
            .order_by(func.count().desc(), results.c.game),
        ).all()
        climbed = func.sum(gains.c.overall_mu - gains.c.overall_mu_before)
        climber = connection.execute(
            select(standings.c.name, climbed.label("climbed"))
            .select_from(gains)
            .join(results, results.c.table_id == gains.c.table_id)
            .join(result_rows, and_(result_rows.c.table_id == gains.c.table_id, result_rows.c.seat == gains.c.seat))
            .join(standings, and_(scope, standings.c.user_id == result_rows.c.user_id))
            .where(here, standings.c.lifetime >= PROVISIONAL)
            .group_by(standings.c.user_id, standings.c.name)
            .order_by(climbed.desc(), standings.c.user_id)
            .limit(1),
        ).first()
        return Highlights(
            games=sum(row.games for row in favourites),
            players=players,
            busiest=tuple(connection.execute(busiest).scalars()),
            most_games=most or 0,
            climber=None if climber is None else climber.name,
            climbed=0.0 if climber is None else climber.climbed,
            favourite=favourites[0].game if favourites else None,
            favourite_games=favourites[0].games if favourites else 0,
        )

    @reading
    def career(
        self, connection: Connection, guild_id: int, user_id: int, game: str, season: int | None
    ) -> Career | None:
        """A person's career at one game or `EVERY_GAME`, or None if they have finished no game on the server."""
        return career(connection, guild_id, user_id, game, season)

    @reading
    def settlement(self, connection: Connection, table_id: str) -> Settlement | None:
        found = connection.execute(select(gains).filter_by(table_id=table_id))
        won = {row.seat: value_of(Gain, row) for row in found}
        if won:
            season = select(results.c.season).filter_by(table_id=table_id)
            return Settlement(connection.execute(season).scalar_one(), won)
        step = step_at(connection, table_id)
        return None if step is None else Settlement(None, {}, step)

    @reading
    def climbs(self, connection: Connection, guild_id: int, user_id: int) -> dict[Rung, Climb]:
        return climbs_of(connection, guild_id, user_id)


def _scope(guild_id: int, season: int, game: str) -> ColumnElement[bool]:
    return and_(standings.c.guild_id == guild_id, standings.c.season == season, standings.c.game == game)


def _board(
    connection: Connection,
    lines: Select[*tuple[Any, ...]],
    ranked: Callable[[Row[*tuple[Any, ...]], int], Ranked],
    *,
    limit: int,
    offset: int,
    own: int | None,
) -> Board:
    """A page of lines by their merit; those with the same merit share a place."""
    merit, name, user_id = (lines.selected_columns[of] for of in ("merit", "name", "user_id"))
    count = lines.with_only_columns(func.count())
    total = connection.execute(count).scalar_one()
    page = connection.execute(lines.order_by(merit.desc(), name, user_id).limit(limit).offset(offset)).all()
    mine = None if own is None else connection.execute(lines.where(user_id == own)).first()

    def place_of(row: Row[*tuple[Any, ...]]) -> int:
        return 1 + int(connection.execute(count.where(merit > row.merit)).scalar_one())

    placed: list[Ranked] = []
    place = 0
    for at, row in enumerate(page):
        if at == 0:
            place = place_of(row) if offset else 1
        elif row.merit != page[at - 1].merit:
            place = offset + at + 1
        placed.append(ranked(row, place))
    return Board(tuple(placed), total, None if mine is None else ranked(mine, place_of(mine)))
