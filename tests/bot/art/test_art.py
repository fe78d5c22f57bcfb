"""Pictures: small files of the right size, names of every kind, never a failure."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from bot.art.board import WIDTH, BoardLine, draw_board, shares
from bot.art.canvas import Canvas
from bot.art.curve import HEIGHT, MOST_POINTS, draw_curve, thinned
from bot.art.lettering import shortened, width, writable, write

MOST_BYTES = 60_000
NAMES = ("Chloé", "Zoë Ångström", "Łukasz Žižek", "Алиса", "龍", "🎲", "a" * 32, "W" * 32, "\u202eevil", "")


def test_a_leaderboard_is_a_small_picture() -> None:
    lines = tuple(BoardLine(str(at + 1), at + 1, name, f"{100 - at}", 1 - at / 10) for at, name in enumerate(NAMES))
    data = draw_board("Saison 4 · août 2026", lines)
    assert len(data) < MOST_BYTES
    picture = Image.open(BytesIO(data))
    assert (picture.format, picture.width) == ("PNG", WIDTH)
    assert picture.height > 380
    assert draw_board("Saison 4 · août 2026", lines) is data, "drawn once"


def test_one_line_and_none() -> None:
    assert Image.open(BytesIO(draw_board("", ()))).width == WIDTH
    assert len(draw_board("One", (BoardLine("", None, "Ann", "0", 0.0),))) < MOST_BYTES


@pytest.mark.parametrize("count", [1, 2, 500])
def test_a_curve_is_a_small_picture(count: int) -> None:
    ratings = tuple((1500 + (at * 37) % 200, 500 - at % 400) for at in range(count))
    data = draw_curve("Chloé: rating", "game 1", f"game {count}", ratings)
    assert len(data) < MOST_BYTES
    assert Image.open(BytesIO(data)).size == (480, HEIGHT)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.tuples(st.integers(-500, 4000), st.integers(0, 500)), min_size=1, max_size=20), st.text(max_size=40))
def test_any_ratings_and_any_name_can_be_drawn(ratings: list[tuple[int, int]], name: str) -> None:
    assert Image.open(BytesIO(draw_curve(name, name, name, tuple(ratings)))).format == "PNG"


def test_thinning_keeps_both_ends() -> None:
    many = [(number, 0) for number in range(1000)]
    kept = thinned(many)
    assert (len(kept), kept[0], kept[-1]) == (MOST_POINTS, many[0], many[-1])
    assert kept == sorted(kept)


@given(st.text(max_size=60), st.integers(20, 200))
def test_what_is_shortened_fits(line: str, most: int) -> None:
    short = shortened(line, 16, most)
    assert width(short, 16) <= most or writable(short) in {"...", "…", "?"}


def test_accents_are_drawn_and_other_scripts_left_out() -> None:
    assert writable("Élodie d’Œuvre") == "Elodie d’OEuvre"
    assert writable("Ёлка") == "?"

    def drawn(line: str) -> bytes:
        canvas = Canvas(100, 40)
        write(canvas.draw, (10, 60), line, 40, "white")
        return canvas.png()

    assert len({drawn(line) for line in ("e", "é", "è", "ê", "ë")}) == 5
    assert drawn("ç") != drawn("c")
    assert isinstance(Canvas(10, 10).draw, ImageDraw.ImageDraw)


def test_shares_of_bars() -> None:
    assert shares([]) == []
    assert shares([0, 0]) == [0.0, 0.0]
    assert shares([1600, 1500], floor=1400) == [1.0, 0.5]
