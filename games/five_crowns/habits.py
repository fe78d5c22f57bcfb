"""Kinds of decisions in Five Crowns that players can learn from (RULES.md 5 to 7)."""

from __future__ import annotations

from games.engine import Habit
from games.five_crowns.actions import DRAW_DISCARD, CrownsAction, Discard, Draw
from games.five_crowns.view import AnyView

HIGH = 10


def _takes_discard(_view: AnyView, action: CrownsAction) -> bool | None:
    return action is DRAW_DISCARD if isinstance(action, Draw) else None


def _sheds_high(_view: AnyView, action: CrownsAction) -> bool | None:
    return action.card.rank >= HIGH if isinstance(action, Discard) and not action.out else None


def _waits(_view: AnyView, action: CrownsAction) -> bool | None:
    return not action.out if isinstance(action, Discard) else None


HABITS = (Habit("take-discard", _takes_discard), Habit("shed-high", _sheds_high), Habit("wait", _waits))
