"""A quick double click, as a mouse makes it, on the real bot: both halves are answered, and one card is played."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.harness.house import House
from tests.harness.playing import is_table, open_hand, plays, press, table_of


async def test_both_halves_of_a_double_click_are_answered_and_one_card_is_played(tmp_path: Path) -> None:
    async with House(tmp_path, SECOND_CLICK="0.7") as house, house.people("Ada", "Bruno") as (ada, bruno):
        await ada.slash("table new", game="claim")
        public = await bruno.wait_for(is_table)
        await press(bruno, public, "join")
        await press(ada, public, "start")
        for person in (ada, bruno):
            hand = await open_hand(person, table_of(public))
            if offered := plays(hand):
                break
        card = offered[0].custom_id

        halves = await asyncio.gather(person.forge(hand, card), person.forge(hand, card))

        assert [half.message.id for half in halves] == [hand.id, hand.id]
        with closing(sqlite3.connect(house.database)) as connection:
            (played,) = connection.execute("SELECT count(*) FROM log WHERE kind = 'play'").fetchone()
        assert played == 1
        assert not plays(person.message(hand.id) or hand), "it is the other's turn"
    assert "Traceback" not in house.log_text()
