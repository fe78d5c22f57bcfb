"""Two processes that share the servers: each answers for its own, and one that meets them both stands by."""

from __future__ import annotations

import signal
from functools import partial
from pathlib import Path

from sandbox.seen import Seen
from tests.campaigns.crash import rows_of
from tests.campaigns.load import sees
from tests.harness.house import House, tell
from tests.harness.playing import open_hand, press, table_of

HALVES = ("0/2", "1/2")
MOST_CLUBS = 40


async def test_each_process_answers_for_its_own_servers(tmp_path: Path) -> None:
    async with House(tmp_path, SHARDS=HALVES[0]) as house, house.people("Ada", "Bruno") as (ada, bruno):
        other = await house.start_another(SHARDS=HALVES[1])
        halves: set[int] = set()
        for number in range(MOST_CLUBS):  # in which half a server falls is the luck of its id
            name = f"Club {number}"
            await ada.faults(new_guild=name)
            await ada.wait_until(partial(sees, ada, f"{name}/general"))
            public = (await ada.slash("table new", channel=f"{name}/general", game="claim")).message
            public = await bruno.wait_for(partial(_is, public.id))
            await press(bruno, public, "join")
            await press(ada, public, "start")
            assert "Details" in str(await open_hand(ada, table_of(public)))
            halves = {(row.guild_id >> 22) % 2 for row in rows_of(house.address, "SELECT guild_id FROM tables")}
            if len(halves) == len(HALVES):
                break
        assert halves == {0, 1}
        assert len(rows_of(house.address, "SELECT holder FROM leases")) == 2
        whole = await house.start_another(SHARDS="auto")
        assert len(rows_of(house.address, "SELECT holder FROM leases")) == 2
        assert "standing by" in house.log_text()
        for process in (other, whole):
            tell(process, signal.SIGTERM)
            assert await process.wait() == 0


def _is(message_id: str, seen: Seen) -> bool:
    return seen.id == message_id
