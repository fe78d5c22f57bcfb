"""The options of a table of Hilltops."""

from pydantic import Field

from games.engine import Options


class HillOptions(Options):
    """How a table plays: cards buried by each, and whether the wind blows over the hills."""

    bury: int = Field(default=1, ge=1, le=2)
    windless: bool = False
