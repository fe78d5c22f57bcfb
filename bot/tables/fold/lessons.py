"""Lessons: tables for one person and novice computers, dealt from a secret that everybody may know.

Their promise tells them from all other tables, so nothing else has to be kept of them.
"""

from __future__ import annotations

from bot.tables.entries import Step, step
from bot.tables.errors import BadRequest
from games.engine import AnyGame, Seat, text
from games.engine.lesson import Lesson
from games.players import Strength
from persistence.rows import EntryKind

NAME = "lesson"
"""What stands for the table's own name in the choices of its computers: they play every lesson alike."""
LEVEL = Strength.NOVICE


def lesson_promised(game: AnyGame, promise: str) -> Lesson | None:
    """Return the game's lesson if this is what its tables promise, None for every other table."""
    return game.lesson if game.lesson is not None and game.lesson.promise == promise else None


def lesson_of(game: AnyGame) -> Lesson:
    """Return the game's lesson. Raises `BadRequest` where it has none."""
    if game.lesson is None:
        raise BadRequest(text("lesson-none"))
    return game.lesson


def must_be_lesson(lesson: Lesson | None) -> None:
    """Raise `BadRequest` at a table that gives no lesson."""
    if lesson is None:
        raise BadRequest(text("lesson-not-here"))


def skip(actor_id: int, seat: Seat) -> list[Step]:
    """Do without further explanations."""
    return [step(EntryKind.SKIP, actor_id, seat)]
