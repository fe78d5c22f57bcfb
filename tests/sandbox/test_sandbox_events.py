"""A server's scheduled events: by discord.py, by plain calls, and by people in Discord's own pages."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
import pytest

from sandbox import payloads
from sandbox.model import EventStatus, ScheduledEvent
from sandbox.permissions import Permission
from tests.harness.playing import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from sandbox.server import Sandbox
    from tests.sandbox.rest_client import Rest
    from tests.sandbox.tiny_bot import TinyBot

    People = Callable[[str], Awaitable[Person]]


def at(hours: float) -> str:
    return (datetime.now(UTC) + timedelta(hours=hours)).replace(microsecond=0).isoformat()


def wish(**changes: Any) -> dict[str, Any]:
    usual = {
        "name": "Claim night",
        "entity_type": 3,
        "privacy_level": 2,
        "entity_metadata": {"location": "#general"},
        "scheduled_start_time": at(1),
        "scheduled_end_time": at(4),
    }
    return {**usual, **changes}


def path(rest: Rest, more: object = "") -> str:
    return f"/guilds/{rest.sandbox.world.home.id}/scheduled-events" + (f"/{more}" if more else "")


async def test_discord_py_makes_moves_begins_and_deletes_one(bot: TinyBot, people: People) -> None:
    heard: list[str] = []
    gone = asyncio.Event()

    async def on_socket_event_type(name: str) -> None:
        if "SCHEDULED_EVENT" in name:
            heard.append(name.removeprefix("GUILD_SCHEDULED_EVENT_"))
        if name.endswith("EVENT_DELETE"):
            gone.set()

    bot.on_socket_event_type = on_socket_event_type  # type: ignore[attr-defined]
    ada = await people("Ada")
    guild = bot.guilds[0]
    begins = datetime.now(UTC).replace(microsecond=0) + timedelta(hours=1)
    event = await guild.create_scheduled_event(
        name="Claim night",
        description="Come",
        start_time=begins,
        end_time=begins + timedelta(hours=3),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="#general",
    )
    assert (event.name, event.location, event.start_time) == ("Claim night", "#general", begins)
    moved = await event.edit(start_time=begins + timedelta(hours=1), location="#card-table")
    assert (moved.start_time, moved.location) == (begins + timedelta(hours=1), "#card-table")
    await ada.faults(scheduled_event={"interested": [ada.id]})
    (one,) = await guild.fetch_scheduled_events(with_counts=True)
    assert one.user_count == 1
    assert [user.display_name async for user in one.users()] == ["Ada"]
    await ada.faults(scheduled_event={"not_interested": [ada.id]})
    await moved.start()
    assert (await guild.fetch_scheduled_event(event.id)).status is discord.EventStatus.active
    await ada.faults(scheduled_event={"delete": True})
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_scheduled_event(event.id)
    assert caught.value.code == 10070
    await asyncio.wait_for(gone.wait(), PATIENCE)
    assert heard == ["CREATE", "UPDATE", "USER_ADD", "USER_REMOVE", "UPDATE", "DELETE"]


@pytest.mark.parametrize(
    ("changes", "where", "code"),
    [
        ({"name": "x" * 101}, "name", "BASE_TYPE_MAX_LENGTH"),
        ({"description": "x" * 1001}, "description", "BASE_TYPE_MAX_LENGTH"),
        ({"entity_type": 2}, "entity_type", "BASE_TYPE_CHOICES"),
        ({"privacy_level": 1}, "privacy_level", "BASE_TYPE_CHOICES"),
        ({"entity_metadata": None}, "entity_metadata.location", "BASE_TYPE_REQUIRED"),
        ({"scheduled_end_time": None}, "scheduled_end_time", "BASE_TYPE_REQUIRED"),
        ({"scheduled_start_time": "soon"}, "scheduled_start_time", "DATE_TIME_TYPE_PARSE"),
        ({"scheduled_start_time": at(-1)}, "scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST"),
        ({"scheduled_end_time": at(0.5)}, "scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_BEFORE_START"),
    ],
)
async def test_what_is_no_event_is_refused(rest: Rest, changes: Any, where: str, code: str) -> None:
    reply = await rest.call("POST", path(rest), wish(**changes))
    assert reply.status == 400
    assert reply.faults[where] == code
    assert rest.sandbox.world.events == {}


async def test_a_status_follows_another_and_ended_events_are_listed_no_more(rest: Rest) -> None:
    made = (await rest.call("POST", path(rest), wish())).body
    for status, answer in ((3, 400), (2, 200), (1, 400), (4, 400), (3, 200), (2, 400)):
        assert (await rest.call("PATCH", path(rest, made["id"]), {"status": status})).status == answer
    assert (await rest.call("GET", path(rest))).body == []
    assert (await rest.call("GET", path(rest, made["id"]))).body["status"] == EventStatus.COMPLETED
    assert (await rest.call("DELETE", path(rest, made["id"]))).status == 204
    for method in ("GET", "PATCH", "DELETE"):
        assert (await rest.call(method, path(rest, made["id"]), {})).body["code"] == 10070


async def test_a_server_has_a_hundred_at_most(rest: Rest) -> None:
    world = rest.sandbox.world
    made = (await rest.call("POST", path(rest), wish())).body
    first = world.events[int(made["id"])]
    for number in range(1, 100):
        world.events[number] = ScheduledEvent(
            number, first.guild_id, first.creator_id, "x", None, "y", first.starts_at, first.ends_at
        )
    assert (await rest.call("POST", path(rest), wish())).body["code"] == 30038
    world.events[1].status = EventStatus.CANCELED
    assert (await rest.call("POST", path(rest), wish())).status == 200


async def test_the_permission_is_needed_and_those_of_others_need_another(
    rest: Rest, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = (await rest.call("POST", path(rest), wish())).body
    event = sandbox.world.events[int(made["id"])]
    event.creator_id = sandbox.world.people[0].id
    assert (await rest.call("PATCH", path(rest, made["id"]), {"name": "Ours"})).body["code"] == 50013
    monkeypatch.setattr(sandbox.world, "permissions", lambda *_: Permission.MANAGE_EVENTS)
    assert (await rest.call("PATCH", path(rest, made["id"]), {"name": "Ours"})).status == 200
    assert (await rest.call("POST", path(rest), wish())).body["code"] == 50013


async def test_the_interested_come_in_pages(rest: Rest, sandbox: Sandbox) -> None:
    made = (await rest.call("POST", path(rest), wish())).body
    (told,) = payloads.guild_create(sandbox.world, sandbox.world.home)["guild_scheduled_events"]
    assert told["id"] == made["id"]
    event = sandbox.world.events[int(made["id"])]
    event.interested |= {one.id for one in sandbox.world.people}
    everybody = [str(one) for one in sorted(event.interested)]
    users = path(rest, f"{made['id']}/users")
    for query, expected in (
        ("limit=2", everybody[:2]),
        (f"after={everybody[1]}&limit=2", everybody[2:4]),
        (f"before={everybody[4]}&limit=2", everybody[2:4]),
        ("with_member=true", everybody),
    ):
        found = (await rest.call("GET", f"{users}?{query}")).body
        assert [one["user_id"] for one in found] == expected
        assert all(("member" in one) == ("with_member" in query) for one in found)
