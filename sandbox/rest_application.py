"""REST routes of the application and its commands, the people and the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import commands, errors, payloads
from sandbox.changes import CommandsSet
from sandbox.clock import as_snowflake
from sandbox.permissions import Permission
from sandbox.rest import Route, check_application

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.gateway import Gateway
    from sandbox.model import Guild, User
    from sandbox.rest import Call
    from sandbox.world import World


class ApplicationRoutes:
    """Answers the calls that are not about a channel or an interaction."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def routes(self) -> list[Route]:
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
            Route("PUT", f"{guild}/members/{{user_id}}/roles/{{role_id}}", self._give_role),
            Route("DELETE", f"{guild}/members/{{user_id}}/roles/{{role_id}}", self._take_role),
            Route("GET", f"{application}/commands", self._get_commands),
            Route("PUT", f"{application}/commands", self._put_commands),
            Route("GET", f"{application}{guild}/commands", self._get_guild_commands),
            Route("PUT", f"{application}{guild}/commands", self._put_guild_commands),
        ]

    async def _get_gateway(self, _: Call) -> Json:
        return {"url": self._gateway.url}

    async def _get_gateway_bot(self, _: Call) -> Json:
        return {"url": self._gateway.url, **self._gateway.starts.as_json()}

    # People and the server

    async def _me(self, _: Call) -> Json:
        return payloads.own_user(self._world.bot)

    async def _get_user(self, call: Call) -> Json:
        return payloads.user(self._world.person(call.id("user_id")))

    async def _open_dm(self, call: Call) -> Json:
        user = self._world.person(as_snowflake(call.body.json.get("recipient_id")))
        if user.bot:
            raise errors.cannot_message()
        return payloads.channel(self._world, self._world.direct_channel(user))

    async def _application(self, _: Call) -> Json:
        return payloads.application(self._world)

    def _guild(self, call: Call) -> Guild:
        return self._world.guild(call.id("guild_id"))

    async def _get_guild(self, call: Call) -> Json:
        return payloads.guild(self._world, self._guild(call))

    async def _list_channels(self, call: Call) -> list[Json]:
        full: list[Json] = payloads.guild_create(self._world, self._guild(call))["channels"]
        return full

    async def _list_roles(self, call: Call) -> list[Json]:
        return payloads.roles(self._world, self._guild(call))

    async def _get_member(self, call: Call) -> Json:
        guild = self._guild(call)
        user = self._world.users.get(call.id("user_id"))
        if user is None:
            raise errors.unknown_member()
        return payloads.full_member(guild, user)

    async def _give_role(self, call: Call) -> None:
        user, role_id = self._governed(call)
        user.roles.add(role_id)

    async def _take_role(self, call: Call) -> None:
        user, role_id = self._governed(call)
        user.roles.discard(role_id)

    def _governed(self, call: Call) -> tuple[User, int]:
        """The member and the role that the bot may give them.

        Raises:
            ApiError: 10007, 10011, 50013 unless the bot may manage roles and its own stands above this one.

        """
        guild = self._guild(call)
        user, role = self._world.users.get(call.id("user_id")), guild.roles.get(call.id("role_id"))
        if user is None:
            raise errors.unknown_member()
        if role is None:
            raise errors.unknown_role()
        own = guild.roles[guild.bot_role_id]
        above = role.position < own.position and not role.managed and role.id != guild.id
        if Permission.MANAGE_ROLES not in own.permissions or not above:
            raise errors.missing_permissions()
        return user, role.id

    # Commands

    async def _get_commands(self, call: Call) -> list[Json]:
        check_application(self._world, call)
        return self._world.global_commands

    async def _put_commands(self, call: Call) -> list[Json]:
        check_application(self._world, call)
        world = self._world
        sent: Any = call.body.json.get("")
        world.global_commands = commands.register(world, sent, world.global_commands)
        world.tell(CommandsSet())
        return world.global_commands

    async def _get_guild_commands(self, call: Call) -> list[Json]:
        check_application(self._world, call)
        return self._world.commands_of(self._guild(call).id)

    async def _put_guild_commands(self, call: Call) -> list[Json]:
        check_application(self._world, call)
        world, guild_id = self._world, self._guild(call).id
        sent: Any = call.body.json.get("")
        made = commands.register(world, sent, world.commands_of(guild_id), guild_id=guild_id)
        world.guild_commands[guild_id] = made
        world.tell(CommandsSet())
        return made
