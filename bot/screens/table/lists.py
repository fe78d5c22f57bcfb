"""Lists of tables, in pages: those of a server, the reader's own in a channel, those where the reader is awaited."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from bot.clicks import Click, Verb
from bot.screens.parts.layout import QUIET, YOUR_TURN, paragraph, shortened, signed, small, turning, when
from bot.screens.parts.message import Block, Button, Row, Screen, Style
from bot.screens.parts.titles import press, title, waiting_line
from bot.tables.model import SeatInfo, TableInfo
from bot.text import Ready, Words
from persistence.rows import Phase

PAGE = 5


class Listing(StrEnum):
    """The tables that a list shows."""

    SERVER = "server"
    MINE = "mine"
    """Those of one channel at which the reader plays."""
    TURNS = "turns"
    """Those that wait for the reader."""


def tables_screen(listing: Listing, tables: Sequence[TableInfo], user_id: int, words: Words, page: int = 0) -> Screen:
    """Pages count from 0."""
    heading = f"### {words.get(f'list-title-{listing}')}"
    if not tables:
        return Screen(paragraph(heading, words.get(f"list-none-{listing}")), accent=QUIET)
    pages = -(-len(tables) // PAGE)
    at = min(page, pages - 1)
    blocks: list[Block] = [*paragraph(heading)]
    for table in tables[at * PAGE : (at + 1) * PAGE]:
        seat = table.seat_of(user_id)
        blocks += paragraph(*_lines(table, words.at(table, None if seat is None else seat.seat)))
        blocks += [Row((way_in,)) for way_in in _ways_in(table, seat, words)]
    if pages > 1:
        blocks += paragraph(small(words.get("list-page", page=at + 1, pages=pages, count=len(tables))))
        blocks.append(Row(tuple(turning(at, pages, lambda to: Click(Verb.LIST, rest=f"{listing}/{to}"), words))))
    return shortened(Screen(tuple(blocks), accent=YOUR_TURN if listing is Listing.TURNS else QUIET))


def _ways_in(table: TableInfo, seat: SeatInfo | None, words: Words) -> list[Button]:
    if table.phase is Phase.RUNNING:
        verb = Verb.WATCH if seat is None else Verb.HAND
        style = Style.SECONDARY if seat is None else Style.PRIMARY
        return [press(table, verb, words.key(f"button-{verb}"), style)]
    free = len(table.seats) < table.seats_wanted and not table.private
    if table.phase is Phase.OPEN and seat is None and free:
        return [press(table, Verb.JOIN, words.key("button-join"), Style.SUCCESS)]
    return []


def _lines(table: TableInfo, words: Words) -> list[str]:
    where = Ready(f"<#{table.location.channel_id}>")
    people = words.listed([words.name(seat.seat) for seat in table.seats])
    head = words.get("list-table", game=title(table.game, words), where=where, phase=table.phase.value)
    if table.phase is Phase.OPEN:
        state = words.get("lobby-seats", taken=len(table.seats), wanted=table.seats_wanted)
        state = f"{state} · {signed('🔒', words.get('list-private'), words)}" if table.private else state
    else:
        state = waiting_line(table, words) or words.get("list-since", since=when(table.changed_at))
    return [
        f"**{head}**",
        state,
        small(" · ".join(part for part in (people, words.get("list-id", id=table.id)) if part)),
    ]
