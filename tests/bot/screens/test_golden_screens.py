"""Every golden screen still reads as it was written down, and Discord would take it."""

from __future__ import annotations

import pytest

from tests.bot.screens.drawings import FOLDER, MANNERS, SCREENS, drawn, file_of
from tests.bot.screens.reading import read_out


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("name", SCREENS)
def test_screen_reads_as_written_down(name: str, manner: str) -> None:
    screen = drawn(name, manner)
    assert screen.faults() == []
    assert "****" not in read_out(screen), "bold within bold shows its asterisks"
    assert read_out(screen) + "\n" == file_of(name, manner).read_text(encoding="utf-8")


def test_no_golden_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {file_of(n, m).name for n in SCREENS for m in MANNERS}
