"""Calls to three to five people at a table: two calls a play at most, and nobody is left far behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.tables import verbs
from bot.tables.model import At, Person
from tests.harness.answering import answer
from tests.harness.booth import ADA, GUILD, Booth, words
from tests.harness.club import Club, ids, press, said, table_of

PLAYS = 8


@dataclass(slots=True)
class Round:
    """People at a table of Monster Tricks, each with their hand open."""

    club: Club
    table: Any
    people: list[Any]
    hands: dict[int, Any]

    @property
    def table_id(self) -> str:
        return table_of(self.table)

    async def revision(self) -> int:
        return (await self.club.bot.service.look_inside(self.table_id)).table.revision

    async def to_act(self) -> list[Any]:
        seats = (await self.club.bot.service.look_inside(self.table_id)).table.seats
        awaited = {seat.user_id for seat in seats if seat.awaited}
        return [one for one in self.people if one.id in awaited]

    def shows(self, person: Any) -> int:
        """The revision at which a person's hand was drawn."""
        return max(int(one.split(":")[3]) for one in ids(self.hands[person.id]) if one.split(":")[2] == self.table_id)

    def asks(self, person: Any) -> bool:
        return any(":pick:" in one for one in ids(self.hands[person.id]))

    def calls(self) -> list[str]:
        """The calls beside answers to interactions."""
        return [f"{one.method} {one.path}" for one in self.club.env.http_requests if "/callback" not in one.path]

    async def one_to_act(self) -> Any:
        """Play on until one person alone is to act, everybody has been told, and return who it is."""
        while len(await self.to_act()) > 1:
            await self.play()
        await self.club.env.advance_time(3)
        for one in self.people:  # the answer to a press of their own is what everybody has seen last
            self.hands[one.id] = (await press(one, self.table, "hand")).response
        await self.club.env.advance_time(3)
        return (await self.to_act())[0]

    async def play(self) -> Any:
        """Let whoever is to act do so, with everything that the play asks for, and return who it was."""
        (mover, *_) = await self.to_act()
        before = await self.revision()
        while await self.revision() == before:
            assert await answer(mover, self.hands[mover.id]) is not None
        return mover


async def sit_down(club: Club, people: int) -> Round:
    guests = [club.bruno, club.chloe]
    names = ("dora", "emil")[: people - 3]
    guests += [club.guild.add_member(club.env.create_user(name, global_name=name.title())) for name in names]
    opened = (await club.ada.slash(club.channel, "table new", game="monster_tricks", seats=people)).response
    for guest in guests:
        await press(guest, opened, "join")
    await press(club.ada, opened, "start")
    everybody = [club.ada, *guests]
    hands = {one.id: (await press(one, opened, "hand")).response for one in everybody}
    await club.env.advance_time(3)
    return Round(club, opened, everybody, hands)


@pytest.mark.parametrize("people", [3, pytest.param(4, marks=pytest.mark.wire), 5])
async def test_a_play_is_worth_two_calls_and_nobody_stays_behind_for_more_than_a_round(club: Club, people: int) -> None:
    table = await sit_down(club, people)
    for _ in range(PLAYS):
        before = len(table.calls())
        revision = await table.revision()
        mover = await table.play()
        await club.env.advance_time(3)

        now = await table.revision()
        assert len(table.calls()) - before <= 2 * (now - revision)
        for person in await table.to_act():
            assert table.asks(person), "who is to act sees what is asked"
        for person in table.people:
            assert now - table.shows(person) <= people, "once in a round at the latest"
        assert table.shows(mover) > revision


async def test_the_drawing_and_who_is_asked_come_before_those_who_wait(club: Club) -> None:
    table = await sit_down(club, 3)
    mover, asked = None, list[Any]()
    while len(asked) != 1 or asked == [mover]:  # a deal may end with the play, or the trick be won by who plays
        mover = await table.one_to_act()
        club.bot.courier._upkeep.clear()  # nothing saved up
        await table.play()
        await club.env.advance_time(3)
        asked = await table.to_act()
    (waiting,) = [one for one in table.people if one not in (mover, *asked)]
    assert table.asks(asked[0])
    assert table.shows(waiting) < await table.revision()

    await table.play()
    await club.env.advance_time(3)
    assert all(table.asks(one) for one in await table.to_act())


async def test_a_hand_that_shows_the_open_question_is_let_alone(club: Club) -> None:
    table = await sit_down(club, 3)
    asked = await table.one_to_act()
    gone = next(one for one in table.people if one is not asked)
    before, shown = await table.revision(), table.shows(asked)
    service = club.bot.service
    await service.do(At(table.table_id, Person(gone.id, "Gone"), club.guild.id), verbs.resign())
    await club.env.advance_time(3)

    assert await table.revision() > before
    assert (await table.to_act()) == [asked]
    assert table.shows(asked) == shown, "the question is the same: it is not drawn away under their finger"
    assert not await club.bot.courier._people.pinged(table.table_id, asked.id)


async def test_who_reads_another_page_while_others_play_is_not_thrown_out(club: Club) -> None:
    table = await sit_down(club, 3)
    first, asked = None, list[Any]()
    while len(asked) != 1 or asked == [first]:  # a deal may end with the play, or the trick be won by who plays
        first = await table.one_to_act()
        pages = {}
        for one in table.people:
            if one is not first:
                await press(one, table.hands[one.id], "rules")
                pages[one.id] = said(table.hands[one.id])
        await table.play()
        await club.env.advance_time(3)
        asked = await table.to_act()
    (reader,) = [one for one in table.people if one not in (first, *asked)]
    assert table.asks(asked[0]), "whose turn it is sees the question"
    assert said(table.hands[reader.id]) == pages[reader.id]


async def test_the_hand_of_a_closed_table_says_that_it_is_closed(booth: Booth) -> None:
    table_id = await booth.table(started=False)
    await booth.bot.service.do(At(table_id, booth.ada, GUILD), verbs.close())
    told = words(await booth.press(ADA, f"1:hand:{table_id}:3:"))
    assert "closed" in told
    assert "join" not in told.lower()
