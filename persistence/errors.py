"""The store's refusals: a closed set, each with a stable code.

After any of them nothing has been written, with one exception: when the disk itself fails during a COMMIT, which is a
`StoreBroken`, or the connection, which is a `StoreAway`, what was to be written may be found there after all. A second
request for the same learns it from `RevisionTaken` or `DuplicateInteraction`.
"""

from __future__ import annotations

from typing import ClassVar

from persistence.rows import LogRef

SILENT = "08T00"
"""The SQLSTATE of a server that said nothing; no server sends it: `silence.py` finds out."""


class StoreError(Exception):
    """The store did not do what it was asked; it stays usable, and works again once the cause is gone."""

    code: ClassVar[str] = "store"

    def __init_subclass__(cls, code: str | None = None) -> None:
        cls.code = code or cls.code


class StoreLocked(StoreError, code="locked"):
    """Somebody else kept the database locked for longer than we wait."""


class StoreAway(StoreError, code="away"):
    """The database's server cannot be reached, is starting, or lets nobody else in at the moment."""


class StoreSilent(StoreAway):
    """The server does not even answer newcomers, while nobody hangs up: what was asked may be heard much later."""


class StoreReadOnly(StoreError, code="read-only"):
    """The database may be read but not written."""


class StoreFull(StoreError, code="full"):
    """The disk, or the room granted to the database, is full."""


class StoreBroken(StoreError, code="broken"):
    """No usable database: corrupt, something else, out of reach, or written by a newer Tapis."""


class NotUsable(StoreBroken):
    """The address, a folder or a program does not allow what was asked: the message alone says what to do."""


class LeaseLost(StoreError, code="lease-lost"):
    """Another process works for these servers, and answers."""


class RevisionTaken(StoreError, code="revision-taken"):
    """The table's log does not stand at the revision the append started from: somebody else was quicker."""

    def __init__(self, table_id: str, revision: int) -> None:
        super().__init__(f"table {table_id} is not at revision {revision}")
        self.table_id = table_id
        self.revision = revision


class DailyTaken(StoreError, code="daily-taken"):
    """The person has begun this day's deal already."""


class DuplicateInteraction(StoreError, code="duplicate"):
    """The interaction has had its effect already: entry `seq` of table `table_id`."""

    def __init__(self, ref: LogRef) -> None:
        super().__init__(f"already entry {ref.seq} of table {ref.table_id}")
        self.table_id = ref.table_id
        self.seq = ref.seq
