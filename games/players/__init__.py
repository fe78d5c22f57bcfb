"""Computer players: from a view and a seed to an action. They never meet a state, so they cannot cheat."""

from games.players.choice import SEARCHING, Strength, advise, choose, measured_choice, seed_for, strengths, yardsticks
from games.players.review import Attempt, Decision, Verdict, decisions, judges
