"""The account of a finished game: places, every line of the score, and what it brought to season and ratings."""

from __future__ import annotations

from bot.screens.drawing.layout import small
from bot.screens.league.standings import change_text, cup, place_sign, points_merit, rating_text, trophy_texts
from bot.tables.model import Apart
from bot.text import NO_BREAK, Ready, Words, clean_name
from games.engine import Outcome, ScoreLine, Seat, Text
from seasons.model import Gain, Settlement


def result_lines(outcome: Outcome, settlement: Settlement | None, apart: Apart | None, words: Words) -> list[list[str]]:
    """Return the parts of the account: why it ended, the places with their gains, the score line by line."""
    why, seats, lines = account_lines(outcome, words)
    places = []
    for seat, line in zip(_order(outcome), seats, strict=True):
        places.append(line)
        if settlement is not None:
            places.append(small(_gained(settlement, seat, words)))
    if settlement is not None:
        places += _trophies(settlement, words)
    places.append(small(_counting(settlement, apart, words)))
    return [why, places, lines]


def beside_pictures(
    outcome: Outcome, settlement: Settlement | None, apart: Apart | None, words: Words
) -> list[list[str]]:
    """Return what pictures of the places and of the account do not say: what the game brought."""
    gains = []
    if settlement is not None:
        gains = [
            f"**{words.who(seat)}**{words.get('word-colon')} {_gained(settlement, seat, words)}"
            for seat in _order(outcome)
        ]
        gains += _trophies(settlement, words)
    return [[*gains, small(_counting(settlement, apart, words))]]


def order_lines(names: tuple[str, ...], words: Words) -> list[list[str]]:
    """Return who gave orders as a manager of the server and played."""
    known = [clean_name(name) or words.get("word-somebody") for name in names]
    return [[small(words.get("result-orders", who=Ready(words.listed(known))))]] if known else []


def account_lines(outcome: Outcome, words: Words) -> list[list[str]]:
    """Return the parts of the account that are the game's own: why it ended, the places, the score line by line."""
    order = _order(outcome)
    signs = _signs(order, words)
    lines = [_score(line, order, signs, words) for line in outcome.lines]
    return [[f"**{words.say(outcome.reason)}**"], [_place(outcome, seat, words) for seat in order], lines]


def _order(outcome: Outcome) -> list[Seat]:
    """Return the seats, the best place first."""
    return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))


def _trophies(settlement: Settlement, words: Words) -> list[str]:
    """Return what somebody has done for the first time, a line for each who has."""
    games = () if words.table is None else (words.table.game,)
    lines = []
    for seat, gain in settlement.gains.items():
        if gain.trophies:
            earned = " · ".join(line for trophy in gain.trophies for line in trophy_texts(trophy, games, words))
            lines.append(cup(f"**{words.who(seat)}**{words.get('word-colon')} {earned}", words))
    return lines


def _gained(settlement: Settlement, seat: Seat, words: Words) -> str:
    """Return what a seat gained: nothing where a newcomer took it over."""
    gain = settlement.gains.get(seat)
    return words.get("result-gain-nobody") if gain is None else gain_line(gain, words)


def gain_line(gain: Gain, words: Words) -> str:
    """Return the season points won and how the rating changed."""
    about = "yes" if gain.provisional else "no"
    rating = Ready(rating_text(gain.after.points, words))
    change = Ready(change_text(gain.after.points - gain.before.points, words))
    if gain.points is None:
        return words.get("result-gain-rating", about=about, rating=rating, change=change)
    points = Ready(f"**+{points_merit(gain.points, words)}**")
    return words.get("result-gain", points=points, about=about, rating=rating, change=change)


def _counting(settlement: Settlement | None, apart: Apart | None, words: Words) -> str:
    """Return for which season a game counts, or why it does not."""
    if settlement is None:
        return words.get(f"result-apart-{apart or Apart.UNRATED}")
    if settlement.season is None:
        return words.get("result-no-season")
    return words.get("result-season", season=settlement.season)


def _place(outcome: Outcome, seat: Seat, words: Words) -> str:
    place = outcome.places[seat]
    who = Ready(f"**{words.who(seat)}**")
    if len(outcome.places) == 1:
        return words.get("result-place", who=who, score=outcome.scores[seat])
    if words.text_mode:
        shared = "yes" if outcome.places.count(place) > 1 else "no"
        return words.get("result-place-aloud", place=place, shared=shared, who=who, score=outcome.scores[seat])
    return f"{place_sign(place, words)} {words.get('result-place', who=who, score=outcome.scores[seat])}"


def _score(line: ScoreLine, order: list[Seat], signs: dict[Seat, str], words: Words) -> str:
    """One line of the account: what it counts, then each seat's part, best place first."""
    parts = [
        f"{signs[seat]}{NO_BREAK}{_value(value, words)}".strip()
        for seat in order
        if (value := line.values[seat]) is not None
    ]
    return f"**{words.say(line.label)}**{words.get('word-colon')} {' · '.join(parts)}"


def _signs(order: list[Seat], words: Words) -> dict[Seat, str]:
    """Return whose number it is, for each seat in the lines; nothing for somebody who played alone."""
    if len(order) == 1:
        return dict.fromkeys(order, "")
    return {seat: words.who(seat) for seat in order}


def _value(value: int | Text, words: Words) -> str:
    return words.get("word-number", number=value) if isinstance(value, int) else words.say(value)
