"""`python -m bot`: run the bot, play in a sandbox, upload the card tiles, or ask whether it is well."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import ValidationError

from bot.app import Tapis
from bot.courier import ApplicationEmojis, Background, Pacer
from bot.process.emojis import Catalogue, Sync
from bot.process.health import CannotListen, health_server
from bot.process.log_setup import set_up
from bot.process.playground import PORT, play
from bot.process.settings import Settings
from bot.process.signing import signing_key
from bot.tables.computers import PATIENCE, Thinkers
from bot.text.translating import accept, check
from bot.workers import Worker
from persistence.drivers.address import parsed, shown
from persistence.errors import StoreAway, StoreError
from persistence.store import Store
from persistence.upkeep.move import move

NOT_KNOWN = "Discord does not know this token: check DISCORD_TOKEN (developer portal → Bot → Reset Token)."
UNAUTHENTICATED = 4004
"""The gateway's close code for a token that is none, or was reset while the bot ran."""
STALE = 60.0
"""Seconds without a sign of life after which the bot counts as unwell."""
DRAWING = 30.0
"""Seconds after which a drawing counts as hanging: on a busy machine it waits for whatever is more urgent."""
AGAIN = 2.0
"""Seconds after which a process that has to begin anew looks again whether the database is there."""
MOST_THINKERS = 2
"""The most processes that search for computer players, started when they are first needed."""
SELDOM = 10_000
"""The number of new objects after which cyclic garbage is looked for; nearly all of it needs no looking for."""


def main() -> int:
    """Read the command line and do it; returns the exit code. Every start-up failure is one sentence."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Tapis, card games in Discord channels.")
    parser.set_defaults(do=lambda _: run(Settings()))
    commands = parser.add_subparsers()
    commands.add_parser("run", help="connect to Discord, or to the sandbox at SANDBOX_URL (the default)")
    playing = commands.add_parser("play", help="start a sandbox and the bot in it, and open its page")
    playing.add_argument("--port", type=int, default=PORT, help=f"the sandbox's port (default {PORT})")
    playing.add_argument("--no-browser", action="store_true", help="only print the address")
    playing.set_defaults(do=lambda asked: play(port=asked.port, browser=not asked.no_browser))
    healthy = commands.add_parser("health", help="exit 0 when the running bot showed a sign of life within a minute")
    healthy.set_defaults(do=lambda _: health(Settings()))
    emojis = commands.add_parser("emojis", help="the card tiles on Discord").add_subparsers(required=True)
    syncing = emojis.add_parser("sync", help="upload the card tiles that are missing or look different by now")
    syncing.add_argument("--dry-run", action="store_true", help="only tell what would be done")
    syncing.add_argument("--remove-stale", action="store_true", help="remove tiles that no game uses any more")
    syncing.set_defaults(do=lambda asked: sync_emojis(Settings(), asked.dry_run, asked.remove_stale))
    moving = commands.add_parser("move", help="copy everything from a SQLite file into an empty database of PostgreSQL")
    moving.add_argument("--from", dest="source", metavar="URL", help="the file's address (default DATABASE_URL)")
    moving.add_argument("--to", dest="target", metavar="URL", required=True, help="such as postgresql://user@host/name")
    moving.set_defaults(do=lambda asked: move_database(asked.source or Settings().database_url, asked.target))
    texts = commands.add_parser("texts", help="for translators: what a language lacks").add_subparsers(required=True)
    checking = texts.add_parser("check", help="list missing, outdated and wrong sentences; exit 1 when there are any")
    checking.add_argument("locales", nargs="*", metavar="LOCALE", help="such as de; all languages when left out")
    checking.set_defaults(do=lambda asked: check(asked.locales))
    accepting = texts.add_parser("accept", help="note that translations fit today's English")
    accepting.add_argument("locale", metavar="LOCALE")
    accepting.add_argument("keys", nargs="*", metavar="KEY", help="outdated sentences that still fit as they are")
    accepting.add_argument("--all", action="store_true", help="all outdated sentences still fit")
    accepting.set_defaults(do=lambda asked: accept(asked.locale, asked.keys, everything=asked.all))
    asked = parser.parse_args()
    try:
        return int(asked.do(asked))
    except ValidationError as error:
        for problem in error.errors():
            where = ".".join(str(part) for part in problem["loc"]).upper()
            said = problem["msg"].removeprefix("Value error, ").replace("Input should be", "must be")
            said = said.partition(", unable to")[0].replace("a valid boolean", "true or false")
            print(f"tapis: {where + ': ' if where else ''}{said}", file=sys.stderr)
        return 2
    except UnicodeDecodeError:
        print("tapis: the file .env is not UTF-8: save it as UTF-8.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def run(settings: Settings) -> int:
    try:
        if settings.health_file is not None:
            settings.health_file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _fail(f"the health file {settings.health_file} cannot be written: {error.strerror}")
    try:
        signing_key(settings.signing_file)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "it holds no key"
        return _fail(f"the key {settings.signing_file} cannot be used: {why}")
    return _on_discord(settings, lambda token: _serve(settings, token))


def move_database(source: str, target: str) -> int:
    """Move what is kept; exit code 1, and nothing moved, when that could not be done whole."""
    try:
        rows = move(parsed(source), parsed(target), print)
    except StoreError as error:
        return _fail(str(error))
    print(f"{rows} rows moved and compared. Set DATABASE_URL to {shown(target)} and start the bot; the file stays.")
    return 0


def sync_emojis(settings: Settings, dry_run: bool, remove_stale: bool) -> int:
    """Bring the application's card tiles up to date; exit code 1 when Discord stopped in between."""
    catalogue = Catalogue.read(settings.emojis_file)
    done: list[bool] = []

    async def work(token: str) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing here speaks
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            await client.login(token)
            running = Sync(ApplicationEmojis(client, Pacer(Background())), catalogue, progress=print)
            done.append(await running.run(dry_run=dry_run, remove_stale=remove_stale))

    return _on_discord(settings, work) or (0 if done == [True] else 1)


def _on_discord(settings: Settings, work: Callable[[str], Coroutine[Any, Any, None]]) -> int:
    """Do the work with the bot's token; returns the exit code, after a sentence about what went wrong."""
    if settings.token is None:
        return _fail("DISCORD_TOKEN is missing: put it into .env (see .env.example), or try `make play` without one.")
    set_up(settings)
    if settings.sandbox_url is not None:
        point_at(settings.sandbox_url)
    try:
        asyncio.run(work(settings.token))
    except discord.LoginFailure:
        return _fail(NOT_KNOWN)
    except discord.ConnectionClosed as error:
        return _fail(NOT_KNOWN if error.code == UNAUTHENTICATED else f"Discord ended the connection: {error}")
    except CannotListen as error:
        return _fail(str(error))
    except StoreError as error:
        return _fail(f"the database cannot be used ({shown(settings.database_url)}): {error}")
    except (discord.GatewayNotFound, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            where = f" ({error.filename})" if error.filename else ""
            return _fail(f"the disk is full{where}: make room and start again.")
        where = settings.sandbox_url or "Discord"
        return _fail(f"{where} cannot be reached: {(str(error) or type(error).__name__).splitlines()[0]}")
    return 0


def point_at(sandbox_url: str) -> None:
    """Make discord.py speak to a sandbox (on this machine, see settings), before any client starts."""
    Route.BASE = f"{sandbox_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{urlsplit(sandbox_url).netloc}/gateway")


async def _serve(settings: Settings, token: str) -> None:
    """Serve until something fails, or a signal asks to end in order: answers first, then the connection."""
    asked = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, asked.set)
    began = False
    while not asked.is_set():
        try:
            if not await _serve_once(settings, token, asked):
                return
        except StoreAway as error:
            if not began:
                raise
            # A process about to stand by must not end because the database is away at that very moment.
            structlog.get_logger(__name__).warning("cannot begin anew yet", why=str(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(asked.wait(), AGAIN)
        began = True


async def _serve_once(settings: Settings, token: str, asked: asyncio.Event) -> bool:
    """Serve until something fails or a signal asks to end; True if another process has our servers, to begin anew."""
    store = await Store.open(settings.database_url, shards=settings.servers)
    artist = Worker(patience=DRAWING, nice=5)
    thinkers = Thinkers([Worker(patience=PATIENCE, nice=5) for _ in range(min(MOST_THINKERS, os.cpu_count() or 1))])
    async with AsyncExitStack() as opened:
        client = await opened.enter_async_context(Tapis(settings, store, artist=artist, thinkers=thinkers))
        if settings.metrics_port is not None:
            where = (settings.metrics_host, settings.metrics_port)
            await opened.enter_async_context(health_server(client.readiness, client.measured, *where))
        gc.freeze()  # what is there now stays: no collection is to look through it again, while people wait
        gc.set_threshold(SELDOM)
        serving = asyncio.ensure_future(client.start(token))
        ends = [asyncio.ensure_future(event.wait()) for event in (asked, client.lost)]
        await asyncio.wait({serving, *ends}, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()
        if serving.done():
            await serving  # raises what has failed
        await client.close()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        return client.lost.is_set() and not asked.is_set()


def health(settings: Settings) -> int:
    try:
        age = time.time() - settings.health_file.stat().st_mtime if settings.health_file is not None else 0.0
    except OSError:
        return _fail("no sign of life yet")
    return 0 if age < STALE else _fail(f"last sign of life {age:.0f} seconds ago")


def _fail(sentence: str) -> int:
    print(f"tapis: {sentence}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    code = main()
    # Else the interpreter looks through every object once more before it ends: most of a second of work, for nothing.
    gc.freeze()
    sys.exit(code)
