"""Updates owed to the people at a table: their open hand brought up to date, a call when it is their turn.

The present table decides who is owed an update, so a postponed update needs no record: one call is made, then the
table is looked at again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.courier.bell import Bell
from bot.courier.wire import Channels, Delivery, Lane, Pictures, SecondTry, Urgency, lanes, redraw
from bot.latest import Latest
from bot.preferences import Preferences
from bot.screens.hand import hand_screen
from bot.screens.parts import notice_screen
from bot.screens.table import invitation_screen, moved_hand_screen, ping_screen, reminder_screen, warning_screen
from bot.tables.entries import Motion
from bot.tables.model import KeptSeat, Look, TableInfo
from bot.tables.service import TableService
from games.engine import text
from persistence.rows import Phase, Ping
from persistence.store import Store

TOKEN_LIFE = 14 * 60
"""Seconds for which a person's open hand can be refreshed (Discord: 15 minutes)."""
SEEN = 0
"""The user id of a call that was seen and says so: it is nobody's."""
MOST_REMEMBERED = 10_000
MOST_WATCHING = 20
"""The number of spectators who are shown how a table goes on; the others press Refresh."""


@dataclass(slots=True)
class OpenHand:
    """A hand somebody has open: the interaction whose token can still edit it, and what it shows.

    `told_at`: when it was brought up to date without the person's doing, None when the person has seen it since.
    `left`: the person has turned to something else in the same message.
    """

    interaction: discord.Interaction
    at: float
    revision: int
    message_id: int | None
    told_at: float | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class Duty:
    user_id: int
    urgency: Urgency
    lanes: tuple[Lane, ...]
    do: Callable[[], Awaitable[Delivery]]


@dataclass(eq=False, slots=True)
class People:
    """Knows the open hands and who has been called. `clock` in seconds, `patience` as in `Pace`."""

    _channels: Channels
    _service: TableService
    _store: Store
    _preferences: Preferences
    _pictures: Pictures
    _second: SecondTry
    bell: Bell
    _clock: Callable[[], float]
    _patience: float
    _ringing: WeakValueDictionary[int, asyncio.Lock] = field(init=False, default_factory=WeakValueDictionary)
    """One call to a person at a time: what the first one tells of needs no second."""
    _hands: Latest[tuple[str, int], OpenHand] = field(init=False, default_factory=partial(Latest, MOST_REMEMBERED))
    _answered: Latest[int, int] = field(init=False, default_factory=partial(Latest, MOST_REMEMBERED))
    """The person who clicked a public message and got a private answer, by that message. It heads the answer."""
    _watching: Latest[str, list[int]] = field(init=False, default_factory=partial(Latest, MOST_REMEMBERED))
    """The people who have a table open, seated or not, in the order they came."""
    _called: Latest[tuple[str, int], None] = field(init=False, default_factory=partial(Latest, MOST_REMEMBERED))
    """The people who need no further call for the open question: called, unreachable, or with calls turned off."""
    _invited: Latest[tuple[str, int, int], None] = field(init=False, default_factory=partial(Latest, MOST_REMEMBERED))
    """The people who need no further call for an invitation: table, person, and the revision that invited them."""

    def opened(
        self, table_id: str, interaction: discord.Interaction, revision: int, message_id: int | None
    ) -> OpenHand | None:
        """Note a hand that shows this revision. Return the person's hand in another message, which is now outdated."""
        key = (table_id, interaction.user.id)
        former = self._hand(*key)
        watching = self._watching.get(table_id, [])
        if interaction.user.id not in watching:
            self._watching[table_id] = [*watching, interaction.user.id]
        self._hands[key] = OpenHand(interaction, self._clock(), revision, message_id)
        self._called.pop(key, None)
        if former is None or former.left or None in (former.message_id, message_id):
            return None
        return None if any(hand.message_id == former.message_id for hand in self._hands.values()) else former

    async def retire(self, table_id: str, hand: OpenHand) -> None:
        """Say in a message that the hand in it has moved to a newer one."""
        interaction = hand.interaction
        words = await self._preferences.words_of(interaction)
        screen = moved_hand_screen((await self._service.look_inside(table_id)).table, words)
        await redraw(interaction, screen, pictures=self._pictures, message_id=hand.message_id)
        now = self._hands.get((table_id, interaction.user.id))
        if now is not None and now.message_id == hand.message_id:  # the person went on there meanwhile
            now.revision = 0

    def answered(self, user_id: int, message_id: int) -> None:
        self._answered[message_id] = user_id

    def left(self, user_id: int, message_id: int) -> None:
        for (_, owner), hand in self._hands.items():
            if owner == user_id and hand.message_id == message_id:
                hand.left = True

    def give_up(self, table_id: str, user_id: int) -> None:
        """Let a person be until they open their hand or are asked anew: what they are owed cannot be drawn."""
        if self._hands.pop((table_id, user_id), None) is None:
            self._called[table_id, user_id] = None

    async def forget(self, user_id: int) -> list[Ping]:
        """Let go of a person's open hands; return the calls to them that still stand somewhere."""
        for key in [key for key in self._hands if key[1] == user_id]:
            del self._hands[key]
        return await self._store.messages.pings_of(user_id)

    async def pinged(self, table_id: str, user_id: int) -> bool:
        return any(ping.user_id == user_id for ping in await self._store.messages.pings(table_id))

    async def owed(self, look: Look, actor_id: int | None, *, spare: bool) -> Duty | float | None:
        """The next call owed, or the seconds until one may be, or None. `actor_id` acted last and knows of it.

        With `spare`, a call may also be spent on those who only wait.
        """
        table = look.table
        ended = table.phase in (Phase.FINISHED, Phase.CLOSED)
        awaited = [seat.called for seat in table.seats if seat.called is not None]
        voting_since = 0 if look.poll is None else look.poll.vote.revision
        pings = await self._store.messages.pings(table.id)
        waits: list[float] = []
        for seat in table.seats:
            if seat.user_id is not None and seat.user_id not in awaited:
                self._called.pop((table.id, seat.user_id), None)
        for user_id in awaited:
            if user_id != actor_id and (table.id, user_id) not in self._called:
                found = await self._call_to(table, user_id, pings)
                if isinstance(found, Duty):
                    return found
                waits += [] if found is None else [found]
        for kept in table.kept:
            if (asked := await self._invitation(table, kept, pings)) is not None:
                return asked
        expected = {*awaited, *(kept.user_id for kept in table.kept)}
        if ended and (behind := self._behind(table)):
            return self._refreshing(table, behind[0], Urgency.PERSON)
        for ping in pings:
            if ping.user_id == SEEN:
                done = ended or self._is_overtaken(ping, pings)
            else:
                done = ping.user_id not in expected or self._sees(table.id, ping.user_id)
            if done and ping.user_id != SEEN and not ended and ping.message_id in self._answered:
                quieten = partial(self._quieten, table, ping)
                return Duty(ping.user_id, Urgency.TIDY, lanes(ping.channel_id), quieten)
            if done:
                gone = partial(self.take_away, ping)
                return Duty(ping.user_id, Urgency.TIDY, lanes(ping.channel_id, deleting=True), gone)
        if spare and not ended and (behind := self._behind(table, but=awaited, unless_before=voting_since)):
            return self._refreshing(table, behind[0], Urgency.TABLE)
        return min(waits, default=None)

    async def take_away(self, ping: Ping) -> Delivery:
        """Delete a call; one that stands for another table as well is left to that."""
        if await self._store.messages.left_to_others(ping):
            return Delivery.DONE
        outcome = await self._channels.delete(ping.channel_id, ping.message_id)
        if outcome is not Delivery.LATER:
            await self._store.messages.remove_ping(ping)
        return outcome

    async def _quieten(self, table: TableInfo, ping: Ping) -> Delivery:
        """Let a call say that it was seen: without it Discord would head the hand that it opened by its loss."""
        if await self._store.messages.left_to_others(ping):
            return Delivery.DONE
        words = await self._preferences.public_words(table.location.guild_id)
        location = replace(table.location, channel_id=ping.channel_id)
        outcome = await self._channels.edit(location, ping.message_id, notice_screen(text("ping-seen"), words))
        if outcome is Delivery.DONE:
            await self._store.messages.add_ping(replace(ping, user_id=SEEN))
        return outcome if outcome in (Delivery.DONE, Delivery.LATER) else await self.take_away(ping)

    def _is_overtaken(self, ping: Ping, pings: list[Ping]) -> bool:
        """Tell whether a later call went to the person who has seen this one; after a restart nobody knows."""
        person = self._answered.get(ping.message_id)
        later = [one for one in pings if one.message_id > ping.message_id]
        return person is None or any(person in (one.user_id, self._answered.get(one.message_id)) for one in later)

    def _hand(self, table_id: str, user_id: int) -> OpenHand | None:
        """The hand that a person has open and that can still be refreshed."""
        hand = self._hands.get((table_id, user_id))
        return hand if hand is not None and self._clock() - hand.at < TOKEN_LIFE else None

    def _sees(self, table_id: str, user_id: int) -> bool:
        """Tell whether the person has opened their hand, or played from it, since they were last told of anything."""
        hand = self._hand(table_id, user_id)
        return hand is not None and hand.told_at is None

    def _behind(self, table: TableInfo, but: list[int] | None = None, unless_before: int = 0) -> list[int]:
        """The people who see an older state: players first, then watchers, the oldest state first.

        The people whom `but` names are left alone unless their hand shows a state before a revision.
        """
        playing = [seat.user_id for seat in table.seats if seat.user_id is not None and not seat.resigned]
        watching = [one for one in self._watching.get(table.id, ()) if self._hand(table.id, one) is not None]
        self._watching.pop(table.id, None)
        if watching:
            self._watching[table.id] = watching
        found = []
        for user_id in (*playing, *[one for one in watching if one not in playing][:MOST_WATCHING]):
            hand = self._hand(table.id, user_id)
            if hand is None or (but is not None and (hand.left or (user_id in but and hand.revision >= unless_before))):
                continue
            if hand.revision < table.revision:
                found.append((user_id not in playing, hand.revision, user_id))
        return [user_id for _, _, user_id in sorted(found)]

    async def _call_to(self, table: TableInfo, user_id: int, pings: list[Ping]) -> Duty | float | None:
        hand = self._hand(table.id, user_id)
        if hand is not None:
            mine = await self._service.look_inside(table.id, user_id)
            if hand.revision < (mine.asked_at or 0):
                return self._refreshing(table, user_id, Urgency.PERSON)
            if hand.told_at is None:
                return None
            wait = hand.told_at + self._patience - self._clock()
            if wait > 0 and not table.solitary:
                return wait
        if table.solitary:  # nobody is called to a game that they play in private
            self._called[table.id, user_id] = None
            return None
        if any(ping.user_id == user_id for ping in pings) or not await self.bell.wanted(user_id):
            self._called[table.id, user_id] = None
            return None
        quiet_until = await self.bell.quiet_until(table.location.guild_id, user_id)
        if quiet_until is not None:
            await self._service.call_later(table.id, user_id, quiet_until)
            return None
        ring = partial(self._ring, table.id, user_id)
        return Duty(user_id, Urgency.PERSON, lanes(table.location.channel_id), ring)

    async def _invitation(self, table: TableInfo, kept: KeptSeat, pings: list[Ping]) -> Duty | None:
        key = (table.id, kept.user_id, kept.revision)
        if key in self._invited:
            return None
        called = any(ping.user_id == kept.user_id for ping in pings)
        if called or not await self.bell.may_ring(table.location.guild_id, kept.user_id):
            self._invited[key] = None
            return None
        invite = partial(self._invite, table.id, kept)
        return Duty(kept.user_id, Urgency.PERSON, lanes(table.location.channel_id), invite)

    async def _invite(self, table_id: str, kept: KeptSeat) -> Delivery:
        async with self._ringing.setdefault(kept.user_id, asyncio.Lock()):
            table = (await self._service.look_inside(table_id)).table
            mine = table.kept_for(kept.user_id)
            key = (table_id, kept.user_id, kept.revision)
            if mine is None or mine.revision != kept.revision or key in self._invited:
                return Delivery.DONE
            outcome = await self.bell.ring(
                table, kept.user_id, "+", kept.revision, partial(invitation_screen, table, mine)
            )
            if outcome is not Delivery.LATER:
                self._invited[key] = None
            return outcome

    def _refreshing(self, table: TableInfo, user_id: int, urgency: Urgency) -> Duty:
        hand = self._hands[table.id, user_id]
        # Discord allows a token five calls in two seconds; one is left for a late answer.
        lane = Lane("token", hand.interaction.id, 4, 2.0)
        return Duty(user_id, urgency, (lane,), partial(self._refresh, table.id, user_id))

    async def _refresh(self, table_id: str, user_id: int) -> Delivery:
        key = (table_id, user_id)
        hand = self._hand(table_id, user_id)
        if hand is None:
            return Delivery.DONE
        mine = await self._service.look_inside(table_id, user_id)
        revision = mine.table.revision
        if hand.revision >= revision:
            return Delivery.DONE
        words = await self._preferences.words_of(hand.interaction)
        edit = partial(redraw, hand.interaction, pictures=self._pictures, message_id=hand.message_id)
        outcome, _ = await self._second.send(hand_screen(mine, words), words, edit)
        now = self._hands.get(key)
        if now is not hand:
            # The person clicked meanwhile. Which of the two came last nobody knows: the older one counts.
            if now is not None and now.message_id == hand.message_id:
                now.revision = min(now.revision, revision)
        elif outcome is Delivery.DONE:
            asked = mine.asked_at is not None and hand.revision < mine.asked_at
            hand.revision, hand.left = revision, False
            hand.told_at = self._clock() if asked else hand.told_at
        elif outcome is not Delivery.LATER:
            del self._hands[key]
        return outcome

    async def _ring(self, table_id: str, user_id: int) -> Delivery:
        async with self._ringing.setdefault(user_id, asyncio.Lock()):
            hand = self._hand(table_id, user_id)
            mine = await self._service.look_inside(table_id, user_id)
            if mine.asked_at is None or await self.pinged(table_id, user_id):  # answered, or told of with another table
                return Delivery.DONE
            table, others = mine.table, await self._also(mine.table, user_id)
            outcome = await self.bell.ring(
                table, user_id, ".", mine.asked_at, partial(ping_screen, table, user_id), also=others
            )
            if outcome is not Delivery.LATER and self._hand(table_id, user_id) is hand:  # a new hand may be behind
                self._called[table_id, user_id] = None
            return outcome

    async def _also(self, table: TableInfo, user_id: int) -> list[TableInfo]:
        """The other tables, on every server, that somebody is to be called to."""
        found = []
        for other in await self._service.listing.awaiting(user_id):
            known = (other.id, user_id) in self._called or self._hand(other.id, user_id) is not None
            if other.id != table.id and not known and not await self.pinged(other.id, user_id):
                found.append(other)
        return found

    async def remind(self, table_id: str, user_id: int) -> Delivery:
        mine = await self._service.look_inside(table_id, user_id)
        table = mine.table
        end = next((seat.due_at for seat in table.seats if seat.seat == mine.seat), None)
        if table.solitary or mine.asked_at is None or end is None:
            return Delivery.DONE
        if not await self.bell.may_ring(table.location.guild_id, user_id):
            return Delivery.DONE
        return await self.bell.ring(table, user_id, "!", mine.asked_at, partial(reminder_screen, table, user_id, end))

    async def warn(self, table_id: str, user_id: int) -> Delivery:
        """Tell somebody what the others do about their seat or game, on the same terms as a reminder."""
        mine = await self._service.look_inside(table_id, user_id)
        table, vote = mine.table, None if mine.poll is None else mine.poll.vote
        if vote is not None and vote.about != mine.seat and not (mine.absent and vote.motion is Motion.ABANDON):
            vote = None
        owed = vote is not None or mine.seat in mine.offered
        if not owed or not await self.bell.may_ring(table.location.guild_id, user_id):
            return Delivery.DONE
        return await self.bell.ring(
            table,
            user_id,
            "?",
            table.revision if vote is None else vote.revision,
            partial(warning_screen, table, user_id, vote),
        )
