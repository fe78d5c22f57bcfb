"""How people are called: in the channel, directly, not in quiet hours, at many tables at once, before time runs out."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest
from discord import PermissionOverwrite
from structlog.testing import capture_logs

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest, wall_clock
from bot.tables.verbs import votes
from persistence.rows import NO_CHANNEL, Location, PingWay, TurnPace
from tests.harness.club import Club


def sent(club: Club) -> list[str]:
    """The bot's posts on its own account, as Discord got them."""
    posts = [one for one in club.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    return [str(one.json) for one in posts]


def calls_to(club: Club, who: Any) -> list[str]:
    return [body for body in sent(club) if f"<@{who.id}>, " in body]


def standing(club: Club, who: Any) -> int:
    """How many calls to somebody can be read in the channel."""
    return sum(f"<@{who.id}>, " in str(one.components[0].to_dict()) for one in club.channel.history())


async def settled(club: Club) -> None:
    """Let the bot do what it owes."""
    async with asyncio.timeout(30):
        await club.env.advance_time(2)
        while club.bot.courier.behind_since() is not None:
            await asyncio.sleep(0.01)
            await club.env.advance_time(2)


async def waiting_for(club: Club, who: Any, *, pace: TurnPace = TurnPace.NONE, where: Any = None) -> str:
    """A table that waits for somebody who was not the last to act."""
    where = where or club.channel
    service = club.bot.service
    ada, other = Person(int(club.ada.id), "Ada", manages=True), Person(int(who.id), "Bruno")
    place = Location(int(where.guild.id), int(where.id))
    options = {"first_leader": "seat1"}
    done = await service.open(OpenRequest(location=place, game="claim", options=options, pace=pace), ada, None)
    await service.do(At(done.table_id, other, place.guild_id), verbs.join())
    await club.bot.courier.show(done.table_id)
    await service.do(At(done.table_id, ada, place.guild_id), verbs.start())
    return done.table_id


async def test_a_call_comes_in_the_channel_or_directly_or_not_at_all(club: Club) -> None:
    await waiting_for(club, club.bruno)
    await settled(club)
    assert len(calls_to(club, club.bruno)) == 1
    await club.bot.preferences.change_person(int(club.chloe.id), ping=PingWay.NONE)
    await waiting_for(club, club.chloe)
    await settled(club)
    assert calls_to(club, club.chloe) == []


async def test_a_direct_call_says_where_and_has_no_button_that_could_not_be_pressed(club: Club) -> None:
    await club.bot.preferences.change_person(int(club.bruno.id), ping=PingWay.DIRECT)
    await waiting_for(club, club.bruno)
    await settled(club)
    (call,) = calls_to(club, club.bruno)
    assert f"<#{club.channel.id}>" in call
    assert "custom_id" not in call
    opened = [one for one in club.env.http_requests if one.path == "/users/@me/channels"]
    assert len(opened) == 1


async def test_whose_direct_messages_are_closed_is_called_in_the_channel(club: Club) -> None:
    await club.bot.preferences.change_person(int(club.bruno.id), ping=PingWay.DIRECT)
    club.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await waiting_for(club, club.bruno)
    await settled(club)
    (call,) = calls_to(club, club.bruno)
    assert ":hand:" in call


async def test_nothing_rings_in_quiet_hours_and_one_message_tells_of_all_tables_afterwards(club: Club) -> None:
    now = datetime.fromtimestamp(wall_clock() / 1000, UTC)
    minute = now.hour * 60 + now.minute
    begin, end = (minute - 60) % 1440, (minute + 60) % 1440
    await club.bot.preferences.change_person(int(club.bruno.id), quiet_from=begin, quiet_to=end)
    tables = [await waiting_for(club, club.bruno) for _ in range(3)]
    await settled(club)
    assert calls_to(club, club.bruno) == []
    for table_id in tables:
        row = await club.bot.store.tables.find(table_id)
        assert row is not None
        assert list(row.dues) == ["call/1"]
        assert row.wake_at == row.dues["call/1"] > wall_clock()
    await club.bot.preferences.change_person(int(club.bruno.id), quiet_from=None, quiet_to=None)
    for table_id in tables:
        club.bot.courier.call(table_id)
    await settled(club)
    (call,) = calls_to(club, club.bruno)
    assert call.count(f"<#{club.channel.id}>") == 2
    pings = club.bot.store.messages.pings
    told = [ping for table_id in tables for ping in await pings(table_id)]
    assert len(told) == 3
    assert len({ping.message_id for ping in told}) == 1, "the call stands for every table that it tells of"
    called = next(table_id for table_id in tables if f"1:hand:{table_id}:" in call)
    ada = Person(int(club.ada.id), "Ada", manages=True)
    await club.bot.service.do(At(called, ada, int(club.guild.id)), verbs.close())
    await settled(club)
    assert await pings(called) == []
    assert standing(club, club.bruno) == 1, "the others wait still"
    for table_id in tables:
        if table_id != called:
            await club.bot.service.do(At(table_id, ada, int(club.guild.id)), verbs.close())
    await settled(club)
    assert standing(club, club.bruno) == 0


async def test_a_call_in_a_channel_names_no_table_that_its_readers_may_not_know_of(club: Club) -> None:
    shut = {club.guild.default_role: PermissionOverwrite(view_channel=False)}
    lounge = club.guild.create_text_channel("lounge")
    back_room = club.guild.create_text_channel(
        "back-room", overwrites={**shut, club.env.bot.user: PermissionOverwrite(view_channel=True)}
    )
    elsewhere = club.env.create_guild().create_text_channel("elsewhere")
    club.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await club.bot.preferences.change_person(int(club.bruno.id), ping=PingWay.NONE)
    places = (club.channel, lounge, back_room, elsewhere)
    tables = [await waiting_for(club, club.bruno, where=where) for where in places]
    await settled(club)
    await club.bot.preferences.change_person(int(club.bruno.id), ping=PingWay.DIRECT)
    club.bot.courier._people._called.clear()  # who wished for no call then
    for table_id in tables:
        club.bot.courier.call(table_id)
        await settled(club)
    calls = {one.path: str(one.json) for one in club.env.http_requests if f"<@{club.bruno.id}>, " in str(one.json)}
    assert set(calls) == {f"/channels/{where.id}/messages" for where in (club.channel, back_room, elsewhere)}
    named = {where.id for where in places if f"<#{where.id}>" in calls[f"/channels/{club.channel.id}/messages"]}
    assert named == {lounge.id}


async def test_who_is_invited_is_called_once_as_they_wish_and_the_call_goes_with_the_seat(club: Club) -> None:
    service, ada = club.bot.service, Person(int(club.ada.id), "Ada")
    place = Location(int(club.guild.id), int(club.channel.id))
    wishes = {club.bruno: PingWay.CHANNEL, club.chloe: PingWay.NONE}
    for who, way in wishes.items():
        await club.bot.preferences.change_person(int(who.id), ping=way)
    done = await service.open(OpenRequest(location=place, game="five_crowns"), ada, None)
    await club.bot.courier.show(done.table_id)
    for who in wishes:
        await service.do(At(done.table_id, ada, place.guild_id), verbs.invite(Person(int(who.id), "Guest")))
    await settled(club)
    await service.do(At(done.table_id, Person(9, "Dora"), place.guild_id), verbs.join())
    await settled(club)
    (call,) = calls_to(club, club.bruno)
    assert f":join:{done.table_id}:" in call
    assert f":decline:{done.table_id}:" in call
    assert calls_to(club, club.chloe) == []
    assert standing(club, club.bruno) == 1
    await service.do(At(done.table_id, Person(int(club.bruno.id), "Guest"), place.guild_id), verbs.decline())
    await settled(club)
    assert standing(club, club.bruno) == 0


async def test_a_reminder_says_until_when_and_comes_as_the_person_wishes(club: Club) -> None:
    table_id = await waiting_for(club, club.bruno, pace=TurnPace.RELAXED)
    await settled(club)
    before = len(calls_to(club, club.bruno))
    club.bot.courier.remind(table_id, int(club.bruno.id))
    async with asyncio.timeout(30):
        while len(calls_to(club, club.bruno)) == before:
            await asyncio.sleep(0.01)
            await club.env.advance_time(2)
    reminder = calls_to(club, club.bruno)[before:]
    assert len(reminder) == 1
    seat = (await club.bot.service.look_inside(table_id)).table.seats[1]
    assert seat.due_at is not None
    assert f"<t:{seat.due_at // 1000}:R>" in reminder[0]
    await club.bot.preferences.change_person(int(club.bruno.id), ping=PingWay.NONE)
    club.bot.courier.remind(table_id, int(club.bruno.id))
    await settled(club)
    assert len(calls_to(club, club.bruno)) == before + 1


async def test_nobody_is_reminded_of_a_table_that_stands_in_no_channel(club: Club) -> None:
    service, ada = club.bot.service, Person(int(club.ada.id), "Ada")
    nowhere = Location(int(club.guild.id), NO_CHANNEL)
    request = OpenRequest(location=nowhere, game="claim", options={"first_leader": "seat1"}, pace=TurnPace.RELAXED)
    done = await service.open(request, ada, None)
    await service.do(At(done.table_id, Person(int(club.bruno.id), "Bruno"), nowhere.guild_id), verbs.join())
    await service.do(At(done.table_id, ada, nowhere.guild_id), verbs.start())
    elsewhere = await waiting_for(club, club.bruno, pace=TurnPace.RELAXED)
    await settled(club)
    before = len(calls_to(club, club.bruno))
    with capture_logs() as told:
        for table_id in (done.table_id, elsewhere):
            club.bot.courier.remind(table_id, int(club.bruno.id))
        async with asyncio.timeout(30):
            while len(calls_to(club, club.bruno)) == before:
                await asyncio.sleep(0.01)
                await club.env.advance_time(2)
    assert "discord refused" not in {one["event"] for one in told}


async def test_whoever_is_voted_about_is_told_once_as_they_wish(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(votes, "patience", lambda _pace: 0)
    ada, guild = Person(int(club.ada.id), "Ada"), int(club.guild.id)
    for ping, told in ((PingWay.CHANNEL, 1), (PingWay.NONE, 0)):
        await club.bot.preferences.change_person(int(club.bruno.id), ping=ping)
        table_id = await waiting_for(club, club.bruno)
        await settled(club)
        before = len(calls_to(club, club.bruno))
        for key in (7001 + told, 7001 + told):  # delivered twice
            await club.bot.service.do(At(table_id, ada, guild, key), verbs.propose(Motion.REPLACE, 1))
        await settled(club)
        warnings = calls_to(club, club.bruno)[before:]
        assert ["voting on whether a computer plays for you" in one for one in warnings] == [True] * told
        club.bot.courier.warn(table_id, int(club.ada.id))  # about whom nobody votes
        await settled(club)
        assert calls_to(club, club.ada) == []
