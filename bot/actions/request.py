"""A request: all that an action may know of a click, a form or a command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.actions.ground import NOWHERE, Ground, Role
from bot.courier import Answer, How, OthersSight, Sight
from bot.screens.parts import Screen, notice_screen
from bot.tables.errors import BadRequest
from bot.tables.model import At, Person
from bot.tables.verbs import Verb
from bot.text import Words
from games.engine import Text, text
from persistence.rows import Location, UserSettings

T = TypeVar("T")
A = TypeVar("A", bound=Callable[..., Awaitable[Answer]])


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
    ground: Callable[[int], Ground] = Ground
    """Tells what another channel or thread of the server takes from the bot, by its id."""
    role: Callable[[int], Role] = Role
    """Tells what the bot may do with a role of the server here, by its id."""

    @property
    def location(self) -> Location:
        return Location(self.guild_id, self.channel_id)

    def at(self, table_id: str, seen: int = 0) -> At:
        """The request as the table service takes it; `seen` is the revision that the person chose from."""
        return At(table_id, self.who, self.guild_id, self.key, seen)

    def page(self, screen: Screen) -> Answer:
        """Show the person something: in place of their own message when they clicked one, else in a new one."""
        return Answer(screen, How.UPDATE if self.private else How.PRIVATE)

    def notice(self, what: Text) -> Answer:
        return self.page(notice_screen(what, self.words))

    def aside(self, what: Text) -> Answer:
        """A sentence beside the message that was clicked."""
        return Answer(notice_screen(what, self.words))


def known(found: T | None) -> T:
    """The name in a click or menu. Raises `BadRequest` for None: no button of ours says that."""
    if found is None:
        raise BadRequest(text("error-unknown-button"))
    return found


_FOR_MANAGERS: set[Any] = set()


def managers_only(action: A) -> A:
    """Keep an action for people with Manage Server; the entrance refuses everybody else."""
    _FOR_MANAGERS.add(action)
    return action


def is_for_managers(action: Callable[..., Any], *details: object) -> bool:
    if getattr(action, "__func__", action) in _FOR_MANAGERS:
        return True
    return any(isinstance(one, Verb) and one.for_managers for one in details)
