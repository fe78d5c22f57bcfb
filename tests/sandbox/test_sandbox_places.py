"""Places for the bot and people: private channels, threads that are put away, joining a server, direct messages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
import pytest

from sandbox.person import Refused
from tests.harness.playing import PATIENCE
from tests.sandbox.tiny_bot import table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from sandbox.server import Sandbox
    from tests.sandbox.rest_client import Rest
    from tests.sandbox.tiny_bot import Scene, TinyBot

    People = Callable[[str], Awaitable[Person]]


def text_channel(bot: TinyBot, person: Person, name: str = "card-table") -> discord.TextChannel:
    channel = bot.get_channel(int(person.channel_id(name)))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_private_channel_is_seen_by_who_may(bot: TinyBot, people: People, sandbox: Sandbox) -> None:
    scenes: list[Scene] = []

    async def look(scene: Scene) -> None:
        scenes.append(scene)
        await scene.response.send_message("Seen", ephemeral=True)

    bot.deeds["/show"] = look
    ada, bruno, chloe = [await people(name) for name in ("Ada", "Bruno", "Chloé")]
    channel = text_channel(bot, bruno, "back-room")
    await channel.send("Psst")
    await ada.wait_for(lambda message: message.text == "Psst")
    await bruno.slash("table show", channel="back-room")
    with pytest.raises(LookupError, match="sees no channel back-room"):
        chloe.channel_id("back-room")
    with pytest.raises(Refused, match="may not"):
        await chloe._do({"do": "say", "channel_id": str(channel.id), "content": "Hello"})
    assert not chloe.latest(lambda message: message.text == "Psst")

    # The bot can tell from what it knows of the server, wherever the person is.
    await chloe.slash("table show")
    allowed, kept_out = [scene.user for scene in scenes]
    assert isinstance(allowed, discord.Member)
    assert isinstance(kept_out, discord.Member)
    assert channel.permissions_for(allowed).view_channel
    assert not channel.permissions_for(kept_out).view_channel
    assert scenes[0].permissions.view_channel


async def test_a_channel_can_be_opened_and_closed_to_people(bot: TinyBot, people: People) -> None:
    ada, dan = await people("Ada"), await people("Dan")
    channel = text_channel(bot, ada)
    thread = await channel.create_thread(name="Table 7", type=discord.ChannelType.public_thread)
    await dan.wait_until(lambda: str(thread.id) in dan.channels)
    place = {"channel_id": str(channel.id)}
    await ada.faults(permissions={**place, "deny": ["VIEW_CHANNEL"], "whom": "everyone"})
    await dan.wait_until(lambda: not {str(channel.id), str(thread.id)} & dan.channels.keys())
    assert str(thread.id) in ada.channels
    with pytest.raises(discord.Forbidden):
        await channel.send("The bot is shut out as well")
    await ada.faults(permissions={**place, "allow": ["VIEW_CHANNEL"], "whom": dan.id})
    await dan.wait_until(lambda: {str(channel.id), str(thread.id)} <= dan.channels.keys())
    await ada.faults(permissions={**place, "whom": "everyone"})
    await channel.send("Open again")
    await dan.wait_for(lambda message: message.text == "Open again")
    with pytest.raises(Refused, match="whom takes"):
        await ada.faults(permissions={**place, "whom": "7"})


async def test_a_private_thread_is_its_members_own(bot: TinyBot, people: People) -> None:
    bruno, chloe = await people("Bruno"), await people("Chloé")
    channel = text_channel(bot, bruno)
    thread = await channel.create_thread(name="Table 7", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(bruno.id)))
    await bruno.wait_until(lambda: str(thread.id) in bruno.channels)
    assert str(thread.id) not in chloe.channels


async def test_nobody_edits_in_a_thread_that_is_put_away(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    channel = text_channel(bot, ada)
    thread = await channel.create_thread(name="Table 7", type=discord.ChannelType.public_thread)
    message = await thread.send("Board")
    await ada.faults(archive=str(thread.id))
    await ada.wait_until(lambda: bool(ada.channels[str(thread.id)]["archived"]))
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="Board 2")
    assert (caught.value.status, caught.value.code) == (400, 50083)
    await thread.send("Anew")
    await message.edit(content="Board 3")
    assert not ada.channels[str(thread.id)]["archived"]

    await ada.faults(archive=str(thread.id))
    await thread.edit(archived=False)
    await message.edit(content="Board 4")
    with pytest.raises(Refused, match="Only threads"):
        await ada.faults(archive=str(channel.id))


async def test_a_silent_thread_is_put_away_in_time(bot: TinyBot, people: People, sandbox: Sandbox) -> None:
    ada = await people("Ada")
    channel = text_channel(bot, ada)
    thread = await channel.create_thread(
        name="Table 7", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    await ada.wait_until(lambda: str(thread.id) in ada.channels)

    def archived() -> bool:
        return sandbox.world.channel(thread.id).archived

    sandbox.clock.shift(3000)
    await ada.say("Still here", channel="Table 7")
    sandbox.clock.shift(3000)
    assert not archived()
    sandbox.clock.shift(700)
    assert archived()
    await thread.send("Again")
    assert not archived()
    await thread.edit(auto_archive_duration=1440)
    sandbox.clock.shift(3700)
    assert not archived()
    await thread.edit(auto_archive_duration=60)
    await ada.wait_until(lambda: bool(ada.channels[str(thread.id)]["archived"]))


async def test_a_nonce_holds_for_minutes_even_after_its_message_is_deleted(rest: Rest) -> None:
    body = {"content": "Your turn", "nonce": "turn-17", "enforce_nonce": True}
    first, again = await rest.post(body), await rest.post({**body, "content": "Another"})
    assert (again.body["id"], again.body["content"]) == (first.body["id"], "Your turn")
    elsewhere = await rest.call("POST", f"/channels/{rest.channel('card-table')}/messages", body)
    assert elsewhere.body["id"] == first.body["id"], "Discord looks at the author, not at the channel"
    await rest.call("DELETE", f"/channels/{rest.channel()}/messages/{first.body['id']}")
    refused = await rest.post(body)
    assert (refused.status, refused.body["code"]) == (404, 10008)
    assert (await rest.post({**body, "nonce": "turn-18"})).status == 200
    rest.sandbox.clock.shift(301)
    assert (await rest.post(body)).status == 200
    assert len(rest.sandbox.world.channel(rest.channel()).messages) == 2


async def test_a_private_thread_is_closed_to_a_bot_that_has_not_joined(
    bot: TinyBot, people: People, sandbox: Sandbox
) -> None:
    ada = await people("Ada")
    await ada.open_thread("Aside", private=True)
    thread_id = int(ada.channel_id("Aside"))
    channel = bot.get_partial_messageable(thread_id)
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("Hello")
    assert caught.value.code == 50001
    assert bot.get_channel(thread_id) is None
    await ada.say(f"<@{bot.application_id}>, come in", channel="Aside")
    await channel.send("Hello")
    await ada.wait_for(lambda message: message.text == "Hello")


async def test_a_locked_thread_takes_neither_messages_nor_edits(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    thread = await text_channel(bot, ada).create_thread(name="Table 7", type=discord.ChannelType.public_thread)
    message = await thread.send("Board")
    await ada.faults(lock=str(thread.id))
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("More")
    assert caught.value.code == 160005
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="Board 2")
    assert caught.value.code == 160005


async def test_announcement_channels_take_threads_of_their_own_kind_and_forums_posts_only(
    bot: TinyBot, people: People
) -> None:
    ada = await people("Ada")
    for name, kind in (("news", 5), ("lounge", 2), ("ideas", 15)):
        await ada.faults(new_channel={"name": name, "type": kind})
    news = text_channel(bot, ada, "news")
    with pytest.raises(discord.HTTPException) as caught:
        await news.create_thread(name="x", type=discord.ChannelType.public_thread)
    assert caught.value.code == 50024
    assert (await news.create_thread(name="x", type=discord.ChannelType.news_thread)).is_news()
    await bot.get_partial_messageable(int(ada.channel_id("lounge"))).send("Hello")
    with pytest.raises(discord.HTTPException) as caught:
        await bot.get_partial_messageable(int(ada.channel_id("ideas"))).send("Hello")
    assert caught.value.code == 50008
    await ada.open_thread("A post", channel="ideas")
    await bot.get_partial_messageable(int(ada.channel_id("A post"))).send("Hello")


@pytest.mark.parametrize(
    ("nonce", "code"), [("x" * 26, "BASE_TYPE_MAX_LENGTH"), (True, "NONCE_TYPE_INVALID"), ([], "NONCE_TYPE_INVALID")]
)
async def test_what_is_no_nonce_is_refused(rest: Rest, nonce: object, code: str) -> None:
    reply = await rest.post({"content": "x", "nonce": nonce, "enforce_nonce": True})
    assert (reply.status, reply.faults) == (400, {"nonce": code})


async def test_joining_a_server_is_told_from_the_end_of_an_outage(bot: TinyBot, people: People) -> None:
    happened: asyncio.Queue[str] = asyncio.Queue()

    async def on_guild_join(guild: discord.Guild) -> None:
        assert guild.system_channel is not None
        await guild.system_channel.send(view=table("Welcome"))
        happened.put_nowait("join")

    async def on_guild_available(_: discord.Guild) -> None:
        happened.put_nowait("available")

    async def on_guild_remove(_: discord.Guild) -> None:
        happened.put_nowait("remove")

    for listener in (on_guild_join, on_guild_available, on_guild_remove):
        bot.event(listener)
    ada = await people("Ada")
    for how in ("outage", "back", "remove", "invite"):
        await ada.faults(guild=how)
    async with asyncio.timeout(PATIENCE):
        assert [await happened.get() for _ in range(3)] == ["available", "remove", "join"]
    welcome = await ada.wait_for(lambda message: message.text == "Welcome")
    assert welcome.channel_id == ada.channel_id("general")


async def test_direct_messages_can_be_closed(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    user = await bot.fetch_user(int(ada.id))
    await user.send("It is your turn")
    await ada.wait_for(lambda message: message.text == "It is your turn")
    await ada.take_direct_messages(taken=False)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Still your turn")
    assert caught.value.code == 50007
    await ada.take_direct_messages(taken=True)
    await ada.faults(guild="remove")
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Who are you?")
    assert caught.value.code == 50007
    await ada.faults(guild="invite")
    await user.send("Again your turn")
    await ada.wait_for(lambda message: message.text == "Again your turn")


async def test_a_new_server_is_joined_and_its_own(bot: TinyBot, people: People) -> None:
    joined: asyncio.Queue[discord.Guild] = asyncio.Queue()

    async def on_guild_join(guild: discord.Guild) -> None:
        joined.put_nowait(guild)

    bot.event(on_guild_join)
    ada = await people("Ada")
    await ada.faults(new_guild="Another Club")
    guild = await asyncio.wait_for(joined.get(), PATIENCE)
    assert (guild.name, guild.owner_id) == ("Another Club", int(ada.id))
    assert guild.system_channel is not None
    await guild.system_channel.send("Welcome")
    welcome = await ada.wait_for(lambda message: message.text == "Welcome")
    assert welcome.channel_id == ada.channel_id("Another Club/general") != ada.channel_id("general")
    opened = (await ada.slash("table new", channel="Another Club/card-table", game="claim")).message
    assert (await ada.click(opened, "Join")).message.text.startswith("1 joined")
    place = bot.get_channel(int(opened.channel_id))
    assert isinstance(place, discord.TextChannel)
    assert place.guild == guild
    assert len(bot.guilds) == 2
    late = await people("Bruno")
    assert late.channel_id("Another Club/general") == welcome.channel_id
    with pytest.raises(Refused, match="name has between"):
        await ada.faults(new_guild="x")
