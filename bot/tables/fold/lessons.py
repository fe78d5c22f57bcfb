"""Lessons: tables for one person and novice computers, dealt from a secret that everybody may know.

Their promise tells them from all other tables, so nothing else has to be kept of them.
"""

from __future__ import annotations

from bot.tables.errors import BadRequest
from games.engine import AnyGame, text
from games.engine.lesson import Lesson
from games.players import Strength

NAME = "lesson"
"""The replacement for the table's own name in the choices of its computers: they play every lesson alike."""
LEVEL = Strength.NOVICE


def lesson_promised(game: AnyGame, promise: str) -> Lesson | None:
    """The game's lesson if this is what its tables promise, None for every other table."""
    return game.lesson if game.lesson is not None and game.lesson.promise == promise else None


def lesson_of(game: AnyGame) -> Lesson:
    """The game's lesson. Raises `BadRequest` where it has none."""
    if game.lesson is None:
        raise BadRequest(text("lesson-none"))
    return game.lesson
