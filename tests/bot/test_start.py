"""Messages to the operator when the bot cannot start: one clear sentence on stderr, and an exit code."""

from __future__ import annotations

import errno
import logging
import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog
from aiohttp.client_exceptions import ClientConnectionError
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import __main__ as command_line
from bot import app
from bot.process import playground
from bot.process.log_setup import OURS, OneLine, set_up
from bot.process.settings import LogFormat
from persistence.errors import StoreAway
from tests.harness.club import settings

Start = Callable[..., tuple[int, str]]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Start:
    """A function that runs `python -m bot` with an environment and returns the exit code and stderr."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(command_line, "set_up", lambda _: None)
    for name in ("DISCORD_TOKEN", "SANDBOX_URL"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, **environment: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["bot", *arguments])
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        code = command_line.main()
        return code, capsys.readouterr().err

    return run


def one_sentence(said: str, *parts: str) -> None:
    lines = said.strip().splitlines()
    assert len(lines) == 1, said
    assert lines[0].startswith("tapis: ")
    for part in parts:
        assert part in lines[0]


def test_without_a_token(start: Start) -> None:
    code, said = start()
    assert code == 1
    one_sentence(said, "DISCORD_TOKEN is missing", "make play")


@pytest.mark.parametrize(
    ("environment", "parts"),
    [
        ({"SANDBOX_URL": "http://example.org"}, ("SANDBOX_URL", "on this machine")),
        ({"SANDBOX_URL": "https://127.0.0.1:1"}, ("SANDBOX_URL", "http address")),
        ({"SANDBOX_URL": "http://127.0.0.1:99999"}, ("SANDBOX_URL", "http://127.0.0.1:7777")),
        ({"SANDBOX_URL": "http://127.0.0.1:0"}, ("SANDBOX_URL", "http://127.0.0.1:7777")),
        ({"SANDBOX_URL": "http://127.0.0.1:port"}, ("SANDBOX_URL", "http://127.0.0.1:7777")),
        ({"SANDBOX_URL": "http://127.0.0.1:1", "DISCORD_TOKEN": "a.real.one"}, ("real token",)),
        ({"DISCORD_TOKEN": "sandbox"}, ("sandbox's word",)),
        ({"LOG_LEVEL": "LOUD"}, ("LOG_LEVEL", "DEBUG")),
        ({"COMPUTER_PAUSE": "-1"}, ("COMPUTER_PAUSE",)),
        ({"CLICK_LIMIT": "many"}, ("CLICK_LIMIT: must be a valid integer",)),
        ({"CARD_EMOJIS": "some"}, ("CARD_EMOJIS: must be true or false",)),
        ({"LOG_FORMAT": "xml"}, ("LOG_FORMAT", "json")),
        ({"COMMAND_GUILD": "home"}, ("COMMAND_GUILD",)),
    ],
)
def test_bad_settings(start: Start, environment: dict[str, str], parts: tuple[str, ...]) -> None:
    code, said = start(**environment)
    assert code == 2
    one_sentence(said, *parts)
    assert "a.real.one" not in said
    assert "unable to" not in said


def test_every_bad_setting_is_named(start: Start) -> None:
    code, said = start(LOG_LEVEL="LOUD", CLICK_LIMIT="0")
    assert code == 2
    assert len(said.strip().splitlines()) == 2


@pytest.mark.parametrize("kind", ["folder", "junk", "no-folder", "other", "nonsense"])
def test_an_unusable_database(start: Start, tmp_path: Path, kind: str) -> None:
    (tmp_path / "junk").write_bytes(b"\x01\x02" * 3000)
    address = {
        "folder": f"sqlite:///{tmp_path}",
        "junk": f"sqlite:///{tmp_path / 'junk'}",
        "no-folder": f"sqlite:///{tmp_path / 'junk' / 'tapis.db'}",
        "other": "mysql://host/name",
        "nonsense": "nonsense",
    }[kind]
    code, said = start(DATABASE_URL=address, SANDBOX_URL="http://127.0.0.1:9")
    assert code == 1
    one_sentence(said, "the database cannot be used", address)
    assert (tmp_path / "junk").read_bytes() == b"\x01\x02" * 3000


@pytest.mark.parametrize("room", [8_192, 40_960])
def test_a_disk_without_room_for_the_database(start: Start, tmp_path: Path, room: int) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, limits[1]))  # SQLite meets it as it meets a full disk
    try:
        code, said = start(DATABASE_URL=f"sqlite:///{tmp_path / 'a.db'}", SANDBOX_URL="http://127.0.0.1:9")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert code == 1
    one_sentence(said, "the database cannot be used", "a.db", "larger than")


def test_a_disk_that_fills_while_the_bot_starts(start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def fill(_: Any, token: str) -> None:
        del token
        raise OSError(errno.ENOSPC, "No space left on device", "emojis.json")

    monkeypatch.setattr(app.Tapis, "login", fill)
    code, said = start(DATABASE_URL=f"sqlite:///{tmp_path / 'a.db'}", DISCORD_TOKEN="abc.def.ghi")
    assert code == 1
    one_sentence(said, "the disk is full", "emojis.json")


def test_an_env_file_that_is_not_utf8(start: Start, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("DISCORD_TOKEN=é".encode("latin-1"))
    code, said = start()
    assert code == 2
    one_sentence(said, ".env", "UTF-8")


def test_two_playgrounds_share_no_file() -> None:
    first, second = playground.kept_at(playground.PORT), playground.kept_at(8000)
    assert first["DATABASE_URL"] == "sqlite:///data/play.db"
    assert first.keys() == second.keys()
    assert not {*first.values()} & {*second.values()}


def test_play_where_there_is_no_sandbox(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground, "find_spec", lambda _: None)
    code, said = start("play")
    assert code == 1
    one_sentence(said, "make play")


def test_an_unreachable_sandbox(start: Start, tmp_path: Path) -> None:
    code, said = start(DATABASE_URL=f"sqlite:///{tmp_path / 'a.db'}", SANDBOX_URL="http://127.0.0.1:9")
    assert code == 1
    one_sentence(said, "http://127.0.0.1:9 cannot be reached")


def test_a_health_file_that_cannot_be_written(start: Start, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, said = start(HEALTH_FILE=str(tmp_path / "file" / "health"), SANDBOX_URL="http://127.0.0.1:9")
    assert code == 1
    one_sentence(said, "health file")


class _Response:
    status = 503
    reason = "Unavailable"


class _Socket:
    def __init__(self, close_code: int) -> None:
        self.close_code = close_code


def _closed(code: int) -> discord.ConnectionClosed:
    socket: Any = _Socket(code)
    return discord.ConnectionClosed(socket, shard_id=None)


@pytest.mark.parametrize(
    ("error", "parts"),
    [
        (discord.LoginFailure("Improper token"), ("does not know this token", "DISCORD_TOKEN")),
        (ClientConnectionError("no route"), ("Discord cannot be reached", "no route")),
        (discord.HTTPException(_Response(), "<html>\nmuch\nmore</html>"), ("Discord cannot be reached", "503")),
        (_closed(4004), ("does not know this token",)),
        (_closed(4013), ("ended the connection", "4013")),
    ],
    ids=["token", "network", "outage", "token-reset", "closed"],
)
def test_discord_says_no(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: Exception, parts: tuple[str, ...]
) -> None:
    async def refuse(_: Any, token: str) -> None:
        del token
        raise error

    monkeypatch.setattr(app.Tapis, "login", refuse)
    code, said = start(DATABASE_URL=f"sqlite:///{tmp_path / 'a.db'}", DISCORD_TOKEN="abc.def.ghi")
    assert code == 1
    one_sentence(said, *parts)
    assert "abc.def.ghi" not in said


def test_health(start: Start, tmp_path: Path) -> None:
    code, said = start("health", HEALTH_FILE=str(tmp_path / "health"))
    assert code == 1
    one_sentence(said, "no sign of life yet")
    (tmp_path / "health").touch()
    assert start("health") == (0, "")


# The log.


@pytest.mark.parametrize("form", LogFormat)
def test_tracebacks_in_the_log_show_no_variables(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: LogFormat
) -> None:
    root = logging.getLogger()
    handlers, level, before = root.handlers, root.level, structlog.get_config()
    try:
        set_up(settings(tmp_path).model_copy(update={"log_format": form, "log_level": "DEBUG"}))
        token = "aW50ZXJhY3Rpb24"  # a local variable of a frame that fails
        try:
            int(token[:0])
        except ValueError:
            structlog.get_logger("test").exception("request failed", incident="0badcafe")
        structlog.get_logger("bot.test").debug("table changed")
        for other in ("discord.http", "asyncio", "sqlalchemy.engine"):
            logging.getLogger(other).debug("POST /interactions/1/%s/callback", token)
    finally:
        root.handlers = handlers
        root.setLevel(level)
        for name in (*OURS, "alembic"):
            logging.getLogger(name).setLevel(logging.NOTSET)
        logging.getLogger("discord.client").filters = []
        structlog.configure(**before)
    said = capsys.readouterr().err
    assert "0badcafe" in said
    assert "ValueError" in said
    assert "table changed" in said
    assert token not in said


def test_reconnecting_is_one_line() -> None:
    error = OSError("100 % gone")
    record = logging.LogRecord(
        "discord.client", logging.ERROR, "", 1, "Attempting a reconnect in %.2fs", (1.5,), (OSError, error, None)
    )
    assert OneLine().filter(record)
    assert record.getMessage() == "Attempting a reconnect in 1.50s (100 % gone)"
    assert record.exc_info is None
    assert record.levelno == logging.WARNING


@pytest.mark.parametrize(("error", "lines"), [(OSError("gone"), 1), (KeyError("table"), 2)], ids=["late", "ours"])
def test_suggestions_that_come_too_late_are_one_line_and_a_mistake_of_ours_is_not(error: Exception, lines: int) -> None:
    told = "Ignoring exception in autocomplete for %r"
    record = logging.LogRecord("discord", logging.ERROR, "", 1, told, ("hand",), (type(error), error, None))
    assert OneLine().filter(record)
    assert len(logging.Formatter().format(record).splitlines()) == lines


async def test_who_has_to_begin_anew_waits_for_a_database_that_is_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lives: Iterator[bool | StoreAway] = iter([True, StoreAway("gone"), False])

    async def serve_once(*_: object) -> bool:
        life = next(lives)
        if isinstance(life, StoreAway):
            raise life
        return life

    monkeypatch.setattr(command_line, "_serve_once", serve_once)
    monkeypatch.setattr(command_line, "AGAIN", 0.001)
    await command_line._serve(settings(tmp_path), "token")
    assert next(lives, None) is None


async def test_a_first_start_without_its_database_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def serve_once(*_: object) -> bool:
        raise StoreAway("gone")

    monkeypatch.setattr(command_line, "_serve_once", serve_once)
    with pytest.raises(StoreAway):
        await command_line._serve(settings(tmp_path), "token")
