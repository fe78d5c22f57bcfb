"""Whole games over the wire while Discord misbehaves: plays are kept, tables are drawn in the end, logs stay clean."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from sandbox.person import Person, Refused
from sandbox.seen import Seen
from tests.harness.house import House
from tests.harness.playing import PATIENCE, is_table, open_hand, play_one, plays, press, revision_of, table_of

EDIT = "PATCH /channels/*"
TROUBLES: tuple[dict[str, Any], ...] = (
    {"duplicate": 3},
    {"reorder": 2},
    {"fail": {"route": EDIT, "status": 429, "times": 2, "retry_after": 0.2}},
    {"fail": {"route": EDIT, "status": 503, "times": 2}},
    {"fail": {"route": "POST /channels/*", "status": 500, "times": 1}},
    {"lose": {"route": EDIT, "times": 1}},
    {"lose": {"route": "POST /interactions/*", "times": 1}},
    {"gateway": "drop"},
    {"expire_tokens": True},
    {"gateway": "reconnect"},
    {"latency_ms": 120, "jitter_ms": 100},
    {"gateway": "lose-session"},
)
"""One after the other, each for a few plays."""
PLAYS_EACH = 2
CARD = re.compile(r"\b[GKNDO][0-9]\b")
TOKEN = re.compile(r"[A-Za-z0-9_-]{100,}")


async def new_table(ada: Person, bruno: Person) -> Seen:
    await ada.slash("table new", game="claim")
    public = await bruno.wait_for(is_table)
    await press(bruno, public, "join")
    await press(ada, public, "start")
    return public


async def patiently(person: Person, table_id: str, hand: Seen | None, choose: Random) -> Seen | None:
    """Make a play if it is the person's turn; a click into a trouble is made again by the next round."""
    try:
        if hand is None or not plays(person.message(hand.id) or hand):
            hand = await open_hand(person, table_id)
        await play_one(person, hand, choose)
    except (Refused, LookupError):
        await person.wait_until(lambda: person.bot_online)
        return None
    return hand


def log_of(house: House, table_id: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(house.database)) as connection, connection:
        return connection.execute("SELECT seq, kind FROM log WHERE table_id = ? ORDER BY seq", (table_id,)).fetchall()


async def test_a_game_through_every_trouble(tmp_path: Path) -> None:
    choose = Random(11)
    async with House(tmp_path, rate_limits=True, LOG_LEVEL="DEBUG") as house, house.people("Ada", "Bruno") as people:
        ada, bruno = people
        table_id = table_of(await new_table(ada, bruno))
        hands: dict[str, Seen | None] = {}

        async def play_until(plays_made: int) -> None:
            async with asyncio.timeout(60):
                while len(log_of(house, table_id)) < plays_made:
                    for person in people:
                        hands[person.id] = await patiently(person, table_id, hands.get(person.id), choose)

        for trouble in TROUBLES:
            await ada.faults(**trouble)
            await play_until(len(log_of(house, table_id)) + PLAYS_EACH)
            await ada.faults(clear=True)
        played = log_of(house, table_id)
        assert [seq for seq, _ in played] == list(range(1, len(played) + 1))

        # In the end the table shows what stands in the database, in one message, to both. An only card may still come.
        def is_up_to_date(seen: Seen) -> bool:
            return is_table(seen) and revision_of(seen) == len(log_of(house, table_id))

        public = await ada.wait_for(is_up_to_date, within=PATIENCE)
        await bruno.wait_for(lambda seen: seen.id == public.id and is_up_to_date(seen), within=PATIENCE)
        (secret, salts) = secrets_of(house, table_id)

    said = house.log_text()
    assert "Traceback" not in said
    assert not TOKEN.search(said)
    assert not CARD.search(said)
    assert "1:pick:" not in said
    assert secret not in said
    assert not any(salt in said for salt in salts)


def secrets_of(house: House, table_id: str) -> tuple[str, list[str]]:
    with closing(sqlite3.connect(house.database)) as connection, connection:
        (secret,) = connection.execute("SELECT secret FROM tables WHERE id = ?", (table_id,)).fetchone()
        salts = connection.execute("SELECT salt FROM seats WHERE table_id = ?", (table_id,)).fetchall()
    return secret.hex(), [salt for (salt,) in salts]
