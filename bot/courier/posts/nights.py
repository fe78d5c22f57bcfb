"""The Discord side of a game night beside its message: the server's event, a reminder, and how it went.

Discord's event is read from Discord each time, never from a cache: its date, whether it still stands, and who is
interested. So nothing is missed while we are away. The gateway only says when to look again.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord

from bot.background import Background
from bot.contests.model import ContestLook
from bot.contests.service import ContestService
from bot.courier.bell import Bell
from bot.courier.wire import EVERYWHERE, Channels, Delivery, Lane, Urgency
from bot.preferences import Preferences
from bot.screens.nights import night_reminder, night_summary, night_text
from bot.text import clean_name
from persistence.rows import Location, PingWay
from seasons.contests import nights
from seasons.contests.model import NO_EVENT, Contest, Stage
from seasons.contests.verbs import call_off

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
EXTERNAL, GUILD_ONLY = 3, 2
INTERESTED = 1
MOST_ASKED = 100
"""The number of interested people that one call names; a night has fewer places."""
SOON = 2.0
"""Seconds in which further news of events are one piece of news."""


@dataclass(eq=False, slots=True)
class Nights:
    """Keeps nights and Discord's events alike, reminds people, and tells how a night went."""

    _client: discord.Client
    _channels: Channels
    _contests: ContestService
    _preferences: Preferences
    _background: Background
    _bell: Bell
    _locks: defaultdict[str, asyncio.Lock] = field(init=False, default_factory=lambda: defaultdict(asyncio.Lock))
    _coming: set[str] = field(init=False, default_factory=set)
    """The nights that have not begun."""
    _looking: asyncio.TimerHandle | None = field(init=False, default=None)

    def heard(self) -> None:
        """Take notice of news of Discord's events: look soon at those of our nights."""
        if self._coming and self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(SOON, self._look)

    def _look(self) -> None:
        self._looking = None
        for contest_id in self._coming:
            self._background.soon(self._follow(contest_id))

    async def attend(self, contest_id: str) -> bool:
        """Let a night and Discord's event agree, then tell people what is due; False where it must be tried again."""
        agreed = await self._follow(contest_id)
        return await self._tell(await self._contests.look(contest_id)) and agreed

    async def _follow(self, contest_id: str) -> bool:
        async with self._locks[contest_id]:
            look = await self._contests.look(contest_id)
            if nights.is_coming(look.contest):
                self._coming.add(contest_id)
                follow = self._announce if look.contest.event_id is None else self._compare
            else:
                self._coming.discard(contest_id)
                follow = self._carry_on
            return look.contest.event_id == NO_EVENT or await follow(look) is not Delivery.LATER

    async def _tell(self, look: ContestLook) -> bool:
        """Remind people, or tell how the night went, once that is due; False where it must be tried again."""
        contest, contest_id = look.contest, look.row.id
        words = await self._preferences.public_words(look.row.guild_id)
        location = Location(look.row.guild_id, look.row.channel_id)
        if nights.tells(contest):
            screen = night_summary(look, await self._contests.tables_of(look), words)
            nonce, told = f"night-end-{contest_id}", nights.told
            outcome, _ = await self._channels.announce(Urgency.TIDY, location, screen, nonce=nonce)
        elif nights.reminds(contest, self._contests.now()):
            ways, told = await self._ways(look), nights.reminded
            here = [one for one, way in ways.items() if way is PingWay.CHANNEL]
            screen = night_reminder(look, words)
            nonce = f"n{contest_id}.{(contest.plan.starts_at or 0) // 60_000:x}"
            outcome, _ = await self._channels.announce(Urgency.PERSON, location, screen, nonce=nonce, ring=here)
            for user_id in [one for one, way in ways.items() if way is PingWay.DIRECT]:
                person = await self._preferences.of_person(user_id)
                theirs = await self._preferences.words_by(person, look.row.guild_id, words.locale)
                screen = night_reminder(look, theirs, direct=True)
                direct = partial(self._channels.direct, user_id, screen, nonce=f"{nonce}.{user_id % 10**8:x}")
                await self._channels.pacer.through(Urgency.PERSON, direct, EVERYWHERE)
        else:
            return True
        if outcome is not Delivery.LATER:
            await self._contests.note(contest_id, told)
        return outcome is not Delivery.LATER

    async def _ways(self, look: ContestLook) -> Mapping[int, PingWay]:
        """The ways of calling those who come: who wish for calls, and not in their quiet hours."""
        ways = {}
        for number in look.contest.playing:
            user_id = look.contest.entrant(number).user_id
            if await self._bell.quiet_until(look.row.guild_id, user_id) is None:
                ways[user_id] = (await self._preferences.of_person(user_id)).ping
        return ways

    # Discord's event.

    async def _announce(self, look: ContestLook) -> Delivery:
        """Make Discord's event, unless a former process has."""
        http, guild_id, plan, contest_id = self._client.http, look.row.guild_id, look.contest.plan, look.row.id
        outcome, events = await self._call(http.get_scheduled_events, guild_id, with_user_count=False)
        if outcome is Delivery.LATER:
            return outcome
        ours = str(self._client.user.id) if self._client.user is not None else ""
        mine = [one for one in events or () if one.get("creator_id") == ours]
        made = next((one for one in mine if contest_id in (one["description"] or "")), None)
        if made is None and plan.starts_at is not None and plan.starts_at > self._contests.now():
            name, description = night_text(look, await self._preferences.public_words(guild_id))
            outcome, made = await self._call(
                http.create_guild_scheduled_event,
                guild_id,
                name=name,
                description=description,
                entity_type=EXTERNAL,
                privacy_level=GUILD_ONLY,
                entity_metadata={"location": f"https://discord.com/channels/{guild_id}/{look.row.channel_id}"},
                **_times(look.contest),
            )
        if outcome is not Delivery.LATER:
            event_id, starts_at = (NO_EVENT, None) if made is None else (int(made["id"]), _start(made))
            await self._contests.note(contest_id, nights.shown_as, event_id, starts_at)
        return outcome

    async def _compare(self, look: ContestLook) -> Delivery:
        """Take over what people did to Discord's event; give it our date if that is the newer one."""
        contest, contest_id, event_id = look.contest, look.row.id, look.contest.event_id or NO_EVENT
        outcome, event = await self._event(look)
        if outcome is Delivery.GONE or (event is not None and event["status"] in (COMPLETED, CANCELED)):
            await self._contests.note(contest_id, call_off)
            return Delivery.DONE
        if event is None:
            return outcome
        if event["status"] == ACTIVE:  # somebody pressed "Start event"
            await self._contests.note(contest_id, lambda contest, now: nights.moved(contest, now, now))
            return Delivery.DONE
        starts_at = _start(event)
        if starts_at != contest.event_at:
            await self._contests.note(contest_id, nights.followed, starts_at)
        elif starts_at != contest.plan.starts_at:
            edited, event = await self._edit(look, **_times(contest))
            if event is not None:
                await self._contests.note(contest_id, nights.shown_as, event_id, _start(event))
            elif edited is Delivery.LATER:
                return edited
        return await self._ask_interested(look)

    async def _ask_interested(self, look: ContestLook) -> Delivery:
        ask = self._client.http.get_scheduled_event_users
        outcome, found = await self._call(ask, look.row.guild_id, look.contest.event_id, MOST_ASKED, with_member=False)
        if outcome is Delivery.DONE:
            people = {
                int(one["user"]["id"]): clean_name(one["user"].get("global_name") or one["user"]["username"])
                for one in found or ()
                if one.get("response", INTERESTED) == INTERESTED and not one["user"].get("bot")
            }
            await self._contests.note(look.row.id, nights.interested, people)
        return outcome

    async def _carry_on(self, look: ContestLook) -> Delivery:
        """Let Discord's event begin, end or be cancelled with the night."""
        wanted = {Stage.RUNNING: ACTIVE, Stage.OVER: COMPLETED, Stage.CALLED_OFF: CANCELED}[look.contest.stage]
        if look.contest.event_id is None:
            return Delivery.DONE
        outcome, event = await self._event(look)
        if event is None or event["status"] >= wanted or (wanted == COMPLETED) != (event["status"] == ACTIVE):
            return outcome
        outcome, _ = await self._edit(look, status=wanted)
        return outcome

    async def _event(self, look: ContestLook) -> tuple[Delivery, Any]:
        get = self._client.http.get_scheduled_event
        return await self._call(get, look.row.guild_id, look.contest.event_id, with_user_count=False)

    async def _edit(self, look: ContestLook, **changes: Any) -> tuple[Delivery, Any]:
        edit = self._client.http.edit_scheduled_event
        return await self._call(edit, look.row.guild_id, look.contest.event_id, **changes)

    async def _call(self, ask: Callable[..., Any], guild_id: int, *event: Any, **more: Any) -> tuple[Delivery, Any]:
        make = partial(ask, guild_id, *event, **more)
        return await self._channels.pacer.call(make, Lane("scheduled events", guild_id, 5, 5.0))


def _start(event: Mapping[str, Any]) -> int:
    return round(1000 * datetime.fromisoformat(event["scheduled_start_time"]).timestamp())


def _times(contest: Contest) -> dict[str, str]:
    starts_at = contest.plan.starts_at or 0
    moments = {"start": starts_at, "end": starts_at + contest.plan.round_ms}
    return {
        f"scheduled_{what}_time": datetime.fromtimestamp(at / 1000, UTC).isoformat() for what, at in moments.items()
    }
