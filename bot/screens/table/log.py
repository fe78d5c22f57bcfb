"""What happened at a table, in pages, and what was promised about its shuffle."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Click, Verb
from bot.screens.drawing.layout import QUIET, bullets, button, paragraph, sections, shortened, small, turning
from bot.screens.drawing.message import Screen
from bot.screens.drawing.packing import balanced
from bot.screens.table.table import title
from bot.tables.model import Happening, Look, TableInfo
from bot.text import Ready, Words
from persistence.rows import Phase

PAGE = 12


def log_screen(look: Look, happenings: Sequence[Happening], words: Words, page: int | None = None) -> Screen:
    """Return one page of the log, the last by default. Pages are counted from the oldest, so that they stay put."""
    table = look.table
    words = words.at(table, look.seat)
    pages = max(1, -(-len(happenings) // PAGE))
    at = pages - 1 if page is None else min(page, pages - 1)
    lines = [words.say(one.text) for one in happenings[at * PAGE : (at + 1) * PAGE]]
    heading = paragraph(f"### {words.get('log-title', game=Ready(title(table.game, words)))}")
    body = paragraph(*(bullets(lines) if lines else [words.get("log-empty")]))
    foot = paragraph(
        small(words.get("rules-page", page=at + 1, pages=pages)),
        small(words.get(_promise(table), hash=table.commitment)),
    )
    buttons = turning(
        at,
        pages,
        lambda there: Click(Verb.LOG, table.id, table.revision, str(there)),
        words,
        ("button-earlier", "button-later"),
    )
    buttons.append(button(Click(Verb.LOG, table.id, table.revision), words.key("button-refresh")))
    if look.seat is not None and table.phase is Phase.RUNNING:
        buttons.append(button(Click(Verb.HAND, table.id, table.revision), words.key("button-hand")))
    return shortened(Screen((*sections(heading, body, foot), *balanced(*buttons)), accent=QUIET))


def _promise(table: TableInfo) -> str:
    """Return the key of the sentence about the promise of the table's shuffle."""
    if table.daily is not None:
        return "daily-log"
    return "log-lesson" if table.lesson else "log-promise"
