"""A game's question: the paths through its choices, and their buttons and menus."""

from bot.screens.questions.choices import plays
from bot.screens.questions.paths import follow
