"""Kinds of decisions in Five Crowns that players can learn from (RULES.md 5 to 7)."""

from __future__ import annotations

from games.engine import Habit
from games.five_crowns.actions import DRAW_DISCARD, CrownsAction, Discard, Draw
from games.five_crowns.view import AnyView

HIGH = 10


def _sheds_high(_view: AnyView, action: CrownsAction) -> bool | None:
    return action.card.rank >= HIGH if isinstance(action, Discard) and not action.out else None


HABITS: tuple[Habit[AnyView, CrownsAction], ...] = (
    Habit("take-discard", lambda _, action: action is DRAW_DISCARD if isinstance(action, Draw) else None),
    Habit("shed-high", _sheds_high),
    Habit("wait", lambda _, action: not action.out if isinstance(action, Discard) else None),
)
