"""Lobbies that nobody starts: closed at the time their message tells, never in a burst after a down-time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.screens.parts import Paragraph
from bot.screens.table import more_screen
from bot.tables import verbs
from bot.tables.errors import Closed
from bot.tables.model import ChangeKind
from bot.tables.times import DAY, HOUR, MINUTE
from bot.text import Words
from persistence.rows import EntryKind, Phase
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, GUILD, Parlour, asks, eventually
from tests.persistence.samples import OPENING, a_table


async def pass_time(parlour: Parlour, milliseconds: int) -> None:
    """Let so much time pass, and the clock look at what is due."""
    parlour.clock.now += milliseconds
    parlour.service.look_again(parlour.clock.now)


async def test_a_forgotten_lobby_closes_after_a_day_and_not_before(parlour: Parlour) -> None:
    table_id, later = await parlour.table(ANNA, BELA), await parlour.table(CLEO)
    parlour.service.start_clock()
    assert (await parlour.look(table_id)).table.closes_at == parlour.clock.now + DAY

    await pass_time(parlour, DAY - 1)
    await parlour.service.do(asks(later, BELA), verbs.join())
    assert (await parlour.look(table_id)).table.phase is Phase.OPEN
    await pass_time(parlour, 1)
    await parlour.until(table_id, Phase.CLOSED)

    last = (await parlour.store.log.entries(table_id))[-1]
    assert (last.kind, last.actor_id) == (EntryKind.CLOSE, None)
    assert "forgotten" in last.body
    assert (parlour.changes[-1].table_id, parlour.changes[-1].kind) == (table_id, ChangeKind.CLOSED)
    assert (await parlour.look(later)).table.phase is Phase.OPEN
    assert (await parlour.look(table_id)).table.closes_at is None
    with pytest.raises(Closed):
        await parlour.service.do(asks(table_id, ANNA), verbs.start())


async def test_every_change_of_the_lobby_gives_it_new_time(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, seats=4)
    service = parlour.service
    service.start_clock()
    deeds: list[Callable[[], Awaitable[object]]] = [
        lambda: service.do(asks(table_id, BELA), verbs.join()),
        lambda: service.do(asks(table_id, ANNA), verbs.add_computer()),
        lambda: service.do(asks(table_id, ANNA), verbs.configure({"bury": 2})),
        lambda: service.do(asks(table_id, ANNA), verbs.kick(2)),
        lambda: service.do(asks(table_id, ANNA), verbs.leave()),
    ]
    for deed in deeds:
        await pass_time(parlour, DAY - HOUR)
        await deed()
        assert (await parlour.look(table_id)).table.closes_at == parlour.clock.now + DAY
    await pass_time(parlour, DAY)
    await parlour.until(table_id, Phase.CLOSED)


async def test_a_game_that_has_begun_never_closes_by_itself(parlour: Parlour) -> None:
    table_id, other = await parlour.running(ANNA, BELA), await parlour.table(CLEO)
    parlour.service.start_clock()
    await pass_time(parlour, DAY)
    await parlour.until(other, Phase.CLOSED)
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING
    assert await parlour.store.tables.next_closing() is None


async def test_the_server_says_how_long_or_that_lobbies_stay(parlour: Parlour) -> None:
    await parlour.store.settings.change_guild(GUILD, lobby_hours=0)
    stays = await parlour.table(ANNA)
    await parlour.store.settings.change_guild(GUILD, lobby_hours=6)
    closes = await parlour.table(BELA)
    assert (await parlour.look(stays)).table.closes_at is None
    assert (await parlour.look(closes)).table.closes_at == parlour.clock.now + 6 * HOUR

    parlour.service.start_clock()
    await pass_time(parlour, 6 * HOUR)
    await parlour.until(closes, Phase.CLOSED)
    assert (await parlour.look(stays)).table.phase is Phase.OPEN

    await parlour.service.do(asks(stays, ANNA), verbs.leave())
    assert (await parlour.look(stays)).table.phase is Phase.CLOSED


async def test_a_down_time_closes_nothing_without_an_hours_notice(parlour: Parlour) -> None:
    lobbies = [await parlour.table(who) for who in (ANNA, BELA, CLEO)]
    parlour.clock.now += 3 * DAY
    parlour.service.start_clock()

    async def told() -> bool:
        return [change.kind for change in parlour.changes[3:]] == [ChangeKind.LOBBY] * 3

    await eventually(told)
    notice = parlour.clock.now + HOUR
    for table_id in lobbies:
        look = await parlour.look(table_id)
        assert (look.table.phase, look.table.closes_at) == (Phase.OPEN, notice)
        assert (await parlour.store.log.entries(table_id))[-1].kind is EntryKind.NOTICE

    # Falling again within the hour gives no second hour, and what somebody changes meanwhile has its day.
    await parlour.service.stop_clock()
    parlour.service.drop_cache()
    await parlour.service.do(asks(lobbies[0], BOSS), verbs.join())
    parlour.clock.now = notice
    parlour.service.start_clock()
    for table_id in lobbies[1:]:
        await parlour.until(table_id, Phase.CLOSED)
    assert (await parlour.look(lobbies[0])).table.phase is Phase.OPEN


async def test_a_lobby_closes_no_sooner_than_people_can_reach_us(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA)
    parlour.service.uptime.lost()
    await parlour.later(DAY)
    await parlour.later(HOUR)
    assert (await parlour.look(table_id)).table.phase is Phase.OPEN
    await parlour.service.uptime.found()
    await parlour.later(MINUTE)
    look = await parlour.look(table_id)
    assert (look.table.phase, look.table.closes_at) == (Phase.OPEN, parlour.clock.now + HOUR)


async def test_who_came_at_the_last_moment_keeps_the_table(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await parlour.table(ANNA)
    looks: list[int] = []

    async def read_just_before(now: int, _limit: int) -> list[str]:
        looks.append(now)
        return [table_id]

    async def looked() -> bool:
        return bool(looks)

    monkeypatch.setattr(parlour.store.tables, "forgotten", read_just_before)
    parlour.service.start_clock()
    await eventually(looked)
    await parlour.service.stop_clock()
    assert len(await parlour.store.log.entries(table_id)) == 1


@pytest.mark.logs("game not installed")
async def test_a_lobby_that_cannot_be_read_holds_up_no_other(parlour: Parlour) -> None:
    due = parlour.clock.now + HOUR
    await parlour.store.log.open_table(a_table("broken", game="gone", closes_at=due), [], OPENING)
    table_id = await parlour.table(ANNA)
    parlour.service.start_clock()
    await pass_time(parlour, DAY)
    await parlour.until(table_id, Phase.CLOSED)
    broken = await parlour.store.tables.find("broken")
    assert broken is not None
    assert (broken.phase, broken.closes_at) == (Phase.OPEN, parlour.clock.now + HOUR)


@pytest.mark.parametrize(
    ("locale", "sentence"), [("en", "unless the game starts"), ("fr", "si la partie ne commence pas")]
)
async def test_the_lobby_says_when_it_closes(parlour: Parlour, locale: str, sentence: str) -> None:
    table_id = await parlour.table(ANNA)
    closes = f"<t:{(parlour.clock.now + DAY) // 1000}:R>"
    assert any(sentence in line and closes in line for line in await lines(parlour, table_id, locale))

    await parlour.store.settings.change_guild(GUILD, lobby_hours=0)
    await parlour.service.do(asks(table_id, BELA), verbs.join())
    assert not any(sentence in line for line in await lines(parlour, table_id, locale))


async def lines(parlour: Parlour, table_id: str, locale: str) -> list[str]:
    screen = more_screen(await parlour.look(table_id, ANNA), ANNA, Words(locale))
    return [line for block in screen.blocks if isinstance(block, Paragraph) for line in block.text.splitlines()]
