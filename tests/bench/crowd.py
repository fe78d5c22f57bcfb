"""Servers on which much has been played, written straight into the tables of a database."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, func, insert, literal, select

from persistence.columns import columns_of
from persistence.drivers.address import backend_of, parsed
from persistence.rows import Location, Phase, TurnPace
from persistence.schema import gains, log, result_rows, results, seats, standings, tables
from seasons.model import Gain, Standing
from seasons.ratings import Rating
from tests.persistence.samples import OPENING, a_result, a_table, entry, person

PLAYS = 12
PREFIX = "home"
CHUNK = 2_000
RATING = Rating(25.0, 5.0)
DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Crowd:
    """People of a server and what they have played; `reader` took part in every twentieth game."""

    guild_id: int
    first_id: int
    people: int = 100
    games: int = 0
    running: int = 0
    season: int | None = None
    ended_at: int = 1_760_000_000_000
    wakes_at: int | None = None
    reader: int | None = None


SHIFTED = {"guild_id": 22, "channel_id": 22, "home_id": 22, "opener_id": 16, "user_id": 16}
"""The number of bits by which a server's number is shifted before it is added to the ids of each column."""


def fill(address: str, crowd: Crowd, *, servers: int) -> None:
    """Write everything about a server into a database that is ready, and as much about others."""
    url = parsed(address)
    backend = backend_of(url)
    engine = backend.writer(url)
    backend.transact(engine, partial(_write, crowd=crowd))
    for number in range(1, servers):
        backend.transact(engine, partial(_copy, crowd=crowd, number=number))
    engine.dispose()


def _copy(connection: Connection, *, crowd: Crowd, number: int) -> None:
    """Write what is there of a server once more, for another one with people of its own."""
    for table in (tables, seats, log, results, result_rows, gains, standings):
        chosen: list[ColumnElement[Any]] = []
        for column in table.columns:
            if column.name in {"id", "table_id"}:
                chosen.append(literal(f"{number:04x}") + func.substr(column, 5))
            elif column.name in SHIFTED:
                chosen.append(column + (number << SHIFTED[column.name]))
            else:
                chosen.append(column)
        key = next((column for column in table.columns if column.name in {"id", "table_id"}), None)
        own = table.c.guild_id == crowd.guild_id if key is None else key.startswith(PREFIX)
        connection.execute(insert(table).from_select(list(table.columns.keys()), select(*chosen).where(own)))


def _write(connection: Connection, *, crowd: Crowd) -> None:
    chance = Random(crowd.guild_id)
    people = range(crowd.first_id, crowd.first_id + crowd.people)
    _put(connection, standings, _standings(crowd, people, chance))
    for begin in range(0, crowd.games + crowd.running, CHUNK):
        numbers = range(begin, min(begin + CHUNK, crowd.games + crowd.running))
        pairs = [_pair(crowd, number, people, chance) for number in numbers]
        finished = [(number, pair) for number, pair in zip(numbers, pairs, strict=True) if number < crowd.games]
        _put(connection, tables, [_table(crowd, number, pair[0]) for number, pair in zip(numbers, pairs, strict=True)])
        _put(
            connection,
            seats,
            [
                {"table_id": _id(number), **asdict(person(seat, user_id))}
                for number, pair in zip(numbers, pairs, strict=True)
                for seat, user_id in enumerate(pair)
            ],
        )
        _put(
            connection,
            log,
            [
                {"table_id": _id(number), **asdict(OPENING if seq == 1 else entry(seq))}
                for number in numbers
                for seq in range(1, PLAYS + 1)
            ],
        )
        _put(connection, results, [_result(crowd, number) for number, _ in finished])
        _put(connection, result_rows, [line for number, pair in finished for line in _lines(crowd, number, pair)])
        _put(connection, gains, [gain for number, _ in finished for gain in _gains(crowd, number)])


def _put(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _id(number: int) -> str:
    return f"{PREFIX}{number:04x}"


def _pair(crowd: Crowd, number: int, people: range, chance: Random) -> tuple[int, int]:
    first, second = chance.sample(people, 2)
    return (crowd.reader, second) if crowd.reader is not None and number % 20 == 0 else (first, second)


def _table(crowd: Crowd, number: int, opener_id: int) -> dict[str, Any]:
    over = number < crowd.games
    return columns_of(
        a_table(
            _id(number),
            location=Location(crowd.guild_id, crowd.guild_id + 1),
            opener_id=opener_id,
            phase=Phase.FINISHED if over else Phase.RUNNING,
            pace=TurnPace.NONE,
            revision=PLAYS,
            wake_at=None if over else crowd.wakes_at,
            opened_at=crowd.ended_at - DAY,
            changed_at=crowd.ended_at - DAY + number,
        )
    )


def _result(crowd: Crowd, number: int) -> dict[str, Any]:
    result = a_result(_id(number), guild_id=crowd.guild_id, ended_at=crowd.ended_at - DAY + number)
    head = {column.name: getattr(result, column.name) for column in results.columns if hasattr(result, column.name)}
    return {**head, "number": number + 1, "season": crowd.season}


def _lines(crowd: Crowd, number: int, pair: tuple[int, int]) -> list[dict[str, Any]]:
    place = {"table_id": _id(number), "ended_at": crowd.ended_at - DAY + number}
    return [{**place, **asdict(row)} for row in a_result(persons=pair).rows]


def _gains(crowd: Crowd, number: int) -> list[dict[str, Any]]:
    won, lost = (
        Gain(
            points=points,
            won=points > 10,
            before=RATING,
            after=RATING,
            overall_before=RATING,
            overall=RATING,
            games=9,
        )
        for points in (30, 10)
    )
    return [{"table_id": _id(number), "seat": seat, **columns_of(one)} for seat, one in enumerate((won, lost))]


def _standings(crowd: Crowd, people: range, chance: Random) -> list[dict[str, Any]]:
    return [
        {
            "guild_id": crowd.guild_id,
            "season": season,
            "game": game,
            **columns_of(
                Standing(
                    user_id=user_id,
                    name=f"Player {user_id}",
                    points=chance.randrange(3000),
                    games=40,
                    wins=chance.randrange(40),
                    rating=Rating(chance.gauss(25, 5), 3.0),
                    lifetime=user_id % 60,
                )
            ),
            "user_id": user_id,
        }
        for season in dict.fromkeys((0, crowd.season or 0))
        for game in ("", "claim")
        for user_id in people
    ]
