"""Values as the columns that keep them, and back.

A field is a column of its own name; a few fields are several columns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from datetime import date
from enum import StrEnum
from functools import cache, partial
from operator import attrgetter
from types import MappingProxyType, NoneType, UnionType
from typing import Any, ClassVar, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    Row,
    String,
    Table,
    TypeDecorator,
)
from sqlalchemy.types import TypeEngine

from persistence.errors import StoreBroken
from persistence.rows import Location
from seasons.model import Trophy
from seasons.ratings import Rating
from seasons.scoring import Scoring

T = TypeVar("T")
K = TypeVar("K", bound=NamedTuple)
E = TypeVar("E", bound=StrEnum)

SEVERAL: dict[str, tuple[type, tuple[str, ...]]] = {
    "location": (Location, ("guild_id", "channel_id")),
    "rating": (Rating, ("mu", "sigma")),
    "after": (Rating, ("mu", "sigma")),
    "before": (Rating, ("mu_before", "sigma_before")),
    "overall": (Rating, ("overall_mu", "overall_sigma")),
    "overall_before": (Rating, ("overall_mu_before", "overall_sigma_before")),
}
"""The fields whose values are kept as several columns: their kind, and the names of the columns."""


def columns_of(value: Any, *, but: Collection[str] = ()) -> dict[str, Any]:
    columns = {name: getattr(value, name) for name in _names(type(value)) if name not in but}
    for name in SEVERAL.keys() & columns.keys():
        whole = columns.pop(name)
        columns.update(zip(SEVERAL[name][1], (getattr(whole, part) for part in whole.__slots__), strict=True))
    return columns


def value_of(kind: type[T], row: Row[*tuple[Any, ...]], **given: Any) -> T:
    """The value that a row holds, which may have other columns beside it; fields that it does not hold are given."""
    held = dict(zip(row._fields, row, strict=True)) | given
    return kind(**{name: _whole(name, held) if name in SEVERAL else held[name] for name in _names(kind)})


def _whole(name: str, held: Mapping[str, Any]) -> Any:
    kind, names = SEVERAL[name]
    return kind(*(held[one] for one in names))


_names: Callable[[type], tuple[str, ...]] = cache(lambda kind: tuple(field.name for field in fields(kind)))


def values_of(kind: type[T], rows: Iterable[Row[*tuple[Any, ...]]]) -> list[T]:
    return [value_of(kind, row) for row in rows]


def first_of(kind: type[T], rows: Iterable[Row[*tuple[Any, ...]]]) -> T | None:
    return next((value_of(kind, row) for row in rows), None)


def by_key(key: type[K], kind: type[T], rows: Iterable[Row[*tuple[Any, ...]]]) -> dict[K, T]:
    """The values that rows hold, by the columns that are the fields of `key`."""
    return {key._make(getattr(row, name) for name in key._fields): value_of(kind, row) for row in rows}


def fields_in(table: Table, kind: type) -> list[Column[Any]]:
    """The columns of a table that keep a value of this kind, where each of its fields is one."""
    return [table.c[name] for name in _names(kind)]


def _member(kind: type[E], word: str) -> E:
    try:
        return kind(word)
    except ValueError as error:
        raise StoreBroken(f"the database holds “{word}”, newer than this Tapis: update Tapis") from error


class Coded(TypeDecorator[Any]):
    """Keeps values as `write` makes them, for `read` to make them again. None stays None."""

    impl: TypeEngine[Any] | type[TypeEngine[Any]] = String
    cache_ok = True

    def __init__(self, kept_as: TypeEngine[Any], write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        super().__init__()
        self.impl = kept_as
        self.write = write
        self.read = read

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        del dialect
        return None if value is None else self.write(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        del dialect
        return None if value is None else self.read(value)


def _word(kind: type[StrEnum]) -> Coded:
    """Keeps an enum's member as a short text, so that a new member needs no migration."""
    return Coded(String(16), attrgetter("value"), partial(_member, kind))


_TYPES: Mapping[Any, TypeEngine[Any]] = {
    int: Integer(),
    str: String(),
    bool: Boolean(),
    float: Double(),
    bytes: LargeBinary(),
    date: Coded(String(10), date.isoformat, date.fromisoformat),
    # As their words: `win slam`.
    tuple[Trophy, ...]: Coded(String(), " ".join, lambda words: tuple(_member(Trophy, one) for one in words.split())),
    # As JSON: `{"3": [5, 3, 1]}`.
    Scoring: Coded(
        JSON(),
        lambda scoring: {str(size): list(points) for size, points in scoring.items()},
        lambda kept: {int(size): tuple(points) for size, points in kept.items()},
    ),
}
_LENGTHS = {
    **dict.fromkeys(("id", "table_id", "puzzle_id", "board", "rematch_of"), 8),
    "origin": 16,
    "commitment": 64,
    "link": 64,
}
"""The lengths of texts that have one; all others may be as long as they like."""

HIDDEN = {"hidden": True}
"""Marks what could give away a card, or what somebody has chosen before their turn: nobody is handed it."""


def columns(
    value: type,
    *,
    key: Collection[str] = (),
    but: Collection[str] = (),
    hidden: Collection[str] = (),
    of: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Column[Any]]:
    """Yield a column for each field of a value that is kept; those in `of` refer to another table's rows."""
    for name, kind in get_type_hints(value).items():
        if name in but or get_origin(kind) is ClassVar:
            continue
        if name in SEVERAL:
            yield from others(**dict(zip(SEVERAL[name][1], get_type_hints(kind).values(), strict=True)))
        else:
            refers = [ForeignKey(of[name])] if name in of else []
            info = HIDDEN if name in hidden else None
            yield _column(name, kind, *refers, primary_key=name in key, info=info)


def keys(**kinds: type) -> Iterator[Column[Any]]:
    return (_column(name, kind, primary_key=True) for name, kind in kinds.items())


def others(**kinds: Any) -> Iterator[Column[Any]]:
    return (_column(name, kind) for name, kind in kinds.items())


def _column(name: str, kind: Any, *refers: ForeignKey, **options: Any) -> Column[Any]:
    kinds = get_args(kind) if get_origin(kind) is UnionType else (kind,)
    type_ = _type_of(name, next(one for one in kinds if one is not NoneType))
    return Column(name, type_, *refers, nullable=NoneType in kinds, autoincrement=False, **options)


def _type_of(name: str, kind: Any) -> TypeEngine[Any]:
    if kind is int and (name == "at" or name.endswith(("_id", "_at"))):
        return BigInteger()
    if kind is str and name in _LENGTHS:
        return String(_LENGTHS[name])
    if kind in _TYPES:
        return _TYPES[kind]
    return JSON() if get_origin(kind) is Mapping else _word(kind)
