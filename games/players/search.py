"""Search for any game that has an outlook: states that fit the view are sampled and played to the end of the stage.

`flat` gives every candidate the same worlds and the same luck, and drops the worse half again and again. `deep` is
information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): one tree of what the seats do, a fresh
world for each descent, and of what a node has to offer only what is legal in that world.

Budgets are counted in actions of rollouts, so the same view, seed and budget give the same choice; the clock, through
`more`, only cuts a search short.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from games.engine import AnyGame, AnyOutlook, AnyState, Effort, Seat, View
from games.engine.outlook import always

More: TypeAlias = Callable[[], bool]
"""Tells whether there is time to go on."""

WORLD = 8
"""How many actions a determinization costs as much as."""
CURIOSITY = 0.5
"""How much `deep` prefers what it has seldom tried to what has done well."""


@dataclass(slots=True, eq=False)
class Node:
    """An action in the tree: how often it was tried, how often it was offered, its value for the seat that chose it."""

    then: dict[Any, Node] = field(default_factory=dict)
    tried: int = 0
    offered: int = 0
    worth: float = 0.0


@dataclass(frozen=True, slots=True)
class Search:
    """One decision of a player that searches."""

    game: AnyGame
    outlook: AnyOutlook
    view: View
    rng: Random
    more: More = always

    def choice(self, effort: Effort[Any, Any, Any]) -> Any:
        """The best action that can be found with such an effort."""
        if len(self.view.legal) == 1:
            return self.view.legal[0]
        solved = effort.solve(self.view)
        if solved is not None:
            return solved
        candidates = effort.candidates(self.view)
        if len(candidates) == 1:
            return candidates[0]
        search = self.deep if self.outlook.deep(self.view) else self.flat
        return search(candidates, effort.steps_at(self.view.seats))

    def flat(self, candidates: Sequence[Any], steps: int) -> Any:
        """The candidate that does best over imagined worlds, the same for all that are still compared."""
        left = [*candidates]
        first, favour = left[0], self.outlook.favour
        self.rng.shuffle(left)
        worth = dict.fromkeys(left, 0.0)
        spent = 0
        while len(left) > 1:
            enough = spent + (steps - spent) / (len(left) - 1).bit_length()
            begun = True
            while begun or (spent < enough and self.more()):
                begun = False
                spent += WORLD + self._compare(left, worth)
                if first in left:
                    worth[first] += favour
            left = sorted(left, key=worth.__getitem__, reverse=True)[: (len(left) + 1) // 2]
            if favour and len(left) > 1 and first not in left:
                left[-1] = first  # few worlds must not rule out what looks best
        return left[0]

    def _compare(self, candidates: Sequence[Any], worth: dict[Any, float]) -> int:
        """Try each candidate in one world, with the same luck; return how many actions that took."""
        seat, world = self.view.me, self.game.imagine(self.view, self.rng)
        luck, stage = self.rng.getrandbits(32), self.outlook.stage(world)
        steps = 0
        for action in candidates:
            after = world.copy()
            after.apply(seat, action)
            steps += 1 + self._play_on(after, stage, Random(luck))
            worth[action] += self.outlook.evaluate(after)[seat]
        return steps

    def weigh(self, candidates: Sequence[Any], steps: int) -> list[dict[Any, float]]:
        """The worth of each candidate, in one imagined world after another, with the same luck for all."""
        worlds: list[dict[Any, float]] = []
        spent = 0
        while not worlds or (spent < steps and self.more()):
            worlds.append(dict.fromkeys(candidates, 0.0))
            spent += WORLD + self._compare(candidates, worlds[-1])
        return worlds

    def _play_on(self, state: AnyState, stage: int, rng: Random) -> int:
        """Play an imagined state to the end of its stage or to the horizon; return how many actions that took."""
        policy, stage_of, horizon = self.outlook.policy, self.outlook.stage, self.outlook.horizon
        me, own = self.view.seat, self.outlook.own_policy or policy
        steps = 0
        while steps != horizon and (awaited := state.to_act()) and stage_of(state) == stage:
            seat = awaited[0]
            legal = state.legal_actions(seat)
            choose = own if seat == me else policy
            state.apply(seat, legal[0] if len(legal) == 1 else choose(state, seat, legal, rng))
            steps += 1
        return steps

    def deep(self, candidates: Sequence[Any], steps: int) -> Any:
        """The candidate that a tree search tries most."""
        root = Node()
        spent = 0
        while not spent or (spent < steps and self.more()):
            spent += WORLD + self._descend(root, candidates)
        return max(candidates, key=lambda action: root.then[action].tried if action in root.then else 0)

    def _descend(self, node: Node, legal: Sequence[Any]) -> int:
        """Go down by what has done well, add one action to the tree, play on; return how many actions it took."""
        seat, world = self.view.me, self.game.imagine(self.view, self.rng)
        stage_of = self.outlook.stage
        stage = stage_of(world)
        path: list[tuple[Node, Seat]] = []
        steps, new = 0, False
        while not new:
            if len(legal) == 1:
                action = legal[0]
            else:
                action, new = self._chosen(node.then, legal)
                node = node.then[action]
                path.append((node, seat))
            world.apply(seat, action)
            steps += 1
            awaited = world.to_act()
            if not awaited or stage_of(world) != stage:
                break
            seat = awaited[0]
            legal = world.legal_actions(seat)
        steps += self._play_on(world, stage, self.rng)
        worth = self.outlook.evaluate(world)
        for node, seat in path:
            node.tried += 1
            node.worth += worth[seat]
        return steps

    def _chosen(self, then: dict[Any, Node], legal: Sequence[Any]) -> tuple[Any, bool]:
        """An action that is new here, or else the most promising; and whether it is new."""
        new = [action for action in legal if action not in then]
        if new:
            action = new[int(self.rng.random() * len(new))]
            then[action] = Node()
            return action, True
        best, found = -1.0, legal[0]
        for action in legal:
            node = then[action]
            node.offered += 1
            promise = node.worth / node.tried + CURIOSITY * sqrt(log(node.offered + 1) / node.tried)
            if promise > best:
                best, found = promise, action
        return found, False
