"""Posts in between a kill: what Discord has taken, and the bot could not note, is not posted a second time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from sandbox.person import Person
from sandbox.seen import Seen
from tests.campaigns.crash import answered, rows_of
from tests.harness.house import House
from tests.harness.playing import PATIENCE

LOST = {"route": "POST /channels/{channel_id}/messages", "times": 1000}
"""Every message arrives, and the bot never hears so."""


def shows(what: str) -> Callable[[Seen], bool]:
    return lambda seen: any(what in one.custom_id for one in seen.buttons)


def is_reminder(seen: Seen) -> bool:
    return not seen.ephemeral and " begins <t:" in seen.text


async def noted(house: House, question: str) -> None:
    """Wait until the database answers with a row."""
    until = time.monotonic() + PATIENCE
    while not rows_of(house.address, question):
        assert time.monotonic() < until, question
        await asyncio.sleep(0.05)


async def pull_the_plug(house: House, somebody: Person) -> None:
    await house.kill_bot()
    await somebody.faults(clear=True)
    await house.start_bot()


async def test_what_was_posted_before_a_kill_and_not_noted_is_posted_once(tmp_path: Path) -> None:
    async with House(tmp_path) as house, house.people("Ada", "Bruno", "Chloé") as people:
        ada, bruno, chloe = people
        now = datetime.now(UTC)
        noon = f"Etc/GMT{now.hour - 12:+d}"  # where it is noon, the morning has come

        here = ada.channel_id("card-table")
        starts = now + timedelta(minutes=10)
        await ada.faults(lose=LOST)
        await answered(partial(ada.slash, "settings me", {"time-zone": "UTC"}))
        await answered(partial(ada.slash, "settings server", {"daily-channel": here, "time-zone": noon}))
        plan = partial(ada.slash, "night plan", game="claim", day=f"{starts:%Y-%m-%d}", time=f"{starts:%H:%M}")
        await answered(plan)
        contest = rows_of(house.address, "SELECT id FROM contests")[0].id
        morning, night = shows(":daily:-:0:play/"), shows(f":contest:-:0:join/{contest}/")
        await ada.wait_for(morning)
        await ada.wait_for(night)
        assert not rows_of(house.address, "SELECT 1 FROM dailies WHERE shown_at IS NOT NULL")
        assert not rows_of(house.address, "SELECT 1 FROM contests WHERE message_id IS NOT NULL")
        await pull_the_plug(house, ada)
        await noted(house, "SELECT 1 FROM dailies WHERE shown_at IS NOT NULL")
        await noted(house, "SELECT 1 FROM contests WHERE message_id IS NOT NULL")

        for person in (bruno, chloe):
            await answered(partial(person.slash, "settings me", ping="direct"))
        await ada.faults(lose=LOST)
        for person in people:
            await answered(partial(person.slash, "night join", night=contest))
        for person in people:
            await person.wait_for(is_reminder)
        assert not rows_of(house.address, "SELECT 1 FROM contest_log WHERE kind = 'remind'")
        await pull_the_plug(house, ada)
        await noted(house, "SELECT 1 FROM contest_log WHERE kind = 'remind'")

        for person, reminders in ((ada, 1), (bruno, 2), (chloe, 2)):
            seen = person.messages()
            counts = [sum(map(one, seen)) for one in (morning, night, is_reminder)]
            assert counts == [1, 2, reminders], person.me["global_name"]  # a direct reminder has no buttons
