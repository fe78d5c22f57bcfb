"""The log: structured, for people or for machines, and without anything that must stay hidden.

At DEBUG, discord.py prints interaction tokens and the database driver what is written: plays, secrets. So only our own
loggers go below INFO, whatever the operator asks for.
"""

from __future__ import annotations

import logging
import sys

import aiohttp
import discord
import structlog

from bot.process.settings import LogFormat, Settings

OURS = ("bot", "games", "persistence")


class OneLine(logging.Filter):
    """Tells of a lost connection or late suggestions in one line, where discord.py prints a whole traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = None if record.exc_info is None else record.exc_info[1]
        lost = str(record.msg).startswith("Attempting a reconnect")
        late = str(record.msg).startswith("Ignoring exception in autocomplete") and isinstance(
            error, discord.HTTPException | aiohttp.ClientError | OSError
        )
        if error is not None and (lost or late):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            why = str(error).replace("%", "%%")
            record.msg = f"{record.msg} ({why})"
            record.exc_info = None
        return True


def set_up(settings: Settings) -> None:
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,  # the table that is worked for
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log_format is LogFormat.JSON
        # Plain tracebacks: the fancier ones print local variables, and those may hold tokens and cards.
        else [structlog.dev.ConsoleRenderer(sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)]
    )
    handler = logging.StreamHandler(sys.stderr)
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[meta, *last]))
    root = logging.getLogger()
    root.handlers = [handler]
    level = logging.getLevelNamesMapping()[settings.log_level]
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    root.setLevel(max(logging.INFO, level))
    for name in ("discord.client", "discord.shard", "discord.app_commands.tree"):
        logging.getLogger(name).filters = [OneLine()]
    logging.getLogger("alembic").setLevel(max(logging.WARNING, root.level))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
