"""The verbs with which those who play decide something together, beside the table service's own."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables import votes
from bot.tables.entries import Motion
from bot.tables.ledger import Ledger
from bot.tables.model import Done, Person
from games.engine import Seat


class Together:
    """Proves, returns and raises like the table service; all raise `NotRunning`, `NotSeated`, `Absent`."""

    def __init__(self, ledger: Ledger, clock: Callable[[], int]) -> None:
        self._ledger = ledger
        self._clock = clock

    async def propose(  # noqa: PLR0917 - every verb is called alike: table, who, server, what, key
        self, table_id: str, who: Person, guild_id: int, motion: Motion, about: Seat | None, key: int | None
    ) -> Done:
        """Let those who play vote; whoever proposes what is being voted on agrees to it.

        Raises `VoteRunning`, `Paused`, `NoSuchSeat`, or `NotAllowed` with what to wait for.
        """
        return await self._ledger.carry_out(
            table_id, guild_id, key, lambda table: votes.propose(table, who, motion, about, self._clock())
        )

    async def vote(
        self, table_id: str, who: Person, guild_id: int, revision: int, key: int | None, *, agrees: bool
    ) -> Done:
        """Say yes or no to the vote that began at a revision. Raises `NoVote`, `NotAllowed`."""
        return await self._ledger.carry_out(
            table_id, guild_id, key, lambda table: votes.cast(table, who, revision, agrees=agrees)
        )
