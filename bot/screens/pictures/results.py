"""From the end of a game to the plans of its pictures: who came where, how it went, what every line counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from bot.art.results import Finisher, Head, ResultPlan, SheetLine, paged
from bot.screens.parts.message import Picture
from bot.screens.pictures.alt import LONGEST_ALT, whole_sentences
from bot.screens.pictures.scenes import badges_of, felt_of, game_of, name_of, tallies
from bot.text import Words
from games.engine import Outcome, Scene, Seat, Text

RESULT = "result.png"


def result_picture(outcome: Outcome, proof: Sequence[str], words: Words, scene: Scene | None = None) -> Picture:
    """The end of a game: everybody's place, and the scores from round to round.

    The last `scene` tells which suits belong to whom, where scores count suits. `proof` is what the message has to say
    of the shuffle, in the picture's description alone.
    """
    order, badges = _ordered(outcome, words)
    totals = [tuple(accumulate(points)) for points in zip(*outcome.rounds, strict=True)] or [()] * len(order)
    sheet = _sheet(outcome, order, words)
    taken = {} if scene is None else tallies(scene, words)
    counts = all(sum(share.ahead for share in shares) == outcome.scores[seat] for seat, shares in taken.items())
    plan = ResultPlan(
        felt_of(game_of(words)),
        words.label(outcome.reason),
        tuple(
            Finisher(
                name_of(seat, words),
                badges[seat],
                outcome.places[seat],
                words.key("word-number", number=outcome.scores[seat]),
                totals[seat],
                taken[seat] if counts and taken else (),
            )
            for seat in order
        ),
        words.key("picture-course") if outcome.rounds else "",
        sheet,
    )
    lines = [words.label(outcome.reason), *(f"{one.place}. {one.name} · {one.score}." for one in plan.places)]
    if outcome.rounds:
        told = (
            f"{one.name} {', '.join(words.key('word-number', number=total) for total in one.totals)}"
            for one in plan.places
        )
        lines.append(f"{plan.rounds}{words.key('word-colon')} {'; '.join(told)}.")
    if plan.has_sheet or plan.has_tally:
        lines += [_line_told(line, _heads(order, badges, words), words) for line in sheet]
    return Picture(RESULT, plan, whole_sentences([*lines, *proof], words))


def sheet_pictures(outcome: Outcome, words: Words) -> tuple[Picture, ...]:
    """As many pictures as the score takes."""
    order, badges = _ordered(outcome, words)
    heads, sheet = _heads(order, badges, words), _sheet(outcome, order, words)
    said = {line: _line_told(line, heads, words) for line in sheet}
    pages = paged(heads, sheet, [len(said[line]) + 1 for line in sheet], LONGEST_ALT)
    return tuple(
        Picture(f"sheet-{number}.png", page, whole_sentences([said[line] for line in page.lines], words))
        for number, page in enumerate(pages, start=1)
    )


def _ordered(outcome: Outcome, words: Words) -> tuple[list[Seat], dict[Seat, str]]:
    """The best place first, and everybody's badge: the same as on the table."""
    order = by_place(outcome)
    return order, badges_of(sorted(order), words)


def by_place(outcome: Outcome) -> list[Seat]:
    """The best place first."""
    return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))


def _heads(order: Sequence[Seat], badges: Mapping[Seat, str], words: Words) -> tuple[Head, ...]:
    return tuple(Head(name_of(seat, words), badges[seat]) for seat in order)


def _sheet(outcome: Outcome, order: Sequence[Seat], words: Words) -> tuple[SheetLine, ...]:
    """Without the totals, which are told with the places; they close a longer score sheet."""
    lines = [line for line in outcome.lines if line.values != outcome.scores] or list(outcome.lines)
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
