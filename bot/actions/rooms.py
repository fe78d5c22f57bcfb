"""All actions, by subject."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.actions.blocks import Blocks
from bot.actions.daily import Daily
from bot.actions.finding import Finder
from bot.actions.hands import Hands
from bot.actions.league import League
from bot.actions.managing import Managing
from bot.actions.privacy import Privacy
from bot.actions.reading import Reading
from bot.actions.replays import Replays
from bot.actions.reviews import Reviews
from bot.actions.settings import Settings
from bot.actions.tables import Tables
from bot.actions.together import Together
from bot.courier import Courier
from bot.daily.service import DailyService
from bot.preferences import Preferences
from bot.seasons.service import SeasonService
from bot.tables.computers.reviewing import Reviewer
from bot.tables.computers.thinking import Thinkers
from bot.tables.keeping.replays import Imports, Walker
from bot.tables.service import TableService
from bot.tables.verbs.privacy import Privacy as Traces
from bot.throttle import LastPlays
from games.signature import public_half
from persistence.store import Store


@dataclass(frozen=True, slots=True)
class Actions:
    """Every use case there is."""

    finder: Finder
    tables: Tables
    hands: Hands
    together: Together
    managing: Managing
    reading: Reading
    replays: Replays
    reviews: Reviews
    league: League
    daily: Daily
    settings: Settings
    privacy: Privacy
    blocks: Blocks

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
        thinkers: Thinkers,
        clock: Callable[[], int],
        latency: Callable[[], float],
        key: Ed25519PrivateKey,
        second_click: float,
    ) -> Self:
        """Return the actions of a bot; `second_click` is the least time in seconds between two plays of a person."""
        finder = Finder(service, dailies)
        tables = Tables(service, finder, preferences, courier, clock)
        walker = Walker(thinkers)
        hands = Hands(service, finder, tables, LastPlays(second_click))
        return cls(
            finder,
            tables,
            hands,
            Together(service, finder, tables, hands),
            Managing(service, finder, tables, courier),
            Reading(service, latency, public_half(key)),
            Replays(service, finder, Imports(store, clock, walker), walker, key),
            Reviews(service, finder, Reviewer(thinkers), walker),
            League(seasons, preferences),
            Daily(dailies, preferences, hands),
            Settings(preferences, seasons, dailies, courier),
            Privacy(Traces(service, store), courier),
            Blocks(store.blocks),
        )
