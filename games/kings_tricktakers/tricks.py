"""Trick resolution (RULES.md 6), a function for each of its sections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from games.engine import Seat
from games.kings_tricktakers.actions import Play
from games.kings_tricktakers.cards import OF_SUIT, WHITES, Card, Kind, Suit
from games.kings_tricktakers.royals import Colour

NEUTRAL: Seat = -1
"""Whose play the neutral card of a game of two is (9)."""
NO_SUIT = len(Suit)
"""The place of "no suit is led" in `Laid.strengths`."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A base card played to a trick.

    `queen` is the Queen used with it, `king` whether the player's King lies on it, `change` whether the RESISTANT's
    change was announced. `oppressor`: the player has a face-up OPPRESSOR. `seat` is NEUTRAL for the neutral card.
    `leads` is the suit that it makes to be followed, where none is led yet; `strengths` are its `strength` for each
    suit that may be led, the last one for none.
    """

    seat: Seat
    card: Card
    queen: Colour | None = None
    king: bool = False
    change: bool = False
    oppressor: bool = False
    leads: Suit | None = field(init=False, repr=False, compare=False)
    strengths: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        numbered = effective(self)[0] is Kind.NUMBER
        object.__setattr__(self, "leads", self.card.suit if numbered else None)
        object.__setattr__(self, "strengths", tuple([_strength(self, lead) for lead in (*Suit, None)]))


laid_once = cache(Laid)
"""`Laid`, each made once for the whole process: search lays the same cards again and again."""


@cache
def laid_by(seat: Seat, play: Play, colour: Colour | None, oppressor: bool) -> Laid:
    return laid_once(seat, play.card, colour if play.queen else None, play.king, play.change, oppressor)


class Trick(NamedTuple):
    leader: Seat
    plays: tuple[Laid, ...]
    winner: Seat


def legal_cards(hand: int, lead: Suit | None, *, black_queen: bool = False) -> int:
    """The cards of a hand that may be played (6.1)."""
    if black_queen or lead is None or not hand & OF_SUIT[lead]:
        return hand
    return hand & (OF_SUIT[lead] | WHITES)


def lead_suit(plays: Sequence[Laid]) -> Suit | None:
    """The suit that has to be followed, None while there is none (6.2)."""
    for laid in plays:
        if laid.leads is not None:
            return laid.leads
    return None


def effective(laid: Laid) -> tuple[Kind, Suit | None, int]:
    """The kind, suit and value of a play in its trick (6.3)."""
    kind, suit, value = laid.card.kind, laid.card.suit, laid.card.value
    if laid.queen is Colour.BLUE:
        kind, suit, value = Kind.SURRENDER, None, 0
    elif laid.queen is Colour.WHITE:
        kind, suit, value = Kind.MYSTIC, None, 0
    if laid.change:
        if kind is Kind.MYSTIC:
            kind = Kind.SURRENDER
        elif kind is Kind.SURRENDER:
            kind = Kind.MYSTIC
        else:
            value = 11 - value
    return kind, suit, value


def _strength(laid: Laid, lead: Suit | None) -> int:
    """Class and value of a play as one number, Kings left aside (6.4, step 2)."""
    kind, suit, value = effective(laid)
    if kind is Kind.MYSTIC:
        return 400
    if kind is Kind.SURRENDER:
        return 0
    if suit is Suit.BLACK or (suit is Suit.YELLOW and laid.oppressor):
        return 300 + value
    return (200 if suit is lead else 100) + value


def strength(laid: Laid, lead: Suit | None) -> int:
    """How strong a play is where this suit is led, Kings left aside; the higher one wins (6.4, step 2)."""
    return laid.strengths[NO_SUIT if lead is None else lead]


def winning(plays: Sequence[Laid]) -> Laid:
    """The play that wins, or would win if the trick ended here (6.4)."""
    lead = lead_suit(plays)
    place = NO_SUIT if lead is None else lead
    king, best, highest = None, plays[0], -1
    for laid in plays:
        if laid.king:
            king = laid
        if laid.strengths[place] > highest:  # equal strength goes to the play made first
            best, highest = laid, laid.strengths[place]
    return king or best
