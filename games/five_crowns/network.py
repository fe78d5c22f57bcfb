"""Small networks that were taught by playing: a row of numbers in, one number out.

What goes in is said in `games.five_crowns.signs`, how they were taught in `docs/computer-players.md`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul
from pathlib import Path
from typing import Self

LEAK = 0.01
"""What is left of a cell that says no."""
FILE = Path(__file__).with_name("learned.json")


@dataclass(frozen=True, slots=True)
class Network:
    """One layer of cells: each weighs all that goes in, and is weighed itself."""

    cells: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]
    weights: tuple[float, ...]
    bias: float

    @classmethod
    def of(cls, *, cells: list[list[float]], biases: list[float], weights: list[float], bias: float) -> Self:
        """Return the network that stands so in the file."""
        return cls(tuple(map(tuple, cells)), tuple(biases), tuple(weights), bias)

    def __call__(self, inputs: Sequence[float]) -> float:
        """Return what it makes of so many inputs."""
        told = self.bias
        for cell, bias, weight in zip(self.cells, self.biases, self.weights, strict=True):
            says = sum(map(mul, cell, inputs), bias)
            told += weight * (says if says > 0 else LEAK * says)
        return told


@dataclass(frozen=True, slots=True)
class Learned:
    """All that was taught: of the other seat, of a card thrown to it, of a turn."""

    out: Network
    """How likely the other seat goes out in its next turn, times four."""
    cost: Network
    """What its hand is about to cost after its next turn, in tens of points."""
    saves: Network
    """How many points a card would save it, in fives."""
    frees: Network
    """How likely a card lets it go out, times two."""
    discard: Network
    """How far a seat is ahead after a discard, in fifteens of points."""
    draw: Network
    """The same before a draw from the pile."""


@cache
def learned() -> Learned:
    """Return what was taught, read once in a process."""
    networks = json.loads(FILE.read_text(encoding="ascii"))
    return Learned(**{name: Network.of(**network) for name, network in networks.items()})
