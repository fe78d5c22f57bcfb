"""Carries out any verb of `bot.tables.verbs` at a table, asks before some of them, and calls people to a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.actions.finding import Finder, Tries
from bot.actions.ground import Ground, must_bear
from bot.actions.hands import Hands
from bot.actions.request import Request, managers_only
from bot.actions.tables import Tables
from bot.courier import Answer, Courier, How
from bot.preferences import Preferences
from bot.screens.table import abandon_question, call_screen, close_question, kick_question, resign_screen
from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import Full, NoSuchSeat, NotAbsent, NotAllowed, NotOpen, NotSeated, NotUndone, NoVote
from bot.tables.model import TableInfo
from bot.tables.service import TableService
from bot.tables.verbs import Shown, Verb, must_be_alive, must_run
from games.engine import Seat, Text, text
from persistence.rows import RUNNING, Phase

HOUR = 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Deeds:
    """Carries verbs out and shows what came of them. `table` None is the only one of the channel that can be meant."""

    _service: TableService
    _finder: Finder
    _tables: Tables
    _hands: Hands
    _courier: Courier
    _preferences: Preferences
    _clock: Callable[[], int]

    async def do(self, request: Request, table: str | None, verb: Verb) -> Answer:
        tries = Tries.SEEN if verb.daily else Tries.NONE
        found = await self._finder.meant(request, table, verb.phases, seated=verb.seated, tries=tries)
        notice = verb.done
        try:
            await self._service.do(request.at(found.id), verb)
        except (NotUndone, NotAbsent) as error:  # why not is told above the hand
            notice = error.reason
        return await self._shown(request, found.id, verb.shows, notice)

    async def _shown(self, request: Request, table_id: str, shows: Shown, notice: Text | None) -> Answer:
        said = notice or text("table-done")
        match shows:
            case Shown.SENTENCE:
                return request.notice(said)
            case Shown.MORE:
                return await self._tables.more(request, table_id, said)
            case Shown.HAND:
                return await self._hands.of(request, table_id, notice)
            case Shown.END:
                return await self._hands.ended(request, table_id, said)
            case Shown.TABLE | Shown.DEAL:
                if drawn := await self._tables.redrawn(request, table_id):
                    return drawn
                return await self._hands.dealt(request, table_id, said) if shows is Shown.DEAL else request.notice(said)

    async def resign(self, request: Request, table: str | None, *, sure: bool = False) -> Answer:
        if sure:
            return await self.do(request, table, verbs.resign())
        look = await self._finder.seen(request, table, RUNNING, tries=Tries.SEEN)
        if look.seat is None:
            raise NotSeated
        must_run(look.table, text("table-not-running-leave"))
        return request.page(resign_screen(look, request.words))

    async def send_away(self, request: Request, table: str | None, seat: Seat, *, sure: bool = False) -> Answer:
        found = await self._kept(request, table)
        held = next((one for one in found.seats if one.seat == seat), None)
        if held is None and all(one.seat != seat for one in found.kept):
            raise NoSuchSeat
        if held is not None and found.phase is Phase.RUNNING and not sure:
            return request.page(kick_question(found, held, request.words))
        verb = verbs.kick(seat)
        await self._service.do(request.at(found.id), verb)
        gone = text("table-kicked-running", seat=seat + 1) if found.phase is Phase.RUNNING else verb.done
        return await self._tables.more(request, found.id, gone)

    async def close(self, request: Request, table: str | None, *, sure: bool = False) -> Answer:
        if sure:
            return await self.do(request, table, verbs.close())
        return request.page(close_question(await self._kept(request, table), request.words))

    async def _kept(self, request: Request, table: str | None) -> TableInfo:
        """A living table that is the person's to look after, rather than refuse after a question."""
        found = await self._finder.meant(request, table)
        must_be_alive(found)
        if not found.kept_by(request.who):
            raise NotAllowed(text("contest-own-match") if request.who.manages else None)
        return found

    async def propose(
        self, request: Request, table: str | None, motion: Motion, about: Seat | None = None, *, sure: bool = False
    ) -> Answer:
        """Let those who play vote; to end the game is asked first."""
        found = await self._finder.meant(request, table, RUNNING, seated=True)
        if motion is Motion.ABANDON and not sure and found.phase is Phase.RUNNING and found.seat_of(request.who.id):
            return request.page(abandon_question(found, request.words))
        await self._service.do(request.at(found.id), verbs.propose(motion, about))
        look = await self._finder.look(request, found.id)
        return await self._tables.more(request, found.id, text("table-done" if look.poll is None else "table-proposed"))

    async def vote(self, request: Request, table: str | None, *, agrees: bool, vote: int | None = None) -> Answer:
        """Say yes or no, to the vote that began at a revision or to the one that runs, and show the person's hand."""
        found = await self._finder.meant(request, table, RUNNING, seated=True)
        if vote is None:
            poll = (await self._finder.look(request, found.id)).poll
            if poll is None:
                raise NoVote
            vote = poll.vote.revision
        await self._service.do(request.at(found.id), verbs.vote(vote, agrees=agrees))
        return await self._hands.of(request, found.id)

    async def take_seat(self, request: Request, table: str | None, seat: Seat) -> Answer:
        found = await self._finder.meant(request, table, RUNNING)
        verb = verbs.take_seat(seat)
        await self._service.do(request.at(found.id), verb)
        return await self._hands.of(request, found.id, text("table-seat-taken-rated") if found.counts else verb.done)

    @managers_only
    async def move(self, request: Request, table: str | None, to: Ground) -> Answer:
        """Move a table to another channel or thread; its message there says where to."""
        found = await self._finder.meant(request, table)
        await must_bear(to, self._courier.enter, here=False)
        verb = verbs.move(to.channel_id, in_thread=to.in_thread)
        done = await self._service.do(request.at(found.id), verb)
        if not done.repeated:
            self._courier.moved(found)
        return await self._shown(request, found.id, verb.shows, verb.done)

    async def call(self, request: Request, table: str | None) -> Answer:
        """Call the role to a table in its own channel. The hour is spent before anybody hears of it."""
        found = await self._finder.meant(request, table, (Phase.OPEN,), seated=True)
        _must_seek(found, request)
        ours = await self._preferences.of_server(request.guild_id)
        if ours.call_role_id is None:
            raise NotAllowed(text("call-no-role"))
        if trouble := request.role(ours.call_role_id).trouble_calling():
            raise NotAllowed(trouble)
        again_at = await self._preferences.claim_call(request.guild_id, self._clock(), HOUR)
        if again_at is not None:
            raise NotAllowed(text("call-too-early", when=str(-(-again_at // 1000))))
        words = await self._preferences.table_words(found)
        return Answer(call_screen(found, ours.call_role_id, words), How.PUBLIC, rings=ours.call_role_id)


def _must_seek(table: TableInfo, request: Request) -> None:
    if table.location.channel_id != request.channel_id:
        raise NotAllowed(text("table-lives-in", channel=str(table.location.channel_id)))
    if table.phase is not Phase.OPEN:
        raise NotOpen
    if table.seat_of(request.who.id) is None and not table.kept_by(request.who):
        raise NotAllowed(text("table-not-allowed-seated"))
    if table.private:
        raise NotAllowed(text("call-private"))
    if table.seats_free < 1:
        raise Full
