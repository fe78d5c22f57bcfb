"""What can change in the sandbox's world, as it is told to those who listen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from sandbox.model import Channel, Guild, Message


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
    """Who may do what in a channel changed, so that some may see it no longer, or see it now."""

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
)
