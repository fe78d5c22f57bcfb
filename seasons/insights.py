"""Insights: which of somebody's habits go with better or worse results, told only where luck hardly explains it.

For each habit, games with more of it than the person's average are compared with games with less, always within one
`form` of the game. All habits together share one risk (Bonferroni), and the margins told are as wide as that demands:
of people without any such habit, at most one in fifty is told of one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import attrgetter
from statistics import NormalDist, fmean

LEAST = 20
"""Games with more and games with less of a habit, at the least."""
RISK = 0.02
"""The probability that somebody is told of a habit, or of several, where there is none."""
MOST_TOLD = 4


@dataclass(frozen=True, slots=True)
class Sample:
    """A finished game: its form, how far somebody came out ahead, and how much of each habit it had."""

    form: str
    lead: float
    habits: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Finding:
    """A habit of a game: with `more` of it somebody scored `effect` better than with `less`, give or take `margin`."""

    game: str
    habit: str
    effect: float
    margin: float
    more: int
    less: int


@dataclass(frozen=True, slots=True)
class Insights:
    """The `findings`, the costliest first; how many `games` were compared, and how many habits could be `judged`.

    Where none could be, `missing` games of the kind most played are the least that it takes.
    """

    findings: tuple[Finding, ...]
    games: int
    judged: int
    missing: int = 0


def insights(played: Mapping[str, Sequence[Sample]]) -> Insights:
    asked = [
        (game, habit, split)
        for game, samples in sorted(played.items())
        for habit in sorted({habit for sample in samples for habit in sample.habits})
        if (split := _Split.of(samples, habit)).fewest >= LEAST
    ]
    told = [found for game, habit, split in asked if (found := split.finding(game, habit, len(asked))) is not None]
    most = max(map(len, played.values()), default=0)
    return Insights(
        tuple(
            sorted(sorted(told, key=lambda one: -abs(one.effect) / one.margin)[:MOST_TOLD], key=attrgetter("effect"))
        ),
        sum(map(len, played.values())),
        len(asked),
        0 if asked else max(1, 2 * LEAST - most),
    )


@dataclass(slots=True)
class _Split:
    """Games with more and with less of a habit: each side and lead as they differ from their form's average."""

    pairs: list[tuple[float, float]]
    more: int = 0
    less: int = 0
    forms: int = 0

    @classmethod
    def of(cls, samples: Iterable[Sample], habit: str) -> _Split:
        forms: dict[str, list[tuple[float, float]]] = {}
        for one in samples:
            if habit in one.habits:
                forms.setdefault(one.form, []).append((one.habits[habit], one.lead))
        split = cls([])
        for alike in forms.values():
            usual, lead = fmean(amount for amount, _ in alike), fmean(lead for _, lead in alike)
            more = sum(amount > usual for amount, _ in alike)
            if min(alike)[0] < max(alike)[0]:
                split.more, split.less, split.forms = split.more + more, split.less + len(alike) - more, split.forms + 1
                split.pairs += [((amount > usual) - more / len(alike), one - lead) for amount, one in alike]
        return split

    @property
    def fewest(self) -> int:
        return min(self.more, self.less)

    def finding(self, game: str, habit: str, asked: int) -> Finding | None:
        """The difference between the sides where it is more than luck, as one of so many that are asked for."""
        weight = sum(side * side for side, _ in self.pairs)
        effect = sum(side * lead for side, lead in self.pairs) / weight
        spread = sum((side * (lead - effect * side)) ** 2 for side, lead in self.pairs)
        count = len(self.pairs)
        error = sqrt(spread * count / (count - self.forms - 1)) / weight
        margin = error * _quantile(1 - RISK / asked / 2, self.fewest - 1)
        return Finding(game, habit, effect, margin, self.more, self.less) if abs(effect) > margin > 0 else None


def _quantile(share: float, freedom: int) -> float:
    """A quantile of Student's distribution (Abramowitz and Stegun 26.7.5).

    >>> round(_quantile(0.975, 19), 2), round(_quantile(0.999, 19), 2)
    (2.09, 3.57)
    """
    z = NormalDist().inv_cdf(share)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
