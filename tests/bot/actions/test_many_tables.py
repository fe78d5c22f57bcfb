"""Somebody who plays at forty tables: whatever they open has pages, and stays within what Discord takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.actions.finding import NoTableHere
from bot.screens.table import Listing, ping_screen, tables_screen
from bot.screens.table.lists import PAGE
from bot.tables import verbs
from bot.tables.errors import NotSeated
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest
from bot.text import Words
from persistence.rows import Entry, EntryKind
from tests.bot.screens.reading import read_out
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, PLACE, Booth, found_ids, words

TABLES = 40


async def seated_at_forty(booth: Booth) -> None:
    """Let Ada sit at forty tables that all wait for her; they are written, not played."""
    store = booth.bot.store
    row = await store.tables.find(await booth.table())
    seats = (await store.tables.seats_at([row.id]))[row.id]
    waiting = [replace(seat, awaited=seat.user_id == ADA) for seat in seats]
    for number in range(TABLES):
        table_id = "table" + "".join("abcdefgh"[number // 8**at % 8] for at in (2, 1, 0))
        opened = Entry(seq=1, kind=EntryKind.OPEN, at=row.opened_at)
        await store.log.open_table(replace(row, id=table_id, revision=1), waiting, opened)
    await booth.bot.service.do(At(row.id, Person(ADA, "Ada", manages=True), GUILD), verbs.close())


async def test_forty_tables_are_listed_in_pages_and_none_is_lost(booth: Booth) -> None:
    await seated_at_forty(booth)
    for listing in Listing:
        shown: set[str] = set()
        for page in range(TABLES // PAGE):
            sent = await booth.press(ADA, f"1:list:-:0:{listing}/{page}", private=True)
            assert f"Page {page + 1} of {TABLES // PAGE} · {TABLES} tables" in words(sent)
            shown |= {one.split(":")[2] for one in found_ids(sent) if ":hand:" in one}
        assert len(shown) == TABLES
        assert words(await booth.press(ADA, f"1:list:-:0:{listing}/999999", private=True)) == words(sent)


async def test_who_plays_at_forty_tables_of_one_channel_chooses_one(booth: Booth) -> None:
    await seated_at_forty(booth)
    finder, hands = booth.bot.actions.finder, booth.bot.actions.hands
    assert len(await finder.lines_here(booth.request())) == TABLES, "typing narrows the suggestions down"
    mine = await finder.listed(booth.request(), Listing.MINE)
    assert (await hands.open(booth.request(), None)).screen == tables_screen(Listing.MINE, mine, ADA, Words("en"))
    first, *others = await booth.bot.service.listing.awaiting(ADA)
    call = ping_screen(first, ADA, Words("en"), also=others)
    assert call.faults() == []
    assert "more tables are not shown" in read_out(call)


async def test_no_list_is_opened_by_a_forged_page(booth: Booth) -> None:
    for rest in ("server", "server/", "server/-1", "all/0", "server/1/2", "server/²"):
        assert "no longer works" in words(await booth.press(ADA, f"1:list:-:0:{rest}", private=True))


async def test_hand_right_after_the_end_shows_the_persons_own_last_game(booth: Booth) -> None:
    hands, service = booth.bot.actions.hands, booth.bot.service
    with pytest.raises(NoTableHere):
        await hands.open(booth.request(), None)
    mine = await booth.table()
    await service.do(At(mine, booth.ada, GUILD), verbs.resign())
    for who in (ADA, BRUNO):
        answer = await hands.open(booth.request(who), None)
        assert answer.hand_of == (mine, (await service.look_inside(mine)).table.revision)
    theirs = await service.open(OpenRequest(location=PLACE, game="claim", seats=2), Person(CHLOE, "Chloe"), None)
    assert (await hands.open(booth.request(), None)).hand_of[0] == mine
    with pytest.raises(NotSeated):
        await hands.open(booth.request(99), None)
    await service.do(At(theirs.table_id, booth.ada, GUILD), verbs.join())
    assert (await hands.open(booth.request(), None)).hand_of[0] == theirs.table_id
