"""Stores for tests, whose databases are ready copies of one that was made ready once."""

from __future__ import annotations

import pytest

from persistence.database import Database
from persistence.drivers.address import parsed
from persistence.store import Store

POSTGRESQL_LATER = pytest.mark.parametrize(
    "url", ["sqlite", pytest.param("postgresql", marks=pytest.mark.wire)], indirect=True
)
"""For tests that `make test` runs on a file, and only `make test-wire` on PostgreSQL too."""


async def ready_store(url: str) -> Store:
    """A store of a database that has the present schema, without the proof of it that each start makes."""
    return Store(await Database.open(parsed(url)))
