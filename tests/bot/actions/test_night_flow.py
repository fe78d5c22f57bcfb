"""A game night through the bot's front door and beside Discord's own event, from `/night plan` to the summary."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import discord
import pytest

from bot.courier.posts import nights as courier
from bot.tables import verbs
from bot.tables.model import At, Person
from persistence.rows import Phase, PingWay
from seasons.contests import nights
from seasons.contests.model import MINUTE, NO_EVENT, Stage
from tests.harness.club import Club, ids, press, said, sentence
from tests.harness.forging import Forged, forge

GOING = "join"


def in_days(days: int) -> str:
    return f"{datetime.now(UTC) + timedelta(days=days):%Y-%m-%d}"


SOME_DAY = in_days(3)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "SOON", 0.0)


async def quiet(club: Club) -> None:
    """Wait until nothing is under way, here and at Discord."""
    for _ in range(3):
        await club.env.settle()
        await club.bot.courier._background.finish()


async def planned(club: Club, **wishes: Any) -> str:
    answer = await club.bruno.slash(
        club.channel, "night plan", **{"game": "claim", "day": SOME_DAY, "time": "20:30", **wishes}
    )
    await quiet(club)
    return sentence(answer)


async def now(club: Club) -> Any:
    await quiet(club)
    (look,) = await club.bot.contests.of_guild(club.guild.id)
    return look


def events(club: Club) -> list[Any]:
    return list(club.env.backend.get_guild(club.guild.id).scheduled_events.values())


async def hear(club: Club) -> None:
    """Let the bot hear that something changed: simcord has no wire, over which it does by itself."""
    club.bot.dispatch("socket_event_type", "GUILD_SCHEDULED_EVENT_UPDATE")
    await quiet(club)


async def lobby(club: Club, name: str) -> Any:
    """A table's message; without a wire, nobody waits so long that it comes by itself."""
    await club.bot.courier.show(name)
    table = (await club.bot.service.look_inside(name)).table
    return next(one for one in club.channel.history() if one.id == table.message_id)


async def the_message(club: Club) -> Any:
    look = await now(club)
    return next(one for one in club.channel.history() if one.id == look.row.message_id)


def button(message: Any, what: str) -> str:
    return next(one for one in ids(message) if f":{what}/" in one)


def told(club: Club, words: str) -> list[Any]:
    """The channel's messages that say this."""
    return [one for one in club.channel.history() if words in said(one)]


async def step(club: Club, ahead: int = 0) -> None:
    """Let the clock do what is due, that many milliseconds before the start if any are given."""
    contests = club.bot.contests
    if ahead:
        starts_at = (await now(club)).contest.plan.starts_at
        contests.now = lambda: starts_at - ahead
    await contests.agenda.attend(contests.now())
    await quiet(club)


async def begin(club: Club) -> Any:
    starts_at = (await now(club)).contest.plan.starts_at
    club.bot.contests.now = lambda: starts_at
    await step(club)
    return await now(club)


async def play_out(club: Club, name: str) -> None:
    rng, service, guild_id = Random(1), club.bot.service, club.guild.id
    while (look := await service.look_inside(name)).table.phase is Phase.RUNNING:
        seat = next(seat for seat in look.table.seats if seat.called is not None)
        assert seat.user_id is not None
        mine = await service.look(name, guild_id, seat.user_id)
        assert mine.view is not None
        at = At(name, Person(seat.user_id, "somebody"), guild_id, None, mine.table.revision)
        await service.do(at, verbs.act(str(rng.choice(mine.view.legal))))


async def test_a_night_from_its_plan_to_the_summary(club: Club) -> None:
    assert "begins" in await planned(club, title="Claim & Cake", places=8)
    (event,) = events(club)
    assert event.name == "Claim & Cake"
    assert event.entity_metadata == {"location": f"https://discord.com/channels/{club.guild.id}/{club.channel.id}"}
    message = await the_message(club)
    assert "0 of 8 places" in said(message)
    assert f"/events/{club.guild.id}/{event.id}" in said(message)
    assert "See you there" in sentence(await club.ada.click(message, custom_id=button(message, GOING)))
    await club.chloe.subscribe_event(event.id)
    await hear(club)
    assert "Ada and Chloé" in said(await the_message(club))

    await step(club, ahead=10 * MINUTE)
    await step(club, ahead=9 * MINUTE)
    (reminder,) = told(club, "begins <t:")
    assert all(who.mention in said(reminder) for who in (club.ada, club.chloe))
    assert {one.id for one in reminder.mentions} == {club.ada.id, club.chloe.id}

    look = await begin(club)
    (name,) = look.tables
    assert event.status == courier.ACTIVE
    assert "tables are open" in said(await the_message(club))
    assert f"[table](https://discord.com/channels/{club.guild.id}/" in said(await the_message(club))
    table = (await club.bot.service.look_inside(name)).table
    assert {one.user_id for one in table.kept} == {club.ada.id, club.chloe.id}
    for who, what in ((club.ada, "join"), (club.chloe, "join"), (club.ada, "start")):
        shown = await lobby(club, name)
        await press(who, shown, what)
    await play_out(club, name)
    await step(club)
    assert (await now(club)).contest.stage is Stage.OVER
    (summary,) = told(club, "How it went")
    assert "2 people played" in said(summary)
    assert "Points: " in said(summary)
    assert summary.attachments
    assert f"/{club.channel.id}/{shown.id}" in said(summary)
    assert "wins!" in said(summary)
    assert event.status == courier.COMPLETED
    await club.restart()
    await step(club)
    assert len(told(club, "How it went")) == len(told(club, "begins <t:")) == 1


async def test_discords_own_pages_move_it_and_call_it_off(club: Club) -> None:
    await planned(club)
    (event,) = events(club)
    (look,) = await club.bot.contests.of_guild(club.guild.id)
    assert look.contest.plan.starts_at is not None
    later = datetime.fromtimestamp(look.contest.plan.starts_at / 1000, UTC) + timedelta(days=2)
    club.env.backend.edit_scheduled_event(club.guild.id, event.id, {"scheduled_start_time": later.isoformat()})
    await hear(club)
    assert (await now(club)).contest.plan.starts_at == round(1000 * later.timestamp())
    assert f"<t:{round(later.timestamp())}:F>" in said(await the_message(club))
    club.env.backend.delete_scheduled_event(club.guild.id, event.id)
    await hear(club)
    assert (await now(club)).contest.stage is Stage.CALLED_OFF
    assert "cancelled" in said(await the_message(club))


async def test_what_changed_while_we_were_away_is_seen_at_the_start(club: Club) -> None:
    await planned(club)
    (event,) = events(club)
    later = datetime.now(UTC).replace(microsecond=0) + timedelta(days=3)
    event.scheduled_start_time = later.isoformat()  # nobody told us
    event.user_ids.add(club.chloe.id)
    await club.restart()
    await step(club)
    look = await now(club)
    assert look.contest.plan.starts_at == round(1000 * later.timestamp())
    assert [one.user_id for one in look.contest.entrants] == [club.chloe.id]
    assert events(club) == [event]


async def test_the_host_moves_it_and_discords_event_follows(club: Club) -> None:
    await planned(club)
    (event,) = events(club)
    moved = await club.bruno.slash(club.channel, "night move", day="Tomorrow", time="21:45")
    assert "now begins" in sentence(moved)
    look = await now(club)
    assert datetime.fromisoformat(event.scheduled_start_time).timestamp() * 1000 == look.contest.plan.starts_at
    assert look.contest.event_at == look.contest.plan.starts_at
    assert "Only the host" in sentence(await club.chloe.slash(club.channel, "night move", day=SOME_DAY, time="22:00"))


async def test_a_new_process_finds_the_event_that_a_fallen_one_made(club: Club) -> None:
    await planned(club)
    (look,) = await club.bot.contests.of_guild(club.guild.id)
    await _forget_the_event(club, look.row.id)
    await club.restart()
    await step(club)
    assert len(events(club)) == 1
    assert (await now(club)).contest.event_id == events(club)[0].id


async def _forget_the_event(club: Club, contest_id: str) -> None:
    """Put the log back to where it stood when the process fell: the event was made, and not noted."""
    database: Any = club.bot.store._database
    kept = len(await club.bot.store.contests.log(contest_id)) - 1

    def work(connection: Any) -> None:
        connection.exec_driver_sql("DELETE FROM contest_log WHERE kind = 'event'")
        connection.exec_driver_sql("UPDATE contests SET length = ?", (kept,))

    await database.write(work)


async def test_without_the_permission_the_message_stands_alone(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forbidden(*_: Any, **__: Any) -> None:
        response: Any = type("Response", (), {"status": 403, "reason": "Forbidden"})()
        raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})

    monkeypatch.setattr(club.bot.http, "create_guild_scheduled_event", forbidden)
    await planned(club)
    assert events(club) == []
    look = await now(club)
    assert look.contest.event_id == NO_EVENT
    message = await the_message(club)
    await club.ada.click(message, custom_id=button(message, GOING))
    assert "discord.com/events" not in said(await the_message(club))
    assert len((await begin(club)).tables) == 1


async def test_a_direct_reminder_says_where_and_names_nobody_else(club: Club) -> None:
    await club.bot.preferences.change_person(int(club.chloe.id), ping=PingWay.DIRECT, locale="fr")
    await planned(club)
    for who in (club.ada, club.chloe):
        await who.slash(club.channel, "night join")
    await step(club, ahead=10 * MINUTE)
    posted = [str(one.json) for one in club.env.http_requests if one.path.endswith("/messages")]
    (direct,) = [one for one in posted if "commence <t:" in one]
    row = (await now(club)).row
    assert f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{row.message_id}" in direct
    assert str(club.ada.id) not in direct
    assert "custom_id" not in direct


async def test_who_wants_no_calls_is_named_without_a_ring(club: Club) -> None:
    await club.ada.slash(club.channel, "settings me", ping="none")
    await planned(club)
    for who in (club.ada, club.chloe):
        await who.slash(club.channel, "night join")
    assert (await club.bot.preferences.of_person(club.ada.id)).ping is PingWay.NONE
    await step(club, ahead=10 * MINUTE)
    (reminder,) = told(club, "begins <t:")
    assert all(who.mention in said(reminder) for who in (club.ada, club.chloe))
    posted = [one.json for one in club.env.http_requests if one.path.endswith("/messages") and one.json is not None]
    assert [club.chloe.id] in [one.get("allowed_mentions", {}).get("users") for one in posted]
    assert not any(club.ada.id in one.get("allowed_mentions", {}).get("users", ()) for one in posted)


async def test_what_cannot_be_done_is_answered_kindly(club: Club) -> None:
    for command in ("join", "leave", "call-off"):
        assert "No game night is planned" in sentence(await club.ada.slash(club.channel, f"night {command}"))
    assert "don’t know that day" in await planned(club, day="someday")
    assert "don’t know that time" in await planned(club, time="teatime")
    assert "in the past" in await planned(club, day="2020-01-01")
    await planned(club, places=1)
    assert "Only the host" in sentence(await club.chloe.slash(club.channel, "night call-off"))
    assert "not on the list" in sentence(await club.ada.slash(club.channel, "night leave"))
    await club.ada.slash(club.channel, "night join")
    assert "Every place is taken" in sentence(await club.chloe.slash(club.channel, "night join"))
    assert "No tournament" in sentence(await club.chloe.slash(club.channel, "tournament join"))
    assert "you can’t come" in sentence(await club.ada.slash(club.channel, "night leave"))
    look = await now(club)
    page = await club.bruno.slash(club.channel, "night call-off")
    for what in ("page", "table", "start", "here"):
        (forged,) = await forge(club.env, Forged(club.ada, page.response, f"1:contest:-:0:{what}/{look.row.id}/"))
        assert said(forged.response)
    page = await club.bruno.slash(club.channel, "night call-off")
    done = await club.bruno.click(page.response, custom_id=button(page.response, "off"))
    assert "cancelled" in said(done.response)
    assert [event.status for event in events(club)] == [courier.CANCELED]
    await planned(club)
    await planned(club)
    assert "Several" in sentence(await club.ada.slash(club.channel, "night join"))


async def test_days_are_completed_by_their_names(club: Club) -> None:
    before = in_days(1)
    (tomorrow,) = await club.bruno.autocomplete(club.channel, "night plan", "day", "tom", game="claim")
    assert before <= tomorrow["value"] <= in_days(1)


async def test_one_person_gets_computers_and_nobody_is_told_so(club: Club) -> None:
    await planned(club)
    await club.ada.slash(club.channel, "night join")
    (name,) = (await begin(club)).tables
    table = (await club.bot.service.look_inside(name)).table
    assert len(table.seats) == 1
    assert [one.user_id for one in table.kept] == [club.ada.id]
    for what in ("join", "start"):
        await press(club.ada, await lobby(club, name), what)
    assert (await club.bot.service.look_inside(name)).table.phase is Phase.RUNNING


async def test_nobody_plays(club: Club) -> None:
    await planned(club)
    await club.ada.slash(club.channel, "night join")
    (name,) = (await begin(club)).tables
    await club.bot.service.appointments.stop(name)
    await step(club)
    (summary,) = told(club, "How it went")
    assert "No game was played" in said(summary)
    assert "Points: " not in said(summary)
    assert nights.tells((await now(club)).contest) is False
