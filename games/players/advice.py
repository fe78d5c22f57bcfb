"""What a computer player would do in somebody's place, and why."""

from __future__ import annotations

from typing import Any

from games.engine import AnyGame, Text, View, text
from games.players.choice import Strength, choose


def advise(game: AnyGame, view: View, strength: Strength, seed: int) -> tuple[Any, Text]:
    """Return what it would do and why, for a viewer that owes a decision; a pure function of what is given."""
    action = choose(game, view, strength, seed)
    return action, text("engine-hint-only") if len(view.legal) == 1 else game.explain(view, action)
