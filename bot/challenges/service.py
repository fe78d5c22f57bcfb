"""The challenge service's door: beginning one, playing its cards, who may see them, and its end.

A challenge is a row and the tables that play on from the start of the game it is about. Until it is over, nothing of
that game is shown to anybody who has not played it, and nothing of the others' games to anybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.challenges.model import ChallengeLook, Decision, Player, Stage
from bot.tables.clocks import Agenda
from bot.tables.errors import NoSuchTable, NotAllowed, NotForYou, NotSeated
from bot.tables.model import At, Change, ChangeKind, Person, TableInfo
from bot.tables.service import TableService
from games import registry
from games.engine import Record, Seat, text
from persistence.rows import Challenge, Location, Phase, SeatKind
from persistence.store import Store
from seasons.challenges import AROUND, partings
from seasons.contests.duplicate import low_wins
from seasons.contests.model import Verdict


class StillSecret(NoSuchTable, code="secret"):
    """Somebody still plays these cards; what was asked for would show them."""


class ChallengeService:
    """All challenges of a database, by the table they are about."""

    def __init__(self, store: Store, tables: TableService) -> None:
        self._store = store
        self._rows = store.challenges
        self._tables = tables
        self._clock = tables.now
        self.agenda = Agenda(tables, left=store.challenges.untold, advance=self._advance)
        self._played: dict[str, str] = {}
        """The challenges for which friends play, by their tables."""
        tables.listeners.append(self._heard)

    # Deeds of people.

    async def open(self, at: At, location: Location) -> Challenge:
        """Let friends play a game that the person has finished; an earlier challenge stays. Raises `NotAllowed`."""
        await self.must_be_possible(at)
        async with self.agenda.locks[at.table_id]:
            row = await self._rows.find(at.table_id)
            if row is not None and (row.message_id is not None or row.over_at is not None):
                return row
            if row is None and await self._rows.has_seen(at.table_id, None):
                raise NotAllowed(text("challenge-known"))
            new = Challenge(
                table_id=at.table_id,
                guild_id=location.guild_id,
                channel_id=location.channel_id,
                opened_at=self._clock(),
            )
            await self._rows.saw(at.table_id, at.who.id)  # for good: a seat can be forgotten
            await self._rows.open(new)
            await self._rows.stand(at.table_id, location.channel_id, None)
        self.agenda.look_at(at.table_id)
        self.agenda.tell(at.table_id)
        return new

    async def must_be_possible(self, at: At) -> None:
        """Raise `NotAllowed` for a game of the person's that is no challenge, `NoSuchTable` for any other."""
        standing = await self._tables.appointments.find(at.table_id)
        if standing is None or standing.row.location.guild_id != at.guild_id:
            raise NoSuchTable
        look = await self._tables.look_inside(at.table_id, at.who.id)
        if look.seat is None:
            raise NoSuchTable
        if not look.may_challenge:
            raise NotAllowed(text("challenge-not-this"))

    async def play(self, at: At) -> str:
        """Let somebody play the cards, or go on; return their table. Raises `NotAllowed`, `NotForYou` after a block."""
        async with self.agenda.locks[at.table_id]:
            look = await self._read(at)
            mine = await self._table_of(look.row, at.who.id)
            if mine is None:
                await self._must_be_free_to_play(look, at.who.id)
                await self._must_be_welcome(look, at.who)
                mine = await self._tables.appointments.same_cards(look.row.table_id, at.who)
            await self._rows.saw(look.row.table_id, at.who.id)  # before the deal, and for good
            await self._tables.appointments.begin(mine, at.who)
            self._played[mine] = look.row.table_id
        self.agenda.tell(at.table_id)
        return mine

    async def compare(self, at: At) -> None:
        """End a challenge before its time, as somebody who has played. Raises `NotAllowed`, `NotSeated`."""
        async with self.agenda.locks[at.table_id]:
            look = await self._read(at)
            own = any(seat.user_id == at.who.id for seat in look.table.seats)
            if not own and await self._table_of(look.row, at.who.id) is None:
                raise NotSeated(text("challenge-stranger"))
            if not look.comparable:
                raise NotAllowed(text("challenge-waits"))
            await self._end(look)

    # Secrecy: the people who may see the cards.

    async def must_be_open(self, table: TableInfo) -> None:
        """Raise `StillSecret` while the cards of a game are played in a challenge."""
        row = await self._rows.find(table.challenge or table.id)
        if row is not None and row.over_at is None:
            raise StillSecret

    async def stands_in(self, table: TableInfo) -> int:
        """The channel of the challenge for which a friend plays at a table."""
        row = await self._rows.find(table.challenge or "")
        return 0 if row is None else row.channel_id

    async def looked(self, table: TableInfo, user_id: int | None) -> None:
        """Note that a game will be shown to a stranger to it, or (None) to a channel. Raises `StillSecret`."""
        if not table.unseen or (user_id is not None and any(seat.user_id == user_id for seat in table.seats)):
            return
        row = await self._rows.find(table.id)
        if row is None:
            await self._rows.saw(table.id, user_id)
        elif row.over_at is None:
            raise StillSecret

    # Reading.

    async def look(self, table_id: str) -> ChallengeLook:
        """A challenge as everybody may see it. Raises `NoSuchTable`."""
        row = await self.row(table_id)
        former = await self._tables.appointments.find(table_id)
        if former is None:
            raise NoSuchTable
        info = (await self._tables.look_inside(table_id)).table
        seat = next(one.seat for one in info.seats if one.kind is SeatKind.PERSON)
        games = [former]
        friends = await self._rows.tables(table_id)
        games += [one for name in friends if (one := await self._tables.appointments.find(name)) is not None]
        players: list[Player] = []
        verdicts: list[Verdict] = []
        for game in games:
            played = game.outcome is not None and seat not in game.gone() and game.phase is Phase.FINISHED
            running = game.phase in (Phase.OPEN, Phase.RUNNING)
            stage = Stage.PLAYING if running else Stage.PLAYED if played else Stage.GONE
            player = Player(name=game.sitters[seat].name, table_id=game.id, stage=stage)
            if played and game.outcome is not None and (row.over_at is not None or game is former):
                place, score = game.outcome.places[seat], game.outcome.scores[seat]
                player = replace(player, place=place, score=score)
                verdicts.append(Verdict(tuple(game.outcome.places), scores=tuple(game.outcome.scores)))
            players.append(player)
        if row.over_at is None:
            return ChallengeLook(row, info, seat, tuple(players))
        ranked = _ranked(players, low=low_wins(verdicts))
        scored = [one.table_id for one in ranked if one.score is not None]
        records = {name: await self._tables.record(name, row.guild_id) for name in scored}
        return await asyncio.to_thread(_compared, ChallengeLook(row, info, seat, ranked), records)

    async def row(self, table_id: str) -> Challenge:
        row = await self._rows.find(table_id)
        if row is None:
            raise NoSuchTable
        return row

    async def shown(self, table_id: str, message_id: int | None) -> None:
        """Note by which message a challenge is shown, None for none any more."""
        await self._rows.stand(table_id, (await self.row(table_id)).channel_id, message_id)

    async def drawn(self, table_id: str) -> None:
        """Note that a challenge was shown as it stands, or cannot be: one that is over is drawn no more."""
        if (await self.row(table_id)).over_at is not None:
            await self._rows.told(table_id, self._clock())

    async def _read(self, at: At) -> ChallengeLook:
        """A challenge that is under way. Raises `NoSuchTable`, or `NotAllowed` for one that is over."""
        row = await self.row(at.table_id)
        if row.guild_id != at.guild_id:
            raise NoSuchTable
        if row.over_at is not None:
            raise NotAllowed(text("challenge-over"))
        return await self.look(at.table_id)

    async def _table_of(self, row: Challenge, user_id: int) -> str | None:
        friends = await self._rows.tables(row.table_id)
        seats = await self._store.tables.seats_at(friends)
        return next((name for name in friends if any(seat.user_id == user_id for seat in seats[name])), None)

    async def _must_be_free_to_play(self, look: ChallengeLook, user_id: int) -> None:
        if any(seat.user_id == user_id for seat in look.table.seats):
            raise NotAllowed(text("challenge-own"))
        if await self._rows.has_seen(look.row.table_id, user_id):
            raise NotAllowed(text("challenge-seen"))
        if not look.free:
            raise NotAllowed(text("challenge-full"))
        if not (await self._store.settings.of_user(user_id)).stats_public:  # the comparison would show a game of theirs
            raise NotAllowed(text("challenge-private"))

    async def _must_be_welcome(self, look: ChallengeLook, who: Person) -> None:
        seats = await self._store.tables.seats_at([one.table_id for one in look.players])
        people = {seat.user_id for sitting in seats.values() for seat in sitting} - {None}
        apart = {one.blocked_id for one in await self._store.blocks.of(who.id)}
        apart |= set(await self._store.blocks.against(who.id))
        if not people.isdisjoint(apart):
            raise NotForYou

    # Inside: what happens by itself.

    def _heard(self, change: Change) -> None:
        table_id = self._played.get(change.table_id)
        if table_id is not None and change.kind in (ChangeKind.FINISHED, ChangeKind.CLOSED):
            self.agenda.look_at(table_id)

    async def _advance(self, table_id: str) -> int | None:
        """End a challenge that is due; return when to look again."""
        async with self.agenda.locks[table_id]:
            look = await self.look(table_id)
            if look.over:
                return None
            self._played |= {one.table_id: table_id for one in look.friends}
            until = self.agenda.ends_at(look.until, look.row.opened_at)
            if self._clock() < until and not look.complete:
                self.agenda.tell(table_id)
                return until
            await self._end(look)
            return None

    async def _end(self, look: ChallengeLook) -> None:
        """Lay the lines open, after the games that still run have been ended."""
        for one in look.friends:
            self._played.pop(one.table_id, None)
            if one.stage is Stage.PLAYING:
                await self._tables.appointments.stop(one.table_id)
        await self._rows.end(look.row.table_id, self._clock())
        self.agenda.tell(look.row.table_id)


def _ranked(players: Sequence[Player], *, low: bool) -> tuple[Player, ...]:
    """Everybody in the order of what they reached at their tables, equals sharing a rank."""
    scores = sorted((one.score for one in players if one.score is not None), reverse=not low)
    ranked = [one if one.score is None else replace(one, rank=1 + scores.index(one.score)) for one in players]
    return tuple(sorted(ranked, key=lambda one: (one.rank is None, one.rank or 0)))


def _compared(look: ChallengeLook, records: dict[str, Record]) -> ChallengeLook:
    played = [one for one in look.players if one.table_id in records]
    lines = [[notation for seat, notation in records[one.table_id].actions if seat == look.seat] for one in played]
    found = partings(lines)
    wanted = {one.number for one in found}
    if found:
        wanted |= {found[0].number + off for off in AROUND}
    shown = {one.table_id: replace(one, line=_line(records[one.table_id], look.seat, wanted)) for one in played}
    return replace(look, players=tuple(shown.get(one.table_id, one) for one in look.players), partings=found)


def _line(record: Record, seat: Seat, wanted: set[int]) -> dict[int, Decision]:
    line: dict[int, Decision] = {}
    number = 0
    states = record.walk(registry.game(record.game))
    for step, (state, (by, notation)) in enumerate(zip(states, record.actions, strict=False)):
        if by == seat:
            if number in wanted:
                line[number] = Decision(step, notation, state.view(seat))
            number += 1
    return line
