"""From the body of a request to a message: flags, content, components, files and mentions, all checked."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox import errors
from sandbox.cdn import safe_filename
from sandbox.clock import as_snowflake
from sandbox.components import Checker, Kind, media_of, numbered, texts, walk
from sandbox.errors import Form
from sandbox.model import Message, MessageFlag, MessageType
from sandbox.payloads import ATTACHMENT_LIMIT
from sandbox.permissions import Permission

if TYPE_CHECKING:
    from sandbox.errors import Json, Path
    from sandbox.model import Attachment, Channel, User
    from sandbox.world import World

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_NONCE = 25
MAX_DESCRIPTION = 1024
MAX_NAMED = 100
MENTION_KINDS = ("everyone", "roles", "users")
MENTION = re.compile(r"<@!?(\d{1,20})>")
ROLE_MENTION = re.compile(r"<@&(\d{1,20})>")
SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request; `index` is the n of its field `files[n]`."""

    index: int
    filename: str
    data: bytes


@dataclass(slots=True)
class Body:
    """The body of a request that writes a message: its JSON and its files.

    `prefix` is where the message stands in the JSON that was sent; errors are reported there.
    """

    json: Json
    uploads: list[Upload] = field(default_factory=list)
    prefix: Path = ()

    def inner(self, key: str) -> Body:
        """The body under a key of this one, with the same files."""
        value = self.json.get(key)
        return Body(value if isinstance(value, dict) else {}, self.uploads, (*self.prefix, key))


def png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, or nothing for another file."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def pinged(world: World, text: str, allowed: Any, reply_to: User | None = None) -> list[int]:
    """The ids of the people whom a text really pings under these allowed mentions."""
    named = [int(who) for who in MENTION.findall(text)]
    if isinstance(allowed, dict):
        parse, users = allowed.get("parse"), allowed.get("users")
        if not isinstance(parse, list) or "users" not in parse:
            wanted = {str(who) for who in users} if isinstance(users, list) else set()
            named = [who for who in named if str(who) in wanted]
        if reply_to is not None and allowed.get("replied_user"):
            named.append(reply_to.id)
    elif reply_to is not None:
        named.append(reply_to.id)
    return [who for who in dict.fromkeys(named) if who in world.users]


def called(world: World, channel: Channel, text: str, allowed: Any) -> list[int]:
    """The ids of the roles that a text of the bot's really pings under these allowed mentions."""
    guild = world.guilds.get(channel.guild_id)
    named = dict.fromkeys(int(role) for role in ROLE_MENTION.findall(text))
    if guild is None or not named:
        return []
    if isinstance(allowed, dict) and "roles" not in (allowed.get("parse") or ()):
        wanted = {str(role) for role in allowed.get("roles") or ()}
        named = {role: None for role in named if str(role) in wanted}
    any_role = Permission.MENTION_EVERYONE in world.bot_permissions(channel)
    return [role for role in named if role in guild.roles and (any_role or guild.roles[role].mentionable)]


class Draft:
    """Checks one body against the message it makes or changes. `apply` writes it into the message."""

    def __init__(self, world: World, body: Body, message: Message, *, new: bool) -> None:
        self._world = world
        self._body = body
        self._message = message
        self._new = new
        self._form = Form(body.prefix)

    def apply(self) -> None:
        """Check everything, then change the message.

        Raises:
            ApiError: 50035 with the nested report, 50006 for an empty message, 40005 for a large file.

        """
        json, message, form = self._body.json, self._message, self._form
        flags = self._flags()
        v2 = MessageFlag.IS_COMPONENTS_V2 in flags
        content = self._content()
        embeds = form.items(json.get("embeds") or [], ("embeds",), low=0, high=10)
        embeds = embeds if "embeds" in json else message.embeds
        if v2:
            self._no_legacy_fields(content, embeds)
        components = message.components
        if "components" in json:
            components = json["components"] or []
            Checker(form, self._world.has_emoji).message(components, v2=v2)
        self._check_mentions()
        form.check()
        components = numbered(components)
        if "components" in json:
            for media in (one for component in walk(components) for one in media_of(component)):
                for key in media.keys() - {"url"}:
                    del media[key]
        kept = self._kept_attachments()
        self._check_uploads(kept)
        names = [file.filename for file in kept] + [self._name(up) for up in self._body.uploads]
        self._check_media(components, names)
        if not (content.strip() or embeds or components or names):
            raise errors.empty_message()
        # Nothing below fails: files are stored only for a message that will show them.
        kept_ids = {file.id for file in kept}
        for file in message.attachments:
            if file.id not in kept_ids:
                self._world.forget_file(file.id)
        message.attachments = [*kept, *map(self._store, self._body.uploads)]
        message.components = self._with_media(components)
        message.content, message.embeds, message.flags = content, embeds, flags

    def _flags(self) -> MessageFlag:
        sent = self._form.number(self._body.json, "flags", (), low=0, high=2**31 - 1, default=0)
        before = self._message.flags & ~MessageFlag.LOADING
        flags = MessageFlag(sent) & SETTABLE
        if self._new or self._body.json.get("flags") is None:
            return before | flags
        if MessageFlag.IS_COMPONENTS_V2 in before and MessageFlag.IS_COMPONENTS_V2 not in flags:
            message = "MessageFlags.IS_COMPONENTS_V2 cannot be removed"
            self._form.fail(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message)
        return (before & ~SETTABLE) | flags

    def _content(self) -> str:
        if "content" not in self._body.json:
            return self._message.content
        return self._form.text(self._body.json, "content", (), low=0, high=MAX_CONTENT, need=False)

    def _no_legacy_fields(self, content: str, embeds: list[Json]) -> None:
        used = {"content": content, "embeds": embeds}
        for name in LEGACY_FIELDS:
            if used.get(name, self._body.json.get(name)):
                self._form.fail(
                    (name,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )

    def _check_mentions(self) -> None:
        allowed, here = self._body.json.get("allowed_mentions"), ("allowed_mentions",)
        if not isinstance(allowed, dict):
            return
        words = allowed.get("parse")
        for index, word in enumerate(words if isinstance(words, list) else ()):
            if word not in MENTION_KINDS:
                self._form.fail(
                    (*here, "parse", index), "BASE_TYPE_CHOICES", f"Value must be one of {set(MENTION_KINDS)}."
                )
        for key in ("users", "roles"):
            named = allowed.get(key)
            if isinstance(named, list) and len(named) > MAX_NAMED:
                message = f"Must be {MAX_NAMED} or fewer in length."
                self._form.fail((*here, key), "BASE_TYPE_MAX_LENGTH", message)

    def _entries(self) -> list[Json]:
        entries = self._body.json.get("attachments")
        if not isinstance(entries, list):
            return []
        return [entry for entry in entries if isinstance(entry, dict)]

    def _kept_attachments(self) -> list[Attachment]:
        if self._body.json.get("attachments", ...) is ...:
            return list(self._message.attachments)
        named = {str(entry.get("id")) for entry in self._entries()}
        return [file for file in self._message.attachments if str(file.id) in named]

    def _check_uploads(self, kept: list[Attachment]) -> None:
        if len(kept) + len(self._body.uploads) > MAX_FILES:
            message = f"Must be {MAX_FILES} or fewer in length."
            self._form.fail(("attachments",), "BASE_TYPE_MAX_LENGTH", message)
        if any(len(upload.data) > ATTACHMENT_LIMIT for upload in self._body.uploads):
            raise errors.too_large()
        known = {str(file.id) for file in self._message.attachments}
        known |= {str(upload.index) for upload in self._body.uploads}
        for index, entry in enumerate(self._entries()):
            self._form.text(entry, "description", ("attachments", index), low=0, high=MAX_DESCRIPTION, need=False)
            if str(entry.get("id")) not in known:
                message = f"Attachment {entry.get('id')} was not uploaded"
                self._form.fail(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", message)
        self._form.check()

    def _entry(self, upload: Upload) -> Json:
        return next((e for e in self._entries() if str(e.get("id")) == str(upload.index)), {})

    def _name(self, upload: Upload) -> str:
        name = str(self._entry(upload).get("filename") or upload.filename)
        return safe_filename(name)

    def _store(self, upload: Upload) -> Attachment:
        name = self._name(upload)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        file = self._world.add_file(self._message.channel_id, name, kind, upload.data)
        description = self._entry(upload).get("description")
        file.description = str(description) if description else None
        size = png_size(upload.data)
        if size is not None:
            file.width, file.height = size
        return file

    def _check_media(self, components: list[Json], names: list[str]) -> None:
        for component in walk(components):
            for media in media_of(component):
                scheme, _, name = str(media["url"]).partition("://")
                if scheme == "attachment" and name not in names:
                    self._form.fail(
                        ("components",),
                        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                        f"Referenced attachment {name} was not found",
                    )
        self._form.check()

    def _with_media(self, components: list[Json]) -> list[Json]:
        by_name = {file.filename: file for file in self._message.attachments}
        for component in walk(components):
            for media in media_of(component):
                scheme, _, name = str(media["url"]).partition("://")
                if "id" in media:
                    continue
                media["id"] = str(self._world.snowflakes.next())
                if scheme != "attachment":
                    media["proxy_url"] = media["url"]
                    continue
                file = by_name[name]
                media.update(
                    url=file.path,
                    proxy_url=file.path,
                    content_type=file.content_type,
                    width=file.width,
                    height=file.height,
                    attachment_id=str(file.id),
                )
                if component["type"] == Kind.FILE:
                    component.update(name=file.filename, size=len(file.data))
        return components


def write(world: World, channel: Channel, body: Body, message: Message) -> Message:
    """Fill a new message from a request and put it into its channel.

    A message with a nonce that was used before (`enforce_nonce`) is not written twice: the first is returned.

    Raises:
        ApiError: the body is not a message that Discord would take.

    """
    json = body.json
    if json.get("nonce") is not None:
        message.nonce = _nonce(body)
        if json.get("enforce_nonce"):
            before = world.message_with_nonce(message.nonce)
            if before is not None:
                return before
    replied = _reference(channel, body, message)
    Draft(world, body, message, new=True).apply()
    text = message.content + "\n" + texts(message.components)
    message.mentions = pinged(world, text, json.get("allowed_mentions"), replied)
    message.role_mentions = called(world, channel, text, json.get("allowed_mentions"))
    return world.add_message(message)


def _nonce(body: Body) -> str:
    nonce, form = body.json["nonce"], Form(body.prefix)
    if isinstance(nonce, bool) or not isinstance(nonce, str | int):
        form.fail(("nonce",), "NONCE_TYPE_INVALID", "Must be a string or an integer")
    elif len(str(nonce)) > MAX_NONCE:
        form.fail(("nonce",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_NONCE} or fewer in length.")
    form.check()
    return str(nonce)


def _reference(channel: Channel, body: Body, message: Message) -> User | None:
    reference = body.json.get("message_reference")
    if not isinstance(reference, dict) or message.reference is not None:
        return None
    target = channel.messages.get(as_snowflake(reference.get("message_id")))
    if target is None or target.only_for is not None:
        if reference.get("fail_if_not_exists", True):
            form = Form(body.prefix)
            form.fail(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            form.check()
        return None
    message.kind = MessageType.REPLY
    message.reference = {
        "type": 0,
        "channel_id": str(channel.id),
        "message_id": str(target.id),
    }
    return target.author


def rewrite(world: World, body: Body, message: Message) -> Message:
    """Change a message from a request. An answer that was still loading counts as written only now.

    Raises:
        ApiError: the body is not a change that Discord would take.

    """
    was_loading = MessageFlag.LOADING in message.flags
    Draft(world, body, message, new=False).apply()
    if was_loading or not body.json.keys().isdisjoint(("content", "components")):
        # Without allowed mentions in this very request everything is allowed; those of the first one do not count.
        text = message.content + "\n" + texts(message.components)
        message.mentions = pinged(world, text, body.json.get("allowed_mentions"))
    if not was_loading:
        message.edited_at = world.clock.now()
    world.save_message(message)
    return message
