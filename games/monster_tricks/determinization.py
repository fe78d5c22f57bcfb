"""Random states that fit what a seat knows."""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace
from functools import cache
from itertools import accumulate
from random import Random

from games.engine import RandomDeal, deal_unseen
from games.monster_tricks.actions import VALUES, Values
from games.monster_tricks.cards import cards_in
from games.monster_tricks.rows import Row, fitting
from games.monster_tricks.state import NO_ROW, MonsterState
from games.monster_tricks.view import MonsterView

TASTES: dict[int, dict[tuple[int, ...], float]] = {
    2: {(2, 1, 0): 0.60, (1, 2, 0): 0.40},
    3: {(2, 1, 0): 0.53, (1, 2, 0): 0.47},
    4: {(2, 1, 0): 0.35, (1, 2, 0): 0.49, (2, 0, 1): 0.07, (0, 2, 1): 0.06, (0, 1, 2): 0.02, (1, 0, 2): 0.02},
    5: {(2, 1, 0): 0.33, (1, 2, 0): 0.46, (2, 0, 1): 0.07, (0, 2, 1): 0.08, (0, 1, 2): 0.03, (1, 0, 2): 0.03},
}
"""How often the casual player lays a row, by number of players: where its lowest card (0) and its highest (2) lie."""
ODD = 0.04
"""How often any row is laid beside, by somebody with a taste of their own."""


def imagine(view: MonsterView, rng: Random) -> MonsterState:
    """A world that fits a seat's view: rows as likely as they are laid, else every such world equally likely.

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
    state.discard = view.discard
    state.last = view.last
    state.rows = [
        some_row(row, view.round, view.seats, rng) if laid else NO_ROW
        for row, laid in zip(view.rows, view.laid, strict=True)
    ]
    state.results = tuple(
        [
            replace(result, rows=tuple([some_row(row, result.round, view.seats, rng) for row in result.rows]))
            for result in view.results
        ]
    )
    room = [0 if seat == view.me else size for seat, size in enumerate(view.hand_sizes)]
    state.hands = deal_unseen(cards_in(view.unseen), room, [0] * view.seats, rng)
    state.hands[view.me] = view.hand
    return state


def some_row(seen: Row, round_: int, seats: int, rng: Random) -> Values:
    rows, up_to = _laid(seen, round_, seats)
    return rows[bisect(up_to, rng.random() * up_to[-1], hi=len(rows) - 1)]


@cache
def _laid(seen: Row, round_: int, seats: int) -> tuple[tuple[Values, ...], tuple[float, ...]]:
    rows = fitting(seen, round_)
    ranks = {value: rank for rank, value in enumerate(sorted(VALUES[round_]))}
    shares = [TASTES[seats].get(tuple([ranks[value] for value in row]), 0.0) + ODD for row in rows]
    return rows, tuple(accumulate(shares))
