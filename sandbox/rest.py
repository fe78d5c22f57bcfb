"""The REST API's entrance: authentication, rate limits, faults, bodies and errors."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from aiohttp import BodyPartReader, web

from sandbox import errors, record
from sandbox.counters import Counters
from sandbox.drafts import Body, Upload
from sandbox.errors import ApiError, Json
from sandbox.limits import Limited, Limits, told_to_wait
from sandbox.payloads import absolute

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from sandbox.faults import Faults
    from sandbox.record import Record
    from sandbox.world import World

log = logging.getLogger(__name__)

PREFIX = "/api/v10"
GONE = 499
"""For logs only: the client has left."""
VIA = "1.1 sandbox"


@dataclass(frozen=True, slots=True)
class Call:
    """One REST call: what stands in its path, query and body."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Body

    def id(self, name: str) -> int:
        return int(self.path[name])


Handler: TypeAlias = "Callable[[Call], Awaitable[Any]]"


def check_application(world: World, call: Call) -> None:
    """Check that the path names the bot's own application.

    Raises:
        ApiError: 20012.

    """
    if call.id("application_id") != world.application_id:
        raise errors.foreign_application()


@dataclass(frozen=True, slots=True)
class Route:
    """A method and a path template, and who answers; `None` as an answer is a 204."""

    method: str
    template: str
    handler: Handler
    public: bool = False
    status: int = 200

    @property
    def name(self) -> str:
        """The route as counters and fault patterns name it."""
        return f"{self.method} {self.template}"

    @property
    def pattern(self) -> str:
        """The template as aiohttp's router takes it: ids are numbers."""
        text = self.template
        for name in ("channel", "message", "user", "guild", "application", "emoji", "interaction", "role", "event"):
            text = text.replace(f"{{{name}_id}}", f"{{{name}_id:\\d{{1,20}}}}")
        return PREFIX + text


class Api:
    """Serves routes as Discord does."""

    def __init__(
        self, token: str, limits: Limits, faults: Faults, base: Callable[[], str], tell: Record | None = None
    ) -> None:
        self._token = token
        self._limits = limits
        self._faults = faults
        self._base = base
        self._tell = tell
        self.counters = Counters()

    def add_to(self, app: web.Application, routes: list[Route]) -> None:
        """Register the routes, and a loud 404 for every other path of the API."""
        for route in routes:
            app.router.add_route(route.method, route.pattern, self._endpoint(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _endpoint(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            delay = self._faults.delay()
            if delay:
                await asyncio.sleep(delay)
            try:
                response = await self._answer(request, route)
            except ConnectionError:  # the bot is gone, in the middle of its request
                log.info("%s: nobody waits for the answer", route.name)
                return web.Response(status=GONE)
            self.counters.add(route.name, response.status)
            record.call(self._tell, route.name, request, response)
            log.info("%s -> %s", route.name, response.status)
            if self._faults.losing(route.name) and request.transport is not None:
                log.info("%s: the answer is lost", route.name)
                request.transport.abort()
            return response

        return serve

    async def _unknown(self, request: web.Request) -> web.Response:
        name = f"{request.method} {request.path}"
        log.warning("Unknown route, the sandbox does not have it: %s", name)
        self.counters.add("unknown route", 404)
        return self._error(errors.not_found(), {})

    async def _answer(self, request: web.Request, route: Route) -> web.Response:
        headers = {"Via": VIA}
        try:
            result = await self._perform(request, route, headers)
        except ApiError as error:
            return self._error(error, headers)
        except Limited as limited:
            self.counters.refused(limited.scope)
            return _json(429, limited.body(), headers | limited.verdict.headers)
        if result is None:
            return web.Response(status=204, headers=headers)
        return _json(route.status, absolute(result, self._base()), headers)

    async def _perform(self, request: web.Request, route: Route, headers: dict[str, str]) -> Any:
        failing = self._faults.failing(route.name)
        if failing is not None:
            if failing.status == 429:
                verdict = told_to_wait(failing.retry_after, everywhere=failing.everywhere)
                raise Limited(verdict, made_up=True)
            raise ApiError(failing.status, failing.code, failing.message)
        if not route.public and request.headers.get("Authorization") != f"Bot {self._token}":
            raise errors.unauthorized()
        parameters = dict(request.match_info)
        verdict = self._limits.judge(route.name, parameters)
        headers |= verdict.headers
        if verdict.retry_after is not None:
            raise Limited(verdict)
        body = await _body(request)
        request[record.SENT] = body.json.get("", body.json)
        return await route.handler(Call(parameters, request.query, body))

    def _error(self, error: ApiError, headers: dict[str, str]) -> web.Response:
        return _json(error.status, error.body(), {"Via": VIA, **headers})


def _json(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    # The content type has no charset: clients compare it literally.
    data = json.dumps(body).encode()
    return web.Response(status=status, body=data, content_type="application/json", headers=headers)


async def _body(request: web.Request) -> Body:
    if not request.can_read_body:
        return Body({})
    if request.content_type.startswith("multipart/"):
        return await _multipart(request)
    return Body(_parsed(await request.read()))


def _parsed(data: bytes) -> Json:
    try:
        value = json.loads(data)
    except ValueError:
        raise errors.invalid_json() from None
    # Bulk overwrites are lists; they stand under a key of their own so that a body is always an object.
    return value if isinstance(value, dict) else {"": value}


async def _multipart(request: web.Request) -> Body:
    body: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        data = bytes(await part.read(decode=False))
        if name == "payload_json":
            body = _parsed(data)
        elif name.startswith("files[") and name[6:-1].isdecimal():
            uploads.append(Upload(int(name[6:-1]), part.filename or "file", data))
    return Body(body, uploads)
