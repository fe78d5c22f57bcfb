"""Computer players: from a view and a seed to an action. They never meet a state, so they cannot cheat."""

from games.players.advice import advise
from games.players.choice import SEARCHING, Strength, choose, seed_for, strengths
from games.players.review import Decision, Verdict, decisions, judges

__all__ = [
    "SEARCHING",
    "Decision",
    "Strength",
    "Verdict",
    "advise",
    "choose",
    "decisions",
    "judges",
    "seed_for",
    "strengths",
]
