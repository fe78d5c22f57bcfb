"""A small HTTP server for those who look after the bot: does it live, is it ready, how is it doing."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

import structlog
from aiohttp import web

log = structlog.get_logger(__name__)

PLAIN = "text/plain; version=0.0.4; charset=utf-8"


class CannotListen(Exception):
    """The port cannot be had."""


@asynccontextmanager
async def health_server(
    readiness: Callable[[], Awaitable[Mapping[str, bool]]], metrics: Callable[[], Awaitable[str]], host: str, port: int
) -> AsyncIterator[int]:
    """Answer on a port, a free one for 0, which is yielded. Raises `CannotListen`.

    `/health` answers when the event loop moves. `/ready` says by its status whether everything in `readiness` is true,
    and what is not. `metrics` gives the text of `/metrics`.
    """

    async def health(_: web.Request) -> web.Response:
        return web.json_response({"alive": True})

    async def ready(_: web.Request) -> web.Response:
        parts = dict(await readiness())
        return web.json_response(parts, status=200 if all(parts.values()) else 503)

    async def measured(_: web.Request) -> web.Response:
        return web.Response(text=await metrics(), headers={"Content-Type": PLAIN})

    app = web.Application()
    app.add_routes([web.get("/health", health), web.get("/ready", ready), web.get("/metrics", measured)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            why = os.strerror(error.errno) if error.errno else str(error)
            raise CannotListen(f"METRICS_PORT: {host}:{port} cannot be listened on ({why})") from error
        taken = int(runner.addresses[0][1])
        log.info("health and metrics", host=host, port=taken)
        yield taken
    finally:
        await runner.cleanup()
