"""One call to Discord, the ways in which it may fail in everyday life, and the second try after a refusal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypeVar

import aiohttp
import discord
import structlog

from bot.screens.parts import Screen, plainly
from bot.text import Words

log = structlog.get_logger(__name__)

T = TypeVar("T")
Brought: TypeAlias = discord.Attachment
"""A file that somebody hands in with a command."""

NOBODY = discord.AllowedMentions.none()
"""Belongs to every edit: without it Discord marks everybody whom the edited message names."""
PATIENCE = 60.0
"""Seconds after which a call that hangs is given up; discord.py's own tries take up to a quarter of a minute."""


class Delivery(Enum):
    DONE = "done"
    GONE = "gone"
    """The message, or the token that could edit it, is no more."""
    NOWHERE = "nowhere"
    """The channel or thread is no more."""
    FORBIDDEN = "forbidden"
    """A permission is missing."""
    ARCHIVED = "archived"
    """The thread is archived: it takes new messages, which open it again, but no edits."""
    REFUSED = "refused"
    """Discord will not take this, however often it is tried."""
    LATER = "later"
    """Discord did not answer, or not now."""


async def call(make: Callable[[], Awaitable[T]]) -> tuple[Delivery, T | None]:
    """Make one call and say how it went. Retrying within a call (429, 5xx) is discord.py's business."""
    try:
        async with asyncio.timeout(PATIENCE):
            return Delivery.DONE, await make()
    except discord.RateLimited as error:
        log.warning("discord refused", status=429, wait=error.retry_after)
        return Delivery.LATER, None
    except discord.HTTPException as error:
        outcome = _outcome(error)
        if outcome is not Delivery.GONE:
            log.warning("discord refused", status=error.status, code=error.code, why=error.text, outcome=outcome.value)
        return outcome, None
    except discord.InvalidData:  # the channel is another server's
        return Delivery.NOWHERE, None
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        log.warning("discord did not answer", error=type(error).__name__)
        return Delivery.LATER, None


def _outcome(error: discord.HTTPException) -> Delivery:
    match error.status, error.code:
        case 404, 10003:  # Unknown Channel
            return Delivery.NOWHERE
        # A token that has run out (any other 401 says nothing of the message); an interaction that another process
        # has answered, which ended then.
        case (404, _) | (401, 50027) | (400, 40060):
            return Delivery.GONE
        case _, 160005:  # Thread is locked
            return Delivery.FORBIDDEN
        case 403, _:
            return Delivery.FORBIDDEN
        case 400, 50083:  # Thread is archived
            return Delivery.ARCHIVED
        case ((401 | 408 | 429), _):
            return Delivery.LATER
        case status, _:
            return Delivery.REFUSED if status < 500 else Delivery.LATER


async def fetched(file: Brought) -> bytes | None:
    _, data = await call(file.read)
    return data


@dataclass(slots=True)
class SecondTry:
    """Sends screens, in words alone after a refusal: a tile may have a new id, a picture may be too much."""

    refused: Callable[[], None] = lambda: None

    async def send(
        self, screen: Screen, words: Words, make: Callable[[Screen], Awaitable[tuple[Delivery, T]]]
    ) -> tuple[Delivery, T]:
        outcome, sent = await make(screen)
        if outcome is Delivery.REFUSED:
            self.refused()
            return await make(plainly(screen, words))
        return outcome, sent
