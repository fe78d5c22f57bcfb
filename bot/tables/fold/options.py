"""A game's options as people give them: words of a command or a form, turned into the game's own model or refused."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.tables.errors import BadRequest
from games.engine import AnyGame, Options, Text, TextList, text


def validated(game: AnyGame, raw: Mapping[str, Any]) -> Options:
    """The game's options with what was given; fields that were not given have their defaults.

    Values may be the words of `allowed` or the values themselves. Raises `BadRequest` naming what is allowed.
    """
    fields = game.options.model_fields
    for name in raw:
        if name not in fields:
            names = TextList(tuple(text(_key(game, known)) for known in fields))
            raise BadRequest(text("table-bad-option-name", option=name[:40], allowed=names))
    given = {name: _value(fields[name], value) for name, value in raw.items()}
    try:
        return game.options.model_validate(given)
    except ValidationError as error:
        where = next((str(part) for part in error.errors()[0]["loc"]), "")
        raise BadRequest(_refusal(game, where)) from error


def form_options(game: AnyGame, *, short: bool) -> dict[str, Any]:
    """The options that make a game its short form, or the whole game again."""
    usual = game.options().model_dump(mode="json")
    return dict(game.short) if short else {name: usual[name] for name in game.short}


def is_short(game: AnyGame, options: Mapping[str, Any]) -> bool:
    usual = game.options().model_dump(mode="json")
    return bool(game.short) and all(options.get(name, usual[name]) == value for name, value in game.short.items())


def allowed(field: FieldInfo) -> dict[str, Any] | None:
    """The field's values by the words for them; None for a number within bounds."""
    kind = field.annotation
    if kind is bool:
        return {"true": True, "false": False}
    if get_origin(kind) is Literal:
        return {str(value): value for value in get_args(kind)}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {str(member.value): member for member in kind}
    return None


def offered(field: FieldInfo) -> dict[str, Any]:
    """The values that people may choose from, by the words for them; of a long range only its examples."""
    values = allowed(field)
    if values is None:
        least, most = _bounds(field)
        values = {str(number): number for number in field.examples or range(least, most + 1)}
    return values


def _value(field: FieldInfo, given: Any) -> Any:
    """The value that a word stands for; what stands for none is left for the model to refuse."""
    values = allowed(field)
    return given if values is None or not isinstance(given, str) else values.get(given, given)


def _key(game: AnyGame, *parts: str) -> str:
    return "-".join((game.key.replace("_", "-"), "option", *parts))


def _refusal(game: AnyGame, name: str) -> Text:
    if name not in game.options.model_fields:
        return text("table-bad-options")
    field = game.options.model_fields[name]
    option = text(_key(game, name))
    values = allowed(field)
    if values is not None:
        named = TextList(tuple(text(_key(game, name, word)) for word in values))
        return text("table-bad-option", option=option, allowed=named)
    least, most = _bounds(field)
    return text("table-bad-option-number", option=option, least=least, most=most)


def _bounds(field: FieldInfo) -> tuple[int, int]:
    least = next((part.ge for part in field.metadata if hasattr(part, "ge")), 0)
    return least, next((part.le for part in field.metadata if hasattr(part, "le")), 0)
