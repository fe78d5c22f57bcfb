"""What a computer player imagines: worlds that fit what a seat knows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine import RandomDeal, deal_unseen, set_of
from games.monster_tricks.actions import Values
from games.monster_tricks.rows import Row, fitting
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
        _some_row(row, view.round, rng) if laid else NO_ROW for row, laid in zip(view.rows, view.laid, strict=True)
    ]
    state.results = tuple(
        [
            replace(result, rows=tuple([_some_row(row, result.round, rng) for row in result.rows]))
            for result in view.results
        ]
    )
    room = [0 if seat == view.me else size for seat, size in enumerate(view.hand_sizes)]
    state.hands = deal_unseen(view.unseen, room, [0] * view.seats, rng)
    state.hands[view.me] = set_of(view.hand)
    return state


def _some_row(seen: Row, round_: int, rng: Random) -> Values:
    rows = fitting(seen, round_)
    return rows[int(rng.random() * len(rows))]
