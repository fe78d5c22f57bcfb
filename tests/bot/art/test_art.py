"""Pictures: small files of the right size, names of every kind, never a failure."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.art.canvas.painting import CORNER, HIGH, WIDE, Painting
from bot.art.fonts import shortened, width, writable
from bot.art.plan import TAPIS_FELT
from bot.art.results.board import BoardLine, BoardPlan, shares
from bot.art.results.curve import MOST_POINTS, CurvePlan, thinned
from bot.art.results.sheet import Head, SheetLine, SheetPlan

MOST_BYTES = 60_000
SIZE = (WIDE, HIGH)
NAMES = ("Chloé", "Zoë Ångström", "Łukasz Žižek", "Алиса", "龍", "🎲", "a" * 32, "W" * 32, "\u202eevil", "")


def test_a_leaderboard_is_a_small_picture() -> None:
    lines = tuple(BoardLine(at + 1, name, f"{100 - at}", 100 - 10 * at) for at, name in enumerate(NAMES))
    data = BoardPlan("Saison 4 · août 2026", lines).draw()
    assert len(data) < MOST_BYTES
    picture = Image.open(BytesIO(data))
    assert (picture.format, picture.size) == ("PNG", SIZE)
    assert BoardPlan("Saison 4 · août 2026", lines).draw() == data, "equal plans give equal pictures"


def test_the_sign_of_the_description_covers_no_medal() -> None:
    lines = tuple(BoardLine(at + 1, "Ann", "9", 9) for at in range(7))
    corner = (
        Image.open(BytesIO(BoardPlan("Season 4", lines).draw())).convert("RGB").crop((0, CORNER[1], CORNER[0], HIGH))
    )
    assert corner.convert("L").histogram()[200:] == [0] * 56, "nothing as bright as a medal"


def test_one_line_and_none() -> None:
    assert Image.open(BytesIO(BoardPlan("", ()).draw())).size == SIZE
    assert len(BoardPlan("One", (BoardLine(None, "Ann", "0", 0.0),)).draw()) < MOST_BYTES


@pytest.mark.parametrize("count", [1, 2, 500])
def test_a_curve_is_a_small_picture(count: int) -> None:
    ratings = tuple((1500 + (at * 37) % 200, 500 - at % 400) for at in range(count))
    data = CurvePlan("Chloé: rating", "game 1", f"game {count}", ratings).draw()
    assert len(data) < MOST_BYTES
    assert Image.open(BytesIO(data)).size == SIZE


@settings(max_examples=15, deadline=None)
@given(st.lists(st.tuples(st.integers(-500, 4000), st.integers(0, 500)), min_size=1, max_size=20), st.text(max_size=40))
def test_any_ratings_and_any_name_can_be_drawn(ratings: list[tuple[int, int]], name: str) -> None:
    assert Image.open(BytesIO(CurvePlan(name, name, name, tuple(ratings)).draw())).format == "PNG"


def test_thinning_keeps_both_ends() -> None:
    many = [(number, 0) for number in range(1000)]
    kept = thinned(many)
    assert (len(kept), kept[0], kept[-1]) == (MOST_POINTS, many[0], many[-1])
    assert kept == sorted(kept)


@given(st.text(max_size=60), st.integers(20, 200))
def test_what_is_shortened_fits(line: str, most: int) -> None:
    short = shortened(line, 16, most)
    assert width(short, 16) <= most or short == "…"


@pytest.mark.parametrize("line", ["Élodie d’Œuvre", "Ёлка", "Αλίκη", "Łukasz Žižek", "Nguyễn", "−3 · ½ → ×2"])
def test_latin_greek_and_cyrillic_are_written_whole(line: str) -> None:
    assert writable(line) == line


def test_what_no_font_has_is_left_out_without_a_trace() -> None:
    assert writable("Ada \U000ffffe Byron") == "Ada Byron"
    assert writable("\U000ffffe") == ""


def test_accents_are_seen() -> None:
    def drawn(line: str) -> bytes:
        painting = Painting(TAPIS_FELT, bare=True, size=(100, 60))
        painting.write(10, 50, line, 40)
        return painting.png()

    assert len({drawn(line) for line in ("e", "é", "è", "ê", "ë")}) == 5
    assert drawn("ç") != drawn("c")


def test_shares_of_bars() -> None:
    assert shares([]) == []
    assert shares([0, 0]) == [0.0, 0.0]
    assert shares([1600, 1500], floor=1400) == [1.0, 0.5]


def test_seven_names_stand_whole_over_a_score_sheet_that_breaks_its_parts() -> None:
    names = ["Ben", "Dan", "Ann", "Ève", "Gwen", "Finn", "Cléo"]
    line = SheetLine("Manche 10 (atouts : les Dames)", ("0, fermé", "7", "10", "0, fermé", "11", "43", "54"))

    def written(of: list[str]) -> bytes:
        return SheetPlan(tuple(Head(name, name[0]) for name in of), (line,), (line,)).draw()

    whole = written(names)
    for at, name in enumerate(names):
        assert written([*names[:at], f"{name[:-1]}x", *names[at + 1 :]]) != whole
