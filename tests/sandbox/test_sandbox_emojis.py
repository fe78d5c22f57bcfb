"""The application's own emojis, with discord.py and by plain calls."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest
from discord import ui

from sandbox.cdn import plain_png
from sandbox.limits import BY_ROUTE, Rule
from tests.sandbox.tiny_bot import stopped

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from sandbox.server import Sandbox
    from tests.sandbox.rest_client import Rest
    from tests.sandbox.tiny_bot import TinyBot

    People = Callable[[str], Awaitable[Person]]

PICTURE = plain_png("#aa0000", 8)


def uri(data: bytes = PICTURE, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def emojis(rest: Rest, emoji_id: object = "") -> str:
    return f"/applications/{rest.sandbox.world.application_id}/emojis" + (f"/{emoji_id}" if emoji_id else "")


async def test_discord_py_makes_renames_and_deletes_them(bot: TinyBot) -> None:
    first = await bot.create_application_emoji(name="D7", image=PICTURE)
    await bot.create_application_emoji(name="D8", image=PICTURE)
    assert [one.name for one in await bot.fetch_application_emojis()] == ["D7", "D8"]
    with pytest.raises(discord.HTTPException) as caught:
        await bot.create_application_emoji(name="D7", image=PICTURE)
    assert "already exists" in str(caught.value)
    await first.edit(name="Dwarf_7")
    assert (await bot.fetch_application_emoji(first.id)).name == "Dwarf_7"
    await first.delete()
    assert [one.name for one in await bot.fetch_application_emojis()] == ["D8"]
    with pytest.raises(discord.NotFound) as gone:
        await first.delete()
    assert gone.value.code == 10014


async def test_they_stand_on_buttons_and_options_while_they_exist(
    bot: TinyBot, people: People, sandbox: Sandbox
) -> None:
    emoji = await bot.create_application_emoji(name="D7", image=PICTURE)
    ada = await people("Ada")
    channel = bot.get_channel(int(ada.channel_id("general")))
    assert isinstance(channel, discord.TextChannel)
    choice = discord.SelectOption(label="Dwarf 7", value="7", emoji=emoji)
    rows: tuple[ui.ActionRow[ui.LayoutView], ...] = (
        ui.ActionRow(ui.Button(emoji=emoji, custom_id="x")),
        ui.ActionRow(ui.Select(custom_id="y", options=[choice])),
    )
    await channel.send(view=stopped(*rows))
    seen = await ada.wait_for(lambda message: bool(message.buttons))
    assert seen.button("D7").custom_id == "x"
    assert seen.selects[0].options[0]["emoji"]["id"] == str(emoji.id)
    async with aiohttp.ClientSession() as session:
        answer = await session.get(f"{sandbox.url}/cdn/emojis/{emoji.id}.png")
        assert await answer.read() == await emoji.read() == PICTURE
    await emoji.delete()
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(view=stopped(*rows))
    assert "Invalid emoji" in str(caught.value)


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({"image": uri()}, "name", "BASE_TYPE_REQUIRED"),
        ({"name": "x", "image": uri()}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 33, "image": uri()}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "dwarf-7", "image": uri()}, "name", "STRING_TYPE_REGEX"),
        ({"name": "D7"}, "image", "BASE_TYPE_REQUIRED"),
        ({"name": "D7", "image": "D7.png"}, "image", "BINARY_TYPE_INVALID"),
        ({"name": "D7", "image": "data:image/png;base64,?"}, "image", "BINARY_TYPE_INVALID"),
        ({"name": "D7", "image": uri(b"<svg/>", "image/svg+xml")}, "image", "BINARY_TYPE_INVALID"),
        ({"name": "D7", "image": uri(b"no picture")}, "image", "IMAGE_INVALID"),
        ({"name": "D7", "image": uri(PICTURE, "image/gif")}, "image", "IMAGE_INVALID"),
        ({"name": "D7", "image": uri(PICTURE + bytes(256 * 1024))}, "image", "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_what_is_no_emoji_is_refused(rest: Rest, body: Any, path: str, code: str) -> None:
    reply = await rest.call("POST", emojis(rest), body)
    assert (reply.status, reply.faults) == (400, {path: code})
    assert rest.sandbox.world.emojis == {}


async def test_the_largest_picture_and_every_kind_are_taken(rest: Rest) -> None:
    kinds = {
        "image/png": PICTURE + bytes(256 * 1024 - len(PICTURE)),
        "image/jpeg": b"\xff\xd8\xff\xe0",
        "image/gif": b"GIF89a",
        "image/webp": b"RIFF\n\n\n\nWEBP",
        "image/avif": b"\0\0\0\x1cftypavif",
    }
    for number, (kind, data) in enumerate(kinds.items()):
        reply = await rest.call("POST", emojis(rest), {"name": f"emoji_{number}", "image": uri(data, kind)})
        assert reply.status == 201
        assert reply.body["animated"] == (kind == "image/gif")


async def test_an_application_has_two_thousand(rest: Rest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.rest_emojis.MAX_EMOJIS", 2)
    names = ("one", "two", "three")
    replies = [await rest.call("POST", emojis(rest), {"name": name, "image": uri()}) for name in names]
    assert [reply.status for reply in replies] == [201, 201, 400]
    assert replies[2].body["code"] == 30008


async def test_a_new_name_must_be_one_and_free(rest: Rest) -> None:
    ids = [
        (await rest.call("POST", emojis(rest), {"name": name, "image": uri()})).body["id"] for name in ("one", "two")
    ]
    assert (await rest.call("PATCH", emojis(rest, ids[0]), {"name": "two"})).status == 400
    assert (await rest.call("PATCH", emojis(rest, ids[0]), {"name": "a b"})).status == 400
    assert (await rest.call("PATCH", emojis(rest, ids[0]), {"name": "one"})).status == 200
    assert (await rest.call("GET", emojis(rest, ids[0]))).body["name"] == "one"
    assert (await rest.call("PATCH", emojis(rest, 7), {"name": "three"})).body["code"] == 10014
    foreign = await rest.call("GET", "/applications/7/emojis")
    assert (foreign.status, foreign.body["code"]) == (403, 20012)


async def test_discord_py_gets_through_their_rate_limit(
    bot: TinyBot, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BY_ROUTE, "POST /applications/{application_id}/emojis", Rule("emojis", 2, 0.2))
    for number in range(5):
        await bot.create_application_emoji(name=f"emoji_{number}", image=PICTURE)
    assert len(sandbox.world.emojis) == 5
    assert sandbox.api.counters.as_json()["total"]["429"] == 0
