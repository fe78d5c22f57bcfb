"""REST routes of a server's scheduled events, and what people do to them in Discord's own pages.

Events here take place somewhere else (EXTERNAL), as a server of text channels has no others.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sandbox import errors, payloads
from sandbox.changes import EventChanged, EventInterest
from sandbox.clock import as_snowflake
from sandbox.errors import ApiError, Form
from sandbox.model import EventStatus, ScheduledEvent
from sandbox.permissions import Permission
from sandbox.rest import Route

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.model import Guild
    from sandbox.rest import Call
    from sandbox.world import World

EXTERNAL, GUILD_ONLY = 3, 2
MOST = 100
"""How many of a server's events may be scheduled or active."""
PAGE = 100
ALIVE = (EventStatus.SCHEDULED, EventStatus.ACTIVE)
NEXT = {
    EventStatus.SCHEDULED: (EventStatus.ACTIVE, EventStatus.CANCELED),
    EventStatus.ACTIVE: (EventStatus.COMPLETED,),
}
"""Which status may follow which."""


class EventRoutes:
    """Answers the calls under /guilds/{id}/scheduled-events."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        every = "/guilds/{guild_id}/scheduled-events"
        one = f"{every}/{{event_id}}"
        return [
            Route("GET", every, self._list),
            Route("POST", every, self._create),
            Route("GET", one, self._get),
            Route("PATCH", one, self._edit),
            Route("DELETE", one, self._delete),
            Route("GET", f"{one}/users", self._users),
        ]

    async def _list(self, call: Call) -> list[Json]:
        events = self._world.events_of(self._guild(call))
        return [self._shown(call, one) for one in events if one.status in ALIVE]

    async def _get(self, call: Call) -> Json:
        return self._shown(call, self._event(call))

    async def _create(self, call: Call) -> Json:
        guild = self._guild(call)
        self._must_be_allowed(None)
        if sum(one.status in ALIVE for one in self._world.events_of(guild)) >= MOST:
            raise ApiError(400, 30038, f"Maximum number of scheduled or active events reached ({MOST})")
        body, form = call.body.json, Form()
        form.choice(body.get("entity_type"), ("entity_type",), (EXTERNAL,))
        form.choice(body.get("privacy_level"), ("privacy_level",), (GUILD_ONLY,))
        event = ScheduledEvent(
            id=0,
            guild_id=guild.id,
            creator_id=self._world.bot.id,
            name=form.text(body, "name", (), high=100),
            description=form.text(body, "description", (), low=0, high=1000, need=False) or None,
            location=_location(form, body),
            starts_at=_moment(form, body, "scheduled_start_time"),
            ends_at=_moment(form, body, "scheduled_end_time"),
        )
        self._check_times(form, event)
        form.check()
        event.id = self._world.snowflakes.next()
        self._world.events[event.id] = event
        self._world.tell(EventChanged(event, "CREATE"))
        return self._shown(call, event)

    async def _edit(self, call: Call) -> Json:
        event = self._event(call)
        self._must_be_allowed(event)
        change(self._world, event, call.body.json)
        return self._shown(call, event)

    async def _delete(self, call: Call) -> None:
        event = self._event(call)
        self._must_be_allowed(event)
        remove(self._world, event)

    async def _users(self, call: Call) -> list[Json]:
        event = self._event(call)
        limit = min(max(1, int(call.query.get("limit", PAGE))), PAGE)
        before, after = as_snowflake(call.query.get("before")), as_snowflake(call.query.get("after"))
        who = [one for one in sorted(event.interested) if one > after and (not before or one < before)]
        guild = self._guild(call)
        found = []
        for user_id in who[-limit:] if before and not after else who[:limit]:
            user = self._world.person(user_id)
            one = {"guild_scheduled_event_id": str(event.id), "user_id": str(user_id), "response": 1}
            member = {"member": payloads.full_member(guild, user)} if _is_set(call, "with_member") else {}
            found.append({**one, "user": payloads.user(user), **member})
        return found

    def _guild(self, call: Call) -> Guild:
        return self._world.guild(call.id("guild_id"))

    def _event(self, call: Call) -> ScheduledEvent:
        event = self._world.events.get(call.id("event_id"))
        if event is None or event.guild_id != self._guild(call).id:
            raise errors.unknown_event()
        return event

    def _shown(self, call: Call, event: ScheduledEvent) -> Json:
        counted = {"user_count": len(event.interested)} if _is_set(call, "with_user_count") else {}
        return {**payloads.scheduled_event(self._world, event), **counted}

    def _must_be_allowed(self, event: ScheduledEvent | None) -> None:
        """Raise 50013 unless the bot may make events; those of others it may change only if it manages events."""
        mine = event is None or event.creator_id == self._world.bot.id
        needed = Permission.CREATE_EVENTS if mine else Permission.MANAGE_EVENTS
        if needed not in self._world.permissions(self._world.bot):
            raise errors.missing_permissions()

    def _check_times(self, form: Form, event: ScheduledEvent) -> None:
        _check_times(form, event, self._world.clock.now())


def change(world: World, event: ScheduledEvent, wanted: Json) -> None:
    """Change an event, by the API or by its page.

    Raises:
        ApiError: 50035.

    """
    form = Form()
    changed = ScheduledEvent(**{name: getattr(event, name) for name in ScheduledEvent.__slots__})
    if "name" in wanted:
        changed.name = form.text(wanted, "name", (), high=100)
    if "description" in wanted:
        changed.description = form.text(wanted, "description", (), low=0, high=1000, need=False) or None
    if "entity_metadata" in wanted:
        changed.location = _location(form, wanted)
    if "scheduled_start_time" in wanted:
        changed.starts_at = _moment(form, wanted, "scheduled_start_time")
    if "scheduled_end_time" in wanted:
        changed.ends_at = _moment(form, wanted, "scheduled_end_time")
    if "status" in wanted:
        following = tuple(int(one) for one in NEXT.get(event.status, ()))
        if form.choice(wanted["status"], ("status",), following):
            changed.status = EventStatus(wanted["status"])
    if (changed.starts_at, changed.ends_at) != (event.starts_at, event.ends_at):
        _check_times(form, changed, world.clock.now())
    form.check()
    for name in ScheduledEvent.__slots__:
        setattr(event, name, getattr(changed, name))
    world.tell(EventChanged(event, "UPDATE"))


def remove(world: World, event: ScheduledEvent) -> None:
    del world.events[event.id]
    world.tell(EventChanged(event, "DELETE"))


def show_interest(world: World, event: ScheduledEvent, user_id: int, *, interested: bool) -> None:
    """Let somebody press *Interested*, or press it again."""
    world.person(user_id)
    (event.interested.add if interested else event.interested.discard)(user_id)
    world.tell(EventInterest(event, user_id, interested))


def _is_set(call: Call, name: str) -> bool:
    return call.query.get(name, "").lower() in {"1", "true"}


def _location(form: Form, body: Json) -> str:
    metadata = body.get("entity_metadata")
    return form.text(metadata if isinstance(metadata, dict) else {}, "location", ("entity_metadata",), high=100)


def _moment(form: Form, body: Json, key: str) -> float:
    typed: Any = form.text(body, key, (), high=64)
    try:
        return datetime.fromisoformat(typed).replace(microsecond=0).astimezone(UTC).timestamp()
    except ValueError:
        if typed:
            form.fail((key,), "DATE_TIME_TYPE_PARSE", f"Could not parse {typed}. Should be ISO8601.")
        return 0.0


def _check_times(form: Form, event: ScheduledEvent, now: float) -> None:
    if event.starts_at and event.status is EventStatus.SCHEDULED and event.starts_at <= now:
        message = "Cannot schedule event in the past."
        form.fail(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
    if event.ends_at and event.ends_at <= event.starts_at:
        message = "Cannot schedule event to end before it starts."
        form.fail(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", message)
