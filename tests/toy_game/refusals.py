"""Why an action is refused."""

from games.engine import CardList, CardRef, Text, text
from tests.toy_game.actions import Follow, HillAction, Lead
from tests.toy_game.cards import CODES, COLOURS, codes, colour
from tests.toy_game.view import HillView


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
