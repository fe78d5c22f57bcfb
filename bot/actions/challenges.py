"""*Beat me at these cards*: letting friends play the cards of a finished game, playing them, comparing the lines."""

from __future__ import annotations

import math
import time

from bot.actions.ground import must_bear
from bot.actions.hands import Hands
from bot.actions.replays import MOST_SHARED
from bot.actions.request import Request
from bot.actions.tables import A_WHILE, TooSoon
from bot.challenges.service import ChallengeService
from bot.courier import Answer, Courier
from bot.tables.errors import BadRequest, NoSuchTable
from bot.throttle import Throttle
from games.engine import text


class Challenges:
    """The actions on a challenge, addressed by the table of the game it is about."""

    def __init__(self, service: ChallengeService, hands: Hands, courier: Courier) -> None:
        self._service = service
        self._hands = hands
        self._courier = courier
        self._posted = Throttle(MOST_SHARED, time.time, window=A_WHILE)

    async def click(self, request: Request, table: str, rest: str) -> Answer:
        match rest:
            case "":
                return await self._open(request, table)
            case "play":
                await self._must_see(request, table)
                return await self._hands.of(request, await self._service.play(request.at(table)))
            case "end":
                await self._must_see(request, table)
                await self._service.compare(request.at(table))
                return request.aside(text("challenge-ended"))
            case _:
                raise BadRequest(text("error-unknown-button"))

    async def _must_see(self, request: Request, table: str) -> None:
        """Raise `NoSuchTable` unless there is a challenge in a channel that the person may read."""
        channel_id = (await self._service.row(table)).channel_id
        if channel_id not in await request.sees([channel_id]):
            raise NoSuchTable

    async def _open(self, request: Request, table: str) -> Answer:
        """Post the challenge here, and tell the person so; one that was posted before stays. Raises `TooSoon`."""
        await self._service.must_be_possible(request.at(table))
        await must_bear(request.here, self._courier.enter)
        if (wait := self._posted.wait(request.who.id)) > 0:
            raise TooSoon(text("challenge-often", when=str(math.ceil(time.time() + wait))))
        row = await self._service.open(request.at(table), request.location)
        self._posted.allows(request.who.id)
        return request.aside(text("challenge-posted", channel=str(row.channel_id)))
