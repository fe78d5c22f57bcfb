"""How Monster Tricks is searched: a dozen plays on, all playing for their own row, to what may be hoped for then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.engine import Effort, Outlook, Seat, chances, softly
from games.monster_tricks.actions import MonsterAction
from games.monster_tricks.computer import ranked
from games.monster_tricks.evaluation import Evaluation
from games.monster_tricks.rows import totals
from games.monster_tricks.state import LAST_ROUND, MonsterState
from games.monster_tricks.view import MonsterView

LUCK = 2.0
"""How many points of the present round are luck, and so how many for each round to come."""

CANDIDATES = 8
"""How many of the actions that look best are worth a search."""
FAVOUR = 0.01
"""A lead this small in a search does not count: the action that looks best is kept. Early in a round nearly all leads
are this small, which suits club: it imagines few worlds. The expert imagines many, so it favours nothing."""

BRIEFLY = {2: 3_000, 3: 500, 4: 750, 5: 3_000}
"""How many actions club imagines for a decision, by number of seats: with three and four it thinks briefly on purpose,
to be a step between casual and expert. With 3,000 it would win four to seven games more in a hundred among casuals."""
EXPERT = 9_500

HORIZON = 12
"""How many actions are played in imagination before the hopes of all are weighed. By then what the candidates set off
has come out; hopes weighed after four cannot tell it."""

ERRING = 0.1
"""The drop in first-round points that makes an erring seat choose an action 2.7 times less often. Club players do not
always choose the action that looks best, so a search must not assume it."""


def evaluate(state: MonsterState) -> list[float]:
    before = totals(state.results, len(state.hands))
    if state.laying or not state.awaited:
        to_come = LAST_ROUND - state.results[-1].round
        return chances(before, LUCK * (0.5 + to_come))
    to_come = LAST_ROUND - state.round
    hoped = [evaluation_of(state, seat).points() for seat in range(len(before))]
    return chances([sum(both) for both in zip(before, hoped, strict=True)], LUCK * (0.5 + to_come))


def policy(state: MonsterState, seat: Seat, legal: Sequence[MonsterAction], _rng: Random) -> MonsterAction:
    """The casual player's action."""
    return max(legal, key=evaluation_of(state, seat).worth)


def erring(state: MonsterState, seat: Seat, legal: Sequence[MonsterAction], rng: Random) -> MonsterAction:
    """An action that a casual player might take: the most promising ones are the most likely."""
    return softly(legal, [*map(evaluation_of(state, seat).worth, legal)], ERRING * state.round, rng)


def evaluation_of(state: MonsterState, seat: Seat) -> Evaluation:
    """The seat's evaluation. It uses only the seat's knowledge: which cards are in other hands."""
    hands = state.hands
    hand, out = hands[seat], sum(hands) ^ hands[seat]
    return Evaluation(seat, hand, state.rows[seat], state.won[seat], state.slots, seats=len(hands), out=out)


def candidates(view: MonsterView) -> Sequence[MonsterAction]:
    """The few actions that look best, the best first; of the rows only that one.

    Whatever row is laid, a search makes nearly as much of it: there is no time for the worlds that tell rows apart.
    """
    return ranked(view)[: 1 if view.laying else CANDIDATES]


OUTLOOK: Outlook[MonsterState, MonsterAction, MonsterView] = Outlook(
    stage=lambda state: len(state.results),
    evaluate=evaluate,
    policy=policy,
    favour=FAVOUR,
    horizon=HORIZON,
    club=Effort(BRIEFLY, candidates),
    expert=Effort(EXPERT, candidates, policy=erring, favour=0),
)
