"""Plain REST calls to the sandbox, for what discord.py would not let through or would hide."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import aiohttp

from sandbox.server import TOKEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sandbox.server import Sandbox


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a call."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def faults(self) -> dict[str, str]:
        """Dotted path → code, of a 50035."""
        return dict(_flat(self.body.get("errors", {}), ""))


def _flat(errors: dict[str, Any], path: str) -> list[tuple[str, str]]:
    found = [(path, error["code"]) for error in errors.get("_errors", [])]
    for key, inner in errors.items():
        if key != "_errors":
            found += _flat(inner, f"{path}.{key}".removeprefix("."))
    return found


class Rest:
    """Calls the sandbox's REST API as the bot."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session

    def channel(self, name: str = "general") -> int:
        return next(c.id for c in self.sandbox.world.channels.values() if c.name == name)

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = f"Bot {TOKEN}",
        files: Mapping[str, bytes] | None = None,
    ) -> Reply:
        headers = {"Authorization": token} if token else {}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}))
            for index, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        elif body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body)
        url = f"{self.sandbox.url}/api/v10{path}"
        async with self._session.request(method, url, data=data, headers=headers) as response:
            text = await response.text()
            return Reply(response.status, json.loads(text) if text else None, response.headers)

    async def post(self, body: Any, **options: Any) -> Reply:
        """Send a message to #general."""
        return await self.call("POST", f"/channels/{self.channel()}/messages", body, **options)
