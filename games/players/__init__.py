"""Computer players: from a view and a seed to an action. They never meet a state, so they cannot cheat."""

from games.players.advice import advise
from games.players.choice import Strength, choose, seed_for, strengths

__all__ = ["Strength", "advise", "choose", "seed_for", "strengths"]
