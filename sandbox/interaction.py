"""One interaction: its token and its age, what was answered, and the payload the bot gets."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any, TypeAlias

from sandbox import payloads
from sandbox.clock import as_snowflake
from sandbox.components import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.clock import Timer
    from sandbox.errors import Json
    from sandbox.model import Channel, Message, User
    from sandbox.world import World

FIRST_RESPONSE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
NO_ANSWER = "The application did not respond"


class InteractionType(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    """How the bot may answer first."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True, slots=True)
class Answered:
    """The bot answered; `message` is the one it wrote, changed or promised to."""

    message: Message | None


@dataclass(frozen=True, slots=True)
class ModalShown:
    """The bot answered with a form."""

    interaction_id: int
    modal: Json


@dataclass(frozen=True, slots=True)
class ChoicesGiven:
    """The bot answered an autocomplete."""

    choices: list[Json]


@dataclass(frozen=True, slots=True)
class Unanswered:
    """Three seconds passed without an answer."""


Outcome: TypeAlias = Answered | ModalShown | ChoicesGiven | Unanswered


@dataclass(slots=True)
class Interaction:
    """A person's action, with everything that the bot's answers refer to."""

    id: int
    token: str
    kind: InteractionType
    user: User
    channel: Channel
    data: Json
    created_at: float
    settle: Callable[[Outcome], None]
    message: Message | None = None
    trigger: Interaction | None = None
    responded: bool = False
    deferred: bool = False
    revoked: bool = False
    original: Message | None = None
    modal: Json | None = None
    followups: set[int] = field(default_factory=set)
    deadline: Timer | None = None

    def metadata(self, world: World) -> Json:
        """The interaction metadata of a message that answers this."""
        body: Json = {
            "id": str(self.id),
            "type": int(self.kind),
            "user": payloads.user(self.user),
            "authorizing_integration_owners": _owners(self.channel),
        }
        match self.kind:
            case InteractionType.COMMAND:
                body |= {"name": command_path(self.data), "command_type": 1}
            case InteractionType.COMPONENT if self.message:
                body["interacted_message_id"] = str(self.message.id)
            case InteractionType.MODAL_SUBMIT if self.trigger:
                body["triggering_interaction_metadata"] = self.trigger.metadata(world)
            case _:
                pass
        return body

    def payload(self, world: World) -> Json:
        """The data of INTERACTION_CREATE, as full as Discord sends it."""
        guild = world.guilds.get(self.channel.guild_id)
        permissions = str(int(world.permissions(self.user, self.channel)))
        body: Json = {
            "id": str(self.id),
            "application_id": str(world.application_id),
            "type": int(self.kind),
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(self.channel.id),
            "channel": {**payloads.channel(world, self.channel), "permissions": permissions},
            "locale": self.user.locale,
            "app_permissions": str(int(world.bot_permissions(self.channel))),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": _owners(self.channel),
            "context": 0 if guild is not None else 1,
            "attachment_size_limit": payloads.ATTACHMENT_LIMIT,
        }
        if guild is not None:
            member = payloads.full_member(guild, self.user)
            body |= {
                "guild_id": str(guild.id),
                "guild_locale": guild.locale,
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "member": {**member, "permissions": permissions},
            }
        else:
            body["user"] = payloads.user(self.user)
        if self.message is not None:
            body["message"] = payloads.message(world, self.message)
        return body


def _owners(channel: Channel) -> Json:
    return {"0": str(channel.guild_id)}


def command_path(data: Json) -> str:
    """A command's whole name with its subcommand, such as "table new"."""
    parts = [str(data["name"])]
    options = data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        parts.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(parts)


def resolved(world: World, channel: Channel, ids: list[str]) -> Json:
    """The objects behind the ids that a select or an option names, as they are in the channel of the click."""
    users: Json = {}
    members: Json = {}
    channels: Json = {}
    roles: Json = {}
    attachments: Json = {}
    guild = world.guilds.get(channel.guild_id)
    role_objects = {role["id"]: role for role in payloads.roles(world, guild)} if guild is not None else {}
    for text in ids:
        key = as_snowflake(text)
        if key in world.users:
            users[text] = payloads.user(world.users[key])
            if guild is not None:
                granted = str(int(world.permissions(world.users[key], channel)))
                members[text] = {**payloads.member(guild, world.users[key]), "permissions": granted}
        elif key in world.channels:
            permissions = str(int(world.bot_permissions(world.channels[key])))
            channels[text] = {**payloads.channel(world, world.channels[key]), "permissions": permissions}
        elif text in role_objects:
            roles[text] = role_objects[text]
        elif file := world.file(key):
            attachments[text] = payloads.attachment(file)
    groups: Json = {
        "users": users,
        "members": members,
        "channels": channels,
        "roles": roles,
        "attachments": attachments,
    }
    return {name: group for name, group in groups.items() if group}


def component_data(world: World, channel: Channel, component: Json, values: list[str]) -> Json:
    """The data of a click on a button or a choice in a select."""
    kind = component["type"]
    data: Json = {"id": component["id"], "custom_id": component["custom_id"], "component_type": kind}
    if kind != Kind.BUTTON:
        data["values"] = values
    if kind not in (Kind.BUTTON, Kind.STRING_SELECT):
        data["resolved"] = resolved(world, channel, values)
    return data


def choice_errors(choices: Any) -> str | None:
    """The first fault in the choices of an autocomplete answer, or None."""
    if not isinstance(choices, list) or len(choices) > 25:
        return "Must be between 0 and 25 in length."
    for choice in choices:
        if not isinstance(choice, dict) or not isinstance(choice.get("name"), str):
            return "A choice needs a name and a value."
        if not 1 <= len(choice["name"]) <= 100:
            return "A choice's name must be between 1 and 100 in length."
        value = choice.get("value")
        if value is None or (isinstance(value, str) and len(value) > 100):
            return "A choice's value must be 100 or fewer in length."
    return None
