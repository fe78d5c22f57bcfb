"""A challenge's one message: posted, edited as friends come, drawn again after a fall, and the picture at the end."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import discord

from bot.tables import verbs
from bot.tables.model import At, Person
from persistence.rows import Phase
from tests.bot.tables.parlour import eventually
from tests.harness.club import Club, ids, said, sentence
from tests.harness.forging import Forged, forge


async def play_out(club: Club, who: Any, table_id: str) -> None:
    """Play somebody's game to its end; computers answer by themselves."""
    service = club.bot.service
    async with asyncio.timeout(30):
        while (look := await service.look(table_id, club.guild.id, who.id)).table.phase is Phase.RUNNING:
            if look.asked_at is not None and look.view is not None:
                at = At(table_id, Person(who.id, who.name), club.guild.id, None, look.table.revision)
                await service.do(at, verbs.act(str(look.view.legal[0])))
            else:
                await service._alarms.ring(table_id)


async def attended(club: Club) -> None:
    """Let the clock do what is due."""
    await club.bot.challenges.agenda.attend(club.bot.challenges._clock())
    await club.env.settle()


async def told(club: Club) -> bool:
    return await club.bot.store.challenges.untold() == []


async def table_of(club: Club, who: Any, *phases: Phase) -> str:
    found = await club.bot.service.listing.of_person(who.id, phases or tuple(Phase))
    return found[0].id


async def challenged(club: Club) -> str:
    """Let Ada play a game out and challenge her friends; return the game."""
    await club.ada.slash(club.channel, "play", game="claim")
    table_id = await table_of(club, club.ada)
    await play_out(club, club.ada, table_id)
    hand = await club.ada.slash(club.channel, "hand")
    (beat,) = [one for one in ids(hand.response) if ":beat:" in one]
    answer = await club.ada.click(hand.response, custom_id=beat)
    assert "Your challenge is in" in sentence(answer)
    assert answer.ephemeral
    return table_id


async def message_of(club: Club, table_id: str, wanted: str) -> Any:
    """The message once it says what is wanted: its picture is drawn in a thread."""
    found: list[Any] = []

    async def there() -> bool:
        await club.env.settle()
        row = await club.bot.challenges.row(table_id)
        found[:] = [one for one in club.channel.history() if one.id == row.message_id and wanted in said(one)]
        return bool(found)

    await eventually(there)
    return found[0]


def clicks(message: Any) -> list[str]:
    return [one for one in ids(message) if ":beat:" in one or ":replay:" in one]


async def test_from_the_result_to_the_picture(club: Club) -> None:
    table_id = await challenged(club)
    message = await message_of(club, table_id, "3 places left")
    (play,) = clicks(message)
    hand = await club.bruno.click(message, custom_id=play)
    assert hand.ephemeral
    await message_of(club, table_id, "Bruno** is playing")
    mine = await table_of(club, club.bruno)
    await play_out(club, club.bruno, mine)
    await attended(club)
    message = await message_of(club, table_id, "Bruno** has played")
    (end,) = [one for one in clicks(message) if one.endswith(":end")]
    assert "Everybody can see" in sentence(await club.bruno.click(message, custom_id=end))
    message = await message_of(club, table_id, "Everybody played the same")
    assert {one.split(":")[2] for one in clicks(message)} == {table_id, mine}
    await eventually(partial(told, club))
    for one in clicks(message):
        assert "Claim" in said((await club.chloe.click(message, custom_id=one)).response)


async def test_it_is_drawn_after_a_restart_and_posted_anew_when_it_was_deleted(club: Club) -> None:
    table_id = await challenged(club)
    message = await message_of(club, table_id, "3 places left")
    await club.bot.get_partial_messageable(club.channel.id).get_partial_message(message.id).delete()
    row = await club.bot.challenges.row(table_id)
    await club.bot.store.challenges.end(table_id, row.opened_at + 1)  # and falls before it is drawn
    await club.restart()
    await attended(club)
    await message_of(club, table_id, "Nobody else finished")
    await eventually(partial(told, club))


async def test_a_deleted_channel_lets_it_be_shown_elsewhere(club: Club) -> None:
    table_id = await challenged(club)
    await message_of(club, table_id, "3 places left")
    other = club.guild.create_text_channel("elsewhere")
    channel = club.bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await club.env.settle()
    club.bot.challenges.agenda.tell(table_id)
    await club.env.settle()
    shown = (await club.ada.slash(other, "help")).response
    (answer,) = await forge(club.env, Forged(club.ada, shown, f"1:beat:{table_id}:0:"))
    assert "Your challenge is in" in said(answer.response)
    row = await club.bot.challenges.row(table_id)
    assert row.channel_id == other.id
    club.channel = other
    await message_of(club, table_id, "3 places left")
