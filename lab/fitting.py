"""The two ways in which numbers are fitted here: least squares with a prior, and descent along one number at a time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import log

import numpy as np

Samples = Mapping[Hashable, tuple[int, int]]
"""By what a prediction depends on: how often something was predicted, and how often it came true."""


def least_squares(
    rows: Sequence[Sequence[float]], told: Sequence[float], prior: Sequence[float], trust: float
) -> list[float]:
    """The weights that explain what was told, drawn towards the prior as by `trust` further samples."""
    x, towards = np.asarray(rows, dtype=float), np.asarray(prior, dtype=float)
    y = np.asarray(told, dtype=float)
    y = y - y.mean() - x @ towards
    found = np.linalg.solve(x.T @ x + trust * np.eye(x.shape[1]), x.T @ y)
    return [round(float(weight), 2) for weight in towards + found]


def logistic(rows: Sequence[Sequence[float]], won: Sequence[bool], trust: float) -> list[float]:
    """The weights of features that tell best who won (Newton's method), small ones preferred."""
    x, y = np.asarray(rows, dtype=float), np.asarray(won, dtype=float)
    weights = np.zeros(x.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-(x @ weights)))
        slope = x.T @ (y - chance) - trust * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + trust * np.eye(x.shape[1])
        weights = weights + np.linalg.solve(bend, slope)
    return [round(float(weight), 2) for weight in weights]


def tallied(seen: Iterable[tuple[Hashable, bool]]) -> Samples:
    """Predictions that depend on the same things as one entry."""
    counts: dict[Hashable, list[int]] = defaultdict(lambda: [0, 0])
    for key, came_true in seen:
        counts[key][0] += 1
        counts[key][1] += came_true
    return {key: (asked, true) for key, (asked, true) in counts.items()}


def surprise(samples: Samples, predict: Callable[..., float]) -> float:
    """The log loss of predictions over all samples; `predict` takes what a key holds."""
    total = 0.0
    for key, (asked, true) in samples.items():
        chance = min(max(predict(*key), 1e-6), 1 - 1e-6)  # type: ignore[misc]
        total -= true * log(chance) + (asked - true) * log(1 - chance)
    return total


def descended(
    start: Mapping[str, float], loss: Callable[[Mapping[str, float]], float], most: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The numbers, in steps down to a hundredth, at which no single one can be bettered.

    None falls below a hundredth, nor rises above `most` (0.99 unless given).
    """
    best = dict(start)
    least = loss(best)
    for step in (0.16, 0.04, 0.01):
        moved = True
        while moved:
            moved = False
            for name, old in tuple(best.items()):
                for way in (-step, step):
                    value = round(old + way, 2)
                    if not 0.01 <= value <= (most or {}).get(name, 0.99):
                        continue
                    tried = {**best, name: value}
                    lost = loss(tried)
                    if lost < least - 1e-9:
                        best, least, moved = tried, lost, True
    return best
