"""Worker processes: they work, tell what went wrong, are started again when they die or hang, and end."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from io import BytesIO
from operator import truediv
from typing import Any

import pytest

from bot.art.plan import Card, Lying
from bot.workers import LENGTH, Worker, WorkerLost, WorkFailed, serve
from games import registry
from games.engine import RandomDeal, SeatRef, TextList, View, text

ENOUGH = 60.0
"""Seconds that no thing takes, on any machine."""

ART = next(iter(registry.game("claim").art.cards.values()))


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    """A worker that is ended after the test."""
    one = Worker(patience=ENOUGH, respite=0)
    yield one
    await one.stop()


async def test_work_is_done_elsewhere_in_the_order_asked(worker: Worker) -> None:
    before = worker.pid
    assert before is None  # nothing was asked yet
    pid, *done = await asyncio.gather(worker.do(os.getpid), worker.do(print, "said"), worker.do(truediv, 1, 2))
    assert pid == worker.pid
    assert done == [None, 0.5]
    assert worker.pid != os.getpid()
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await worker.do(truediv, 1, 0)
    assert await worker.do(os.getpid) == pid


@dataclass(frozen=True, slots=True)
class Doubled:
    """A value that would be another one if it were made anew from its fields."""

    number: int
    also: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", 2 * self.number)


@pytest.mark.parametrize(
    "value",
    [
        Lying(Card("goblin 7", ART, "7"), "A", 1, frozenset({"won"}), under=(Card("back", ART, back=True),)),
        text("log-played", who=SeatRef(1), cards=TextList((text("inner"),))),
        SeatRef(1),
        Doubled(1, 2),
    ],
)
async def test_values_arrive_as_they_were_sent(worker: Worker, value: Any) -> None:
    assert await worker.do(repr, value) == repr(value)
    assert await worker.do(getattr, value, "__class__") is type(value)


def is_of_this_pack(key: str, view: View) -> bool:
    """Tell whether a seat's view holds this process's own cards."""
    return view == begun(key)


def begun(key: str) -> View:
    game = registry.game(key)
    view: View = game.start(game.seats[-1], game.options(), RandomDeal(1)).view(0)
    return view


@pytest.mark.parametrize("key", registry.all_games())
async def test_cards_of_a_view_are_those_of_the_worker(worker: Worker, key: str) -> None:
    assert await worker.do(is_of_this_pack, key, begun(key))


async def test_what_went_wrong_is_told_without_the_errors_own_words(worker: Worker) -> None:
    with pytest.raises(WorkFailed) as caught:
        await worker.do(int, "D7")
    assert "ValueError" in str(caught.value)
    assert "D7" not in str(caught.value), "they may hold a hidden card, and this ends in the log"


async def test_another_process_takes_the_place_of_one_that_died(worker: Worker) -> None:
    before = await worker.do(os.getpid)
    with pytest.raises(WorkerLost):
        await worker.do(os.kill, before, signal.SIGKILL)
    assert await worker.do(os.getpid) != before
    with pytest.raises(TimeoutError):  # whoever is cancelled: the next one must not take their answer
        async with asyncio.timeout(0.01):
            await worker.do(time.sleep, ENOUGH)
    assert await worker.do(truediv, 1, 2) == 0.5
    await worker.stop()
    with pytest.raises(WorkerLost):
        await worker.do(os.getpid)


async def test_what_is_under_way_when_a_worker_stops_is_lost(worker: Worker) -> None:
    await worker.do(os.getpid)
    under_way = [asyncio.ensure_future(worker.do(time.sleep, ENOUGH)) for _ in range(2)]
    await asyncio.sleep(0)
    await worker.stop()
    assert [type(one) for one in await asyncio.gather(*under_way, return_exceptions=True)] == [WorkerLost, WorkerLost]
    assert worker.pid is None


async def test_what_hangs_is_ended_and_nothing_is_asked_for_a_while() -> None:
    worker = Worker(patience=0.01, respite=ENOUGH)
    with pytest.raises(WorkerLost):
        await worker.do(time.sleep, ENOUGH)
    with pytest.raises(WorkerLost, match="resting"):
        await worker.do(truediv, 1, 2)
    assert worker.pid is None
    await worker.stop()


def test_a_process_ends_when_nobody_can_ask_any_more() -> None:
    asked = pickle.dumps((truediv, (1, 2), {}))
    answers = BytesIO()
    serve(BytesIO(len(asked).to_bytes(LENGTH) + asked), answers, ENOUGH)
    assert answers.getvalue()[LENGTH:] == pickle.dumps((True, 0.5), pickle.HIGHEST_PROTOCOL)


async def test_a_process_knows_no_secret(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL"):
        monkeypatch.setenv(name, "secret")
        assert await worker.do(os.getenv, name) is None


async def test_a_process_whose_bot_was_killed_ends_without_a_word() -> None:
    asked = pickle.dumps((truediv, (1, 2), {}))
    unread, answers = os.pipe()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.workers", "0", str(ENOUGH), stdin=-1, stdout=answers, stderr=-1
    )
    os.close(unread)
    os.close(answers)
    _, said = await process.communicate(len(asked).to_bytes(LENGTH) + asked)
    assert (process.returncode, said) == (0, b"")
