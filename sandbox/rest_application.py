"""REST routes of the application, its commands and emojis, the people and the server."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING, Any

from sandbox import commands, errors, payloads
from sandbox.clock import as_snowflake
from sandbox.errors import Form
from sandbox.model import Emoji
from sandbox.rest import Route
from sandbox.world import CommandsSet

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.gateway import Gateway
    from sandbox.rest import Call
    from sandbox.world import World

MAX_EMOJIS = 2000
MAX_EMOJI_BYTES = 256 * 1024
EMOJI_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


class ApplicationRoutes:
    """Answers the calls that are not about a channel or an interaction."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def routes(self) -> list[Route]:
        """Return the routes."""
        application = "/applications/{application_id}"
        guild = "/guilds/{guild_id}"
        return [
            Route("GET", "/gateway", self._get_gateway, public=True),
            Route("GET", "/gateway/bot", self._get_gateway_bot),
            Route("GET", "/users/@me", self._me),
            Route("GET", "/users/{user_id}", self._get_user),
            Route("POST", "/users/@me/channels", self._open_dm),
            Route("GET", "/oauth2/applications/@me", self._application),
            Route("GET", "/applications/@me", self._application),
            Route("GET", guild, self._get_guild),
            Route("GET", f"{guild}/channels", self._list_channels),
            Route("GET", f"{guild}/roles", self._list_roles),
            Route("GET", f"{guild}/members/{{user_id}}", self._get_member),
            Route("GET", f"{application}/commands", self._get_commands),
            Route("PUT", f"{application}/commands", self._put_commands),
            Route("GET", f"{application}{guild}/commands", self._get_guild_commands),
            Route("PUT", f"{application}{guild}/commands", self._put_guild_commands),
            Route("GET", f"{application}/emojis", self._list_emojis),
            Route("POST", f"{application}/emojis", self._create_emoji),
            Route("GET", f"{application}/emojis/{{emoji_id}}", self._get_emoji),
            Route("PATCH", f"{application}/emojis/{{emoji_id}}", self._rename_emoji),
            Route("DELETE", f"{application}/emojis/{{emoji_id}}", self._delete_emoji),
        ]

    async def _get_gateway(self, _: Call) -> Json:
        return {"url": self._gateway.url}

    async def _get_gateway_bot(self, _: Call) -> Json:
        start = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self._gateway.url, "shards": 1, "session_start_limit": start}

    # People and the server

    async def _me(self, _: Call) -> Json:
        return {**payloads.user(self._world.bot), "verified": True, "mfa_enabled": False, "email": None}

    async def _get_user(self, call: Call) -> Json:
        return payloads.user(self._world.person(call.id("user_id")))

    async def _open_dm(self, call: Call) -> Json:
        user = self._world.person(as_snowflake(call.body.json.get("recipient_id")))
        if user.bot:
            raise errors.ApiError(403, 50007, "Cannot send messages to this user")
        return payloads.channel(self._world, self._world.direct_channel(user))

    async def _application(self, _: Call) -> Json:
        return payloads.application(self._world)

    def _check_guild(self, call: Call) -> None:
        if call.id("guild_id") != self._world.guild_id:
            raise errors.unknown_guild()
        if not self._world.bot_in_guild:
            raise errors.missing_access()

    async def _get_guild(self, call: Call) -> Json:
        self._check_guild(call)
        return payloads.guild(self._world)

    async def _list_channels(self, call: Call) -> list[Json]:
        self._check_guild(call)
        full: list[Json] = payloads.guild_create(self._world)["channels"]
        return full

    async def _list_roles(self, call: Call) -> list[Json]:
        self._check_guild(call)
        return payloads.roles(self._world)

    async def _get_member(self, call: Call) -> Json:
        self._check_guild(call)
        user = self._world.users.get(call.id("user_id"))
        if user is None:
            raise errors.unknown_member()
        return payloads.full_member(self._world, user)

    # Commands

    def _check_application(self, call: Call) -> None:
        if call.id("application_id") != self._world.application_id:
            raise errors.ApiError(403, 20012, "You are not authorized to perform this action on this application")

    async def _get_commands(self, call: Call) -> list[Json]:
        self._check_application(call)
        return self._world.global_commands

    async def _put_commands(self, call: Call) -> list[Json]:
        self._check_application(call)
        world = self._world
        sent: Any = call.body.json.get("")
        world.global_commands = commands.register(world, sent, world.global_commands, in_guild=False)
        world.tell(CommandsSet())
        return world.global_commands

    async def _get_guild_commands(self, call: Call) -> list[Json]:
        self._check_application(call)
        self._check_guild(call)
        return self._world.guild_commands

    async def _put_guild_commands(self, call: Call) -> list[Json]:
        self._check_application(call)
        self._check_guild(call)
        world = self._world
        sent: Any = call.body.json.get("")
        world.guild_commands = commands.register(world, sent, world.guild_commands, in_guild=True)
        world.tell(CommandsSet())
        return world.guild_commands

    # Emojis

    def _emoji(self, call: Call) -> Emoji:
        self._check_application(call)
        emoji = self._world.emojis.get(call.id("emoji_id"))
        if emoji is None:
            raise errors.unknown_emoji()
        return emoji

    async def _list_emojis(self, call: Call) -> Json:
        self._check_application(call)
        return {"items": [payloads.emoji(self._world, emoji) for emoji in self._world.emojis.values()]}

    async def _get_emoji(self, call: Call) -> Json:
        return payloads.emoji(self._world, self._emoji(call))

    def _new_name(self, form: Form, json: Json, keep: Emoji | None = None) -> str:
        name = form.text(json, "name", (), low=2, high=32)
        if name and not EMOJI_NAME.fullmatch(name):
            form.fail(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(emoji.name == name and emoji is not keep for emoji in self._world.emojis.values()):
            message = "An emoji with this name already exists"
            form.fail(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
        return name

    async def _create_emoji(self, call: Call) -> Json:
        self._check_application(call)
        if len(self._world.emojis) >= MAX_EMOJIS:
            raise errors.ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
        form = Form()
        name = self._new_name(form, call.body.json)
        image = form.text(call.body.json, "image", (), high=MAX_EMOJI_BYTES * 2)
        matched = DATA_URI.fullmatch(image)
        data = b""
        try:
            data = base64.b64decode(matched[2], validate=True) if matched else b""
        except binascii.Error:
            matched = None
        if image and matched is None:
            form.fail(("image",), "BINARY_TYPE_INVALID", "Must be a data URI of an image")
        if len(data) > MAX_EMOJI_BYTES:
            form.fail(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        form.check()
        kind = matched[1] if matched else ""
        emoji = Emoji(self._world.snowflakes.next(), name, kind, data)
        self._world.emojis[emoji.id] = emoji
        return payloads.emoji(self._world, emoji)

    async def _rename_emoji(self, call: Call) -> Json:
        emoji = self._emoji(call)
        form = Form()
        name = self._new_name(form, call.body.json, keep=emoji)
        form.check()
        emoji.name = name
        return payloads.emoji(self._world, emoji)

    async def _delete_emoji(self, call: Call) -> None:
        del self._world.emojis[self._emoji(call).id]
