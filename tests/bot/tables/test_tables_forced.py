"""The only legal action, played for those who want that: after the usual pause, and nothing else is."""

from __future__ import annotations

from random import Random

from bot.tables import verbs
from bot.tables.errors import NotUndone
from games.engine import View
from persistence.rows import EntryKind, Phase
from tests.bot.tables.parlour import ANNA, BELA, Parlour, asks, eventually


async def view_of_anna(parlour: Parlour, table_id: str) -> View:
    view = (await parlour.look(table_id, ANNA)).view
    assert view is not None
    return view


async def until_anna_has_no_choice(parlour: Parlour, table_id: str, rng: Random) -> None:
    """Let both play until Anna has one legal action."""
    while len((await view_of_anna(parlour, table_id)).legal) != 1:
        await parlour.play(table_id, (await parlour.awaited(table_id))[0], rng)


async def wake_at(parlour: Parlour, table_id: str) -> int | None:
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    return row.wake_at


async def test_a_play_without_a_choice_is_played_for_whoever_wants_that(url: str) -> None:
    parlour = await Parlour.open(url, pause=lambda _table, _revision: 1.0)
    await parlour.store.settings.change_user(ANNA.id, auto_play=True)
    table_id = await parlour.running(ANNA, BELA, game="claim", rated=False)
    rng, forced = Random(1), 0
    while (look := await parlour.look(table_id, ANNA)).table.phase is Phase.RUNNING:
        assert look.view is not None
        if len(look.view.legal) == 1:
            forced += 1
            await parlour.later(1_000)
            assert (await parlour.look(table_id)).table.revision > look.table.revision
        else:
            await parlour.play(table_id, (await parlour.awaited(table_id))[0], rng)
    plays = [entry for entry in await parlour.store.log.entries(table_id) if entry.kind is EntryKind.PLAY]
    by_nobody = [entry for entry in plays if entry.actor_id is None]
    assert {entry.seat for entry in by_nobody} == {0}
    assert len(by_nobody) == forced >= 2
    assert {entry.actor_id for entry in plays if entry.seat == 1} == {BELA.id}
    await parlour.close()


async def test_it_waits_for_the_usual_pause_and_for_whoever_still_wants_it(url: str) -> None:
    parlour = await Parlour.open(url, pause=lambda _table, _revision: 60.0)
    await parlour.store.settings.change_user(ANNA.id, auto_play=True)
    table_id = await parlour.running(ANNA, BELA, game="claim", rated=False)
    await until_anna_has_no_choice(parlour, table_id, Random(1))
    before = await parlour.looks(table_id)
    assert await wake_at(parlour, table_id) == parlour.clock.now + 60_000
    parlour.service.drop_cache()
    await parlour.store.settings.change_user(ANNA.id, auto_play=False)
    parlour.clock.now += 60_000
    parlour.service.start_clock()

    async def asleep() -> bool:
        return await wake_at(parlour, table_id) is None

    await eventually(asleep)
    assert await parlour.looks(table_id) == before
    await parlour.play(table_id, ANNA, Random(1))
    await parlour.close()


async def test_what_was_played_for_somebody_is_not_theirs_to_take_back(url: str) -> None:
    parlour = await Parlour.open(url, pause=lambda _table, _revision: 60.0)
    await parlour.store.settings.change_user(ANNA.id, auto_play=True)
    table_id = await parlour.running(ANNA, BELA, game="claim", rated=False)
    await until_anna_has_no_choice(parlour, table_id, Random(1))
    seen = (await parlour.look(table_id)).table.revision
    parlour.clock.now += 60_000
    parlour.service.start_clock()

    async def moved() -> bool:
        return (await parlour.look(table_id)).table.revision > seen

    await eventually(moved)
    await parlour.service.stop_clock()
    undo = parlour.service.do(asks(table_id, ANNA), verbs.undo())
    error = await parlour.refuses(table_id, NotUndone, undo)
    assert error.reason.key == "table-undo-nothing"
    await parlour.close()
