"""The welcome and the help: every game at one press, every command by the name it has."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.clicks import Verb, read
from bot.screens.help import help_screen, welcome_screen
from bot.screens.parts.message import Row, Screen
from bot.screens.table import table_screen
from bot.tables.model import Look
from bot.text import Words
from games import registry
from persistence.rows import Phase
from tests.bot.screens.looks import table_of
from tests.bot.screens.reading import read_out

EN, FR = Words("en"), Words("fr")
every_manner = pytest.mark.parametrize("words", [EN, FR, replace(FR, text_mode=True)], ids=str)


def clicks(screen: Screen) -> list[tuple[Verb, str]]:
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    read_back = [read(button.id) for row in rows for button in row.buttons]
    return [(click.verb, click.rest) for click in read_back if click is not None and click.table is None]


@every_manner
def test_the_welcome_opens_every_game_and_the_help(words: Words) -> None:
    screen = welcome_screen(words)
    assert screen.faults() == []
    assert clicks(screen) == [*((Verb.NEW, key) for key in registry.all_games()), (Verb.DAILY, ""), (Verb.HELP, "")]
    for key in registry.all_games():
        prefix = key.replace("_", "-")
        assert all(words.get(f"{prefix}-{what}") in read_out(screen) for what in ("title", "pitch", "title-short"))


@pytest.mark.parametrize(("computers", "taught"), [((1, 2, 3), True), ((2, 3), False)])
def test_who_sits_alone_among_computers_is_offered_the_lesson(computers: tuple[int, ...], taught: bool) -> None:
    """The welcome fills a table with computer players: whoever presses a game there most likely does not know it."""
    table = table_of("dwarf_king", 4, Phase.OPEN, computers=computers)
    assert ((Verb.TEACH, "dwarf_king") in clicks(table_screen(Look(table), EN))) is taught


@every_manner
def test_the_help_opens_every_game(words: Words) -> None:
    screen = help_screen(words)
    assert screen.faults() == []
    assert clicks(screen) == [(Verb.NEW, key) for key in registry.all_games()]


@pytest.mark.parametrize("words", [EN, FR], ids=str)
def test_the_help_calls_commands_and_buttons_by_their_names(words: Words) -> None:
    said = read_out(welcome_screen(words)) + read_out(help_screen(words))
    paths = (
        "table-new",
        "table-list",
        "hand",
        "turns",
        "daily",
        "leaderboard",
        "settings-me",
        "about",
        "tournament",
        "night",
        "setup-start",
    )
    typed = {
        "/" + " ".join(words.key(f"cmd-{'-'.join(path.split('-')[: n + 1])}-name") for n in range(path.count("-") + 1))
        for path in paths
    }
    assert set(re.findall(r"\*\*(/[^*]+)\*\*", said)) == typed
    for button in ("join", "add", "start", "hand", "rules", "log"):
        assert f"**{words.key(f'button-{button}')}**" in said
