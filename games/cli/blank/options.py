"""The options that a table can set."""

from __future__ import annotations

from pydantic import Field

from games.engine import Options


class BlankOptions(Options):
    """`cards` is how many each player gets, and so how many tricks are played."""

    cards: int = Field(default=5, ge=3, le=6)
