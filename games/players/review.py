"""Looking back on what a seat decided: how good was it against the best that is found, from what the seat could know.

Every comparison is made from the view that the seat had, never from the cards that lay hidden; two actions are tried in
the same imagined worlds with the same luck. The same record and budget give the same verdicts.

A puzzle is a decision in which one play beats every other, proved in a number of imagined games, the same for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from games.engine import AnyGame, AnyOutlook, Record, Seat, Text, View
from games.engine.outlook import always
from games.players.choice import Strength, choose
from games.players.search import More, Search

LEAST = 0.01
"""A smaller difference between two actions is no matter, however sure it is."""
SURE = 3.0
"""How many standard errors a difference must have before it is told."""

WORLDS = 1000
"""How many imagined games confirm a puzzle."""
AT_ONCE = 25
"""How many are imagined in one go: a second or two, also where there is much to compare."""
MARGIN = 0.05
"""The least lead of the best play over every other, as a share of a whole game's worth."""
LEAST_CHOICES = 3
"""A choice between two plays is a coin, not a puzzle."""


def error_of(gains: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else inf


@dataclass(frozen=True, slots=True)
class Verdict:
    """The comparison of the action that was `made` with an `other` one, both in notation.

    `chance` and `other_chance` are what either is worth by the game's outlook, from 0 to 1, on average over as many
    imagined `worlds`; `ahead` and `behind` say in how many of them `made` was worth more and less. `error` is the
    standard error of the difference. `why` speaks for the other action, where it was better and the game can say so.
    """

    step: int
    made: str
    other: str
    chance: float
    other_chance: float
    worlds: int
    ahead: int
    behind: int
    error: float
    why: Text | None = None

    @property
    def gain(self) -> float:
        """Below 0 for a mistake."""
        return self.chance - self.other_chance

    @property
    def sure(self) -> bool:
        """Tell whether the difference is more than the luck of the worlds that were imagined."""
        return abs(self.gain) > max(LEAST, SURE * self.error)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A play tried in place of the one made: its cost against the best that is known."""

    notation: str
    cost: float
    error: float

    @property
    def good(self) -> bool:
        """Whether it is as good, as far as the worlds that were imagined can tell."""
        return self.cost <= max(LEAST, SURE * self.error)


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice among several actions: after `step` actions of the game, seeing `view`, somebody did `made`."""

    game: AnyGame
    step: int
    view: View
    made: Any

    @property
    def outlook(self) -> AnyOutlook:
        """Raises `LookupError` for a game that is not searched; it has no decisions."""
        if self.game.outlook is None:
            raise LookupError(self.game.key)
        return self.game.outlook

    def usual(self) -> Any:
        """The casual player's play; in a game without a casual player, the play that was made."""
        if Strength.CASUAL not in self.game.computers:
            return self.made
        return choose(self.game, self.view, Strength.CASUAL, self.step)

    def glance(self, share: float) -> tuple[Any, float]:
        """The usual play, and about how much it matters, found with such a share of the expert's effort."""
        usual = self.usual()
        if usual == self.made:
            return usual, 0.0
        return usual, abs(fmean(self._leads(self.made, usual, share)))

    def judged(self, usual: Any, share: float, more: More = always) -> Verdict | None:
        """How it compares with the best that an expert finds, or with what is usual if it was that itself.

        None where all of them are the same. Such a `share` of the expert's effort is spent on finding the best, and
        once more on comparing.
        """
        search, steps = self.search(f"review {self.step}", more), self._steps(share)
        best = search.choice(replace(self.outlook.expert, steps=steps))
        other = usual if best == self.made else best
        if other == self.made:
            return None
        worlds = search.weigh((self.made, other), steps)
        chance, other_chance = (fmean(world[action] for world in worlds) for action in (self.made, other))
        gains = [world[self.made] - world[other] for world in worlds]
        told = chance < other_chance and other == usual
        return Verdict(
            step=self.step,
            made=str(self.made),
            other=str(other),
            chance=chance,
            other_chance=other_chance,
            worlds=len(worlds),
            ahead=sum(gain > 0 for gain in gains),
            behind=sum(gain < 0 for gain in gains),
            error=error_of(gains),
            why=self.game.explain(self.view, other) if told else None,
        )

    def attempt(self, tried: Any, best: Any, share: float, more: More = always) -> Attempt:
        """Compare another action with the best one, with such a share of the expert's effort."""
        if tried == best:
            return Attempt(str(tried), 0.0, 0.0)
        costs = self._leads(best, tried, share, more)
        return Attempt(str(tried), fmean(costs), error_of(costs))

    def _leads(self, one: Any, other: Any, share: float, more: More = always) -> list[float]:
        worlds = self.search(f"review {self.step}", more).weigh((one, other), self._steps(share))
        return [world[one] - world[other] for world in worlds]

    def _steps(self, share: float) -> int:
        return round(share * self.outlook.expert.steps_at(self.view.seats))

    def search(self, chance: str, more: More) -> Search:
        """A search with an expert's outlook; `chance` names the worlds that it imagines."""
        outlook = self.outlook.of(self.outlook.expert, self.view.seats)
        return Search(self.game, outlook, self.view, Random(chance), more)


def judges(game: AnyGame, seats: int) -> bool:
    """Tell whether decisions can be judged: the game is searched, and there is somebody to be ahead of."""
    return game.outlook is not None and seats > 1


def decisions(game: AnyGame, record: Record, seat: Seat) -> Iterator[Decision]:
    """Yield what a seat decided where it had a choice; nothing where none is judged. Raises `BadRecord`."""
    rules = game.under(record.rules_version)
    if not judges(rules, len(record.seats)):
        return
    for step, ((actor, notation), state) in enumerate(zip(record.actions, record.walk(game), strict=False)):
        if actor == seat and len((view := state.view(seat)).legal) > 1:
            yield Decision(rules, step, view, rules.parse(notation))


@dataclass(frozen=True, slots=True)
class Proof:
    """The best play, in notation, and by how much it surely beats the next one, confirmed in so many worlds."""

    best: str
    margin: float
    worlds: int


def imagined(decision: Decision, part: int) -> list[list[float]]:
    """The worth of each legal play, in `AT_ONCE` worlds after another; each `part` has worlds of its own."""
    taken = count(2)
    search = decision.search(f"puzzle {decision.step} {part}", lambda: next(taken) <= AT_ONCE)
    plays = [*decision.view.legal]
    return [[world[play] for play in plays] for world in search.weigh(plays, 10**12)]


def promising(worlds: Sequence[Sequence[float]]) -> bool:
    """Tell whether it is worth imagining more: one play leads by at least half of what it must lead by."""
    means = sorted((fmean(values) for values in zip(*worlds, strict=True)), reverse=True)
    return len(means) >= LEAST_CHOICES and means[0] - means[1] >= MARGIN / 2


def proved(decision: Decision, worlds: Sequence[Sequence[float]]) -> Proof | None:
    means = [fmean(values) for values in zip(*worlds, strict=True)]
    best = max(range(len(means)), key=means.__getitem__)
    leads = [[world[best] - world[other] for world in worlds] for other in range(len(means)) if other != best]
    margin = min(fmean(lead) - SURE * error_of(lead) for lead in leads)
    return Proof(str(decision.view.legal[best]), margin, len(worlds)) if margin >= MARGIN else None
