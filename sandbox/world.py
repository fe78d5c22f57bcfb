"""The state of the sandbox: its servers, people, channels and messages, and who is told of a change.

Pure state: it knows no socket. The gateway and the page listen to its changes and tell their clients.
"""

from __future__ import annotations

import itertools
from collections import OrderedDict
from typing import TYPE_CHECKING

from sandbox import errors
from sandbox.changes import (
    BotPresence,
    ChannelGone,
    ChannelSaved,
    GuildPresence,
    MessageGone,
    MessageSaved,
    OverwritesSet,
    UsersChanged,
)
from sandbox.clock import Clock, Snowflakes, as_snowflake, created_at, snowflake
from sandbox.model import Attachment, Channel, ChannelType, Emoji, Guild, Message, MessageType, ScheduledEvent, User
from sandbox.permissions import BOT_ROLE, EVERYONE, Overwrite, Permission, effective

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.changes import Change
    from sandbox.errors import Json

MAX_MESSAGES = 3000
MAX_FILE_BYTES = 128 * 1024 * 1024
MAX_NONCES = 500
NONCE_SECONDS = 300.0
"""Discord says "the past few minutes"."""
SEED_MOMENT = 1_767_268_800.0  # 2026-01-01 12:00 UTC


class World:
    """Everything that exists in the sandbox."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self._seeds = itertools.count(1)
        self.home = Guild(self.seed_id(), "Card Club", self.seed_id(), clock.now())
        self.guilds: dict[int, Guild] = {self.home.id: self.home}
        self.bot_online = False
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.global_commands: list[Json] = []
        self.guild_commands: dict[int, list[Json]] = {}
        self.emojis: dict[int, Emoji] = {}
        self.events: dict[int, ScheduledEvent] = {}
        self.bot = self._add_bot()
        self._listeners: list[Callable[[Change], None]] = []
        self._files: OrderedDict[int, Attachment] = OrderedDict()
        self._file_bytes = 0
        self._nonces: OrderedDict[str, Message] = OrderedDict()

    @property
    def application_id(self) -> int:
        return self.bot.id

    @property
    def commands(self) -> list[Json]:
        """The commands people see: the servers' own and the global ones."""
        return [*itertools.chain(*self.guild_commands.values()), *self.global_commands]

    def commands_of(self, guild_id: int) -> list[Json]:
        return self.guild_commands.get(guild_id, [])

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Call `listener` at every change from now on."""
        self._listeners.append(listener)

    def tell(self, change: Change) -> None:
        for listener in self._listeners:
            listener(change)

    def seed_id(self) -> int:
        """The id of the next seeded object: the same in every run.

        So the records of a bot that keeps its database still fit when the sandbox was started anew.
        """
        return snowflake(SEED_MOMENT + next(self._seeds))

    # People

    def _add_bot(self) -> User:
        bot = User(self.seed_id(), "tapis", "Tapis", "#2f6f4f", "en-US", bot=True)
        self.users[bot.id] = bot
        return bot

    def add_person(self, username: str, global_name: str, color: str, locale: str, *, owner: bool = False) -> User:
        user = User(self.seed_id(), username, global_name, color, locale, owner=owner, manage=owner)
        self.users[user.id] = user
        return user

    @property
    def people(self) -> list[User]:
        """Everybody but the bot."""
        return [user for user in self.users.values() if not user.bot]

    def person(self, user_id: int) -> User:
        """A person or raise 10013."""
        user = self.users.get(user_id)
        if user is None:
            raise errors.unknown_user()
        return user

    def set_locale(self, user: User, locale: str) -> None:
        """Change the language of somebody's client."""
        user.locale = locale
        self.tell(UsersChanged())

    def set_direct_messages(self, user: User, *, taken: bool) -> None:
        """Let somebody take direct messages from the server's members, or close them."""
        user.takes_direct_messages = taken
        self.tell(UsersChanged())

    def reaches(self, user: User) -> bool:
        """Say whether the bot may write to a person directly: they share a server and have not closed it."""
        return user.takes_direct_messages and any(guild.has_bot for guild in self.guilds.values())

    def set_bot_online(self, online: bool) -> None:
        """Note whether the bot has a living gateway connection."""
        if online != self.bot_online:
            self.bot_online = online
            self.tell(BotPresence())

    # Servers

    def guild(self, guild_id: int) -> Guild:
        """A server that the bot is in.

        Raises:
            ApiError: 10004 there is no such server, 50001 the bot is not in it.

        """
        guild = self.guilds.get(guild_id)
        if guild is None:
            raise errors.unknown_guild()
        if not guild.has_bot:
            raise errors.missing_access()
        return guild

    def add_guild(self, name: str) -> Guild:
        """Found a server with two channels, and invite the bot to it."""
        # Shards go by the millisecond of a server's founding: no two are founded in the same one.
        guild_id = self.snowflakes.next() + (len(self.guilds) << 22)
        guild = Guild(guild_id, name, self.snowflakes.next(), self.clock.now(), has_bot=False)
        self.guilds[guild.id] = guild
        for channel_name in ("general", "card-table"):
            self.add_channel(channel_name, guild=guild)
        self.invite(guild)
        return guild

    def events_of(self, guild: Guild) -> list[ScheduledEvent]:
        """A server's scheduled events, those that have ended too."""
        return [one for one in self.events.values() if one.guild_id == guild.id]

    def invite(self, guild: Guild) -> None:
        joined = not guild.has_bot
        if joined:
            guild.has_bot, guild.bot_joined_at = True, self.clock.now()
        self.tell(GuildPresence(guild, joined))

    # Permissions

    def permissions(self, user: User, channel: Channel | None = None) -> Permission:
        """The permissions of a person or the bot in the server or in a channel. A thread has those of its parent."""
        if user.owner:
            return ~Permission.NONE
        base = EVERYONE | BOT_ROLE if user.bot else EVERYONE
        if channel is None or channel.kind is ChannelType.DM:
            return base
        place = self.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
        return effective(base, [place.overwrites.get(whom) for whom in (place.guild_id, user.id)])

    def bot_permissions(self, channel: Channel) -> Permission:
        return self.permissions(self.bot, channel)

    def bot_reads(self, channel: Channel) -> bool:
        """Say whether channel routes know a channel for the bot: a private thread is its members' own."""
        granted = self.bot_permissions(channel)
        if channel.kind is ChannelType.PRIVATE_THREAD and self.bot.id not in channel.members:
            return Permission.VIEW_CHANNEL | Permission.MANAGE_THREADS in granted
        return Permission.VIEW_CHANNEL in granted

    def require(self, channel: Channel, needed: Permission) -> None:
        """Check that the bot sees the channel and may do what it asks for.

        Raises:
            ApiError: 50001 without View Channel, 50013 without the rest.

        """
        if channel.kind is not ChannelType.DM and not self.guilds[channel.guild_id].has_bot:
            raise errors.missing_access()
        granted = self.bot_permissions(channel)
        if not self.bot_reads(channel):
            raise errors.missing_access()
        if needed not in granted:
            raise errors.missing_permissions()

    def set_overwrite(self, channel: Channel, whom: int, overwrite: Overwrite) -> None:
        """Replace what a channel allows and denies somebody: a user's id, or the server's for everybody."""
        channel.overwrites[whom] = overwrite
        if not (overwrite.allow or overwrite.deny):
            del channel.overwrites[whom]
        self.tell(OverwritesSet(channel))

    # Channels

    def channel(self, channel_id: int) -> Channel:
        """A channel or raise 10003."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise errors.unknown_channel()
        return channel

    def add_channel(
        self,
        name: str,
        *,
        kind: ChannelType = ChannelType.TEXT,
        channel_id: int | None = None,
        parent: Channel | None = None,
        owner: User | None = None,
        recipient: User | None = None,
        guild: Guild | None = None,
        topic: str | None = None,
        auto_archive_minutes: int = 1440,
    ) -> Channel:
        """Open a channel (of the first server unless told otherwise), thread or direct message and return it."""
        now = self.clock.now()
        guild_id = 0 if kind is ChannelType.DM else parent.guild_id if parent else (guild or self.home).id
        channel = Channel(
            id=channel_id or self.snowflakes.next(),
            kind=kind,
            name=name,
            guild_id=guild_id,
            position=sum(c.kind is ChannelType.TEXT and c.guild_id == guild_id for c in self.channels.values()),
            parent_id=parent.id if parent else None,
            owner_id=owner.id if owner else None,
            recipient_id=recipient.id if recipient else None,
            topic=topic,
            auto_archive_minutes=auto_archive_minutes,
            archive_changed_at=now,
        )
        if owner:
            channel.members[owner.id] = now
        self.channels[channel.id] = channel
        self.tell(ChannelSaved(channel, created=True))
        return channel

    def system_channel(self, guild: Guild) -> Channel | None:
        """The server's first text channel, where Discord tells who joined."""
        of_guild = (one for one in self.channels.values() if one.guild_id == guild.id)
        return next((one for one in of_guild if one.kind is ChannelType.TEXT), None)

    def direct_channel(self, user: User) -> Channel:
        """The bot's direct message channel with a person, opening it the first time."""
        for channel in self.channels.values():
            if channel.recipient_id == user.id:
                return channel
        return self.add_channel(self.bot.global_name or "", kind=ChannelType.DM, recipient=user)

    def save_channel(self, channel: Channel) -> None:
        self.tell(ChannelSaved(channel, created=False))

    def remove_channel(self, channel: Channel) -> None:
        for thread in self.threads_of(channel):
            self.remove_channel(thread)
        del self.channels[channel.id]
        for message in channel.messages.values():
            message.gone = True
            self._forget_files(message)
        self.tell(ChannelGone(channel))

    def archive(self, thread: Channel, *, archived: bool) -> None:
        """Put a thread away, or take it out again."""
        thread.archived = archived
        thread.archive_changed_at = self.clock.now()
        self.save_channel(thread)

    def enter(self, thread: Channel, user_id: int) -> None:
        if user_id not in thread.members:
            thread.members[user_id] = self.clock.now()
            self.tell(ChannelSaved(thread, created=user_id == self.bot.id))

    def threads_of(self, channel: Channel) -> list[Channel]:
        """The threads of a channel, archived ones too."""
        return [one for one in self.channels.values() if one.parent_id == channel.id]

    def threads(self, guild_id: int) -> list[Channel]:
        """A server's threads that are not archived."""
        of_guild = (one for one in self.channels.values() if one.guild_id == guild_id)
        return [one for one in of_guild if one.is_thread and not one.archived]

    # Messages

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message that everybody sees, or raise 10008; ephemeral ones do not exist here."""
        message = self.channel(channel_id).messages.get(message_id)
        if message is None or message.only_for is not None:
            raise errors.unknown_message()
        return message

    def add_message(self, message: Message) -> Message:
        channel = self.channel(message.channel_id)
        if channel.archived and message.only_for is None:
            self.archive(channel, archived=False)
        channel.messages[message.id] = message
        if len(channel.messages) > MAX_MESSAGES:
            oldest = channel.messages.pop(next(iter(channel.messages)))
            oldest.gone = True
            self._forget_files(oldest)
        if message.nonce is not None:
            self._nonces[message.nonce] = message
            while len(self._nonces) > MAX_NONCES:
                self._nonces.popitem(last=False)
        self.tell(MessageSaved(message, created=True))
        return message

    def message_with_nonce(self, nonce: str) -> Message | None:
        """The bot's recent message that carries this nonce: Discord looks at the author, not at the channel.

        Raises:
            ApiError: 10008, as the nonce is remembered longer than its message.

        """
        message = self._nonces.get(nonce)
        if message is None or self.age(message) >= NONCE_SECONDS:
            return None
        if message.gone:
            raise errors.unknown_message()
        return message

    def say(self, channel: Channel, author: User, content: str, mentions: list[int]) -> Message:
        """Write a person's own chat message; whom it names is brought into a private thread."""
        if channel.kind is ChannelType.PRIVATE_THREAD:
            for user_id in mentions:
                self.enter(channel, user_id)
        return self.add_message(
            Message(self.snowflakes.next(), channel.id, author, content, MessageType.DEFAULT, mentions=mentions)
        )

    def save_message(self, message: Message) -> None:
        self.tell(MessageSaved(message, created=False))

    def remove_message(self, message: Message) -> None:
        """Delete a message, or take an ephemeral one off the screen."""
        channel = self.channels.get(message.channel_id)
        if message.gone or channel is None:
            return
        channel.messages.pop(message.id, None)
        message.gone = True
        self._forget_files(message)
        self.tell(MessageGone(message))

    def age(self, message: Message) -> float:
        """How many seconds ago a message was written."""
        return self.clock.now() - created_at(message.id)

    # Files and emojis

    def add_file(self, channel_id: int, filename: str, content_type: str, data: bytes) -> Attachment:
        """Keep the bytes of an upload, dropping the oldest files when there are too many."""
        file_id = self.snowflakes.next()
        path = f"/cdn/attachments/{channel_id}/{file_id}/{filename}"
        attachment = Attachment(file_id, filename, content_type, data, path)
        self._files[file_id] = attachment
        self._file_bytes += len(data)
        while self._file_bytes > MAX_FILE_BYTES and len(self._files) > 1:
            self._file_bytes -= len(self._files.popitem(last=False)[1].data)
        return attachment

    def file(self, file_id: int) -> Attachment | None:
        """An upload that still exists."""
        return self._files.get(file_id)

    def forget_file(self, file_id: int) -> None:
        """Let go of an upload that no message shows any more."""
        attachment = self._files.pop(file_id, None)
        if attachment is not None:
            self._file_bytes -= len(attachment.data)

    def _forget_files(self, message: Message) -> None:
        for attachment in message.attachments:
            self.forget_file(attachment.id)

    def has_emoji(self, emoji_id: object) -> bool:
        return as_snowflake(emoji_id) in self.emojis

    # Who sees what

    def sees(self, user: User, channel: Channel) -> bool:
        """Say whether a person may see a channel; of private threads and direct messages only their own."""
        if channel.kind is ChannelType.DM:
            return channel.recipient_id == user.id
        if channel.kind is ChannelType.PRIVATE_THREAD and not (user.owner or user.id in channel.members):
            return False
        return Permission.VIEW_CHANNEL in self.permissions(user, channel)

    def visible_to(self, message: Message, user: User) -> bool:
        channel = self.channels.get(message.channel_id)
        return channel is not None and message.only_for in (None, user.id) and self.sees(user, channel)


def seeded(clock: Clock) -> World:
    """A new world: the server "Card Club" with six people, four channels (one of them private) and the bot."""
    world = World(clock)
    world.add_person("ada", "Ada", "#b5476b", "en-US", owner=True)
    bruno = world.add_person("bruno", "Bruno", "#3c6fb4", "fr")
    chloe = world.add_person("chloe", "Chloé", "#8a5cc2", "fr")
    world.add_person("dan", "Dan", "#2f8f83", "en-GB")
    world.add_person("emi", "Emi", "#c0702d", "en-US")
    world.add_person("farid", "Farid", "#5d7f2b", "fr")
    world.add_channel("general", channel_id=world.seed_id(), topic="Everything that is not cards")
    world.add_channel("card-table", channel_id=world.seed_id(), topic="Tables are opened here")
    world.add_channel("salon-français", channel_id=world.seed_id(), topic="On joue en français")
    for player in (bruno, chloe):
        player.roles.add(world.home.id + 1)  # Card players
    private = world.add_channel("back-room", channel_id=world.seed_id(), topic="Ada, Bruno and the bot alone see this")
    private.overwrites[world.home.id] = Overwrite(deny=Permission.VIEW_CHANNEL)
    for invited in (world.bot, bruno):
        private.overwrites[invited.id] = Overwrite(allow=Permission.VIEW_CHANNEL)
    return world
