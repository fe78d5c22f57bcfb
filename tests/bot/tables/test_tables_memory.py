"""A table is its log: caches may be emptied and processes restarted at any moment, and nobody can tell."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.tables import verbs
from bot.tables.errors import Unavailable
from bot.tables.model import At
from persistence.rows import Phase
from tests.bot.tables.parlour import ANNA, BELA, CLEO, GUILD, PLACE, Parlour, a_key


@pytest.mark.parametrize("game", ["hilltops", "claim"])
async def test_a_cache_emptied_at_every_step_changes_nothing(parlour: Parlour, game: str) -> None:
    table_id = await parlour.running(ANNA, BELA, game=game)
    rng = Random(6)
    while awaited := await parlour.awaited(table_id):
        with_cache = await parlour.looks(table_id)
        with_history = await parlour.service.history(table_id, GUILD, ANNA.id)
        parlour.service.drop_cache()
        assert await parlour.looks(table_id) == with_cache
        assert await parlour.service.history(table_id, GUILD, ANNA.id) == with_history
        await parlour.play(table_id, awaited[0], rng)
    with_cache = await parlour.looks(table_id)
    parlour.service.drop_cache()
    assert await parlour.looks(table_id) == with_cache


async def test_a_table_is_looked_at_once_by_each_pair_of_eyes_until_it_changes(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    before = [await parlour.look(table_id, who) for who in (ANNA, BELA, None)]
    assert [await parlour.look(table_id, who) for who in (ANNA, BELA, None)] == before
    assert await parlour.look(table_id, CLEO) is before[2], "who does not play sees what everybody sees"
    await parlour.play(table_id, (await parlour.awaited(table_id))[0], Random(1))
    for who, look in zip((ANNA, BELA, CLEO), before, strict=True):
        assert (await parlour.look(table_id, who)).table.revision == look.table.revision + 1


async def test_a_small_cache_is_enough(url: str) -> None:
    parlour = await Parlour.open(url, cache=1)
    tables = [await parlour.running(ANNA, BELA) for _ in range(3)]
    rng = Random(1)
    for _ in range(2):
        for table_id in tables:
            await parlour.play(table_id, (await parlour.awaited(table_id))[0], rng)
            assert len(parlour.service._ledger.cache._live) == 1
    for table_id in tables:
        assert (await parlour.look(table_id)).table.revision == 5
    await parlour.close()


async def test_a_restart_in_the_middle_is_not_noticed(url: str) -> None:
    first = await Parlour.open(url)
    table_id = await first.running(ANNA, BELA, CLEO)
    rng = Random(9)
    await first.play(table_id, ANNA, rng)
    revision, notation = await first.some_action(table_id, CLEO, rng)
    looks, key = await first.looks(table_id), a_key()
    await first.close()

    second = await Parlour.open(url, first.clock)
    assert await second.looks(table_id) == looks
    await second.service.do(
        At(table_id, CLEO, GUILD, key, revision), verbs.act(notation)
    )  # a button from before the restart
    await second.close()

    third = await Parlour.open(url, first.clock)
    assert (await third.service.do(At(table_id, CLEO, GUILD, key, revision), verbs.act(notation))).repeated
    assert (await third.play_on(table_id, rng)).table.phase is Phase.FINISHED
    await third.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET body = 'bury S9 S9' WHERE seq = 4",
        "UPDATE log SET body = 'bury S1', seat = 7 WHERE seq = 4",
        "UPDATE log SET body = '{\"seats\": 7}' WHERE seq = 1",
        "UPDATE log SET kind = 'undo' WHERE seq = 4",
        "UPDATE log SET kind = 'leave', seat = 3, body = '' WHERE seq = 2",
        "DELETE FROM log WHERE seq = 3",
        "UPDATE tables SET options = '{\"bury\": 7}'",
    ],
)
@pytest.mark.logs("log does not replay")
async def test_a_log_that_was_tampered_with_takes_no_other_table_along(
    parlour: Parlour, file: Path, damage: str
) -> None:
    good, bad = [await parlour.running(ANNA, BELA) for _ in range(2)]
    for table_id in (good, bad):
        await parlour.play(table_id, ANNA, Random(1))
    where = "id" if "tables" in damage else "table_id"
    joint = " AND" if "WHERE" in damage else " WHERE"
    with closing(sqlite3.connect(file)) as tampering, tampering:
        tampering.execute(f"{damage}{joint} {where} = ?", (bad,))
    parlour.service.drop_cache()
    with pytest.raises(Unavailable) as caught:
        await parlour.service.look(bad, GUILD, ANNA.id)
    assert caught.value.reason.key == "table-unavailable-broken"
    await parlour.play(good, BELA, Random(1))
    assert len(await parlour.service.listing.here(PLACE)) == 2, "lists need no log"
