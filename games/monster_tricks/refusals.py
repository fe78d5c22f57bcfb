"""Why an action is refused: a row (RULES.md 6) or a play (7)."""

from __future__ import annotations

from games.engine import Text, card, text
from games.monster_tricks import says
from games.monster_tricks.actions import Lay, MonsterAction
from games.monster_tricks.view import MonsterView


def why_not(view: MonsterView, action: MonsterAction) -> Text:
    if isinstance(action, Lay):
        return says.other_row(view.round) if view.laying else says.row_is_laid()
    if view.laying:
        return text("monster-tricks-first-the-row")
    if action.card not in view.hand:
        return text("monster-tricks-not-held", card=card(action.card.code))
    return says.not_there(action, view.slots)
