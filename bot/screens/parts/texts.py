"""Texts that many screens share: marks in a line, the names of games and tables, the players a table waits for."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.entries import told_origin
from bot.tables.fold import is_short
from bot.tables.model import TableInfo
from bot.tables.times import longest_pause
from bot.text import Ready, Words
from bot.text.catalogues import prefix
from games import registry

SHOWN_DIGITS = 32
"""The digits of the promise that are shown: 128 bits, so that nobody finds a second secret that fits."""


SMALL = "-# "


def bullets(lines: Iterable[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def small(line: str) -> str:
    """An empty line stays empty."""
    return f"{SMALL}{line}" if line else ""


def signed(emoji: str, line: str, words: Words) -> str:
    """With an emoji before it, unless it is read aloud."""
    return line if words.text_mode else f"{emoji} {line}"


def bold(line: str) -> str:
    return Ready(f"**{line}**")


def mention(user_id: int | None) -> str:
    return Ready(f"<@{user_id}>")


def when(milliseconds: int, style: str = "R") -> str:
    """As Discord shows it to each reader: "3 minutes ago", or in another of Discord's styles."""
    return Ready(f"<t:{milliseconds // 1000}:{style}>")


def title(game: str, words: Words, *, plain: bool = False) -> str:
    key = f"{prefix(game)}title"
    return words.key(key) if plain else words.get(key)


def say_origin(key: str, table: TableInfo, words: Words) -> str:
    return "" if table.origin is None else words.say(told_origin(key, table.origin))


def waiting_line(table: TableInfo, words: Words, *, ordered: bool = True) -> str:
    """With a pause that no manager `ordered` stands the moment from which any player may end it."""
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
    names = []
    for seat in awaited:
        name = words.key("turn-you") if seat.seat == words.you else words.name(seat.seat)
        names.append(name if seat.due_at is None or len(ends) == 1 else f"{name} ({when(seat.due_at)})")
    line = words.get("turn-waiting", who=words.listed(names), count=len(awaited), since=when(table.changed_at))
    if len(ends) == 1 and (end := ends.pop()) is not None:
        line = f"{line} · {words.get('turn-ends', end=when(end))}"
    return line


def length(table: TableInfo, words: Words) -> str:
    short = is_short(registry.game(table.game), table.options)
    return words.key("form-short-length" if short else f"{prefix(table.game)}length")


def form_line(table: TableInfo, words: Words) -> str:
    """Empty where the table does not play its game's short form."""
    return words.get("form-short") if is_short(registry.game(table.game), table.options) else ""


def channel(table: TableInfo) -> str:
    return Ready(f"<#{table.location.channel_id}>")
