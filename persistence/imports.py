"""Records that people brought along, so that they can step through them without a table."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from persistence.database import Part
from persistence.rows import Import
from persistence.schema import imports


class ImportStore(Part):
    async def add(self, brought: Import, *, keep: int) -> None:
        """Keep an imported record; of the person's others only the latest stay, `keep` in all."""

        def work(connection: Connection) -> None:
            own = imports.c.user_id == brought.user_id
            latest = select(imports.c.id).where(own).order_by(imports.c.at.desc(), imports.c.id).limit(keep - 1)
            connection.execute(delete(imports).where(own, imports.c.id.not_in(latest)))
            connection.execute(insert(imports).values(asdict(brought)))

        await self._database.write(work)

    async def find(self, import_id: str, user_id: int) -> Import | None:
        found = select(imports).where(imports.c.id == import_id, imports.c.user_id == user_id)
        return await self._first(Import, found)
