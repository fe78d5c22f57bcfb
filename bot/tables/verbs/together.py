"""The verbs with which those who play decide something together, beside the table service's own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from bot.tables.entries import Motion
from bot.tables.fold.live import LiveTable
from bot.tables.keeping.ledger import Ledger
from bot.tables.keeping.storing import storing
from bot.tables.model import Done, Person
from bot.tables.verbs import substitutes, votes
from bot.tables.verbs.opening import person
from games.engine import Seat
from persistence.blocks import BlockStore


class Together:
    """Proves, returns and raises like the table service; all raise `NotRunning`, `NotSeated`, `Absent`.

    `sure` returns once a silence that nobody noticed has been given back.
    """

    def __init__(
        self,
        ledger: Ledger,
        blocks: BlockStore,
        clock: Callable[[], int],
        *,
        sure: Callable[[], Awaitable[None]],
        warn: Callable[[LiveTable, Seat], None],
    ) -> None:
        self._ledger = ledger
        self._blocks = blocks
        self._clock = clock
        self._sure = sure
        self._warn = warn

    async def propose(  # noqa: PLR0917 - every verb is called alike: table, who, server, what, key
        self, table_id: str, who: Person, guild_id: int, motion: Motion, about: Seat | None, key: int | None
    ) -> Done:
        """Let those who play vote; whoever proposes what is being voted on agrees to it.

        Some may offer a seat without asking anybody. Raises `VoteRunning`, `Paused`, `NoSuchSeat`, or `NotAllowed` with
        what to wait for.
        """
        await self._sure()
        done = await self._ledger.carry_out(
            table_id,
            guild_id,
            key,
            lambda table: votes.propose(
                table, who, motion, about, now=self._clock(), reachable_since=self._ledger.reachable_since
            ),
        )
        if not done.repeated:
            table = await self._ledger.read(table_id)
            for seat in _concerned(table, motion, about, done.revision):
                self._warn(table, seat)
        return done

    async def vote(
        self, table_id: str, who: Person, guild_id: int, revision: int, key: int | None, *, agrees: bool
    ) -> Done:
        """Say yes or no to the vote that began at a revision. Raises `NoVote`, `NotAllowed`."""
        return await self._ledger.carry_out(
            table_id, guild_id, key, lambda table: votes.cast(table, who, revision, agrees=agrees)
        )

    async def take_seat(self, table_id: str, who: Person, guild_id: int, seat: Seat, key: int | None) -> Done:
        """Play a seat that is offered, from now on.

        Raises `AlreadySeated`, `NoSuchSeat`, `NotAllowed`, `NotInvited` and `NotForYou`.
        """
        await self._sure()
        with storing():
            unwanted_by = await self._blocks.against(who.id)
        return await self._ledger.carry_out(
            table_id,
            guild_id,
            key,
            lambda table: substitutes.take(
                table,
                who,
                person(who),
                seat,
                unwanted_by,
                now=self._clock(),
                reachable_since=self._ledger.reachable_since,
            ),
        )


def _concerned(table: LiveTable, motion: Motion, about: Seat | None, revision: int) -> Iterable[Seat]:
    """Return who is to be told of what has just been proposed, or done: those who have no say in it, and could act."""
    begun = table.vote is not None and table.vote.revision == revision
    if motion is Motion.ABANDON and begun:
        return [seat for seat in table.people() if seat in table.stand_ins]
    offered = motion is Motion.OFFER and about in table.offered
    return [about] if about is not None and about in table.people() and (offered or begun) else []
