"""Lists of tables: those of a server, and those where somebody is awaited."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Click, Verb
from bot.screens.layout import QUIET, YOUR_TURN, button, paragraph, shortened, small, when
from bot.screens.message import Block, Row, Screen, Style
from bot.screens.table import title
from bot.tables.model import TableInfo
from bot.text import Ready, Words
from persistence.rows import Phase

MOST_TABLES = 10


def tables_screen(tables: Sequence[TableInfo], words: Words) -> Screen:
    """Return the tables, each with the button that leads into it."""
    return _listing(tables, words.get("list-title"), words.get("list-none"), words, accent=QUIET)


def turns_screen(tables: Sequence[TableInfo], words: Words) -> Screen:
    """Return the tables where the reader is to act."""
    return _listing(tables, words.get("turns-title"), words.get("turns-none"), words, accent=YOUR_TURN)


def _listing(tables: Sequence[TableInfo], heading: str, none: str, words: Words, *, accent: int) -> Screen:
    if not tables:
        return Screen(paragraph(f"### {heading}", none), accent=QUIET)
    blocks: list[Block] = [*paragraph(f"### {heading}")]
    for table in tables[:MOST_TABLES]:
        blocks += paragraph(*_lines(table, words.at(table)))
        if table.phase is Phase.OPEN and len(table.seats) < table.seats_wanted:
            click = Click(Verb.JOIN, table.id, table.revision)
            blocks.append(Row((button(click, words.key("button-join"), Style.SUCCESS),)))
        elif table.phase is Phase.RUNNING:
            click = Click(Verb.HAND, table.id, table.revision)
            blocks.append(Row((button(click, words.key("button-hand"), Style.PRIMARY),)))
    more = len(tables) - MOST_TABLES
    if more > 0:
        blocks += paragraph(small(words.get("list-more", count=more)))
    return shortened(Screen(tuple(blocks), accent=accent))


def _lines(table: TableInfo, words: Words) -> list[str]:
    where = Ready(f"<#{table.place.channel_id}>")
    people = words.listed([words.name(seat.seat) for seat in table.seats])
    head = words.get("list-table", game=Ready(title(table.game, words)), where=where, phase=table.phase.value)
    if table.phase is Phase.OPEN:
        state = words.get("lobby-seats", taken=len(table.seats), wanted=table.seats_wanted)
    else:
        state = words.get("list-since", since=Ready(when(table.changed_at)))
    return [f"**{head}**", f"{state} · {people}" if people else state, small(words.get("list-id", id=table.id))]
