"""The bot on the sandbox: what people click while no process is there, and what Discord lists of a message."""

from __future__ import annotations

import asyncio
import gc
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import discord
import pytest
import yarl

from bot.app import Tapis
from bot.courier.wire import answers
from bot.process import sessions
from persistence.rows import EntryKind
from sandbox import interactions, payloads
from sandbox.person import NoAnswer, Person
from sandbox.server import TOKEN, Sandbox
from tests.bot.tables.parlour import eventually
from tests.harness.club import bot_in
from tests.harness.conformance import held_sandbox
from tests.harness.playing import button, press, table_of

LONG = 100.0
"""Seconds: a slow machine answers in time as well."""


@pytest.fixture
async def sandbox(tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    shutil.copy(empty_database, tmp_path / "tapis.db")
    monkeypatch.setattr(interactions, "FIRST_RESPONSE_SECONDS", LONG)
    monkeypatch.setattr(answers, "IN_TIME", LONG)
    monkeypatch.setattr(sessions, "ANSWERABLE", LONG)
    monkeypatch.setattr(sessions, "KNOWN_WITHIN", LONG)
    async with held_sandbox() as running:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{running.url}/api/v10")
        gateway = yarl.URL(running.url.replace("http", "ws") + "/gateway")
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield running


@asynccontextmanager
async def serving(folder: Path, ada: Person) -> AsyncIterator[Tapis]:
    """Let a bot serve, and end it in order."""
    bot = await bot_in(folder)
    running = asyncio.create_task(bot.start(TOKEN))
    try:
        await ada.wait_until(lambda: ada.bot_online)
        await ada.wait_command("table")
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


async def test_what_is_clicked_between_two_processes_is_done_once_by_the_second(
    tmp_path: Path, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(sandbox.url, "Ada", timeout=LONG) as ada, Person(sandbox.url, "Bruno", timeout=LONG) as bruno:
        async with serving(tmp_path, ada):
            table = (await ada.slash("table new", game="claim")).message
        await bruno.wait_until(lambda: bruno.message(table.id) is not None)
        meanwhile = asyncio.create_task(press(bruno, table, "join"))
        await bruno.speak("en-GB")  # a round trip: the sandbox has heard of the click before
        async with serving(tmp_path, ada) as bot:
            joined = await meanwhile
            assert joined.id == table.id
            log = await bot.store.log.entries(table_of(table))
            assert [entry.kind for entry in log] == [EntryKind.OPEN, EntryKind.JOIN]
            await eventually(partial(_has_one_session, sandbox))

        monkeypatch.setattr(sessions, "ANSWERABLE", 0.0)
        late = asyncio.create_task(bruno.click(joined, button(joined, "leave").custom_id))
        await bruno.speak("en-GB")
        async with serving(tmp_path, ada) as bot:
            await eventually(partial(_has_one_session, sandbox))
            sandbox.world.clock.shift(LONG)
            with pytest.raises(NoAnswer):
                await late
            assert len(await bot.store.log.entries(table_of(table))) == len(log)


async def test_a_session_that_discord_has_forgotten_is_done_without(tmp_path: Path, sandbox: Sandbox) -> None:
    async with Person(sandbox.url, "Ada", timeout=LONG) as ada:
        async with serving(tmp_path, ada):
            pass
        for session in [sandbox.gateway.sessions.find(one) for one in [*sandbox.gateway.sessions._sessions]]:
            assert session is not None
            sandbox.gateway.sessions.forget(session)
        unhandled: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context["message"]))
        async with serving(tmp_path, ada):
            assert "Claim" in str((await ada.slash("rules", game="claim")).message)
        gc.collect()  # a task that failed unheard is reported when it is thrown away
        assert unhandled == []


async def test_a_picture_that_no_message_lists_is_still_sent_once(tmp_path: Path, sandbox: Sandbox) -> None:
    async with (
        Person(sandbox.url, "Ada", timeout=LONG) as ada,
        Person(sandbox.url, "Bruno", timeout=LONG) as bruno,
        serving(tmp_path, ada) as bot,
    ):
        table = (await ada.slash("table new", game="claim")).message
        await bruno.wait_until(lambda: bruno.message(table.id) is not None)
        await press(ada, await press(bruno, table, "join"), "start")

        async def drawn_again() -> list[int]:
            bot.courier._messages.forget_all()
            await bot.courier.show(table_of(table))
            shown = sandbox.world.message(int(table.channel_id), int(table.id))
            assert payloads.message(sandbox.world, shown)["attachments"] == []
            return [file.id for file in shown.attachments]

        async def stays() -> bool:  # once the courier has drawn what the answer to Start left to it
            first = await drawn_again()
            return len(first) == 1 and await drawn_again() == first

        await eventually(stays)


async def _has_one_session(sandbox: Sandbox) -> bool:
    return len(sandbox.gateway.sessions) == 1
