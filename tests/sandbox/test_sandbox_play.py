"""The real discord.py client against the sandbox, driven by people."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from tests.sandbox.tiny_bot import TinyBot

    People = Callable[[str], Awaitable[Person]]


async def test_a_table_is_opened_joined_and_played(bot: TinyBot, people: People) -> None:
    ada, bruno = await people("Ada"), await people("Bruno")
    opened = (await ada.slash("table new", game="claim", seats=3)).message
    assert opened.text == "# claim for 3"
    assert not opened.ephemeral

    await bruno.click(opened, "Join")
    seen = await ada.wait_for(lambda message: "1 joined" in message.text)
    assert seen.id == opened.id
    assert seen.pings == []

    hand = (await bruno.click(opened, "My hand")).message
    assert hand.ephemeral
    played = (await bruno.click(hand, "D7")).message
    assert (played.id, played.text, played.ephemeral) == (hand.id, "You played D7", True)
    assert ada.message(hand.id) is None
    assert bot.log == ["bruno t:join", "bruno t:hand", "bruno h:D7"]
