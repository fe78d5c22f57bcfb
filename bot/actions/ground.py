"""Where the bot's messages may stand: what a channel or thread takes from the bot, and what is in the way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from bot.tables.errors import NotAllowed
from games.engine import TextList, text

IN_CHANNEL = frozenset({"view_channel", "send_messages", "attach_files"})
IN_THREAD = frozenset({"view_channel", "send_messages_in_threads", "attach_files"})
TO_OPEN_THREADS = IN_THREAD | {"create_public_threads"}
"""What the bot must be allowed to do, by Discord's names of permissions."""


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
        """Return what the bot would need to keep a table there, or in a new thread there."""
        needed = TO_OPEN_THREADS if with_thread else IN_THREAD if self.in_thread else IN_CHANNEL
        return needed & self.bot_lacks


NOWHERE = Ground()


async def must_bear(
    ground: Ground, enter: Callable[[int], Awaitable[bool]], *, here: bool = True, with_thread: bool = False
) -> None:
    """Refuse a place where the bot could not keep a message, rather than fall silent there. Raises `NotAllowed`.

    `enter` joins a thread and tells whether the bot is in it. `here`: it is where the person asks.
    """
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
    """Return permissions in words, from Discord's names of them."""
    return TextList(tuple(text(f"permission-{name.replace('_', '-')}") for name in sorted(missing)))
