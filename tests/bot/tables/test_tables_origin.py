"""A table that plays on from another game: what its log says, what it refuses, and how it survives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, make_url, text

from bot.tables import verbs
from bot.tables.errors import NotAllowed, TooFewSeats
from bot.tables.model import Apart
from bot.tables.service import OpenRequest
from bot.tables.verbs.opening import PlayOn
from games import registry
from persistence.rows import EntryKind, Phase
from persistence.upkeep.check import check
from tests.bot.tables.parlour import ANNA, BELA, CLEO, GUILD, PLACE, Parlour, a_key, asks
from tests.campaigns.study import Report, a_record, one

KILLED = """
import asyncio, os, signal, sys
from tests.bot.tables.parlour import ANNA, GUILD, PLACE, Parlour, asks
from bot.tables import verbs
from bot.tables.service import OpenRequest
from bot.tables.verbs.opening import PlayOn

async def main(url, former):
    parlour = await Parlour.open(url)
    record = await parlour.service.record(former, GUILD)
    wish = OpenRequest(location=PLACE, game="claim", computers=1, on=PlayOn(record, 20, 1, former))
    done = await parlour.service.open(wish, ANNA, None)
    await parlour.service.do(asks(done.table_id, ANNA), verbs.start())
    print(done.table_id, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main(*sys.argv[1:]))
"""


async def played_on(parlour: Parlour, move: int = 30, **wishes: object) -> tuple[str, str]:
    """A finished table, and one at which Cleo is to play on from it, in the first seat."""
    former = await parlour.finished(ANNA, BELA, game="claim")
    record = await parlour.service.record(former, GUILD)
    wish = OpenRequest(location=PLACE, game="claim", on=PlayOn(record, move, 0, former), **wishes)  # type: ignore[arg-type]
    done = await parlour.service.open(wish, CLEO, a_key())
    return former, done.table_id


async def test_it_begins_with_the_cards_and_the_moves_of_the_other_game(parlour: Parlour) -> None:
    former, table_id = await played_on(parlour)
    await parlour.service.do(asks(table_id, ANNA), verbs.join())
    await parlour.service.do(asks(table_id, CLEO), verbs.start())
    record = await parlour.service.record(former, GUILD)
    *_, state = record.model_copy(update={"actions": record.actions[:30], "result": None}).walk(registry.game("claim"))
    assert [(await parlour.look(table_id, who)).view for who in (CLEO, ANNA)] == [state.view(0), state.view(1)]
    entries = await parlour.store.log.entries(table_id)
    copied = [entry for entry in entries if entry.kind is EntryKind.PLAY]
    assert [(entry.seat, entry.body) for entry in copied] == list(record.actions[:30])
    assert {entry.actor_id for entry in copied} == {None}


async def test_it_counts_for_nothing_even_among_people(parlour: Parlour) -> None:
    _, table_id = await played_on(parlour)
    await parlour.service.do(asks(table_id, ANNA), verbs.join())
    await parlour.service.do(asks(table_id, CLEO), verbs.start())
    look = await parlour.play_on(table_id, Random(1))
    assert look.apart is Apart.UNRATED
    career = await parlour.store.standings.career(GUILD, CLEO.id, "", None)
    assert career is not None
    assert career.apart == 0


async def test_what_the_other_game_fixed_stays_fixed(parlour: Parlour) -> None:
    _, table_id = await played_on(parlour)
    service = parlour.service
    await parlour.refuses(table_id, TooFewSeats, service.do(asks(table_id, CLEO), verbs.start()))
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, CLEO), verbs.give_word("word")))
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, ANNA), verbs.join("word")))
    changed = service.do(asks(table_id, CLEO), verbs.configure({"games": "best-of-three"}))
    await parlour.refuses(table_id, NotAllowed, changed)


async def test_the_moves_of_the_other_game_are_nobodys_to_take_back(parlour: Parlour) -> None:
    _, table_id = await played_on(parlour, computers=1)
    await parlour.service.do(asks(table_id, CLEO), verbs.start())
    assert not (await parlour.look(table_id, CLEO)).may_undo


async def test_another_beginning_is_found(parlour: Parlour) -> None:
    former, table_id = await played_on(parlour)
    await parlour.service.do(asks(table_id, ANNA), verbs.join())
    await parlour.service.do(asks(table_id, CLEO), verbs.start())
    assert check(make_url(parlour.url)) == []
    for change in (f"{former} 29", None, "- 30"):
        engine = create_engine(make_url(parlour.url))
        with engine.begin() as connection:
            statement = text("UPDATE tables SET origin = :origin WHERE id = :id")
            connection.execute(statement, {"id": table_id, "origin": change})
        engine.dispose()
        assert any(table_id in fault for fault in check(make_url(parlour.url))), change


async def test_a_table_that_says_it_began_as_another_is_compared_with_that(parlour: Parlour) -> None:
    former = await parlour.finished(ANNA, BELA, game="claim")
    record = await parlour.service.record(former, GUILD)
    other = await parlour.finished(BELA, ANNA, game="claim")
    wish = OpenRequest(location=PLACE, game="claim", computers=1, on=PlayOn(record, 9, 0, other))
    done = await parlour.service.open(wish, CLEO, a_key())
    await parlour.service.do(asks(done.table_id, CLEO), verbs.start())
    (fault,) = check(make_url(parlour.url))
    assert fault == f"table {done.table_id}: does not begin as table {other}, which it says it plays on from"


async def test_a_process_that_is_killed_loses_none_of_it(url: str) -> None:
    parlour = await Parlour.open(url)
    former = await parlour.finished(ANNA, BELA, game="claim")
    await parlour.close()
    given = [sys.executable, "-c", KILLED, url, former]
    ran = subprocess.run(given, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[3])  # noqa: ASYNC221, S603
    assert ran.returncode == -9, ran.stderr
    table_id = ran.stdout.splitlines()[-1]
    parlour = await Parlour.open(url)
    look = await parlour.look(table_id, ANNA)
    assert look.table.phase is Phase.RUNNING
    assert look.seat == 1
    assert look.table.origin == f"{former} 20"
    assert check(make_url(url)) == []
    await parlour.close()


@pytest.mark.parametrize("key", sorted(registry.all_games()))
async def test_every_game_can_be_played_on(parlour: Parlour, key: str) -> None:
    """The campaign does so from 200 positions of each: `python -m tests.campaigns.study`."""
    chance, report = Random(f"study {key}"), Report()
    game = registry.game(key)
    record = a_record(game, game.seats[len(game.seats) // 2], chance)
    await one(parlour, record, chance, report, moves=10)
    assert report.faults == []
    assert report.moves
