"""Statements that are compiled once for all databases of a run: for each store anew takes a quarter of most tests."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.util import LRUCache

from persistence.drivers import backend

_COMPILED: LRUCache[Any, Any] = LRUCache(2000)


def _engine(*given: Any, **options: Any) -> Engine:
    execution = {**options.pop("execution_options", {}), "compiled_cache": _COMPILED}
    return create_engine(*given, **options, execution_options=execution)


def _eq(one: object, other: object) -> bool:
    return type(one) is type(other)


def _hash(one: object) -> int:
    return hash(type(one))


def quicken() -> None:
    """Let all engines of one kind of database share what they have compiled, until the process ends."""
    vars(backend)["create_engine"] = _engine
    for kind in (PGDialect_psycopg, SQLiteDialect_pysqlite):  # part of the key under which a statement is kept
        for way in (_eq, _hash):
            setattr(kind, f"__{way.__name__.strip('_')}__", way)
