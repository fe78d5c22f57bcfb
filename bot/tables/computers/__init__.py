"""Computer players: who they are, where they think, and what they say of a finished game or of the next move."""

from bot.tables.computers.players import USUAL_PAUSE, hint, human_pause
from bot.tables.computers.reviewing import Progress, Puzzler, Review, Reviewer
from bot.tables.computers.thinking import PATIENCE, Thinkers
