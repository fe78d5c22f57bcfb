"""Rows of buttons that a phone shows in a line each."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.screens.parts.buttons import ROW_WIDTH, WORD, _sizes, _width, balanced, packed, paired
from bot.screens.parts.message import MOST_BUTTONS, Button

LABELS = st.lists(st.text("abc", min_size=1, max_size=30), max_size=9)


def rows_of(*labels: str) -> list[list[str]]:
    return [[one.label for one in row.buttons] for row in balanced(*(Button(label, label) for label in labels))]


def test_the_fifth_button_does_not_stand_alone() -> None:
    assert rows_of("My hand", "Watch", "Rules", "Log", "More") == [["My hand", "Watch"], ["Rules", "Log", "More"]]
    assert rows_of("Actualiser", "Détails", "Journal", "Règles") == [["Actualiser", "Détails"], ["Journal", "Règles"]]
    assert rows_of("Refresh", "Details", "Log", "Rules") == [["Refresh", "Details", "Log", "Rules"]]


@given(LABELS)
def test_every_button_is_there_once_in_its_order_and_in_no_more_rows_than_it_takes(labels: list[str]) -> None:
    buttons = [Button(str(at), label) for at, label in enumerate(labels)]
    rows = balanced(*buttons)
    assert [one for row in rows for one in row.buttons] == buttons
    assert all(1 <= len(row.buttons) <= MOST_BUTTONS for row in rows)
    assert len(rows) == len(_sizes([_width(one, WORD) for one in buttons], ROW_WIDTH))


def test_a_short_button_does_not_stand_alone_under_a_full_row() -> None:
    cards = [Button(str(at), "", emoji="🃏") for at in range(7)]
    assert [len(row) for row in paired(packed(cards[:6]))] == [4, 2]
    assert [len(row) for row in paired(packed(cards))] == [5, 2]
    assert [len(row) for row in paired(packed(cards[:5]))] == [5]
    wordy = Button("w", "play after everybody else", emoji="🃏")
    assert [len(row) for row in paired(packed([*cards[:5], wordy]))] == [5, 1]
