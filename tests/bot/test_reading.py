"""A click's database reads: nothing that is unchanged since the last click is read again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.throttle import LastPlays
from persistence.database import Database
from tests.harness.booth import ADA, BRUNO, Booth, playable


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often the database is asked, from now on."""
    counted: Counter[str] = Counter()
    for way in ("read", "write"):
        plain = getattr(Database, way)

        async def count(database: Database, work: Any, way: str = way, plain: Any = plain) -> Any:
            counted[way] += 1
            return await plain(database, work)

        monkeypatch.setattr(Database, way, count)
    return counted


async def test_a_play_is_one_transaction_and_reads_nothing(booth: Booth, asked: Counter[str]) -> None:
    booth.bot.actions.hands._last_plays = LastPlays(0.0)  # these people click faster than a finger
    table = await booth.table()
    hands = {who: await booth.press(who, f"1:hand:{table}:0:", private=True) for who in (ADA, BRUNO)}
    await booth.bot.courier._background.finish()  # whether opening a hand ends a call is looked up behind the answer
    asked.clear()
    for played in range(1, 5):
        mover = next(who for who, hand in hands.items() if playable(hand))
        card = playable(hands[mover])[0]
        await booth.press(mover, card, private=True)
        hands = {who: await booth.press(who, f"1:hand:{table}:0:", private=True) for who in hands}
        assert asked == {"write": played}
