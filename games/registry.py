"""Which games there are.

Every folder of this package that holds a module `game` with a `GAME` is a game; so is every entry point of the
group `tapis.games` that another distribution brings. Nothing else in the project lists the games.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

import games
from games.engine import AnyGame

_added: dict[str, AnyGame] = {}


@cache
def _found() -> dict[str, AnyGame]:
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(games.__path__):
        folder = f"{games.__name__}.{module.name}"
        if module.ispkg and "game" in {m.name for m in pkgutil.iter_modules(import_module(folder).__path__)}:
            game: AnyGame = import_module(f"{folder}.game").GAME
            found[game.key] = game
    for entry in entry_points(group="tapis.games"):
        game = entry.load()
        found[game.key] = game
    return found


def all_games() -> dict[str, AnyGame]:
    """Return every game by key, in the order of the keys."""
    return dict(sorted({**_found(), **_added}.items()))


def game(key: str) -> AnyGame:
    """Return the game with this key. Raises `KeyError`."""
    return all_games()[key]


def add(new: AnyGame) -> None:
    """Let a game from outside take part (tests, experiments)."""
    _added[new.key] = new


def remove(key: str) -> None:
    """Take an added game out again."""
    del _added[key]
