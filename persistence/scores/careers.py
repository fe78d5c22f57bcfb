"""Careers: what one person has played on a server, how it went, and against whom."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, func, select

from persistence.columns import by_key
from persistence.schema import gains, ladder_steps, result_rows, results, standings, tables
from seasons.boards import Career, Rival, streaks
from seasons.model import Standing
from seasons.ratings import Rating
from seasons.tally import EVERY_GAME, EVERY_SEASON, Where

RIVALS = 5
LONGEST_CURVE = 500


def career(connection: Connection, guild_id: int, user_id: int, game: str, season: int | None) -> Career | None:
    latest = connection.execute(
        _played(guild_id, user_id, EVERY_GAME, result_rows.c.name).order_by(result_rows.c.ended_at.desc()).limit(1),
    ).first()
    if latest is None:
        return None
    scopes = [EVERY_SEASON] if season is None else [EVERY_SEASON, season]
    found = select(standings).filter_by(guild_id=guild_id, user_id=user_id).where(standings.c.season.in_(scopes))
    lines = by_key(Where, Standing, connection.execute(found))
    rating = (gains.c.mu, gains.c.sigma) if game else (gains.c.overall_mu, gains.c.overall_sigma)
    counted = connection.execute(
        _played(guild_id, user_id, game, result_rows.c.place, gains.c.won, *rating)
        .join(gains, _same_seat)
        .order_by(results.c.number),
    ).all()
    places = Counter(place for place, *_ in counted)
    streak, longest = streaks([won for _, won, *_ in counted])
    apart, apart_won = connection.execute(
        _played(guild_id, user_id, game, func.count(), func.sum(case((_ahead_of_somebody(), 1), else_=0)))
        .outerjoin(gains, _same_seat)
        .join(tables, tables.c.id == results.c.table_id)
        .outerjoin(ladder_steps, ladder_steps.c.table_id == results.c.table_id)
        .where(
            *(one.is_(None) for one in (gains.c.table_id, ladder_steps.c.table_id, tables.c.daily, tables.c.origin)),
        ),
    ).one()
    turns, late = connection.execute(
        _played(guild_id, user_id, game, func.sum(result_rows.c.turns), func.sum(result_rows.c.late))
    ).one()
    return Career(
        user_id=user_id,
        name=latest.name,
        standings={where.game: line for where, line in lines.items() if where.season == EVERY_SEASON},
        season=lines.get(Where(season, game, user_id)) if season else None,
        places=dict(sorted(places.items())),
        streak=streak,
        longest=longest,
        curve=tuple(Rating(mu, sigma) for *_, mu, sigma in counted[-LONGEST_CURVE:]),
        rivals=_rivals(connection, guild_id, user_id, game),
        apart=apart,
        apart_won=apart_won or 0,
        turns=turns or 0,
        late=late or 0,
    )


_same_seat = and_(gains.c.table_id == result_rows.c.table_id, gains.c.seat == result_rows.c.seat)


def _ahead_of_somebody() -> ColumnElement[bool]:
    """Tell of a line whether it is a win: a first place that is not everybody's."""
    other = result_rows.alias("behind")
    behind = select(other.c.seat).where(other.c.table_id == result_rows.c.table_id, other.c.place > 1)
    return and_(result_rows.c.place == 1, behind.correlate(result_rows).exists())


def _played(guild_id: int, user_id: int, game: str, *columns: ColumnElement[Any]) -> Select[*tuple[Any, ...]]:
    """The question for something about each finished game of a person."""
    found = (
        select(*columns)
        .select_from(result_rows)
        .join(results, results.c.table_id == result_rows.c.table_id)
        .where(results.c.guild_id == guild_id, result_rows.c.user_id == user_id)
    )
    return found.where(results.c.game == game) if game else found


def _rivals(connection: Connection, guild_id: int, user_id: int, game: str) -> tuple[Rival, ...]:
    other = result_rows.alias("other")
    ahead = func.sum(case((result_rows.c.place < other.c.place, 1), else_=0))
    behind = func.sum(case((result_rows.c.place > other.c.place, 1), else_=0))
    met = func.count()
    found = (
        _played(guild_id, user_id, game, other.c.user_id, standings.c.name, met.label("met"))
        .add_columns(ahead.label("ahead"), behind.label("behind"))
        .join(gains, _same_seat)
        .join(other, and_(other.c.table_id == result_rows.c.table_id, other.c.seat != result_rows.c.seat))
        .join(
            standings,
            and_(
                standings.c.guild_id == guild_id,
                standings.c.season == EVERY_SEASON,
                standings.c.game == EVERY_GAME,
                standings.c.user_id == other.c.user_id,
            ),
        )
        .group_by(other.c.user_id, standings.c.name)
        .order_by(met.desc(), standings.c.name, other.c.user_id)
        .limit(RIVALS)
    )
    return tuple(Rival(row.user_id, row.name, row.met, row.ahead, row.behind) for row in connection.execute(found))
