"""Permission bits and what the people and the bot of the seeded server may do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Permission(IntFlag):
    """Discord's permission bits, as far as a server of text channels knows them."""

    NONE = 0
    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    MANAGE_GUILD_EXPRESSIONS = 1 << 30
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    CREATE_EVENTS = 1 << 44
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50


P = Permission

# What a new server's @everyone may do.
EVERYONE = (
    P.CREATE_INSTANT_INVITE
    | P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.USE_EXTERNAL_STICKERS
    | P.SEND_MESSAGES_IN_THREADS
    | P.SEND_POLLS
    | P.USE_EXTERNAL_APPS
)

# What the invitation of a modest bot asks for, and the right to give roles; it lives in the bot's own role.
BOT_ROLE = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.SEND_MESSAGES_IN_THREADS
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.MANAGE_ROLES
    | P.CREATE_EVENTS
)


@dataclass(frozen=True, slots=True)
class Overwrite:
    """The permissions that a channel grants or denies somebody, beyond the server's own."""

    allow: Permission = P.NONE
    deny: Permission = P.NONE


def effective(base: Permission, overwrites: Iterable[Overwrite | None]) -> Permission:
    """`base` after a channel's overwrites, the weakest first; without View Channel nothing else is left."""
    granted = base
    for one in overwrites:
        if one is not None:
            granted = (granted & ~one.deny) | one.allow
    return granted if P.VIEW_CHANNEL in granted else P.NONE


def parse(names: list[object]) -> Permission:
    """The permissions with these names, upper or lower case.

    Raises:
        ValueError: a name is no permission; the text says which.

    """
    total = P.NONE
    for name in names:
        try:
            total |= Permission[str(name).upper()]
        except KeyError:
            raise ValueError(f"{name} is not a permission") from None
    return total
