"""No question scans a table."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, event

from persistence.rows import NO_CHANNEL, BlockedPerson, Challenge, EntryKind, Import, Location, Phase, Ping, Puzzle
from persistence.schema import metadata
from persistence.store import Store
from seasons.boards import Sort
from seasons.calendar import MIDNIGHT
from seasons.contests.model import Stage
from seasons.contests.verbs import opened
from seasons.daily import monday
from tests.persistence.samples import (
    A_PLAN,
    ANNA,
    BELA,
    OPENING,
    PLACE,
    a_contest,
    a_deal,
    a_result,
    a_table,
    entry,
    person,
)

A_PUZZLE = Puzzle(
    id="puzzleab",
    guild_id=PLACE.guild_id,
    table_id="aaaaaaaa",
    step=3,
    seat=0,
    game="claim",
    best="play D7",
    margin=0.5,
    worlds=1000,
    found_at=9,
)


class Heard:
    """The statements that a store sent to its database, each with the first of its last values."""

    def __init__(self) -> None:
        self.statements: dict[str, Any] = {}

    def statement(
        self, _connection: Connection, _cursor: Any, sql: str, values: Any, _context: Any, many: bool
    ) -> None:
        self.statements[sql] = values[0] if many else values


@pytest.fixture
def url(sqlite: str) -> str:
    """A file."""
    return sqlite


@pytest.fixture
async def heard(store: Store) -> AsyncIterator[Heard]:
    heard = Heard()
    event.listen(Engine, "before_cursor_execute", heard.statement)
    await everything(store)
    yield heard
    event.remove(Engine, "before_cursor_execute", heard.statement)


async def everything(store: Store) -> None:
    """Ask a store everything that can be asked in play."""
    await store.log.open_table(a_table(phase=Phase.RUNNING), [person(0, ANNA)], OPENING)
    await store.log.append(
        "aaaaaaaa", 1, [entry(2, interaction_id=5)], seats=[person(0, ANNA, awaited=True)], wake_at=3
    )
    await store.tables.find("aaaaaaaa")
    await store.tables.seats_at(["aaaaaaaa"])
    await store.log.entries("aaaaaaaa", after=1)
    await store.log.find_interaction(5)
    await store.tables.in_channel(PLACE)
    await store.tables.opened_from(PLACE)
    await store.tables.of_guild(PLACE.guild_id)
    await store.tables.of_person(ANNA, guild_id=PLACE.guild_id)
    await store.tables.awaiting(ANNA)
    await store.tables.changed_since(1)
    await store.tables.count_opened_by(ANNA, PLACE.guild_id)
    await store.tables.count_in_guild(PLACE.guild_id)
    await store.tables.due(4)
    await store.tables.next_wake()
    await store.tables.set_beside("aaaaaaaa", 2, dues={"turn/0": 9}, wake_at=9)
    await store.tables.timed()
    await store.tables.forgotten(4, 5)
    await store.tables.next_closing()
    await store.tables.set_closing("aaaaaaaa", 9)
    await store.messages.show("aaaaaaaa", 6, 7)
    await store.messages.show("aaaaaaaa", None, None)
    await store.messages.add_ping(Ping("aaaaaaaa", ANNA, PLACE.channel_id, 8))
    await store.messages.pings("aaaaaaaa")
    await store.messages.left_to_others(Ping("aaaaaaaa", ANNA, PLACE.channel_id, 8))
    await store.messages.remove_ping(Ping("aaaaaaaa", ANNA, PLACE.channel_id, 8))
    await store.blocks.add(BlockedPerson(ANNA, BELA, "Bela"))
    await store.blocks.of(ANNA)
    await store.blocks.against(BELA)
    await store.blocks.remove(ANNA, BELA)
    await store.messages.channel_gone(PLACE.channel_id)
    await store.log.append("aaaaaaaa", 2, [entry(3, EntryKind.FINISH)], phase=Phase.FINISHED, result=a_result())
    await store.results.find("aaaaaaaa")
    await store.results.of_person(ANNA, guild_id=PLACE.guild_id)
    await store.settings.change_guild(PLACE.guild_id, locale="fr")
    await store.settings.of_guild(PLACE.guild_id)
    await store.settings.change_user(ANNA, confirm=True)
    await store.settings.of_user(ANNA)
    await store.standings.settlement("aaaaaaaa")
    guild_id, ended = PLACE.guild_id, a_result().ended_at
    season = await store.seasons.roll(guild_id, ended)
    assert season is not None
    await store.seasons.find(guild_id, 1)
    await store.seasons.of_guild(guild_id)
    await store.standings.climbs(guild_id, ANNA)
    await store.puzzles.add(A_PUZZLE)
    await store.puzzles.of_guild(guild_id)
    await store.puzzles.answer(guild_id, "puzzleab", ANNA, solved=True, at=10)
    await store.puzzles.tries(guild_id)
    for sort in set(Sort) - {Sort.LADDER}:
        await store.standings.board(guild_id, 1, "claim", sort, limit=1, offset=1, own=ANNA)
    await store.seasons.last_channel(season)
    await store.standings.champions(guild_id, [1])
    await store.standings.highlights(guild_id, 1)
    await store.standings.career(guild_id, ANNA, "claim", 1)
    await store.seasons.overdue(ended)
    await store.seasons.next_end()
    await store.seasons.start(guild_id, ended, "Spring", None)
    await store.seasons.end(guild_id, 1, season.started_at, ended)
    await store.seasons.start(guild_id, ended, "Summer", ended + 5)
    await store.seasons.unannounced(100)
    await store.seasons.announced(season, ended)
    await store.imports.add(Import(id="aaaaaaab", user_id=ANNA, at=1, body="{}"), keep=5)
    await store.imports.find("aaaaaaab", ANNA)
    deal_of = partial(a_deal, guild_id)
    days = await store.dailies.days(guild_id, ended, ("UTC", MIDNIGHT), deal_of)
    await store.dailies.days(guild_id, ended, ("UTC", MIDNIGHT), deal_of)
    tried = a_table("aaaaaaac", daily=days.today.day, location=Location(guild_id, NO_CHANNEL))
    await store.log.open_table(tried, [person(0, ANNA)], OPENING)
    await store.dailies.find(guild_id, days.today.day)
    await store.dailies.before(guild_id, days.today.day)
    await store.dailies.tries(guild_id, [days.today.day])
    await store.dailies.try_of(guild_id, days.today.day, ANNA)
    await store.dailies.finished(guild_id, ANNA)
    await store.dailies.untold(ended, 100)
    await store.dailies.told(guild_id, days.today.day, ended)
    await store.dailies.next_end(ended)
    await store.settings.change_guild(guild_id, daily_prize=True)
    await store.prizes.settle_weeks(ended + 30 * 86_400_000)
    await store.prizes.of_week(guild_id, monday(days.today.day))
    contest = a_contest(guild_id)
    await store.contests.open(contest, opened(A_PLAN, ANNA, ended), 77)
    await store.contests.append(contest, opened(A_PLAN, ANNA, ended), Stage.ENTRY, 78)
    await store.contests.find(contest.id)
    await store.contests.of_interaction(77)
    await store.contests.log(contest.id)
    await store.contests.alive()
    await store.contests.of_guild(guild_id)
    await store.contests.shown(contest.id, 5)
    await store.challenges.open(
        Challenge(table_id="aaaaaaaa", guild_id=guild_id, channel_id=PLACE.channel_id, opened_at=1)
    )
    await store.challenges.find("aaaaaaaa")
    await store.challenges.stand("aaaaaaaa", 5, 6)
    await store.challenges.tables("aaaaaaaa")
    await store.challenges.saw("aaaaaaaa", ANNA)
    await store.challenges.has_seen("aaaaaaaa", ANNA)
    await store.challenges.end("aaaaaaaa", 2)
    await store.challenges.untold()
    await store.challenges.told("aaaaaaaa", 3)
    await store.notes.put("commands", "1f")
    await store.notes.get("commands")


@pytest.fixture
def plans(file: Path, heard: Heard) -> dict[str, list[str]]:
    """How SQLite carries out each statement, step by step."""
    with closing(sqlite3.connect(file)) as connection, connection:
        return {
            sql: [step for *_ids, step in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
            for sql, values in heard.statements.items()
            if not sql.startswith("BEGIN")
        }


def test_no_statement_scans_a_table(plans: dict[str, list[str]]) -> None:
    assert len(plans) > 25
    steps = [(sql, step.split()) for sql, plan in plans.items() for step in plan]
    assert [(sql, step) for sql, step in steps if step[0] == "SCAN" and step[1] in metadata.tables] == []
    used = {word for _sql, step in steps for word in step if word.startswith("ix_")}
    known = {str(index.name) for table in metadata.sorted_tables for index in table.indexes}
    assert known - used == set(), "no question uses them"


def test_tables_that_changed_are_found_by_when_they_did(plans: dict[str, list[str]]) -> None:
    (plan,) = [plan for sql, plan in plans.items() if "changed_at >=" in sql]
    assert plan[0] == "SEARCH tables USING INDEX ix_tables_phase_changed_at (phase=? AND changed_at>?)"


def test_tables_that_wait_for_somebody_are_found_by_the_person(plans: dict[str, list[str]]) -> None:
    (plan,) = [plan for sql, plan in plans.items() if "seats.awaited = 1" in sql]
    assert plan[0] == "SEARCH seats USING COVERING INDEX ix_seats_user_id_awaited (user_id=? AND awaited=?)"


def test_a_page_of_results_costs_what_is_on_it(plans: dict[str, list[str]]) -> None:
    (plan,) = [plan for sql, plan in plans.items() if "result_rows.user_id = ?" in sql and "AS page" in sql]
    page = plan[: plan.index("SCAN page")]
    assert any("ended_at" in step for step in page)
    assert "USE TEMP B-TREE FOR ORDER BY" not in page, "all there are would be sorted"


class TestPostgresql:
    @pytest.fixture
    def url(self, postgresql: str) -> str:
        """A database of PostgreSQL."""
        return postgresql

    def test_no_statement_scans_a_table(self, url: str, heard: Heard) -> None:
        """With scans as dear as can be, it uses none where an index answers."""
        assert len(heard.statements) > 25
        with psycopg.connect(url) as connection:
            connection.execute("SET enable_seqscan = off")
            for sql, values in heard.statements.items():
                if sql.startswith(("SELECT", "UPDATE", "DELETE")) and " pg_" not in sql:
                    plan = connection.execute(f"EXPLAIN {sql}", values).fetchall()
                    assert not any("Seq Scan" in step for (step,) in plan), sql
