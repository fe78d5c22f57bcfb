"""How Monster Tricks is searched: a dozen plays on, all playing for their own row, to what may be hoped for then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.engine import Effort, Outlook, Seat, chances, softly
from games.monster_tricks.actions import MonsterAction
from games.monster_tricks.computer import ranked
from games.monster_tricks.prospects import Prospects
from games.monster_tricks.rows import totals
from games.monster_tricks.state import LAST_ROUND, MonsterState
from games.monster_tricks.view import MonsterView

LUCK = 2.0
"""How many points of the present round are luck, and so how many for each round to come."""

CANDIDATES = 8
"""How many of the actions that look best are worth a search."""
FAVOUR = 0.01
"""What is ahead by so little in a search is no better than what looks best. Early in a round nearly all is, which suits
club: few worlds tell no more. The expert's many do, so it favours nothing."""

BRIEFLY = {2: 3_000, 3: 500, 4: 750, 5: 3_000}
"""How many actions club imagines for a decision, by number of seats: with three and four it thinks briefly on purpose,
to be a step between casual and expert. With 3,000 it would win four to seven games more in a hundred among casuals."""
EXPERT = 9_500

HORIZON = 12
"""How many actions are played in imagination before the hopes of all are weighed. By then what the candidates set off
has come out; hopes weighed after four cannot tell it."""

ERRING = 0.1
"""By how many points less of the first round an action is laid or played 2.7 times less often where seats err. Whoever
takes it for granted that others do exactly what looks best builds on what a club player does not do."""


def stage(state: MonsterState) -> int:
    """Count the rounds that have ended."""
    return len(state.results)


def worth(state: MonsterState) -> list[float]:
    """Return how likely each seat wins the game with its points so far, and what it may hope for in a round begun."""
    before = totals(state.results, len(state.hands))
    if state.laying or not state.awaited:
        to_come = LAST_ROUND - state.results[-1].round
        return chances(before, LUCK * (0.5 + to_come))
    to_come = LAST_ROUND - state.round
    hoped = [prospects(state, seat).points(state.rows[seat], state.won[seat]) for seat in range(len(before))]
    return chances([sum(both) for both in zip(before, hoped, strict=True)], LUCK * (0.5 + to_come))


def likely(state: MonsterState, seat: Seat, legal: Sequence[MonsterAction], _rng: Random) -> MonsterAction:
    """Return what the casual player does."""
    row, won, worth_of = state.rows[seat], state.won[seat], prospects(state, seat).worth
    return max(legal, key=lambda action: worth_of(action, row, won))


def erring(state: MonsterState, seat: Seat, legal: Sequence[MonsterAction], rng: Random) -> MonsterAction:
    """Return what the casual player might do: often what promises most, often enough what promises nearly as much."""
    row, won, worth_of = state.rows[seat], state.won[seat], prospects(state, seat).worth
    promised = [worth_of(action, row, won) for action in legal]
    return softly(legal, promised, ERRING * state.round, rng)


def prospects(state: MonsterState, seat: Seat) -> Prospects:
    """Return what the seat may hope for. It goes by no more than the seat knows: which cards are in other hands."""
    hand, out = state.hands[seat], sum(state.hands) ^ state.hands[seat]
    to_come = hand.bit_count() + out.bit_count() - 1
    return Prospects(seat, hand, state.slots, seats=len(state.hands), out=out, to_come=to_come)


def candidates(view: MonsterView) -> Sequence[MonsterAction]:
    """Return the few actions that look best, the best first; of the rows only that one.

    Whatever row is laid, a search makes nearly as much of it: there is no time for the worlds that tell rows apart.
    """
    return ranked(view)[: 1 if view.laying else CANDIDATES]


OUTLOOK = Outlook(
    stage=stage,
    worth=worth,
    likely=likely,
    favour=FAVOUR,
    horizon=HORIZON,
    club=Effort(BRIEFLY, candidates),
    expert=Effort(EXPERT, candidates, likely=erring, favour=0),
)
