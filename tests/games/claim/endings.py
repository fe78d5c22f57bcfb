"""The last tricks of games of Claim, and what each play there is worth, found by trying everything."""

from __future__ import annotations

from itertools import count
from random import Random

from games.claim.actions import Play
from games.claim.game import GAME
from games.claim.start import ClaimOptions
from games.claim.state import ClaimState
from games.engine import RandomDeal


def ending(seed: int, tricks: int) -> ClaimState:
    """A game between casual players with so many tricks left; with odd seeds the next one is begun."""
    state = ClaimState.start(ClaimOptions(), RandomDeal(seed))
    state.events = None
    chance = Random(seed)
    while True:
        seat = state.to_act()[0]
        view = state.view(seat)
        if view.phase == 2 and view.hand.bit_count() == tricks and (view.led is not None) == seed % 2:
            return state
        state.apply(seat, GAME.computers["casual"](view, chance))


def telling(tricks: int, *, led: bool) -> ClaimState:
    """The first such position, with a card led or without, in which some plays win and others lose."""
    for seed in count(int(led), 2):
        state = ending(seed, tricks)
        if {value_of(state, play) for play in state.legal_actions(state.to_act()[0])} >= {1, -1}:
            return state
    raise AssertionError


def value_of(state: ClaimState, play: Play) -> float:
    """A play's worth to the seat that is to act: 1, 0 or -1 for a win, a draw or a loss."""
    seat = state.to_act()[0]
    after = state.copy()
    after.apply(seat, play)
    if not after.to_act():
        winner = after.results[-1].winner
        return 0 if winner is None else 1 if winner == seat else -1
    other = after.to_act()[0]
    best = max(value_of(after, answer) for answer in after.legal_actions(other))
    return best if other == seat else -best
