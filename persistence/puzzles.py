"""Puzzles of a server, and who has tried them."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, func, insert, select

from persistence.database import Part
from persistence.rows import Puzzle, PuzzleTry
from persistence.schema import puzzle_tries, puzzles

MOST = 2000
"""The number of a server's puzzles that are offered, the latest found."""


class PuzzleStore(Part):
    async def add(self, puzzle: Puzzle) -> bool:
        """Keep a puzzle; False where that moment is one already."""

        def work(connection: Connection) -> bool:
            same = (puzzles.c.table_id == puzzle.table_id) & (puzzles.c.step == puzzle.step)
            if connection.execute(select(puzzles.c.id).where((puzzles.c.id == puzzle.id) | same)).first() is not None:
                return False
            connection.execute(insert(puzzles).values(asdict(puzzle)))
            return True

        return await self._database.write(work)

    async def find(self, puzzle_id: str, guild_id: int) -> Puzzle | None:
        found = select(puzzles).where(puzzles.c.id == puzzle_id, puzzles.c.guild_id == guild_id)
        return await self._first(Puzzle, found)

    async def of_guild(self, guild_id: int) -> list[Puzzle]:
        """A server's puzzles, the latest found first."""
        found = select(puzzles).where(puzzles.c.guild_id == guild_id)
        return await self._all(Puzzle, found.order_by(puzzles.c.found_at.desc(), puzzles.c.id).limit(MOST))

    async def tries(self, guild_id: int) -> list[PuzzleTry]:
        found = select(puzzle_tries).where(puzzle_tries.c.guild_id == guild_id).order_by(puzzle_tries.c.number)
        return await self._all(PuzzleTry, found)

    async def answer(self, guild_id: int, puzzle_id: str, user_id: int, *, solved: bool, at: int) -> bool:
        """Keep somebody's first answer to a puzzle; False where they have answered it before."""

        def work(connection: Connection) -> bool:
            mine = (puzzle_tries.c.puzzle_id == puzzle_id) & (puzzle_tries.c.user_id == user_id)
            if connection.execute(select(puzzle_tries.c.number).where(mine)).first() is not None:
                return False
            here = select(func.coalesce(func.max(puzzle_tries.c.number), 0)).where(puzzle_tries.c.guild_id == guild_id)
            one = PuzzleTry(
                guild_id=guild_id,
                number=1 + int(connection.execute(here).scalar_one()),
                puzzle_id=puzzle_id,
                user_id=user_id,
                solved=solved,
                at=at,
            )
            connection.execute(insert(puzzle_tries).values(asdict(one)))
            return True

        return await self._database.write(work)
