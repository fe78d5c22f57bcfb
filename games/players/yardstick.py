"""Searches that are there only to measure others by. Nobody meets them at a table.

`open` is the ceiling: the same search, the same effort, but every world that it imagines is the true one, what lies
hidden and what is still to be drawn included. `flat` and `deep` are the controls: the same effort spent by that search,
whichever the game prefers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from random import Random
from typing import Any

from games.engine import AnyGame, AnyState, Seat
from games.engine.outlook import always, never
from games.players.choice import SEARCHING, searched


class Yardstick(StrEnum):
    OPEN = "open"
    FLAT = "flat"
    DEEP = "deep"


def yardsticks(game: AnyGame) -> Iterator[str]:
    if game.outlook is not None:
        yield from (f"{strength}:{yardstick}" for strength in SEARCHING for yardstick in Yardstick)


def measured_choice(game: AnyGame, state: AnyState, seat: Seat, name: str, seed: int) -> Any:
    strength, yardstick = name.split(":")
    if yardstick == Yardstick.OPEN:
        game = replace(game, imagine=lambda _view, _rng: state.copy())
    elif game.outlook is not None:
        deep = {Yardstick.FLAT: never, Yardstick.DEEP: always}[Yardstick(yardstick)]
        game = replace(game, outlook=replace(game.outlook, deep=deep))
    return searched(game, state.view(seat), strength, Random(seed))
