"""The score sheet of a finished game: places, every line of the score, and what it brought to season and ratings."""

from __future__ import annotations

from itertools import accumulate
from operator import add

from bot.screens.parts.layout import bold, signed, small
from bot.screens.pictures.results import by_place
from bot.screens.seasons.ladder import gain_line, step_lines
from bot.screens.seasons.standings import CUP, place_text, trophy_texts
from bot.tables.model import Apart, Look
from bot.text import NO_BREAK, Words, clean_name
from games.engine import Outcome, ScoreLine, Seat, Text
from persistence.rows import SeatKind
from seasons.model import Settlement

SEVERAL = 2


def result_lines(outcome: Outcome, settlement: Settlement | None, apart: Apart | None, words: Words) -> list[list[str]]:
    """Why it ended, the places with their gains, the score line by line."""
    why, seats, lines = sheet_lines(outcome, words)
    places = []
    for seat, line in zip(by_place(outcome), seats, strict=True):
        places.append(line)
        if settlement is not None and _gains(settlement, seat, words):
            places.append(small(_gained(settlement, seat, words)))
    return [why, [*places, *_brought(settlement, apart, words)], lines]


def beside_pictures(
    outcome: Outcome, settlement: Settlement | None, apart: Apart | None, words: Words
) -> list[list[str]]:
    """The gains, trophies and season of a game: the lines that the result pictures leave out."""
    gains = []
    if settlement is not None:
        gains = [
            f"**{words.who(seat)}**{words.get('word-colon')} {_gained(settlement, seat, words)}"
            for seat in by_place(outcome)
            if _gains(settlement, seat, words)
        ]
    told = [small(" · ".join(gains))] if len(gains) > SEVERAL else gains
    return [[*told, *_brought(settlement, apart, words)]]


def _brought(settlement: Settlement | None, apart: Apart | None, words: Words) -> list[str]:
    """The step on the ladder, or else the new trophies and the season for which the game counts."""
    if settlement is not None and settlement.step is not None:
        return step_lines(settlement.step, words)
    trophies = [] if settlement is None else _trophies(settlement, words)
    return [*trophies, small(_counting(settlement, apart, words))]


def _gains(settlement: Settlement, seat: Seat, words: Words) -> bool:
    """Computers win no points."""
    person = words.table is None or words.table.seats[seat].kind is SeatKind.PERSON
    return person and settlement.step is None


def order_lines(names: tuple[str, ...], words: Words) -> list[list[str]]:
    """The players who gave orders as managers of the server."""
    known = [clean_name(name) or words.get("word-somebody") for name in names]
    return [[small(words.get("result-orders", who=words.listed(known)))]] if known else []


def sheet_lines(outcome: Outcome, words: Words) -> list[list[str]]:
    """Without what the game brought: why it ended, the places, the score line by line."""
    order = by_place(outcome)
    names = _names(order, words)
    lines = [_score(line, order, names, words) for line in outcome.lines]
    return [[f"**{words.say(outcome.reason)}**"], [_place(outcome, seat, words) for seat in order], lines]


def decided(look: Look, words: Words) -> str:
    """The round since which the winner leads for good, in a game with rounds and one winner."""
    outcome = look.outcome
    if outcome is None or len(outcome.rounds) < SEVERAL or outcome.places.count(1) != 1 or len(outcome.places) == 1:
        return ""
    winner = outcome.places.index(1)
    others = [seat for seat in range(len(outcome.places)) if seat != winner]
    totals = list(accumulate(outcome.rounds, lambda before, more: tuple(map(add, before, more))))
    sign = 1 if all(totals[-1][winner] >= totals[-1][seat] for seat in others) else -1
    leads = [all(sign * (after[winner] - after[seat]) > 0 for seat in others) for after in totals]
    if not leads[-1]:
        return ""
    since = len(leads) - next((back for back, led in enumerate(reversed(leads)) if not led), len(leads)) + 1
    who, rounds = bold(words.who(winner)), len(leads)
    if since == rounds:
        margin = min(abs(totals[-1][winner] - totals[-1][seat]) for seat in others)
        return words.get("result-led-last", who=who, margin=margin)
    return words.get("result-led", who=who, round=since, rounds=rounds)


def _trophies(settlement: Settlement, words: Words) -> list[str]:
    """A line for each person who has done something for the first time."""
    games = () if words.table is None else (words.table.game,)
    lines = []
    for seat, gain in settlement.gains.items():
        if gain.trophies:
            earned = " · ".join(line for trophy in gain.trophies for line in trophy_texts(trophy, games, words))
            lines.append(signed(CUP, f"**{words.who(seat)}**{words.get('word-colon')} {earned}", words))
    return lines


def _gained(settlement: Settlement, seat: Seat, words: Words) -> str:
    """Nothing where a newcomer took the seat over."""
    gain = settlement.gains.get(seat)
    return words.get("result-gain-nobody") if gain is None else gain_line(gain, words)


def _counting(settlement: Settlement | None, apart: Apart | None, words: Words) -> str:
    """For which season a game counts, or why it does not."""
    if settlement is None:
        return words.get(f"result-apart-{apart or _unknown(words)}")
    if settlement.season is None:
        return words.get("result-no-season")
    return words.get("result-season", season=settlement.season)


def _unknown(words: Words) -> Apart:
    """Why a game of an older Tapis did not count, which counted no game with computers."""
    computers = words.table is not None and any(one.kind is SeatKind.COMPUTER for one in words.table.seats)
    return Apart.COMPUTER if computers else Apart.UNRATED


def _place(outcome: Outcome, seat: Seat, words: Words) -> str:
    place = outcome.places[seat]
    who = bold(words.who(seat))
    if len(outcome.places) == 1:
        return words.get("result-place", who=who, score=outcome.scores[seat])
    if words.text_mode:
        shared = "yes" if outcome.places.count(place) > 1 else "no"
        return words.get("result-place-aloud", place=place, shared=shared, who=who, score=outcome.scores[seat])
    return f"{place_text(place, words)} {words.get('result-place', who=who, score=outcome.scores[seat])}"


def _score(line: ScoreLine, order: list[Seat], names: dict[Seat, str], words: Words) -> str:
    """The line's label, then each seat's part, best place first."""
    parts = [
        f"{names[seat]}{NO_BREAK}{_value(value, words)}".strip()
        for seat in order
        if (value := line.values[seat]) is not None
    ]
    return f"**{words.say(line.label)}**{words.get('word-colon')} {' · '.join(parts)}"


def _names(order: list[Seat], words: Words) -> dict[Seat, str]:
    """Nothing for somebody who played alone."""
    if len(order) == 1:
        return dict.fromkeys(order, "")
    return {seat: words.who(seat) for seat in order}


def _value(value: int | Text, words: Words) -> str:
    return words.get("word-number", number=value) if isinstance(value, int) else words.say(value)
