"""The contest service's refusals."""

from __future__ import annotations

from bot.tables.errors import TableError


class ContestError(TableError, code="contest"):
    """A wish about a contest that cannot be granted; nothing has changed. Always says why."""
