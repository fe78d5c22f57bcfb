"""Searches run in processes beside the bot. The table goes on when a search fails, and waits when the bot stops."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any

from structlog.testing import capture_logs

from bot.tables import verbs
from bot.tables.computers.players import Question
from bot.tables.computers.thinking import LONGEST, Thinkers
from bot.tables.fold.live import LiveTable
from bot.tables.fold.taking import fold
from bot.workers import Worker, WorkerLost, WorkFailed
from games import registry
from games.players import Strength
from persistence.rows import EntryKind
from tests.bot.tables.parlour import ANNA, Parlour, asks, eventually


class Elsewhere(Worker):
    """A worker without a process; like one it knows nothing but what has travelled."""

    def __init__(self, answer: Callable[[Question], str]) -> None:
        super().__init__(patience=1)
        self.asked: list[Question] = []
        self._answer = answer

    async def do(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        """Answer as told."""
        assert (work.__name__, args, kwargs) == ("answer", (LONGEST,), {})
        question = pickle.loads(pickle.dumps(work.__self__))  # noqa: S301 - our own
        self.asked.append(question)
        await asyncio.sleep(0)
        return self._answer(question)


def last(question: Question) -> str:
    """The last thing that is allowed."""
    return str(question.view.legal[-1])


def killed(_question: Question) -> str:
    raise WorkerLost("killed")


def broken(_question: Question) -> str:
    raise WorkFailed("Traceback")


async def a_game(parlour: Parlour, level: str) -> str:
    """A game of Claim that a computer begins."""
    options = {"first_leader": "seat1"}
    table_id = await parlour.table(ANNA, game="claim", computers=1, level=level, options=options)
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    return table_id


async def live(parlour: Parlour, table_id: str) -> LiveTable:
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    return fold(row, registry.game(row.game), await parlour.store.log.entries(table_id))


async def test_a_search_is_told_its_seats_view_and_decides(parlour: Parlour) -> None:
    table = await live(parlour, await a_game(parlour, "expert"))
    worker, idle = Elsewhere(last), Elsewhere(last)
    assert await Thinkers([worker, idle]).decide(table, 1) == str(table.running().view(1).legal[-1])
    asked = worker.asked[0]
    assert (asked.view, asked.strength) == (table.running().view(1), Strength.EXPERT)
    assert asked.answer(0.0) in {str(play) for play in asked.view.legal}  # what the process does with it
    assert not idle.asked
    both = Thinkers([worker, idle])
    await asyncio.gather(both.decide(table, 1), both.decide(table, 1))
    assert len(idle.asked) == 1


async def test_when_a_search_is_lost_the_usual_player_answers(parlour: Parlour) -> None:
    table = await live(parlour, await a_game(parlour, "club"))
    casual = await live(parlour, await a_game(parlour, "casual"))
    for fault in (killed, broken):
        with capture_logs() as logged:
            found = await Thinkers([Elsewhere(fault)]).decide(table, 1)
        assert found in {str(play) for play in table.running().view(1).legal}
        assert [entry["event"] for entry in logged] == ["search lost" if fault is killed else "search failed"]
    quick = Elsewhere(killed)
    assert await Thinkers([quick]).decide(casual, 1) is not None
    assert not quick.asked


async def test_what_is_decided_while_the_bot_stops_is_decided_after_the_restart(parlour: Parlour, url: str) -> None:
    table_id = await a_game(parlour, "expert")
    worker = Elsewhere(killed)
    thinkers = Thinkers([worker])
    thinking = asyncio.ensure_future(thinkers.decide(await live(parlour, table_id), 1))
    await asyncio.sleep(0)
    await thinkers.stop()
    assert await thinking is None
    assert len(worker.asked) == 1

    again = await Parlour.open(url, thinkers=Thinkers([Elsewhere(last)]))
    again.service.start_clock()

    async def played() -> bool:
        return any(entry.kind is EntryKind.PLAY for entry in await again.store.log.entries(table_id))

    await eventually(played)
    await again.close()
