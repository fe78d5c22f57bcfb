"""The first minute: what this is, a game at one press, seats for friends at another, and how it works."""

from __future__ import annotations

from bot.clicks import Click, Verb
from bot.daily.model import DayReport
from bot.screens.daily import deal_line
from bot.screens.parts.buttons import again_button, button
from bot.screens.parts.layout import QUIET, framed, listing, paragraph, small
from bot.screens.parts.message import LONGEST_LABEL, MOST_BUTTONS, Block, Button, Menu, Option, Row, Screen, Style
from bot.screens.parts.titles import title
from bot.screens.pictures.covers import welcome_picture
from bot.text import Ready, Words, cut
from bot.text.catalogues import prefix
from games import registry

WELCOME = 0x2E9E6B
STEPS = ("table", "hand", "turn", "rules", "time")
MOST_GAMES = 20
"""More would not fit beside the rest; /table new knows them all."""


def welcome_screen(words: Words, today: DayReport | None = None, *, again: bool = False) -> Screen:
    """The first page: for a server's people when the bot has come, for a person with the deal of `today`.

    `again`: a table like the last one of the channel can be opened.
    """
    games = _offered()
    heading: tuple[Block, ...] = (welcome_picture(games, words),)
    if words.text_mode:
        lines = [words.get(f"welcome-{key}") for key in ("name", "banner", "banner-below")]
        heading = paragraph(f"### {lines[0]}", " ".join(lines[1:]))
    pitches = [
        words.get("welcome-pitch", game=title(key, words), pitch=words.get(f"{prefix(key)}pitch")) for key in games
    ]
    deal = ""
    if today is not None:
        deal = words.get("welcome-daily", what=deal_line(today.promise, words), count=len(today.board))
    more = [
        button(Click(Verb.DAILY), words.key("button-daily")),
        *([again_button(words)] if again else []),
        button(Click(Verb.HELP), words.key("button-help")),
    ]
    return Screen(
        (
            *heading,
            *paragraph(*pitches, deal),
            *paragraph(words.get("welcome-play")),
            *_games(words),
            _seats(words),
            Row(tuple(more)),
        ),
        accent=WELCOME,
    )


def help_screen(words: Words) -> Screen:
    steps = [f"{number}. {words.get(f'help-{step}')}" for number, step in enumerate(STEPS, start=1)]
    told = paragraph(f"### {words.get('help-title')}", *steps)
    start = paragraph(words.get("help-start"))
    return framed(QUIET, told, paragraph(words.get("help-commands")), rows=(*start, *_games(words)))


def _games(words: Words) -> tuple[Row, ...]:
    """Five in a row: a phone breaks the row where it has to."""
    found = [_deal(key, words) for key in _offered()]
    return tuple(Row(tuple(found[at : at + MOST_BUTTONS])) for at in range(0, len(found), MOST_BUTTONS))


def _deal(game: str, words: Words) -> Button:
    return button(Click(Verb.NEW, rest=game), words.key(f"{prefix(game)}title-short"), Style.PRIMARY)


def _seats(words: Words) -> Menu:
    """Opens a table with free seats."""
    options = tuple(
        Option(
            key,
            cut(title(key, words, plain=True), LONGEST_LABEL),
            cut(" · ".join(words.key(f"{prefix(key)}{what}") for what in ("players", "length")), LONGEST_LABEL),
        )
        for key in _offered()
    )
    return Menu(str(Click(Verb.SEATS)), options, words.key("welcome-seats"))


def _offered() -> tuple[str, ...]:
    return tuple(registry.all_games())[:MOST_GAMES]


def about_screen(version: str, tables: int, latency: float, words: Words, key: str) -> Screen:
    """`latency` in seconds, not finite while unknown; `key` is the public half of the one that signs records."""
    games = [f"**{title(key, words)}** · {words.get(f'{prefix(key)}players')}" for key in registry.all_games()]
    health = [words.get("about-tables", count=tables)]
    if 0 <= latency < float("inf"):
        health.append(words.get("about-latency", milliseconds=round(latency * 1000)))
    return framed(
        QUIET,
        paragraph(f"### {words.get('about-title', version=Ready(version))}", words.get("about-what")),
        listing(words.get("about-games"), games),
        paragraph(words.get("about-promises"), words.get("about-key", digits=key)),
        paragraph(words.get("about-where"), " · ".join(health), small(words.get("about-licence"))),
    )
