"""The events at a table, in pages, and the promise about its shuffle."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Verb
from bot.screens.parts.buttons import balanced, click_at, press, turning
from bot.screens.parts.layout import QUIET, bullets, framed, paragraph, small
from bot.screens.parts.message import Screen
from bot.screens.parts.titles import title
from bot.tables.model import Happening, Look, TableInfo
from bot.text import Words
from persistence.rows import Phase

PAGE = 12


def log_screen(look: Look, happenings: Sequence[Happening], words: Words, page: int | None = None) -> Screen:
    """The last page by default. Pages are counted from the oldest, so that they stay put."""
    table = look.table
    words = words.at(table, look.seat)
    pages = max(1, -(-len(happenings) // PAGE))
    at = pages - 1 if page is None else min(page, pages - 1)
    lines = [words.say(one.text) for one in happenings[at * PAGE : (at + 1) * PAGE]]
    heading = paragraph(f"### {words.get('log-title', game=title(table.game, words))}")
    body = paragraph(*(bullets(lines) if lines else [words.get("log-empty")]))
    foot = paragraph(
        small(words.get("rules-page", page=at + 1, pages=pages)),
        small(words.get(_promise(table), hash=table.commitment)),
    )
    keys = ("button-earlier", "button-later")
    buttons = turning(at, pages, lambda there: click_at(table, Verb.LOG, str(there)), words, keys)
    buttons.append(press(table, Verb.LOG, words, "button-refresh"))
    if look.seat is not None and table.phase is Phase.RUNNING:
        buttons.append(press(table, Verb.HAND, words))
    return framed(QUIET, heading, body, foot, rows=balanced(*buttons))


def _promise(table: TableInfo) -> str:
    if table.board is not None:
        return "contest-board-log"
    if table.daily is not None:
        return "daily-log"
    if table.origin is not None:
        return "study-shuffle"
    return "log-lesson" if table.lesson else "log-promise"
