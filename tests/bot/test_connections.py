"""The bot's connections to Discord, and the state it leaves behind for its successor."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot import entrance
from bot.process import lease
from persistence.errors import StoreAway
from persistence.shards import ALL
from tests.bot.tables.parlour import eventually
from tests.harness.booth import ADA, Booth, words
from tests.harness.stores import ready_store


async def test_the_clocks_go_on_when_every_shard_is_back_whatever_session_it_has(booth: Booth) -> None:
    bot: Any = booth.bot
    state = bot._connection
    state.shard_ids, bot._working = range(2), True

    def begin_session(shard: int) -> None:
        user = {"id": "9", "username": "tapis", "discriminator": "0", "avatar": None}
        state.parse_ready({"shard": [shard, 2], "user": user, "guilds": []})

    async def is_serving() -> bool:
        parts = await bot.readiness()
        return all(parts.values()) and bot.service._ledger.reachable

    for shard in range(2):
        begin_session(shard)
    await eventually(is_serving)
    for shard in range(2):
        await bot.on_shard_disconnect(shard)
    assert not await is_serving()
    await bot.on_shard_resumed(1)
    assert not await is_serving(), "the other one is still away"
    begin_session(0)
    await eventually(is_serving)


async def test_who_cannot_go_on_gives_the_lease_back(booth: Booth, tmp_path: Path) -> None:
    bot: Any = booth.bot
    assert await bot._lease.take()

    async def fail() -> None:
        raise discord.DiscordException

    await bot._until_lost(fail())
    assert bot.lost.is_set()
    await bot.close()
    store = await ready_store(f"sqlite:///{tmp_path / 'tapis.db'}")
    assert await store.leases.holder(ALL, lambda _: False) is None
    await store.close()


async def test_the_lease_is_renewed_while_the_tables_are_taken_up(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Any = booth.bot
    leases, renewed = bot.store.leases, asyncio.Event()
    renew = leases.renew

    async def noted(milliseconds: int) -> bool:
        renewed.set()
        return bool(await renew(milliseconds))

    async def begin() -> None:
        async with asyncio.timeout(20):
            await renewed.wait()
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(lease, "RENEWED_EVERY", 0.001)
    monkeypatch.setattr(leases, "renew", noted)
    monkeypatch.setattr(bot, "_begin", begin)
    await bot._until_lost(bot._succeed())
    assert renewed.is_set()
    assert bot.lost.is_set()


async def test_while_the_database_is_away_clocks_stand_still_and_people_are_told(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Any = booth.bot
    bot._connection.shard_ids, bot._working, bot._repaired = range(1), True, True
    monkeypatch.setattr(bot, "is_ready", lambda: True)
    monkeypatch.setattr(lease, "RENEWED_EVERY", 0.001)
    monkeypatch.setattr(lease, "DOUBTED_AFTER", 0.0)
    monkeypatch.setattr(entrance, "DOUBTED", 0.01)
    table_id = await booth.table()
    assert await bot._lease.take()
    keeping = asyncio.create_task(bot._lease.keep())

    async def fails(_: int) -> bool:
        raise StoreAway

    async def stands_still() -> bool:
        return not bot.service._ledger.reachable

    async def goes_on() -> bool:
        return not await stands_still()

    with monkeypatch.context() as away:
        away.setattr(bot.store.leases, "renew", fails)
        await eventually(stands_still)
        assert "cannot reach my database" in words(await booth.press(ADA, f"1:hand:{table_id}:3:"))
        await bot._let_clocks_go_on()
        assert await stands_still()
    await eventually(goes_on)
    assert "Details" in words(await booth.press(ADA, f"1:hand:{table_id}:3:"))
    keeping.cancel()
