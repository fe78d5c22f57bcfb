"""Cards and actions of which there is one object each in a process, so that they are compared by identity."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from games.engine.errors import BadNotation

A = TypeVar("A")


class Single:
    """One of the objects that its class has. All of them are made when its module is imported, in the same order.

    Another process, or a copy, finds the same object by its place among them.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        made = _MADE[type(self)]
        _PLACES[self] = len(made)
        made.append(self)

    def __reduce__(self) -> tuple[Callable[[type, int], Any], tuple[type, int]]:
        return _made, (type(self), _PLACES[self])


_MADE: defaultdict[type, list[Single]] = defaultdict(list)
_PLACES: dict[Single, int] = {}


def _made(kind: type, place: int) -> Single:
    return _MADE[kind][place]


def parser(actions: Iterable[A]) -> Callable[[str], A]:
    """The `parse` of a game with these actions and no others."""
    by_notation = {str(action): action for action in actions}

    def parse(notation: str) -> A:
        if notation not in by_notation:
            raise BadNotation(notation)
        return by_notation[notation]

    return parse
