"""Goldens: whole games told line by line, so that a change of any rule, event or score shows as a difference.

A golden is `tests/games/<key>/goldens/*.txt`: a record's readable text, each action followed by its events (keys and
parameters, indented; private ones say for which seats), the outcome at the end. It starts life as a record, written
by `python -m games selfplay <key> --records FOLDER …`, and changes by one command only, which tells the same actions
anew: `python -m tests.games.goldens FILE …`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from games import registry
from games.engine import CardList, CardRef, Event, Outcome, Record, SeatRef, Text, TextList
from games.engine.text import Arg


def record_of(golden: str) -> Record:
    """The record inside a golden, or a plain record. Raises `BadRecord`."""
    return Record.read("".join(line for line in golden.splitlines(keepends=True) if not line.startswith(" ")))


def told(record: Record) -> str:
    """The golden of a record: replayed, with everything that happens. Raises `BadRecord`."""
    head, _, _ = record.readable().partition("\n\n")
    states = record.walk(registry.game(record.game))
    state = next(states)
    lines = [head, "", *(f"    {_event(event)}" for event in state.events or [])]
    state.events = []
    for (seat, notation), _ in zip(record.actions, states, strict=True):
        lines.append(f"{seat}. {notation}")
        events = state.events or []
        lines += [f"    {_event(event)}" for event in events]
        state.events = []
    outcome = state.outcome()
    if outcome is not None:
        lines += [f"    {line}" for line in _outcome(outcome)]
    return "\n".join(lines) + "\n"


def _event(event: Event) -> str:
    if event.audience is None:
        return _say(event.text)
    return f"[only {' '.join(map(str, sorted(event.audience)))}] {_say(event.text)}"


def _outcome(outcome: Outcome) -> list[str]:
    return [
        f"outcome: {_say(outcome.reason)}",
        f"places: {' '.join(map(str, outcome.places))}",
        f"scores: {' '.join(map(str, outcome.scores))}",
        *(
            f"{_say(line.label)}: {' | '.join('-' if value is None else _say(value) for value in line.values)}"
            for line in outcome.lines
        ),
    ]


def _say(arg: Arg) -> str:
    match arg:
        case Text(key, args):
            return f"{key}({', '.join(f'{name}={_say(value)}' for name, value in args)})" if args else key
        case TextList(texts):
            return f"[{', '.join(map(_say, texts))}]"
        case CardRef(code):
            return code
        case CardList(codes):
            return f"[{' '.join(codes)}]"
        case SeatRef(seat):
            return f"seat {seat}"
        case _:
            return str(arg)


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(told(record_of(path.read_text(encoding="utf-8"))), encoding="utf-8")
