"""Everything a player can do, and how it is written down.

| notation | decision |
| --- | --- |
| `pick YELLOW`, `pick GAMBLER#2` | draft: a royal set or a copy of a character |
| `bid HERMIT#1`, `bid HERMIT#1,YJ`, `bid ally` | the cards turned face down; `ally` is the DIPLOMAT's face-up mode |
| `ally 2`, `copy HERMIT#1` | the DIPLOMAT's target: a seat, or a bid card of another player |
| `discard B3 N2` | GAMBLER, BERSERKER and HERMIT |
| `reactivate yes`, `reactivate no` | the Queen, in the preparation |
| `lead`, `appoint 2` | the ASSASSIN's opening |
| `play B3`, `play B3 plain`, `play B3 queen-king` | a card; `plain` where something could have been added |
| `play delay`, `play hermit`, `play exchange B3` | Green Queen, HERMIT, DIPLOMAT, in one's turn |
| `play signal now`, `play signal later` | a word to one's ally about the exchange, in one's turn |
| `give B3` | the ally's answer to an exchange |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from games.engine import BadNotation, Seat
from games.kings_tricktakers.cards import CARDS, PACK, Card
from games.kings_tricktakers.characters import BID_CARDS, COPIES, DIPLOMAT, BidCard, Copy
from games.kings_tricktakers.royals import Colour


@dataclass(frozen=True, slots=True)
class TakeSet:
    colour: Colour

    def __str__(self) -> str:
        return f"pick {self.colour.name}"


TAKE_SET = {colour: TakeSet(colour) for colour in Colour}


@dataclass(frozen=True, slots=True)
class TakeCharacter:
    copy: Copy

    def __str__(self) -> str:
        return f"pick {self.copy.id}"


TAKE_CHARACTER = {copy: TakeCharacter(copy) for copy in COPIES}


@dataclass(frozen=True, slots=True)
class Bid:
    """Turn cards face down, in ascending order; none is the DIPLOMAT's ally mode."""

    cards: tuple[BidCard, ...]

    def __str__(self) -> str:
        return f"bid {','.join(card.id for card in self.cards) or 'ally'}"


@dataclass(frozen=True, slots=True)
class ChooseAlly:
    seat: Seat

    def __str__(self) -> str:
        return f"ally {self.seat}"


@dataclass(frozen=True, slots=True)
class CopyBid:
    card: BidCard

    def __str__(self) -> str:
        return f"copy {self.card.id}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard cards, in ascending order."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(("discard", *(card.id for card in self.cards)))


@cache
def discard_of(cards: tuple[Card, ...]) -> Discard:
    return Discard(cards)


@dataclass(frozen=True, slots=True)
class Reactivate:
    pay: bool

    def __str__(self) -> str:
        return f"reactivate {'yes' if self.pay else 'no'}"


REACTIVATIONS = (Reactivate(pay=True), Reactivate(pay=False))


@dataclass(frozen=True, slots=True)
class Lead:
    def __str__(self) -> str:
        return "lead"


LEAD = Lead()


@dataclass(frozen=True, slots=True)
class Appoint:
    seat: Seat

    def __str__(self) -> str:
        return f"appoint {self.seat}"


APPOINT = tuple(map(Appoint, range(5)))
"""By seat."""


class How(StrEnum):
    PLAIN = "plain"
    QUEEN = "queen"
    KING = "king"
    CHANGE = "change"
    QUEEN_KING = "queen-king"
    QUEEN_CHANGE = "queen-change"
    KING_CHANGE = "king-change"
    QUEEN_KING_CHANGE = "queen-king-change"


QUEENS = frozenset(how for how in How if "queen" in how)
KINGS = frozenset(how for how in How if "king" in how)
CHANGES = frozenset(how for how in How if "change" in how)


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """Play a base card. `how` is None where nothing could be added to the card. Made once each: see `play_of`.

    `queen`, `king` and `change` tell which of them are added.
    """

    card: Card
    how: How | None
    queen: bool
    king: bool
    change: bool

    def __str__(self) -> str:
        return f"play {self.card.id}" if self.how is None else f"play {self.card.id} {self.how}"

    def __reduce__(self) -> tuple[Callable[[Card, How | None], Play], tuple[Card, How | None]]:
        return play_of, (self.card, self.how)


_PLAYS = {
    (card, how): Play(card, how, how in QUEENS, how in KINGS, how in CHANGES) for card in PACK for how in (None, *How)
}


def play_of(card: Card, how: How | None = None) -> Play:
    return _PLAYS[card, how]


@dataclass(frozen=True, slots=True)
class Delay:
    def __str__(self) -> str:
        return "play delay"


DELAY = Delay()


@dataclass(frozen=True, slots=True)
class UseHermit:
    def __str__(self) -> str:
        return "play hermit"


USE_HERMIT = UseHermit()


@dataclass(frozen=True, slots=True)
class Exchange:
    card: Card

    def __str__(self) -> str:
        return f"play exchange {self.card.id}"


EXCHANGE = {card: Exchange(card) for card in PACK}


@dataclass(frozen=True, slots=True)
class Give:
    card: Card

    def __str__(self) -> str:
        return f"give {self.card.id}"


class Word(StrEnum):
    NOW = "now"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Signal:
    """Tell the ally when to exchange; nobody else learns of it (RULES.md 5.6.2)."""

    word: Word

    def __str__(self) -> str:
        return f"play signal {self.word}"


SIGNALS = {word: Signal(word) for word in Word}


KingsAction: TypeAlias = (
    TakeSet
    | TakeCharacter
    | Bid
    | ChooseAlly
    | CopyBid
    | Discard
    | Reactivate
    | Lead
    | Appoint
    | Play
    | Delay
    | UseHermit
    | Exchange
    | Signal
    | Give
)

LONGEST = 60
_SEAT = re.compile(r"[0-4]")


def parse(notation: str) -> KingsAction:
    """The action written like this. Raises `BadNotation`."""
    if len(notation) <= LONGEST:
        verb, _, rest = notation.partition(" ")
        try:
            action = _READERS[verb](rest)
        except (KeyError, ValueError):
            raise BadNotation(notation) from None
        if str(action) == notation:
            return action
    raise BadNotation(notation)


def _pick(rest: str) -> KingsAction:
    if rest in Colour.__members__:
        return TakeSet(Colour[rest])
    copy = BID_CARDS[rest]
    if not isinstance(copy, Copy):
        raise ValueError(rest)  # noqa: TRY004 - a notation of the wrong kind
    return TakeCharacter(copy)


def _bid(rest: str) -> Bid:
    if rest == "ally":
        return Bid(())
    cards = tuple(BID_CARDS[word] for word in rest.split(","))
    if len(cards) > 2 or not _ascending(cards):
        raise ValueError(rest)
    return Bid(cards)


def _copy(rest: str) -> CopyBid:
    card = BID_CARDS[rest]
    if card is DIPLOMAT:
        raise ValueError(rest)
    return CopyBid(card)


def _discard(rest: str) -> Discard:
    cards = tuple(CARDS[word] for word in rest.split(" "))
    if len(cards) > 3 or not _ascending(cards):
        raise ValueError(rest)
    return Discard(cards)


def _ascending(cards: Sequence[Card] | Sequence[BidCard]) -> bool:
    return all(first.index < second.index for first, second in pairwise(cards))


def _play(rest: str) -> KingsAction:
    word, _, more = rest.partition(" ")
    if word == "delay":
        return DELAY
    if word == "hermit":
        return USE_HERMIT
    if word == "signal":
        return SIGNALS[Word(more)]
    if word == "exchange":
        return Exchange(CARDS[more])
    return play_of(CARDS[word], How(more) if more else None)


def _seat(rest: str) -> Seat:
    if not _SEAT.fullmatch(rest):
        raise ValueError(rest)
    return int(rest)


_READERS: dict[str, Callable[[str], KingsAction]] = {
    "pick": _pick,
    "bid": _bid,
    "ally": lambda rest: ChooseAlly(_seat(rest)),
    "copy": _copy,
    "discard": _discard,
    "reactivate": lambda rest: Reactivate(rest == "yes"),
    "lead": lambda _: Lead(),
    "appoint": lambda rest: Appoint(_seat(rest)),
    "play": _play,
    "give": lambda rest: Give(CARDS[rest]),
}
