"""The account of a finished game: places, and every line of the score."""

from __future__ import annotations

from bot.tables.model import TableInfo
from bot.text import Ready, Words
from games.engine import Outcome, ScoreLine, Seat, Text

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def result_lines(outcome: Outcome, table: TableInfo, words: Words) -> list[list[str]]:
    """Return the parts of the account: why it ended, the places, the score line by line."""
    order = sorted((seat.seat for seat in table.seats), key=lambda seat: (outcome.places[seat], seat))
    places = [_place(outcome, seat, words) for seat in order]
    signs = _signs(outcome, order, words)
    lines = [_score(line, order, signs, words) for line in outcome.lines]
    return [[f"**{words.say(outcome.reason)}**"], places, lines]


def _place(outcome: Outcome, seat: Seat, words: Words) -> str:
    place = outcome.places[seat]
    who = Ready(f"**{words.name(seat)}**")
    if words.text_mode:
        shared = "yes" if outcome.places.count(place) > 1 else "no"
        return words.get("result-place-aloud", place=place, shared=shared, who=who, score=outcome.scores[seat])
    return f"{MEDALS.get(place, f'{place}.')} {words.get('result-place', who=who, score=outcome.scores[seat])}"


def _score(line: ScoreLine, order: list[Seat], signs: dict[Seat, str], words: Words) -> str:
    """One line of the account: what it counts, then each seat's part, best place first."""
    parts = [f"{signs[seat]} {_value(value, words)}" for seat in order if (value := line.values[seat]) is not None]
    return f"**{words.say(line.label)}**{words.get('word-colon')} {' · '.join(parts)}"


def _signs(outcome: Outcome, order: list[Seat], words: Words) -> dict[Seat, str]:
    """Return what stands for each seat in the lines: its medal or place, its name where places are shared."""
    if words.text_mode or len(set(outcome.places)) < len(outcome.places):
        return {seat: words.name(seat) for seat in order}
    return {seat: MEDALS.get(outcome.places[seat], f"{outcome.places[seat]}.") for seat in order}


def _value(value: int | Text, words: Words) -> str:
    return words.get("word-number", number=value) if isinstance(value, int) else words.say(value)
