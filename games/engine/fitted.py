"""Numbers that were fitted to games: each game's file, written by `python -m lab GAME --write`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def fitted_numbers(file: Path) -> dict[str, Any]:
    """The numbers of a game's `fitted.json` by name, without the note of the command that made them."""
    numbers: dict[str, Any] = json.loads(file.read_text(encoding="ascii"))
    del numbers["made_by"]
    return numbers
