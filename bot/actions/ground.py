"""Places for the bot's messages: the permissions the bot needs in a channel or thread, and those it lacks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from bot.tables.errors import NotAllowed
from games.engine import Text, TextList, text

IN_CHANNEL = frozenset({"view_channel", "send_messages", "attach_files"})
IN_THREAD = frozenset({"view_channel", "send_messages_in_threads", "attach_files"})
TO_OPEN_THREADS = IN_THREAD | {"create_public_threads"}
TO_MAKE_EVENTS = frozenset({"create_events"})
WISHED = IN_CHANNEL | TO_OPEN_THREADS | TO_MAKE_EVENTS
"""All the permissions the bot asks for, by Discord's names."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A channel or thread, and what the bot may not do there, by Discord's names of permissions."""

    channel_id: int = 0
    in_thread: bool = False
    bot_lacks: frozenset[str] = frozenset()
    takes_messages: bool = True
    """False for forums and categories."""
    private: bool = False
    """A private thread, which the bot must be in."""
    locked: bool = False
    """A thread that is closed to the bot."""

    def missing(self, *, with_thread: bool = False) -> frozenset[str]:
        needed = TO_OPEN_THREADS if with_thread else IN_THREAD if self.in_thread else IN_CHANNEL
        return needed & self.bot_lacks


NOWHERE = Ground()


@dataclass(frozen=True, slots=True)
class Role:
    """A role of the server, and what the bot may do with it in the channel where it is asked."""

    role_id: int
    exists: bool = True
    may_call: bool = True
    """A mention of it rings its members."""
    may_manage: bool = True
    """The bot has *Manage Roles*."""
    below: bool = True
    """The bot's own role stands above it, as Discord wants for roles that the bot gives."""
    own: bool = True
    """It belongs to people, not to an integration or to everybody."""

    def trouble_seeing(self) -> Text | None:
        return None if self.exists else text("role-gone")

    def trouble_calling(self) -> Text | None:
        return self.trouble_seeing() or (None if self.may_call else text("role-silent"))

    def trouble_giving(self) -> Text | None:
        if trouble := self.trouble_seeing():
            return trouble
        if not self.own:
            return text("role-not-own")
        if not self.may_manage:
            return text("setup-missing", missing=named_permissions(("manage_roles",)))
        return None if self.below else text("role-above")


async def must_bear(
    ground: Ground, enter: Callable[[int], Awaitable[bool]], *, here: bool = True, with_thread: bool = False
) -> None:
    """Raise `NotAllowed` where the bot could not keep a message. `enter` joins a thread; `here`: they ask from it."""
    where = str(ground.channel_id)
    if not ground.takes_messages and "view_channel" not in ground.bot_lacks:
        raise NotAllowed(text("table-move-forum", channel=where))
    if missing := ground.missing(with_thread=with_thread):
        named = named_permissions(missing)
        if here:
            raise NotAllowed(text("error-permissions", missing=named))
        raise NotAllowed(text("table-move-permissions", channel=where, missing=named))
    await must_be_open(ground, enter)


async def must_be_open(ground: Ground, enter: Callable[[int], Awaitable[bool]]) -> None:
    """Refuse a thread that is closed to the bot; `enter` as above. Raises `NotAllowed`."""
    if ground.locked:
        raise NotAllowed(text("error-locked", channel=str(ground.channel_id)))
    if ground.private and not await enter(ground.channel_id):
        raise NotAllowed(text("error-not-in-thread", channel=str(ground.channel_id)))


def named_permissions(missing: Collection[str]) -> TextList:
    return TextList(tuple(text(f"permission-{name.replace('_', '-')}") for name in sorted(missing)))
