"""A table's message over the wire: lost answers double nothing, an archived thread is opened again."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

from sandbox.person import Person
from sandbox.seen import Seen
from tests.harness.house import House
from tests.harness.playing import is_table, open_hand, play_one, plays, press, revision_of, table_of

POSTING = "POST /channels/{channel_id}/messages"
IN_TIME = 30.0


def messages_of(person: Person, table_id: str) -> list[Seen]:
    return [seen for seen in person.messages() if is_table(seen) and table_of(seen) == table_id]


def shown(database: Path, table_id: str) -> tuple[int, str]:
    """The revision of a table and the id of the message that shows it, as the bot knows it."""
    with closing(sqlite3.connect(database)) as connection, connection:
        revision, message_id = connection.execute(
            "SELECT revision, message_id FROM tables WHERE id = ?", (table_id,)
        ).fetchone()
    return revision, str(message_id)


async def drawn_once(person: Person, house: House, table_id: str, *, but: str = "") -> Seen:
    """The table's message when it is the only one and shows how the table stands; `but` is a former one."""

    def ready() -> bool:
        revision, message_id = shown(house.database, table_id)
        found = [(seen.id, revision_of(seen)) for seen in messages_of(person, table_id)]
        return found == [(message_id, revision)] and message_id != but

    until = time.monotonic() + IN_TIME
    while True:
        if ready() or time.monotonic() > until:
            break
        await asyncio.sleep(0.02)  # the bot notes its message a moment after people see it
    found = [(seen.id, revision_of(seen)) for seen in messages_of(person, table_id)]
    assert ready(), (shown(house.database, table_id), found, but)
    return messages_of(person, table_id)[0]


async def start(ada: Person, bruno: Person, public: Seen) -> str:
    await press(bruno, public, "join")
    await press(ada, public, "start")
    return table_of(public)


async def play(people: list[Person], table_id: str, choose: Random) -> None:
    """Let whoever is to move play a card."""
    for person in people:
        hand = await open_hand(person, table_id)
        if plays(hand):
            await play_one(person, hand, choose)
            return


async def test_lost_answers_make_no_second_message_and_an_archived_thread_is_opened_again(tmp_path: Path) -> None:
    choose = Random(5)
    async with House(tmp_path) as house, house.people("Ada", "Bruno") as people:
        ada, bruno = people

        # The answer that brings the new table arrives, but its confirmation is lost.
        await ada.faults(lose={"route": "POST /interactions/*", "times": 1})
        await ada.slash("table new", game="claim")
        public = await bruno.wait_for(is_table)
        await drawn_once(ada, house, table_of(public))
        table_id = await start(ada, bruno, public)

        # Somebody deletes the message; the confirmation of the one that replaces it is lost.
        public = await drawn_once(ada, house, table_id)
        await ada.faults(lose={"route": POSTING, "times": 1})
        await ada.delete(public)
        hand = (await bruno.slash("hand", table=table_id)).message
        mover, cards = (bruno, hand) if plays(hand) else (ada, (await ada.slash("hand", table=table_id)).message)
        await play_one(mover, cards, choose)
        await drawn_once(ada, house, table_id, but=public.id)
        assert (await house.counters())["faults"]["lose"] == [], "the answer was lost"

        # A thread falls asleep; the next play wakes it: the table is posted anew, unless a call to a person came first.
        await ada.slash("table new", game="claim", thread=True)
        public = await bruno.wait_for(lambda seen: is_table(seen) and table_of(seen) != table_id)
        table_id = await start(ada, bruno, public)
        public = await drawn_once(ada, house, table_id)
        await ada.faults(archive=public.channel_id)
        await play(people, table_id, choose)
        await drawn_once(ada, house, table_id)
        assert not ada.channels[public.channel_id]["archived"]
    assert "Traceback" not in house.log_text()
