"""REST routes of the application and its commands, the people and the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import commands, errors, payloads
from sandbox.changes import CommandsSet
from sandbox.clock import as_snowflake
from sandbox.rest import Route, check_application

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.gateway import Gateway
    from sandbox.rest import Call
    from sandbox.world import World


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
            raise errors.cannot_message()
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

    async def _get_commands(self, call: Call) -> list[Json]:
        check_application(self._world, call)
        return self._world.global_commands

    async def _put_commands(self, call: Call) -> list[Json]:
        check_application(self._world, call)
        world = self._world
        sent: Any = call.body.json.get("")
        world.global_commands = commands.register(world, sent, world.global_commands, in_guild=False)
        world.tell(CommandsSet())
        return world.global_commands

    async def _get_guild_commands(self, call: Call) -> list[Json]:
        check_application(self._world, call)
        self._check_guild(call)
        return self._world.guild_commands

    async def _put_guild_commands(self, call: Call) -> list[Json]:
        check_application(self._world, call)
        self._check_guild(call)
        world = self._world
        sent: Any = call.body.json.get("")
        world.guild_commands = commands.register(world, sent, world.guild_commands, in_guild=True)
        world.tell(CommandsSet())
        return world.guild_commands
