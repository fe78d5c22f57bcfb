"""Why an action is refused: the rule and the cards (kings-tricktakers.md 5.3, 5.4, 5.6.2)."""

from __future__ import annotations

from games.engine import Text, card, cards, text
from games.kings_tricktakers.actions import Bid, Discard, How, KingsAction, Play, TakeCharacter, TakeSet
from games.kings_tricktakers.bids import LAST_ROUND
from games.kings_tricktakers.cards import CODES, LETTERS, OF_SUIT, WHITES, Card, cards_in, codes
from games.kings_tricktakers.characters import DIPLOMAT, face_code, is_jack, jack_card
from games.kings_tricktakers.draft import barred_from
from games.kings_tricktakers.royals import carries, king, queen
from games.kings_tricktakers.turn import ON_CARD, Refusal, Turn, refusal
from games.kings_tricktakers.view import DRAFTING, KingsView, Phase


def why_not(view: KingsView, action: KingsAction) -> Text:
    """Return which rule forbids an action of the viewer that is not legal."""
    match action:
        case TakeSet() if view.phase in DRAFTING:
            taken = view.colours[view.me] is not None
            return text("kings-tricktakers-why-set", card=card(king(action.colour)), mine="yes" if taken else "no")
        case TakeCharacter() if view.phase in DRAFTING:
            return _character(view, action)
        case Bid() if view.phase is Phase.BID_COMMIT:
            return _bid(view, action)
        case Discard() if view.phase in (Phase.PREPARATION, Phase.HERMIT_DISCARD):
            return _discard(view, action)
        case Play() if view.turn is not None:
            return play_refused(view.turn, action.card, action.how)
    return text("kings-tricktakers-why-phase", phase=view.phase.value)


def _character(view: KingsView, action: TakeCharacter) -> Text:
    wanted = card(face_code(action.copy))
    if len(view.companies[view.me]) == 3:
        return text("kings-tricktakers-why-three", card=wanted)
    if action.copy not in view.pool:
        return text("kings-tricktakers-why-gone", card=wanted)
    if barred_from(action.copy, view.previous, view.order) == view.me:
        return text("kings-tricktakers-why-banned", card=wanted)
    return text("kings-tricktakers-why-other-copy", card=wanted)


def _bid(view: KingsView, action: Bid) -> Text:
    mine = view.companies[view.me]
    owned = (*mine, jack_card(view.colour(view.me)))
    if any(one not in owned for one in action.cards):
        return text("kings-tricktakers-why-not-yours")
    if DIPLOMAT in mine:
        return text("kings-tricktakers-why-diplomat")
    if any(is_jack(one) for one in action.cards) and view.round < LAST_ROUND:
        return text("kings-tricktakers-why-jack")
    return text("kings-tricktakers-why-bid-size", round=view.round)


def _discard(view: KingsView, action: Discard) -> Text:
    for one in action.cards:
        if one not in view.hand:
            return not_held(one)
    return text("kings-tricktakers-why-discard")


def not_held(one: Card) -> Text:
    """Return that a card is not in the hand."""
    return text("kings-tricktakers-why-not-held", card=card(CODES[one]))


def must_follow(turn: Turn, one: Card) -> Text:
    """Return which suit has to be followed and which cards of the hand do."""
    lead = turn.lead
    if lead is None:
        raise ValueError(one)
    free = cards_in(turn.hand & WHITES)
    return text(
        "kings-tricktakers-why-follow",
        card=card(CODES[one]),
        suit=LETTERS[lead],
        held=cards(codes(cards_in(turn.hand & OF_SUIT[lead]))),
        count=len(free),
        free=cards(codes(free)),
    )


def play_refused(turn: Turn, one: Card, how: How | None) -> Text:
    """Return why a play is refused: the first check of 5.6.2 that it fails."""
    match refusal(turn, one, how):
        case Refusal.NOT_IN_HAND:
            return not_held(one)
        case Refusal.MUST_FOLLOW:
            return must_follow(turn, one)
        case Refusal.QUEEN_UNAVAILABLE:
            return _no_queen(turn)
        case Refusal.KING_NOT_ALLOWED:
            return _no_king(turn, one)
        case Refusal.RESIST_NOT_ALLOWED:
            played = card(CODES[one])
            return text("kings-tricktakers-why-change", card=played, owned="yes" if turn.resistant else "no")
        case None:
            return text("kings-tricktakers-why-extras", card=card(CODES[one]), said="no" if how is None else "yes")


def _no_queen(turn: Turn) -> Text:
    mine = card(queen(turn.colour))
    if turn.colour not in ON_CARD:
        return text("kings-tricktakers-why-queen", queen=mine, reason="green")
    return text("kings-tricktakers-why-queen", queen=mine, reason="king" if turn.queen else "used")


def _no_king(turn: Turn, one: Card) -> Text:
    mine = card(king(turn.colour))
    reason = "card" if turn.king and not carries(turn.colour, one) else "played"
    return text("kings-tricktakers-why-king", king=mine, card=card(CODES[one]), reason=reason)
