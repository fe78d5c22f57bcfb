"""Files under /cdn: uploads, emojis and plain avatars."""

from __future__ import annotations

import mimetypes
import re
import struct
import zlib
from typing import TYPE_CHECKING

from aiohttp import web

from sandbox.payloads import ATTACHMENT_LIMIT

if TYPE_CHECKING:
    from sandbox.world import World

# An upload may be HTML or SVG: it must never run in the page's origin.
HEADERS = {"Content-Security-Policy": "sandbox; default-src 'none'", "X-Content-Type-Options": "nosniff"}
# What an id stands for never changes, and a message that is drawn anew must not blink.
LASTING = {**HEADERS, "Cache-Control": "private, max-age=86400, immutable"}


def safe_filename(name: str) -> str:
    """A file's name as it can stand in an address."""
    return re.sub(r"[^\w.\-]", "_", name.rpartition("/")[2])[:200] or "file"


def plain_png(color: str, width: int = 128, height: int = 0) -> bytes:
    """A PNG of one colour, given as "#rrggbb"; without height a square one."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    height = height or width
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    rows = zlib.compress(bytes(1 + width) * height)
    palette = bytes.fromhex(color.removeprefix("#"))
    body = chunk(b"IHDR", header) + chunk(b"PLTE", palette) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


class Files:
    """Serves the world's files."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, app: web.Application) -> None:
        app.router.add_get(r"/cdn/attachments/{channel_id:\d+}/{file_id:\d+}/{name}", self._attachment)
        app.router.add_get(r"/cdn/emojis/{emoji_id:\d+}.{kind}", self._emoji)
        app.router.add_get(r"/cdn/avatars/{user_id:\d+}{rest:.*}", self._avatar)
        app.router.add_get(r"/cdn/embed/avatars/{number:\d+}.png", self._default_avatar)

    async def take(self, request: web.Request) -> web.Response:
        """Keep a file that somebody is about to hand to a command, named in the query; answers with its id."""
        data = await request.read()
        if len(data) > ATTACHMENT_LIMIT:
            raise web.HTTPRequestEntityTooLarge(ATTACHMENT_LIMIT, len(data))
        name = safe_filename(request.query.get("name", ""))
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return web.json_response({"id": str(self._world.add_file(0, name, kind, data).id)})

    async def _attachment(self, request: web.Request) -> web.Response:
        file = self._world.file(int(request.match_info["file_id"]))
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.data, content_type=file.content_type, headers=LASTING)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self._world.emojis.get(int(request.match_info["emoji_id"]))
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.data, content_type=emoji.content_type, headers=LASTING)

    async def _avatar(self, request: web.Request) -> web.Response:
        user = self._world.users.get(int(request.match_info["user_id"]))
        if user is None:
            raise web.HTTPNotFound
        return web.Response(body=plain_png(user.avatar_color), content_type="image/png", headers=HEADERS)

    async def _default_avatar(self, request: web.Request) -> web.Response:
        colors = ("#5865f2", "#757e8a", "#3ba55c", "#faa61a", "#ed4245", "#eb459f")
        color = colors[int(request.match_info["number"]) % len(colors)]
        return web.Response(body=plain_png(color), content_type="image/png", headers=HEADERS)
