"""A finished game from one seat: how far it came out ahead, and how much of each habit there was in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from games.engine.contract import AnyGame, Outcome
from games.engine.record import Record
from games.engine.text import Seat

QUICK = 4.0
"""Seconds within which a choice is a quick one."""


@dataclass(frozen=True, slots=True)
class Played:
    """`lead` is a seat's score against the others' average, more is better; `habits` are amounts by texts' keys.

    Amounts can only be compared between games of one kind.
    """

    lead: float
    habits: Mapping[str, float]


def played(game: AnyGame, record: Record, seat: Seat, pauses: Sequence[float] = ()) -> Played | None:
    """None without others or an end by the rules; `pauses` are seconds before each action. Raises `BadRecord`."""
    found: dict[str, list[float]] = {}
    for at, state in enumerate(record.walk(game)):
        state.events = None
        if at == 0 and len(awaited := state.to_act()) == 1:
            found["engine-habit-first"] = [seat in awaited]
        if at == len(record.actions) or record.actions[at][0] != seat:
            continue
        view, action = state.view(seat), game.parse(record.actions[at][1])
        if pauses and len(view.legal) > 1:
            found.setdefault("engine-habit-quick", []).append(pauses[at] <= QUICK)
        for habit in game.habits:
            if (excess := habit.excess(view, action)) is not None:
                found.setdefault(f"{game.key.replace('_', '-')}-habit-{habit.key}", []).append(excess)
    outcome = state.outcome()
    if outcome is None or len(record.seats) < 2:
        return None
    habits = {key: fmean(values) for key, values in found.items()}
    return Played(_lead(outcome, seat), {**habits, "engine-habit-long": len(record.actions)})


def _lead(outcome: Outcome, seat: Seat) -> float:
    scores, places = outcome.scores, outcome.places
    others = fmean(score for at, score in enumerate(scores) if at != seat)
    fewer_is_better = scores[places.index(min(places))] < scores[places.index(max(places))]
    return others - scores[seat] if fewer_is_better else scores[seat] - others
