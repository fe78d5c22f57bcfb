"""Game nights: opening one, moving it, and the days that its date is completed with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import ClassVar

from babel.dates import format_date

from bot.actions.contests import Contests
from bot.actions.ground import TO_MAKE_EVENTS, must_bear, named_permissions
from bot.actions.matching import matching
from bot.actions.request import Request
from bot.contests import deeds
from bot.contests.dates import today
from bot.contests.model import NightWish
from bot.courier import Answer
from bot.preferences import Preferences
from games.engine import text

DAYS_OFFERED = 21


@dataclass(frozen=True, slots=True)
class Nights(Contests):
    nights: ClassVar[bool] = True
    _preferences: Preferences

    async def plan(self, request: Request, wish: NightWish) -> Answer:
        """Open a night, by the person's clock; its message and Discord's event come by themselves."""
        await must_bear(request.here, self._courier.enter)
        zone = await self._zone(request)
        wish = replace(wish, day=await self._day(request, wish.day), zone=zone)
        contest_id = await self._service.open(wish, request.location, request.who, request.key)
        look = await self._service.look(contest_id, request.guild_id)
        begins = str((look.contest.plan.starts_at or 0) // 1000)
        if missing := TO_MAKE_EVENTS & request.here.bot_lacks:
            return request.notice(text("night-opened-alone", when=begins, missing=named_permissions(missing)))
        return request.notice(text("night-opened", when=begins, zone=zone))

    async def move(self, request: Request, day: str, time: str, given: str | None = None) -> Answer:
        found = await self._meant(request, given)
        deed = deeds.move(await self._day(request, day), time, await self._zone(request))
        await self._service.do(found.row.id, request.guild_id, request.who, deed, request.key)
        moved = await self._service.look(found.row.id, request.guild_id)
        return request.notice(text("night-moved", when=str((moved.contest.plan.starts_at or 0) // 1000)))

    async def days(self, request: Request) -> list[tuple[str, str]]:
        """The next days, each by its name."""
        first = today(await self._zone(request), self._service.now())
        days = [first + timedelta(days=ahead) for ahead in range(DAYS_OFFERED)]
        named = [format_date(day, "EEEE d MMMM", locale=request.words.formats) for day in days]
        soon = [request.words.key(key) for key in ("night-today", "night-tomorrow")]
        lines = [*(f"{word} · {name}" for word, name in zip(soon, named, strict=False)), *named[len(soon) :]]
        return [(line, str(day)) for line, day in zip(lines, days, strict=True)]

    async def _day(self, request: Request, typed: str) -> str:
        """The date of the first offered day with these words, such as "tomorrow"; other words as they are."""
        meant = matching(await self.days(request), typed) if typed.strip() else []
        return meant[0][1] if meant else typed

    async def _zone(self, request: Request) -> str:
        person = await self._preferences.of_person(request.who.id)
        return person.time_zone or (await self._preferences.of_server(request.guild_id)).time_zone
