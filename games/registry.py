"""Which games there are.

Every folder of this package that holds a module `game` with a `GAME` is a game, under the folder's name; so is every
entry point of the group `tapis.games` that another distribution brings, under its own. Nothing else in the project
lists the games. Each is imported when it is first asked for.
"""

from __future__ import annotations

import pkgutil
from datetime import date
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

import games
from games.engine import AnyGame
from games.players import Strength
from games.players import strengths as strengths_of

_added: dict[str, AnyGame] = {}


def all_games() -> dict[str, AnyGame]:
    """Return every game by key, in the order of the keys."""
    return dict(_all())


def game(key: str) -> AnyGame:
    """Return the game with this key. Raises `KeyError`."""
    return _added[key] if key in _added else _found(key)


def seat_counts() -> range:
    """Return the numbers of seats that some game allows, from the least to the most."""
    allowed = [game.seats for game in all_games().values()]
    return range(min(seats[0] for seats in allowed), max(seats[-1] for seats in allowed) + 1)


def strengths() -> tuple[Strength, ...]:
    """Return the strengths at which some game has a computer player, weakest first."""
    offered = {strength for game in all_games().values() for strength in strengths_of(game)}
    return tuple(strength for strength in Strength if strength in offered)


def daily_on(day: date) -> AnyGame | None:
    """Return the game that the deal of a day is of; several that offer one for it take turns by the week.

    On a day for which none does it is one of those that do for others; None where there are none at all.
    """
    offering = [game for game in all_games().values() if game.daily is not None]
    fitting = [game for game in offering if game.daily is not None and day.weekday() in game.daily.days] or offering
    return fitting[day.toordinal() // 7 % len(fitting)] if fitting else None


def add(new: AnyGame) -> None:
    """Let a game from outside take part (tests, experiments)."""
    _added[new.key] = new
    _all.cache_clear()


def remove(key: str) -> None:
    """Take an added game out again."""
    del _added[key]
    _all.cache_clear()


@cache
def _all() -> dict[str, AnyGame]:
    return {key: game(key) for key in sorted({*_folders(), *_entries(), *_added})}


@cache
def _found(key: str) -> AnyGame:
    if key in _folders():
        own: AnyGame = import_module(f"{games.__name__}.{key}.game").GAME
        return own
    brought: AnyGame = _entries()[key].load()
    return brought


@cache
def _folders() -> frozenset[str]:
    folders = (module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)
    return frozenset(name for name in folders if find_spec(f"{games.__name__}.{name}.game") is not None)


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="tapis.games")}
