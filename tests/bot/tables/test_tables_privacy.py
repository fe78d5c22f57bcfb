"""A person who asks to be forgotten leaves no byte in the database, and the games of others stay whole."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import make_url

from bot.tables import verbs
from bot.tables.computers import Thinkers
from bot.tables.errors import NotSeated, Stale, TableError
from bot.tables.keeping.replays import Imports, Walker
from bot.tables.model import Person
from bot.traces import Traces
from games import registry
from persistence.errors import StoreLocked
from persistence.people import NAMELESS
from persistence.rows import Phase, Ping
from persistence.schema import metadata
from persistence.upkeep.check import check, check_standings
from tests.bot.tables.parlour import ANNA, BELA, CLEO, GUILD, Parlour, asks
from tests.harness.moments import moment_at

ZOE = Person(987_654_321_012_345_678, "Zoë-Grâce Wolkenstein")


def traces(parlour: Parlour, who: Person) -> Iterator[str]:
    """Yield where the person occurs: in a file's bytes and in what lies beside it, or in a server's rows."""
    on_file = parlour.url.startswith("sqlite")
    forms = {
        "name": who.name.encode(),
        "name in JSON": json.dumps(who.name).strip('"').encode(),
        "id as text": str(who.id).encode(),
        "id as number": who.id.to_bytes(8, "big") if on_file else str(who.id).encode(),
    }
    for place, data in in_files(parlour.url) if on_file else in_rows(parlour.url):
        for form, needle in forms.items():
            if needle in data:
                yield f"{form} in {place}"


def in_files(url: str) -> Iterator[tuple[str, bytes]]:
    file = Path(str(make_url(url).database))
    return ((beside.name, beside.read_bytes()) for beside in file.parent.glob(f"{file.name}*"))


def in_rows(url: str) -> Iterator[tuple[str, bytes]]:
    with psycopg.connect(url) as connection:
        for table in metadata.sorted_tables:
            rows = sql.SQL("SELECT row_to_json(one)::text FROM {} AS one").format(sql.Identifier(table.name))
            for (row,) in connection.execute(rows).fetchall():
                yield table.name, row.encode()


async def a_life(parlour: Parlour) -> dict[str, str]:
    """Let Zoë leave traces of every kind; returns the tables by what happened there."""
    service, store = parlour.service, parlour.store
    tables = {
        "finished": await parlour.running(ZOE, BELA),
        "resigned": await parlour.running(ANNA, ZOE, BELA),
        "running": await parlour.running(ZOE, ANNA, CLEO),
        "open": await parlour.table(ANNA, ZOE),
        "alone": await parlour.table(ZOE),
        "left": await parlour.table(ZOE, CLEO),
        "kicked": await parlour.table(ANNA, ZOE, CLEO),
    }
    choose = Random(3)
    people = {ZOE.id: ZOE, BELA.id: BELA}
    while (look := await parlour.look(tables["finished"])).table.phase is Phase.RUNNING:
        seat = next(seat for seat in look.table.seats if seat.awaited)
        await parlour.play(tables["finished"], people[seat.user_id or 0], choose)
    await service.do(asks(tables["resigned"], ZOE), verbs.resign())
    await service.do(asks(tables["left"], ZOE), verbs.leave())
    await service.do(asks(tables["kicked"], ANNA), verbs.kick(1))
    tables["rematch"] = (await service.rematch(asks(tables["finished"], BELA))).table_id
    await store.settings.change_user(ZOE.id, locale="fr")
    await store.messages.add_ping(Ping(tables["running"], ZOE.id, 600, 77))
    data = (await service.record(tables["finished"], GUILD)).json_text().encode()
    for reader in (ZOE, CLEO):
        await Imports(store, parlour.clock, Walker(Thinkers())).bring(reader.id, data)
    return tables


async def test_not_a_byte_is_left_and_every_game_stays_whole(parlour: Parlour) -> None:
    tables = await a_life(parlour)
    assert {line.rpartition(" in ")[0] for line in traces(parlour, ZOE)} >= {"name", "id as text", "id as number"}
    before = await parlour.service.record(tables["finished"], GUILD)
    salts = [seat.salt for seat in before.seats]

    await Traces(parlour.service, parlour.store).forget(ZOE)

    assert list(traces(parlour, ZOE)) == []
    after = await parlour.service.record(tables["finished"], GUILD)
    assert [seat.salt for seat in after.seats] == salts
    assert [seat.name for seat in after.seats] == [NAMELESS, "Bela"]
    assert after.actions == before.actions
    assert after.replay(registry.game("hilltops")).outcome() is not None
    assert check(make_url(parlour.url)) == []
    assert check_standings(make_url(parlour.url)) == []
    phases = {name: (await parlour.look(table_id)).table.phase for name, table_id in tables.items()}
    assert phases == {
        "finished": Phase.FINISHED,
        "resigned": Phase.RUNNING,
        "running": Phase.RUNNING,
        "open": Phase.OPEN,
        "alone": Phase.CLOSED,
        "left": Phase.OPEN,
        "kicked": Phase.OPEN,
        "rematch": Phase.OPEN,
    }
    assert (await parlour.look(tables["left"])).table.opener_id == CLEO.id
    assert (await parlour.look(tables["alone"])).table.opener_id < 0


async def test_tables_go_on_and_never_bring_the_name_back(parlour: Parlour) -> None:
    tables = await a_life(parlour)
    await Traces(parlour.service, parlour.store).forget(ZOE)
    await parlour.service.do(asks(tables["open"], ANNA), verbs.leave())
    await parlour.service.do(asks(tables["rematch"], ANNA), verbs.join())
    parlour.service.start_clock()
    for name in ("running", "resigned"):
        await parlour.play_on(tables[name], Random(2))
    assert check_standings(make_url(parlour.url)) == []
    result = await parlour.store.results.find(tables["running"])
    assert result is not None
    assert result.rows[0].name == NAMELESS
    assert (result.rows[0].user_id or 0) < 0
    parlour.service.drop_cache()
    for table_id in tables.values():
        assert all(seat.user_id != ZOE.id for seat in (await parlour.look(table_id)).table.seats)
    assert list(traces(parlour, ZOE)) == []
    with pytest.raises(NotSeated):
        await parlour.service.rematch(asks(tables["finished"], ZOE))


async def test_an_imported_record_of_somebody_else_loses_the_name_only(parlour: Parlour) -> None:
    await a_life(parlour)
    await Traces(parlour.service, parlour.store).forget(ZOE)
    (kept,) = (await parlour.store.people.everything_of(CLEO.id))["imports"]
    replay = await Imports(parlour.store, parlour.clock, Walker(Thinkers())).replay(kept["id"], CLEO.id)
    assert [seat.name for seat in replay.record.seats] == [NAMELESS, "Bela"]
    assert moment_at(replay.record, 99_999).outcome is not None


async def test_nobody_else_loses_anything(parlour: Parlour) -> None:
    await a_life(parlour)
    before = await parlour.store.people.everything_of(CLEO.id)
    await Traces(parlour.service, parlour.store).forget(ZOE)
    after = await parlour.store.people.everything_of(CLEO.id)
    for name in ("seats", "result_rows", "user_settings", "pings"):
        assert [{**row, "awaited": None} for row in after[name]] == [{**row, "awaited": None} for row in before[name]]
    mine = [row for row in before["log"] if row["actor_id"] == CLEO.id]
    assert [row for row in after["log"] if row["actor_id"] == CLEO.id] == mine


async def test_forgetting_a_stranger_and_forgetting_twice_do_no_harm(parlour: Parlour) -> None:
    tables = await a_life(parlour)
    privacy = Traces(parlour.service, parlour.store)
    log = await parlour.store.log.entries(tables["finished"])
    await privacy.forget(Person(555_555_555_555_555_555, "Nemo"))
    assert await parlour.store.log.entries(tables["finished"]) == log
    await asyncio.gather(privacy.forget(ZOE), privacy.forget(ZOE))
    assert not any((await parlour.store.people.everything_of(ZOE.id)).values())


async def test_for_a_stranger_nothing_is_written(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    await a_life(parlour)

    async def write(_: object) -> None:
        raise AssertionError("a stranger's wish writes nothing")

    monkeypatch.setattr(parlour.store._database, "write", write)
    await Traces(parlour.service, parlour.store).forget(Person(555_555_555_555_555_555, "Nemo"))


async def test_others_play_on_between_the_tables_of_somebody_who_is_forgotten(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        table_id = await parlour.running(ZOE, BELA)
        for who in (ZOE, BELA):
            await parlour.play(table_id, who, Random(1))
        await parlour.service.do(asks(table_id, ZOE), verbs.resign())
    played_on = await parlour.running(ANNA, CLEO)
    forget_one = parlour.store.people.make_nobody_at
    tables = []

    async def after_a_play(table_id: str, *given: Any) -> bool:
        async with asyncio.timeout(20):
            (who, *_) = await parlour.awaited(played_on)
            await parlour.play(played_on, who, Random(1))
        tables.append(table_id)
        return await forget_one(table_id, *given)

    monkeypatch.setattr(parlour.store.people, "make_nobody_at", after_a_play)
    await Traces(parlour.service, parlour.store).forget(ZOE)
    assert len(set(tables)) == 3
    assert list(traces(parlour, ZOE)) == []
    assert check(make_url(parlour.url)) == []
    assert check_standings(make_url(parlour.url)) == []


async def test_a_game_that_ends_while_its_player_is_forgotten_counts_right(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await parlour.finished(ANNA, BELA)
    table_id = await parlour.running(ANNA, BELA, CLEO)
    await parlour.service.do(asks(table_id, ANNA), verbs.resign())
    before = parlour.store.people.make_nobody_elsewhere

    async def ends_meanwhile(user_id: int, nobody: int) -> bool:
        parlour.service.start_clock()
        await parlour.play_on(table_id, Random(2))
        return await before(user_id, nobody)

    monkeypatch.setattr(parlour.store.people, "make_nobody_elsewhere", ends_meanwhile)
    await Traces(parlour.service, parlour.store).forget(ANNA)
    result = await parlour.store.results.find(table_id)
    assert result is not None
    assert (result.rows[0].user_id or 0) < 0
    assert not await parlour.store.people.is_kept(ANNA.id)
    assert check_standings(make_url(parlour.url)) == []


async def test_the_export_holds_what_is_mine_and_nothing_of_others(parlour: Parlour) -> None:
    tables = await a_life(parlour)
    kept = json.loads(await Traces(parlour.service, parlour.store).export(ZOE.id))
    assert {name for name, rows in kept.items() if rows} == {
        "user_id",
        "tables",
        "seats",
        "log",
        "result_rows",
        "gains",
        "standings",
        "pings",
        "user_settings",
        "imports",
    }
    plays = [entry.body for entry in await parlour.store.log.entries(tables["finished"]) if entry.actor_id == ZOE.id]
    exported = [row["body"] for row in kept["log"] if row["table_id"] == tables["finished"]]
    assert exported[1:] == plays[1:]
    record = kept.pop("imports")
    assert record[0]["body"]["seats"][0]["name"] == ZOE.name
    rest = json.dumps(kept, ensure_ascii=False)
    assert "Bela" not in rest
    assert "Anna" not in rest
    for table_id in tables.values():
        row = await parlour.store.tables.find(table_id)
        assert row is not None
        assert row.secret.hex() not in rest


async def test_who_sits_down_again_meanwhile_is_not_torn_out_of_the_table(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await parlour.table(ANNA, ZOE)
    touched = parlour.store.people.tables_touched

    async def sits_down_again(user_id: int) -> list[str]:
        await parlour.service.do(asks(table_id, ZOE), verbs.join())
        return await touched(user_id)

    monkeypatch.setattr(parlour.store.people, "tables_touched", sits_down_again)
    with pytest.raises(Stale):
        await Traces(parlour.service, parlour.store).forget(ZOE)
    seats = (await parlour.look(table_id)).table.seats
    assert [(seat.user_id, seat.name) for seat in seats] == [(ANNA.id, "Anna"), (ZOE.id, ZOE.name)]


async def test_a_file_that_cannot_be_erased_now_is_erased_by_and_by(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_life(parlour)
    privacy = Traces(parlour.service, parlour.store)

    async def locked() -> None:
        raise StoreLocked("somebody else")

    with monkeypatch.context() as held:
        held.setattr(parlour.store.people, "erase", locked)
        with pytest.raises(TableError) as caught:
            await privacy.forget(ZOE)
    assert caught.value.reason.key == "privacy-not-scrubbed"
    assert not any((await parlour.store.people.everything_of(ZOE.id)).values())
    await privacy.forget(ZOE)
    assert list(traces(parlour, ZOE)) == []


async def test_a_name_changed_between_games_goes_in_every_form(parlour: Parlour) -> None:
    table_id = await parlour.running(replace(ZOE, name="Zoë the Former"), BELA)
    await parlour.service.do(asks(table_id, BELA), verbs.resign())
    await parlour.running(ZOE, BELA)
    await Traces(parlour.service, parlour.store).forget(ZOE)
    assert list(traces(parlour, replace(ZOE, name="Zoë the Former"))) == []
    assert list(traces(parlour, ZOE)) == []
