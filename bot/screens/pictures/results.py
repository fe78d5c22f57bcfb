"""From the end of a game to the plans of its pictures: who came where, how it went, what every line counted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from bot.art.results import Finisher, Head, ResultPlan, SheetLine, paged
from bot.screens.parts.message import Picture
from bot.screens.pictures.alt import LONGEST_ALT, whole_sentences
from bot.screens.pictures.scenes import badges_of, felt_of, game_of, name_of, tallies
from bot.text import Words
from games.engine import Outcome, Scene, Seat, Text


def result_picture(outcome: Outcome, proof: Sequence[str], words: Words, scene: Scene | None = None) -> Picture:
    """The last `scene` tells which suits belong to whom, if scores count suits; `proof` is in the description alone."""
    order, heads, sheet = by_place(outcome), _heads(outcome, words), _sheet(outcome, words)
    totals = [tuple(accumulate(points)) for points in zip(*outcome.rounds, strict=True)] or [()] * len(order)
    taken = {} if scene is None else tallies(scene, words)
    counts = all(sum(share.ahead for share in shares) == outcome.scores[seat] for seat, shares in taken.items())
    places = tuple(
        Finisher(
            head.name,
            head.badge,
            outcome.places[seat],
            words.key("word-number", number=outcome.scores[seat]),
            totals[seat],
            taken[seat] if counts and taken else (),
        )
        for seat, head in zip(order, heads, strict=True)
    )
    course = words.key("picture-course") if outcome.rounds else ""
    plan = ResultPlan(felt_of(game_of(words)), words.label(outcome.reason), places, course, sheet)
    lines = [words.label(outcome.reason), *(f"{one.place}. {one.name} · {one.score}." for one in places)]
    if outcome.rounds:
        told = (
            f"{one.name} {', '.join(words.key('word-number', number=total) for total in one.totals)}" for one in places
        )
        lines.append(f"{course}{words.key('word-colon')} {'; '.join(told)}.")
    if plan.has_sheet or plan.has_tally:
        lines += [_line_told(line, heads, words) for line in sheet]
    return Picture("result.png", plan, whole_sentences([*lines, *proof], words))


def sheet_pictures(outcome: Outcome, words: Words) -> tuple[Picture, ...]:
    """As many pictures as the score takes."""
    heads, sheet = _heads(outcome, words), _sheet(outcome, words)
    said = {line: _line_told(line, heads, words) for line in sheet}
    pages = paged(heads, sheet, [len(said[line]) + 1 for line in sheet], LONGEST_ALT)
    return tuple(
        Picture(f"sheet-{number}.png", page, whole_sentences([said[line] for line in page.lines], words))
        for number, page in enumerate(pages, start=1)
    )


def by_place(outcome: Outcome) -> list[Seat]:
    """The best place first."""
    return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))


def _heads(outcome: Outcome, words: Words) -> tuple[Head, ...]:
    """Everybody's name and badge, the same as on the table, the best place first."""
    badges = badges_of(range(len(outcome.places)), words)
    return tuple(Head(name_of(seat, words), badges[seat]) for seat in by_place(outcome))


def _sheet(outcome: Outcome, words: Words) -> tuple[SheetLine, ...]:
    """Without the totals, which are told with the places; they close a longer score sheet."""
    lines = [line for line in outcome.lines if line.values != outcome.scores] or list(outcome.lines)
    order = by_place(outcome)
    return tuple(
        SheetLine(words.label(line.label), tuple(_value(line.values[seat], words) for seat in order)) for line in lines
    )


def _line_told(line: SheetLine, heads: Sequence[Head], words: Words) -> str:
    told = ", ".join(f"{one.name} {value}" for one, value in zip(heads, line.values, strict=True) if value)
    return f"{line.label}{words.key('word-colon')} {told}."


def _value(value: int | Text | None, words: Words) -> str:
    if value is None:
        return ""
    return words.key("word-number", number=value) if isinstance(value, int) else words.label(value)
