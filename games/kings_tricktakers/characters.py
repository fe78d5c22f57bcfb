"""The twenty character cards as data with small functions (RULES.md 3.1 and 4.1), and what they do first (5.5).

There is one object per copy of a character and one per Jack, for the whole process, so they are compared by identity.
Both can be bid; in the order in which they are sorted the Jacks follow the copies, by colour. A set of copies is an int
with one bit per copy, in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from games.engine import Seat, cards_of, set_of
from games.engine.singles import Single
from games.kings_tricktakers.cards import OF_SUIT, Suit
from games.kings_tricktakers.royals import EXHAUSTED, JACK_BID, ROYALS, Colour, Queen, jack, white_cards


class Character(StrEnum):
    GAMBLER = "GAMBLER"
    HERMIT = "HERMIT"
    RESISTANT = "RESISTANT"
    BERSERKER = "BERSERKER"
    OPPRESSOR = "OPPRESSOR"
    ASSASSIN = "ASSASSIN"
    HEALER = "HEALER"
    COLLECTOR = "COLLECTOR"
    DEVIL = "DEVIL"
    DIPLOMAT = "DIPLOMAT"

    __hash__ = str.__hash__
    """As for `Suit`."""


Front: TypeAlias = Callable[[int, int, bool], int]
"""A face-up character's score, from the trick count, the cards won, and whether the bid succeeded (7.2)."""
_HEALED = OF_SUIT[Suit.BLUE] | OF_SUIT[Suit.GREEN]


def _nothing(_tricks: int, _won: int, _met: bool) -> int:
    return 0


def _at(count: int, points: int) -> Front:
    return lambda tricks, _won, _met: points if tricks == count else 0


def _gambler(_tricks: int, _won: int, met: bool) -> int:
    return 2 if met else 0


def _healer(_tricks: int, won: int, _met: bool) -> int:
    return min(5, (won & _HEALED).bit_count())


def _collector(_tricks: int, won: int, _met: bool) -> int:
    return (0, 2, 5, 8, 8)[white_cards(won)]


class Sheet(NamedTuple):
    """One character: copies in the pool of 2, 3, 4 and 5 players, the bid on its back, the scoring of its front.

    `bid` is empty for DEVIL and DIPLOMAT, whose bids look at other players.
    """

    copies: tuple[int, int, int, int]
    bid: Mapping[int, int]
    front: Front = _nothing


CHARACTERS = {
    Character.GAMBLER: Sheet((1, 2, 2, 3), {0: 3, 2: 6}, _gambler),
    Character.HERMIT: Sheet((1, 2, 2, 3), {2: 4, 3: 7}, _at(0, 2)),
    Character.RESISTANT: Sheet((1, 2, 2, 2), {1: 4, 3: 7}),
    Character.BERSERKER: Sheet((1, 2, 2, 2), {0: 5}, _at(1, 2)),
    Character.OPPRESSOR: Sheet((1, 1, 2, 2), {1: 6}),
    Character.ASSASSIN: Sheet((1, 1, 2, 2), {2: 7}, _at(2, 3)),
    Character.HEALER: Sheet((1, 1, 2, 2), {1: 2, 2: 5}, _healer),
    Character.COLLECTOR: Sheet((1, 1, 2, 2), {0: 3, 1: 2, 2: 4}, _collector),
    Character.DEVIL: Sheet((0, 0, 1, 1), {}, _at(3, -2)),
    Character.DIPLOMAT: Sheet((0, 0, 1, 1), {}),
}


@dataclass(frozen=True, slots=True, eq=False)
class Copy(Single):
    """One copy of a character.

    `number` counts the copies of its character from 1; `index` is its place in the table of 3.1, `bit` its set of one;
    `id` is its notation ("GAMBLER#1"), `code` that of the face. `bids` are the VP by trick count on the back, empty
    for DEVIL and DIPLOMAT; `front` is what it scores face up.
    """

    character: Character
    number: int
    index: int
    bit: int
    id: str
    code: str
    bids: Mapping[int, int] = field(repr=False, compare=False)
    front: Front = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True, eq=False)
class Jack(Single):
    colour: Colour
    index: int
    id: str

    @property
    def code(self) -> str:
        return self.id

    @property
    def bids(self) -> Mapping[int, int]:
        return JACK_BID


BidCard: TypeAlias = Copy | Jack

_NUMBERED = [(who, sheet, number) for who, sheet in CHARACTERS.items() for number in range(1, sheet.copies[-1] + 1)]

COPIES = tuple(
    Copy(who, number, index, 1 << index, f"{who}#{number}", who.value, sheet.bid, sheet.front)
    for index, (who, sheet, number) in enumerate(_NUMBERED)
)
JACKS = {colour: Jack(colour, len(COPIES) + colour, jack(colour)) for colour in Colour}
_BIDDABLE: tuple[BidCard, ...] = (*COPIES, *JACKS.values())
BID_CARDS = {card.id: card for card in _BIDDABLE}
"""Every card that can be bid, by its notation."""
DEVIL, DIPLOMAT = (copy for copy in COPIES if copy.character in (Character.DEVIL, Character.DIPLOMAT))


PLACE = attrgetter("index")
"""The key by which companies, pools and bids are sorted."""


def copy_of(character: Character, number: int = 1) -> Copy:
    return next(copy for copy in COPIES if copy.character is character and copy.number == number)


copies_in = cards_of(COPIES)
"""From a set of copies to the copies, sorted."""
_SECOND_ON, _THIRD = (set_of([copy for copy in COPIES if copy.number > before]) for before in (1, 2))


def first_of_each(copies: int) -> int:
    return copies & ~(copies << 1 & _SECOND_ON | copies << 2 & _THIRD)


@cache
def joined(company: tuple[Copy, ...], copy: Copy) -> tuple[Copy, ...]:
    return tuple(sorted((*company, copy), key=PLACE))


def owner_of(copy: Copy, companies: Sequence[tuple[Copy, ...]]) -> Seat | None:
    for seat, company in enumerate(companies):
        if copy in company:
            return seat
    return None


def bidder_of(card: BidCard, bids: Sequence[tuple[BidCard, ...] | None]) -> Seat:
    """The seat that turned a card. Raises `StopIteration` when nobody did."""
    return next(seat for seat, bid in enumerate(bids) if card in (bid or ()))


def allies(companies: Sequence[tuple[Copy, ...]], ally: Seat | None) -> tuple[Seat, ...]:
    """The DIPLOMAT's owner and the ally; nobody where there is no ally."""
    owner = owner_of(DIPLOMAT, companies)
    return () if owner is None or ally is None else (owner, ally)


class FaceUp(NamedTuple):
    gamblers: int
    berserkers: int
    hermits: int
    resistants: int
    assassins: int
    oppressors: int


_ACTING = [Character[name] for name in ("GAMBLER", "BERSERKER", "HERMIT", "RESISTANT", "ASSASSIN", "OPPRESSOR")]


@cache
def face_up(company: tuple[Copy, ...], bid: tuple[BidCard, ...] | None) -> FaceUp:
    working = [copy.character for copy in company if copy not in (bid or ())]
    return FaceUp(*map(working.count, _ACTING))


@cache
def pool_for(seats: int, *, remove_diplomat: bool) -> int:
    """The copies that take part in the open draft, as a set (4.1, 4.2)."""
    pool = set_of([copy for copy in COPIES if copy.number <= CHARACTERS[copy.character].copies[seats - 2]])
    return pool & ~DIPLOMAT.bit if remove_diplomat else pool


class Task(StrEnum):
    GAMBLER = "gambler"
    BERSERKER = "berserker"
    QUEEN = "queen"


GAMBLER, BERSERKER, QUEEN = Task


def may_pay(colour: Colour, queen: Queen, points: int) -> bool:
    return queen is EXHAUSTED and points >= ROYALS[colour].queen_cost


def tasks_of(shown: FaceUp, colour: Colour, queen: Queen, points: int) -> tuple[Task, ...]:
    tasks = (GAMBLER,) * shown.gamblers + (BERSERKER,) * shown.berserkers
    return (*tasks, QUEEN) if may_pay(colour, queen, points) else tasks


def tens_each(seats: int, copies: Iterable[Copy]) -> int:
    """How many reserved Black 10s a BERSERKER brings, given the copies that may be owned (5.5, step 2).

    Both, if two players have but one BERSERKER between them.
    """
    return 2 if seats == 2 and sum([copy.character is Character.BERSERKER for copy in copies]) == 1 else 1
