"""How a check says that a game does not keep a promise of the contract."""

from __future__ import annotations

import traceback
from pathlib import Path


class Broken(AssertionError):
    """A promise of the contract that was not kept; the message says which one, and where."""


def promise(kept: bool, otherwise: str, *details: object) -> None:
    """Raise `Broken` unless a promise was kept; braces in `otherwise` stand for the details."""
    if not kept:
        raise Broken(otherwise.format(*details))


def failed_after(actions: int, error: Exception, home: Path) -> Broken:
    """The failure after so many actions: a broken promise, or an error and the line of the game in `home`."""
    why = str(error)
    if not isinstance(error, Broken):
        lines = traceback.extract_tb(error.__traceback__)
        line = next((one for one in reversed(lines) if home in Path(one.filename).parents), lines[-1])
        why = f"{type(error).__name__}: {error} ({line.filename}, line {line.lineno})"
    return Broken(f"after {actions} actions: {why}")
