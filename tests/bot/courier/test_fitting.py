"""Discord takes every screen: the last step before a message leaves cuts texts that are too long."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from bot.courier.wire.components import view_of
from bot.screens.finished import verify_screen
from bot.screens.parts import Paragraph, Screen
from bot.screens.parts.message import MOST_TEXT
from bot.text import Words
from games.engine import Record, commitment
from games.engine.record import SeatEntry

SECRET = bytes(range(32))


def texts(screen: Screen) -> list[str]:
    view: Any = view_of(screen)
    (frame,) = view.to_components()
    return [part["content"] for part in frame["components"] if "content" in part]


@given(some.lists(some.text(min_size=1, max_size=6000), min_size=1, max_size=8))
async def test_texts_that_are_too_long_are_cut(lines: list[str]) -> None:
    said = texts(Screen(tuple(Paragraph(f"a{line}") for line in lines)))
    assert len(said) == len(lines)
    assert sum(len(one.encode("utf-16-le", "surrogatepass")) // 2 for one in said) <= MOST_TEXT
    assert all(one.strip() for one in said)


async def test_the_proof_of_a_record_with_sixteen_long_names_leaves() -> None:
    seats = tuple(SeatEntry(name="W" * 100, salt="*" * 64) for _ in range(16))
    record = Record(
        game="claim",
        rules_version=1,
        seats=seats,
        commitment=commitment(SECRET),
        secret=SECRET.hex(),
        actions=(),
        result=None,
    )
    said = texts(verify_screen(record, Words("en")))
    assert 0 < sum(map(len, said)) <= MOST_TEXT
