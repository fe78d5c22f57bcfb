"""Records that people brought along, so that they can step through them without a table."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from persistence.columns import columns_of
from persistence.database import Part, writing
from persistence.rows import Import
from persistence.schema import imports


class ImportStore(Part):
    @writing
    def add(self, connection: Connection, brought: Import, *, keep: int) -> None:
        """Keep an imported record; of the person's others only the latest stay, `keep` in all."""
        own = imports.c.user_id == brought.user_id
        latest = select(imports.c.id).where(own).order_by(imports.c.at.desc(), imports.c.id).limit(keep - 1)
        connection.execute(delete(imports).where(own, imports.c.id.not_in(latest)))
        connection.execute(insert(imports).values(columns_of(brought)))

    async def find(self, import_id: str, user_id: int) -> Import | None:
        return await self._first(Import, select(imports).filter_by(id=import_id, user_id=user_id))
