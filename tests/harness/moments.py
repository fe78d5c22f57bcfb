"""Moments of finished games, played in this process."""

from __future__ import annotations

from bot.tables.keeping import Moment
from bot.tables.keeping.replays import moment_or_why
from games.engine import Record


def moment_at(record: Record, step: int) -> Moment:
    """The game after so many actions, or after its last one."""
    found = moment_or_why(record, step)
    assert isinstance(found, Moment), found
    return found
