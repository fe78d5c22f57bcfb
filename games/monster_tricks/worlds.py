"""What a computer player imagines: worlds that fit what a seat knows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine import RandomDeal, set_of
from games.monster_tricks.rows import fitting
from games.monster_tricks.state import NO_ROW, MonsterState
from games.monster_tricks.view import MonsterView


def imagine(view: MonsterView, rng: Random) -> MonsterState:
    """Return a world that fits a seat's view, every such world equally likely.

    The cards the seat has not seen are dealt anew to the other hands, the rows of the others filled up, those of
    past rounds too; the rounds to come are shuffled anew. Nothing that is played tells what a seat does not hold.
    """
    state = MonsterState()
    state.events = None
    state.options = view.options
    state.chance = RandomDeal(rng.getrandbits(64))
    state.round = view.round
    state.start_seat = view.start_seat
    state.laying = view.laying
    state.awaited = view.to_act
    state.slots = list(view.slots)
    state.won = list(view.won)
    state.discard = set_of(view.discard)
    state.last = view.last
    state.rows = [
        rng.choice(fitting(row, view.round)) if laid else NO_ROW for row, laid in zip(view.rows, view.laid, strict=True)
    ]
    state.results = tuple(
        [
            replace(result, rows=tuple([rng.choice(fitting(row, result.round)) for row in result.rows]))
            for result in view.results
        ]
    )
    unseen = list(view.unseen)
    rng.shuffle(unseen)
    state.hands = []
    for seat, size in enumerate(view.hand_sizes):
        state.hands.append(set_of(view.hand if seat == view.me else unseen[:size]))
        if seat != view.me:
            del unseen[:size]
    return state
