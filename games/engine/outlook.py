"""How the computer players of `games.players` search a game: how far, what a position is worth, how rollouts go."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from games.engine.text import Seat
from games.engine.view import View

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=View)

Policy: TypeAlias = Callable[[S, Seat, Sequence[A], Random], A]
"""From a determinized state, a seat and its legal actions to what it does there."""


def at_random(_state: object, _seat: Seat, legal: Sequence[A], rng: Random) -> A:
    return legal[int(rng.random() * len(legal))]


def softly(actions: Sequence[A], values: Sequence[float], softness: float, rng: Random) -> A:
    """Choose one of the actions: one whose value is lower by `softness` is chosen 2.7 times less often."""
    most = max(values)
    (action,) = rng.choices(actions, [exp((value - most) / softness) for value in values])
    return action


def always(*_asked: object) -> bool:
    return True


def never(*_asked: object) -> bool:
    return False


def unsolved(_view: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Effort(Generic[S, A, V]):
    """How hard a computer player thinks.

    `steps` is how many actions it plays in rollouts for a decision, everywhere or by number of seats. `candidates` are
    the actions of a view that it compares. `solve` returns the best action of a view where everything is known, else
    None. `policy` and `favour` (a number, or by number of seats) replace those of the outlook.
    """

    steps: int | Mapping[int, int]
    candidates: Callable[[V], Sequence[A]] = attrgetter("legal")
    solve: Callable[[V], A | None] = unsolved
    policy: Policy[S, A] | None = None
    favour: float | Mapping[int, float] | None = None

    def steps_at(self, seats: int) -> int:
        return self.steps if isinstance(self.steps, int) else self.steps[seats]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook(Generic[S, A, V]):
    """How a game is searched. States are determinized ones.

    `stage` counts what has ended of a state, deals for example: a rollout goes to the end of the present stage.
    `evaluate` says how good a state just after that is for each seat, from 0 to 1. `policy` plays on to there, or for
    `horizon` actions where `evaluate` can judge a stage that has not ended; `own_policy` plays for the searching seat,
    where it differs. The first candidate stays chosen unless another is better by `favour`. `deep` says of a view
    whether a tree search pays; otherwise the search is flat.
    """

    stage: Callable[[S], int]
    evaluate: Callable[[S], Sequence[float]]
    club: Effort[S, A, V]
    expert: Effort[S, A, V]
    policy: Policy[S, A] = at_random
    own_policy: Policy[S, A] | None = None
    favour: float = 0.0
    deep: Callable[[V], bool] = never
    horizon: int | None = None

    def of(self, effort: Effort[S, A, V], seats: int) -> Outlook[S, A, V]:
        favour = effort.favour.get(seats) if isinstance(effort.favour, Mapping) else effort.favour
        return replace(self, policy=effort.policy or self.policy, favour=self.favour if favour is None else favour)


def chances(totals: Iterable[float], luck: float) -> list[float]:
    """How likely each total is to be the highest, if luck still moves each by about `luck` points."""
    held = [*totals]
    most = max(held)
    weights = [exp((total - most) / luck) for total in held]
    every = sum(weights)
    return [weight / every for weight in weights]


def fitted_numbers(file: Path) -> dict[str, Any]:
    """The numbers of a game's `fitted.json`, written by `python -m lab GAME --write`, by name and without its note."""
    numbers: dict[str, Any] = json.loads(file.read_text(encoding="ascii"))
    del numbers["made_by"]
    return numbers
