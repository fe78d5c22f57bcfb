"""A record of the traffic, to be checked against Discord's own description of its API."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from aiohttp import web

if TYPE_CHECKING:
    from sandbox.errors import Json

Record: TypeAlias = Callable[[str], None]
"""Takes one line of JSON: a call, or an event of the gateway."""

SENT = web.RequestKey("sent", object)
"""The body of a request, once it has been read."""


def call(record: Record | None, route: str, request: web.Request, response: web.Response) -> None:
    """Record a call and its answer. Bytes are left out, a body that nobody read is null."""
    if record is None:
        return
    body = response.body
    line: Json = {
        "call": route,
        "query": dict(request.query),
        "sent": request.get(SENT),
        "status": response.status,
        "answer": json.loads(body) if isinstance(body, bytes) and body else None,
    }
    record(json.dumps(line))


def event(record: Record | None, name: str, data: Any) -> None:
    if record is not None:
        record(json.dumps({"event": name, "data": data}))
