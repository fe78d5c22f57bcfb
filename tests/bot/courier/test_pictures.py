"""Pictures on their way out: drawn once, and said in words where they cannot be drawn."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from bot.art.plan import Plan
from bot.art.results import BoardPlan
from bot.courier.wire.pictures import Pictures, in_process
from bot.screens.parts import Attachment, Paragraph, Picture, Screen
from bot.workers import Worker, WorkerLost
from tests.bot.screens.reading import read_out

ALT = "Ada leads with Dwarf 7."
PATIENCE = 0.05


@dataclass(frozen=True, slots=True)
class Sketch:
    """A plan that says what its picture is, or fails."""

    data: bytes

    def draw(self) -> bytes:
        """The picture."""
        if not self.data:
            raise ValueError("nothing to draw")
        return self.data


class Artist:
    """Draws when told to, and counts."""

    def __init__(self) -> None:
        self.may_draw = asyncio.Event()
        self.may_draw.set()
        self.drawn = 0
        self.lost = False

    async def draw(self, plan: Plan) -> bytes:
        """Draw a plan."""
        await self.may_draw.wait()
        self.drawn += 1
        if self.lost:
            raise WorkerLost
        return plan.draw()


def screen(data: bytes) -> Screen:
    """A screen with a picture and a file."""
    return Screen((Paragraph("Hi"), Picture("table.png", Sketch(data), ALT), Attachment("game.json", b"{}")))


async def test_a_picture_is_drawn_once_for_all_who_want_it() -> None:
    artist = Artist()
    pictures = Pictures(artist.draw)
    many = await asyncio.gather(*(pictures.drawn(screen(b"one")) for _ in range(3)))
    again, files = await pictures.drawn(screen(b"one"))
    assert artist.drawn == 1
    assert again == screen(b"one")
    assert [(file.filename, file.fp.read()) for file in files] == [("table.png", b"one"), ("game.json", b"{}")]
    assert files[0].description == ALT
    assert all(one == screen(b"one") for one, _ in many)


@pytest.mark.logs("picture not drawn")
async def test_what_cannot_be_drawn_is_said_and_not_tried_again() -> None:
    artist = Artist()
    pictures = Pictures(artist.draw)
    for _ in range(2):
        said, files = await pictures.drawn(screen(b""))
        assert read_out(said) == f"Hi\n{ALT}\ngame.json"
        assert [file.filename for file in files] == ["game.json"]
    assert artist.drawn == 1


async def test_a_picture_whose_worker_was_lost_is_said_and_tried_again() -> None:
    artist = Artist()
    artist.lost = True
    pictures = Pictures(artist.draw)
    said, _ = await pictures.drawn(screen(b"one"))
    assert read_out(said) == f"Hi\n{ALT}\ngame.json"
    artist.lost = False
    assert (await pictures.drawn(screen(b"one")))[0] == screen(b"one")


async def test_an_answer_does_not_wait_for_a_picture_but_a_table_does() -> None:
    artist = Artist()
    artist.may_draw.clear()
    pictures = Pictures(artist.draw, patience=0)
    said, _ = await pictures.drawn(screen(b"one"), hurried=True)
    assert read_out(said) == f"Hi\n{ALT}\ngame.json"
    table = asyncio.create_task(pictures.drawn(screen(b"one")))
    artist.may_draw.set()
    assert (await table)[0] == screen(b"one")
    assert artist.drawn == 1  # the answer's picture was on its way


async def test_an_answers_picture_is_drawn_before_the_tables_that_wait() -> None:
    drawn: list[bytes] = []
    worker, may_draw = asyncio.Lock(), asyncio.Event()

    async def draw(plan: Plan) -> bytes:
        async with worker:
            await may_draw.wait()
            drawn.append(plan.draw())
            return drawn[-1]

    pictures = Pictures(draw, patience=60)
    tables = [asyncio.create_task(pictures.drawn(screen(bytes([number])))) for number in range(1, 6)]
    for _ in range(10):
        await asyncio.sleep(0)
    answer = asyncio.create_task(pictures.drawn(screen(b"hurry"), hurried=True))
    for _ in range(10):
        await asyncio.sleep(0)
    may_draw.set()
    await asyncio.gather(answer, *tables)
    assert drawn.index(b"hurry") <= 2
    assert len(drawn) == 6


async def test_an_answer_waits_no_longer_for_many_pictures_than_for_one() -> None:
    async def draw(plan: Plan) -> bytes:
        if plan == Sketch(b"slow"):
            await asyncio.Event().wait()
        await asyncio.sleep(PATIENCE / 2)
        return plan.draw()

    pictures = Pictures(draw, patience=PATIENCE)
    both = Screen((Picture("slow.png", Sketch(b"slow"), ALT), Picture("quick.png", Sketch(b"quick"), ALT)))
    _, files = await pictures.drawn(both, hurried=True)
    assert files == []


async def test_the_longest_unused_pictures_go_first() -> None:
    artist = Artist()
    pictures = Pictures(artist.draw, most=2)
    for data in (b"a", b"b", b"a", b"c", b"a"):
        await pictures.drawn(screen(data))
    assert artist.drawn == 3
    await pictures.drawn(screen(b"b"))
    assert artist.drawn == 4


async def test_a_process_draws_as_a_thread_does() -> None:
    worker = Worker(patience=60)
    board = Screen((Picture("board.png", BoardPlan("Points", ()), ALT),))
    _, [here] = await Pictures().drawn(board)
    _, [there] = await Pictures(in_process(worker)).drawn(board)
    await worker.stop()
    assert here.fp.read() == there.fp.read()
