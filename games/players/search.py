"""Search for any game that has an outlook: worlds that fit the view are imagined, and played to the end of the deal.

`flat` gives every candidate the same worlds and the same luck, and drops the worse half again and again. `deep` is
information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): one tree of what the seats do, a fresh
world for each descent, and of what a node has to offer only what is legal in that world.

Budgets are counted in imagined actions, so the same view, seed and budget give the same choice; `more` may only
cut a search short.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from games.engine import AnyGame, AnyState, Outlook, Seat, View

More: TypeAlias = Callable[[], bool]
"""Tells whether there is time to go on."""

WORLD = 8
"""What imagining a world costs, in actions."""
CURIOSITY = 0.5
"""How much `deep` prefers what it has seldom tried, against what has done well."""


def always() -> bool:
    """Go on."""
    return True


def flat(game: AnyGame, outlook: Outlook, view: View, rng: Random, steps: int, more: More = always) -> Any:
    """Return the candidate that does best over imagined worlds, the same for all that are still compared."""
    left = list(outlook.candidates(view))
    rng.shuffle(left)
    seat, worth, tried = view.me, dict.fromkeys(left, 0.0), 0
    spent = 0
    while len(left) > 1:
        allowed = spent + (steps - spent) / max(1, (len(left) - 1).bit_length())
        begun = spent
        while spent == begun or spent < allowed:
            world = game.imagine(view, rng)
            luck = rng.getrandbits(32)
            spent += WORLD
            for action in left:
                after = world.copy()
                until = outlook.stage(after)
                after.apply(seat, action)
                spent += 1 + play_on(after, outlook, until, Random(luck))
                worth[action] += outlook.worth(after)[seat]
            if not more():
                return max(left, key=worth.__getitem__)
        left = sorted(left, key=worth.__getitem__, reverse=True)[: (len(left) + 1) // 2]
    return left[0]


def play_on(state: AnyState, outlook: Outlook, until: int, rng: Random) -> int:
    """Play an imagined state to the end of its deal; return how many actions that took."""
    likely, stage = outlook.likely, outlook.stage
    done = 0
    while (awaited := state.to_act()) and stage(state) == until:
        seat = awaited[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else likely(state, seat, legal, rng))
        done += 1
    return done


class Node:
    """What became of an action: how often it was tried, could have been tried, and its worth to who chose it."""

    __slots__ = ("offered", "then", "tried", "worth")

    def __init__(self) -> None:
        self.then: dict[Any, Node] = {}
        self.tried = 0
        self.offered = 0
        self.worth = 0.0


def deep(game: AnyGame, outlook: Outlook, view: View, rng: Random, steps: int, more: More = always) -> Any:
    """Return the candidate that a tree search tries most."""
    root = Node()
    candidates = outlook.candidates(view)
    spent = 0
    while spent < steps and more():
        world = game.imagine(view, rng)
        spent += WORLD + _descend(world, root, view.me, candidates, outlook, rng)
    return max(candidates, key=lambda action: root.then[action].tried if action in root.then else 0)


def _descend(
    world: AnyState, node: Node, seat: Seat, legal: Sequence[Any], outlook: Outlook, rng: Random
) -> int:
    """Go down the tree by what has done well there, add one action to it, play on; return how many actions it took."""
    until, stage = outlook.stage(world), outlook.stage
    path: list[tuple[Node, Seat]] = []
    steps = 0
    while True:
        if len(legal) == 1 and path:
            world.apply(seat, legal[0])
        else:
            then = node.then
            new = [action for action in legal if action not in then]
            if new:
                action = new[int(rng.random() * len(new))]
                node = then[action] = Node()
            else:
                action, node = _most_promising(then, legal)
            path.append((node, seat))
            world.apply(seat, action)
            if new:
                break
        steps += 1
        awaited = world.to_act()
        if not awaited or stage(world) != until:
            break
        seat = awaited[0]
        legal = world.legal_actions(seat)
    steps += play_on(world, outlook, until, rng)
    worth = outlook.worth(world)
    for node, seat in path:
        node.tried += 1
        node.worth += worth[seat]
    return steps


def _most_promising(then: dict[Any, Node], legal: Sequence[Any]) -> tuple[Any, Node]:
    best, found = -1.0, legal[0]
    for action in legal:
        node = then[action]
        node.offered += 1
        tried = node.tried
        promise = node.worth / tried + CURIOSITY * sqrt(log(node.offered + 1) / tried)
        if promise > best:
            best, found = promise, action
    return found, then[found]
