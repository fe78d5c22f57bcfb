"""Sentences as data: a key of a catalogue and typed parameters.

Rules say `text("claim-must-follow", …)`; the drawing code looks the key up in the catalogue of the reader's language
and turns each parameter (a card, a seat, another text) into words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2 … clockwise."""


@dataclass(frozen=True, slots=True)
class CardRef:
    """One card, by the code of its face ("D7")."""

    code: str


@dataclass(frozen=True, slots=True)
class CardList:
    """Several cards, in the order in which they should be read."""

    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatRef:
    """The player in a seat: drawn as the person's name, or "you" in a private screen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence: `key` of a Fluent catalogue and its parameters, sorted by name. `text` builds it."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


@dataclass(frozen=True, slots=True)
class TextList:
    """Several texts, joined in the reader's language ("a, b and c")."""

    texts: tuple[Text, ...]


Arg: TypeAlias = int | str | CardRef | CardList | SeatRef | Text | TextList
"""The parameters of a sentence. A `str` is for selectors of the catalogue (`{ $faction -> … }`), never for words."""


def text(key: str, **args: Arg) -> Text:
    """Build a sentence.

    >>> text("claim-wins", seat=SeatRef(0), votes=3)
    Text(key='claim-wins', args=(('seat', SeatRef(seat=0)), ('votes', 3)))
    """
    return Text(key, tuple(sorted(args.items())))


class Coded(Protocol):
    """A card that knows the code of its face."""

    @property
    def code(self) -> str: ...


Fact: TypeAlias = Arg | Coded | tuple[Coded, ...] | list[Text]


def sentence(prefix: str, key: str, /, **facts: Fact) -> Text:
    """The sentence of a game: a bool becomes "yes" or "no", a card its `CardRef`; cards are a tuple, texts a list.

    >>> sentence("claim-", "wins", seat=SeatRef(0), last=True)
    Text(key='claim-wins', args=(('last', 'yes'), ('seat', SeatRef(seat=0))))
    """
    return text(prefix + key, **{name: _arg(fact) for name, fact in facts.items()})


def _arg(fact: Fact) -> Arg:
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int | str | CardRef | CardList | SeatRef | Text | TextList):
        return fact
    if isinstance(fact, list):
        return TextList(tuple(fact))
    return CardList(tuple([one.code for one in fact])) if isinstance(fact, tuple) else CardRef(fact.code)
