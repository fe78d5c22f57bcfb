"""Random states that fit a view."""

from __future__ import annotations

from random import Random

from games.cli.blank.cards import PACK
from games.cli.blank.state import BlankState
from games.cli.blank.view import BlankView


def imagine(view: BlankView, rng: Random) -> BlankState:
    """Deal the cards that the viewer has not seen to the other hands; every deal is equally likely."""
    state = BlankState()
    state.events = None
    state.seats = view.seats
    state.options = view.options
    state.leader = view.leader
    state.trick = view.trick
    state.last = view.last
    state.played = view.played
    state.won = list(view.won)
    unseen = [card for card in PACK if card not in view.hand and card not in view.played]
    rng.shuffle(unseen)
    state.hands = []
    for seat, size in enumerate(view.hand_sizes):
        dealt, unseen = (view.hand, unseen) if seat == view.seat else (tuple(sorted(unseen[:size])), unseen[size:])
        state.hands.append(dealt)
    return state
