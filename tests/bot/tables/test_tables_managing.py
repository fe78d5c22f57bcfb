"""What people who manage the server do with any table: pausing, moving, ending; each with a line in its log."""

from __future__ import annotations

import pytest

from bot.tables.clocks.dues import DAY, MINUTE
from bot.tables.entries import Motion
from bot.tables.errors import Closed, NotAllowed, NotRunning, Paused
from bot.tables.model import Person
from bot.tables.verbs.privacy import Privacy
from persistence.rows import Phase, Place, TurnPace
from tests.bot.tables.parlour import ANNA, BELA, BOSS, GUILD, PLACE, Parlour, a_key

ELSEWHERE = 601


async def last_told(parlour: Parlour, table_id: str) -> str:
    """Return the key of the last thing that the log says."""
    return (await parlour.service.history(table_id, GUILD, None))[-1].text.key


async def test_a_manager_pauses_and_nobody_else_ends_it(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=TurnPace.LIVE_60)
    managing, together = parlour.service.managing, parlour.service.together
    await parlour.refuses(table_id, NotAllowed, managing.pause(table_id, ANNA, GUILD, a_key()))
    await parlour.refuses(table_id, NotAllowed, managing.resume(table_id, BOSS, GUILD, a_key()))
    await managing.pause(table_id, BOSS, GUILD, a_key())
    assert await last_told(parlour, table_id) == "table-log-paused-by"
    await parlour.refuses(table_id, Paused, managing.pause(table_id, BOSS, GUILD, a_key()))
    order = together.propose(table_id, ANNA, GUILD, Motion.RESUME, None, a_key())
    assert (await parlour.refuses(table_id, NotAllowed, order)).reason.key == "table-paused-by-order"
    await parlour.later(DAY)
    parlour.service.drop_cache()
    look = await parlour.look(table_id)
    assert look.ordered
    await managing.resume(table_id, BOSS, GUILD, a_key())
    look = await parlour.look(table_id)
    assert not look.ordered
    assert {seat.due_at for seat in look.table.seats if seat.awaited} == {parlour.clock.now + MINUTE}
    lobby = await parlour.table(ANNA)
    await parlour.refuses(lobby, NotRunning, managing.pause(lobby, BOSS, GUILD, a_key()))


async def test_an_order_overrules_what_people_have_decided(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    managing, together = parlour.service.managing, parlour.service.together
    for who in (ANNA, BELA):
        await together.propose(table_id, who, GUILD, Motion.PAUSE, None, a_key())
    since = (await parlour.look(table_id)).table.paused_at
    await together.propose(table_id, ANNA, GUILD, Motion.RESUME, None, a_key())
    parlour.clock.now += MINUTE
    await managing.pause(table_id, BOSS, GUILD, a_key())
    look = await parlour.look(table_id)
    assert (look.poll, look.ordered, look.table.paused_at) == (None, True, since)


@pytest.mark.parametrize("started", [True, False])
async def test_a_table_is_moved_with_all_that_belongs_to_it(parlour: Parlour, *, started: bool) -> None:
    table_id = await (parlour.running(ANNA, BELA) if started else parlour.table(ANNA, BELA))
    await parlour.service.shown(table_id, 77, parlour.clock.now)
    managing = parlour.service.managing

    async def move(who: Person, channel_id: int) -> None:
        await managing.move(table_id, who, GUILD, channel_id, a_key(), in_thread=True)

    await parlour.refuses(table_id, NotAllowed, move(ANNA, ELSEWHERE))
    await parlour.refuses(table_id, NotAllowed, move(BOSS, PLACE.channel_id))
    await move(BOSS, ELSEWHERE)
    assert parlour.changes[-1].place == Place(GUILD, ELSEWHERE)
    assert await last_told(parlour, table_id) == "table-log-moved"
    look = await parlour.look(table_id)
    for _ in range(2):
        assert look.table.place == Place(GUILD, ELSEWHERE)
        assert await parlour.service.listing.here(PLACE) == []
        assert await parlour.service.listing.here(Place(GUILD, ELSEWHERE)) == [look.table]
        parlour.service.drop_cache()
        assert await parlour.look(table_id) == look
    await parlour.service.abandon(PLACE.channel_id)  # its former channel is gone
    assert (await parlour.look(table_id)).table.phase in {Phase.RUNNING, Phase.OPEN}
    await parlour.service.close(table_id, BOSS, GUILD, a_key())
    assert await last_told(parlour, table_id) == "table-log-closed-by"
    await parlour.refuses(table_id, Closed, move(BOSS, PLACE.channel_id))


async def test_a_table_that_is_moved_while_its_channel_is_deleted_stays(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await parlour.running(ANNA, BELA)
    channel_gone = parlour.store.messages.channel_gone

    async def moved_meanwhile(channel_id: int) -> list[str]:
        held = await channel_gone(channel_id)
        await parlour.service.managing.move(table_id, BOSS, GUILD, ELSEWHERE, a_key(), in_thread=False)
        return held

    monkeypatch.setattr(parlour.store.messages, "channel_gone", moved_meanwhile)
    await parlour.service.abandon(PLACE.channel_id)
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING


async def test_a_manager_who_is_forgotten_leaves_no_name(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    boss = Person(987_654_321, "Somebody Unmistakable", manages=True)
    managing = parlour.service.managing
    await managing.pause(table_id, boss, GUILD, a_key())
    await managing.resume(table_id, boss, GUILD, a_key())
    await managing.move(table_id, boss, GUILD, ELSEWHERE, a_key(), in_thread=False)
    await parlour.service.close(table_id, boss, GUILD, a_key())
    privacy = Privacy(parlour.service, parlour.store)
    assert (await privacy.export(boss.id)).decode().count("Unmistakable") == 4
    assert "Unmistakable" not in (await privacy.export(ANNA.id)).decode()
    await privacy.forget(boss)
    entries = await parlour.store.log.entries(table_id)
    assert not any("Unmistakable" in entry.body or str(boss.id) in entry.body for entry in entries)
    assert (await parlour.look(table_id)).table.phase is Phase.CLOSED
