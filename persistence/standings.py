"""Leaderboards of a season or of all, at one game or at all games."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, case, func, select

from persistence.careers import career
from persistence.columns import value_of
from persistence.database import Part
from persistence.ladder import climbs_of, ladder_board, step_at
from persistence.schema import gains, result_rows, results, standings
from seasons.boards import Board, Highlights, Ranked, Sort
from seasons.careers import Career
from seasons.climbing import Climb, Rung
from seasons.model import Gain, Settlement, Standing
from seasons.ratings import PROVISIONAL, SCALE
from seasons.tally import EVERY_GAME

_ESTABLISHED = standings.c.lifetime >= PROVISIONAL
_MERITS: dict[Sort, ColumnElement[Any]] = {
    Sort.POINTS: standings.c.points,
    Sort.WINS: standings.c.wins,
    Sort.GAMES: standings.c.games,
    # As people read it, so that what looks the same is the same; those whose rating is provisional come last.
    Sort.RATING: func.round(standings.c.mu * SCALE) + case((_ESTABLISHED, 1_000_000), else_=0),
}


class StandingStore(Part):
    """Ranks people and tells what their games brought them. Season and game may be `EVERY_SEASON` and `EVERY_GAME`."""

    async def board(
        self,
        guild_id: int,
        season: int,
        game: str,
        sort: Sort,
        *,
        limit: int = 10,
        offset: int = 0,
        own: int | None = None,
    ) -> Board:
        return await self._database.read(
            lambda connection: _board(
                connection, _scope(guild_id, season, game), sort, limit=limit, offset=offset, own=own
            ),
        )

    async def champions(self, guild_id: int, numbers: Collection[int]) -> dict[int, list[Standing]]:
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
        for row in await self._database.rows(found):
            champions.setdefault(row.season, []).append(value_of(Standing, row))
        return champions

    async def highlights(self, guild_id: int, season: int) -> Highlights:
        return await self._database.read(lambda connection: _highlights(connection, guild_id, season))

    async def career(self, guild_id: int, user_id: int, game: str, season: int | None) -> Career | None:
        """A person's career on a server, or None if they have finished no game there.

        `game` is one game or `EVERY_GAME`.
        """
        return await self._database.read(lambda connection: career(connection, guild_id, user_id, game, season))

    async def settlement(self, table_id: str) -> Settlement | None:
        season = select(results.c.season).where(results.c.table_id == table_id)
        found = select(gains).where(gains.c.table_id == table_id)

        def work(connection: Connection) -> Settlement | None:
            won = {row.seat: value_of(Gain, row) for row in connection.execute(found)}
            if won:
                return Settlement(connection.execute(season).scalar_one(), won)
            step = step_at(connection, table_id)
            return None if step is None else Settlement(None, {}, step)

        return await self._database.read(work)

    async def ladder(self, guild_id: int, game: str, *, limit: int, offset: int, own: int) -> Board:
        return await self._database.read(
            lambda connection: ladder_board(connection, guild_id, game, limit=limit, offset=offset, own=own)
        )

    async def climbs(self, guild_id: int, user_id: int) -> dict[Rung, Climb]:
        return await self._database.read(lambda connection: climbs_of(connection, guild_id, user_id))


def _scope(guild_id: int, season: int, game: str) -> ColumnElement[bool]:
    return and_(standings.c.guild_id == guild_id, standings.c.season == season, standings.c.game == game)


def _board(
    connection: Connection, scope: ColumnElement[bool], sort: Sort, *, limit: int, offset: int, own: int | None
) -> Board:
    merit = _MERITS[sort]
    total = connection.execute(select(func.count()).select_from(standings).where(scope)).scalar_one()
    line = select(standings, merit.label("merit")).where(scope)
    page = connection.execute(
        line.order_by(merit.desc(), standings.c.name, standings.c.user_id).limit(limit).offset(offset),
    ).all()
    mine = None if own is None else connection.execute(line.where(standings.c.user_id == own)).first()

    def placed(row: Row[*tuple[Any, ...]], place: int) -> Ranked:
        one = value_of(Standing, row)
        return Ranked(None if sort is Sort.RATING and one.provisional else place, one)

    def place_of(row: Row[*tuple[Any, ...]]) -> int:
        better = select(func.count()).select_from(standings).where(scope, merit > row.merit)
        return 1 + int(connection.execute(better).scalar_one())

    lines: list[Ranked] = []
    place = 0
    for at, row in enumerate(page):
        if at == 0:
            place = place_of(row) if offset else 1
        elif row.merit != page[at - 1].merit:
            place = offset + at + 1
        lines.append(placed(row, place))
    return Board(tuple(lines), total, None if mine is None else placed(mine, place_of(mine)))


def _highlights(connection: Connection, guild_id: int, season: int) -> Highlights:
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
        .where(here, _ESTABLISHED)
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
