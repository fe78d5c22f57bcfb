"""Discord's refusals applied to every other call: when one call has to wait, the others wait as well.

discord.py sleeps through a 429 inside the call that met it and tells nobody. Ten thousand refusals (401, 403, 429) in
ten minutes lock the whole machine out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import TypeAlias

import structlog
from aiohttp import ClientSession, TraceConfig, TraceRequestEndParams, TraceRequestExceptionParams

from bot.courier.pacer import Pacer

log = structlog.get_logger(__name__)

AFTER_REFUSAL = 60.0
"""Seconds to leave a channel alone that may not be written in, and Discord when it does not know the bot."""
_CHANNEL = re.compile(r"/channels/(\d+)(/|$)")
_MEMBERS = "/thread-members/"
"""Calls about a thread's members: a refusal says nothing of writing there later."""
_WITH_TOKEN = re.compile(r"/(webhooks|interactions)/\d+/")


Called: TypeAlias = Callable[[str, str, int | None], None]
"""Hears of a call's method, path and status, None where there was no answer."""


def watching(pacer: Pacer, called: Called) -> TraceConfig:
    """A trace that tells the pacer of every refusal of a client's HTTP session, and `called` of every call."""

    async def ended(_: ClientSession, __: SimpleNamespace, call: TraceRequestEndParams) -> None:
        called(call.method, call.url.path, call.response.status)
        if call.response.status >= 400:
            heed(pacer, call.response.status, call.url.path, dict(call.response.headers))

    async def failed(_: ClientSession, __: SimpleNamespace, call: TraceRequestExceptionParams) -> None:
        called(call.method, call.url.path, None)

    trace = TraceConfig()
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def heed(pacer: Pacer, status: int, path: str, headers: dict[str, str]) -> None:
    """Make the pacer wait as an answer with this status to a call of this path asks for; most ask for nothing."""
    channel = _CHANNEL.search(path)
    owner = int(channel[1]) if channel is not None else None
    if status == 429:
        known = {name.lower(): value for name, value in headers.items()}
        # Discord names itself as a proxy; without that it is the wall in front of it that refuses, everybody.
        everybody = known.get("x-ratelimit-scope") == "global" or "via" not in known
        seconds = _seconds(known.get("retry-after"))
        log.warning("told to wait", seconds=seconds, everybody=everybody, channel=owner)
        if everybody:
            pacer.wait(seconds)
        elif owner is not None:
            pacer.wait(seconds, owner)
    elif status == 401 and not _WITH_TOKEN.search(path):
        pacer.wait(AFTER_REFUSAL)
    elif status == 403 and owner is not None and _MEMBERS not in path:
        pacer.wait(AFTER_REFUSAL, owner)


def _seconds(given: str | None) -> float:
    try:
        return max(0.0, float(given or 1))
    except ValueError:
        return 1.0
