"""A club on simcord's Discord: the real client, commands and router, on a database of its own."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from discord.app_commands import tree
from discord.webhook import async_ as webhooks
from simcord.gateway import FakeWebSocket

from bot import app
from bot.app import Tapis
from bot.courier import Pace
from bot.process import lease
from bot.process.settings import Settings
from tests.harness.quick_simcord import quicken
from tests.harness.stores import ready_store

LONG = 600.0
"""Seconds: simcord really waits for timers that would ring before it gives up, so that all of ours are longer."""
PACE = Pace(gather=0, gap=0, retry=LONG, answer=LONG, patience=LONG)


def settings(folder: Path) -> Settings:
    return Settings(
        _env_file=None,
        discord_token=None,
        sandbox_url=None,
        database_url=f"sqlite:///{folder / 'tapis.db'}",
        health_file=folder / "health",
        emojis_file=folder / "emojis.json",
        signing_file=folder / "signing.key",
        computer_pause=0.0,
        click_limit=1000,
        second_click=0.0,
    )


async def bot_in(folder: Path) -> Tapis:
    store = await ready_store(f"sqlite:///{folder / 'tapis.db'}")
    return Tapis(settings(folder), store, pace=PACE, limits=False, guild_ready_timeout=0.01, shard_count=1)


_TRANSLATED: dict[str, str] = {}


def _translated_once(translate: Any) -> Any:
    """A method that translates a command for the first bot only: it is the same in each, and takes a while."""

    async def payload(command: Any, *given: Any) -> Any:
        if command.qualified_name not in _TRANSLATED:
            _TRANSLATED[command.qualified_name] = json.dumps(await translate(command, *given))
        return json.loads(_TRANSLATED[command.qualified_name])

    return payload


@dataclass(slots=True)
class Club:
    """A server with a channel and a few people, and the bot in it."""

    env: simcord.Env
    bot: Tapis
    bots: list[Tapis]
    folder: Path
    guild: Any
    channel: Any
    ada: Any
    bruno: Any
    chloe: Any

    async def restart(self) -> None:
        """End the bot and start a new one on the same database: no memory survives."""
        self.bot = await bot_in(self.folder)
        self.bots.append(self.bot)
        await self.env.restart_bot(self.bot)


@pytest.fixture
async def bots() -> AsyncIterator[list[Tapis]]:
    """Bots whose databases are closed after the test; simcord ends a bot without closing it, as a crash would."""
    opened: list[Tapis] = []
    yield opened
    for bot in opened:
        await bot.store.close()


@pytest.fixture
async def simcord_bot(
    bots: list[Tapis], tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch
) -> Tapis:
    """The bot that simcord's own fixture logs in."""
    shutil.copy(empty_database, tmp_path / "tapis.db")
    quicken(monkeypatch)
    monkeypatch.setattr(app, "HEARTBEAT", 1000 * LONG)
    monkeypatch.setattr(lease, "RENEWED_EVERY", 1000 * LONG)
    monkeypatch.setattr(lease, "is_gone", lambda _: True)  # a bot that simcord ended, in this very process
    monkeypatch.setattr(tree, "AppCommand", lambda **sent: sent)  # nobody reads what Discord says of its commands
    for field in ("session_id", "sequence"):  # simcord's Discord has no sessions to come back to
        monkeypatch.setattr(FakeWebSocket, field, None, raising=False)
    for kind in (app_commands.Command, app_commands.Group):
        monkeypatch.setattr(kind, "get_translated_payload", _translated_once(kind.get_translated_payload))
    bots.append(await bot_in(tmp_path))
    return bots[0]


@pytest.fixture
async def club(
    simcord_env: simcord.Env,
    simcord_bot: Tapis,
    bots: list[Tapis],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Club]:
    """Open the club: Ada manages the server, Bruno and Chloé play."""
    # simcord takes calls by interaction tokens in its own contexts only; the bot makes them in others, too.
    for module in (discord.interactions, webhooks):
        monkeypatch.setattr(module, "async_context", SimpleNamespace(get=lambda: simcord_env._webhook_adapter))
    guild = simcord_env.create_guild()
    managers = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True, manage_messages=True))
    yield Club(
        env=simcord_env,
        bot=simcord_bot,
        bots=bots,
        folder=tmp_path,
        guild=guild,
        channel=guild.create_text_channel("card-table"),
        ada=guild.add_member(simcord_env.create_user("ada", global_name="Ada"), roles=[managers]),
        bruno=guild.add_member(simcord_env.create_user("bruno", global_name="Bruno")),
        chloe=guild.add_member(simcord_env.create_user("chloe", global_name="Chloé")),
    )
    for bot in bots:  # simcord ends what clicks have brought about, but not what the test's own deeds have
        await bot.service.stop_clock()
        await bot.courier.stop()


def forbid(club: Club, *permissions: str) -> None:
    """Take permissions from the bot on the whole server."""
    own = club.env.backend.get_guild(club.guild.id).roles
    mine = next(role for role in own.values() if role.managed)
    left = discord.Permissions(mine.permissions)
    left.update(**dict.fromkeys(permissions, False))
    club.env.backend.edit_role(club.guild.id, mine.id, {"permissions": left.value})


def said(message: Any) -> str:
    """Everything that can be read in a message, labels and descriptions included, with ordinary spaces."""
    parts: list[str] = []

    def walk(components: list[dict[str, Any]]) -> None:
        for one in components:
            parts.extend(str(one[key]) for key in ("content", "label", "placeholder") if one.get(key))
            parts.extend(item["description"] for item in one.get("items", []))
            walk(one.get("components", []))

    walk(_raw(message))
    return "\n".join(parts).replace("\u00a0", " ")


def ids(message: Any) -> list[str]:
    """The custom_ids of a message, in reading order."""
    found: list[str] = []

    def walk(components: list[dict[str, Any]]) -> None:
        for one in components:
            if one.get("custom_id"):
                found.append(one["custom_id"])
            walk(one.get("components", []))

    walk(_raw(message))
    return found


def _raw(message: Any) -> list[dict[str, Any]]:
    """The components as Discord has them; a message found in a channel has discord.py's objects instead."""
    return [one if isinstance(one, dict) else one.to_dict() for one in message.components]


def id_of(message: Any, verb: str) -> str:
    """The custom_id of the first component that asks for this. Raises `StopIteration`."""
    return next(one for one in ids(message) if one.split(":")[1] == verb)


def table_of(message: Any) -> str:
    return ids(message)[0].split(":")[2]


async def press(person: Any, message: Any, verb: str) -> Any:
    """Press the first button that asks for this."""
    return await person.click(message, custom_id=id_of(message, verb))


async def resign(person: Any, channel: Any, **options: Any) -> Any:
    """Give a game up by keyboard, and say so again when asked."""
    asked = await person.slash(channel, "table resign", **options)
    return await press(person, asked.response, "resign")


async def running_table(club: Club, **options: Any) -> Any:
    """Open a table for Ada and Bruno and start it; returns its public message."""
    opened = await club.ada.slash(club.channel, "table new", game="claim", **options)
    await press(club.bruno, opened.response, "join")
    await press(club.ada, opened.response, "start")
    return opened.response


def to_act(club: Club, table: Any) -> Any:
    """The person awaited according to the public message."""
    waiting = next(line for line in said(table).splitlines() if "Waiting for" in line)
    return club.ada if club.ada.mention in waiting else club.bruno


def sentence(result: Any) -> str:
    """The one sentence that somebody was answered with, in private; a screen of any other kind is an error."""
    assert result.acknowledged
    assert result.ephemeral
    message = result.response
    assert message is not None
    assert ids(message) == []
    words = said(message)
    assert words
    assert "\n" not in words
    assert "{" not in words
    assert "[" not in words  # how a sentence that is missing is shown
    return words
