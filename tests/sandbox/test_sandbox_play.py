"""The real discord.py client against the sandbox, driven by people."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import aiohttp
import discord
import pytest
from discord import ui

from sandbox.cdn import plain_png
from sandbox.person import Refused
from tests.sandbox.tiny_bot import button, hand, picture, stopped, table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from sandbox.server import Sandbox
    from tests.sandbox.tiny_bot import Scene, TinyBot

    People = Callable[[str], Awaitable[Person]]


async def test_a_table_is_opened_joined_and_played(bot: TinyBot, people: People) -> None:
    ada, bruno = await people("Ada"), await people("Bruno")
    opened = (await ada.slash("table new", game="claim", seats=3)).message
    assert opened.text == "# claim for 3"
    assert not opened.ephemeral
    assert opened.raw["interaction_metadata"]["name"] == "table new"

    await bruno.click(opened, "Join")
    seen = await ada.wait_for(lambda message: "1 joined" in message.text)
    assert seen.id == opened.id
    assert seen.pings == []

    hand_seen = (await bruno.click(opened, "My hand")).message
    assert hand_seen.ephemeral
    played = (await bruno.click(hand_seen, "D7")).message
    assert (played.id, played.text, played.ephemeral) == (hand_seen.id, "You played D7", True)
    assert ada.message(hand_seen.id) is None
    assert bot.log == ["bruno t:join", "bruno t:hand", "bruno h:D7"]


async def test_the_interaction_is_as_full_as_a_real_one(bot: TinyBot, people: People) -> None:
    scenes: list[Scene] = []

    async def look(scene: Scene) -> None:
        scenes.append(scene)
        await scene.response.send_message("Seen", ephemeral=True)

    bot.deeds["/show"] = look
    await (await people("Chloé")).slash("table show", channel="salon-français")
    await (await people("Ada")).slash("table show")
    chloe, ada = scenes
    assert (chloe.locale, chloe.guild_locale) == (discord.Locale.french, discord.Locale.american_english)
    assert isinstance(chloe.channel, discord.TextChannel)
    assert chloe.channel.name == "salon-français"
    assert chloe.user.display_name == "Chloé"
    assert chloe.is_guild_integration()
    assert chloe.context.guild
    assert chloe.app_permissions.attach_files
    assert not chloe.permissions.manage_guild
    assert ada.permissions.manage_guild
    assert ada.guild is not None
    assert ada.guild.name == "Card Club"


async def test_completion_offers_what_the_bot_offers(bot: TinyBot, people: People) -> None:
    emi = await people("Emi")
    choices = await emi.complete("table new", "game", "king")
    assert choices == [{"name": "Dwarf-King", "value": "dwarf-king"}]


async def test_selects_and_forms(bot: TinyBot, people: People) -> None:
    dan = await people("Dan")
    opened = (await dan.slash("table new", game="claim")).message
    own = (await dan.click(opened, "My hand")).message
    chosen = (await dan.choose(own, "Cards", "Ace", "queen")).message
    assert chosen.text == "You chose ace, queen"

    form = (await dan.click(own, "Secret")).form
    assert form.title == "Your word"
    with pytest.raises(Refused, match="between 2 and 20"):
        await dan.submit(form, salt="x")
    with pytest.raises(LookupError, match="no field pepper"):
        await dan.submit(form, pepper="x")
    salted = (await dan.submit(form, Salt="plum")).message
    assert (salted.id, salted.text, salted.ephemeral) == (own.id, "Salt plum, pace s", True)


async def test_a_followup_completes_a_public_deferral_and_stays_public(bot: TinyBot, people: People) -> None:
    release = asyncio.Event()

    async def think(scene: Scene) -> None:
        await scene.response.defer(thinking=True)
        await release.wait()
        await scene.followup.send("Thought", ephemeral=True)
        await scene.followup.send("And more", ephemeral=True)
        await scene.edit_original_response(content="Thought twice")

    bot.deeds["/show"] = think
    farid, ada = await people("Farid"), await people("Ada")
    thinking = (await farid.slash("table show")).message
    assert thinking.loading
    release.set()
    done = await ada.wait_for(lambda message: message.text == "Thought twice")
    assert (done.id, done.loading, done.ephemeral) == (thinking.id, False, False)
    more = await farid.wait_for(lambda message: message.text == "And more")
    assert more.ephemeral
    assert ada.message(more.id) is None


async def test_the_original_after_a_deferred_update_is_the_clicked_message(bot: TinyBot, people: People) -> None:
    async def join(scene: Scene) -> None:
        await scene.response.defer()
        original = await scene.original_response()
        assert scene.message is not None
        assert original.id == scene.message.id
        await scene.edit_original_response(view=table("Edited later"))

    bot.deeds["t:join"] = join
    ada = await people("Ada")
    opened = (await ada.slash("table new", game="claim")).message
    await ada.click(opened, "Join")
    edited = await ada.wait_for(lambda message: message.text == "Edited later")
    assert edited.id == opened.id


async def test_ephemerals_are_out_of_the_bot_tokens_reach(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    opened = (await ada.slash("table new", game="claim")).message
    own = (await ada.click(opened, "My hand")).message
    channel = bot.get_channel(int(own.channel_id))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as caught:
        await channel.get_partial_message(int(own.id)).edit(view=hand("x"))
    assert caught.value.code == 10008
    assert [message.id async for message in channel.history()] == [int(opened.id)]


async def test_an_ephemeral_survives_a_reload_until_it_is_dismissed(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    opened = (await ada.slash("table new", game="claim")).message
    own = (await ada.click(opened, "My hand")).message
    second = await people("Ada")
    assert [message.id for message in second.messages("card-table")] == [opened.id, own.id]
    bruno = await people("Bruno")
    assert [message.id for message in bruno.messages("card-table")] == [opened.id]
    with pytest.raises(Refused, match="your own"):
        await bruno.dismiss(own)
    await second.dismiss(own)
    await ada.wait_gone(own)


async def test_pictures_are_attached_shown_and_served(bot: TinyBot, people: People, sandbox: Sandbox) -> None:
    ada = await people("Ada")
    channel = bot.get_channel(int(ada.channel_id("card-table")))
    assert isinstance(channel, discord.TextChannel)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://table.png", description="The trick")
    )
    sent = await channel.send(view=stopped(gallery), file=picture())
    assert sent.attachments == []  # Discord lists there only what no component shows
    [item] = next(one for one in sent.components if isinstance(one, discord.MediaGalleryComponent)).items
    assert item.media.url.startswith(f"{sandbox.url}/cdn/attachments/")
    file_id = item.media.attachment_id
    assert file_id is not None
    seen = await ada.wait_for(lambda message: bool(message.images))
    assert (seen.images[0]["width"], seen.images[0]["height"]) == (16, 16)
    assert seen.images[0]["url"].startswith("/cdn/attachments/")
    async with aiohttp.ClientSession() as session:
        answer = await session.get(sandbox.url + seen.images[0]["url"])
        assert answer.content_type == "image/png"
        assert await answer.read() == plain_png("#336699", 16)
    edited = await sent.edit(view=stopped(ui.TextDisplay("gone")), attachments=[])
    assert edited.components[0].type is discord.ComponentType.text_display
    assert sandbox.world.file(file_id) is None


async def test_answers_carry_pictures_too(bot: TinyBot, people: People) -> None:
    def shown(name: str) -> ui.LayoutView:
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}"))
        return stopped(gallery, ui.ActionRow(button("Next", "p:next")))

    async def show(scene: Scene) -> None:
        view = shown("one.png")
        await scene.response.send_message(view=view, file=picture("one.png"), ephemeral=True)

    async def following(scene: Scene) -> None:
        await scene.response.edit_message(view=shown("two.png"), attachments=[picture("two.png")])
        await scene.edit_original_response(view=shown("three.png"), attachments=[picture("three.png")])

    bot.deeds |= {"/show": show, "p:next": following}
    ada = await people("Ada")
    first = (await ada.slash("table show")).message
    assert first.ephemeral
    assert first.images[0]["url"].endswith("/one.png")
    await ada.click(first, "Next")
    third = await ada.wait_for(lambda message: message.images[0]["url"].endswith("/three.png"))
    assert (third.id, third.ephemeral) == (first.id, True)
    assert third.raw["attachments"] == []


async def test_threads(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    channel = bot.get_channel(int(ada.channel_id("card-table")))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table 7", type=discord.ChannelType.public_thread)
    await ada.wait_until(lambda: str(thread.id) in ada.channels)
    await thread.send("Welcome")
    in_thread = await ada.wait_for(lambda message: message.text == "Welcome")
    assert in_thread.channel_id == ada.channel_id("Table 7")

    opened = (await ada.slash("table new", channel="Table 7", game="claim")).message
    assert opened.channel_id == str(thread.id)
    await thread.edit(archived=True)
    await ada.wait_until(lambda: bool(ada.channels[str(thread.id)]["archived"]))
    await ada.say("Again", channel="Table 7")
    await ada.wait_until(lambda: not ada.channels[str(thread.id)]["archived"])

    message = await channel.send("Start here")
    on_message = await message.create_thread(name="From a message")
    assert on_message.id == message.id
    await ada.wait_until(lambda: str(on_message.id) in ada.channels)
    await ada.delete_channel("From a message")
    with pytest.raises(discord.NotFound) as caught:
        await on_message.send("Anybody?")
    assert caught.value.code == 10003


async def test_direct_messages_are_seen_by_their_person_alone(bot: TinyBot, people: People) -> None:
    ada, bruno = await people("Ada"), await people("Bruno")
    user = await bot.fetch_user(int(ada.id))
    await user.send(view=table("Just for you"))
    seen = await ada.wait_for(lambda message: message.text == "Just for you")
    assert (await ada.click(seen, "Join")).message.text.startswith("1 joined")
    assert not bruno.latest(lambda message: "joined" in message.text)


async def test_pings_follow_the_allowed_mentions(bot: TinyBot, people: People) -> None:
    ada, bruno = await people("Ada"), await people("Bruno")
    channel = bot.get_channel(int(ada.channel_id("general")))
    assert isinstance(channel, discord.TextChannel)
    text = f"<@{ada.id}> and <@{bruno.id}>"
    await channel.send(text)
    assert (await ada.wait_for(lambda message: bool(message.text))).pings == []
    only = discord.AllowedMentions(users=[discord.Object(int(bruno.id))])
    await channel.send(text + "!", allowed_mentions=only)
    assert (await ada.wait_for(lambda message: message.text.endswith("!"))).pings == [bruno.id]
    said = await ada.say(f"Hello <@{bruno.id}>")
    assert said.pings == [bruno.id]


async def test_what_people_delete_is_told_to_the_bot(bot: TinyBot, people: People) -> None:
    ada, bruno = await people("Ada"), await people("Bruno")
    opened = (await ada.slash("table new", game="claim")).message
    with pytest.raises(Refused, match="may not"):
        await bruno.delete(opened)
    await ada.delete(opened)
    await bruno.wait_gone(opened)
    with pytest.raises(Refused, match="does not exist"):
        await bruno.click(opened, "Join")
    deleted: list[discord.abc.GuildChannel] = []

    async def on_guild_channel_delete(channel: discord.abc.GuildChannel) -> None:
        deleted.append(channel)

    bot.event(on_guild_channel_delete)
    with pytest.raises(Refused, match="may not"):
        await bruno.delete_channel("general")
    await ada.delete_channel("general")
    await ada.wait_until(lambda: len(deleted) == 1)
    assert deleted[0].name == "general"
    with pytest.raises(LookupError, match="no channel general"):
        ada.channel_id("general")


async def test_the_same_nonce_writes_one_message(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=int(ada.channel_id("general")))
    body = {"content": "Your turn", "nonce": "turn-17", "enforce_nonce": True}
    first = await bot.http.request(route, json=body)
    again = await bot.http.request(route, json=body)
    assert first["id"] == again["id"]
    assert len(ada.messages("general")) == 1
