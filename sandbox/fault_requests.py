"""Requests for faults: turns one such as `{"gateway": "drop"}` into what happens in the sandbox."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

from sandbox import permissions, rest_events
from sandbox.changes import GuildPresence
from sandbox.errors import ApiError, Rejected
from sandbox.interaction import InteractionType
from sandbox.model import THREADS, ChannelType
from sandbox.permissions import Overwrite
from sandbox.sessions import Starts

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.counters import Counters
    from sandbox.errors import Json
    from sandbox.faults import Faults
    from sandbox.gateway import Gateway
    from sandbox.interaction import Outcome
    from sandbox.interactions import Interactions
    from sandbox.limits import Limits
    from sandbox.model import Channel
    from sandbox.world import World

STANDING = ("latency_ms", "jitter_ms", "duplicate", "reorder", "fail", "lose")


class FaultRequests:
    """Takes requests for faults.

    Keys of a request, all optional: `clear`; the standing faults `latency_ms`, `jitter_ms`, `fail`, `lose`,
    `duplicate`, `reorder`; `rate_limits` (on or off, or {speed, everywhere}); and at once: `gateway` ("drop",
    "lose-session", "reconnect", "invalidate"), `expire_tokens`, `delete_message` {channel_id, message_id},
    `delete_channel` id, `archive` or `lock` thread's id, `new_channel` {name, type},
    `scheduled_event` (what people do to the latest one in its page: {interested, not_interested} ids of people,
    {delete}, or fields of a PATCH),
    `permissions` {channel_id, allow, deny, whom} (of the bot, or of
    whom: a person's id, or "everyone"), `shift_seconds`, `guild` ("outage", "back", "remove", "invite": the
    first server's), `new_guild` a server's name, `sharding` {shards, max_concurrency}, `forge` {user_id, channel_id,
    message_id, custom_id, component_type, values}, `reset_counters`.
    """

    def __init__(
        self,
        *,
        world: World,
        gateway: Gateway,
        interactions: Interactions,
        limits: Limits,
        faults: Faults,
        counters: Counters,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._interactions = interactions
        self._limits = limits
        self._faults = faults
        self._counters = counters
        self._actions: dict[str, Callable[[Any], Any]] = {
            "rate_limits": self._rate_limits,
            "gateway": self._drop_gateway,
            "expire_tokens": self._expire_tokens,
            "delete_message": self._delete_message,
            "delete_channel": self._delete_channel,
            "permissions": self._permissions,
            "archive": self._archive,
            "lock": self._lock,
            "new_channel": self._new_channel,
            "scheduled_event": self._scheduled_event,
            "shift_seconds": self._shift,
            "guild": self._guild,
            "new_guild": self._new_guild,
            "sharding": self._sharding,
            "reset_counters": self._reset_counters,
        }

    async def apply(self, wanted: Any, settle: Callable[[Outcome], None]) -> bool:
        """Do what is asked for. `settle` is called with how a forged interaction ends.

        Returns whether there is a forged interaction to wait for.

        Raises:
            Rejected: an unknown key or a value that makes no sense.

        """
        if not isinstance(wanted, dict):
            raise Rejected("A request for faults is an object.")
        unknown = wanted.keys() - {"clear", "forge", *STANDING, *self._actions}
        if unknown:
            raise Rejected(f"There is no fault {min(unknown)}.")
        if wanted.get("clear"):
            self._faults.clear()
            self._limits.restore()
        self._faults.set(wanted)
        try:
            for key, action in self._actions.items():
                if key in wanted:
                    done = action(wanted[key])
                    if inspect.isawaitable(done):
                        await done
            if "forge" in wanted:
                self._forge(wanted["forge"], settle)
        except ApiError as error:
            raise Rejected(error.message) from None
        except (KeyError, TypeError, ValueError) as error:
            raise Rejected(f"This request for faults makes no sense: {error}") from None
        return "forge" in wanted

    def state(self) -> Json:
        return {**self._faults.as_json(), "rate_limits": self._limits.enabled}

    def _rate_limits(self, wanted: Any) -> None:
        if isinstance(wanted, dict):
            speed = float(wanted.get("speed", self._limits.speed))
            everywhere = int(wanted.get("everywhere", self._limits.everywhere))
            if not (speed > 0 and everywhere > 0):
                raise Rejected("speed and everywhere take numbers above 0.")
            self._limits.speed, self._limits.everywhere = speed, everywhere
        self._limits.enabled = bool(wanted)

    async def _drop_gateway(self, how: Any) -> None:
        match how:
            case "drop":
                await self._gateway.drop()
            case "lose-session":
                await self._gateway.drop(resumable=False)
            case "reconnect":
                self._gateway.reconnect()
            case "invalidate":
                self._gateway.invalidate()
            case _:
                raise Rejected("gateway takes drop, lose-session, reconnect or invalidate.")

    def _expire_tokens(self, really: Any) -> None:
        if really:
            self._interactions.revoke_all()

    def _delete_message(self, place: Any) -> None:
        channel = self._channel(place)
        self._world.remove_message(self._world.message(channel.id, int(place["message_id"])))

    def _delete_channel(self, channel_id: Any) -> None:
        self._world.remove_channel(self._world.channel(int(channel_id)))

    def _channel(self, place: Any) -> Channel:
        return self._world.channel(int(place["channel_id"]))

    def _permissions(self, wanted: Any) -> None:
        wanted = _object(wanted)
        allow = permissions.parse(list(wanted.get("allow", [])))
        deny = permissions.parse(list(wanted.get("deny", [])))
        whom = wanted.get("whom", self._world.bot.id)
        if whom == "everyone":
            whom = self._channel(wanted).guild_id
        elif int(whom) not in self._world.users:
            raise Rejected("whom takes a person's id or everyone.")
        self._world.set_overwrite(self._channel(wanted), int(whom), Overwrite(allow, deny))

    def _archive(self, thread_id: Any) -> None:
        thread = self._world.channel(int(thread_id))
        if not thread.is_thread:
            raise Rejected("Only threads are archived.")
        self._world.archive(thread, archived=True)

    def _lock(self, thread_id: Any) -> None:
        thread = self._world.channel(int(thread_id))
        if not thread.is_thread:
            raise Rejected("Only threads are locked.")
        thread.locked = True
        self._world.save_channel(thread)

    def _new_channel(self, wanted: Any) -> None:
        wanted = _object(wanted)
        kind = ChannelType(int(wanted["type"]))
        if kind in (ChannelType.DM, *THREADS):
            raise Rejected("new_channel takes the types 0, 2, 5 and 15.")
        self._world.add_channel(str(wanted["name"]), kind=kind)

    def _shift(self, seconds: Any) -> None:
        self._world.clock.shift(float(seconds))

    def _scheduled_event(self, wanted: Any) -> None:
        wanted, world = _object(wanted), self._world
        event = max(world.events.values(), key=lambda one: one.id)
        for key, interested in (("interested", True), ("not_interested", False)):
            for user_id in wanted.pop(key, ()):
                rest_events.show_interest(world, event, int(user_id), interested=interested)
        if wanted.pop("delete", False):
            rest_events.remove(world, event)
        elif wanted:
            rest_events.change(world, event, wanted)

    def _guild(self, how: Any) -> None:
        guild = self._world.home
        match how:
            case "outage" | "back":
                guild.available = how == "back"
            case "remove":
                guild.has_bot = False
            case "invite":
                self._world.invite(guild)
                return
            case _:
                raise Rejected("guild takes outage, back, remove or invite.")
        self._world.tell(GuildPresence(guild))

    def _new_guild(self, name: Any) -> None:
        if not isinstance(name, str) or not 2 <= len(name) <= 100:
            raise Rejected("A server's name has between 2 and 100 characters.")
        self._world.add_guild(name)

    def _sharding(self, wanted: Any) -> None:
        wanted = _object(wanted)
        shards, concurrency = int(wanted.get("shards", 1)), int(wanted.get("max_concurrency", 1))
        if shards < 1 or concurrency < 1:
            raise Rejected("shards and max_concurrency take numbers above 0.")
        self._gateway.starts = Starts(shards, concurrency, enforced=True)

    def _reset_counters(self, really: Any) -> None:
        if really:
            self._counters.reset()

    def _forge(self, wanted: Any, settle: Callable[[Outcome], None]) -> None:
        # What a client that breaks the rules could send: nothing is held against the message.
        wanted = _object(wanted)
        channel = self._channel(wanted)
        message = channel.messages.get(int(wanted["message_id"]))
        if message is None:
            raise Rejected("There is no such message.")
        kind = int(wanted.get("component_type", 2))
        data: Json = {"id": 1, "custom_id": str(wanted["custom_id"]), "component_type": kind}
        if kind != 2:
            data["values"] = [str(value) for value in wanted.get("values", [])]
        user = self._world.person(int(wanted["user_id"]))
        self._interactions.start(InteractionType.COMPONENT, user, channel, data, settle, message=message)


def _object(value: Any) -> Json:
    if not isinstance(value, dict):
        raise Rejected("An object is needed here.")
    return value
