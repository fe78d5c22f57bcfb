"""Puzzles of a server, and who has tried them."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from persistence.columns import columns_of
from persistence.database import Part, writing
from persistence.rows import Puzzle
from persistence.schema import puzzle_tries, puzzles
from seasons.puzzles import Try

MOST = 2000
"""The number of a server's puzzles that are offered, the latest found."""


class PuzzleStore(Part):
    @writing
    def add(self, connection: Connection, puzzle: Puzzle) -> bool:
        """Keep a puzzle; False where that moment is one already."""
        same = (puzzles.c.table_id == puzzle.table_id) & (puzzles.c.step == puzzle.step)
        if connection.execute(select(puzzles.c.id).where((puzzles.c.id == puzzle.id) | same)).first() is not None:
            return False
        connection.execute(insert(puzzles).values(columns_of(puzzle)))
        return True

    async def find(self, puzzle_id: str, guild_id: int) -> Puzzle | None:
        return await self._first(Puzzle, select(puzzles).filter_by(id=puzzle_id, guild_id=guild_id))

    async def of_guild(self, guild_id: int) -> list[Puzzle]:
        """A server's puzzles, the latest found first."""
        found = select(puzzles).filter_by(guild_id=guild_id)
        return await self._all(Puzzle, found.order_by(puzzles.c.found_at.desc(), puzzles.c.id).limit(MOST))

    async def tries(self, guild_id: int) -> list[Try]:
        found = select(puzzle_tries).filter_by(guild_id=guild_id).order_by(puzzle_tries.c.number)
        return await self._all(Try, found)

    @writing
    def answer(
        self, connection: Connection, guild_id: int, puzzle_id: str, user_id: int, *, solved: bool, at: int
    ) -> Try | None:
        """Keep somebody's first answer to a puzzle and return it; None where they have answered it before."""
        mine = select(puzzle_tries.c.number).filter_by(puzzle_id=puzzle_id, user_id=user_id)
        if connection.execute(mine).first() is not None:
            return None
        last = select(func.coalesce(func.max(puzzle_tries.c.number), 0)).filter_by(guild_id=guild_id)
        number = connection.execute(last).scalar_one() + 1
        first = Try(guild_id=guild_id, number=number, puzzle_id=puzzle_id, user_id=user_id, solved=solved, at=at)
        connection.execute(insert(puzzle_tries).values(columns_of(first)))
        return first
