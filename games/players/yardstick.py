"""Searches that are there only to measure others by. Nobody meets them at a table.

`open` is the ceiling: the same search, the same effort, but every world that it imagines is the true one, what lies
hidden and what is still to be drawn included. `flat` and `deep` are the controls: the same effort spent by that search,
whichever the game prefers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any

from games.engine import AnyGame, AnyState, Seat, View
from games.engine.outlook import always, never
from games.players.choice import SEARCHING, Strength
from games.players.search import Search


class Yardstick(StrEnum):
    OPEN = "open"
    FLAT = "flat"
    DEEP = "deep"


def yardsticks(game: AnyGame) -> Iterator[str]:
    if game.outlook is not None:
        for strength in SEARCHING:
            for yardstick in Yardstick:
                yield f"{strength}:{yardstick}"


def measured_choice(game: AnyGame, state: AnyState, seat: Seat, name: str, seed: int) -> Any:
    strength, yardstick = name.split(":")
    if game.outlook is None:
        raise KeyError(name)
    effort = game.outlook.club if strength == Strength.CLUB else game.outlook.expert
    outlook = {
        Yardstick.OPEN: game.outlook,
        Yardstick.FLAT: replace(game.outlook, deep=never),
        Yardstick.DEEP: replace(game.outlook, deep=always),
    }[Yardstick(yardstick)]
    view = state.view(seat)
    worlds = _True(state) if yardstick == Yardstick.OPEN else game
    return Search(worlds, outlook.of(effort, view.seats), view, Random(seed)).choice(effort)


@dataclass(frozen=True, slots=True)
class _True:
    state: AnyState

    def imagine(self, _view: View, _rng: Random) -> AnyState:
        """The state itself, to be played on."""
        return self.state.copy()
