"""The Discord side of a game night beside its message: the server's event, a reminder, and how it went.

Discord's event is read from Discord each time, never from a cache: its date, whether it still stands, and who is
interested. So nothing is missed while we are away. The gateway only says when to look again.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

import discord

from bot.contests.model import ContestLook
from bot.contests.service import ContestService
from bot.courier.background import Background
from bot.courier.bell import Bell
from bot.courier.calls import Delivery, call
from bot.courier.channels import Channels, lanes
from bot.courier.pacer import EVERYWHERE, Lane, Pacer, Urgency
from bot.preferences import Preferences
from bot.screens.nights import night_reminder, night_summary, night_text
from bot.tables.model import Look
from bot.text import clean_name
from persistence.rows import Location, PingWay
from seasons.contests import nights
from seasons.contests.model import NO_EVENT, Contest, Stage
from seasons.contests.verbs import call_off

T = TypeVar("T")

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
EXTERNAL, GUILD_ONLY = 3, 2
INTERESTED = 1
MOST_ASKED = 100
"""The number of interested people that one call names; a night has fewer places."""
SOON = 2.0
"""Seconds in which further news of events are one piece of news."""


class Nights:
    """Keeps nights and Discord's events alike, reminds people, and tells how a night went."""

    def __init__(
        self,
        client: discord.Client,
        channels: Channels,
        contests: ContestService,
        preferences: Preferences,
        *,
        pacer: Pacer,
        background: Background,
        bell: Bell,
    ) -> None:
        self._client = client
        self._channels = channels
        self._contests = contests
        self._preferences = preferences
        self._pacer = pacer
        self._background = background
        self._bell = bell
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._coming: set[str] = set()
        """The nights that have not begun."""
        self._looking: asyncio.TimerHandle | None = None

    def heard(self) -> None:
        """Take notice of news of Discord's events: look soon at those of our nights."""
        if self._coming and self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(SOON, self._look)

    def _look(self) -> None:
        self._looking = None
        for contest_id in self._coming:
            self._background.soon(self._follow_again(contest_id))

    async def _follow_again(self, contest_id: str) -> None:
        await self.follow(await self._contests.look_inside(contest_id))

    async def follow(self, look: ContestLook) -> bool:
        """Let a night and Discord's event agree; False where that must be tried again."""
        async with self._locks[look.row.id]:
            look = await self._contests.look_inside(look.row.id)
            if nights.is_coming(look.contest):
                self._coming.add(look.row.id)
                follow = self._announce if look.contest.event_id is None else self._compare
            else:
                self._coming.discard(look.row.id)
                follow = self._carry_on
            return look.contest.event_id == NO_EVENT or await follow(look) is not Delivery.LATER

    async def tell(self, look: ContestLook, tables: list[Look]) -> bool:
        """Remind people, or tell how the night went, once that is due; False where it must be tried again."""
        contest, contest_id = look.contest, look.row.id
        words = await self._preferences.public_words(look.row.guild_id)
        location = Location(look.row.guild_id, look.row.channel_id)
        if nights.tells(contest):
            screen = night_summary(look, tables, words)
            post = partial(self._channels.post, location, screen, nonce=f"night-end-{contest_id}")
            outcome, _ = await self._pacer.through(Urgency.TIDY, post, *lanes(location.channel_id))
            if outcome is not Delivery.LATER:
                await self._contests.note(contest_id, nights.told)
            return outcome is not Delivery.LATER
        if not nights.reminds(contest, self._contests.now()):
            return True
        ways = await self._ways(look)
        here = [one for one, way in ways.items() if way is PingWay.CHANNEL]
        screen = night_reminder(look, words)
        nonce = f"n{contest_id}.{(contest.plan.starts_at or 0) // 60_000:x}"
        post = partial(self._channels.post, location, screen, nonce=nonce, ring=here)
        outcome, _ = await self._pacer.through(Urgency.PERSON, post, *lanes(location.channel_id))
        for user_id in [one for one, way in ways.items() if way is PingWay.DIRECT]:
            direct = partial(self._channels.direct, user_id, screen, nonce=f"{nonce}.{user_id % 10**8:x}")
            await self._pacer.through(Urgency.PERSON, direct, EVERYWHERE)
        if outcome is not Delivery.LATER:
            await self._contests.note(contest_id, nights.reminded)
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
        guild_id, plan, contest_id = look.row.guild_id, look.contest.plan, look.row.id
        listed = await self._call(guild_id, lambda: self._client.http.get_scheduled_events(guild_id, False))
        outcome, events = listed
        if outcome is Delivery.LATER:
            return outcome
        ours = str(self._client.user.id) if self._client.user is not None else ""
        made = next(
            (one for one in events or () if one.get("creator_id") == ours and contest_id in (one["description"] or "")),
            None,
        )
        if made is None and plan.starts_at is not None and plan.starts_at > self._contests.now():
            name, description = night_text(look, await self._preferences.public_words(guild_id))
            where = f"https://discord.com/channels/{guild_id}/{look.row.channel_id}"
            outcome, made = await self._call(
                guild_id,
                lambda: self._client.http.create_guild_scheduled_event(
                    guild_id,
                    name=name,
                    description=description,
                    entity_type=EXTERNAL,
                    privacy_level=GUILD_ONLY,
                    entity_metadata={"location": where},
                    **_times(look.contest),
                ),
            )
        if outcome is not Delivery.LATER:
            event_id, starts_at = (NO_EVENT, None) if made is None else (int(made["id"]), _start(made))
            await self._contests.note(
                contest_id, lambda contest, now: nights.shown_as(contest, event_id, starts_at, now)
            )
        return outcome

    async def _compare(self, look: ContestLook) -> Delivery:
        """Take over what people did to Discord's event; give it our date if that is the newer one."""
        guild_id, contest, contest_id = look.row.guild_id, look.contest, look.row.id
        event_id = contest.event_id or NO_EVENT
        outcome, event = await self._call(
            guild_id, lambda: self._client.http.get_scheduled_event(guild_id, event_id, False)
        )
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
            await self._contests.note(contest_id, lambda contest, now: nights.followed(contest, starts_at, now))
        elif starts_at != contest.plan.starts_at:
            edited, event = await self._edit(guild_id, event_id, **_times(contest))
            if event is not None:
                shown = _start(event)
                await self._contests.note(
                    contest_id, lambda contest, now: nights.shown_as(contest, event_id, shown, now)
                )
            elif edited is Delivery.LATER:
                return edited
        return await self._ask(guild_id, contest_id, event_id)

    async def _ask(self, guild_id: int, contest_id: str, event_id: int) -> Delivery:
        """Ask Discord who is interested."""
        outcome, found = await self._call(
            guild_id,
            lambda: self._client.http.get_scheduled_event_users(guild_id, event_id, MOST_ASKED, with_member=False),
        )
        if outcome is Delivery.DONE:
            people = {
                int(one["user"]["id"]): clean_name(one["user"].get("global_name") or one["user"]["username"])
                for one in found or ()
                if one.get("response", INTERESTED) == INTERESTED and not one["user"].get("bot")
            }
            await self._contests.note(contest_id, lambda contest, now: nights.interested(contest, people, now))
        return outcome

    async def _carry_on(self, look: ContestLook) -> Delivery:
        """Let Discord's event begin, end or be cancelled with the night."""
        wanted = {Stage.RUNNING: ACTIVE, Stage.OVER: COMPLETED, Stage.CALLED_OFF: CANCELED}[look.contest.stage]
        event_id = look.contest.event_id
        if event_id is None:
            return Delivery.DONE
        outcome, event = await self._call(
            look.row.guild_id, lambda: self._client.http.get_scheduled_event(look.row.guild_id, event_id, False)
        )
        if event is None or event["status"] >= wanted or (wanted == COMPLETED) != (event["status"] == ACTIVE):
            return outcome
        outcome, _ = await self._edit(look.row.guild_id, event_id, status=wanted)
        return outcome

    async def _edit(self, guild_id: int, event_id: int, **changes: Any) -> tuple[Delivery, Any]:
        return await self._call(guild_id, lambda: self._client.http.edit_scheduled_event(guild_id, event_id, **changes))

    async def _call(self, guild_id: int, make: Callable[[], Any]) -> tuple[Delivery, Any]:
        return await self._pacer.through(
            Urgency.TIDY, lambda: call(make), EVERYWHERE, Lane("scheduled events", guild_id, 5, 5.0)
        )


def _start(event: Mapping[str, Any]) -> int:
    return round(1000 * datetime.fromisoformat(event["scheduled_start_time"]).timestamp())


def _times(contest: Contest) -> dict[str, str]:
    starts_at = contest.plan.starts_at or 0
    moments = {"start": starts_at, "end": starts_at + contest.plan.round_ms}
    return {
        f"scheduled_{what}_time": datetime.fromtimestamp(at / 1000, UTC).isoformat() for what, at in moments.items()
    }
