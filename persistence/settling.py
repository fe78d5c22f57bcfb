"""Settling a finished game: its result, points, ratings and standings, all in the transaction of its last play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from sqlalchemy import Connection, and_, bindparam, func, select, update

from persistence.backend import take_turns
from persistence.columns import by_key, columns_of
from persistence.database import insert_all
from persistence.ladder import settle_climb
from persistence.results import insert_result
from persistence.schema import gains, result_rows, results, standings
from persistence.seasons import roll
from seasons.ladder import climbs
from seasons.limits import TOGETHER_WITHIN, too_often
from seasons.model import Gain, Result, Standing
from seasons.tally import Where, counts, tally, touched

_CHANGE = update(standings).where(
    standings.c.guild_id == bindparam("of_guild"),
    standings.c.season == bindparam("in_season"),
    standings.c.game == bindparam("at_game"),
    standings.c.user_id == bindparam("of_user"),
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
            settle_climb(connection, result)
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
    write_standings(connection, guild_id, {key: one for key, one in after.items() if key not in before})
    changed = [
        {"of_guild": guild_id, "in_season": key.season, "at_game": key.game, "of_user": key.user_id}
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


def write_standings(connection: Connection, guild_id: int, new: Mapping[Where, Standing]) -> None:
    lines = [{"guild_id": guild_id, **key._asdict(), **columns_of(one)} for key, one in new.items()]
    insert_all(connection, standings, lines)


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
