"""The deal of the day: its page, the person's try, the board, and what they show of it to the channel."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from datetime import date

from bot.actions.hands import Hands
from bot.actions.request import Request
from bot.actions.tables import A_WHILE, TooSoon
from bot.courier import Answer, How
from bot.daily.service import DailyService, NotYetOpen
from bot.preferences import Preferences
from bot.screens.daily import daily_board_screen, daily_promise_screen, daily_proof_screen, daily_screen, shared_screen
from bot.tables.errors import BadRequest, NotAllowed
from bot.throttle import Throttle
from games.engine import text


@dataclass(frozen=True, slots=True)
class Daily:
    """The actions on a server's daily deals; `day` None is today."""

    _dailies: DailyService
    _preferences: Preferences
    _hands: Hands
    _shared: Throttle = field(init=False, default_factory=lambda: Throttle(1, time.time, window=A_WHILE))

    async def show(self, request: Request, day: date | None = None) -> Answer:
        report = await self._dailies.report(request.guild_id, request.who.id, day)
        return request.page(daily_screen(report, request.words))

    async def turn(self, request: Request, what: str, day: date) -> Answer:
        """Do what a click wants of a day's deal, or show that page."""
        if what == "play":
            return await self._hands.open(
                request, await self._dailies.play(request.guild_id, request.who, day, request.key)
            )
        report = await self._dailies.report(request.guild_id, request.who.id, day)
        match what:
            case "day":
                return request.page(daily_screen(report, request.words))
            case "board":
                week = await self._dailies.week(request.guild_id, report.promise.day)
                return request.page(daily_board_screen(report, week, request.words))
            case "promise":
                return request.page(daily_promise_screen(report, request.words))
            case "verify":
                if not report.over:
                    raise NotYetOpen
                return request.page(daily_proof_screen(report, request.words))
            case "share":
                if report.my_place is None:
                    raise NotAllowed(text("daily-not-finished"))
                if (wait := self._shared.wait(request.who.id)) > 0:
                    raise TooSoon(text("daily-shared-already", when=str(math.ceil(time.time() + wait))))
                self._shared.allows(request.who.id)
                words = await self._preferences.public_words(request.guild_id)
                return Answer(shared_screen(report, report.my_place, request.who.id, words), How.PUBLIC)
        raise BadRequest(text("error-unknown-button"))
