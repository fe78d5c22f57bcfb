"""Small networks that were taught by playing: a row of numbers in, one number out.

What goes in is said in each game, how they were taught in `docs/computer-players.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import Self

LEAK = 0.01
"""What is left of a cell that says no."""


@dataclass(frozen=True, slots=True)
class Network:
    """One layer of cells: each weighs all that goes in, and is weighed itself."""

    cells: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]
    weights: tuple[float, ...]
    bias: float

    @classmethod
    def of(cls, *, cells: list[list[float]], biases: list[float], weights: list[float], bias: float) -> Self:
        """Return the network that stands so in a file."""
        return cls(tuple(map(tuple, cells)), tuple(biases), tuple(weights), bias)

    def __call__(self, inputs: Sequence[float]) -> float:
        """Return what it makes of so many inputs."""
        told = self.bias
        for cell, bias, weight in zip(self.cells, self.biases, self.weights, strict=True):
            says = sum(map(mul, cell, inputs), bias)
            told += weight * (says if says > 0 else LEAK * says)
        return told
