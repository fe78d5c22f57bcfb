"""Kinds of decisions in The Dwarf King that players can learn from (RULES.md 5 to 7)."""

from __future__ import annotations

from games.dwarf_king.actions import DwarfAction, Play
from games.dwarf_king.cards import JACK
from games.dwarf_king.view import DwarfView
from games.engine import Habit

EARLY = 3
"""How many tricks are the beginning of a deal."""


def _plays_court(view: DwarfView, action: DwarfAction) -> bool | None:
    return action.card.strength >= JACK if isinstance(action, Play) and view.trick <= EARLY else None


def _plays_special(view: DwarfView, action: DwarfAction) -> bool | None:
    return action.card is view.special if isinstance(action, Play) and view.trick <= EARLY else None


def _leads_longest(view: DwarfView, action: DwarfAction) -> bool | None:
    if not isinstance(action, Play) or view.plays:
        return None
    suits = [card.suit for card in view.hand]
    return suits.count(action.card.suit) == max(map(suits.count, suits))


HABITS = (Habit("court", _plays_court), Habit("special", _plays_special), Habit("longest", _leads_longest))
