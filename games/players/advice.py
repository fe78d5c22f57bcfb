"""Hints: the action that a computer player would take, and the reason."""

from __future__ import annotations

from typing import Any

from games.engine import AnyGame, Text, View, text
from games.players.choice import Strength, choose


def advise(game: AnyGame, view: View, strength: Strength, seed: int) -> tuple[Any, Text]:
    action = choose(game, view, strength, seed)
    return action, text("engine-hint-only") if len(view.legal) == 1 else game.explain(view, action)
