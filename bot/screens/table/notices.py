"""Short messages: a refusal, a question before a grave deed, a call to the table, what this bot is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Click, Verb
from bot.screens.drawing.layout import QUIET, YOUR_TURN, bullets, button, paragraph, sections, small, when
from bot.screens.drawing.message import Button, Row, Screen, Style
from bot.screens.table.table import title
from bot.tables.entries import Motion
from bot.tables.model import KeptSeat, Look, TableInfo, Vote
from bot.text import Ready, Words
from bot.text.catalogues import prefix
from games import registry
from games.engine import Text

MOST_ALSO = 10
"""How many other tables a call names."""


def notice_screen(what: Text, words: Words, *ways: Button) -> Screen:
    """Return one sentence, with the ways on from there."""
    return Screen((*paragraph(words.say(what)), *([Row(ways)] if ways else [])), accent=QUIET)


def ping_screen(
    table: TableInfo, user_id: int, words: Words, *, also: Sequence[TableInfo] = (), direct: bool = False
) -> Screen:
    """Return the call to somebody whose turn it is, there and at `also`; a mention in it is meant to ring.

    A `direct` message has no button: off the server nothing could be shown.
    """
    line = words.get("ping-turn", who=Ready(f"<@{user_id}>"), game=Ready(f"**{title(table.game, words)}**"))
    more = [f"**{title(one.game, words)}** · {_where(one)}" for one in also[:MOST_ALSO]]
    if more:
        more = [words.get("ping-also"), *bullets(more)]
    if len(also) > MOST_ALSO:
        more.append(small(words.get("list-more", count=len(also) - MOST_ALSO)))
    return _call(table, [line, *more], words, direct=direct)


def invitation_screen(table: TableInfo, kept: KeptSeat, words: Words, *, direct: bool = False) -> Screen:
    """Return the call to somebody for whom a seat is kept; a mention in it is meant to ring."""
    line = words.get(
        "ping-invitation",
        who=Ready(f"<@{kept.user_id}>"),
        by=Ready(f"<@{kept.by}>"),
        game=Ready(f"**{title(table.game, words)}**"),
        until=Ready(when(kept.until)),
    )
    if direct:
        where = words.get("ping-where-invited", where=Ready(_where(table)))
        return Screen(paragraph(line, where), accent=YOUR_TURN)
    answers = (
        button(Click(Verb.JOIN, table.id, table.revision), words.key("button-join"), Style.SUCCESS),
        button(Click(Verb.DECLINE, table.id, table.revision), words.key("button-decline")),
    )
    return Screen((*paragraph(line), Row(answers)), accent=YOUR_TURN)


def reminder_screen(table: TableInfo, user_id: int, end: int, words: Words, *, direct: bool = False) -> Screen:
    """Return the reminder to somebody whose time is about to run out; a mention in it is meant to ring."""
    game = Ready(f"**{title(table.game, words)}**")
    line = words.get("ping-reminder", who=Ready(f"<@{user_id}>"), game=game, end=Ready(when(end)))
    return _call(table, [line], words, direct=direct)


def warning_screen(table: TableInfo, user_id: int, vote: Vote | None, words: Words, *, direct: bool = False) -> Screen:
    """Return the word to somebody about whom the others vote, or whose seat is offered (None); it is meant to ring."""
    who, game = Ready(f"<@{user_id}>"), Ready(f"**{title(table.game, words)}**")
    if vote is None:
        line = words.get("ping-offered", who=who, game=game)
    else:
        key = "ping-vote" if vote.motion is Motion.REPLACE else f"ping-vote-{vote.motion}"
        line = words.get(key, who=who, game=game, end=Ready(when(vote.until)))
    return _call(table, [line], words, direct=direct)


def _call(table: TableInfo, lines: list[str], words: Words, *, direct: bool) -> Screen:
    if direct:
        return Screen(paragraph(*lines, words.get("ping-where", where=Ready(_where(table)))), accent=YOUR_TURN)
    hand = button(Click(Verb.HAND, table.id, table.revision), words.key("button-hand"), Style.PRIMARY)
    return Screen((*paragraph(*lines), Row((hand,))), accent=YOUR_TURN)


def _where(table: TableInfo) -> str:
    return f"<#{table.place.channel_id}>"


def moved_hand_screen(table: TableInfo, words: Words) -> Screen:
    """Return what takes the place of a hand that its person has opened in a newer message."""
    hand = button(Click(Verb.HAND, table.id, table.revision), words.key("button-hand"))
    return Screen((*paragraph(words.get("hand-moved")), Row((hand,))), accent=QUIET)


def resign_screen(look: Look, words: Words) -> Screen:
    """Return the question whether the reader really means to give up."""
    table = look.table
    yes = button(Click(Verb.RESIGN, table.id, table.revision, "yes"), words.key("button-resign"), Style.DANGER)
    no = button(Click(Verb.HAND, table.id, table.revision), words.key("button-back"))
    question = words.get("resign-question", game=Ready(title(table.game, words)))
    outcome = words.get("resign-text" if table.daily is None else "daily-resign")
    return Screen((*paragraph(f"**{question}**", outcome), Row((yes, no))), accent=YOUR_TURN)


def about_screen(version: str, tables: int, latency: float, words: Words, key: str) -> Screen:
    """Return what this bot is, how it does, and where to go on.

    `latency` in seconds, not finite while unknown; `key` is the public half of the one that signs records.
    """
    games = [f"**{title(key, words)}** · {words.get(f'{prefix(key)}players')}" for key in registry.all_games()]
    health = [words.get("about-tables", count=tables)]
    if 0 <= latency < float("inf"):
        health.append(words.get("about-latency", milliseconds=round(latency * 1000)))
    return Screen(
        sections(
            paragraph(f"### {words.get('about-title', version=Ready(version))}", words.get("about-what")),
            paragraph(f"**{words.get('about-games')}**", *bullets(games)),
            paragraph(words.get("about-promises"), words.get("about-key", digits=key)),
            paragraph(words.get("about-where"), " · ".join(health), small(words.get("about-licence"))),
        ),
        accent=QUIET,
    )
