"""What a picture shows, as values: every word said already, every card looked up. Equal plans give equal pictures."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from games.engine.art import CardArt, Cloth, Sign


class Plan(Protocol):
    """Anything hashable that can be drawn; drawing takes a few milliseconds and belongs into a process of its own."""

    def draw(self) -> bytes:
        """Return the picture as a PNG."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Felt:
    """What a game's pictures have in common: its cloth, the sign of its backs, the colours of its suits.

    `full` are the colours of cards without a rank, which are all colour.
    """

    cloth: Cloth
    sign: Sign = field(compare=False, repr=False)
    colours: tuple[str, ...] = ()
    full: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """How a card looks: its art, and what is printed on it in the reader's language. The `key` says it all."""

    key: str
    art: CardArt = field(compare=False, repr=False)
    rank: str = field(compare=False, default="")
    back: bool = False


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that lies somewhere.

    `by` is the badge of the seat that played it and `seat` its number; `marks` are the names of its marks; `pays` and
    `said` a few letters beside it.
    """

    look: Look
    by: str = ""
    seat: int | None = None
    marks: frozenset[str] = frozenset()
    pays: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    """How many cards of one suit a pile holds, and whether the suit belongs to its owner so far."""

    look: Look
    count: int
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A zone: its label, its cards, and the number of all cards where not each of them is shown.

    `groups` are the sizes of the groups that lie together; `tally` counts the cards of a pile suit by suit.
    """

    label: str
    cards: tuple[Lying, ...] = ()
    count: int | None = None
    groups: tuple[int, ...] = ()
    pile: bool = False
    decisive: bool = False
    tally: tuple[Share, ...] = ()

    @property
    def owned(self) -> bool:
        """Tell whether its cards have been played by seats."""
        return any(one.by for one in self.cards)

    @property
    def done(self) -> bool:
        """Tell whether it is a trick that somebody has won."""
        return any("won" in one.marks for one in self.cards)

    @property
    def pieces(self) -> list[tuple[Lying, ...]]:
        """Return the cards group by group."""
        pieces, at = [], 0
        for size in self.groups or (len(self.cards),):
            pieces.append(self.cards[at : at + size])
            at += size
        return [piece for piece in pieces if piece]


@dataclass(frozen=True, slots=True)
class Number:
    """A counter: what it counts, and how far."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat: its number, name, a badge of one or two letters, marks, numbers (the score first), cards.

    `away` is "absent" or "computer" where nobody sits, or a computer plays on.
    """

    seat: int
    name: str
    badge: str
    marks: frozenset[str] = frozenset()
    numbers: tuple[Number, ...] = ()
    places: tuple[Place, ...] = ()
    away: str = ""

    @property
    def turn(self) -> bool:
        """Tell whether the table waits for this seat."""
        return "awaited" in self.marks


@dataclass(frozen=True, slots=True)
class Emblem:
    """A part of the ribbon: a few words, and the sign that belongs to them if there is one."""

    said: str
    look: Look | None = None
