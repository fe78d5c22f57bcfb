"""Work in the background comes to an end."""

from __future__ import annotations

import asyncio

from bot.background import Background


async def test_finishing_lets_go_of_work_that_has_just_ended() -> None:
    background = Background()

    async def work() -> None: ...

    background.soon(work())
    await asyncio.sleep(0)  # the task is done, but its callback has not run yet
    await background.finish()
    assert not background.tasks
