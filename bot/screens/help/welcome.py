"""The first minute: what this is, a game at one press, seats for friends at another, and how it works."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Click, Verb
from bot.daily.model import DayReport
from bot.screens.daily import deal_line
from bot.screens.parts.buttons import button, way
from bot.screens.parts.layout import OPEN, QUIET, framed, listing, paragraph
from bot.screens.parts.message import LONGEST_LABEL, MOST_BUTTONS, Block, Menu, Option, Row, Screen, Style
from bot.screens.parts.texts import small, title
from bot.screens.pictures.covers import welcome_picture
from bot.text import Ready, Words, cut
from bot.text.catalogues import prefix
from games import registry

STEPS = ("table", "hand", "turn", "rules", "time")
MOST_GAMES = 20
"""More would not fit beside the rest; /table new knows them all."""


def welcome_screen(words: Words, today: DayReport | None = None, *, again: bool = False) -> Screen:
    """For a server's people when the bot has come; for a person with the deal of `today` and perhaps **Same again**."""
    games = _offered()
    heading: Sequence[Block]
    if words.text_mode:
        below = f"{words.get('welcome-banner')} {words.get('welcome-banner-below')}"
        heading = paragraph(f"### {words.get('welcome-name')}", below)
    else:
        heading = (welcome_picture(games, words),)
    pitches = [
        words.get("welcome-pitch", game=title(key, words), pitch=words.get(f"{prefix(key)}pitch")) for key in games
    ]
    deal = ""
    if today is not None:
        deal = words.get("welcome-daily", what=deal_line(today.promise, words), count=len(today.board))
    verbs = (Verb.DAILY, Verb.AGAIN, Verb.HELP) if again else (Verb.DAILY, Verb.HELP)
    more = tuple(way(verb, words) for verb in verbs)
    said = (*paragraph(*pitches, deal), *paragraph(words.get("welcome-play")))
    return Screen((*heading, *said, *_games(words), _seats(words), Row(more)), OPEN)


def help_screen(words: Words) -> Screen:
    steps = [f"{number}. {words.get(f'help-{step}')}" for number, step in enumerate(STEPS, start=1)]
    told = paragraph(f"### {words.get('button-help')}", *steps)
    rows: list[Block] = [*paragraph(words.get("help-start")), *_games(words)]
    return framed(QUIET, told, paragraph(words.get("help-commands")), rows=rows)


def _games(words: Words) -> tuple[Row, ...]:
    """Five in a row: a phone breaks the row where it has to."""
    names = {game: words.key(f"{prefix(game)}title-short") for game in _offered()}
    found = [button(Click(Verb.NEW, rest=game), name, Style.PRIMARY) for game, name in names.items()]
    return tuple(Row(tuple(found[at : at + MOST_BUTTONS])) for at in range(0, len(found), MOST_BUTTONS))


def _seats(words: Words) -> Menu:
    options = []
    for key in _offered():
        about = " · ".join(words.key(f"{prefix(key)}{what}") for what in ("players", "length"))
        options.append(Option(key, cut(title(key, words, plain=True), LONGEST_LABEL), cut(about, LONGEST_LABEL)))
    return Menu(str(Click(Verb.SEATS)), tuple(options), words.key("welcome-seats"))


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
