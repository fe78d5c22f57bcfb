"""Kinds of decisions in Monster Tricks that players can learn from (RULES.md 6 and 7)."""

from __future__ import annotations

from games.engine import Habit
from games.monster_tricks.actions import NEW, Lay, MonsterAction, Play
from games.monster_tricks.cards import HAND, HIGHEST
from games.monster_tricks.view import MonsterView


def _plays_high(view: MonsterView, action: MonsterAction) -> bool | None:
    """In the first third of a round, a card of the upper third."""
    if not isinstance(action, Play) or view.turn > HAND // 3:
        return None
    return action.card.value > HIGHEST[view.seats] * 2 // 3


HABITS: tuple[Habit[MonsterView, MonsterAction], ...] = (
    Habit("new-trick", lambda _, action: action.target == NEW if isinstance(action, Play) else None),
    Habit("high-early", _plays_high),
    Habit("best-first", lambda _, lay: lay.values[0] == max(lay.values) if isinstance(lay, Lay) else None),
)
