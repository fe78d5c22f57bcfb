"""Contests and game nights: opening one, taking part, looking, and what hosts and managers do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import ClassVar

from babel.dates import format_date

from bot.actions.ground import TO_MAKE_EVENTS, must_bear, named_permissions
from bot.actions.hands import Hands
from bot.actions.matching import matching
from bot.actions.request import Request
from bot.contests import deeds
from bot.contests.model import ContestError, ContestLook, ContestWish, NightWish, sentence_key
from bot.contests.plans import today
from bot.contests.service import ContestService
from bot.courier import Answer, Courier
from bot.preferences import Preferences
from bot.screens.contests import contest_line, contests_screen, duplicate_league_screen, off_question, standings_screen
from bot.screens.nights import night_screen
from bot.tables.errors import BadRequest
from games.engine import text

DAYS_OFFERED = 21
DEEDS: Mapping[str, tuple[deeds.Deed, str]] = {
    "join": (deeds.enter, "you-entered"),
    "here": (deeds.check_in, "you-here"),
    "leave": (deeds.withdraw, "you-left"),
    "start": (deeds.start, "started-now"),
}
"""By a click's word: what a person does, and the sentence (`sentence_key`) that they read then."""


@dataclass(frozen=True, slots=True)
class Contests:
    """The actions on a server's contests. `given` is a contest's id; with None, the only one that fits."""

    nights: ClassVar[bool] = False

    _service: ContestService
    _hands: Hands
    _courier: Courier

    async def open(self, request: Request, wish: ContestWish) -> Answer:
        """Open a contest; its message comes by itself."""
        await must_bear(request.here, self._courier.enter)
        await self._service.open(wish, request.location, request.who, request.key)
        return request.notice(text("contest-opened"))

    async def do(self, request: Request, given: str | None, name: str) -> Answer:
        """Carry out one of `DEEDS`."""
        deed, done = DEEDS[name]
        found = await self._meant(request, given)
        if deed is deeds.withdraw and not found.contest.plan.night and found.contest.match_of(request.who.id):
            done = f"{done}-playing"
        answer = await self._do(request, found, deed, done)
        if deed is deeds.enter:
            mine = (await self._service.look(found.row.id)).contest.entrant_of(request.who.id)
            if mine is not None and not mine.here:
                return request.notice(text("contest-you-entered-check-in"))
        return answer

    async def call_off(self, request: Request, given: str | None = None, *, sure: bool = False) -> Answer:
        found = await self._meant(request, given)
        if not sure:
            self._service.trial(found.contest, request.who, deeds.call_off)
            return request.page(off_question(found, request.words))
        return await self._do(request, found, deeds.call_off, "called-off")

    async def rule(self, request: Request, table: int, winner: int | None, given: str | None = None) -> Answer:
        found = await self._meant(request, given)
        return await self._do(request, found, deeds.rule(table, winner), "ruled", table=table)

    async def send_off(self, request: Request, whom: int, given: str | None = None) -> Answer:
        return await self._do(request, await self._meant(request, given), deeds.send_off(whom), "sent-off")

    async def _do(self, request: Request, found: ContestLook, deed: deeds.Deed, done: str, **told: int) -> Answer:
        await self._service.do(found.row.id, request.guild_id, request.who, deed, request.key)
        return request.notice(text(sentence_key(found.contest.plan.night, done), **told))

    async def page(self, request: Request, given: str | None = None, page: int = 0) -> Answer:
        found = await self._meant(request, given, alive=False)
        if found.contest.plan.night:
            return request.page(night_screen(found, await self._service.tables_of(found), request.words))
        return request.page(standings_screen(found, request.who, page, request.words))

    async def table(self, request: Request, given: str | None = None) -> Answer:
        found = await self._meant(request, given)
        table = await self._service.table_of(found.row.id, request.guild_id, request.who.id)
        if table is None:
            raise ContestError(text("contest-no-table"))
        return await self._hands.open(request, table)

    async def league(self, request: Request, name: str | None = None) -> Answer:
        title, lines = await self._service.league(request.guild_id, name)
        return request.page(duplicate_league_screen(title, lines, request.words))

    async def listed(self, request: Request) -> Answer:
        return request.page(contests_screen(await self._seen(request), request.words))

    async def lines(self, request: Request) -> list[tuple[str, str]]:
        return [(contest_line(look, request.words, plain=True), look.row.id) for look in await self._seen(request)]

    async def click(self, request: Request, rest: str) -> Answer:
        what, _, more = rest.partition("/")
        given, _, detail = more.partition("/")
        match what:
            case _ if what in DEEDS:
                return await self.do(request, given, what)
            case "table":
                return await self.table(request, given)
            case "off":
                return await self.call_off(request, given, sure=detail == "yes")
            case "page" if not detail or (detail.isascii() and detail.isdecimal()):
                return await self.page(request, given, int(detail or 0))
            case _:
                raise BadRequest(text("error-unknown-button"))

    async def _seen(self, request: Request) -> list[ContestLook]:
        looks = await self._service.of_guild(request.guild_id)
        channels = await request.sees({look.row.channel_id for look in looks})
        return [look for look in looks if look.row.channel_id in channels and look.contest.plan.night is self.nights]

    async def _meant(self, request: Request, given: str | None, *, alive: bool = True) -> ContestLook:
        """The contest named, or the only one that fits, here or on the server; with `alive` False also the latest."""
        if given is not None:
            look = await self._service.look(given, request.guild_id)
            if look.row.channel_id not in await request.sees([look.row.channel_id]):
                raise ContestError(text("contest-unknown"))
            return look
        seen = await self._seen(request)
        going_on = [look for look in seen if look.contest.alive]
        here = [look for look in going_on if look.row.channel_id == request.channel_id]
        found = here or going_on or ([] if alive else seen[:1])
        if len(found) != 1:
            raise ContestError(text(sentence_key(self.nights, "several" if found else "none")))
        return found[0]


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
