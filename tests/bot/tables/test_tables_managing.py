"""Powers of a server's managers over any table: pausing, moving, ending; each with a line in its log."""

from __future__ import annotations

import pytest

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import Closed, NotAllowed, NotRunning, Paused
from bot.tables.model import Person
from bot.tables.times import DAY, MINUTE
from bot.traces import Traces
from persistence.rows import Location, Phase, TurnPace
from tests.bot.tables.parlour import ANNA, BELA, BOSS, GUILD, PLACE, Parlour, asks

ELSEWHERE = 601


async def last_told(parlour: Parlour, table_id: str) -> str:
    """The key of the last thing that the log says."""
    return (await parlour.service.history(table_id, GUILD, None))[-1].text.key


async def test_a_manager_pauses_and_nobody_else_ends_it(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=TurnPace.LIVE_60)
    service = parlour.service
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, ANNA), verbs.pause()))
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, BOSS), verbs.resume()))
    await service.do(asks(table_id, BOSS), verbs.pause())
    assert await last_told(parlour, table_id) == "table-log-paused-by"
    await parlour.refuses(table_id, Paused, service.do(asks(table_id, BOSS), verbs.pause()))
    order = service.do(asks(table_id, ANNA), verbs.propose(Motion.RESUME))
    assert (await parlour.refuses(table_id, NotAllowed, order)).reason.key == "table-paused-by-order"
    await parlour.later(DAY)
    parlour.service.drop_cache()
    look = await parlour.look(table_id)
    assert look.ordered
    await service.do(asks(table_id, BOSS), verbs.resume())
    look = await parlour.look(table_id)
    assert not look.ordered
    assert {seat.due_at for seat in look.table.seats if seat.awaited} == {parlour.clock.now + MINUTE}
    lobby = await parlour.table(ANNA)
    await parlour.refuses(lobby, NotRunning, service.do(asks(lobby, BOSS), verbs.pause()))


async def test_an_order_overrules_what_people_have_decided(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    service = parlour.service
    for who in (ANNA, BELA):
        await service.do(asks(table_id, who), verbs.propose(Motion.PAUSE))
    since = (await parlour.look(table_id)).table.paused_at
    await service.do(asks(table_id, ANNA), verbs.propose(Motion.RESUME))
    parlour.clock.now += MINUTE
    await service.do(asks(table_id, BOSS), verbs.pause())
    look = await parlour.look(table_id)
    assert (look.poll, look.ordered, look.table.paused_at) == (None, True, since)


@pytest.mark.parametrize("started", [True, False])
async def test_a_table_is_moved_with_all_that_belongs_to_it(parlour: Parlour, *, started: bool) -> None:
    table_id = await (parlour.running(ANNA, BELA) if started else parlour.table(ANNA, BELA))
    await parlour.service.shown(table_id, 77, parlour.clock.now)
    service = parlour.service

    async def move(who: Person, channel_id: int) -> None:
        await service.do(asks(table_id, who), verbs.move(channel_id, in_thread=True))

    await parlour.refuses(table_id, NotAllowed, move(ANNA, ELSEWHERE))
    await parlour.refuses(table_id, NotAllowed, move(BOSS, PLACE.channel_id))
    await move(BOSS, ELSEWHERE)
    assert parlour.changes[-1].location == Location(GUILD, ELSEWHERE)
    assert await last_told(parlour, table_id) == "table-log-moved"
    look = await parlour.look(table_id)
    for _ in range(2):
        assert look.table.location == Location(GUILD, ELSEWHERE)
        assert await parlour.service.listing.here(PLACE) == []
        assert await parlour.service.listing.here(Location(GUILD, ELSEWHERE)) == [look.table]
        parlour.service.drop_cache()
        assert await parlour.look(table_id) == look
    await parlour.service.abandon(PLACE.channel_id)  # its former channel is gone
    assert (await parlour.look(table_id)).table.phase in {Phase.RUNNING, Phase.OPEN}
    await parlour.service.do(asks(table_id, BOSS), verbs.close())
    assert await last_told(parlour, table_id) == "table-log-closed-by"
    await parlour.refuses(table_id, Closed, move(BOSS, PLACE.channel_id))


async def test_a_table_that_is_moved_while_its_channel_is_deleted_stays(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await parlour.running(ANNA, BELA)
    channel_gone = parlour.store.messages.channel_gone

    async def moved_meanwhile(channel_id: int) -> list[str]:
        held = await channel_gone(channel_id)
        await parlour.service.do(asks(table_id, BOSS), verbs.move(ELSEWHERE, in_thread=False))
        return held

    monkeypatch.setattr(parlour.store.messages, "channel_gone", moved_meanwhile)
    await parlour.service.abandon(PLACE.channel_id)
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING


async def test_a_manager_who_is_forgotten_leaves_no_name(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    boss = Person(987_654_321, "Somebody Unmistakable", manages=True)
    service = parlour.service
    await service.do(asks(table_id, boss), verbs.pause())
    await service.do(asks(table_id, boss), verbs.resume())
    await service.do(asks(table_id, boss), verbs.move(ELSEWHERE, in_thread=False))
    await parlour.service.do(asks(table_id, boss), verbs.close())
    privacy = Traces(parlour.service, parlour.store)
    assert (await privacy.export(boss.id)).decode().count("Unmistakable") == 4
    assert "Unmistakable" not in (await privacy.export(ANNA.id)).decode()
    await privacy.forget(boss)
    entries = await parlour.store.log.entries(table_id)
    assert not any("Unmistakable" in entry.body or str(boss.id) in entry.body for entry in entries)
    assert (await parlour.look(table_id)).table.phase is Phase.CLOSED
