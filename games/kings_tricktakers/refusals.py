"""Why an action is refused: the rule and the cards (RULES.md 5.3, 5.4, 5.6.2)."""

from __future__ import annotations

from games.engine import Text, card
from games.kings_tricktakers import actions
from games.kings_tricktakers.actions import KingsAction
from games.kings_tricktakers.cards import OF_SUIT, WHITES, Card, cards_in
from games.kings_tricktakers.characters import DIPLOMAT, JACKS, Character, Jack
from games.kings_tricktakers.draft import barred
from games.kings_tricktakers.options import LAST_ROUND
from games.kings_tricktakers.preparation import Task
from games.kings_tricktakers.royals import ROYALS, Colour, carries, king, queen
from games.kings_tricktakers.says import say
from games.kings_tricktakers.turn import ON_CARD, Refusal, Turn, refusal
from games.kings_tricktakers.view import DRAFTING, KingsView, Phase


def why_not(view: KingsView, action: KingsAction) -> Text:
    match action:
        case actions.TakeSet() if view.phase in DRAFTING and view.options.company_mode == "chosen":
            return say("why-company")
        case actions.TakeSet() if view.phase in DRAFTING:
            return say("why-set", card=card(king(action.colour)), mine=view.colours[view.me] is not None)
        case actions.TakeCharacter() if view.phase in DRAFTING:
            return _character(view, action)
        case actions.Bid() if view.phase is Phase.BID_COMMIT:
            return _bid(view, action)
        case actions.ChooseAlly() | actions.CopyBid() if view.phase is Phase.DIPLOMAT_TARGET:
            return say("why-target", mode="copy" if DIPLOMAT in (view.bids[view.me] or ()) else "ally")
        case actions.Discard() if _discards(view):
            lacking = [one for one in action.cards if one not in view.hand]
            return _not_held(lacking[0]) if lacking else say("why-discard")
        case actions.Appoint() if view.phase is Phase.TRICK_OPEN:
            return say("why-appoint")
        case actions.Give(card=one) if view.phase is Phase.EXCHANGE_REPLY:
            return _not_held(one)
        case actions.Play() if view.turn is not None:
            return _play(view.turn, action)
        case actions.Delay() if view.turn is not None:
            reason = "used" if view.turn.colour is Colour.GREEN else "other"
            return say("why-queen", queen=card(queen(Colour.GREEN)), reason=reason)
        case actions.UseHermit() if view.turn is not None:
            return say("why-hermit", owned=view.face_up(view.me, Character.HERMIT) > 0)
        case actions.Exchange(card=one) if view.turn is not None:
            return _exchange(view, one)
        case actions.Signal() if view.turn is not None:
            return _signal(view)
    return say("why-phase", phase=view.phase.value)


def _exchange(view: KingsView, one: Card) -> Text:
    if view.ally is None or view.diplomat != view.me:
        return say("why-exchange", reason="none")
    if view.swap is not None:
        return say("why-exchange", reason="used")
    return say("why-exchange", reason="empty") if one in view.hand else _not_held(one)


def _signal(view: KingsView) -> Text:
    if not view.options.ally_talk:
        return say("why-signal", reason="silent")
    if view.me not in view.allies:
        return say("why-signal", reason="none")
    return say("why-signal", reason="said" if view.swap is None else "used")


def _character(view: KingsView, action: actions.TakeCharacter) -> Text:
    if len(view.companies[view.me]) == 3:
        return say("why-three", card=action.copy)
    if not action.copy.bit & view.pool:
        return say("why-gone", card=action.copy)
    if barred(action.copy, view.previous, view.order) == view.me:
        return say("why-banned", card=action.copy)
    return say("why-other-copy", card=action.copy)


def _bid(view: KingsView, action: actions.Bid) -> Text:
    mine = view.companies[view.me]
    owned = (*mine, JACKS[view.colour(view.me)])
    if any(one not in owned for one in action.cards):
        return say("why-not-yours")
    if any(isinstance(one, Jack) for one in action.cards) and view.round < LAST_ROUND:
        return say("why-jack")
    if DIPLOMAT in mine and (len(action.cards) == 1 or view.round == LAST_ROUND):
        return say("why-diplomat")
    return say("why-bid-size", round=view.round)


def _discards(view: KingsView) -> bool:
    return view.phase is Phase.HERMIT_DISCARD or (
        view.phase is Phase.PREPARATION and view.tasks[view.me][0] is not Task.QUEEN
    )


def _not_held(one: Card) -> Text:
    return say("why-not-held", card=one)


def _play(turn: Turn, play: actions.Play) -> Text:
    one, colour = play.card, turn.colour
    match refusal(turn, play):
        case Refusal.NOT_IN_HAND:
            return _not_held(one)
        case Refusal.MUST_FOLLOW if turn.lead is not None:
            held, free = cards_in(turn.hand & OF_SUIT[turn.lead]), cards_in(turn.hand & WHITES)
            return say("why-follow", card=one, suit=turn.lead.letter, held=held, count=len(free), free=free)
        case Refusal.QUEEN_UNAVAILABLE:
            reason = "green" if colour not in ON_CARD else "king" if turn.queen else "used"
            return say("why-queen", queen=card(queen(colour)), reason=reason)
        case Refusal.KING_NOT_ALLOWED:
            reason = "card" if turn.king and not carries(colour, one) else "played"
            return say("why-king", king=card(king(colour)), colour=ROYALS[colour].letter, card=one, reason=reason)
        case Refusal.RESIST_NOT_ALLOWED:
            return say("why-change", card=one, owned=turn.resistant)
        case _:
            return say("why-extras", card=one, said=play.how is not None)
