"""The questions of Hilltops: from a view to an ask; and why an action is refused."""

from __future__ import annotations

from games.engine import Ask, AskKind, CardList, CardRef, Choice, Text, text
from tests.toy_game.actions import Follow, HillAction, Lead
from tests.toy_game.cards import CODES, COLOURS, codes, colour
from tests.toy_game.view import HillView, Phase


def ask(view: HillView) -> Ask | None:
    """The viewer's question."""
    if view.seat not in view.to_act:
        return None
    plain = tuple(Choice(code, card=code) for code in codes(view.hand))
    if view.phase is Phase.BURY:
        number = view.options.bury
        question = text("hilltops-ask-bury", number=number)
        return Ask(question, plain, AskKind.SOME, least=number, most=number, verb="bury")
    if view.phase is Phase.CLIMB:
        return Ask(text("hilltops-ask-climb"), plain, AskKind.ORDER, verb="climb")
    if view.trick is None:
        call = Ask(
            text("hilltops-ask-call"),
            (Choice("high", label=text("hilltops-call-high")), Choice("low", label=text("hilltops-call-low"))),
        )
        choices = tuple(Choice(code, card=code, then=call) for code in codes(view.hand))
        return Ask(text("hilltops-ask-lead"), choices, verb="lead")
    asked = colour(view.trick.plays[0][1])
    legal = {action.card for action in view.legal if isinstance(action, Follow)}
    why = text("hilltops-must-follow", colour=COLOURS[asked], cards=CardList(codes(tuple(sorted(legal)))))
    return Ask(
        text("hilltops-ask-follow", colour=COLOURS[asked]),
        tuple(Choice(CODES[c], card=CODES[c], blocked=None if c in legal else why) for c in view.hand),
        verb="follow",
    )


def why_not(view: HillView, action: HillAction) -> Text:
    """Name the rule that forbids the action: not your card, another phase, or follow the colour."""
    if isinstance(action, Follow) and view.trick is not None and action.card in view.hand:
        asked = colour(view.trick.plays[0][1])
        suited = tuple(card for card in view.hand if colour(card) == asked)
        return text("hilltops-must-follow", colour=COLOURS[asked], cards=CardList(codes(suited)))
    cards = (action.card,) if isinstance(action, Lead | Follow) else action.cards
    for card in cards:
        if card not in view.hand:
            return text("hilltops-not-yours", card=CardRef(CODES[card]))
    return text("hilltops-not-now")
