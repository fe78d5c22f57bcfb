"""The gateway: identify, heartbeats, intents, resume, replay, several sessions."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, TypeAlias

import aiohttp
import discord
import pytest

from sandbox.person import Refused
from tests.harness.playing import PATIENCE
from tests.sandbox.tiny_bot import TinyBot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from sandbox.person import Person
    from sandbox.seen import Seen
    from sandbox.server import Sandbox
    from tests.sandbox.rest_client import Rest

    People = Callable[[str], Awaitable[Person]]

GUILDS = 1 << 0
GUILD_MESSAGES = 1 << 9


class Wire:
    """A gateway connection by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def next(self) -> Any:
        return await self.socket.receive_json(timeout=PATIENCE)

    async def event(self, name: str) -> Any:
        while (frame := await self.next())["t"] != name:
            pass
        return frame

    async def identify(self, intents: int = GUILDS, **more: Any) -> Any:
        hello = await self.next()
        assert hello["op"] == 10
        await self.send(2, {"token": "sandbox", "intents": intents, "properties": {}, **more})
        return await self.next()

    async def close_code(self) -> int | None:
        while True:
            frame = await self.socket.receive(timeout=PATIENCE)
            if frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
                return self.socket.close_code


Connect: TypeAlias = "Callable[[], Awaitable[Wire]]"


@pytest.fixture
async def connect(sandbox: Sandbox) -> AsyncIterator[Connect]:
    async with aiohttp.ClientSession() as session, AsyncExitStack() as opened:

        async def open_wire() -> Wire:
            socket = await session.ws_connect(f"{sandbox.url}/gateway?v=10&encoding=json")
            opened.push_async_callback(socket.close)
            return Wire(socket)

        yield open_wire


async def test_heartbeats_are_acknowledged_before_identify(connect: Connect) -> None:
    wire = await connect()
    assert (await wire.next())["d"]["heartbeat_interval"] == 41250
    await wire.send(1, None)
    assert (await wire.next())["op"] == 11


async def test_ready_and_the_server(connect: Connect, sandbox: Sandbox) -> None:
    wire = await connect()
    ready = await wire.identify()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["resume_gateway_url"] == sandbox.url.replace("http", "ws") + "/gateway"
    assert ready["d"]["guilds"] == [{"id": str(sandbox.world.home.id), "unavailable": True}]
    guild = (await wire.next())["d"]
    assert [channel["name"] for channel in guild["channels"]] == [
        "general",
        "card-table",
        "salon-français",
        "back-room",
    ]
    assert [member["user"]["username"] for member in guild["members"]] == ["tapis"]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 2, "d": {"token": "another", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1 << 15}}, 4014),
        ({"op": 2, "d": {"token": "sandbox", "intents": -1}}, 4013),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [2, 2]}}, 4010),
        ({"op": 6, "d": {"token": "another", "session_id": "x", "seq": 1}}, 4004),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99, "d": {}}, 4001),
        ("no json", 4002),
    ],
)
async def test_close_codes(connect: Connect, frame: Any, code: int) -> None:
    wire = await connect()
    await wire.next()
    await wire.socket.send_str(frame if isinstance(frame, str) else json.dumps(frame))
    assert await wire.close_code() == code


async def test_identifying_twice_is_4005(connect: Connect) -> None:
    wire = await connect()
    await wire.identify()
    await wire.send(2, {"token": "sandbox", "intents": 1})
    assert await wire.close_code() == 4005


async def test_too_many_frames_are_4008(connect: Connect) -> None:
    wire = await connect()
    for _ in range(121):
        await wire.send(1, None)
    assert await wire.close_code() == 4008


async def test_messages_only_where_intents_ask_and_without_content(connect: Connect, people: People) -> None:
    deaf, listening = await connect(), await connect()
    await deaf.identify()
    await listening.identify(GUILDS | GUILD_MESSAGES)
    ada = await people("Ada")
    said = await ada.say("psst")
    created = (await listening.event("MESSAGE_CREATE"))["d"]
    assert (created["id"], created["content"]) == (said.id, "")
    assert created["author"]["username"] == "ada"
    await ada.delete(said)
    assert (await listening.event("MESSAGE_DELETE"))["d"]["id"] == said.id
    await ada.delete_channel("general")
    frames = [await deaf.next() for _ in range(2)]
    assert [frame["t"] for frame in frames] == ["GUILD_CREATE", "CHANNEL_DELETE"]


async def test_resume_replays_what_was_missed(connect: Connect, people: People, sandbox: Sandbox) -> None:
    wire = await connect()
    ready = await wire.identify()
    assert (await wire.next())["s"] == 2
    await wire.socket.close(code=4000)
    ada = await people("Ada")
    await ada.wait_until(lambda: not ada.bot_online)
    await ada.delete_channel("general")
    await ada.delete_channel("card-table")

    again = await connect()
    await again.next()
    session = {"token": "sandbox", "session_id": ready["d"]["session_id"], "seq": 2}
    await again.send(6, session)
    frames = [await again.next() for _ in range(3)]
    assert [(frame["t"], frame["s"]) for frame in frames] == [
        ("CHANNEL_DELETE", 3),
        ("CHANNEL_DELETE", 4),
        ("RESUMED", 5),
    ]
    await ada.wait_until(lambda: ada.bot_online)


async def test_what_cannot_be_resumed_is_op_9(connect: Connect) -> None:
    wire = await connect()
    ready = await wire.identify()
    session = {"token": "sandbox", "session_id": ready["d"]["session_id"]}
    await wire.socket.close(code=1000)
    for data in (
        {**session, "seq": 2},  # the bot said goodbye with 1000
        {"token": "sandbox", "session_id": "unknown", "seq": 1},
    ):
        again = await connect()
        await again.next()
        await again.send(6, data)
        assert await again.next() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_sequence_from_the_future_is_op_9(connect: Connect) -> None:
    wire = await connect()
    ready = await wire.identify()
    await wire.socket.close(code=4000)
    again = await connect()
    await again.next()
    await again.send(6, {"token": "sandbox", "session_id": ready["d"]["session_id"], "seq": 99})
    assert (await again.next())["op"] == 9


async def test_discord_py_is_refused_with_another_token(pointed: None) -> None:
    client = TinyBot()
    with pytest.raises(discord.LoginFailure):
        await client.start("another")
    await client.close()


@pytest.mark.parametrize("how", ["drop", "reconnect"])
async def test_discord_py_resumes(bot: TinyBot, people: People, sandbox: Sandbox, how: str) -> None:
    ada = await people("Ada")
    await ada.faults(gateway=how)
    # Done while the bot is away; it is told after the resume.
    asking = asyncio.create_task(ada.slash("table new", game="claim"))
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
    assert (await asking).message.text == "# claim for 4"
    assert len(sandbox.gateway.sessions) == 1


@pytest.mark.parametrize("how", ["lose-session", "invalidate"])
async def test_discord_py_identifies_again(
    bot: TinyBot, people: People, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """discord.py waits five seconds before another IDENTIFY."""

    monkeypatch.setattr(bot, "before_identify_hook", at_once)
    ada = await people("Ada")
    bot.ready.clear()
    await ada.faults(gateway=how)
    await asyncio.wait_for(bot.ready.wait(), PATIENCE)
    assert not bot.resumed.is_set()
    assert (await ada.slash("table new", game="claim")).message.text == "# claim for 4"


async def test_every_connected_session_gets_the_interactions_and_one_may_answer(
    bot: TinyBot, connect: Connect, people: People
) -> None:
    other = await connect()
    await other.identify()
    ada = await people("Ada")
    assert (await ada.slash("table new", game="claim")).message.text == "# claim for 4"
    created = (await other.event("INTERACTION_CREATE"))["d"]
    assert created["data"]["name"] == "table"
    late = discord.http.Route("POST", "/interactions/{one}/{token}/callback", one=created["id"], token=created["token"])
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.request(late, json={"type": 4, "data": {"content": "late"}})
    assert (caught.value.status, caught.value.code) == (400, 40060)


async def test_shards_share_by_server(connect: Connect, people: People, sandbox: Sandbox) -> None:
    number = (sandbox.world.home.id >> 22) % 2
    ours, other = await connect(), await connect()
    ready = await ours.identify(shard=[number, 2])
    assert ready["d"]["shard"] == [number, 2]
    assert (await ours.next())["t"] == "GUILD_CREATE"
    assert (await other.identify(shard=[1 - number, 2]))["d"]["guilds"] == []
    ada = await people("Ada")
    await ada.delete_channel("general")
    assert (await ours.next())["t"] == "CHANNEL_DELETE"
    await other.send(1, None)
    assert (await other.next())["op"] == 11


async def test_the_server_can_go_and_come(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    guild = bot.guilds[0]
    await ada.faults(guild="outage")
    await ada.faults(guild="back")
    await ada.faults(guild="remove")
    assert ada.commands == []
    with pytest.raises(discord.Forbidden) as caught:
        await bot.fetch_guild(guild.id)
    assert caught.value.code == 50001
    await ada.faults(guild="invite")
    events = [json.loads(frame)["t"] for frame in bot.frames if "GUILD_" in frame]
    assert events[-4:] == ["GUILD_DELETE", "GUILD_CREATE", "GUILD_DELETE", "GUILD_CREATE"]
    assert (await ada.slash("table new", game="claim")).message.text == "# claim for 4"


async def test_each_shard_hears_of_its_servers_alone(connect: Connect, people: People, sandbox: Sandbox) -> None:
    clubs = [sandbox.world.home, *(sandbox.world.add_guild(f"Club {number}") for number in range(6))]
    wires = [await connect() for _ in range(3)]
    heard: list[set[str]] = []
    for number, wire in enumerate(wires):
        ready = await wire.identify(shard=[number, 3])
        own = {guild["id"] for guild in ready["d"]["guilds"]}
        assert own == {str(club.id) for club in clubs if (club.id >> 22) % 3 == number}
        assert {(await wire.event("GUILD_CREATE"))["d"]["id"] for _ in own} == own
        heard.append(own)
    ada = await people("Ada")
    for club in clubs:
        number = (club.id >> 22) % 3
        await ada.delete_channel(f"{club.name}/general")
        gone = (await wires[number].event("CHANNEL_DELETE"))["d"]
        assert gone["guild_id"] == str(club.id)


async def test_shards_identify_as_many_at_once_as_they_may(
    connect: Connect, people: People, rest: Rest, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await people("Ada")).faults(sharding={"shards": 4, "max_concurrency": 2})
    told = (await rest.call("GET", "/gateway/bot")).body
    assert told["shards"] == 4
    assert (await (await connect()).identify(shard=[0, 4]))["t"] == "READY"
    assert (await (await connect()).identify(shard=[1, 4]))["t"] == "READY"
    assert await (await connect()).identify(shard=[2, 4]) == {"op": 9, "d": False, "s": None, "t": None}
    monkeypatch.setattr("sandbox.sessions.IDENTIFY_SECONDS", 0)
    assert (await (await connect()).identify(shard=[2, 4]))["t"] == "READY"
    limit = (await rest.call("GET", "/gateway/bot")).body["session_start_limit"]
    assert (limit["max_concurrency"], limit["total"] - limit["remaining"]) == (2, 3)
    with pytest.raises(Refused, match="above 0"):
        await (await people("Ada")).faults(sharding={"shards": 0})


async def test_discord_py_runs_several_shards(
    pointed: None, people: People, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = asyncio.Event()

    class ManyShards(discord.AutoShardedClient):
        """Answers every click with the shard that heard it."""

        async def before_identify_hook(self, *_: object, **__: object) -> None:
            """Let shards identify without the five seconds between them."""

        async def on_ready(self) -> None:
            ready.set()

        async def on_interaction(self, scene: discord.Interaction[ManyShards]) -> None:
            assert scene.guild is not None
            await scene.response.send_message(f"shard {scene.guild.shard_id}")

    clubs = [sandbox.world.home, *(sandbox.world.add_guild(f"Club {number}") for number in range(4))]
    await (await people("Ada")).faults(sharding={"shards": 2})
    monkeypatch.setattr("sandbox.sessions.IDENTIFY_SECONDS", 0)
    client = ManyShards(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01, max_messages=None)
    running = asyncio.create_task(client.start("sandbox"))
    ada = await people("Ada")
    async with asyncio.timeout(PATIENCE):
        await ready.wait()
    assert client.shard_count == 2
    for club in clubs:
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=_general(sandbox, club.id))
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": club.name, "custom_id": "x"}]}
        await client.http.request(route, json={"content": club.name, "components": [row]})
        assert (await ada.click(await _offering(ada, club.name), "x")).message.text == f"shard {(club.id >> 22) % 2}"
    await client.close()
    await asyncio.gather(running, return_exceptions=True)


async def _offering(person: Person, label: str) -> Seen:
    return await person.wait_for(lambda message: any(button.label == label for button in message.buttons))


def _general(sandbox: Sandbox, guild_id: int) -> int:
    return next(one.id for one in sandbox.world.channels.values() if one.guild_id == guild_id and one.name == "general")
