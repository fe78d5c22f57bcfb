"""Pictures: drawing a table and an own hand beside a paste of ready sprites into the same size."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from io import BytesIO
from random import Random

from PIL import Image

from bot.art.cards import sprites
from bot.art.cards.drawings import small_back
from bot.art.cloth import TAPIS, cloth_of
from bot.art.plan import Plan
from bot.screens.parts import Picture
from bot.screens.pictures.scenes import every_card, hand_picture, table_picture
from bot.text import Words
from games.engine import AnyState, Art, RandomDeal, Scene, Seat
from persistence.rows import Phase
from tests.bench.table import Row, median
from tests.bot.screens.looks import table_of
from tests.games.contract.cases import GAMES

TIMES = 15
COLOURS = 64
PASTED = 40
"""Sprites that the plain paste lays side by side."""
MOMENTS = (("claim", 2), ("monster_tricks", 5), ("five_crowns", 7), ("dwarf_king", 5), ("kings_tricktakers", 5))
DEAL, BEFORE = 4, 5
"""The game that is drawn, and the first of those drawn before it: a bot that has just started has drawn no table."""
BEGIN = 25
"""After so many actions the first picture is drawn, then one after each."""


def rows() -> Iterator[Row]:
    """Yield a row for each picture of each game with the most players, for successive moments of a game.

    Before, each card has been drawn once, as the bot does when it starts.
    """
    for plan in every_card():
        plan.draw()
    for key, seats in MOMENTS:
        for what, viewer, picture in (
            ("table", None, table_picture),
            ("table as a seat sees it", 0, table_picture),
            ("own hand", 0, hand_picture),
        ):
            for deal in (BEFORE, BEFORE + 1):
                for drawn in _pictures(key, seats, viewer, picture, deal):
                    drawn.plan.draw()
            plans = [drawn.plan for drawn in _pictures(key, seats, viewer, picture, DEAL)]
            if plans:
                yield _row(f"{key} {seats}: {what}", plans, GAMES[key].art)


def _pictures(
    key: str,
    seats: int,
    viewer: Seat | None,
    picture: Callable[[Scene, Words], Picture | None],
    deal: int,
) -> Iterator[Picture]:
    game = GAMES[key]
    rng = Random(deal)
    state: AnyState = game.start(seats, game.options(), RandomDeal(deal))
    words = Words("en").at(table_of(key, seats, Phase.RUNNING), viewer)
    for at in range(BEGIN + TIMES):
        if at >= BEGIN:
            drawn = picture(game.scene(state.view(viewer)), words)
            if drawn is not None:
                yield drawn
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))


def _row(what: str, plans: list[Plan], back: Art) -> Row:
    drawn, sizes = [], []
    for plan in plans:
        begin = time.process_time()
        data = plan.draw()
        drawn.append(time.process_time() - begin)
        sizes.append(len(data))
    size = Image.open(BytesIO(data)).size
    milliseconds, pasted = median(drawn) * 1000, _plain_paste(size, back)
    value = f"{milliseconds:.1f} ms, {median(sizes) / 1000:.0f} kB"
    return Row(what, value, f"plain paste {pasted:.1f} ms", milliseconds / pasted)


def _plain_paste(size: tuple[int, int], back: Art) -> float:
    """The milliseconds of processor time for ready sprites side by side, by Pillow's own quickest palette."""
    one = sprites.drawn(small_back(cloth_of(back)), 40, 40)
    taken = []
    for _ in range(TIMES):
        begin = time.process_time()
        image = Image.new("RGB", size, TAPIS.cloth)
        for at in range(PASTED):
            image.paste(one, (at % 12 * 48, at // 12 * 48), one)
        image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(BytesIO(), "PNG", compress_level=6)
        taken.append(time.process_time() - begin)
    return median(taken) * 1000
