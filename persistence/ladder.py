"""The ladder in the database: settled with each result, and counted again from results alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, select

from persistence.columns import columns_of, value_of
from persistence.schema import ladder, ladder_steps, results
from seasons.boards import Board, Ranked
from seasons.climbing import EVERY_LEVEL, Climb, Rung, Step
from seasons.ladder import climbed, touched
from seasons.model import Result, Standing
from seasons.ratings import PROVISIONAL, SCALE, Rating


def settle_climb(connection: Connection, result: Result) -> None:
    """Write what a result that `climbs` brought, within the caller's transaction."""
    step, after = climbed(result, climbs_of(connection, result.guild_id, _person(result)))
    write_steps(connection, {result.table_id: step})
    for rung, climb in after.items():
        connection.execute(delete(ladder).where(*_at(result.guild_id, rung)))
        write_climbs(connection, result.guild_id, {rung: climb})


def climbs_of(connection: Connection, guild_id: int, user_id: int | None = None) -> dict[Rung, Climb]:
    """The climbs of one person, or of everybody on a server."""
    found = select(ladder).where(ladder.c.guild_id == guild_id)
    rows = connection.execute(found if user_id is None else found.where(ladder.c.user_id == user_id))
    return {Rung(row.game, row.level, row.form, row.user_id): value_of(Climb, row) for row in rows}


def write_climbs(connection: Connection, guild_id: int, climbs: Mapping[Rung, Climb]) -> None:
    if climbs:
        lines = [{"guild_id": guild_id, **rung._asdict(), **columns_of(one)} for rung, one in climbs.items()]
        connection.execute(insert(ladder), lines)


def write_steps(connection: Connection, steps: Mapping[str, Step]) -> None:
    if steps:
        lines = [{"table_id": table_id, **step_values(one)} for table_id, one in steps.items()]
        connection.execute(insert(ladder_steps), lines)


def steps_of(connection: Connection, guild_id: int) -> dict[str, dict[str, Any]]:
    here = select(ladder_steps).join(results, results.c.table_id == ladder_steps.c.table_id)
    found = {}
    for row in connection.execute(here.where(results.c.guild_id == guild_id)):
        values = row._asdict()
        found[values.pop("table_id")] = values
    return found


def clear(connection: Connection, guild_id: int) -> None:
    """Delete the ladder of a server; its results stay."""
    here = select(results.c.table_id).where(results.c.guild_id == guild_id)
    connection.execute(delete(ladder_steps).where(ladder_steps.c.table_id.in_(here)))
    connection.execute(delete(ladder).where(ladder.c.guild_id == guild_id))


def step_at(connection: Connection, table_id: str) -> Step | None:
    """The ladder step of a table's game, or None if the game did not count there."""
    row = connection.execute(select(ladder_steps).where(ladder_steps.c.table_id == table_id)).first()
    if row is None:
        return None
    return Step(
        seat=row.seat,
        level=row.level,
        won=row.won,
        before=Rating(row.mu_before, row.sigma_before),
        climb=Climb(user_id=0, name="", games=row.games, rating=Rating(row.mu, row.sigma)),
        reached=row.reached,
        beaten=row.beaten,
        record=row.record,
    )


def ladder_board(connection: Connection, guild_id: int, game: str, *, limit: int, offset: int, own: int) -> Board:
    """A page of a game's ladder as a leaderboard: by rating, those whose rating is provisional last."""
    here = and_(ladder.c.guild_id == guild_id, ladder.c.game == game, ladder.c.level == EVERY_LEVEL)
    shown = func.round(ladder.c.mu * SCALE)
    placed = ladder.c.games >= PROVISIONAL
    total = connection.execute(select(func.count()).select_from(ladder).where(here)).scalar_one()
    order = (placed.desc(), shown.desc(), ladder.c.name, ladder.c.user_id)
    page = connection.execute(select(ladder).where(here).order_by(*order).limit(limit).offset(offset)).all()
    mine = connection.execute(select(ladder).where(here, ladder.c.user_id == own)).first()

    def ranked(row: Row[*tuple[Any, ...]]) -> Ranked:
        climb = value_of(Climb, row)
        standing = Standing(
            user_id=climb.user_id,
            name=climb.name,
            games=climb.games,
            wins=climb.wins,
            rating=climb.rating,
            lifetime=climb.games,
        )
        if climb.provisional:
            return Ranked(None, standing)
        better = select(func.count()).select_from(ladder).where(here, placed, shown > climb.rating.points)
        return Ranked(1 + connection.execute(better).scalar_one(), standing)

    return Board(tuple(ranked(row) for row in page), total, None if mine is None else ranked(mine))


def step_values(step: Step) -> dict[str, Any]:
    now = step.climb
    return {**columns_of(step, but=("climb",)), "mu": now.rating.mu, "sigma": now.rating.sigma, "games": now.games}


def _at(guild_id: int, rung: Rung) -> Iterable[Any]:
    return ladder.c.guild_id == guild_id, *(ladder.c[name] == value for name, value in rung._asdict().items())


def _person(result: Result) -> int:
    return touched(result)[0].user_id
