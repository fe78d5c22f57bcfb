"""What a search has to know of a game beyond its rules: how far to look, what is worth what, what others may do.

A game that has an `Outlook` has the searching computer players (`games.players`); one that has none does without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import Any, TypeAlias, TypeVar

from games.engine.text import Seat

A = TypeVar("A")

Likely: TypeAlias = Callable[[Any, Seat, Sequence[Any], Random], Any]
"""From an imagined state, a seat and its legal actions to what it may well do there."""


def whim(_state: Any, _seat: Seat, legal: Sequence[A], rng: Random) -> A:
    """Return any of the legal actions."""
    return legal[int(rng.random() * len(legal))]


def softly(actions: Sequence[A], promised: Sequence[float], softness: float, rng: Random) -> A:
    """Return one of the actions: one that promises less by `softness` is chosen 2.7 times less often."""
    most = max(promised)
    (action,) = rng.choices(actions, [exp((value - most) / softness) for value in promised])
    return action


def everything(view: Any) -> Sequence[Any]:
    """Return all legal actions of a view."""
    legal: Sequence[Any] = view.legal
    return legal


def always(*_asked: Any) -> bool:
    """Say yes, whatever is asked."""
    return True


def never(*_asked: Any) -> bool:
    """Say no."""
    return False


def unsolved(_view: Any) -> Any | None:
    """Return nothing: no position is known to its end."""
    return None


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a computer player thinks.

    `steps` is how many actions it imagines for a decision, everywhere or by number of seats, `candidates` which actions
    of a view deserve a closer look. `solve` returns the best action of a view where all is known, None elsewhere.
    `likely` is how this player takes others to play, and `favour` by how much he favours what looks best, everywhere
    or by number of seats, where that is not what the outlook says.
    """

    steps: int | Mapping[int, int]
    candidates: Callable[[Any], Sequence[Any]] = everything
    solve: Callable[[Any], Any | None] = unsolved
    likely: Likely | None = None
    favour: float | Mapping[int, float] | None = None

    def steps_at(self, seats: int) -> int:
        """Return how many actions it imagines for a decision at a table of so many."""
        return self.steps if isinstance(self.steps, int) else self.steps[seats]

    def favour_at(self, seats: int) -> float | None:
        """Return by how much it favours what looks best at a table of so many, None for what the outlook says."""
        return self.favour.get(seats) if isinstance(self.favour, Mapping) else self.favour


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """How a game is searched. States are imagined ones.

    `stage` counts what has ended of a state, deals say: a search looks to the end of the present stage. `worth` says
    how good a state just after that is for each seat, from 0 to 1. `likely` plays on to there, or for no more actions
    than the `horizon`, where `worth` can judge a stage that has not ended; `own` does so for whoever searches, where
    that one is taken to play otherwise than the others. The first of the candidates has to be beaten by `favour`, in
    worth. `deep` tells of a view whether what others do then is worth a tree.
    """

    stage: Callable[[Any], int]
    worth: Callable[[Any], Sequence[float]]
    club: Effort
    expert: Effort
    likely: Likely = whim
    own: Likely | None = None
    favour: float = 0.0
    deep: Callable[[Any], bool] = never
    horizon: int | None = None

    def of(self, effort: Effort, seats: int) -> Outlook:
        """Return how a player who thinks so hard looks at the game, at a table of so many."""
        favour = effort.favour_at(seats)
        return replace(self, likely=effort.likely or self.likely, favour=self.favour if favour is None else favour)


def chances(totals: Iterable[float], luck: float) -> list[float]:
    """Return how likely each of these totals is to be the highest once `luck` points more or less have fallen."""
    held = [*totals]
    most = max(held)
    weights = [exp((total - most) / luck) for total in held]
    every = sum(weights)
    return [weight / every for weight in weights]
