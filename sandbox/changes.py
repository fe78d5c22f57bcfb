"""The changes in the sandbox's world that its listeners are told about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from sandbox.model import Channel, Guild, Message, ScheduledEvent


@dataclass(frozen=True, slots=True)
class MessageSaved:
    """A message was written (`created`) or changed."""

    message: Message
    created: bool


@dataclass(frozen=True, slots=True)
class MessageGone:
    """A message was deleted, or an ephemeral one dismissed."""

    message: Message


@dataclass(frozen=True, slots=True)
class ChannelSaved:
    """A channel or thread was opened (`created`) or changed."""

    channel: Channel
    created: bool


@dataclass(frozen=True, slots=True)
class ChannelGone:
    """A channel or thread was deleted."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class OverwritesSet:
    """The permissions in a channel changed, so some people may lose sight of it or gain it."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class CommandsSet:
    """The application's commands were replaced."""


@dataclass(frozen=True, slots=True)
class UsersChanged:
    """Somebody changed the language of their client, or whether they take direct messages."""


@dataclass(frozen=True, slots=True)
class BotPresence:
    """The bot connected or left."""


@dataclass(frozen=True, slots=True)
class GuildPresence:
    """The bot was removed from a server or invited (`joined`), or an outage began or ended."""

    guild: Guild
    joined: bool = False


@dataclass(frozen=True, slots=True)
class EventChanged:
    """A scheduled event was made, changed or deleted (CREATE, UPDATE, DELETE)."""

    event: ScheduledEvent
    verb: str


@dataclass(frozen=True, slots=True)
class EventInterest:
    """Somebody is interested in a scheduled event, or is no longer."""

    event: ScheduledEvent
    user_id: int
    interested: bool


Change: TypeAlias = (
    MessageSaved
    | MessageGone
    | ChannelSaved
    | ChannelGone
    | OverwritesSet
    | CommandsSet
    | UsersChanged
    | BotPresence
    | GuildPresence
    | EventChanged
    | EventInterest
)
