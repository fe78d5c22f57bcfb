"""A bot that is told to end: clicks under way are answered first, nothing is left in the log, the exit code is 0."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path

import pytest

from tests.harness.house import PATIENCE, House, tell


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["TERM", "INT"])
async def test_an_orderly_end_answers_first_and_leaves_no_traceback(tmp_path: Path, number: signal.Signals) -> None:
    async with House(tmp_path) as house, house.people("Ada", "Bruno", "Chloé") as people:
        for person in people:
            await person.wait_command("rules")
        asked = [asyncio.ensure_future(person.slash("rules", game="claim")) for person in people for _ in range(5)]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)  # the bot is in the midst of them
        assert house.bot is not None
        tell(house.bot, number)
        answers = await asyncio.gather(*asked)

        assert all("Claim" in str(answer.message) for answer in answers)
        assert await asyncio.wait_for(house.bot.wait(), PATIENCE) == 0
        # On a crowded machine a drawing may take longer than people wait for whoever goes on; none is cut off.
        slow = re.compile(r".*calls to Discord took long .*cut_off=False")
        assert [line for line in house.log_text().splitlines() if not slow.fullmatch(line)] == []
