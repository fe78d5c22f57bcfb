"""The contest service's door: opening a contest, taking part, and what happens by itself.

A contest is its log. Whatever is to happen is worked out from it and from the tables of its last round, written, and
only then done: a table's id follows from contest, round and match, so that opening it twice opens one. A process may
fall at any moment, and the next one goes on where the log ends.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import reduce
from typing import Any

import structlog

from bot.contests.deeds import Deed
from bot.contests.model import ContestError, ContestLook, ContestWish, NightWish, sentence_key
from bot.contests.plans import night_of, plan_of
from bot.tables.clocks import Agenda
from bot.tables.model import NOBODY, Change, ChangeKind, Look, Person, TableInfo
from bot.tables.service import TableService
from bot.tables.verbs import SECRET_BYTES, Appointment, Entropy
from games.engine import commitment, text
from persistence.rows import NO_CHANNEL, ContestRow, Location, TurnPace
from persistence.store import Store
from seasons.contests import nights, verbs
from seasons.contests.duplicate import LeagueLine, board_secret, league
from seasons.contests.fold import after, folded
from seasons.contests.model import CHECK_IN, MINUTE, Contest, Event, Match, Stage, System, Verdict, Why
from seasons.contests.standings import standings
from seasons.contests.verbs import ContestRefused

log = structlog.get_logger(__name__)

MOST_STEPS = 100
MOST_LISTED = 60
MOST_ALIVE = 10
"""The most contests of a server that may be under way."""


class ContestService:
    def __init__(self, store: Store, tables: TableService, *, entropy: Entropy = secrets.token_bytes) -> None:
        self._rows = store.contests
        self._tables = tables
        self.now = tables.now
        self.shown = self._rows.shown
        self._entropy = entropy
        self.agenda = Agenda(tables, left=store.contests.alive, advance=self._advance)
        self.open_thread: Callable[[ContestRow, Contest, int], Awaitable[int | None]] | None = None
        """Opens the thread of a match (from 0) of the present round; None, or no thread: it stands in the channel."""
        self._played: dict[str, str] = {}
        """The contests of the tables that are played."""
        self._ended: set[str] = set()
        """The tables that were ended, or had ended, when their match was decided."""
        tables.listeners.append(self._heard)

    # Deeds of people.

    async def open(self, wish: ContestWish | NightWish, location: Location, by: Person, key: int | None) -> str:
        await self._tables.must_be_allowed_to_open(location, by)
        now = self.now()
        known = await self._rows.of_guild(location.guild_id)
        if sum(row.stage in (Stage.ENTRY, Stage.RUNNING) for row in known) >= MOST_ALIVE:
            raise ContestError(text("contest-too-many", most=MOST_ALIVE))
        plan = night_of(wish, now) if isinstance(wish, NightWish) else plan_of(wish, now)
        events = verbs.opened(plan, by.id, now)
        row = ContestRow(
            id=base64.b32encode(self._entropy(5)).decode().lower(),
            guild_id=location.guild_id,
            channel_id=location.channel_id,
            opener_id=by.id,
            stage=Stage.ENTRY,
            length=len(events),
            secret=self._entropy(SECRET_BYTES),
            opened_at=now,
        )
        if not await self._rows.open(row, events, key):
            former = None if key is None else await self._rows.of_interaction(key)
            if former is None:
                raise ContestError(text("contest-unknown"))
            return former
        self.agenda.look_at(row.id)
        self.agenda.tell(row.id)
        return row.id

    async def note(self, contest_id: str, verb: Callable[..., list[Event]], *told: Any) -> None:
        """Note what Discord told us, or we told people: `verb` gets contest, `told`, present. Raises `ContestError`."""
        await self.do(contest_id, None, NOBODY, lambda contest, _, now: verb(contest, *told, now), None)

    async def do(self, contest_id: str, guild_id: int | None, who: Person, deed: Deed, key: int | None) -> None:
        contest_id = contest_id.strip().lower()
        async with self.agenda.locks[contest_id]:
            if key is not None and await self._rows.of_interaction(key) is not None:
                return
            row, contest = await self._read(contest_id, guild_id)
            events = self.trial(contest, who, deed)
            if events and not await self._append(row, contest, events, key):
                raise ContestError(text("contest-again"))
        self.agenda.look_at(contest_id)

    # Reading.

    def trial(self, contest: Contest, who: Person, deed: Deed) -> list[Event]:
        """The events that a deed would write. Raises `ContestError`."""
        try:
            return deed(contest, who, self.now())
        except ContestRefused as error:
            least = contest.plan.least
            raise ContestError(text(sentence_key(contest.plan.night, error.why), least=least)) from error

    async def look(self, contest_id: str, guild_id: int | None = None) -> ContestLook:
        """A contest of a server; None: for the bot's own drawing."""
        return _look(*await self._read(contest_id, guild_id), self.now())

    async def row(self, contest_id: str) -> ContestRow:
        row, _ = await self._read(contest_id)
        return row

    async def tables_of(self, look: ContestLook) -> list[Look]:
        find = self._tables.appointments.find
        return [await self._tables.look_inside(name) for name in look.tables if await find(name) is not None]

    async def of_guild(self, guild_id: int) -> list[ContestLook]:
        """A server's contests, those that go on first."""
        rows = await self._rows.of_guild(guild_id, MOST_LISTED)
        looks = [await self.look(row.id) for row in rows]
        return sorted(looks, key=lambda look: not look.contest.alive)

    async def table_of(self, contest_id: str, guild_id: int, user_id: int) -> str | None:
        """The table at which somebody plays in the present round, None where they do not."""
        row, contest = await self._read(contest_id, guild_id)
        mine = contest.entrant_of(user_id)
        if mine is None or not contest.rounds or self.now() < contest.rounds[-1].opens_at:
            return None
        mines = (name for name, match in _tables(row, contest) if mine.number in match.members and not match.bye)
        return next(mines, None)

    async def must_be_open(self, table: TableInfo) -> None:
        """Raise `ContestError` for a table whose board is still played at others."""
        if table.board is None:
            return
        row, contest = await self._read(table.board)
        decided = [number for number, board in enumerate(contest.rounds) if board.decided]
        if not any(table.id in dict(_tables(row, contest, number)) for number in decided):
            raise ContestError(text("contest-board-secret"))

    async def league(self, guild_id: int, name: str | None) -> tuple[str, tuple[LeagueLine, ...]]:
        """A league of a server and its standings; None: that of the latest evening. Raises `ContestError`."""
        evenings = [look.contest for look in await self.of_guild(guild_id) if look.contest.plan.league]
        wanted = name if name is not None else next((one.plan.league for one in evenings), None)
        mine = [one for one in evenings if wanted is not None and one.plan.league.casefold() == wanted.casefold()]
        if not mine:
            raise ContestError(text("contest-no-league"))
        return mine[0].plan.league, league(mine)

    # Inside: writing.

    async def _read(self, contest_id: str, guild_id: int | None = None) -> tuple[ContestRow, Contest]:
        row = await self._rows.find(contest_id.strip().lower())
        if row is None or guild_id not in (None, row.guild_id):
            raise ContestError(text("contest-unknown"))
        events = await self._rows.log(row.id)
        return row, folded(events)

    async def _append(self, row: ContestRow, contest: Contest, events: Sequence[Event], key: int | None = None) -> bool:
        """Write events; False when somebody else was quicker."""
        stage = reduce(after, events, contest).stage
        written = await self._rows.append(row, events, stage, key)
        if written:
            log.debug("contest goes on", contest=row.id, kinds=[event.kind for event in events])
            self.agenda.tell(row.id)
        return written

    # Inside: what happens by itself.

    def _heard(self, change: Change) -> None:
        """Take notice of a table that changed without anybody's click, or has ended."""
        contest_id = self._played.get(change.table_id)
        ended = change.kind in (ChangeKind.FINISHED, ChangeKind.CLOSED)
        if contest_id is not None and (ended or change.actor_id is None):
            self.agenda.look_at(contest_id)

    async def _advance(self, contest_id: str) -> int | None:
        """Let happen in a contest what is due; return when to look again, None for when somebody does something."""
        async with self.agenda.locks[contest_id]:
            for _ in range(MOST_STEPS):
                row, contest = await self._read(contest_id)
                await self._end_decided(row, contest)
                events = await self._results(row, contest)
                if not events and self.now() >= self._given(contest, contest.plan.starts_at or 0, Stage.ENTRY):
                    events = await asyncio.to_thread(verbs.due, contest, self.now())
                if not events:
                    return await self._settle(row, contest)
                await self._append(row, contest, events)
        raise ValueError(f"{MOST_STEPS} steps at one moment")

    def _given(self, contest: Contest, moment: int, stage: Stage) -> int:
        """A moment at which something ends, put off where people could not reach us shortly before."""
        if contest.stage is not stage or (contest.plan.night and stage is Stage.ENTRY):
            return moment
        return self.agenda.ends_at(moment, moment - (contest.plan.round_ms if stage is Stage.RUNNING else CHECK_IN))

    async def _results(self, row: ContestRow, contest: Contest) -> list[Event]:
        until = contest.until()
        now = self.now()
        if until is None or now < contest.rounds[-1].opens_at:
            return []
        late = now >= self._given(contest, until, Stage.RUNNING)
        events: list[Event] = []
        for at, (name, match) in enumerate(_tables(row, contest)):
            if match.decided:
                continue
            if match.with_computers:
                why = await self._tables.appointments.ended(name, late=late)
                verdict = None if why is None else Verdict((1,) * len(match.members), why)
            else:
                verdict = await self._tables.appointments.verdict(name, late=late)
            if verdict is not None:
                events += verbs.decide(contest, len(contest.rounds) - 1, at, verdict, now)
        return events

    async def _end_decided(self, row: ContestRow, contest: Contest) -> None:
        """End the tables of the last round whose matches were decided otherwise: before the next round is drawn."""
        for name, match in _tables(row, contest):
            plays_on = match.with_computers and match.verdict is not None and match.verdict.why is Why.LATE
            if match.verdict is not None and not plays_on and name not in self._ended:
                await self._tables.appointments.stop(name)
                self._played.pop(name, None)
                self._ended.add(name)

    async def _settle(self, row: ContestRow, contest: Contest) -> int | None:
        """Open the tables that the log asks for; return when to look again."""
        if not contest.alive:
            for number in range(len(contest.rounds)):
                for name, _ in _tables(row, contest, number):
                    self._played.pop(name, None)
                    self._ended.discard(name)
            return None
        if not contest.rounds:
            if nights.reminds(contest, self.now()) or contest.checks_in(self.now()):
                self.agenda.tell(row.id)
            if (earlier := nights.looks_at(contest, self.now())) is not None:
                return earlier
            return contest.plan.starts_at and self._given(contest, contest.plan.starts_at, Stage.ENTRY)
        last, now = contest.rounds[-1], self.now()
        if now < last.opens_at:
            return last.opens_at
        for at, (name, match) in enumerate(_tables(row, contest)):
            if not match.decided and name not in self._played:
                self._played[name] = row.id
                await self._open(row, contest, name, at)
                self.agenda.tell(row.id)
        until = contest.until()
        return until and max(now + MINUTE // 60, self._given(contest, until, Stage.RUNNING))

    async def _open(self, row: ContestRow, contest: Contest, name: str, at: int) -> None:
        plan, match = contest.plan, contest.rounds[-1].matches[at]
        people = [contest.entrant(number) for number in match.members]
        thread, duplicate = None, plan.system is System.DUPLICATE
        several = len(contest.rounds[-1].matches) > 1 and not duplicate
        if several and self.open_thread is not None and await self._tables.appointments.find(name) is None:
            thread = await self.open_thread(row, contest, at)
        wish = Appointment(
            id=name,
            location=Location(row.guild_id, NO_CHANNEL if duplicate else thread or row.channel_id),
            home_id=row.channel_id,
            game=plan.game,
            options=plan.options,
            people=tuple(Person(one.user_id, one.name) for one in people),
            pace=TurnPace(plan.pace),
            rated=not duplicate,
            secret=board_secret(row.secret, len(contest.rounds) - 1) if duplicate else None,
            board=row.id if duplicate else None,
            by=Person(row.opener_id, "") if match.with_computers and row.opener_id > 0 else NOBODY,
            seats=plan.size if match.with_computers else None,
            computers=nights.computers(len(people), plan.sizes),
        )
        await self._tables.appointments.open(wish)


def _look(row: ContestRow, contest: Contest, now: int) -> ContestLook:
    tables = tuple(name for name, _ in _tables(row, contest))
    boards = range(contest.plan.rounds if contest.plan.system is System.DUPLICATE else 0)
    promises = tuple(commitment(board_secret(row.secret, number)) for number in boards)
    lines = () if contest.plan.night else standings(contest)
    return ContestLook(row, contest, lines, tables, promises, now)


def _tables(row: ContestRow, contest: Contest, number: int = -1) -> Iterator[tuple[str, Match]]:
    """The tables of a round, by default the last one, and the matches played at them."""
    if contest.rounds:
        for at, match in enumerate(contest.rounds[number].matches):
            yield table_id(row.id, number % len(contest.rounds), at), match


def table_id(contest_id: str, number: int, at: int) -> str:
    """The id of the table at which a match of a round (both from 0) is played."""
    digest = hashlib.sha256(f"contest {contest_id} round {number} match {at}".encode()).digest()
    return base64.b32encode(digest[:5]).decode().lower()
