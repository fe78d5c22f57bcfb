"""All actions, by subject."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.actions.blocks import Blocks
from bot.actions.calling import Calling
from bot.actions.challenges import Challenges
from bot.actions.contests import Contests
from bot.actions.daily import Daily
from bot.actions.deeds import Deeds
from bot.actions.finding import Finder
from bot.actions.hands import Hands
from bot.actions.insights import Habits
from bot.actions.league import League
from bot.actions.nights import Nights
from bot.actions.privacy import Privacy
from bot.actions.puzzles import Puzzles
from bot.actions.reading import Reading
from bot.actions.replays import Replays
from bot.actions.reviews import Reviews
from bot.actions.settings import Settings
from bot.actions.setup import Setup
from bot.actions.sharing import Sharing
from bot.actions.study import Study
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


@dataclass(frozen=True, slots=True)
class Actions:
    finder: Finder
    tables: Tables
    hands: Hands
    deeds: Deeds
    reading: Reading
    replays: Replays
    reviews: Reviews
    puzzles: Puzzles
    habits: Habits
    study: Study
    sharing: Sharing
    league: League
    daily: Daily
    contests: Contests
    nights: Nights
    challenges: Challenges
    settings: Settings
    setup: Setup
    privacy: Privacy
    blocks: Blocks
    calling: Calling

    @classmethod
    def on(
        cls,
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
    ) -> Self:
        """The actions of a bot; `second_click` is the least time in seconds between two plays of a person."""
        finder = Finder(service, dailies, contests, challenges)
        tables = Tables(service, finder, preferences, courier, clock)
        walker = Walker(thinkers)
        replays = Replays(service, finder, Imports(store, clock, walker), walker, key)
        hands = Hands(service, finder, tables, LastPlays(second_click))
        puzzles = Puzzles(store, service, finder, preferences, Puzzler(thinkers), walker, clock)
        settings = Settings(preferences, seasons, dailies, courier)
        return cls(
            finder,
            tables,
            hands,
            Deeds(service, finder, tables, hands, courier),
            Reading(service, dailies, latency, public_half(key)),
            replays,
            Reviews(service, finder, Reviewer(thinkers), walker, puzzles),
            puzzles,
            Habits(Samples(store, thinkers)),
            Study(replays, tables, hands),
            Sharing(replays, challenges, preferences, courier),
            League(seasons, preferences),
            Daily(dailies, preferences, hands),
            Contests(contests, hands, courier),
            Nights(contests, hands, courier, preferences),
            Challenges(challenges, hands, courier),
            settings,
            Setup(preferences, settings),
            Privacy(Traces(service, store), courier),
            Blocks(store.blocks),
            Calling(finder, preferences, clock),
        )
