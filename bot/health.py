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


class HealthServer:
    """Answers `/health`, `/ready` and `/metrics`.

    `/health` answers when the event loop moves. `/ready` says by its status whether everything in `readiness` is true,
    and what is not. `metrics` gives the text of `/metrics`.
    """

    def __init__(
        self, readiness: Callable[[], Awaitable[Mapping[str, bool]]], metrics: Callable[[], Awaitable[str]]
    ) -> None:
        self._readiness = readiness
        self._metrics = metrics
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/ready", self._ready)
        app.router.add_get("/metrics", self._text)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)

    @asynccontextmanager
    async def listening(self, host: str, port: int) -> AsyncIterator[int]:
        """Answer on a port, a free one for 0, which is yielded. Raises `CannotListen`."""
        await self._runner.setup()
        try:
            try:
                await web.TCPSite(self._runner, host, port).start()
            except OSError as error:
                why = os.strerror(error.errno) if error.errno else str(error)
                raise CannotListen(f"METRICS_PORT: {host}:{port} cannot be listened on ({why})") from error
            taken = int(self._runner.addresses[0][1])
            log.info("health and metrics", host=host, port=taken)
            yield taken
        finally:
            await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        return web.json_response({"alive": True})

    async def _ready(self, _: web.Request) -> web.Response:
        parts = dict(await self._readiness())
        return web.json_response(parts, status=200 if all(parts.values()) else 503)

    async def _text(self, _: web.Request) -> web.Response:
        return web.Response(text=await self._metrics(), headers={"Content-Type": PLAIN})
