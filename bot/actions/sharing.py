"""Showing a moment of a finished game to the channel."""

from __future__ import annotations

import math
import time

from bot.actions.finding import Tries
from bot.actions.ground import must_bear
from bot.actions.replays import Replays
from bot.actions.request import Request, known
from bot.actions.tables import A_WHILE, TooSoon
from bot.challenges.service import ChallengeService
from bot.courier import Answer, Courier
from bot.preferences import Preferences
from bot.screens.finished import Exhibit, shared_moment, shot_of, steps_shown
from bot.tables.errors import BadRequest, NotAllowed, TableError
from bot.tables.keeping import Replay
from bot.throttle import Throttle
from games.engine import text
from persistence.rows import NO_CHANNEL, Location

MOST_SHARED = 5
"""The most moments that somebody shows within `A_WHILE`: each is a message to everybody."""


class Sharing:
    def __init__(
        self, replays: Replays, challenges: ChallengeService, preferences: Preferences, courier: Courier
    ) -> None:
        self._replays = replays
        self._challenges = challenges
        self._preferences = preferences
        self._courier = courier
        self._shared = Throttle(MOST_SHARED, time.time, window=A_WHILE)

    async def share(self, request: Request, table: str, rest: str) -> Answer:
        shot = known(shot_of(rest))
        replay = await self._replays.found(request, table, None, Tries.OPEN)
        here = request.location
        await self._must_be_for_all(request, replay, here)
        await must_bear(request.here, self._courier.enter)
        if (wait := self._shared.wait(request.who.id)) > 0:
            raise TooSoon(text("share-often", when=str(math.ceil(time.time() + wait))))
        moment = await self._replays.moment(replay.record, shot.step)
        moments = [await self._replays.moment(replay.record, step) for step in steps_shown(shot, moment)]
        words = await self._preferences.public_words(request.guild_id)
        try:
            screen = shared_moment(Exhibit(replay, moments, shot, request.who.id), words)
        except LookupError as error:  # the eyes of a seat that is not there
            raise BadRequest(text("error-unknown-button")) from error
        await self._challenges.looked(replay.table, None)
        self._shared.allows(request.who.id)
        if not await self._courier.say(here, screen, words, nonce=str(request.key)):
            raise TableError(text("share-failed"))
        return request.aside(text("share-done"))

    async def _must_be_for_all(self, request: Request, replay: Replay, here: Location) -> None:
        """Raise `NotAllowed` unless everybody here may know of the game, and everybody who played lets them."""
        place = replay.table.location
        if place.channel_id != NO_CHANNEL and not self._courier.channels.may_name(place, here):
            raise NotAllowed(text("share-elsewhere", channel=str(place.channel_id)))
        if not await self._preferences.may_be_shown(replay.table, request.who.id):
            raise NotAllowed(text("share-private"))
