"""A verb: an action of a person at a table, written once as a function of the table and of what is asked of it.

`@verb` adds the answer that people get and the needs of the function. Called with its details, it gives a value:

    await service.do(request.at(table_id), verbs.kick(seat))
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from enum import Enum, Flag, auto
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias

from bot.tables.beside import Beside
from bot.tables.entries import Step
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person
from games.engine import Text, text
from persistence.rows import ALIVE, Phase

P = ParamSpec("P")


class Need(Flag):
    """The facts that a verb needs and no log tells; the door fills them into `Asked`."""

    NOTHING = 0
    CLOCKS = auto()
    """Correct clocks: a silence that nobody noticed is given back first."""
    COMPANY = auto()
    """Blocks between the newcomer and other people."""
    SERVER = auto()


class Shown(Enum):
    """The screen that the person sees afterwards."""

    TABLE = "table"
    """The table's message if they clicked it, else a sentence."""
    SENTENCE = "sentence"
    HAND = "hand"
    MORE = "more"
    DEAL = "deal"
    """As for `TABLE`; instead of the sentence, their hand if they play."""
    END = "end"
    """The result if the game is over now, else a sentence."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The person who asks, and the facts that they and the door know beside the table (milliseconds, ids of people)."""

    who: Person
    now: int = 0
    beside: Beside = field(default_factory=Beside)
    seen: int = 0
    """The revision of the table that the choice was made from."""
    reachable_since: int = 0
    """The moment since which people can reach us: nobody kept a table waiting before."""
    undo_rated: bool = False
    """The server lets people take plays back in games that count."""
    avoided_by: Collection[int] = ()
    """People who do not want the newcomer at their tables."""
    avoids: Collection[int] = ()
    """People whom the newcomer does not want at theirs."""


Steps: TypeAlias = Callable[[LiveTable, Asked], Sequence[Step]]
"""Looks at a table and says which entries to write; may raise a `TableError`."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb with its details. `newcomer`: whose company is asked about, the person's own if None.

    `phases` and `seated` tell which table of a channel is meant when none is named: one in these phases, if possible
    one at which the person plays. `daily`: it is also for tries at a deal of the day. `remembers`: the table's options
    become the person's last choice.
    """

    steps: Steps
    done: Text | None
    newcomer: Person | None = None
    phases: Collection[Phase] = ALIVE
    seated: bool = False
    daily: bool = False
    shows: Shown = Shown.TABLE
    needs: Need = Need.NOTHING
    for_managers: bool = False
    remembers: bool = False


def verb(
    done: str | Callable[..., Text] | None, *, newcomer: Callable[..., Person] | None = None, **how: Any
) -> Callable[[Callable[Concatenate[LiveTable, Asked, P], Sequence[Step]]], Callable[P, Verb]]:
    """Make a verb of a function: `done` is what the person is told, from its details; `how` is as in `Verb`."""

    def made(function: Callable[Concatenate[LiveTable, Asked, P], Sequence[Step]]) -> Callable[P, Verb]:
        @wraps(function)
        def with_details(*args: P.args, **kwargs: P.kwargs) -> Verb:
            return Verb(
                lambda table, by: function(table, by, *args, **kwargs),
                done(*args, **kwargs) if callable(done) else None if done is None else text(done),
                None if newcomer is None else newcomer(*args, **kwargs),
                **how,
            )

        return with_details

    return made
