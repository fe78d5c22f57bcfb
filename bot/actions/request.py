"""What is asked for by whom and where: all that an action may know of a click, a form or a command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from bot.actions.ground import NOWHERE, Ground
from bot.courier import Answer, How
from bot.screens import notice_screen
from bot.screens.drawing.message import Screen
from bot.tables.model import Person
from bot.text import Words
from games.engine import Text
from persistence.rows import UserSettings

A = TypeVar("A", bound=Callable[..., Awaitable[Answer]])

Sight: TypeAlias = Callable[[Collection[int]], Awaitable[frozenset[int]]]
"""Returns those of some channels and threads of the server that the person may read."""

OthersSight: TypeAlias = Callable[[int, int], Awaitable[bool]]
"""Tells whether a person (id) whom the command names may read a channel or thread (id) of the server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """One click, form or command, on a server.

    `key` is the interaction's id: the same one delivered twice has one effect. `words` and `settings` are the person's.
    """

    who: Person
    guild_id: int
    channel_id: int
    key: int
    words: Words
    settings: UserSettings
    locale: str
    """The language of the person's Discord."""
    sees: Sight
    shows: OthersSight
    message_id: int | None = None
    """The message that was clicked; None for a command."""
    private: bool = False
    """That message is one that only the person sees."""
    can_thread: bool = False
    """Threads can be opened in this channel."""
    here: Ground = NOWHERE
    """This channel or thread."""

    def page(self, screen: Screen) -> Answer:
        """Show the person something: in place of their own message when they clicked one, else in a new one."""
        return Answer(screen, How.UPDATE if self.private else How.PRIVATE)

    def notice(self, what: Text) -> Answer:
        """Tell the person one sentence."""
        return self.page(notice_screen(what, self.words))


_FOR_MANAGERS: set[Any] = set()


def managers_only(action: A) -> A:
    """Keep an action for people with Manage Server; the entrance refuses everybody else."""
    _FOR_MANAGERS.add(action)
    return action


def is_for_managers(action: Callable[..., Any]) -> bool:
    """Tell whether an action is kept for managers."""
    return getattr(action, "__func__", action) in _FOR_MANAGERS
