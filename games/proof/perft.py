"""Counting the tree of legal continuations: a small number that changes with almost any change of the rules."""

from __future__ import annotations

from games.engine import AnyState


def perft(state: AnyState, depth: int) -> int:
    """How many sequences of `depth` legal actions the state allows.

    Where several seats decide at once the lowest of them decides first, so that each set of secret choices is
    counted once. A game that ends earlier has no continuation of that length.
    """
    if depth == 0:
        return 1
    awaited = state.to_act()
    if not awaited:
        return 0
    legal = state.legal_actions(awaited[0])
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(awaited[0], action)
        total += perft(after, depth - 1)
    return total
