"""The season service's refusals."""

from __future__ import annotations

from bot.tables.errors import TableError


class SeasonRefused(TableError, code="season"):
    """A wish about seasons, standings or statistics that cannot be granted; nothing has changed. Always says why."""
