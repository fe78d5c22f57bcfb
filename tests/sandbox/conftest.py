"""The sandbox in this process on a free port, the tiny bot connected to it, and people."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import aiohttp
import discord
import pytest
import yarl

from sandbox.person import Person
from sandbox.server import TOKEN
from tests.harness.conformance import held_sandbox
from tests.harness.playing import PATIENCE
from tests.sandbox.rest_client import Rest
from tests.sandbox.tiny_bot import TinyBot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from sandbox.server import Sandbox

    People = Callable[[str], Awaitable[Person]]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox whose clock stands still until a test shifts it: what a slow machine takes counts for nothing."""
    begun = time.time()
    async with held_sandbox(now=lambda: begun) as running:
        yield running


@pytest.fixture
async def people(sandbox: Sandbox) -> AsyncIterator[People]:
    """Open a window of somebody; all are closed at the end."""
    async with AsyncExitStack() as stack:

        async def open_window(name: str) -> Person:
            return await stack.enter_async_context(Person(sandbox.url, name, timeout=PATIENCE))

        yield open_window


@pytest.fixture
async def rest(sandbox: Sandbox) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(sandbox, session)


@pytest.fixture
def pointed(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Point discord.py at the sandbox."""
    monkeypatch.setattr(discord.http.Route, "BASE", f"{sandbox.url}/api/v10")
    gateway = yarl.URL(sandbox.url.replace("http", "ws") + "/gateway")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    monkeypatch.setattr(discord.asset.Asset, "BASE", f"{sandbox.url}/cdn")


@pytest.fixture
async def bot(pointed: None) -> AsyncIterator[TinyBot]:
    client = TinyBot()
    running = asyncio.create_task(client.start(TOKEN))
    waiting = asyncio.create_task(client.ready.wait())
    await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    if running.done():
        running.result()
    yield client
    await client.close()
    waiting.cancel()
    await asyncio.gather(running, return_exceptions=True)
