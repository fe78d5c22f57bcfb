"""The plays of a turn: the checks of RULES.md 5.6.2 in their order, and the legal actions."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from games.engine import cards_of
from games.kings_tricktakers.actions import DELAY, USE_HERMIT, How, KingsAction, Play, exchanges_of, play_of
from games.kings_tricktakers.cards import PACK, WHITES, Card, Kind, Suit, number_card
from games.kings_tricktakers.royals import Colour, carries
from games.kings_tricktakers.tricks import effective, laid_once, legal_cards

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
