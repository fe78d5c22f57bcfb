"""The places at the end of a game: its own outcome, with those who resigned placed last."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.tables.entries import Early
from games.engine import Outcome, Seat, text

_REASONS = {
    Early.ALONE: text("table-ended-alone"),
    Early.DESERTED: text("table-ended-deserted"),
}


def final(outcome: Outcome, resigned: Collection[Seat]) -> Outcome:
    """The outcome of a game played to its end: those who resigned share the last place, whatever it says.

    A winner who shares the first place then has won no slam.

    >>> final(Outcome(text("won"), places=(1, 2, 3), scores=(9, 5, 2)), resigned={0}).places
    (3, 1, 2)
    """
    stayed = [place for seat, place in enumerate(outcome.places) if seat not in resigned]
    places = tuple(
        len(stayed) + 1 if seat in resigned else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(outcome.places)
    )
    ended = replace(outcome, places=places)
    return ended if outcome.slam == ended.winner else replace(ended, slam=None)


def early(reason: Early, seats: int, resigned: Collection[Seat]) -> Outcome:
    """The outcome of a game cut short: everybody who did not resign shares first place."""
    level = Outcome(reason=_REASONS[reason], places=(1,) * seats, scores=(0,) * seats)
    return final(level, resigned)
