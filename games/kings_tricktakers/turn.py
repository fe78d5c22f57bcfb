"""The plays of a turn: the checks of RULES.md 5.6.2 in their order, and the legal actions."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from games.kings_tricktakers.actions import (
    CHANGES,
    DELAY,
    EXCHANGE,
    KINGS,
    QUEENS,
    USE_HERMIT,
    How,
    KingsAction,
    Play,
    play_of,
)
from games.kings_tricktakers.cards import PACK, WHITES, Card, Kind, Suit, cards_in, number_card
from games.kings_tricktakers.royals import Colour, carries
from games.kings_tricktakers.tricks import effective, laid_once, legal_cards

WITH_KING = frozenset({Colour.YELLOW, Colour.BLACK})
"""The Queens that may be used in the same turn as the King."""
ON_CARD = frozenset({Colour.YELLOW, Colour.BLUE, Colour.WHITE, Colour.BLACK})
"""The Queens that are laid with a card."""
EXTRAS = tuple(how for how in How if how is not How.PLAIN)
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


def refusal(turn: Turn, card: Card, how: How | None) -> Refusal | None:
    queen, king, change = how in QUEENS, how in KINGS, how in CHANGES
    if not turn.hand & card.bit:
        return Refusal.NOT_IN_HAND
    if queen and not (turn.queen and turn.colour in ON_CARD and (not king or turn.colour in WITH_KING)):
        return Refusal.QUEEN_UNAVAILABLE
    if not legal_cards(turn.hand, turn.lead, black_queen=queen and turn.colour is Colour.BLACK) & card.bit:
        return Refusal.MUST_FOLLOW
    if king and not (turn.king and carries(turn.colour, card)):
        return Refusal.KING_NOT_ALLOWED
    if change and not (turn.resistant and _changeable(card, turn.colour if queen else None)):
        return Refusal.RESIST_NOT_ALLOWED
    return None


def _changeable(card: Card, queen: Colour | None) -> bool:
    kind, _, value = effective(laid_once(0, card, queen))
    return kind is not Kind.NUMBER or value in {1, 10}


def plays_of(turn: Turn, card: Card) -> list[Play]:
    plain = [] if refusal(turn, card, None) else [play_of(card, How.PLAIN)]
    if not (turn.queen or turn.king or turn.resistant):
        return [play_of(card)] if plain else []
    extras = [play_of(card, how) for how in EXTRAS if refusal(turn, card, how) is None]
    return plain + extras if extras or not plain else [play_of(card)]


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
    free, bound = _ways(colour, queen, king, resistant)
    allowed = legal_cards(hand, lead)
    legal: list[KingsAction] = []
    left = hand if bound else allowed
    while left:
        lowest = left & -left
        legal += (free if lowest & allowed else bound)[lowest.bit_length() - 1]
        left ^= lowest
    if queen and colour is _GREEN:
        legal.append(DELAY)
    if hermit:
        legal.append(USE_HERMIT)
    if exchange:
        legal += [EXCHANGE[card] for card in cards_in(hand)]
    return legal
