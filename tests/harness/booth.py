"""The router's door without a Discord around it: discord.py's own interactions come in, what would be sent is kept.

Fast enough for thousands of clicks, and for many at once. What Discord itself would do is not played here; that is
what simcord and the sandbox are for.
"""

from __future__ import annotations

import itertools
import json
import shutil
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.actions import Request
from bot.courier.wire import answers
from bot.tables import verbs
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest
from bot.text import Words
from persistence.rows import Location, UserSettings
from tests.harness.club import bot_in

GUILD, CHANNEL, MESSAGE, APPLICATION = 10, 20, 30, 40
ADA, BRUNO, CHLOE = 1, 2, 3
PLACE = Location(GUILD, CHANNEL)
MANAGE_GUILD = "32"
BLURPLE = 1
"""The style of a button that does something now."""
MESSAGE_SENT: Any = {
    "channel_id": str(CHANNEL),
    "author": {"id": "9", "username": "player9", "discriminator": "0", "avatar": None},
    "content": "",
    "type": 0,
    "flags": 64,
    "components": [],
}


class Wire(AsyncWebhookAdapter):
    """Keeps what would go to Discord, by the interaction's token; what takes the place of an answer, in `edits`."""

    def __init__(self) -> None:
        self.sent: dict[str, Any] = {}
        self.edits: list[Any] = []

    async def request(self, route: Any, session: Any, **given: Any) -> Any:
        """Take a call and answer it as Discord would."""
        del session
        token = route.webhook_token
        if route.method == "PATCH" and token in self.sent:
            self.edits.append(_body(given))
            return {**MESSAGE_SENT, "id": "99"}
        if token in self.sent:
            raise AssertionError(f"a second call for one interaction: {route.url}")
        self.sent[token] = _body(given)
        return {"interaction": {"id": str(route.webhook_id), "type": 3, "response_message_id": "99"}}


def _body(given: dict[str, Any]) -> Any:
    """The JSON of a call, sent alone or beside files."""
    if given.get("payload") is not None:
        return given["payload"]
    (said,) = (part["value"] for part in given["multipart"] if part["name"] == "payload_json")
    return json.loads(said)


@dataclass(slots=True)
class Booth:
    """A bot that is not connected, and people who press its buttons."""

    bot: Any
    wire: Wire
    keys: itertools.count[int] = field(default_factory=lambda: itertools.count(1000))
    tables: dict[str, str] = field(default_factory=dict)
    managers: Collection[int] = ()
    """The people who manage the server."""

    @property
    def ada(self) -> Person:
        return Person(ADA, "Ada")

    async def press(
        self,
        user_id: int,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
        fields: Mapping[str, str] | None = None,
        private: bool = False,
        key: int | None = None,
        locale: str = "en-GB",
    ) -> Any:
        """Press a button, use a menu or send a form, and return what would be sent to Discord."""
        key = next(self.keys) if key is None else key
        token = f"token-{key}-{next(self.keys)}"
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        if fields is not None:
            inputs = [{"type": 4, "custom_id": name, "value": value} for name, value in fields.items()]
            data = {"custom_id": custom_id, "components": [{"type": 18, "component": one} for one in inputs]}
        payload: Any = {
            "id": str(key),
            "application_id": str(APPLICATION),
            "token": token,
            "type": 3 if fields is None else 5,
            "version": 1,
            "guild_id": str(GUILD),
            "channel": {"id": str(CHANNEL), "type": 0, "name": "tables", "position": 0},
            "member": {
                "user": _user(user_id),
                "roles": [],
                "flags": 0,
                "permissions": str(discord.Permissions(manage_guild=user_id in self.managers).value),
            },
            "locale": locale,
            "app_permissions": MANAGE_GUILD,
            "attachment_size_limit": 1,
            "data": data,
            "message": {
                "id": str(MESSAGE),
                "channel_id": str(CHANNEL),
                "author": _user(9),
                "content": "",
                "type": 0,
                "flags": 64 if private else 0,
                "components": [],
            },
        }
        await self.bot.router.press(discord.Interaction(data=payload, state=self.bot._connection))
        return self.wire.sent.get(token)

    def request(self, who: int = ADA) -> Request:
        """A click in private of somebody who sees every channel, for an action to be called with."""

        async def sees(channels: Collection[int]) -> frozenset[int]:
            return frozenset(channels)

        async def shows(user_id: int, channel_id: int) -> bool:
            return True

        return Request(
            who=Person(who, f"Player {who}"),
            guild_id=GUILD,
            channel_id=CHANNEL,
            key=next(self.keys),
            words=Words("en"),
            settings=UserSettings(user_id=who),
            locale="en-GB",
            sees=sees,
            shows=shows,
            message_id=MESSAGE,
            private=True,
            can_thread=True,
        )

    async def table(self, *, seats: int = 2, game: str = "claim", started: bool = True) -> str:
        """Open a table for Ada, let the others sit down, start it, and return its id."""
        service = self.bot.service
        done = await service.open(OpenRequest(location=PLACE, game=game, seats=seats), self.ada, None)
        await service.shown(done.table_id, MESSAGE, 0)
        for user_id in range(2, seats + 1):
            await service.do(At(done.table_id, Person(user_id, f"Player {user_id}"), GUILD), verbs.join())
        if started:
            await service.do(At(done.table_id, self.ada, GUILD), verbs.start())
        table_id: str = done.table_id
        return table_id


async def _taken(route: Any, **_given: Any) -> Any:
    """Take what goes to a channel as Discord would; nobody looks at it here."""
    return None if route.method == "DELETE" else {**MESSAGE_SENT, "id": "98"}


def _user(user_id: int) -> Any:
    return {"id": str(user_id), "username": f"player{user_id}", "discriminator": "0", "avatar": None}


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Booth]:
    """A booth on the database in a folder, with all the time in the world: a slow machine answers once too."""
    bot: Any = await bot_in(folder)
    bot._connection.user = discord.ClientUser(state=bot._connection, data=_user(9))
    await bot._async_setup_hook()
    bot.http.request = _taken
    wire = Wire()
    before = async_context.set(wire)
    try:
        with patch.object(answers, "IN_TIME", 60):
            yield Booth(bot, wire)
    finally:
        async_context.reset(before)
        await bot.courier.stop()
        await bot.store.close()


@pytest.fixture
async def booth(tmp_path: Path, empty_database: Path) -> AsyncIterator[Booth]:
    shutil.copy(empty_database, tmp_path / "tapis.db")
    async with opened(tmp_path) as booth:
        yield booth


def words(sent: Any) -> str:
    """Everything that can be read in what was sent: texts, labels, options."""
    found: list[str] = []

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            found.extend(str(part[key]) for key in ("content", "label", "title") if isinstance(part.get(key), str))
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for one in part:
                walk(one)

    walk(sent)
    return "\n".join(found)


def found_ids(sent: Any) -> list[str]:
    if isinstance(sent, dict):
        own = [sent["custom_id"]] if isinstance(sent.get("custom_id"), str) else []
        return own + [one for value in sent.values() for one in found_ids(value)]
    return [one for part in sent for one in found_ids(part)] if isinstance(sent, list) else []


def playable(sent: Any) -> list[str]:
    """The clicks of the cards that may be played; those that may not stand among them in grey."""
    if isinstance(sent, dict):
        own = [sent["custom_id"]] if ":pick:" in str(sent.get("custom_id")) and sent.get("style") == BLURPLE else []
        return own + [one for value in sent.values() for one in playable(value)]
    return [one for part in sent for one in playable(part)] if isinstance(sent, list) else []
