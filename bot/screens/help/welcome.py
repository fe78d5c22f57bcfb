"""The first minute: what this is, a table of each game at one press, and how it works."""

from __future__ import annotations

from collections.abc import Iterator

from bot.clicks import Click, Verb
from bot.screens.drawing.layout import QUIET, again_button, bullets, button, paragraph, sections, small
from bot.screens.drawing.message import Button, Row, Screen, Style
from bot.screens.drawing.packing import balanced
from bot.screens.table.table import title
from bot.text import Words
from bot.text.catalogues import prefix
from games import registry

WELCOME = 0x2E9E6B
STEPS = ("table", "hand", "turn", "rules", "time")
MOST_GAMES = 20
"""More would not fit beside the rest; /table new knows them all."""


def welcome_screen(words: Words) -> Screen:
    """Return what a server's people read when the bot has come."""
    games = [
        f"**{title(key, words)}** · {words.get(f'{prefix(key)}players')} · {words.get(f'{prefix(key)}length')}"
        for key in _offered()
    ]
    help_button = button(Click(Verb.HELP), words.key("button-help"))
    return Screen(
        (
            *sections(
                paragraph(f"### {words.get('welcome-title')}", words.get("welcome-what")),
                paragraph(*bullets(games)),
            ),
            *_tables(words),
            Row((help_button,)),
            *paragraph(small(words.get("welcome-friends"))),
        ),
        accent=WELCOME,
    )


def help_screen(words: Words, *, again: bool = False) -> Screen:
    """Return how to open a table, play and find one's way, and tables at one press; `again`: also one like the last."""
    steps = [f"{number}. {words.get(f'help-{step}')}" for number, step in enumerate(STEPS, start=1)]
    return Screen(
        (
            *sections(
                paragraph(f"### {words.get('help-title')}", *steps),
                paragraph(words.get("help-commands")),
            ),
            *paragraph(words.get("help-start")),
            *_tables(words),
            *([Row((again_button(words),))] if again else []),
        ),
        accent=QUIET,
    )


def _tables(words: Words) -> tuple[Row, ...]:
    return balanced(*(_table(key, words) for key in _offered()))


def _table(game: str, words: Words) -> Button:
    return button(Click(Verb.NEW, rest=game), title(game, words, plain=True), Style.PRIMARY)


def _offered() -> Iterator[str]:
    yield from list(registry.all_games())[:MOST_GAMES]
