"""From the end of a game to the plans of its pictures: who came where, how it went, what every line counted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from bot.art.account import AccountLine, Head, paged
from bot.art.result import Placed, ResultPlan
from bot.screens.drawing.message import Picture
from bot.screens.drawing.pictured import LONGEST_ALT, whole_sentences
from bot.screens.drawing.pictures import badges_of, felt_of, name_of
from bot.text import Words
from games.engine import Outcome, Text

RESULT = "result.png"


def result_pictures(outcome: Outcome, words: Words) -> tuple[Picture, ...]:
    """Return how the game ended: who came where and how the scores went from round to round, then every line."""
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    badges = badges_of(sorted(order), words)
    totals = [tuple(accumulate(points)) for points in zip(*outcome.rounds, strict=True)] or [()] * len(order)
    account = tuple(
        AccountLine(words.label(line.label), tuple(_value(line.values[seat], words) for seat in order))
        for line in outcome.lines
        if line.values != outcome.scores
    )
    if words.table is None:
        raise ValueError("a picture is made for a table")
    plan = ResultPlan(
        felt_of(words.table.game),
        words.label(outcome.reason),
        tuple(
            Placed(
                name_of(seat, words),
                badges[seat],
                outcome.places[seat],
                words.key("word-number", number=outcome.scores[seat]),
                totals[seat],
            )
            for seat in order
        ),
        words.key("picture-course") if outcome.rounds else "",
        account,
    )
    lines = [words.label(outcome.reason), *(f"{one.place}. {one.name} · {one.score}." for one in plan.places)]
    if outcome.rounds:
        told = (
            f"{one.name} {', '.join(words.key('word-number', number=total) for total in one.totals)}"
            for one in plan.places
        )
        lines.append(f"{plan.rounds}{words.key('word-colon')} {'; '.join(told)}.")
    heads = tuple(Head(one.name, one.badge) for one in plan.places)
    said = {line: _line_told(line, heads, words) for line in account}
    if plan.has_account:
        lines += said.values()
        pages = []
    else:
        pages = paged(heads, account, [len(said[line]) + 1 for line in account], LONGEST_ALT)
    return (
        Picture(RESULT, plan, whole_sentences(lines)),
        *(
            Picture(f"account-{number}.png", page, whole_sentences([said[line] for line in page.lines]))
            for number, page in enumerate(pages, start=1)
        ),
    )


def _line_told(line: AccountLine, heads: Sequence[Head], words: Words) -> str:
    told = ", ".join(f"{one.name} {value}" for one, value in zip(heads, line.values, strict=True) if value)
    return f"{line.label}{words.key('word-colon')} {told}."


def _value(value: int | Text | None, words: Words) -> str:
    if value is None:
        return ""
    return words.key("word-number", number=value) if isinstance(value, int) else words.label(value)
