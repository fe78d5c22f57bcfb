"""Faults that can be asked for, over the page's connection and over plain HTTP."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest
import yarl

from sandbox import faults
from sandbox.person import Refused
from tests.harness.playing import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from sandbox.server import Sandbox
    from tests.sandbox.rest_client import Rest
    from tests.sandbox.tiny_bot import Scene, TinyBot

    People = Callable[[str], Awaitable[Person]]


async def test_calls_fail_as_often_as_asked(rest: Rest, people: People) -> None:
    ada = await people("Ada")
    await ada.faults(fail=[{"route": "POST /channels/*/messages", "status": 503, "times": 2}])
    statuses = [(await rest.post({"content": "x"})).status for _ in range(3)]
    assert statuses == [503, 503, 200]
    assert len(rest.sandbox.world.channel(rest.channel()).messages) == 1


async def test_a_made_up_error_carries_its_code(rest: Rest, people: People) -> None:
    await (await people("Ada")).faults(fail={"status": 403, "code": 50013, "message": "Missing Permissions"})
    assert (await rest.post({"content": "x"})).body == {"message": "Missing Permissions", "code": 50013}


async def test_a_lost_answer_has_its_effect(rest: Rest, people: People) -> None:
    ada = await people("Ada")
    await ada.faults(lose={"route": "POST /channels/*/messages"})
    with pytest.raises(aiohttp.ClientConnectionError):
        await rest.post({"content": "said"})
    assert (await ada.wait_for(lambda message: message.text == "said")).channel_id == str(rest.channel())
    assert (await rest.post({"content": "again"})).status == 200


async def test_latency_delays_a_call(rest: Rest, people: People) -> None:
    await (await people("Ada")).faults(latency_ms=80)
    loop = asyncio.get_running_loop()
    before = loop.time()
    await rest.post({"content": "x"})
    assert loop.time() - before >= 0.08
    assert rest.sandbox.faults.delay() == 0.08


async def test_a_doubled_event_meets_40060(bot: TinyBot, people: People) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def show(scene: Scene) -> None:
        try:
            await scene.response.send_message("once")
        except discord.HTTPException as error:
            codes.put_nowait(error.code)

    bot.deeds["/show"] = show
    ada = await people("Ada")
    await ada.faults(duplicate=1)
    await ada.slash("table show")
    assert await codes.get() == 40060
    assert [message.text for message in ada.messages()] == ["once"]
    await ada.slash("table show")
    assert codes.empty()


async def test_events_can_be_swapped(bot: TinyBot, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "HELD_SECONDS", PATIENCE)
    ada, bruno = await people("Ada"), await people("Bruno")
    opened = (await ada.slash("table new", game="claim")).message
    await ada.faults(reorder=1)
    first = asyncio.create_task(ada.click(opened, "Join"))
    await ada.speak("en-GB")  # a round trip: the sandbox has heard of the click before
    await bruno.click(opened, "Join")
    await first
    assert bot.log == ["bruno t:join", "ada t:join"]


async def test_a_held_event_goes_out_alone_in_the_end(
    bot: TinyBot, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "HELD_SECONDS", 0.01)
    ada = await people("Ada")
    await ada.faults(reorder=1)
    assert (await ada.slash("table new", game="claim")).message.text == "# claim for 4"


async def test_a_permission_can_be_taken_away(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    place = ada.channel_id("card-table")
    channel = bot.get_channel(int(place))
    assert isinstance(channel, discord.TextChannel)
    seen: list[discord.Permissions] = []

    async def show(scene: Scene) -> None:
        seen.append(scene.app_permissions)
        await scene.response.send_message("Answers need no permission")

    bot.deeds["/show"] = show
    for names, code in (["SEND_MESSAGES"], 50013), (["view_channel"], 50001):
        await ada.faults(permissions={"channel_id": place, "deny": names})
        with pytest.raises(discord.Forbidden) as caught:
            await channel.send("x")
        assert caught.value.code == code
        await ada.slash("table show")
    assert not seen[0].send_messages
    assert seen[0].view_channel
    assert seen[1].value == 0
    assert not channel.permissions_for(channel.guild.me).view_channel
    await ada.faults(permissions={"channel_id": place})
    await channel.send("allowed again")


async def test_messages_and_channels_can_be_deleted(rest: Rest, people: People) -> None:
    ada = await people("Ada")
    sent = await rest.post({"content": "x"})
    await ada.faults(delete_message={"channel_id": str(rest.channel()), "message_id": sent.body["id"]})
    path = f"/channels/{rest.channel()}/messages"
    assert (await rest.call("PATCH", f"{path}/{sent.body['id']}", {"content": "y"})).body["code"] == 10008
    await ada.faults(delete_channel=str(rest.channel()))
    assert (await rest.call("POST", path, {"content": "y"})).body["code"] == 10003


async def test_a_forged_click_carries_what_the_message_does_not_offer(bot: TinyBot, people: People) -> None:
    caught: list[Any] = []

    async def hostile(scene: Scene) -> None:
        caught.append(scene.data)
        await scene.response.send_message("Nice try", ephemeral=True)

    bot.deeds |= {"v1:7:99:play:D7": hostile, "h:cards": hostile}
    ada, bruno = await people("Ada"), await people("Bruno")
    opened = (await ada.slash("table new", game="claim")).message
    with pytest.raises(LookupError, match="no 'v1:7:99:play:D7' among 'Join', 'My hand', 'Closed'"):
        await bruno.click(opened, "v1:7:99:play:D7")
    assert (await bruno.forge(opened, "v1:7:99:play:D7")).message.text == "Nice try"
    await bruno.forge(opened, "h:cards", "joker", component_type=3)
    assert caught[1]["values"] == ["joker"]
    assert bot.log == ["bruno v1:7:99:play:D7", "bruno h:cards"]


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"earthquake": 1}, "There is no fault earthquake"),
        ({"latency_ms": -1}, "latency_ms takes a number"),
        ({"fail": [{"stat": 1}]}, "A rule has the keys route, status"),
        ({"rate_limits": {"speed": 0}}, "speed and everywhere take numbers"),
        ({"gateway": "explode"}, "gateway takes drop"),
        ({"guild": "sell"}, "guild takes outage"),
        ({"delete_channel": "12"}, "Unknown Channel"),
        ({"delete_message": {}}, "makes no sense"),
        ({"permissions": {"channel_id": "x"}}, "makes no sense"),
        ({"shift_seconds": "soon"}, "makes no sense"),
    ],
)
async def test_nonsense_is_refused_in_a_sentence(people: People, wanted: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        await (await people("Ada")).faults(**wanted)


async def test_over_http_with_counters(rest: Rest) -> None:
    url = f"{rest.sandbox.url}/sandbox"
    async with aiohttp.ClientSession() as session:
        async with session.post(f"{url}/faults", json={"duplicate": 2, "rate_limits": False}) as response:
            assert (await response.json())["duplicate"] == 2
        for _ in range(8):
            await rest.post({"content": "x"})
        await rest.call("GET", "/nowhere")
        await rest.call("GET", "/users/@me", token="Bot another")
        async with session.get(f"{url}/state") as response:
            state = await response.json()
        assert state["rest"]["total"] == {"calls": 10, "4xx": 2, "429": 0, "5xx": 0}
        assert state["rest"]["routes"]["POST /channels/{channel_id}/messages"]["calls"] == 8
        assert state["rest"]["routes"]["unknown route"]["4xx"] == 1
        assert state["messages"] == 8
        assert not state["faults"]["rate_limits"]
        async with session.post(f"{url}/faults", json={"reset_counters": True, "clear": True}) as response:
            assert (await response.json()) == {
                "latency_ms": 0.0,
                "jitter_ms": 0.0,
                "fail": [],
                "lose": [],
                "duplicate": 0,
                "reorder": 0,
                "rate_limits": True,
            }
        async with session.get(f"{url}/state") as response:
            assert (await response.json())["rest"]["total"]["calls"] == 0
        for body in (b"{", b'{"earthquake": 1}', b"[]"):
            async with session.post(f"{url}/faults", data=body) as response:
                assert response.status == 400
                assert "error" in await response.json(content_type=None)


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/", {"Host": "evil.example"}),
        ("/api/v10/users/@me", {"Host": "evil.example"}),
        ("/sandbox/state", {"Origin": "http://evil.example"}),
        ("/live", {"Origin": "http://evil.example"}),
        ("/live", {"Origin": "null"}),
        ("/gateway", {"Origin": "http://evil.example"}),
        ("/gateway/?v=10", {"Origin": "null"}),
        ("/live", {"Host": "127.0.0.1.evil.example"}),
    ],
)
async def test_other_sites_are_kept_out(sandbox: Sandbox, path: str, headers: dict[str, str]) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(sandbox.url + path, headers=headers) as response,
    ):
        assert response.status == 403


async def test_the_page_is_served_and_nothing_beside_it(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/page/index.html"):
            async with session.get(sandbox.url + path) as response:
                assert response.status == 200
                assert response.content_type == "text/html"
                assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
        for path in ("/page/../server.py", "/page/%2e%2e/server.py", "/page/nothing.js", "/cdn/emojis/1.png"):
            url = yarl.URL(sandbox.url + path, encoded=True)
            async with session.get(url) as response:
                assert response.status == 404
