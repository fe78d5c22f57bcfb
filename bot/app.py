"""The running bot: one Discord client with the rooms wired together."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.actions import Actions
from bot.challenges.service import ChallengeService
from bot.commands import add_commands
from bot.contests.service import ContestService
from bot.courier import Background, Bulletins, Champions, Courier, Pace, Pacer, Pictures, in_process, watching
from bot.daily.service import DailyService
from bot.entrance import Entrance
from bot.interactions import invitation
from bot.preferences import Preferences
from bot.process.lease import Lease
from bot.process.metrics import Metrics
from bot.process.registration import Registration
from bot.process.sessions import Sessions
from bot.process.settings import Settings
from bot.process.signing import signing_key
from bot.router import Router
from bot.screens.pictures import every_card
from bot.seasons.service import SeasonService
from bot.tables.computers import USUAL_PAUSE, Thinkers, human_pause
from bot.tables.errors import TableError
from bot.tables.service import TableService, wall_clock
from bot.workers import Worker
from games.engine import text
from persistence.errors import LeaseLost, StoreAway, StoreError
from persistence.rows import Location, Phase
from persistence.shards import ALL
from persistence.store import Store

log = structlog.get_logger(__name__)

SLACK = 60_000
"""Milliseconds before the last sign of life in which something may have stayed undrawn."""
HEARTBEAT = 15.0
"""Seconds between two signs of life (health file, "last alive" in the database)."""
EMOJIS_EVERY = 20
"""Signs of life between two readings of the tiles' ids, which `emojis sync` changes beside us."""
LAST_ANSWERS = 3.0
"""Seconds that clicks under way have for their answers when the bot stops; Discord waits no longer either."""
LAST_CALLS, LATE_CALLS = 0.6, 1.5
"""Seconds that calls under way have to end, before the lease is given back and after; who goes on draws the rest."""
FOR_PICTURES = 0.8
"""Seconds that an answer waits for its pictures before it says them in words."""
LAST_ALIVE = "last-alive"


class Tapis(discord.AutoShardedClient):
    """The client. `artist` draws the pictures, a thread where there is none."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        pace: Pace | None = None,
        limits: bool = True,
        artist: Worker | None = None,
        thinkers: Thinkers | None = None,
        **options: Any,
    ) -> None:
        metrics = self._metrics = Metrics()
        background = Background()
        servers = settings.servers
        pacer = self._pacer = Pacer(background, limits=limits, share=servers.share)
        if servers != ALL:
            options |= {"shard_ids": list(servers.numbers), "shard_count": servers.count}
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing here speaks
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, guild_scheduled_events=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            http_trace=watching(pacer, metrics.called),
            **options,
        )
        self._settings = settings
        self.store = store
        self._lease = Lease(store, servers, self._not_renewed)
        self._sessions = Sessions(self, store, str(servers), background)
        self.lost = asyncio.Event()
        """Another process has taken our servers over: nothing can be written any more."""
        thinkers = thinkers or Thinkers()
        self.service = TableService(store, clock=wall_clock, pause=self._pause, thinkers=thinkers)
        self.preferences = Preferences(store, self)
        self._artist = artist
        self._pictures = pictures = (
            Pictures() if artist is None else Pictures(in_process(artist), patience=FOR_PICTURES)
        )
        pace = pace or Pace(repost=settings.repost_after)
        self.courier = Courier(self, self.service, store, self.preferences, pictures, pace, pacer, background)
        self.seasons = SeasonService(store, self.service)
        self.dailies = DailyService(store, self.service)
        self.contests = ContestService(store, self.service)
        self.challenges = ChallengeService(store, self.service)
        self.champions = Champions(self, self.seasons, store.crowns, pacer)
        self.bulletins = Bulletins(
            self, self.courier.channels, background, self.preferences, self.seasons, self.champions, self.dailies
        )
        self.actions = Actions(
            store,
            self.service,
            self.seasons,
            self.preferences,
            self.courier,
            dailies=self.dailies,
            contests=self.contests,
            challenges=self.challenges,
            thinkers=thinkers,
            clock=self.service.now,
            latency=lambda: self.latency,
            key=signing_key(settings.signing_file),
            second_click=settings.second_click,
        )
        self.entrance = Entrance(
            self.preferences, self.courier, pictures, metrics, self._lease.sure, limit=settings.click_limit
        )
        self.courier.second.refused = lambda: self.courier.soon(self._registration.find_emojis())
        self.router = Router(self.entrance, self.actions)
        self.tree = CommandTree(self)
        add_commands(self.tree, self.entrance, self.actions)
        self._registration = Registration(self.tree, settings, store.notes, self.preferences, pacer)
        self._measure(thinkers)
        self._beat: asyncio.TimerHandle | None = None
        self._warming: asyncio.Task[None] | None = None
        self._beats = 0
        self._readied = False
        self._repaired = False
        self._shards_away: set[int] = set()
        self._unwritten = False
        """The database has taken nothing for some seconds."""
        self._working = False
        """The lease of our servers is ours, and their tables are taken up."""
        self._tenure: asyncio.Task[None] | None = None
        self._last_alive = 0

    def _pause(self, secret: bytes, revision: int) -> float:
        """The seconds for which a computer seems to think: about the operator's, never quite the same."""
        return human_pause(secret, revision) / USUAL_PAUSE * self._settings.computer_pause

    async def setup_hook(self) -> None:
        """Begin to work for our servers, or stand by while another process does."""
        if self._artist is not None:
            self._warming = asyncio.create_task(self._pictures.begin(every_card()))
        if self._settings.metrics_port is not None:
            self._metrics.start_pulse()
        await self._registration.prepare()
        if await self._lease.take():
            self._tenure = asyncio.create_task(self._until_lost(self._lease.keep()))
            await self._registration.sync_commands(anew=self._settings.sandbox_url is not None)
            await self._begin()
            await self._sessions.take_up()
        else:
            log.warning("standing by: another process works for these servers", shards=str(self._settings.servers))
            self.entrance.stand_by()
            self._tenure = asyncio.create_task(self._until_lost(self._succeed()))
        self._heartbeat()

    async def _begin(self) -> None:
        self._last_alive = await self.store.notes.moment(LAST_ALIVE) or 0
        self.service.listeners.append(self.courier.changed)
        self.service.reminding.append(self.courier.remind)
        self.service.calling.append(self.courier.call)
        self.seasons.listeners.append(self.bulletins.season_ended)
        self.courier.forgetting.append(self.champions.forget)
        self.dailies.listeners.append(self.bulletins.day_over)
        self.dailies.mornings.append(self.bulletins.day_begun)
        self.courier.show_contests(self.contests)
        self.courier.show_challenges(self.challenges)
        await self.service.uptime.begin()
        self.service.start_clock()
        self._working = True

    async def _succeed(self) -> None:
        """Stand by until the lease is ours, then go on where the other process ended."""
        await self._lease.wait()
        log.info("taking over", shards=str(self._settings.servers))
        keeping = asyncio.create_task(self._lease.keep())  # what comes now may take longer than the lease lasts
        try:
            await self._begin()
            self.entrance.begin()
            if self._connected:
                await self._catch_up()
            await self._registration.sync_commands()
            await keeping
        finally:
            keeping.cancel()

    def _not_renewed(self, error: StoreError | None) -> None:
        """Stop the clocks while nothing can be written; answer nobody while another process may work, unseen by us."""
        self._unwritten = error is not None
        if error is None:
            self.entrance.begin()
            self.courier.soon(self._let_clocks_go_on())
            return
        self.service.uptime.lost()
        if isinstance(error, StoreAway):
            self.entrance.doubt()

    async def _until_lost(self, tenure: Coroutine[Any, Any, None]) -> None:
        """Hold on to the lease; a process that loses it, or cannot take up the tables, begins anew."""
        try:
            await tenure
            log.error("another process has taken these servers over", shards=str(self._settings.servers))
        except (StoreError, TableError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("process cannot serve its servers", why=repr(error))
        self.lost.set()

    async def on_ready(self) -> None:
        log.info("ready", user=str(self.user), servers=len(self.guilds))
        if self.application_id is not None:
            log.info("invite the bot to a server", link=invitation(self.application_id))
        if self._working:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Draw again what a crash may have left undrawn, once per process, and let the clocks go on."""
        again, self._readied = self._readied, True
        since = self.service.now() if again else self._last_alive - SLACK
        # A sandbox that was started again has lost its commands and messages; Discord never does.
        in_sandbox = self._settings.sandbox_url is not None
        if again and in_sandbox:
            await self._registration.sync_commands(anew=True)
            await self._registration.find_emojis()
        if in_sandbox:
            self.courier.soon(self._registration.upload_emojis())
        await self.courier.repair(since, lost=in_sandbox)
        self.courier.look_at_nights()
        self._repaired = True
        await self._let_clocks_go_on()
        self.seasons.look_again()  # one that ended before we were connected could not be closed in public
        if in_sandbox:
            await self._greet_newcomers()

    @property
    def _connected(self) -> bool:
        return self.is_ready() and not self._shards_away

    async def _let_clocks_go_on(self) -> None:
        """Do so once everything is shown, where people everywhere can reach us and what they do can be written."""
        if self._working and self._repaired and self._connected and not self._unwritten:
            await self.service.uptime.found()

    async def on_shard_connect(self, shard: int) -> None:
        """Let the former process's session go: this shard has one of our own, to be noted in its place."""
        self._sessions.connected(shard)
        if self._working:
            self.courier.soon(self._sessions.note())

    async def on_shard_resumed(self, shard: int) -> None:
        self._shards_away.discard(shard)
        await self._let_clocks_go_on()

    on_shard_ready = on_shard_resumed
    """For a shard whose session is a new one: "ready" comes only when all shards have one."""

    async def on_shard_disconnect(self, shard: int) -> None:
        self._shards_away.add(shard)
        if self._working:
            self.service.uptime.lost()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Hand clicks and forms to the router; commands go to the tree by themselves."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.router.press(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Count what is written below the tables; its text is not sent to us."""
        if self._working and message.guild is not None and message.author != self.user:
            self.courier.written(Location(message.guild.id, message.channel.id), message.id)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Hear at once what kind of event comes: as a listener that would be a task for each.

        Game nights are looked after when Discord's events change; discord.py drops news of people it does not know.
        """
        if event == "socket_event_type":
            if self._working and args[0].startswith("GUILD_SCHEDULED_EVENT_"):
                self.courier.look_at_nights()
        else:
            super().dispatch(event, *args, **kwargs)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self._working:
            self.courier.soon(self.bulletins.greet(guild))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        if self._working:
            await self.service.abandon(channel.id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Draw what could not be drawn in a thread that was locked."""
        if self._working and before.locked and not after.locked:
            self.courier.readmitted(after.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Draw what could not be drawn in a thread that the bot was not in."""
        if self._working:
            self.courier.readmitted(thread.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        if self._working:
            await self.service.abandon(payload.thread_id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what escaped from an event handler; its arguments may hold tokens and stay out of the log."""
        del args, kwargs
        error = sys.exc_info()[1]
        if isinstance(error, LeaseLost):
            log.warning("event left to another process", on=event_method)
        elif self.is_closed():
            log.warning("event cut off by shutdown", on=event_method, error=repr(error))
        else:
            log.error("event failed", on=event_method, incident=secrets.token_hex(4), error=repr(error))

    async def close(self) -> None:
        """Stop in order: gateway, answers, clock, drawings, lease, database. The process that stands by goes on."""
        await self.entrance.lull()
        if self._working and not self.lost.is_set():
            try:
                await self._sessions.hand_over()
            except StoreError as error:
                log.warning("sessions not noted", error=str(error))
        await self._sessions.stop()
        await self.entrance.close(LAST_ANSWERS)
        for going in (self._warming, self._beat, self._tenure):
            if going is not None:
                going.cancel()
        self._metrics.stop_pulse()
        await self.service.stop_clock()
        calling = asyncio.ensure_future(self.courier.stop())
        await asyncio.wait({calling}, timeout=LAST_CALLS)
        self._working = False
        await self._lease.give_back()  # people wait for the process that goes on, so slow calls end after that
        if not calling.done():
            await asyncio.wait({calling}, timeout=LATE_CALLS)
            log.warning("calls to Discord took long", cut_off=not calling.done())
            calling.cancel()
        if self._artist is not None:
            await self._artist.stop()
        await super().close()
        await self.store.close()

    async def readiness(self) -> dict[str, bool]:
        database = True
        try:
            await self.store.notes.get(LAST_ALIVE)
        except StoreError:
            database = False
        # A process that stands by is ready to go on, as a new one must be before the old one is told to end.
        tables = self._repaired or (self._tenure is not None and not self._working)
        return {"gateway": self._connected, "database": database, "tables": tables}

    async def measured(self) -> str:
        try:
            alive = await self.store.tables.count_alive()
            self._metrics.count_tables({phase.value: count for phase, count in alive.items()})
        except StoreError as error:
            log.warning("tables not counted", error=str(error))
        return self._metrics.text()

    def _measure(self, thinkers: Thinkers) -> None:
        metrics, store = self._metrics, self.store
        self.service.listeners.append(metrics.changed)
        store.on_commit(metrics.committed)
        metrics.gauge("calls_waiting", "Calls to Discord that wait for their permits.", lambda: self._pacer.waiting)
        metrics.gauge("tables_behind", "Tables that Discord does not show as they stand.", lambda: self.courier.behind)
        metrics.gauge("writes_waiting", "Transactions under way or in the queue.", lambda: store.waiting[0])
        metrics.gauge("reads_waiting", "Readings under way or in the queue.", lambda: store.waiting[1])
        metrics.gauge("thinking", "Computer players thinking, or waiting to.", lambda: thinkers.busy)
        metrics.gauge("servers", "Servers that this process works for.", lambda: len(self.guilds))
        metrics.gauge("working", "Whether this process works for its servers, or stands by.", lambda: self._working)
        metrics.gauge("connected", "Whether Discord's gateway is connected.", lambda: self._connected)

    async def _greet_newcomers(self) -> None:
        """Say hello in servers where nothing was ever played or said: a new sandbox's, which the bot never joined."""
        for guild in self.guilds:
            silent = all(channel.last_message_id is None for channel in guild.text_channels)
            if silent and not await self.service.listing.of_guild(guild.id, [*Phase], limit=1):
                self.courier.soon(self.bulletins.greet(guild))

    async def _sign_of_life(self) -> None:
        """Note until when everything has been shown; it stays behind while anything waits only in memory."""
        if self._repaired:
            behind = self.courier.behind_since()
            now = self.service.now()
            await self.store.notes.put_moment(LAST_ALIVE, now if behind is None else min(behind, now))

    def _heartbeat(self) -> None:
        async def beat() -> None:
            if self._working:
                await self._sign_of_life()
                await self._let_clocks_go_on()
                await self.service.uptime.alive()
                await self._sessions.note()
            if self._settings.health_file is not None and self.is_ready():
                try:
                    self._settings.health_file.touch()
                except OSError as error:
                    log.warning("health file not written", error=error.strerror)

        def tick() -> None:
            self.courier.soon(beat())
            self._beats += 1
            if self._beats % EMOJIS_EVERY == 0:
                self.courier.soon(self._registration.find_emojis())
            self._beat = asyncio.get_running_loop().call_later(HEARTBEAT, tick)

        tick()


FORMER = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""The errors of a command in an outdated form: people's Discord keeps it for a while after an upgrade."""


class CommandTree(app_commands.CommandTree[Tapis]):
    """The tree of commands; what goes wrong before a command's own handler runs is logged with an id."""

    async def interaction_check(self, interaction: discord.Interaction[Tapis], /) -> bool:
        """Tell whether to go on: completions are looked at here, commands at the entrance."""
        completing = interaction.type is discord.InteractionType.autocomplete
        return not completing or await self.client.entrance.may_complete(interaction)

    async def on_error(self, interaction: discord.Interaction[Tapis], error: app_commands.AppCommandError, /) -> None:
        """Log it, and tell the person its number; somebody whose Discord still shows a former command is told so."""
        if isinstance(error, FORMER):
            log.warning("command is not ours any more", error=str(error))
            what = text("error-command-changed")
        else:
            incident = secrets.token_hex(4)
            log.error("command failed", error=type(error).__name__, incident=incident, exc_info=error)
            what = text("error-unexpected", incident=incident)
        if interaction.type is not discord.InteractionType.autocomplete:
            await self.client.entrance.apologise(interaction, what)
