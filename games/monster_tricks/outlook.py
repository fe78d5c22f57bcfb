"""How Monster Tricks is searched: a few plays on, all playing for their own row, to what may be hoped for then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from random import Random

from games.engine import Effort, Outlook, Seat
from games.monster_tricks.actions import VALUES, MonsterAction
from games.monster_tricks.computer import ranked
from games.monster_tricks.prospects import Prospects
from games.monster_tricks.rows import totals
from games.monster_tricks.state import LAST_ROUND, MonsterState
from games.monster_tricks.view import MonsterView

LUCK = 1.5
"""How many points luck may bring in each round to come."""
TIE = 0.1
"""With no round to come only a tie is open: a part of a point decides."""
MOST = sum(max(values) for values in VALUES.values())
"""How many points somebody can have."""

CANDIDATES = 8
"""How many of the actions that look best are worth a search."""
FAVOUR = 0.01
"""What is ahead by so little in a search is no better than what looks best."""

HORIZON = 4
"""How many actions of others are played in imagination before the hopes of all are weighed: with more of them, fewer
worlds can be looked at, and what is played late says little."""


def stage(state: MonsterState) -> int:
    """Count the rounds that have ended."""
    return len(state.results)


def worth(state: MonsterState) -> list[float]:
    """Return how likely each seat wins the game with its points so far and what a round that has begun may bring."""
    before = totals(state.results, len(state.hands))
    if state.laying or not state.awaited:
        return _victories([[(points, 1.0)] for points in before], LAST_ROUND - state.results[-1].round)
    ends = [
        [(points + more, chance) for more, chance in prospects(state, seat).ends(state.rows[seat], state.won[seat])]
        for seat, points in enumerate(before)
    ]
    return _victories(ends, LAST_ROUND - state.round)


def _victories(ends: Sequence[Sequence[tuple[int, float]]], to_come: int) -> list[float]:
    """Return how likely each seat is the first, from the points that each may have, when so many rounds are to come."""
    ahead = _ahead(to_come)
    first = []
    for mine in ends:
        chance = 0.0
        for points, so_many in mine:
            best = so_many
            for others in ends:
                if others is not mine:
                    best *= sum([ahead[points - theirs] * theirs_so_many for theirs, theirs_so_many in others])
            chance += best
        first.append(chance)
    every = sum(first)
    return [chance / every for chance in first]


@cache
def _ahead(to_come: int) -> dict[int, float]:
    """Return how likely somebody who has so many points more than another stays ahead in the rounds to come."""
    luck = LUCK * to_come or TIE
    return {more: 1 / (1 + exp(-max(-50.0, more / luck))) for more in range(-MOST, MOST + 1)}


def likely(state: MonsterState, seat: Seat, legal: Sequence[MonsterAction], _rng: Random) -> MonsterAction:
    """Return what the casual player does."""
    row, won, worth_of = state.rows[seat], state.won[seat], prospects(state, seat).worth
    return max(legal, key=lambda action: worth_of(action, row, won))


def prospects(state: MonsterState, seat: Seat) -> Prospects:
    """Return what the seat may hope for. It goes by no more than the seat knows: which cards are in other hands."""
    hand, out = state.hands[seat], sum(state.hands) ^ state.hands[seat]
    to_come = hand.bit_count() + out.bit_count() - 1
    return Prospects(seat, hand, state.slots, seats=len(state.hands), out=out, to_come=to_come)


def candidates(view: MonsterView) -> Sequence[MonsterAction]:
    """Return the few actions that look best, the best first."""
    return ranked(view)[:CANDIDATES]


OUTLOOK = Outlook(
    stage=stage,
    worth=worth,
    likely=likely,
    candidates=candidates,
    favour=FAVOUR,
    deep=False,
    horizon=HORIZON,
    club=Effort(3_000),
    expert=Effort(11_000),
)
