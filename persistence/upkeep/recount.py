"""Counting everything again from results and seasons alone: to prove that the standings are right, or to mend them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, func, select, union

from persistence.columns import by_key, value_of, values_of
from persistence.drivers.address import take_turns
from persistence.schema import gains, ladder, ladder_steps, prizes, results, seasons, standings
from persistence.scores.prizes import all_awards
from persistence.scores.results import results_in_order
from persistence.scores.settling import climbs_of, step_values, steps_of, write_by_key, write_gains, write_steps
from seasons.ladder import Rung, climbed, climbs
from seasons.model import Climb, Gain, Season, Standing, Step
from seasons.tally import Where, awarded, counts, tally

NEAR = 1e-6
"""The distance at which two machines' ratings may lie apart after the same games."""


@dataclass(slots=True)
class Count:
    gains: dict[str, dict[int, Gain]] = field(default_factory=dict)
    standings: dict[Where, Standing] = field(default_factory=dict)
    steps: dict[str, Step] = field(default_factory=dict)
    climbs: dict[Rung, Climb] = field(default_factory=dict)


def recount(connection: Connection, guild_id: int) -> Count:
    """Count a server's results and prizes again, from the first one on."""
    found = connection.execute(select(seasons).filter_by(guild_id=guild_id))
    known = {season.number: season for season in values_of(Season, found)}
    count = Count()
    for result, season in results_in_order(connection, guild_id):
        if counts(result):
            won, after = tally(result, None if season is None else known.get(season), count.standings)
            count.gains[result.table_id] = won
            count.standings |= after
        elif climbs(result):
            step, above = climbed(result, count.climbs)
            count.steps[result.table_id] = step
            count.climbs |= above
    count.standings |= awarded(all_awards(connection, guild_id), count.standings)
    return count


def rebuild(connection: Connection) -> int:
    """Put what the results amount to in place of every gain and standing; return how many games counted."""
    return sum(rebuild_guild(connection, guild_id) for guild_id in _guilds(connection))


def rebuild_guild(connection: Connection, guild_id: int) -> int:
    """Put what a server's results amount to in place of its gains and standings; return how many games counted."""
    take_turns(connection, guild_id)
    here = select(results.c.table_id).filter_by(guild_id=guild_id)
    for table in (gains, ladder_steps):
        connection.execute(delete(table).where(table.c.table_id.in_(here)))
    for table in (standings, ladder):
        connection.execute(delete(table).filter_by(guild_id=guild_id))
    count = recount(connection, guild_id)
    write_gains(connection, count.gains)
    write_by_key(connection, standings, guild_id, count.standings)
    write_steps(connection, count.steps)
    write_by_key(connection, ladder, guild_id, count.climbs)
    return len(count.gains) + len(count.steps)


def disagreements(connection: Connection) -> Iterator[str]:
    """Yield every way in which seasons, gains or standings differ from what the results amount to."""
    yield from _season_faults(connection)
    for guild_id in _guilds(connection):
        count = recount(connection, guild_id)
        found = connection.execute(select(standings).filter_by(guild_id=guild_id))
        yield from _differences(f"server {guild_id}: standing", count.standings, by_key(Where, Standing, found))
        here = select(gains).join(results, results.c.table_id == gains.c.table_id)
        rows = connection.execute(here.where(results.c.guild_id == guild_id))
        won = {(table_id, seat): one for table_id, seats in count.gains.items() for seat, one in seats.items()}
        kept = {(row.table_id, row.seat): value_of(Gain, row) for row in rows}
        yield from _differences(f"server {guild_id}: gain", won, kept)
        climbed_to = climbs_of(connection, guild_id)
        yield from _differences(f"server {guild_id}: climb", count.climbs, climbed_to)
        steps = _told(count.steps), _told(steps_of(connection, guild_id))
        yield from _differences(f"server {guild_id}: step", *steps)


def _told(steps: Mapping[str, Step]) -> dict[tuple[str], tuple[tuple[str, object], ...]]:
    """The kept values of steps, by table."""
    return {(table_id,): tuple(sorted(step_values(step).items())) for table_id, step in steps.items()}


def _guilds(connection: Connection) -> list[int]:
    """Every server with a result, a season, a standing, a climb or a prize."""
    known = (select(table.c.guild_id) for table in (results, seasons, standings, prizes, ladder))
    return sorted(connection.execute(union(*known)).scalars())


def _season_faults(connection: Connection) -> Iterator[str]:
    several = select(seasons.c.guild_id).filter_by(ended_at=None).group_by(seasons.c.guild_id)
    for (guild_id,) in connection.execute(several.having(func.count() > 1)):
        yield f"server {guild_id}: more than one season runs"
    backwards = select(seasons.c.guild_id, seasons.c.number).where(seasons.c.ended_at < seasons.c.started_at)
    for guild_id, number in connection.execute(backwards):
        yield f"server {guild_id}: season {number} ends before it begins"
    known = select(seasons.c.number).where(
        seasons.c.guild_id == results.c.guild_id, seasons.c.number == results.c.season
    )
    lost = select(results.c.table_id, results.c.season).where(results.c.season.is_not(None), ~known.exists())
    for table_id, number in connection.execute(lost):
        yield f"table {table_id}: counts for season {number}, which is not there"


def _differences(what: str, counted: Mapping[Any, Any], kept: Mapping[Any, Any]) -> Iterator[str]:
    for key in sorted({*counted, *kept}):
        name = "/".join(str(part) for part in key)
        if key not in kept:
            yield f"{what} {name} is missing"
        elif key not in counted:
            yield f"{what} {name} comes of no result"
        elif not _same(*(one if isinstance(one, tuple) else astuple(one) for one in (counted[key], kept[key]))):
            yield f"{what} {name} is {kept[key]}, but the results make it {counted[key]}"


def _same(one: object, other: object) -> bool:
    """Tell whether two values are equal, numbers of a rating as good as."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(_same(*pair) for pair in zip(one, other, strict=True))
    if isinstance(one, float) and isinstance(other, float):
        return math.isclose(one, other, abs_tol=NEAR)
    return one == other
