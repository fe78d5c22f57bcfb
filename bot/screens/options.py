"""A game's options: what was chosen at a table, and the form in which to choose."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from pydantic.fields import FieldInfo

from bot.clicks import Click, Verb
from bot.screens.message import LONGEST_FIELD, MOST_FIELDS, Field, Form, Option
from bot.tables.errors import BadRequest
from bot.tables.model import TableInfo
from bot.tables.options import allowed
from bot.text import Ready, Words, cut
from bot.text.catalogues import prefix
from games import registry
from games.engine import TextList, text
from persistence.rows import TurnPace

PACE_FIELD = "turn-pace"
"""No option of a game has a name with a hyphen."""


def chosen_lines(table: TableInfo, words: Words) -> list[str]:
    """Return each option that differs from what the game does by itself, and the pace if there is one."""
    lines = []
    for name, field in _fields(table.game):
        value = table.options.get(name, field.default)
        if value != field.default:
            label = Ready(words.get(_key(table.game, name)))
            lines.append(words.get("lobby-option", option=label, value=Ready(_value(table.game, name, value, words))))
    if table.pace is not TurnPace.NONE:
        label, pace = Ready(words.get("pace")), Ready(words.get(f"pace-{table.pace}"))
        lines.append(words.get("lobby-option", option=label, value=pace))
    return lines


def pace_of(value: str | None) -> TurnPace | None:
    """Return the pace that the form's field says, None where it has none. Raises `BadRequest`."""
    if value is None:
        return None
    if value not in list(TurnPace):
        raise BadRequest(text("table-bad-pace", allowed=TextList(tuple(text(f"pace-{pace}") for pace in TurnPace))))
    return TurnPace(value)


def options_form(table: TableInfo, words: Words) -> Form:
    """Return the form that changes the options of an open table; it shows what is chosen now."""
    fields = []
    for name, field in list(_fields(table.game))[: MOST_FIELDS - 1]:
        present = table.options.get(name, field.default)
        label = cut(words.key(_key(table.game, name)), LONGEST_FIELD)
        values = allowed(field) or {}
        options = tuple(
            Option(word, cut(_value(table.game, name, value, words), 100), chosen=value == present)
            for word, value in values.items()
        )
        fields.append(Field(name, label, options, value="" if values else _plain(present), longest=20))
    paces = tuple(Option(pace.value, words.key(f"pace-{pace}"), chosen=pace is table.pace) for pace in TurnPace)
    fields.append(Field(PACE_FIELD, cut(words.key("pace"), LONGEST_FIELD), paces))
    click = Click(Verb.OPTIONS, table.id, table.revision)
    return Form(str(click), cut(words.key("options-title"), LONGEST_FIELD), tuple(fields))


def _fields(game: str) -> Iterator[tuple[str, FieldInfo]]:
    yield from registry.game(game).options.model_fields.items()


def _key(game: str, *parts: str) -> str:
    return f"{prefix(game)}option-{'-'.join(parts)}"


def _value(game: str, name: str, value: Any, words: Words) -> str:
    """Return what a value is called; a number speaks for itself unless the catalogue has a word for it."""
    key = _key(game, name, _plain(value))
    if isinstance(value, int) and not isinstance(value, bool) and not words.knows(key):
        return words.key("word-number", number=value)
    return words.key(key)


def _plain(value: Any) -> str:
    """Return how a value is written in keys and in the form: "true", "random", "3"."""
    if isinstance(value, Enum):
        return str(value.value)
    return str(value).lower() if isinstance(value, bool) else str(value)
