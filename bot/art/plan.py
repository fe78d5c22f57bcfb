"""Pictures as values: every word said already, every card looked up. Equal plans give equal pictures."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import accumulate
from typing import Protocol

from bot.art.cloth import TAPIS
from games.engine.art import CardArt, Cloth, Sign
from games.engine.signs import CROWN


class Plan(Protocol):
    """Anything hashable that can be drawn; drawing takes a few milliseconds and belongs into a process of its own."""

    def draw(self) -> bytes:
        """The picture as a PNG."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Felt:
    """The look of a game's pictures. `full` are the colours of cards without a rank, which are all colour."""

    cloth: Cloth
    sign: Sign = field(compare=False, repr=False)
    colours: tuple[str, ...] = ()
    full: tuple[str, ...] = ()


TAPIS_FELT = Felt(TAPIS, CROWN)
"""The background of pictures that belong to no game."""


@dataclass(frozen=True, slots=True)
class Card:
    """The look of a card: its art, and the rank printed on it in the reader's language. The `key` says it all."""

    key: str
    art: CardArt = field(compare=False, repr=False)
    rank: str = field(compare=False, default="")
    back: bool = False


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that lies somewhere.

    `by` is the badge of the seat that played it and `seat` its number; `marks` are the names of its marks; `pays` a few
    letters beside it. It counts as the card that it `becomes`, by the cards that lie `under` it.
    """

    card: Card
    by: str = ""
    seat: int | None = None
    marks: frozenset[str] = frozenset()
    pays: str = ""
    becomes: Card | None = None
    under: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Share:
    """The number of cards of one suit in a pile; `ahead` if the suit belongs to its owner so far."""

    card: Card
    count: int
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class Cluster:
    """A zone: `count` is of all its cards, shown or not; `groups` are sizes; `tally` counts a pile suit by suit."""

    label: str
    cards: tuple[Lying, ...] = ()
    count: int | None = None
    groups: tuple[int, ...] = ()
    pile: bool = False
    decisive: bool = False
    tally: tuple[Share, ...] = ()

    @property
    def owned(self) -> bool:
        """True if seats have played its cards."""
        return any(one.by for one in self.cards)

    @property
    def done(self) -> bool:
        """A trick that somebody has won."""
        return any("won" in one.marks for one in self.cards)

    @property
    def pieces(self) -> list[tuple[Lying, ...]]:
        sizes = self.groups or (len(self.cards),)
        starts = accumulate(sizes, initial=0)
        return [piece for at, size in zip(starts, sizes, strict=False) if (piece := self.cards[at : at + size])]


@dataclass(frozen=True, slots=True)
class Number:
    """A counter: what it counts, and how far."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat, its score the first of its numbers. `away`: "absent" if nobody sits there, "computer" if one plays on."""

    seat: int
    name: str
    badge: str
    marks: frozenset[str] = frozenset()
    numbers: tuple[Number, ...] = ()
    clusters: tuple[Cluster, ...] = ()
    away: str = ""

    @property
    def turn(self) -> bool:
        return "awaited" in self.marks


@dataclass(frozen=True, slots=True)
class Emblem:
    """A part of the ribbon: a few words, and the sign that belongs to them if there is one."""

    said: str
    card: Card | None = None
