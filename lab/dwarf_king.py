"""How much each feature of a card weighs under each rule of The Dwarf King: least squares over imagined deals.

In each deal a few cards are played at random, all others by the weights of the pass before. The weights explain what a
seat was ahead by at the end of the deal by the features of its random card, as far as they differ from those of the
other cards that it could have played.
"""

from __future__ import annotations

from random import Random
from typing import Any

from games.dwarf_king import policy
from games.dwarf_king.actions import Phase
from games.dwarf_king.game import GAME
from games.dwarf_king.policy import WEIGHTS, Weights
from games.dwarf_king.start import DwarfOptions
from games.engine import RandomDeal, at_random
from lab.fitting import least_squares

GAMES = 12_000
"""Games of seven deals in each of the two passes, in turn with three, four and five seats."""
AT_RANDOM = 0.08
TRUST = 60.0
NEUTRAL = Weights(*[1.0 if name in {"brings", "lies", "adds"} else 0.0 for name in Weights._fields])
"""The wish and what lies in the trick count as they are, and nothing else."""
UNITS = [Weights(*[float(name == other) for other in Weights._fields]) for name in Weights._fields]


def fitted(games: int, seed: int) -> dict[str, object]:
    """The weights of every rule, in the order of `Weights`."""
    weights = dict.fromkeys(WEIGHTS, NEUTRAL)
    for pass_ in range(2):
        weights = _refitted(weights, games, f"{seed} {pass_}")
    return {rule: list(weight) for rule, weight in weights.items()}


def _refitted(weights: dict[str, Weights], games: int, seed: str) -> dict[str, Weights]:
    rows: dict[str, list[list[float]]] = {rule: [] for rule in weights}
    ahead: dict[str, list[float]] = {rule: [] for rule in weights}
    for number in range(games):
        chance = Random(f"{seed} {number}")
        seats = 3 + number % 3
        state: Any = GAME.start(seats, DwarfOptions(), RandomDeal(chance.getrandbits(64)))
        state.events = None
        tried: list[tuple[int, str, list[float]]] = []
        while awaited := state.to_act():
            seat, deals = awaited[0], len(state.results)
            legal = state.legal_actions(seat)
            rule = state.rule
            if state.phase is not Phase.PLAY:
                action = at_random(state, seat, legal, chance)
            elif len(legal) > 1 and chance.random() < AT_RANDOM:
                at = int(chance.random() * len(legal))
                action = legal[at]
                tried.append((seat, rule, [_apart(state, seat, legal, unit=unit, at=at) for unit in UNITS]))
            else:
                values: list[float] = policy._values(state, seat, legal, weights[rule])  # noqa: SLF001 - the model itself
                action = legal[values.index(max(values))]
            state.apply(seat, action)
            if len(state.results) > deals:
                points = state.results[-1].points
                for who, under, features in tried:
                    rows[under].append(features)
                    ahead[under].append(points[who] - (sum(points) - points[who]) / (seats - 1))
                tried = []
    return {
        rule: Weights(*least_squares(rows[rule], ahead[rule], NEUTRAL, TRUST)) if rows[rule] else NEUTRAL
        for rule in weights
    }


def _apart(state: Any, seat: int, legal: Any, *, unit: Weights, at: int) -> float:
    """How far one feature of a card lies from its mean over all that could be played."""
    values: list[float] = policy._values(state, seat, legal, unit)  # noqa: SLF001 - the model itself
    return values[at] - sum(values) / len(values)
