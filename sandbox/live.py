"""The page's live connection: windows of people, what they do, and what they see change.

A window belongs to one person; a person may have several. Every frame is a JSON object: `t` names what the
server tells, `do` what the person does. Each action but `history` carries a nonce and is settled with one
frame: `ack`, `modal` or `choices`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.changes import (
    BotPresence,
    Change,
    ChannelGone,
    ChannelSaved,
    CommandsSet,
    GuildPresence,
    MessageGone,
    MessageSaved,
    OverwritesSet,
    UsersChanged,
)
from sandbox.clock import iso
from sandbox.commands import visible
from sandbox.errors import ApiError, Rejected
from sandbox.interaction import NO_ANSWER, Answered, ChoicesGiven, ModalShown, Outcome, Unanswered
from sandbox.outbox import Outbox

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.errors import Json
    from sandbox.model import Channel, User
    from sandbox.world import World

log = logging.getLogger(__name__)


class Window(Outbox):
    """One open page (or test client) of a person."""

    def __init__(self, user: User, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        super().__init__(socket, transport)
        self.user = user
        self.socket = socket

    def send(self, frame: Json) -> None:
        """Send a frame soon, in order."""
        self.push(json.dumps(frame))

    def ack(self, nonce: Any, error: str | None = None, message_id: int | None = None) -> None:
        """Settle an action: done, or refused with a sentence."""
        frame: Json = {"t": "ack", "nonce": nonce, "ok": error is None}
        if error is not None:
            frame["error"] = error
        if message_id is not None:
            frame["message_id"] = str(message_id)
        self.send(frame)

    def settle(self, nonce: Any, outcome: Outcome) -> None:
        """Settle an action that was an interaction with how it ended."""
        match outcome:
            case Answered(message):
                self.ack(nonce, message_id=message.id if message else None)
            case ModalShown(interaction_id, modal):
                frame = {"t": "modal", "nonce": nonce, "interaction_id": str(interaction_id), "modal": modal}
                self.send(frame)
            case ChoicesGiven(choices):
                self.send({"t": "choices", "nonce": nonce, "choices": choices})
            case Unanswered():
                self.ack(nonce, NO_ANSWER)


class Live:
    """Serves the windows: tells them what changes and hands on what people do."""

    def __init__(self, world: World, perform: Callable[[Window, Json], Awaitable[None]]) -> None:
        self._world = world
        self._perform = perform
        self._windows: set[Window] = set()
        world.listen(self._on_change)

    def __len__(self) -> int:
        return len(self._windows)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one window until it closes. The person is named by id or username, else the first one."""
        socket = web.WebSocketResponse(timeout=2.0, max_msg_size=256 * 1024, compress=False, heartbeat=30)
        await socket.prepare(request)
        window = Window(self._user(request.query.get("user", "")), socket, request.transport)
        self._windows.add(window)
        pump = asyncio.create_task(window.pump())
        window.send(self._hello(window.user))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(window, frame.data)
        finally:
            pump.cancel()
            self._windows.discard(window)
        return socket

    async def close(self) -> None:
        """Close every window: the sandbox ends."""
        await asyncio.gather(*(window.socket.close(code=1001) for window in self._windows))

    def _user(self, name: str) -> User:
        people = self._world.people
        return next((one for one in people if name in (str(one.id), one.username)), people[0])

    async def _receive(self, window: Window, text: str) -> None:
        try:
            frame = json.loads(text)
        except ValueError:
            frame = None
        if not isinstance(frame, dict):
            window.ack(None, "A frame is a JSON object.")
            return
        try:
            await self._perform(window, frame)
        except Rejected as rejected:
            window.ack(frame.get("nonce"), str(rejected))
        except ApiError as error:
            window.ack(frame.get("nonce"), error.message)
        except (KeyError, TypeError, ValueError) as error:
            log.warning("live: %s is no proper frame: %s", frame.get("do"), error)
            window.ack(frame.get("nonce"), f"This frame lacks something or has it wrong: {error}")

    # What windows are told

    def _hello(self, user: User) -> Json:
        world = self._world
        return {
            "t": "hello",
            "me": payloads.page_user(user),
            "users": self._users(),
            "guilds": self._guilds(),
            "channels": [
                payloads.page_channel(world, channel)
                for channel in world.channels.values()
                if world.sees(user, channel)
            ],
            "commands": visible(world, user),
            "bot": self._bot(),
            "now": iso(world.clock.now()),
        }

    def _guilds(self) -> list[Json]:
        return [
            {
                "id": str(guild.id),
                "name": guild.name,
                "roles": [{"id": str(role.id), "name": role.name.removeprefix("@")} for role in guild.roles.values()],
            }
            for guild in self._world.guilds.values()
        ]

    def _users(self) -> list[Json]:
        return [payloads.page_user(user) for user in self._world.users.values()]

    def _bot(self) -> Json:
        return {"user": payloads.page_user(self._world.bot), "online": self._world.bot_online}

    def _tell(self, frame: Json, sees: Callable[[User], bool] = lambda _: True) -> None:
        text = json.dumps(frame)
        for window in self._windows:
            if sees(window.user):
                window.push(text)

    def _show_or_hide(self, channel: Channel) -> None:
        shown = {"t": "channel", "channel": payloads.page_channel(self._world, channel)}
        self._tell(shown, lambda user: self._world.sees(user, channel))
        hidden = {"t": "channel_gone", "id": str(channel.id)}
        self._tell(hidden, lambda user: not self._world.sees(user, channel))

    def _tell_commands(self) -> None:
        for window in self._windows:
            window.send({"t": "commands", "commands": visible(self._world, window.user)})

    def _on_change(self, change: Change) -> None:
        world = self._world
        match change:
            case MessageSaved(message):
                frame = {"t": "message", "message": payloads.page_message(world, message)}
                self._tell(frame, lambda user: world.visible_to(message, user))
            case MessageGone(message):
                frame = {
                    "t": "message_gone",
                    "channel_id": str(message.channel_id),
                    "id": str(message.id),
                }
                self._tell(frame, lambda user: world.visible_to(message, user))
            case ChannelSaved(channel):
                frame = {"t": "channel", "channel": payloads.page_channel(world, channel)}
                self._tell(frame, lambda user: world.sees(user, channel))
            case OverwritesSet(channel):
                for one in (channel, *world.threads_of(channel)):
                    self._show_or_hide(one)
            case ChannelGone(channel):
                frame = {"t": "channel_gone", "id": str(channel.id)}
                self._tell(frame, lambda user: world.sees(user, channel))
            case GuildPresence():
                self._tell({"t": "guilds", "guilds": self._guilds()})
                self._tell_commands()
            case CommandsSet():
                self._tell_commands()
            case UsersChanged():
                self._tell({"t": "users", "users": self._users()})
            case BotPresence():
                self._tell({"t": "bot", "bot": self._bot()})
