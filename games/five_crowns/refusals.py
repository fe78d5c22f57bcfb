"""Why an action is refused: the order of a turn, cards not held, a hand that does not meld (RULES.md 5 to 7)."""

from __future__ import annotations

from games.engine import SeatRef, Text, card, text
from games.five_crowns.actions import CrownsAction, Draw, Put
from games.five_crowns.best import arrange
from games.five_crowns.cards import LOWEST
from games.five_crowns.says import listed
from games.five_crowns.view import AnyView, CrownsView, SoloView


def why_not(view: AnyView, action: CrownsAction) -> Text:
    return _in_the_puzzle(view, action) if isinstance(view, SoloView) else _in_the_game(view, action)


def _in_the_game(view: CrownsView, action: CrownsAction) -> Text:
    if isinstance(action, Put):
        return text("five-crowns-not-here")
    if isinstance(action, Draw):
        return text("five-crowns-has-drawn")
    if view.drawn is None:
        return text("five-crowns-draw-first")
    if not view.hand & action.card.bit:
        return text("five-crowns-not-held", card=card(action.card.code))
    if view.closer is not None:
        return text("five-crowns-already-out", closer=SeatRef(view.closer))
    if view.options.auto_go_out:
        return text("five-crowns-goes-out-alone")
    found = arrange(view.hand ^ action.card.bit, view.wild_rank)
    return text("five-crowns-does-not-meld", left=listed(found.left), points=found.penalty)


def _in_the_puzzle(view: SoloView, action: CrownsAction) -> Text:
    if not isinstance(action, Put):
        return text("five-crowns-only-put")
    if view.closed[action.pile - LOWEST]:
        return text("five-crowns-pile-is-closed", pile=action.pile)
    return text("five-crowns-not-in-pile", pile=action.pile, card=card(action.card.code))
