"""What a picture shows, as values: every word said already, every card looked up. Equal plans give equal pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Plan(Protocol):
    """Anything hashable that can be drawn; drawing takes a few milliseconds and belongs into a thread."""

    def draw(self) -> bytes:
        """Return the picture as a PNG."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Look:
    """How a card looks as a square tile and as a whole card (SVG both)."""

    tile: str
    card: str


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that lies somewhere.

    `by` is the badge of whoever played it; `marks` the names of its marks; `said` what they say in a word.
    """

    look: Look
    by: str = ""
    marks: frozenset[str] = frozenset()
    said: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A zone: its label, its cards, and the number of all cards where not each of them is shown.

    `groups` are the sizes of the groups that lie together; `back` is the look of a pile of which nothing is known.
    """

    label: str
    cards: tuple[Lying, ...] = ()
    count: int | None = None
    groups: tuple[int, ...] = ()
    back: Look | None = None


@dataclass(frozen=True, slots=True)
class Number:
    """A counter: what it counts, and how far."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat: name, a badge of one or two letters, whether it is its turn, signs with their words, numbers, cards.

    `front` are the cards it has played to the trick.
    """

    name: str
    badge: str
    turn: bool = False
    marks: tuple[tuple[str, str], ...] = ()
    numbers: tuple[Number, ...] = ()
    places: tuple[Place, ...] = ()
    front: tuple[Lying, ...] = ()


@dataclass(frozen=True, slots=True)
class Emblem:
    """A tile that belongs to a sentence of the moment, and the sentence in few words ("": the heading says it)."""

    look: Look
    said: str = ""
