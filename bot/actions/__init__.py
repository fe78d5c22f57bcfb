"""Every use case once, for commands and for buttons.

How a request travels: Discord's interaction comes to `bot.router` (clicks and forms) or to a command of `bot.commands`.
Both only read what was asked for, name one action and its parameters, and hand them to `bot.entrance`. The entrance
checks throttle, server and permission before anything is read. Then the interaction becomes one `Request`, the action
turns it into one `Answer`, and the courier gives that to Discord. Every error becomes a sentence.

Verbs of a table have no action of their own: `Deeds.do` carries out any of them.
"""

from __future__ import annotations

from collections.abc import Callable

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.actions.challenges import Challenges
from bot.actions.contests import Contests, Nights
from bot.actions.daily import Daily
from bot.actions.deeds import Deeds
from bot.actions.finding import Finder
from bot.actions.hands import Hands
from bot.actions.league import League
from bot.actions.puzzles import Puzzles
from bot.actions.reading import Reading
from bot.actions.replays import Replays, Sharing, Study
from bot.actions.request import Request
from bot.actions.reviews import Reviews
from bot.actions.settings import Blocks, Privacy, Settings
from bot.actions.tables import Tables
from bot.challenges.service import ChallengeService
from bot.contests.service import ContestService
from bot.courier import Courier
from bot.daily.service import DailyService
from bot.preferences import Preferences
from bot.seasons.service import SeasonService
from bot.tables.computers import Puzzler, Reviewer, Thinkers
from bot.tables.keeping import Imports, Samples, Walker
from bot.tables.service import TableService
from bot.throttle import LastPlays
from bot.traces import Traces
from games.signature import public_half
from persistence.store import Store


class Actions:
    """The actions of a bot; `second_click` is the least time in seconds between two plays of a person."""

    def __init__(
        self,
        store: Store,
        service: TableService,
        seasons: SeasonService,
        preferences: Preferences,
        courier: Courier,
        *,
        dailies: DailyService,
        contests: ContestService,
        challenges: ChallengeService,
        thinkers: Thinkers,
        clock: Callable[[], int],
        latency: Callable[[], float],
        key: Ed25519PrivateKey,
        second_click: float,
    ) -> None:
        walker = Walker(thinkers)
        self.finder = finder = Finder(service, dailies, contests, challenges)
        self.tables = tables = Tables(service, finder, preferences, courier, clock)
        self.hands = hands = Hands(service, finder, tables, LastPlays(second_click))
        self.deeds = Deeds(service, finder, tables, hands, courier, preferences, clock)
        self.reading = Reading(service, dailies, latency, public_half(key))
        self.replays = replays = Replays(service, finder, Imports(store, clock, walker), walker, key)
        self.puzzles = Puzzles(store, service, finder, preferences, Puzzler(thinkers), walker, clock)
        self.reviews = Reviews(service, finder, Reviewer(thinkers), walker, self.puzzles, Samples(store, thinkers))
        self.study = Study(replays, tables, hands)
        self.sharing = Sharing(replays, challenges, preferences, courier)
        self.league = League(seasons, preferences)
        self.daily = Daily(dailies, preferences, hands)
        self.contests = Contests(contests, hands, courier)
        self.nights = Nights(contests, hands, courier, preferences)
        self.challenges = Challenges(challenges, hands, courier)
        self.settings = Settings(preferences, seasons, dailies, courier)
        self.privacy = Privacy(Traces(service, store), courier)
        self.blocks = Blocks(store.blocks)
