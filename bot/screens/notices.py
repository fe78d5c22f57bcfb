"""Short messages: a refusal, a question before a grave deed, a call to the table, what this bot is."""

from __future__ import annotations

from bot.clicks import Click, Verb
from bot.screens.layout import QUIET, YOUR_TURN, bullets, button, paragraph, sections, small
from bot.screens.message import Row, Screen, Style
from bot.screens.table import title
from bot.tables.model import Look, TableInfo
from bot.text import Ready, Words
from bot.text.catalogues import prefix
from games import registry
from games.engine import Text


def notice_screen(what: Text, words: Words) -> Screen:
    """Return one sentence."""
    return Screen(paragraph(words.say(what)), accent=QUIET)


def ping_screen(table: TableInfo, user_id: int, words: Words) -> Screen:
    """Return the call to somebody whose turn it is; the only message in which a mention is meant to ring."""
    line = words.get("ping-turn", who=Ready(f"<@{user_id}>"), game=Ready(f"**{title(table.game, words)}**"))
    hand = button(Click(Verb.HAND, table.id, table.revision), words.key("button-hand"), Style.PRIMARY)
    return Screen((*paragraph(line), Row((hand,))), accent=YOUR_TURN)


def resign_screen(look: Look, words: Words) -> Screen:
    """Return the question whether the reader really means to give up."""
    table = look.table
    yes = button(Click(Verb.RESIGN, table.id, table.revision, "yes"), words.key("button-resign"), Style.DANGER)
    no = button(Click(Verb.HAND, table.id, table.revision), words.key("button-back"))
    question = words.get("resign-question", game=Ready(title(table.game, words)))
    return Screen((*paragraph(f"**{question}**", words.get("resign-text")), Row((yes, no))), accent=YOUR_TURN)


def about_screen(version: str, tables: int, latency: float, words: Words) -> Screen:
    """Return what this bot is, how it does, and where to go on; `latency` in seconds, not finite while unknown."""
    games = [f"**{title(key, words)}** · {words.get(f'{prefix(key)}players')}" for key in registry.all_games()]
    health = [words.get("about-tables", count=tables)]
    if 0 <= latency < float("inf"):
        health.append(words.get("about-latency", milliseconds=round(latency * 1000)))
    return Screen(
        sections(
            paragraph(f"### {words.get('about-title', version=Ready(version))}", words.get("about-what")),
            paragraph(f"**{words.get('about-games')}**", *bullets(games)),
            paragraph(words.get("about-promises")),
            paragraph(words.get("about-where"), " · ".join(health), small(words.get("about-licence"))),
        ),
        accent=QUIET,
    )
