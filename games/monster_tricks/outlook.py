"""How Monster Tricks is searched: to the end of the round, everybody playing for their own row."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.engine import Effort, Outlook, Seat, chances, whim
from games.monster_tricks.actions import NEW, MonsterAction, Play
from games.monster_tricks.computer import ranked
from games.monster_tricks.rows import PLACES, points, totals
from games.monster_tricks.state import LAST_ROUND, MonsterState
from games.monster_tricks.view import MonsterView

LUCK = 2.0
"""How many points of the present round are luck, and so how many for each round to come."""

CANDIDATES = 8
"""How many of the actions that look best are worth a search."""
FAVOUR = 0.01
"""What is ahead by so little in a search is no better than what looks best."""


def stage(state: MonsterState) -> int:
    """Count the rounds that have ended."""
    return len(state.results)


def worth(state: MonsterState) -> list[float]:
    """Return how likely each seat wins the game with its points so far."""
    to_come = LAST_ROUND - state.results[-1].round
    return chances(totals(state.results, len(state.hands)), LUCK * (0.5 + to_come))


def likely(state: MonsterState, seat: Seat, legal: Sequence[MonsterAction], rng: Random) -> MonsterAction:
    """Return the better of any two plays: one that nears a trick if its victory card is dearer than the present one."""
    one: MonsterAction = whim(state, seat, legal, rng)
    other: MonsterAction = whim(state, seat, legal, rng)
    if not isinstance(one, Play) or not isinstance(other, Play):
        return other
    row, won = state.rows[seat], state.won[seat]
    wanted = row[won % PLACES] > points(row, won)
    return one if (_nears(state, seat, one) > _nears(state, seat, other)) == wanted else other


def _nears(state: MonsterState, seat: Seat, play: Play) -> int:
    """Return how many cards the trick that is played on has then, if it is the seat's own; else 0."""
    trick = None if play.target == NEW else state.slots[play.target]
    if trick is None:
        return 1
    return len(trick.cards) + 1 if trick.owner == seat or trick.beaten_by(play.card) else 0


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
    club=Effort(15_000),
    expert=Effort(45_000),
)
