"""Settling a finished game: its result, points, ratings and standings, all in the transaction of its last play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, Table, and_, bindparam, delete, func, select, update

from persistence.columns import by_key, columns_of, value_of
from persistence.database import insert_all
from persistence.drivers.address import take_turns
from persistence.schema import gains, ladder, ladder_steps, result_rows, results, standings
from persistence.scores.results import insert_result
from persistence.scores.seasons import roll
from seasons.ladder import Rung, climbed, climbs
from seasons.model import Climb, Gain, Result, Standing, Step
from seasons.ratings import Rating
from seasons.tally import TOGETHER_WITHIN, Where, counts, tally, too_often, touched

_CHANGE = update(standings).where(
    standings.c.guild_id == bindparam("of_guild"),
    *(standings.c[name] == bindparam(f"of_{name}") for name in Where._fields),
)


def settle(connection: Connection, result: Result) -> None:
    """Write a result and everything that follows from it, within the caller's transaction.

    The season is the one that runs when the game ends, rolled over if that was due. Games of a server are settled one
    after the other: each starts from where the one before left everybody.
    """
    take_turns(connection, result.guild_id)
    if counts(result) and too_often(_met(connection, result)):
        result = replace(result, too_often=True)
    if not counts(result):
        insert_result(connection, result, None)
        if climbs(result):
            _settle_climb(connection, result)
        return
    season = roll(connection, result.guild_id, result.ended_at)
    insert_result(connection, result, None if season is None else season.number)
    before = standings_at(connection, result.guild_id, touched(result, season))
    won, after = tally(result, season, before)
    write_gains(connection, {result.table_id: won})
    change_standings(connection, result.guild_id, before, after)


def _met(connection: Connection, result: Result) -> list[int]:
    """The number of games that counted that each two people of a result have had together lately."""
    people = [row.user_id for row in result.rows if row.user_id is not None]
    other = result_rows.alias("other")
    found = (
        select(func.count())
        .select_from(result_rows)
        .join(other, and_(other.c.table_id == result_rows.c.table_id, other.c.user_id > result_rows.c.user_id))
        .join(results, results.c.table_id == result_rows.c.table_id)
        .join(gains, and_(gains.c.table_id == result_rows.c.table_id, gains.c.seat == result_rows.c.seat))
        .where(
            results.c.guild_id == result.guild_id,
            result_rows.c.ended_at > result.ended_at - TOGETHER_WITHIN,
            result_rows.c.user_id.in_(people),
            other.c.user_id.in_(people),
        )
        .group_by(result_rows.c.user_id, other.c.user_id)
    )
    return list(connection.execute(found).scalars())


def change_standings(
    connection: Connection, guild_id: int, before: Mapping[Where, Standing], after: Mapping[Where, Standing]
) -> None:
    write_by_key(connection, standings, guild_id, {key: one for key, one in after.items() if key not in before})
    changed = [
        {"of_guild": guild_id, **{f"of_{name}": part for name, part in key._asdict().items()}}
        | columns_of(one, but=("user_id",))
        for key, one in after.items()
        if key in before
    ]
    if changed:
        connection.execute(_CHANGE, changed)


def write_gains(connection: Connection, won: Mapping[str, Mapping[int, Gain]]) -> None:
    lines = [
        {"table_id": table_id, "seat": seat, **columns_of(gain)}
        for table_id, seats in won.items()
        for seat, gain in seats.items()
    ]
    insert_all(connection, gains, lines)


def write_by_key(connection: Connection, table: Table, guild_id: int, values: Mapping[Any, Any]) -> None:
    """Write standings or climbs of a server, by their keys."""
    lines = [{"guild_id": guild_id, **key._asdict(), **columns_of(one)} for key, one in values.items()]
    insert_all(connection, table, lines)


def standings_at(connection: Connection, guild_id: int, wanted: Iterable[Where]) -> dict[Where, Standing]:
    """Those of some standings of a server that there are, and perhaps others beside them."""
    keys = set(wanted)
    found = select(standings).where(
        standings.c.guild_id == guild_id,
        standings.c.season.in_({key.season for key in keys}),
        standings.c.game.in_({key.game for key in keys}),
        standings.c.user_id.in_({key.user_id for key in keys}),
    )
    return by_key(Where, Standing, connection.execute(found))


# The ladder.


def _settle_climb(connection: Connection, result: Result) -> None:
    """Write what a result that `climbs` brought, within the caller's transaction."""
    person = next(row.user_id for row in result.rows if row.user_id is not None)
    step, after = climbed(result, climbs_of(connection, result.guild_id, person))
    write_steps(connection, {result.table_id: step})
    for rung in after:
        connection.execute(delete(ladder).filter_by(guild_id=result.guild_id, **rung._asdict()))
    write_by_key(connection, ladder, result.guild_id, after)


def climbs_of(connection: Connection, guild_id: int, user_id: int | None = None) -> dict[Rung, Climb]:
    """The climbs of one person, or of everybody on a server."""
    found = select(ladder).filter_by(guild_id=guild_id)
    return by_key(Rung, Climb, connection.execute(found if user_id is None else found.filter_by(user_id=user_id)))


def write_steps(connection: Connection, steps: Mapping[str, Step]) -> None:
    lines = [{"table_id": table_id, **step_values(one)} for table_id, one in steps.items()]
    insert_all(connection, ladder_steps, lines)


def steps_of(connection: Connection, guild_id: int) -> dict[str, Step]:
    here = select(ladder_steps).join(results, results.c.table_id == ladder_steps.c.table_id)
    return {row.table_id: _step(row) for row in connection.execute(here.where(results.c.guild_id == guild_id))}


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
