"""The worlds that can be imagined of the puzzle: every order of the cards to come."""

from __future__ import annotations

from random import Random

from games.five_crowns.cards import cards_in
from games.five_crowns.solo_state import SoloState
from games.five_crowns.view import SoloView


def imagine(view: SoloView, rng: Random) -> SoloState:
    """A world that fits a view, every order of the draw pile equally likely."""
    state = SoloState()
    state.events = None
    state.awaited = view.to_act
    state.piles = list(view.piles)
    state.closed = list(view.closed)
    to_come = list(cards_in(view.to_come))
    rng.shuffle(to_come)
    state.pile = (view.drawn, *to_come) if view.drawn is not None else tuple(to_come)
    state.gone = 0
    state.discards = view.discards
    return state
