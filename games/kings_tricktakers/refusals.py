"""Why an action is refused: the rule and the cards (RULES.md 5.3, 5.4, 5.6.2)."""

from __future__ import annotations

from games.engine import Text, card, cards, text
from games.kings_tricktakers.actions import (
    Appoint,
    Bid,
    ChooseAlly,
    CopyBid,
    Delay,
    Discard,
    Exchange,
    Give,
    How,
    KingsAction,
    Play,
    Signal,
    TakeCharacter,
    TakeSet,
    UseHermit,
)
from games.kings_tricktakers.cards import OF_SUIT, WHITES, Card, cards_in, codes
from games.kings_tricktakers.characters import DIPLOMAT, JACKS, Character, Jack
from games.kings_tricktakers.draft import barred
from games.kings_tricktakers.options import LAST_ROUND
from games.kings_tricktakers.preparation import Task
from games.kings_tricktakers.royals import ROYALS, Colour, carries, king, queen
from games.kings_tricktakers.turn import ON_CARD, Refusal, Turn, refusal
from games.kings_tricktakers.view import DRAFTING, KingsView, Phase


def why_not(view: KingsView, action: KingsAction) -> Text:
    match action:
        case TakeSet() if view.phase in DRAFTING and view.options.company_mode == "chosen":
            return text("kings-tricktakers-why-company")
        case TakeSet() if view.phase in DRAFTING:
            taken = view.colours[view.me] is not None
            return text("kings-tricktakers-why-set", card=card(king(action.colour)), mine="yes" if taken else "no")
        case TakeCharacter() if view.phase in DRAFTING:
            return _character(view, action)
        case Bid() if view.phase is Phase.BID_COMMIT:
            return _bid(view, action)
        case ChooseAlly() | CopyBid() if view.phase is Phase.DIPLOMAT_TARGET:
            mode = "copy" if DIPLOMAT in (view.bids[view.me] or ()) else "ally"
            return text("kings-tricktakers-why-target", mode=mode)
        case Discard() if _discards(view):
            return _discard(view, action)
        case Appoint() if view.phase is Phase.TRICK_OPEN:
            return text("kings-tricktakers-why-appoint")
        case Give(card=one) if view.phase is Phase.EXCHANGE_REPLY:
            return not_held(one)
        case _ if view.turn is not None:
            return _in_turn(view, view.turn, action)
    return text("kings-tricktakers-why-phase", phase=view.phase.value)


def _in_turn(view: KingsView, turn: Turn, action: KingsAction) -> Text:
    match action:
        case Play():
            return play_refused(turn, action.card, action.how)
        case Delay():
            reason = "used" if turn.colour is Colour.GREEN else "other"
            return text("kings-tricktakers-why-queen", queen=card(queen(Colour.GREEN)), reason=reason)
        case UseHermit():
            owned = view.face_up(view.me, Character.HERMIT)
            return text("kings-tricktakers-why-hermit", owned="yes" if owned else "no")
        case Exchange(card=one):
            return _no_exchange(view, one)
        case Signal():
            return _no_signal(view)
    return text("kings-tricktakers-why-phase", phase=view.phase.value)


def _no_exchange(view: KingsView, one: Card) -> Text:
    if view.ally is None or view.diplomat != view.me:
        return text("kings-tricktakers-why-exchange", reason="none")
    if view.swap is not None:
        return text("kings-tricktakers-why-exchange", reason="used")
    return text("kings-tricktakers-why-exchange", reason="empty") if one in view.hand else not_held(one)


def _no_signal(view: KingsView) -> Text:
    if not view.options.ally_talk:
        return text("kings-tricktakers-why-signal", reason="silent")
    if view.me not in view.allies:
        return text("kings-tricktakers-why-signal", reason="none")
    return text("kings-tricktakers-why-signal", reason="said" if view.swap is None else "used")


def _character(view: KingsView, action: TakeCharacter) -> Text:
    wanted = card(action.copy.code)
    if len(view.companies[view.me]) == 3:
        return text("kings-tricktakers-why-three", card=wanted)
    if not action.copy.bit & view.pool:
        return text("kings-tricktakers-why-gone", card=wanted)
    if barred(action.copy, view.previous, view.order) == view.me:
        return text("kings-tricktakers-why-banned", card=wanted)
    return text("kings-tricktakers-why-other-copy", card=wanted)


def _bid(view: KingsView, action: Bid) -> Text:
    mine = view.companies[view.me]
    owned = (*mine, JACKS[view.colour(view.me)])
    if any(one not in owned for one in action.cards):
        return text("kings-tricktakers-why-not-yours")
    if any(isinstance(one, Jack) for one in action.cards) and view.round < LAST_ROUND:
        return text("kings-tricktakers-why-jack")
    if DIPLOMAT in mine and (len(action.cards) == 1 or view.round == LAST_ROUND):
        return text("kings-tricktakers-why-diplomat")
    return text("kings-tricktakers-why-bid-size", round=view.round)


def _discards(view: KingsView) -> bool:
    return view.phase is Phase.HERMIT_DISCARD or (
        view.phase is Phase.PREPARATION and view.tasks[view.me][0] is not Task.QUEEN
    )


def _discard(view: KingsView, action: Discard) -> Text:
    for one in action.cards:
        if one not in view.hand:
            return not_held(one)
    return text("kings-tricktakers-why-discard")


def not_held(one: Card) -> Text:
    return text("kings-tricktakers-why-not-held", card=card(one.code))


def must_follow(turn: Turn, one: Card) -> Text:
    lead = turn.lead
    if lead is None:
        raise ValueError(one)
    free = cards_in(turn.hand & WHITES)
    return text(
        "kings-tricktakers-why-follow",
        card=card(one.code),
        suit=lead.letter,
        held=cards(codes(cards_in(turn.hand & OF_SUIT[lead]))),
        count=len(free),
        free=cards(codes(free)),
    )


def play_refused(turn: Turn, one: Card, how: How | None) -> Text:
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
            played = card(one.code)
            return text("kings-tricktakers-why-change", card=played, owned="yes" if turn.resistant else "no")
        case None:
            return text("kings-tricktakers-why-extras", card=card(one.code), said="no" if how is None else "yes")


def _no_queen(turn: Turn) -> Text:
    mine = card(queen(turn.colour))
    if turn.colour not in ON_CARD:
        return text("kings-tricktakers-why-queen", queen=mine, reason="green")
    return text("kings-tricktakers-why-queen", queen=mine, reason="king" if turn.queen else "used")


def _no_king(turn: Turn, one: Card) -> Text:
    mine = card(king(turn.colour))
    reason = "card" if turn.king and not carries(turn.colour, one) else "played"
    return text(
        "kings-tricktakers-why-king",
        king=mine,
        colour=ROYALS[turn.colour].letter,
        card=card(one.code),
        reason=reason,
    )
