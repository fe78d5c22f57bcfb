"""Insights: which habits go with better or worse results, in a few sentences."""

from __future__ import annotations

from babel.numbers import format_decimal

from bot.screens.parts.layout import QUIET, framed, listing, paragraph, small
from bot.screens.parts.message import Screen
from bot.screens.parts.titles import title
from bot.tables.computers import Progress
from bot.text import Ready, Words
from seasons.insights import LEAST, Finding, Insights


def insights_screen(found: Insights, words: Words) -> Screen:
    """The habits found in a person's games, or a note on why there are none."""
    costly = [_line(one, words) for one in found.findings if one.effect < 0]
    good = [_line(one, words) for one in reversed(found.findings) if one.effect > 0]
    if found.missing:
        nothing = words.get("insights-too-few", least=2 * LEAST, half=LEAST, missing=found.missing)
    else:
        nothing = words.get("insights-none", games=found.games, habits=found.judged)
    return framed(
        QUIET,
        paragraph(f"### {words.get('insights-title')}", *([] if found.findings else [nothing])),
        listing(words.get("insights-lose"), costly),
        listing(words.get("insights-gain"), good),
        paragraph(small(words.get("insights-how", habits=found.judged))) if found.findings else (),
    )


def reading_screen(progress: Progress, words: Words) -> Screen:
    came = words.get("insights-reading", done=progress.done, of=progress.of)
    return Screen(paragraph(f"### {words.get('insights-title')}", came), accent=QUIET)


def _line(finding: Finding, words: Words) -> str:
    effect, margin = (
        Ready(format_decimal(abs(value), "0.0", locale=words.formats)) for value in (finding.effect, finding.margin)
    )
    return words.get(
        "insights-finding",
        game=title(finding.game, words),
        worse="yes" if finding.effect < 0 else "no",
        points=effect,
        margin=margin,
        habit=words.get(finding.habit),
        more=finding.more,
        less=finding.less,
    )
