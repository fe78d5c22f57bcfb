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

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import TypeAlias

from games.engine import Seat, cards_of, set_of
from games.engine.singles import Single, parser
from games.kings_tricktakers.cards import CARDS, PACK, Card, cards_in
from games.kings_tricktakers.characters import BID_CARDS, COPIES, DIPLOMAT, BidCard, Copy
from games.kings_tricktakers.royals import Colour


@dataclass(frozen=True, slots=True)
class TakeSet:
    colour: Colour

    def __str__(self) -> str:
        return f"pick {self.colour.name}"


@dataclass(frozen=True, slots=True)
class TakeCharacter:
    copy: Copy

    def __str__(self) -> str:
        return f"pick {self.copy.id}"


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


@dataclass(frozen=True, slots=True)
class Reactivate:
    pay: bool

    def __str__(self) -> str:
        return f"reactivate {'yes' if self.pay else 'no'}"


@dataclass(frozen=True, slots=True)
class Lead:
    def __str__(self) -> str:
        return "lead"


@dataclass(frozen=True, slots=True)
class Appoint:
    seat: Seat

    def __str__(self) -> str:
        return f"appoint {self.seat}"


class How(StrEnum):
    PLAIN = "plain"
    QUEEN = "queen"
    KING = "king"
    CHANGE = "change"
    QUEEN_KING = "queen-king"
    QUEEN_CHANGE = "queen-change"
    KING_CHANGE = "king-change"
    QUEEN_KING_CHANGE = "queen-king-change"


@dataclass(frozen=True, slots=True, eq=False)
class Play(Single):
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


@dataclass(frozen=True, slots=True)
class Delay:
    def __str__(self) -> str:
        return "play delay"


@dataclass(frozen=True, slots=True)
class UseHermit:
    def __str__(self) -> str:
        return "play hermit"


@dataclass(frozen=True, slots=True)
class Exchange:
    card: Card

    def __str__(self) -> str:
        return f"play exchange {self.card.id}"


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


KingsAction: TypeAlias = (
    TakeSet | TakeCharacter | Bid | ChooseAlly | CopyBid | Discard | Reactivate | Lead | Appoint | Play | Delay
    | UseHermit | Exchange | Signal | Give
)  # fmt: skip

TAKE_SET = {colour: TakeSet(colour) for colour in Colour}
TAKE_CHARACTERS = tuple(map(TakeCharacter, COPIES))
REACTIVATIONS = (Reactivate(pay=True), Reactivate(pay=False))
LEAD, DELAY, USE_HERMIT = Lead(), Delay(), UseHermit()
APPOINT = tuple(map(Appoint, range(5)))
"""By seat."""
EXCHANGES = tuple(map(Exchange, PACK))
GIFTS = tuple(map(Give, PACK))
SIGNALS = tuple(map(Signal, Word))
_PLAYS = {
    (card, how): Play(card, how, *(how is not None and figure in how for figure in ("queen", "king", "change")))
    for card in PACK
    for how in (None, *How)
}

takings_of = cards_of(TAKE_CHARACTERS)
"""From a set of copies to the picks of them."""
exchanges_of, gifts_of = cards_of(EXCHANGES), cards_of(GIFTS)
"""From a set of cards to the actions that hand one of them over."""
discard_of = cache(Discard)


def play_of(card: Card, how: How | None = None) -> Play:
    return _PLAYS[card, how]


_OTHERS: tuple[KingsAction, ...] = (
    *TAKE_SET.values(), *TAKE_CHARACTERS, *map(ChooseAlly, range(5)), *REACTIVATIONS, LEAD, DELAY, USE_HERMIT, *APPOINT,
    *EXCHANGES, *GIFTS, *SIGNALS, *_PLAYS.values(),
    *(Bid(cards) for size in range(3) for cards in combinations(BID_CARDS.values(), size)),
    *(CopyBid(card) for card in BID_CARDS.values() if card is not DIPLOMAT),
)  # fmt: skip
_parse_other = parser(_OTHERS)


def parse(notation: str) -> KingsAction:
    """The action written like this. Raises `BadNotation`."""
    verb, *ids = notation[:40].split(" ")
    if verb == "discard" and 1 <= len(ids) <= 3 and CARDS.keys() >= set(ids):
        discard = discard_of(cards_in(set_of([CARDS[one] for one in ids])))
        if str(discard) == notation:
            return discard
    return _parse_other(notation)
