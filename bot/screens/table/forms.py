"""The forms of a table that waits: a game's options, the pace, somebody's word for the shuffle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import Any

from pydantic.fields import FieldInfo

from bot.clicks import Verb
from bot.screens.parts.buttons import click_at, press
from bot.screens.parts.layout import YOUR_TURN, framed, paragraph
from bot.screens.parts.message import LONGEST_ABOUT, LONGEST_FIELD, MOST_FIELDS, Field, Form, Option, Row, Screen, Style
from bot.screens.parts.texts import small
from bot.tables.errors import BadRequest
from bot.tables.fold import offered, validated
from bot.tables.model import TableInfo
from bot.tables.verbs import LONGEST_WORD, misfit
from bot.text import Ready, Words, cut
from bot.text.catalogues import prefix
from games import registry
from games.engine import Text, TextList, text
from persistence.rows import TurnPace

WORD = "word"
PACE_FIELD = "turn-pace"
"""No option of a game has a name with a hyphen."""
PACES = tuple(pace.value for pace in TurnPace)


def chosen_lines(table: TableInfo, words: Words) -> list[str]:
    """Each option that differs from the game's default, and the pace if there is one."""
    chosen: list[tuple[str, str]] = []
    for name, field in registry.game(table.game).options.model_fields.items():
        value = table.options.get(name, field.default)
        if value != field.default:
            chosen.append((words.get(_key(table.game, name)), Ready(_value(table.game, name, value, words))))
    if table.pace is not TurnPace.NONE:
        chosen.append((words.get("pace"), words.get(f"pace-{table.pace}")))
    return [words.get("lobby-option", option=label, value=value) for label, value in chosen]


def pace_of(value: str | None) -> TurnPace | None:
    """None where the form has no such field. Raises `BadRequest`."""
    if value is None:
        return None
    if value not in PACES:
        raise BadRequest(text("table-bad-pace", allowed=TextList(tuple(text(f"pace-{pace}") for pace in PACES))))
    return TurnPace(value)


def options_form(table: TableInfo, words: Words, tried: str = "") -> Form:
    """Offers what fits the number of seats. It shows what is chosen now, or was `tried` before (see `_noted`)."""
    present = {**table.options, PACE_FIELD: table.pace.value, **_recalled(table.game, tried)}
    fields = [_choice(table, name, present.get(name, field.default), words) for name, field in _asked(table.game)]
    paces = tuple(Option(pace, words.key(f"pace-{pace}"), chosen=pace == present[PACE_FIELD]) for pace in PACES)
    fields.append(_field(PACE_FIELD, words.key("pace"), paces, words.key("pace-about")))
    return _form(table, Verb.OPTIONS, words.key("options-title"), *fields)


def options_again_screen(table: TableInfo, tried: Mapping[str, str], reason: Text, words: Words) -> Screen:
    """Leads back to the form: Discord keeps nothing that was filled in, so we do."""
    back = press(table, Verb.OPTIONS, words, "button-options-again", Style.PRIMARY, rest=_noted(table.game, tried))
    return framed(YOUR_TURN, paragraph(words.say(reason), small(words.get("options-kept"))), rows=[Row((back,))])


def word_form(table: TableInfo, words: Words) -> Form:
    field = _field(WORD, words.key("word-form-label"), (), words.key("word-form-hint"))
    return _form(table, Verb.WORD, words.key("word-form-title"), replace(field, longest=LONGEST_WORD))


def _form(table: TableInfo, verb: Verb, title: str, *fields: Field) -> Form:
    return Form(str(click_at(table, verb)), cut(title, LONGEST_FIELD), fields)


def _field(name: str, label: str, options: tuple[Option, ...], about: str) -> Field:
    return Field(name, cut(label, LONGEST_FIELD), options, cut(about, LONGEST_ABOUT))


def _choice(table: TableInfo, name: str, present: Any, words: Words) -> Field:
    field = registry.game(table.game).options.model_fields[name]
    values = {word: value for word, value in offered(field).items() if value == present or _fits(table, name, value)}
    if present not in values.values():
        values[_plain(present)] = present
    options = tuple(
        Option(word, cut(_value(table.game, name, value, words), 100), chosen=value == present)
        for word, value in values.items()
    )
    return _field(name, words.key(_key(table.game, name)), options, words.key(_key(table.game, name, "about")))


def _fits(table: TableInfo, name: str, value: Any) -> bool:
    """True if the game could start with that value, everything else as it is."""
    game = registry.game(table.game)
    try:
        return misfit(game, table.seats_wanted, validated(game, {**table.options, name: value})) is None
    except BadRequest:
        return False


def _noted(game: str, tried: Mapping[str, str]) -> str:
    """Short enough for a click: the place of each value among those there are."""
    kinds = _values(game).items()
    return ".".join(str([*values].index(tried[name])) if tried.get(name) in values else "-" for name, values in kinds)


def _recalled(game: str, noted: str) -> dict[str, Any]:
    """Without values that the form no longer offers."""
    return {
        name: [*values.values()][int(place)]
        for (name, values), place in zip(_values(game).items(), noted.split("."), strict=False)
        if place.isdecimal() and int(place) < len(values)
    }


def _values(game: str) -> dict[str, dict[str, Any]]:
    """The values that each question of the form offers, by their words."""
    return {**{name: offered(field) for name, field in _asked(game)}, PACE_FIELD: {pace: pace for pace in PACES}}


def _asked(game: str) -> list[tuple[str, FieldInfo]]:
    """As many as a form may have beside the pace."""
    found = registry.game(game)
    fields = list(found.options.model_fields.items())
    if len(fields) < MOST_FIELDS:
        return fields
    return [one for one in fields if one[0] not in found.short][: MOST_FIELDS - 1]  # the lobby has buttons for those


def _key(game: str, *parts: str) -> str:
    return f"{prefix(game)}option-{'-'.join(parts)}"


def _value(game: str, name: str, value: Any, words: Words) -> str:
    """In the game's own words, or those of every game; a number that has none speaks for itself."""
    own = _key(game, name, _plain(value))
    for key in (own, f"option-{_plain(value)}"):
        if words.knows(key):
            return words.key(key)
    number = isinstance(value, int) and not isinstance(value, bool)
    return words.key("word-number", number=value) if number else words.key(own)


def _plain(value: Any) -> str:
    """A value as keys and the form write it: "true", "random", "3"."""
    if isinstance(value, Enum):
        return str(value.value)
    return str(value).lower() if isinstance(value, bool) else str(value)
