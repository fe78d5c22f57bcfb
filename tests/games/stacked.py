"""A deal whose draws are chosen, for positions that a test needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.engine import Deal, RandomDeal

REST = RandomDeal(0)


@dataclass(frozen=True, slots=True)
class StackedDeal:
    """Draws written down by hand: numbers by label, and beginnings of permutations; others come from `rest`."""

    draws: Mapping[str, int] = field(default_factory=dict)
    orders: Mapping[str, Sequence[int]] = field(default_factory=dict)
    rest: Deal = REST

    def below(self, n: int, label: str) -> int:
        return self.draws[label] if label in self.draws else self.rest.below(n, label)

    def permutation(self, n: int, label: str) -> list[int]:
        if label not in self.orders:
            return self.rest.permutation(n, label)
        first = list(self.orders[label])
        return first + sorted(set(range(n)) - set(first))
