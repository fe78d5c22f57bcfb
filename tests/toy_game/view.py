"""The view of a game of Hilltops, for a seat or a spectator."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.engine import Seat, View
from tests.toy_game.actions import HillAction
from tests.toy_game.start import HillOptions


class Phase(StrEnum):
    BURY = "bury"
    TRICKS = "tricks"
    CLIMB = "climb"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards played in order, who played them, and whether low was called."""

    plays: tuple[tuple[Seat, int], ...]
    low: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HillView(View):
    """A view: everything public, and the viewer's own cards.

    `hand`, `buried` and `route` are the viewer's own; `routes` everybody's, once they are shown. `voids[seat]` are
    the colours the seat could not follow.
    """

    legal: tuple[HillAction, ...]
    options: HillOptions
    phase: Phase
    leader: Seat
    trick: Trick | None
    tricks: tuple[Trick, ...]
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    voids: tuple[frozenset[int], ...]
    hand_sizes: tuple[int, ...]
    chosen: tuple[bool, ...]
    hand: tuple[int, ...]
    buried: tuple[int, ...]
    route: tuple[int, ...]
    routes: tuple[tuple[int, ...], ...]
    wind: int | None
