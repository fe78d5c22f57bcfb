"""The game that a table plays on from, named as in `Record.origin`: a table's id or `-` for a record, and the move."""

from __future__ import annotations

from games.engine import Text, text

A_RECORD = "-"


def named(table: str | None, move: int) -> str:
    """The name of such a game; `table` is None for a record that somebody brought along."""
    return f"{table or A_RECORD} {move}"


def told_origin(key: str, name: str) -> Text:
    """A sentence about such a game; its `kept` says whether it is a table's, whose id is `table`."""
    source, move = name.split(" ")
    return text(key, kept="no" if source == A_RECORD else "yes", table=source, move=int(move))
