"""Tricks (RULES.md 6), a function for each section; the plays of a turn, with the checks of 5.6.2 in their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from games.engine import Seat, cards_of
from games.kings_tricktakers.actions import DELAY, USE_HERMIT, How, KingsAction, Play, exchanges_of, play_of
from games.kings_tricktakers.cards import OF_SUIT, PACK, WHITES, Card, Kind, Suit, number_card
from games.kings_tricktakers.royals import Colour, carries

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


WITH_KING = frozenset({Colour.YELLOW, Colour.BLACK})
"""The Queens that may be used in the same turn as the King."""
ON_CARD = frozenset({Colour.YELLOW, Colour.BLUE, Colour.WHITE, Colour.BLACK})
"""The Queens that are laid with a card."""
_GREEN = Colour.GREEN


class Refusal(StrEnum):
    NOT_IN_HAND = "not_in_hand"
    QUEEN_UNAVAILABLE = "queen_unavailable"
    MUST_FOLLOW = "must_follow"
    KING_NOT_ALLOWED = "king_not_allowed"
    RESIST_NOT_ALLOWED = "resist_not_allowed"


class Turn(NamedTuple):
    """Everything on which the legality of a play depends.

    `queen` and `king`: the Queen is ready, the King unplayed. `resistant`: one is face up. `hermit`: an unused one is
    face up. `exchange`: the DIPLOMAT may exchange. In the turn after the Green Queen she is not ready any more.
    """

    hand: int
    lead: Suit | None
    colour: Colour
    queen: bool
    king: bool
    resistant: bool
    hermit: bool = False
    exchange: bool = False


Facts: TypeAlias = tuple[int, Suit | None, Colour, bool, bool, bool, bool, bool]
"""The fields of a `Turn` without their names: what search is quicker with."""


def refusal(turn: Turn, play: Play) -> Refusal | None:
    card, colour = play.card, turn.colour
    if not turn.hand & card.bit:
        return Refusal.NOT_IN_HAND
    if play.queen and not (turn.queen and colour in ON_CARD and (not play.king or colour in WITH_KING)):
        return Refusal.QUEEN_UNAVAILABLE
    if not legal_cards(turn.hand, turn.lead, black_queen=play.queen and colour is Colour.BLACK) & card.bit:
        return Refusal.MUST_FOLLOW
    if play.king and not (turn.king and carries(colour, card)):
        return Refusal.KING_NOT_ALLOWED
    if play.change and not (turn.resistant and _changeable(card, colour if play.queen else None)):
        return Refusal.RESIST_NOT_ALLOWED
    return None


def _changeable(card: Card, queen: Colour | None) -> bool:
    kind, _, value = effective(laid_once(0, card, queen))
    return kind is not Kind.NUMBER or value in {1, 10}


def plays_of(turn: Turn, card: Card) -> list[Play]:
    ways = [play for how in How if not refusal(turn, play := play_of(card, how))]
    return [play_of(card)] if ways == [play_of(card, How.PLAIN)] else ways


plain_plays = cards_of([play_of(card) for card in PACK])
"""From a set of cards to the plays of them with nothing added."""
Ways: TypeAlias = tuple[tuple[list[Play], ...], tuple[list[Play], ...]]
"""The ways to play each card of the pack, by its index: where it may be played, and where a suit that is led is held.

The second half is empty where a card that does not follow can never be played; white cards always may.
"""


@cache
def _ways(colour: Colour, queen: bool, king: bool, resistant: bool) -> Ways:
    free, bound = [], []
    for card in PACK:
        turn = Turn(card.bit, None, colour, queen, king, resistant)
        free.append(plays_of(turn, card))
        other = number_card(Suit.BLUE if card.suit is Suit.YELLOW else Suit.YELLOW, 1)
        bound.append(plays_of(turn._replace(hand=card.bit | other.bit, lead=other.suit), card))
    playable = any(ways for card, ways in zip(PACK, bound, strict=True) if not card.bit & WHITES)
    return tuple(free), tuple(bound) if playable else ()


def legal_turn(turn: Facts) -> list[KingsAction]:
    hand, lead, colour, queen, king, resistant, hermit, exchange = turn
    allowed = legal_cards(hand, lead)
    legal: list[KingsAction] = []
    if queen or king or resistant:
        free, bound = _ways(colour, queen, king, resistant)
        left = hand if bound else allowed
        while left:
            lowest = left & -left
            legal += (free if lowest & allowed else bound)[lowest.bit_length() - 1]
            left ^= lowest
    else:
        legal += plain_plays(allowed)
    if queen and colour is _GREEN:
        legal.append(DELAY)
    if hermit:
        legal.append(USE_HERMIT)
    if exchange:
        legal += exchanges_of(hand)
    return legal
