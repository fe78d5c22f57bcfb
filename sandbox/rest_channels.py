"""REST routes of channels, threads and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import drafts, errors, payloads
from sandbox.errors import Form
from sandbox.model import Channel, ChannelType, Message, MessageFlag, MessageType
from sandbox.permissions import Permission
from sandbox.rest import Route

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.limits import Limits
    from sandbox.rest import Call
    from sandbox.world import World

P = Permission
MAX_THREADS = 1000
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


class ChannelRoutes:
    """Answers the calls under /channels."""

    def __init__(self, world: World, limits: Limits) -> None:
        self._world = world
        self._limits = limits

    def routes(self) -> list[Route]:
        channel = "/channels/{channel_id}"
        message = f"{channel}/messages/{{message_id}}"
        member = f"{channel}/thread-members"
        return [
            Route("GET", channel, self._get_channel),
            Route("PATCH", channel, self._edit_channel),
            Route("DELETE", channel, self._delete_channel),
            Route("POST", f"{channel}/typing", self._type),
            Route("GET", f"{channel}/messages", self._list_messages),
            Route("POST", f"{channel}/messages", self._create_message),
            Route("GET", message, self._get_message),
            Route("PATCH", message, self._edit_message),
            Route("DELETE", message, self._delete_message),
            Route("POST", f"{message}/threads", self._create_thread_on_message, status=201),
            Route("POST", f"{channel}/threads", self._create_thread, status=201),
            Route("GET", member, self._list_members),
            Route("PUT", f"{member}/@me", self._join),
            Route("DELETE", f"{member}/@me", self._leave),
            Route("GET", f"{member}/{{user_id}}", self._get_member),
            Route("PUT", f"{member}/{{user_id}}", self._add_member),
            Route("DELETE", f"{member}/{{user_id}}", self._remove_member),
            Route("GET", "/guilds/{guild_id}/threads/active", self._active_threads),
        ]

    def _channel(self, call: Call, needed: Permission = P.VIEW_CHANNEL) -> Channel:
        channel = self._world.channel(call.id("channel_id"))
        self._world.require(channel, needed)
        return channel

    # Channels

    async def _get_channel(self, call: Call) -> Json:
        return payloads.channel(self._world, self._channel(call))

    async def _edit_channel(self, call: Call) -> Json:
        channel = self._channel(call)
        json = call.body.json
        if channel.is_thread:
            self._require_thread_rights(channel, json)
        else:
            self._world.require(channel, P.MANAGE_CHANNELS)
        form = Form()
        channel_name = form.text({"name": channel.name, **json}, "name", (), low=1, high=100)
        minutes = json.get("auto_archive_duration", channel.auto_archive_minutes)
        form.choice(minutes, ("auto_archive_duration",), ARCHIVE_MINUTES)
        slowmode = form.number(json, "rate_limit_per_user", (), low=0, high=21600, default=channel.slowmode)
        form.boolean(json, "archived", ())
        form.boolean(json, "locked", ())
        form.check()
        if channel.is_thread and channel.archived and json.get("archived") is not False:
            raise errors.thread_archived()
        channel.name, channel.slowmode, channel.auto_archive_minutes = channel_name, slowmode, minutes
        if not channel.is_thread:
            channel.topic = json.get("topic", channel.topic)
        if channel.is_thread and json.get("archived", channel.archived) != channel.archived:
            channel.archived = bool(json["archived"])
            channel.archive_changed_at = self._world.clock.now()
        channel.locked = bool(json.get("locked", channel.locked))
        self._world.save_channel(channel)
        return payloads.channel(self._world, channel)

    def _require_thread_rights(self, thread: Channel, json: Json) -> None:
        granted = self._world.bot_permissions(thread)
        if P.MANAGE_THREADS in granted:
            return
        own = thread.owner_id == self._world.bot.id
        reopening = set(json) == {"archived"} and json["archived"] is False
        if thread.locked or json.get("locked") or not (own or reopening):
            raise errors.missing_permissions()
        self._world.require(thread, P.SEND_MESSAGES_IN_THREADS)

    async def _delete_channel(self, call: Call) -> Json:
        channel = self._channel(call)
        if channel.kind is not ChannelType.DM:
            self._world.require(channel, P.MANAGE_THREADS if channel.is_thread else P.MANAGE_CHANNELS)
            self._world.remove_channel(channel)
        return payloads.channel(self._world, channel)

    async def _type(self, call: Call) -> None:
        self._channel(call, _send_right(self._world.channel(call.id("channel_id"))))

    # Messages

    async def _create_message(self, call: Call) -> Json:
        channel = self._world.channel(call.id("channel_id"))
        self._world.require(channel, _send_right(channel))
        if channel.recipient_id is not None and not self._world.reaches(self._world.person(channel.recipient_id)):
            raise errors.cannot_message()
        if call.body.uploads:
            self._world.require(channel, P.ATTACH_FILES)
        if channel.kind is ChannelType.FORUM:
            raise errors.no_text_channel()
        self._require_unlocked(channel)
        message = Message(self._world.snowflakes.next(), channel.id, self._world.bot)
        return payloads.message(self._world, drafts.write(self._world, channel, call.body, message))

    def _require_unlocked(self, channel: Channel) -> None:
        if channel.locked and P.MANAGE_THREADS not in self._world.bot_permissions(channel):
            raise errors.thread_locked()

    async def _list_messages(self, call: Call) -> list[Json]:
        channel = self._channel(call)
        if P.READ_MESSAGE_HISTORY not in self._world.bot_permissions(channel):
            return []
        form = Form()
        bounds = {
            key: int(value)
            for key in ("before", "after", "around", "limit")
            if (value := call.query.get(key, "")).isdecimal()
        }
        limit = form.number(dict(bounds), "limit", (), low=1, high=100, default=50)
        form.check()
        seen = [message for message in channel.messages.values() if message.only_for is None]
        if "before" in bounds:
            seen = [message for message in seen if message.id < bounds["before"]]
        elif "after" in bounds:
            seen = [message for message in seen if message.id > bounds["after"]][:limit]
        elif "around" in bounds:
            older = [message for message in seen if message.id < bounds["around"]][-(limit // 2) :]
            newer = [message for message in seen if message.id >= bounds["around"]]
            seen = [*older, *newer[: limit - len(older)]]
        return [payloads.message(self._world, message) for message in reversed(seen[-limit:])]

    def _message(self, call: Call, needed: Permission = P.VIEW_CHANNEL) -> Message:
        self._channel(call, needed)
        return self._world.message(call.id("channel_id"), call.id("message_id"))

    async def _get_message(self, call: Call) -> Json:
        return payloads.message(self._world, self._message(call, P.READ_MESSAGE_HISTORY))

    async def _edit_message(self, call: Call) -> Json:
        message = self._message(call)
        if message.author is not self._world.bot:
            raise errors.foreign_message()
        channel = self._world.channel(message.channel_id)
        if channel.archived:
            raise errors.thread_archived()
        self._require_unlocked(channel)
        self._limits.count_edit(channel.id, self._world.age(message))
        return payloads.message(self._world, drafts.rewrite(self._world, call.body, message))

    async def _delete_message(self, call: Call) -> None:
        message = self._message(call)
        if message.author is not self._world.bot:
            self._channel(call, P.MANAGE_MESSAGES)
        self._world.remove_message(message)

    # Threads

    async def _create_thread(self, call: Call) -> Json:
        kind = call.body.json.get("type", ChannelType.PRIVATE_THREAD)
        form = Form()
        form.choice(kind, ("type",), (10, 11, 12))
        form.check()
        parent = self._channel(call)
        if (kind == ChannelType.ANNOUNCEMENT_THREAD) is not (parent.kind is ChannelType.ANNOUNCEMENT):
            raise errors.ApiError(400, 50024, "Cannot execute action on this channel type")
        public = kind != ChannelType.PRIVATE_THREAD
        needed = P.CREATE_PUBLIC_THREADS if public else P.CREATE_PRIVATE_THREADS
        thread = self._open_thread(call, self._channel(call, needed), ChannelType(kind), None)
        if public:
            notice = Message(self._world.snowflakes.next(), call.id("channel_id"), self._world.bot)
            notice.kind, notice.content = MessageType.THREAD_CREATED, thread.name
            self._world.add_message(notice)
        return self._with_member(thread)

    async def _create_thread_on_message(self, call: Call) -> Json:
        message = self._message(call, P.CREATE_PUBLIC_THREADS)
        if message.id in self._world.channels:
            raise errors.ApiError(400, 160004, "A thread has already been created for this message")
        parent = self._world.channel(message.channel_id)
        news = parent.kind is ChannelType.ANNOUNCEMENT
        kind = ChannelType.ANNOUNCEMENT_THREAD if news else ChannelType.PUBLIC_THREAD
        thread = self._open_thread(call, parent, kind, message.id)
        message.flags |= MessageFlag.HAS_THREAD
        self._world.save_message(message)
        return self._with_member(thread)

    def _open_thread(self, call: Call, parent: Channel, kind: ChannelType, thread_id: int | None) -> Channel:
        if parent.kind not in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT):
            raise errors.ApiError(400, 50024, "Cannot execute action on this channel type")
        if len(self._world.threads(parent.guild_id)) >= MAX_THREADS:
            raise errors.ApiError(400, 160006, "Maximum number of active threads reached")
        form = Form()
        name = form.text(call.body.json, "name", (), low=1, high=100)
        minutes = call.body.json.get("auto_archive_duration") or 1440
        form.choice(minutes, ("auto_archive_duration",), ARCHIVE_MINUTES)
        form.check()
        return self._world.add_channel(
            name,
            kind=kind,
            channel_id=thread_id,
            parent=parent,
            owner=self._world.bot,
            auto_archive_minutes=minutes,
        )

    def _with_member(self, thread: Channel) -> Json:
        body = payloads.channel(self._world, thread)
        return {**body, "member": payloads.thread_member(thread, self._world.bot.id)}

    async def _active_threads(self, call: Call) -> Json:
        guild = self._world.guild(call.id("guild_id"))
        threads = [one for one in self._world.threads(guild.id) if self._world.bot_reads(one)]
        me = self._world.bot.id
        return {
            "threads": [payloads.channel(self._world, one) for one in threads],
            "members": [payloads.thread_member(one, me) for one in threads if me in one.members],
        }

    # Thread members

    def _thread(self, call: Call) -> Channel:
        thread = self._channel(call)
        if not thread.is_thread:
            raise errors.ApiError(400, 50024, "Cannot execute action on this channel type")
        return thread

    async def _list_members(self, call: Call) -> list[Json]:
        thread = self._thread(call)
        return [payloads.thread_member(thread, who) for who in thread.members]

    async def _get_member(self, call: Call) -> Json:
        thread = self._thread(call)
        if call.id("user_id") not in thread.members:
            raise errors.unknown_member()
        return payloads.thread_member(thread, call.id("user_id"))

    async def _join(self, call: Call) -> None:
        self._enter(self._thread(call), self._world.bot.id)

    async def _add_member(self, call: Call) -> None:
        thread = self._thread(call)
        self._world.require(thread, P.SEND_MESSAGES_IN_THREADS)
        self._enter(thread, self._world.person(call.id("user_id")).id)

    def _enter(self, thread: Channel, user_id: int) -> None:
        if thread.archived:
            raise errors.thread_archived()
        self._world.enter(thread, user_id)

    async def _leave(self, call: Call) -> None:
        self._exit(self._thread(call), self._world.bot.id)

    async def _remove_member(self, call: Call) -> None:
        thread = self._thread(call)
        if thread.kind is not ChannelType.PRIVATE_THREAD or thread.owner_id != self._world.bot.id:
            self._world.require(thread, P.MANAGE_THREADS)
        self._exit(thread, call.id("user_id"))

    def _exit(self, thread: Channel, user_id: int) -> None:
        thread.members.pop(user_id, None)
        self._world.save_channel(thread)


def _send_right(channel: Channel) -> Permission:
    return P.SEND_MESSAGES_IN_THREADS if channel.is_thread else P.SEND_MESSAGES
