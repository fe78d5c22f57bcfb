"""The twenty character cards as data with small functions (kings-tricktakers.md 3.1 and 4.1).

A copy is an int, its place in the order of the table of 3.1. A card that can be bid is a copy or a Jack; the Jacks
follow the copies, by colour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from games.kings_tricktakers.cards import OF_SUIT, Suit
from games.kings_tricktakers.royals import JACK_BID, Colour, jack, white_cards

Copy: TypeAlias = int
BidCard: TypeAlias = int


class Character(StrEnum):
    """The ten characters; the value is the code of the face."""

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


@dataclass(frozen=True, slots=True)
class Tally:
    """What a face-up character looks at when it scores: trick count, cards won, whether the bid succeeded (7.2)."""

    count: int
    won: int
    bid_met: bool


Front: TypeAlias = Callable[[Tally], int]


def _nothing(_tally: Tally) -> int:
    return 0


def _at(count: int, points: int) -> Front:
    return lambda tally: points if tally.count == count else 0


def _gambler(tally: Tally) -> int:
    return 2 if tally.bid_met else 0


def _healer(tally: Tally) -> int:
    return min(5, (tally.won & (OF_SUIT[Suit.BLUE] | OF_SUIT[Suit.GREEN])).bit_count())


def _collector(tally: Tally) -> int:
    return (0, 2, 5, 8, 8)[white_cards(tally.won)]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One character: copies in the pool by number of players, the bid on its back, the scoring of its front.

    `bid` is empty for DEVIL and DIPLOMAT, whose bids look at other players.
    """

    copies: Mapping[int, int]
    bid: Mapping[int, int] = field(default_factory=dict)
    front: Front = _nothing


def _copies(two: int, three: int, four: int, five: int) -> Mapping[int, int]:
    return {2: two, 3: three, 4: four, 5: five}


CHARACTERS = {
    Character.GAMBLER: Sheet(_copies(1, 2, 2, 3), {0: 3, 2: 6}, _gambler),
    Character.HERMIT: Sheet(_copies(1, 2, 2, 3), {2: 4, 3: 7}, _at(0, 2)),
    Character.RESISTANT: Sheet(_copies(1, 2, 2, 2), {1: 4, 3: 7}),
    Character.BERSERKER: Sheet(_copies(1, 2, 2, 2), {0: 5}, _at(1, 2)),
    Character.OPPRESSOR: Sheet(_copies(1, 1, 2, 2), {1: 6}),
    Character.ASSASSIN: Sheet(_copies(1, 1, 2, 2), {2: 7}, _at(2, 3)),
    Character.HEALER: Sheet(_copies(1, 1, 2, 2), {1: 2, 2: 5}, _healer),
    Character.COLLECTOR: Sheet(_copies(1, 1, 2, 2), {0: 3, 1: 2, 2: 4}, _collector),
    Character.DEVIL: Sheet(_copies(0, 0, 1, 1), front=_at(3, -2)),
    Character.DIPLOMAT: Sheet(_copies(0, 0, 1, 1)),
}

_NUMBERED = tuple(
    (character, number) for character, sheet in CHARACTERS.items() for number in range(1, sheet.copies[5] + 1)
)

CHARACTER = tuple(character for character, _ in _NUMBERED)
"""The character of each copy."""
COPY_IDS = tuple(f"{character}#{number}" for character, number in _NUMBERED)
"""The notation of each copy ("GAMBLER#1")."""
COPIES: tuple[Copy, ...] = tuple(range(len(_NUMBERED)))
DIPLOMAT: Copy = CHARACTER.index(Character.DIPLOMAT)

BID_IDS = COPY_IDS + tuple(jack(colour) for colour in Colour)
"""The notation of each card that can be bid; a Jack's is the code of its face ("YJ")."""
BY_ID = {identity: card for card, identity in enumerate(BID_IDS)}


def copy_of(character: Character, number: int = 1) -> Copy:
    """Return a copy of a character by its number, counted from 1."""
    return BY_ID[f"{character}#{number}"]


def number_of(copy: Copy) -> int:
    """Return the number of a copy among those of its character, counted from 1."""
    return _NUMBERED[copy][1]


def jack_card(colour: Colour) -> BidCard:
    """Return the Jack of a colour as a card that can be bid."""
    return len(COPIES) + colour


def is_jack(card: BidCard) -> bool:
    """Tell whether a card that can be bid is a Jack."""
    return card >= len(COPIES)


def face_code(card: BidCard) -> str:
    """Return the code of the face of a copy or a Jack."""
    return BID_IDS[card] if is_jack(card) else CHARACTER[card].value


def bid_table(card: BidCard) -> Mapping[int, int]:
    """Return the VP by trick count on the back of a card; empty for DEVIL and DIPLOMAT."""
    return JACK_BID if is_jack(card) else CHARACTERS[CHARACTER[card]].bid


def up(company: tuple[Copy, ...], bid: tuple[BidCard, ...] | None, character: Character) -> int:
    """Return how many copies of a character lie face up in a company, given which cards are turned for the bid."""
    return sum([1 for copy in company if CHARACTER[copy] is character and (bid is None or copy not in bid)])


def pool_for(seats: int, *, remove_diplomat: bool) -> tuple[Copy, ...]:
    """Return the copies that take part in the open draft (4.1, 4.2)."""
    return tuple(
        copy
        for copy in COPIES
        if number_of(copy) <= CHARACTERS[CHARACTER[copy]].copies[seats]
        and not (remove_diplomat and CHARACTER[copy] is Character.DIPLOMAT)
    )
