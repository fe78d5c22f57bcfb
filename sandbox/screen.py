"""A person's screen, kept up to date from the frames of the live connection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.seen import Seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.errors import Json


class Screen:
    """The messages, channels and commands that one person sees."""

    def __init__(self) -> None:
        self._messages: dict[str, Json] = {}
        self.me: Json = {}
        self.guilds: list[Json] = []
        self.users: list[Json] = []
        self.channels: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.bot_online = False

    @property
    def id(self) -> str:
        return str(self.me["id"])

    def channel_id(self, channel: str) -> str:
        """The id of a channel or thread, named by id or by name (with or without #).

        A name is looked for in the first server before the others; "Another Club/general" names one of those.

        Raises:
            LookupError: there is no such channel.

        """
        name = channel.removeprefix("#")
        at_home = [one for one in self.channels.values() if one["guild_id"] in ("0", self.guilds[0]["id"])]
        for one in (*reversed(at_home), *reversed(self.channels.values())):
            if name in (one["id"], one["name"]):
                return str(one["id"])
        servers = {guild["id"]: guild["name"] for guild in self.guilds}
        for one in reversed(self.channels.values()):
            if name == f"{servers.get(one['guild_id'])}/{one['name']}":
                return str(one["id"])
        raise LookupError(f"{self.me['global_name']} sees no channel {channel}.")

    def messages(self, channel: str | None = None) -> list[Seen]:
        """The messages on the screen, oldest first; of one channel or of all."""
        wanted = self.channel_id(channel) if channel is not None else None
        chosen = [raw for raw in self._messages.values() if wanted in (None, raw["channel_id"])]
        return [Seen(raw) for raw in sorted(chosen, key=lambda raw: int(raw["id"]))]

    def message(self, message_id: str) -> Seen | None:
        """A message as it stands now, or nothing if it is gone."""
        raw = self._messages.get(message_id)
        return Seen(raw) if raw is not None else None

    def latest(self, wanted: Callable[[Seen], bool]) -> Seen | None:
        """The newest message on the screen that fits."""
        return next((message for message in reversed(self.messages()) if wanted(message)), None)

    def take(self, frame: Json) -> None:
        """Note what a frame tells; frames that settle an action are none of the screen's."""
        match frame["t"]:
            case "hello":
                self.me, self.users, self.guilds = frame["me"], frame["users"], frame["guilds"]
                self.channels = {one["id"]: one for one in frame["channels"]}
                self.commands = frame["commands"]
                self.bot_online = frame["bot"]["online"]
            case "guilds":
                self.guilds = frame["guilds"]
            case "users":
                self.users = frame["users"]
                self.me = next(user for user in frame["users"] if user["id"] == self.me["id"])
            case "bot":
                self.bot_online = frame["bot"]["online"]
            case "commands":
                self.commands = frame["commands"]
            case "channel":
                self.channels[frame["channel"]["id"]] = frame["channel"]
            case "channel_gone":
                self.channels.pop(frame["id"], None)
                gone = [key for key, raw in self._messages.items() if raw["channel_id"] == frame["id"]]
                for key in gone:
                    del self._messages[key]
            case "message":
                self._messages[frame["message"]["id"]] = frame["message"]
            case "message_gone":
                self._messages.pop(frame["id"], None)
                for raw in self._messages.values():
                    if (raw.get("message_reference") or {}).get("message_id") == frame["id"]:
                        raw["referenced_message"] = None
            case "history":
                self._messages |= {raw["id"]: raw for raw in frame["messages"]}
            case _:
                pass
