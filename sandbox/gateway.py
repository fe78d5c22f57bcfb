"""The gateway: the websocket on which the bot hears what happens.

Facts: Discord, Gateway; platform pitfalls: HELLO first, heartbeats before IDENTIFY, every dispatch carries
`s`, RESUMED carries an object. Frames are sent as text even where compression was asked for.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.changes import (
    BotPresence,
    Change,
    ChannelGone,
    ChannelSaved,
    CommandsSet,
    EventChanged,
    EventInterest,
    GuildPresence,
    MessageGone,
    MessageSaved,
    OverwritesSet,
    UsersChanged,
)
from sandbox.clock import as_snowflake
from sandbox.model import ChannelType, MessageFlag
from sandbox.outbox import Outbox
from sandbox.sessions import MAX_INTENTS, PRIVILEGED, Intent, Session, Sessions, Starts

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.errors import Json
    from sandbox.interaction import Interaction
    from sandbox.model import Channel, Guild, Message, ScheduledEvent
    from sandbox.record import Record
    from sandbox.world import World

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 41.25
ACK_SECONDS = 0.03
"""How long a heartbeat's answer is on its way, as on any network: clients note when they sent only after sending."""
SENDS_PER_MINUTE = 120


class Refused(Exception):
    """The connection is closed with a gateway close code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Connection(Outbox):
    """One websocket of the bot."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        super().__init__(socket, transport)
        self.socket = socket
        self.session: Session | None = None
        self.dropped = False
        self._received: deque[float] = deque(maxlen=SENDS_PER_MINUTE)

    def send(self, op: int, data: Any) -> None:
        """Send a frame that is no event."""
        self.push(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def close(self, code: int, reason: str = "") -> None:
        self.dropped = True
        await self.socket.close(code=code, message=reason.encode())

    def count(self, now: float) -> None:
        """Count a frame from the bot.

        Raises:
            Refused: 4008, more than 120 frames in a minute.

        """
        if len(self._received) == SENDS_PER_MINUTE and now - self._received[0] < 60:
            raise Refused(4008, "Rate limited")
        self._received.append(now)


class Gateway:
    """Accepts the bot's connections and tells them what changes in the world."""

    def __init__(self, world: World, token: str, base: Callable[[], str], tell: Record | None = None) -> None:
        self._world = world
        self._token = token
        self._base = base
        self.sessions = Sessions(tell)
        self.starts = Starts()
        self._connections: set[Connection] = set()
        world.listen(self._on_change)

    @property
    def url(self) -> str:
        """The address the bot connects and resumes to."""
        return self._base().replace("http", "ws", 1) + "/gateway"

    # Connections

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot until it ends."""
        socket = web.WebSocketResponse(timeout=2.0, max_msg_size=64 * 1024, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.transport)
        self._connections.add(connection)
        pump = asyncio.create_task(connection.pump())
        try:
            _check_version(request)
            connection.send(10, {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000), "_trace": []})
            await self._listen(connection)
        except Refused as refused:
            log.warning("gateway: closed with %s %s", refused.code, refused)
            await connection.close(refused.code, str(refused))
        finally:
            pump.cancel()
            self._connections.discard(connection)
            self._detach(connection)
        return socket

    async def _listen(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                frame = await connection.socket.receive(timeout=HEARTBEAT_SECONDS * 2)
            except TimeoutError:
                raise Refused(4009, "Session timed out") from None
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            connection.count(loop.time())
            try:
                body = json.loads(frame.data)
            except ValueError:
                raise Refused(4002, "Error while decoding payload") from None
            if not isinstance(body, dict):
                raise Refused(4002, "Error while decoding payload")
            self._receive(connection, body.get("op"), body.get("d"))

    def _receive(self, connection: Connection, op: Any, data: Any) -> None:
        match op:
            case 1:
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, 11, None)
            case 2:
                self._identify(connection, data if isinstance(data, dict) else {})
            case 6:
                self._resume(connection, data if isinstance(data, dict) else {})
            case 3 | 4 | 8 | 31 | 43:
                if connection.session is None:
                    raise Refused(4003, "Not authenticated")
                if op == 8:
                    self._send_members(connection.session, data if isinstance(data, dict) else {})
            case _:
                raise Refused(4001, "Unknown opcode")

    def _identify(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            raise Refused(4005, "Already authenticated")
        self._authenticate(data)
        number = data.get("intents")
        if not isinstance(number, int) or not 0 <= number <= MAX_INTENTS:
            raise Refused(4013, "Invalid intents")
        if PRIVILEGED & number:
            raise Refused(4014, "Disallowed intents")
        shard = _shard(data.get("shard"))
        if not self.starts.take(shard[0], asyncio.get_running_loop().time()):
            connection.send(9, data=False)
            return
        session = self.sessions.open(Intent(number), shard)
        self._attach(connection, session)
        guilds = [one for one in self._world.guilds.values() if one.has_bot and session.serves(one.id)]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(self._world.bot),
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
            "application": {"id": str(self._world.application_id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "_trace": [],
        }
        if data.get("shard") is not None:
            ready["shard"] = list(session.shard)
        session.dispatch("READY", ready)
        for one in guilds:
            if one.available and Intent.GUILDS in session.intents:
                session.dispatch("GUILD_CREATE", self._guild(one))

    def _resume(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            raise Refused(4005, "Already authenticated")
        self._authenticate(data)
        session = self.sessions.find(data.get("session_id"))
        number = data.get("seq")
        missed = session.missed(number) if session is not None and isinstance(number, int) else None
        if session is None or missed is None:
            connection.send(9, data=False)
            return
        for text in missed:
            connection.push(text)
        self.sessions.renew(session)
        self._attach(connection, session)
        session.dispatch("RESUMED", {"_trace": []})

    def _authenticate(self, data: Json) -> None:
        if data.get("token") not in (self._token, f"Bot {self._token}"):
            raise Refused(4004, "Authentication failed")

    def _attach(self, connection: Connection, session: Session) -> None:
        connection.session = session
        session.wire = connection
        self._world.set_bot_online(online=True)

    def _detach(self, connection: Connection) -> None:
        session = connection.session
        if session is not None and session.wire is connection:
            session.wire = None
            # A bot that closes with 1000 or 1001 says goodbye; anything else may be resumed.
            if not connection.dropped and connection.socket.close_code in (1000, 1001):
                self.sessions.forget(session)
        self._world.set_bot_online(online=bool(self.sessions.connected))

    # What can be done to connections on purpose

    def reconnect(self) -> None:
        """Ask every connection to come back and resume (op 7)."""
        for connection in self._connections:
            connection.send(7, None)

    def invalidate(self) -> None:
        """End every session: the bot has to identify again (op 9)."""
        for connection in self._connections:
            if connection.session is not None:
                self.sessions.forget(connection.session)
            connection.send(9, data=False)

    async def drop(self, code: int = 4000, *, resumable: bool = True) -> None:
        """Close every connection with this code; without `resumable` the sessions are forgotten too."""
        for connection in list(self._connections):
            if not resumable and connection.session is not None:
                self.sessions.forget(connection.session)
                connection.session = None
            await connection.close(code)

    async def close(self) -> None:
        """Close every connection: the sandbox ends."""
        await asyncio.gather(*(connection.close(1001) for connection in self._connections))

    # Events

    def deliver(self, interaction: Interaction, times: int = 1) -> None:
        """Bring an interaction to every session of its shard that is connected, or leave it for a resume."""
        sessions = self.sessions.asked(interaction.channel.guild_id)
        if not sessions:
            return
        payload = payloads.absolute(interaction.payload(self._world), self._base())
        for session in sessions:
            for _ in range(times):
                session.dispatch("INTERACTION_CREATE", payload)

    def _guild(self, server: Guild, *, joined: bool = False) -> Json:
        guild: Json = payloads.absolute(payloads.guild_create(self._world, server, joined=joined), self._base())
        return guild

    def _send_members(self, session: Session, data: Json) -> None:
        wanted = {str(who) for who in data.get("user_ids") or []}
        query = str(data.get("query") or "").casefold()
        guild = self._world.guilds.get(as_snowflake(data.get("guild_id")), self._world.home)
        found = [
            payloads.full_member(guild, user)
            for user in self._world.users.values()
            if str(user.id) in wanted or (query and user.username.startswith(query))
        ]
        session.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": found,
                "chunk_index": 0,
                "chunk_count": 1,
                "nonce": data.get("nonce"),
            },
        )

    def _on_change(self, change: Change) -> None:
        match change:
            case MessageSaved(message, created):
                self._message(message, "MESSAGE_CREATE" if created else "MESSAGE_UPDATE")
            case MessageGone(message):
                self._message_gone(message)
            case ChannelSaved(channel, created):
                self._channel(channel, "CREATE" if created else "UPDATE")
            case OverwritesSet(channel):
                self._channel(channel, "UPDATE")
            case ChannelGone(channel):
                self._channel(channel, "DELETE")
            case GuildPresence(guild, joined):
                self._guild_presence(guild, joined=joined)
            case EventChanged(event, verb):
                data = payloads.scheduled_event(self._world, event)
                self._event(event, verb, data)
            case EventInterest(event, user_id, interested):
                data = {"guild_scheduled_event_id": str(event.id), "user_id": str(user_id)}
                self._event(event, "USER_ADD" if interested else "USER_REMOVE", data)
            case BotPresence() | CommandsSet() | UsersChanged():
                pass

    def _to_guild(self, place: Channel, event: str, data: Json, needed: Intent = Intent.GUILDS) -> None:
        guild = self._world.guilds[place.guild_id]
        if guild.heard:
            self.sessions.to_guild(guild.id, needed, event, data)

    def _event(self, event: ScheduledEvent, verb: str, data: Json) -> None:
        if self._world.guilds[event.guild_id].heard:
            data = {**data, "guild_id": str(event.guild_id)}
            needed, name = Intent.GUILD_SCHEDULED_EVENTS, f"GUILD_SCHEDULED_EVENT_{verb}"
            self.sessions.to_guild(event.guild_id, needed, name, data)

    def _message(self, message: Message, event: str) -> None:
        data = payloads.absolute(payloads.gateway_message(self._world, message), self._base())
        place = self._world.channels[message.channel_id]
        if message.only_for is not None or place.kind is ChannelType.DM:
            # Ephemeral messages are tied to the direct message intent and carry no server.
            data.pop("guild_id", None)
            data.pop("member", None)
            self.sessions.to_first_shard(Intent.DIRECT_MESSAGES, event, data)
            return
        if message.author is not self._world.bot and self._world.bot.id not in message.mentions:
            # Without the message content intent a bot sees only what it wrote or where it is named.
            data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        self._to_guild(place, event, data, Intent.GUILD_MESSAGES)

    def _message_gone(self, message: Message) -> None:
        place = self._world.channels[message.channel_id]
        data: Json = {"id": str(message.id), "channel_id": str(place.id)}
        if message.only_for is not None or MessageFlag.EPHEMERAL in message.flags:
            return
        if place.kind is ChannelType.DM:
            self.sessions.to_first_shard(Intent.DIRECT_MESSAGES, "MESSAGE_DELETE", data)
            return
        data["guild_id"] = str(place.guild_id)
        self._to_guild(place, "MESSAGE_DELETE", data, Intent.GUILD_MESSAGES)

    def _channel(self, channel: Channel, verb: str) -> None:
        if channel.kind is ChannelType.DM:
            return
        if verb != "DELETE" and not self._world.bot_reads(channel) and channel.kind is ChannelType.PRIVATE_THREAD:
            return
        data = payloads.channel(self._world, channel)
        if not channel.is_thread:
            self._to_guild(channel, f"CHANNEL_{verb}", data)
            return
        if verb == "DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif verb == "CREATE":
            data["newly_created"] = True
        self._to_guild(channel, f"THREAD_{verb}", data)

    def _guild_presence(self, guild: Guild, *, joined: bool) -> None:
        if guild.heard:
            self.sessions.to_guild(guild.id, Intent.GUILDS, "GUILD_CREATE", self._guild(guild, joined=joined))
            return
        gone: Json = {"id": str(guild.id)}
        if guild.has_bot:
            gone["unavailable"] = True
        self.sessions.to_guild(guild.id, Intent.GUILDS, "GUILD_DELETE", gone)


def _check_version(request: web.Request) -> None:
    if request.query.get("v", "10") not in ("9", "10"):
        raise Refused(4012, "Invalid API version")


def _shard(value: Any) -> tuple[int, int]:
    if value is None:
        return 0, 1
    if not isinstance(value, list) or len(value) != 2 or not all(isinstance(n, int) for n in value):
        raise Refused(4010, "Invalid shard")
    number, count = value
    if not 0 <= number < count:
        raise Refused(4010, "Invalid shard")
    return number, count
