"""Which games there are.

Every folder of this package that holds a module `game` with a `GAME` is a game, under the folder's name; so is every
entry point of the group `tapis.games`, under its own. Each is imported when it is first asked for. A pickled game is
its key and the version of its rules.
"""

from __future__ import annotations

import copyreg
import pkgutil
from datetime import date
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

import games
from games.engine import AnyGame, Game
from games.players import Strength
from games.players import strengths as strengths_of

GROUP = "tapis.games"

_added: dict[str, AnyGame] = {}


def all_games() -> dict[str, AnyGame]:
    return dict(_all())


def game(key: str) -> AnyGame:
    """Raises `KeyError`."""
    return _added[key] if key in _added else _found(key)


def game_under(key: str, rules_version: int) -> AnyGame:
    """Raises `LookupError`."""
    return game(key).under(rules_version)


copyreg.pickle(Game, lambda one: (game_under, (one.key, one.rules_version)))


def seat_counts() -> range:
    allowed = [game.seats for game in all_games().values()]
    return range(min(seats[0] for seats in allowed), max(seats[-1] for seats in allowed) + 1)


def strengths() -> tuple[Strength, ...]:
    offered = {strength for game in all_games().values() for strength in strengths_of(game)}
    return tuple(strength for strength in Strength if strength in offered)


def daily_on(day: date) -> AnyGame | None:
    """The game that the deal of a day is of: all that offer one, in turn. None where none does."""
    offering = [game for game in all_games().values() if game.daily is not None]
    return offering[day.toordinal() % len(offering)] if offering else None


def add(new: AnyGame) -> None:
    _added[new.key] = new
    _all.cache_clear()


def remove(key: str) -> None:
    del _added[key]
    _all.cache_clear()


@cache
def _all() -> dict[str, AnyGame]:
    return {key: game(key) for key in sorted({*_entries(), *_added})}


@cache
def _found(key: str) -> AnyGame:
    found: AnyGame = _entries()[key].load()
    return found


@cache
def _entries() -> dict[str, EntryPoint]:
    """Where each game lies, our own before what others bring."""
    brought = {entry.name: entry for entry in entry_points(group=GROUP)}
    modules = {
        one.name: f"{games.__name__}.{one.name}.game" for one in pkgutil.iter_modules(games.__path__) if one.ispkg
    }
    own = {key: EntryPoint(key, f"{module}:GAME", GROUP) for key, module in modules.items() if find_spec(module)}
    return brought | own
