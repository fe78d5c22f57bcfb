"""The sandbox as a whole: one port with the REST API, the gateway, the files, the page and its connection."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from aiohttp import web

from sandbox import cdn
from sandbox.actions import Actions
from sandbox.archivist import Archivist
from sandbox.clock import Clock
from sandbox.errors import Rejected
from sandbox.fault_requests import FaultRequests
from sandbox.faults import Delivery, Faults
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.limits import Limits
from sandbox.live import Live
from sandbox.rest import Api
from sandbox.rest_application import ApplicationRoutes
from sandbox.rest_channels import ChannelRoutes
from sandbox.rest_emojis import EmojiRoutes
from sandbox.rest_events import EventRoutes
from sandbox.rest_interactions import InteractionRoutes
from sandbox.world import seeded

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import TracebackType
    from typing import Self

    from aiohttp.typedefs import Handler

    from sandbox.interaction import Outcome
    from sandbox.record import Record

log = logging.getLogger(__name__)

TOKEN = "sandbox"  # noqa: S105 - the one token that everybody may know
PAGE = Path(__file__).parent / "page"
MAX_BODY = 120 * 1024 * 1024
PAGE_POLICY = "frame-ancestors 'none'"
"""The page says the rest itself, in its head; this cannot be said there."""


class Sandbox:
    """A Discord for one machine. Use it as an async context manager, or call `start` and `stop`.

    `now` gives the time that tokens and messages age by; rate limits always use real time.
    `record` is given what goes over the wire, see `sandbox.record`.
    """

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        now: Callable[[], float] = time.time,
        rate_limits: bool = True,
        record: Record | None = None,
    ) -> None:
        self._host = host
        self._port = port
        self._runner: web.AppRunner | None = None
        self._listening: socket.socket | None = None
        self.clock = Clock(now)
        self.world = seeded(self.clock)
        Archivist(self.world)
        self.faults = Faults()
        self.limits = Limits(enabled=rate_limits)
        self.gateway = Gateway(self.world, TOKEN, lambda: self.url, record)
        self.interactions = Interactions(self.world, Delivery(self.faults, self.gateway.deliver))
        self.api = Api(TOKEN, self.limits, self.faults, lambda: self.url, record)
        self.fault_requests = FaultRequests(
            world=self.world,
            gateway=self.gateway,
            interactions=self.interactions,
            limits=self.limits,
            faults=self.faults,
            counters=self.api.counters,
        )
        actions = Actions(self.world, self.interactions, self.fault_requests)
        self.live = Live(self.world, actions.perform)

    @property
    def url(self) -> str:
        """The address, such as http://127.0.0.1:7777."""
        return f"http://{self._host}:{self._port}"

    async def start(self) -> None:
        """Listen on the port; with port 0 a free one is chosen.

        Raises:
            OSError: the port cannot be had.

        """
        runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            self._listening = socket.create_server((self._host, self._port))
        except OSError:
            await runner.cleanup()
            raise
        await web.SockSite(runner, self._listening).start()
        self._runner = runner
        self._port = self._listening.getsockname()[1]

    async def stop(self) -> None:
        """Close every connection and the port."""
        await self.live.close()
        await self.gateway.close()
        self.clock.close()
        if self._runner is not None and self._listening is not None:
            # asyncio loses a connection that it accepts in the very round in which its server is closed.
            asyncio.get_running_loop().remove_reader(self._listening)
            await asyncio.sleep(0)
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    # Routes

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[_loopback_only], client_max_size=MAX_BODY)
        routes = [
            *ChannelRoutes(self.world, self.limits).routes(),
            *ApplicationRoutes(self.world, self.gateway).routes(),
            *EmojiRoutes(self.world).routes(),
            *EventRoutes(self.world).routes(),
            *InteractionRoutes(self.world, self.interactions, self.limits).routes(),
        ]
        self.api.add_to(app, routes)
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, _same_origin(self.gateway.handle))
        app.router.add_get("/live", _same_origin(self.live.handle))
        app.router.add_get("/sandbox/state", _same_origin(self._get_state))
        app.router.add_get("/sandbox/faults", _same_origin(self._get_faults))
        app.router.add_post("/sandbox/faults", _same_origin(self._post_faults))
        app.router.add_get("/", self._index)
        app.router.add_get("/page/{path:.+}", self._page)
        files = cdn.Files(self.world)
        app.router.add_post("/sandbox/files", _same_origin(files.take))
        files.add_to(app)
        return app

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return _static(PAGE / "index.html")

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return _static(PAGE / request.match_info["path"])

    async def _get_state(self, _: web.Request) -> web.Response:
        world = self.world
        return web.json_response(
            {
                "rest": self.api.counters.as_json(),
                "interactions": {
                    "created": self.interactions.created,
                    "answered": self.interactions.answered,
                    "unanswered": self.interactions.unanswered,
                },
                "gateway": {
                    "sessions": len(self.gateway.sessions),
                    "connected": len(self.gateway.sessions.connected),
                },
                "windows": len(self.live),
                "channels": len(world.channels),
                "messages": sum(len(channel.messages) for channel in world.channels.values()),
                "faults": self.fault_requests.state(),
            }
        )

    async def _get_faults(self, _: web.Request) -> web.Response:
        return web.json_response(self.fault_requests.state())

    async def _post_faults(self, request: web.Request) -> web.Response:
        try:
            await self.fault_requests.apply(await request.json(), _nobody_waits)
        except Rejected as rejected:
            return web.json_response({"error": str(rejected)}, status=400)
        except ValueError:
            return web.json_response({"error": "The body is not JSON."}, status=400)
        return web.json_response(self.fault_requests.state())


def _nobody_waits(_: Outcome) -> None:
    """Take the outcome of an interaction that was forged over HTTP, where nobody is told."""


def _static(path: Path) -> web.StreamResponse:
    file = path.resolve()
    if not file.is_relative_to(PAGE.resolve()) or not file.is_file():
        raise web.HTTPNotFound
    headers = {
        "Cache-Control": "no-cache",
        "Content-Security-Policy": PAGE_POLICY,
        "X-Content-Type-Options": "nosniff",
    }
    return web.FileResponse(file, headers=headers)


def is_loopback(host: str) -> bool:
    """Say whether a host name or address, without port, means this machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@web.middleware
async def _loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    # A name that an attacker points at 127.0.0.1 (DNS rebinding) arrives with its own Host header.
    if not is_loopback(urlsplit(f"//{request.host}").hostname or ""):
        raise web.HTTPForbidden(text="The sandbox answers to loopback addresses only.")
    return await handler(request)


def _same_origin(
    handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def guarded(request: web.Request) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="The sandbox takes no requests from other sites.")
        return await handler(request)

    return guarded
