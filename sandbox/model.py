"""The objects of the sandbox's world: people, channels, messages, files, emojis."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from sandbox.errors import Json
from sandbox.permissions import BOT_ROLE, EVERYONE, Overwrite, Permission


class ChannelType(IntEnum):
    """The kinds of channel the sandbox has."""

    TEXT = 0
    DM = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


THREADS = (ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


class MessageType(IntEnum):
    """The kinds of message the sandbox writes."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20


class MessageFlag(IntFlag):
    """The message flags the sandbox knows."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


@dataclass(frozen=True, slots=True)
class Role:
    """A role of a server; of two, the one with the higher position stands above."""

    id: int
    name: str
    position: int
    permissions: Permission = Permission.NONE
    managed: bool = False
    mentionable: bool = False


@dataclass(slots=True)
class User:
    """A person of the server, or the bot. `roles` are those of all servers, without what everybody has."""

    id: int
    username: str
    global_name: str | None
    avatar_color: str
    locale: str
    bot: bool = False
    owner: bool = False
    manage: bool = False
    takes_direct_messages: bool = True
    roles: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Guild:
    """A server. Everybody is in every one of them; the bot where it was invited."""

    id: int
    name: str
    bot_role_id: int
    bot_joined_at: float
    locale: str = "en-US"
    available: bool = True
    has_bot: bool = True

    @property
    def roles(self) -> dict[int, Role]:
        """The server's roles by id: what everybody has, two that the bot may give, its own, and one above it."""
        rising = (
            Role(self.id, "@everyone", 0, EVERYONE),
            Role(self.id + 1, "Card players", 1, mentionable=True),
            Role(self.id + 2, "Champion", 2),
            Role(self.bot_role_id, "Tapis", 3, BOT_ROLE, managed=True),
            Role(self.id + 3, "Moderators", 4),
        )
        return {role.id: role for role in rising}

    @property
    def heard(self) -> bool:
        """Whether the bot is told what happens there."""
        return self.has_bot and self.available


@dataclass(slots=True)
class Attachment:
    """A file that hangs on a message; its bytes are served under `path`."""

    id: int
    filename: str
    content_type: str
    data: bytes
    path: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Emoji:
    """An application emoji."""

    id: int
    name: str
    content_type: str
    data: bytes


class EventStatus(IntEnum):
    """How far a scheduled event is."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


@dataclass(slots=True)
class ScheduledEvent:
    """An event of a server's; moments are in seconds since the epoch."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    description: str | None
    location: str
    starts_at: float
    ends_at: float
    status: EventStatus = EventStatus.SCHEDULED
    interested: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Message:
    """A message. One with `only_for` is ephemeral: that person and nobody else sees it."""

    id: int
    channel_id: int
    author: User
    content: str = ""
    kind: MessageType = MessageType.DEFAULT
    flags: MessageFlag = MessageFlag.NONE
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    role_mentions: list[int] = field(default_factory=list)
    edited_at: float | None = None
    only_for: int | None = None
    from_application: bool = False
    metadata: Json | None = None
    legacy_interaction: Json | None = None
    reference: Json | None = None
    nonce: str | None = None
    gone: bool = False


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a direct message, with its messages oldest first.

    A direct message belongs to no server: its `guild_id` is 0.
    """

    id: int
    kind: ChannelType
    name: str
    guild_id: int = 0
    position: int = 0
    parent_id: int | None = None
    topic: str | None = None
    owner_id: int | None = None
    recipient_id: int | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    archive_changed_at: float = 0.0
    slowmode: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    members: dict[int, float] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS

    @property
    def last_message_id(self) -> int | None:
        """The newest message that everybody sees."""
        return next((m.id for m in reversed(self.messages.values()) if m.only_for is None), None)
