"""Lists in pages: tables (of a server, of the reader, those that wait for the reader), and the events at one."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import balanced, click_at, press, result_button, turning
from bot.screens.parts.layout import QUIET, YOUR_TURN, drafted, framed, paragraph
from bot.screens.parts.message import Block, Button, Row, Screen, Style
from bot.screens.parts.texts import bullets, channel, signed, small, title, waiting_line, when
from bot.tables.model import Happening, Look, SeatInfo, TableInfo
from bot.text import Words
from persistence.rows import Phase

PAGE, LOG_PAGE = 5, 12


class Listing(StrEnum):
    SERVER = "server"
    MINE = "mine"
    """Those of one channel at which the reader plays."""
    TURNS = "turns"
    """Those that wait for the reader."""


def tables_screen(listing: Listing, tables: Sequence[TableInfo], user_id: int, words: Words, page: int = 0) -> Screen:
    """Pages count from 0."""
    heading = f"### {words.get(f'list-title-{listing}')}"
    if not tables:
        return drafted(QUIET, paragraph(heading, words.get(f"list-none-{listing}")))
    pages = -(-len(tables) // PAGE)
    at = min(page, pages - 1)
    blocks: list[Block] = [*paragraph(heading)]
    for table in tables[at * PAGE : (at + 1) * PAGE]:
        seat = table.seat_of(user_id)
        blocks += paragraph(*_lines(table, words.at(table, None if seat is None else seat.seat)))
        way_in = _way_in(table, seat, words)
        blocks += [] if way_in is None else [Row((way_in,))]
    if pages > 1:
        blocks += paragraph(small(words.get("list-page", page=at + 1, pages=pages, count=len(tables))))
        blocks.append(Row(tuple(turning(at, pages, lambda to: Click(Verb.LIST, rest=f"{listing}/{to}"), words))))
    return framed(YOUR_TURN if listing is Listing.TURNS else QUIET, blocks)


def _way_in(table: TableInfo, seat: SeatInfo | None, words: Words) -> Button | None:
    if table.phase is Phase.RUNNING:
        if seat is None:
            return press(table, Verb.MORE if table.dealt_in_private else Verb.WATCH, words)
        return press(table, Verb.HAND, words, style=Style.PRIMARY)
    if table.phase is not Phase.OPEN or seat is not None or table.private or len(table.seats) >= table.seats_wanted:
        return None
    return press(table, Verb.JOIN, words, style=Style.SUCCESS)


def _lines(table: TableInfo, words: Words) -> list[str]:
    people = words.listed([words.name(seat.seat) for seat in table.seats])
    if table.concealed:
        what = "daily" if table.daily is not None else "board" if table.board is not None else "challenge"
        head = words.get("list-try", game=title(table.game, words), what=what)
    else:
        head = words.get("list-table", game=title(table.game, words), where=channel(table), phase=table.phase.value)
    if table.phase is Phase.OPEN:
        state = words.get("lobby-seats", taken=len(table.seats), wanted=table.seats_wanted)
        state = f"{state} · {signed('🔒', words.get('list-private'), words)}" if table.private else state
    else:
        state = waiting_line(table, words) or words.get("list-since", since=when(table.changed_at))
    return [f"**{head}**", state, small(" · ".join(filter(None, (people, words.get("list-id", id=table.id)))))]


def log_screen(look: Look, happenings: Sequence[Happening], words: Words, page: int | None = None) -> Screen:
    """The last page by default. Pages are counted from the oldest, so that they stay put."""
    table = look.table
    words = words.at(table, look.seat)
    pages = max(1, -(-len(happenings) // LOG_PAGE))
    at = pages - 1 if page is None else min(page, pages - 1)
    lines = [words.say(one.text) for one in happenings[at * LOG_PAGE : (at + 1) * LOG_PAGE]]
    heading = paragraph(f"### {words.get('log-title', game=title(table.game, words))}")
    body = paragraph(*(bullets(lines) if lines else [words.get("log-empty")]))
    foot = paragraph(
        small(words.get("rules-page", page=at + 1, pages=pages)),
        small(words.get(_log_promise(table), hash=table.commitment)),
    )
    keys = ("button-earlier", "button-later")
    buttons = turning(at, pages, lambda there: click_at(table, Verb.LOG, str(there)), words, keys)
    buttons.append(press(table, Verb.LOG, words, "button-refresh"))
    if look.seat is not None and table.phase is Phase.RUNNING:
        buttons.append(press(table, Verb.HAND, words))
    buttons += result_button(table, words)
    return framed(QUIET, heading, body, foot, rows=balanced(*buttons))


def _log_promise(table: TableInfo) -> str:
    if table.board is not None:
        return "contest-board-log"
    if table.daily is not None:
        return "daily-log"
    if table.origin is not None:
        return "study-shuffle"
    return "log-lesson" if table.lesson else "log-promise"


def table_line(table: TableInfo, words: Words) -> str:
    """Without Markdown, for lists to choose from."""
    who = ", ".join(words.at(table).name(seat.seat, plain=True) for seat in table.seats)
    parts = [title(table.game, words, plain=True), words.key(f"phase-{table.phase}"), who, table.id]
    return " · ".join(part for part in parts if part)
