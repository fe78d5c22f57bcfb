"""Computer players: from a view and a seed to an action. They never meet a state, so they cannot cheat."""

from games.players.advice import advise
from games.players.choice import SEARCHING, Strength, choose, seed_for, strengths

__all__ = ["SEARCHING", "Strength", "advise", "choose", "seed_for", "strengths"]
