"""The season service's door: seasons, leaderboards and careers of each server.

Seasons roll over by themselves: in the transaction of every game that ends, and by the table service's clock, which
also finds the ended seasons that are still to be closed in public. Reading one writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable

import structlog

from bot.seasons import parsing
from bot.seasons.model import BoardPage, CareerReport, Fame, SeasonRefused, SeasonReport
from bot.tables.clocks import Clock, Hourly
from bot.tables.model import Change, ChangeKind
from games import registry
from games.engine import text
from persistence.rows import Crown, GuildSettings
from persistence.store import Store
from seasons.boards import Sort
from seasons.model import Season
from seasons.tally import EVERY_GAME, EVERY_SEASON

log = structlog.get_logger(__name__)

PAGE = 10
FAME = 12
AT_ONCE = 100
"""The most seasons told of at one look: those of a month all end together."""


class SeasonService:
    """Seasons and standings. `listeners` hear of ended seasons until these are `announced`, and must not block."""

    def __init__(self, store: Store, tables: Clock) -> None:
        self._store = store
        self._rows, self._standings = store.seasons, store.standings
        self._clock = tables.now
        self.seasons = self._rows.of_guild
        self.chore = Hourly(tables, self._roll_over)
        self.listeners: list[Callable[[Season], None]] = []
        tables.listeners.append(self._changed)

    # Seasons.

    async def now(self, guild_id: int) -> Season | None:
        """The season that runs on a server, None where they are begun by hand and none was."""
        return await self._rows.running(guild_id, self._clock())

    async def replan(self, guild_id: int) -> None:
        await self._rows.roll(guild_id, self._clock())

    async def start(self, guild_id: int, name: str | None, until: str | None) -> Season:
        """Begin a season now, with a last day (YYYY-MM-DD) or without. Raises `SeasonRefused`, also if one runs."""
        now = self._clock()
        settings = await self._store.settings.of_guild(guild_id)
        ends_at = parsing.last_day(until, settings.time_zone, now)
        season = await self._rows.start(guild_id, now, parsing.season_name(name), ends_at)
        if season is None:
            raise SeasonRefused(text("season-runs"))
        log.info("season started", guild=guild_id, season=season.number)
        self.look_again()
        return season

    async def end(self, guild_id: int, number: int, started_at: int) -> None:
        """End the running season if it began at `started_at`: they looked at that one. Raises `SeasonRefused`."""
        ended = await self._rows.end(guild_id, number, started_at, self._clock())
        if not ended:
            raise SeasonRefused(text("season-ended-already"))
        log.info("season ended", guild=guild_id, season=number)
        self.look_again()

    async def score(self, guild_id: int, size: int | None, typed: str | None) -> GuildSettings:
        """Choose the points at tables of a size (None: the usual) for the next season, or an empty one that runs."""
        known = parsing.table_size(size)
        points = None if typed is None else parsing.points(known, typed)
        return await self._store.settings.choose_points(guild_id, known, points)

    async def report(self, guild_id: int, which: str | None = None) -> SeasonReport | None:
        """A season with its podium: the one that runs, None without one, or the one named. Raises `SeasonRefused`."""
        season = await self.now(guild_id) if which is None else await self._season(guild_id, which)
        if season is None:
            return None
        former = [one for one in await self._rows.of_guild(guild_id, limit=FAME) if one.ended_at is not None]
        champions = await self._standings.champions(guild_id, [one.number for one in former])
        return SeasonReport(
            season=season,
            board=await self._standings.board(guild_id, season.number, EVERY_GAME, Sort.POINTS, limit=PAGE),
            highlights=await self._standings.highlights(guild_id, season.number),
            fame=tuple(Fame(one, tuple(champions.get(one.number, ()))) for one in former),
        )

    # Standings.

    async def board(
        self, guild_id: int, reader: int, *, game: str | None, which: str | None, sort: Sort, page: int
    ) -> BoardPage:
        """A page of a leaderboard with the reader's own line.

        `which` is a season by number or name, `parsing.ALL`, or None for the current one (else the last one, else all
        of them). Where no season is asked for and none has a game yet, the ladder against computers is shown, if there
        is one. A page that does not exist is the last one. Raises `SeasonRefused` for an unknown game or season.
        """
        known_game(game)
        season = await self._season_or_latest(guild_id, which)
        number = EVERY_SEASON if season is None else season.number
        page = max(1, page)
        view = {"limit": PAGE, "offset": (page - 1) * PAGE, "own": reader}
        board = None
        if sort is not Sort.LADDER:
            board = await self._standings.board(guild_id, number, game or EVERY_GAME, sort, **view)
        if board is None or (not board.total and which is None):
            ladder = await self._standings.ladder(guild_id, game or EVERY_GAME, **view)
            if board is None or ladder.total:
                board, sort = ladder, Sort.LADDER
        pages = max(1, -(-board.total // PAGE))
        if page > pages:
            return await self.board(guild_id, reader, game=game, which=which, sort=sort, page=pages)
        return BoardPage(season=season, game=game, sort=sort, page=page, pages=pages, board=board)

    async def career(self, guild_id: int, reader: int, person: int, game: str | None) -> CareerReport:
        """A person's record. Raises `SeasonRefused` for an unknown game, no finished game, or private statistics."""
        known_game(game)
        if person != reader and not (await self._store.settings.of_user(person)).stats_public:
            raise SeasonRefused(text("stats-private"))
        season = await self.now(guild_id)
        number = None if season is None else season.number
        career = await self._standings.career(guild_id, person, game or EVERY_GAME, number)
        if career is None:
            raise SeasonRefused(text("stats-none-you") if person == reader else text("stats-none"))
        places: dict[str, int | None] = {}
        if career.season is not None and season is not None:
            for sort in (Sort.POINTS, Sort.RATING):
                own = await self._standings.board(
                    guild_id, season.number, game or EVERY_GAME, sort, limit=1, own=person
                )
                places[sort] = None if own.own is None else own.own.place
        climbs = await self._standings.climbs(guild_id, person)
        return CareerReport(career=career, game=game, season=season, places=places, climbs=climbs)

    # Closing seasons.

    async def announced(self, season: Season) -> None:
        await self._rows.announced(season, self._clock())

    async def crowns(self, guild_id: int) -> tuple[frozenset[Crown], frozenset[Crown]]:
        """People who should have the champion's role (not those with private statistics), and those who have it."""
        settings = await self._store.settings.of_guild(guild_id)
        held = frozenset(await self._store.crowns.of_guild(guild_id))
        ended = [one.number for one in await self._rows.of_guild(guild_id) if one.ended_at is not None]
        if settings.champion_role_id is None or not ended:
            return frozenset(), held
        champions = (await self._standings.champions(guild_id, ended[:1])).get(ended[0], [])
        people = [one.user_id for one in champions if one.user_id > 0]  # the others asked to be forgotten
        shown = [one for one in people if (await self._store.settings.of_user(one)).stats_public]
        return frozenset(Crown(guild_id, one, settings.champion_role_id) for one in shown), held

    async def closing_channels(self, season: Season) -> list[int]:
        """The channels to close a season in, the best first: the server's own, then the one of its last game."""
        chosen = (await self._store.settings.of_guild(season.guild_id)).season_channel_id
        last = await self._rows.last_channel(season)
        return [one for one in dict.fromkeys((chosen, last)) if one is not None]

    def look_again(self) -> None:
        """Let the clock look after seasons at once."""
        self.chore.look_again(self._clock())

    def _changed(self, change: Change) -> None:
        if change.kind is ChangeKind.FINISHED:
            self.look_again()

    async def _roll_over(self, now: int) -> int | None:
        """Begin what is due and tell of what has ended; return when the next season is to end."""
        while overdue := await self._rows.overdue(now):
            for guild_id in overdue:
                await self._rows.roll(guild_id, now)
        ended = await self._rows.unannounced(AT_ONCE)
        for season in ended:
            for listener in self.listeners:
                listener(season)
        if len(ended) == AT_ONCE:
            self.chore.try_again()
        return await self._rows.next_end()

    async def _season(self, guild_id: int, which: str) -> Season:
        number, running = parsing.season_number(which), await self.now(guild_id)
        if running is not None and running.number == number:
            return running
        found = None if number is None else await self._rows.find(guild_id, number)
        if found is None:
            wanted = which.strip().casefold()
            named = await self._rows.of_guild(guild_id, limit=100)
            found = next((one for one in named if (one.name or "").casefold() == wanted), None)
        if found is None:
            raise SeasonRefused(text("season-unknown"))
        return found

    async def _season_or_latest(self, guild_id: int, which: str | None) -> Season | None:
        if which == parsing.ALL:
            return None
        if which is not None:
            return await self._season(guild_id, which)
        running = await self.now(guild_id)
        return running or next(iter(await self.seasons(guild_id)), None)


def known_game(game: str | None) -> None:
    if game is not None and game not in registry.all_games():
        raise SeasonRefused(text("season-bad-game"))
