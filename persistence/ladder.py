"""The ladder in the database: settled with each result, and counted again from results alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Row, delete, select

from persistence.columns import by_key, columns_of, value_of
from persistence.database import insert_all
from persistence.schema import ladder, ladder_steps, results
from seasons.climbing import Climb, Rung, Step
from seasons.ladder import climbed, touched
from seasons.model import Result
from seasons.ratings import Rating


def settle_climb(connection: Connection, result: Result) -> None:
    """Write what a result that `climbs` brought, within the caller's transaction."""
    step, after = climbed(result, climbs_of(connection, result.guild_id, touched(result)[0].user_id))
    write_steps(connection, {result.table_id: step})
    for rung in after:
        connection.execute(delete(ladder).filter_by(guild_id=result.guild_id, **rung._asdict()))
    write_climbs(connection, result.guild_id, after)


def climbs_of(connection: Connection, guild_id: int, user_id: int | None = None) -> dict[Rung, Climb]:
    """The climbs of one person, or of everybody on a server."""
    found = select(ladder).filter_by(guild_id=guild_id)
    return by_key(Rung, Climb, connection.execute(found if user_id is None else found.filter_by(user_id=user_id)))


def write_climbs(connection: Connection, guild_id: int, climbs: Mapping[Rung, Climb]) -> None:
    lines = [{"guild_id": guild_id, **rung._asdict(), **columns_of(one)} for rung, one in climbs.items()]
    insert_all(connection, ladder, lines)


def write_steps(connection: Connection, steps: Mapping[str, Step]) -> None:
    lines = [{"table_id": table_id, **step_values(one)} for table_id, one in steps.items()]
    insert_all(connection, ladder_steps, lines)


def steps_of(connection: Connection, guild_id: int) -> dict[str, Step]:
    here = select(ladder_steps).join(results, results.c.table_id == ladder_steps.c.table_id)
    return {row.table_id: _step(row) for row in connection.execute(here.where(results.c.guild_id == guild_id))}


def clear(connection: Connection, guild_id: int) -> None:
    """Delete the ladder of a server; its results stay."""
    here = select(results.c.table_id).filter_by(guild_id=guild_id)
    connection.execute(delete(ladder_steps).where(ladder_steps.c.table_id.in_(here)))
    connection.execute(delete(ladder).filter_by(guild_id=guild_id))


def step_at(connection: Connection, table_id: str) -> Step | None:
    """The ladder step of a table's game, or None if the game did not count there."""
    row = connection.execute(select(ladder_steps).filter_by(table_id=table_id)).first()
    return None if row is None else _step(row)


def _step(row: Row[*tuple[Any, ...]]) -> Step:
    """The step that a row holds, with what it tells of the climb."""
    climb = Climb(user_id=0, name="", games=row.games, rating=Rating(row.mu, row.sigma))
    return value_of(Step, row, climb=climb)


def step_values(step: Step) -> dict[str, Any]:
    now = step.climb
    return {**columns_of(step, but=("climb",)), "mu": now.rating.mu, "sigma": now.rating.sigma, "games": now.games}
