"""Why the store refuses: a closed set, each with a stable code.

After any of them nothing has been written, with one exception: when the disk itself fails during a COMMIT, which is a
`StoreBroken`, or the connection, which is a `StoreAway`, what was to be written may be found there after all. Whoever
then asks for the same again learns it from `RevisionTaken` or `DuplicateInteraction`.
"""

from __future__ import annotations

from typing import ClassVar

from persistence.rows import LogRef


class StoreError(Exception):
    """The store did not do what it was asked; it stays usable, and works again once the cause is gone."""

    code: ClassVar[str] = "store"


class StoreLocked(StoreError):
    """Somebody else kept the database locked for longer than we wait."""

    code = "locked"


class StoreAway(StoreError):
    """The database's server cannot be reached, is starting, or lets nobody else in at the moment."""

    code = "away"


class StoreSilent(StoreAway):
    """The server does not even answer newcomers, while nobody hangs up: what was asked may be heard much later."""


class StoreReadOnly(StoreError):
    """The database may be read but not written."""

    code = "read-only"


class StoreFull(StoreError):
    """The disk, or the room granted to the database, is full."""

    code = "full"


class StoreBroken(StoreError):
    """No usable database: corrupt, something else, out of reach, or written by a newer Tapis."""

    code = "broken"


class LeaseLost(StoreError):
    """Another process works for these servers, and answers whoever asked."""

    code = "lease-lost"


class RevisionTaken(StoreError):
    """The table's log does not stand at the revision the append started from: somebody else was quicker."""

    code = "revision-taken"

    def __init__(self, table_id: str, revision: int) -> None:
        super().__init__(f"table {table_id} is not at revision {revision}")
        self.table_id = table_id
        self.revision = revision


class DailyTaken(StoreError):
    """The person has begun this day's deal already."""

    code = "daily-taken"


class DuplicateInteraction(StoreError):
    """The interaction has had its effect already: entry `seq` of table `table_id`."""

    code = "duplicate"

    def __init__(self, ref: LogRef) -> None:
        super().__init__(f"already entry {ref.seq} of table {ref.table_id}")
        self.table_id = ref.table_id
        self.seq = ref.seq
