"""Texts that many screens share: the names of games and tables, and the players a table waits for."""

from __future__ import annotations

from bot.clicks import Click, Verb
from bot.screens.parts.layout import button, signed, when
from bot.screens.parts.message import Button, Style
from bot.tables.entries import told_origin
from bot.tables.fold import is_short
from bot.tables.model import TableInfo
from bot.tables.times import longest_pause
from bot.text import Words
from bot.text.catalogues import prefix
from games import registry

SHOWN_DIGITS = 32
"""The digits of the promise that are shown: 128 bits, so that nobody finds a second secret that fits."""


def title(game: str, words: Words, *, plain: bool = False) -> str:
    key = f"{prefix(game)}title"
    return words.key(key) if plain else words.get(key)


def in_short(game: str, words: Words) -> str:
    """The number of players, the length and the advice."""
    return " · ".join(words.get(f"{prefix(game)}{what}") for what in ("players", "length", "advice"))


def say_origin(key: str, table: TableInfo, words: Words) -> str:
    return "" if table.origin is None else words.say(told_origin(key, table.origin))


def table_line(table: TableInfo, words: Words) -> str:
    """Without Markdown, for lists to choose from."""
    names = words.at(table)
    who = ", ".join(names.name(seat.seat, plain=True) for seat in table.seats)
    parts = [title(table.game, words, plain=True), words.key(f"phase-{table.phase}"), who, table.id]
    return " · ".join(part for part in parts if part)


def waiting_line(table: TableInfo, words: Words, *, ordered: bool = True) -> str:
    """The players a table waits for, since when, and until when if a clock runs.

    A pause that no manager `ordered` is shown with the moment from which any player may end it.
    """
    if table.paused_at is not None:
        line = words.get("turn-paused", since=when(table.paused_at))
        if not ordered:
            moment = when(table.paused_at + longest_pause(table.pace), "f")
            line = f"{line} {words.get('turn-pause-ends', moment=moment)}"
        return signed("⏸️", line, words)
    awaited = [seat for seat in table.seats if seat.awaited]
    if not awaited:
        return ""
    ends = {seat.due_at for seat in awaited}
    names = [words.key("turn-you") if seat.seat == words.you else words.name(seat.seat) for seat in awaited]
    if len(ends) > 1:
        names = [
            name if seat.due_at is None else f"{name} ({when(seat.due_at)})"
            for name, seat in zip(names, awaited, strict=True)
        ]
    who = words.listed(names)
    line = words.get("turn-waiting", who=who, count=len(awaited), since=when(table.changed_at))
    if len(ends) == 1 and (end := ends.pop()) is not None:
        line = f"{line} · {words.get('turn-ends', end=when(end))}"
    return line


def form_line(table: TableInfo, words: Words) -> str:
    """Empty where the table does not play its game's short form."""
    return words.get("form-short") if is_short(registry.game(table.game), table.options) else ""


def press(
    table: TableInfo, verb: Verb, label: str, style: Style = Style.SECONDARY, *, rest: str = "", disabled: bool = False
) -> Button:
    return button(Click(verb, table.id, table.revision, rest), label, style, disabled=disabled)


def log_button(table: TableInfo, words: Words) -> Button:
    return press(table, Verb.LOG, words.key("button-log"))


def more_button(table: TableInfo, words: Words) -> Button:
    return press(table, Verb.MORE, words.key("button-more"))
