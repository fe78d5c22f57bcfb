"""REST routes of the application's own emojis. The picture is served by `cdn`."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING

from sandbox import errors, payloads
from sandbox.errors import Form
from sandbox.model import Emoji
from sandbox.rest import Route, check_application

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.rest import Call
    from sandbox.world import World

MAX_EMOJIS = 2000
MAX_BYTES = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]*")
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)
BEGINNINGS = {
    "image/png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "image/jpeg": re.compile(rb"\xff\xd8\xff"),
    "image/gif": re.compile(rb"GIF8[79]a"),
    "image/webp": re.compile(rb"RIFF....WEBP", re.DOTALL),
    "image/avif": re.compile(rb"....ftypavi[fs]", re.DOTALL),
}
"""The first bytes of each picture format. We do not trust the type that the data URI names."""


class EmojiRoutes:
    """Answers the calls under /applications/{id}/emojis."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        emojis = "/applications/{application_id}/emojis"
        return [
            Route("GET", emojis, self._list),
            Route("POST", emojis, self._create, status=201),
            Route("GET", f"{emojis}/{{emoji_id}}", self._get),
            Route("PATCH", f"{emojis}/{{emoji_id}}", self._rename),
            Route("DELETE", f"{emojis}/{{emoji_id}}", self._delete),
        ]

    def _emoji(self, call: Call) -> Emoji:
        check_application(self._world, call)
        emoji = self._world.emojis.get(call.id("emoji_id"))
        if emoji is None:
            raise errors.unknown_emoji()
        return emoji

    async def _list(self, call: Call) -> Json:
        check_application(self._world, call)
        return {"items": [payloads.emoji(self._world, emoji) for emoji in self._world.emojis.values()]}

    async def _get(self, call: Call) -> Json:
        return payloads.emoji(self._world, self._emoji(call))

    async def _create(self, call: Call) -> Json:
        check_application(self._world, call)
        if len(self._world.emojis) >= MAX_EMOJIS:
            raise errors.ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
        form = Form()
        name = self._name(form, call.body.json)
        kind, data = self._image(form, call.body.json)
        form.check()
        emoji = Emoji(self._world.snowflakes.next(), name, kind, data)
        self._world.emojis[emoji.id] = emoji
        return payloads.emoji(self._world, emoji)

    async def _rename(self, call: Call) -> Json:
        emoji = self._emoji(call)
        form = Form()
        name = self._name(form, call.body.json, keep=emoji)
        form.check()
        emoji.name = name
        return payloads.emoji(self._world, emoji)

    async def _delete(self, call: Call) -> None:
        del self._world.emojis[self._emoji(call).id]

    def _name(self, form: Form, json: Json, keep: Emoji | None = None) -> str:
        name = form.text(json, "name", (), low=2, high=32)
        if name and not NAME.fullmatch(name):
            form.fail(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(emoji.name == name and emoji is not keep for emoji in self._world.emojis.values()):
            message = "An emoji with this name already exists"
            form.fail(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
        return name

    def _image(self, form: Form, json: Json) -> tuple[str, bytes]:
        """Content type and bytes of the data URI that the body carries."""
        uri = form.text(json, "image", (), high=MAX_BYTES * 2)
        matched = DATA_URI.fullmatch(uri)
        try:
            data = base64.b64decode(matched[2], validate=True) if matched else b""
        except binascii.Error:
            matched = None
        if matched is None:
            if uri:
                form.fail(("image",), "BINARY_TYPE_INVALID", "Must be a data URI of an image")
            return "", b""
        if len(data) > MAX_BYTES:
            form.fail(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        elif not BEGINNINGS[matched[1]].match(data):
            form.fail(("image",), "IMAGE_INVALID", "Invalid image")
        return matched[1], data
