"""Pictures: drawing a table, its middle and an own hand beside a paste of ready sprites into the same size."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from io import BytesIO
from random import Random

from PIL import Image

from bot.art.canvas import COLOURS, GROUND
from bot.art.drawings import back_tile
from bot.art.sprites import sprite
from bot.screens.pictures import centre_picture, table_picture
from bot.text import Words
from games.engine import AnyState, RandomDeal, Scene, Seat, Suit
from persistence.rows import Phase
from tests.bench.table import Row, median
from tests.bot.screens.looks import table_of
from tests.games.contract.cases import GAMES

TIMES = 15
PASTED = 40
"""Sprites that the plain paste lays side by side."""
ACTIONS = 25
MOMENTS = (("claim", 2), ("monster_tricks", 5), ("five_crowns", 7), ("dwarf_king", 5), ("kings_tricktakers", 5))


def rows() -> Iterator[Row]:
    """Yield a row for each picture of each game with the most players."""
    for key, seats in MOMENTS:
        state = _moment(key, seats)
        for what, viewer in (("table", None), ("own hand and table", 0)):
            scene, words = _seen(state, key, seats, viewer)
            yield _row(f"{key} {seats}: {what}", table_picture(scene, words).plan.draw, state.game.art.back)
        scene, words = _seen(state, key, seats, 0)
        strip = centre_picture(scene, words)
        if strip is not None:
            yield _row(f"{key} {seats}: middle", strip.plan.draw, state.game.art.back)


def _moment(key: str, seats: int) -> AnyState:
    game = GAMES[key]
    rng = Random(4)
    state = game.start(seats, game.options(), RandomDeal(4))
    for _ in range(ACTIONS):
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state


def _seen(state: AnyState, key: str, seats: int, viewer: Seat | None) -> tuple[Scene, Words]:
    return state.game.scene(state.view(viewer)), Words("en").at(table_of(key, seats, Phase.RUNNING), viewer)


def _row(what: str, draw: Callable[[], bytes], back: Suit) -> Row:
    data = draw()
    size = Image.open(BytesIO(data)).size
    one = sprite(back_tile(back), 40, 40)

    def paste() -> bytes:
        image = Image.new("RGB", size, GROUND)
        for at in range(PASTED):
            image.paste(one, (at % 12 * 48, at // 12 * 48), one)
        out = BytesIO()
        image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=6)
        return out.getvalue()

    drawn, pasted = _milliseconds(draw), _milliseconds(paste)
    return Row(what, f"{drawn:.1f} ms, {len(data) / 1000:.0f} kB", f"plain paste {pasted:.1f} ms", drawn / pasted)


def _milliseconds(work: Callable[[], bytes]) -> float:
    """Return the processor time that drawing takes once everything in it was drawn before."""
    work()
    taken = []
    for _ in range(TIMES):
        begin = time.process_time()
        work()
        taken.append(time.process_time() - begin)
    return median(taken) * 1000
