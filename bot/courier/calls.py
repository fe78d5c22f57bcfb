"""One call to Discord, and the ways in which it may fail in everyday life."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from typing import TypeVar

import aiohttp
import discord
import structlog

log = structlog.get_logger(__name__)

T = TypeVar("T")

UNKNOWN_CHANNEL = 10003


class Delivery(Enum):
    """What became of a call."""

    DONE = "done"
    GONE = "gone"
    """The message, or the token that could edit it, is no more."""
    NOWHERE = "nowhere"
    """The channel or thread is no more."""
    FORBIDDEN = "forbidden"
    """A permission is missing."""
    LATER = "later"
    """Discord did not answer, or not now."""


async def call(make: Callable[[], Awaitable[T]]) -> tuple[Delivery, T | None]:
    """Make one call and say how it went. Retrying within a call (429, 5xx) is discord.py's business."""
    try:
        return Delivery.DONE, await make()
    except discord.NotFound as error:
        return (Delivery.NOWHERE if error.code == UNKNOWN_CHANNEL else Delivery.GONE), None
    except discord.Forbidden as error:
        log.warning("discord refused", code=error.code, why=error.text)
        return Delivery.FORBIDDEN, None
    except discord.HTTPException as error:
        if error.status == 401:  # an interaction's token has run out
            return Delivery.GONE, None
        log.warning("discord failed", status=error.status, code=error.code, why=error.text)
        return Delivery.LATER, None
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        log.warning("discord did not answer", error=type(error).__name__)
        return Delivery.LATER, None
