"""Game nights in virtual time: tables open once for those who come, and end with a summary that is due once."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial

import pytest

from bot.contests import deeds
from bot.contests.model import ContestError, NightWish
from bot.contests.plans import moment
from bot.contests.service import table_id
from bot.tables import verbs
from bot.tables.errors import TableError
from bot.tables.model import At, Person
from bot.traces import Traces
from persistence.rows import Phase
from seasons.contests import nights
from seasons.contests.model import HOUR, MINUTE, Kind, Stage, Why
from tests.harness.cup import BEGIN, HOST, PLACE, Cup

PEOPLE = [Person(100 + number, f"P{number}") for number in range(8)]
GUILD = PLACE.guild_id
TONIGHT = datetime.fromtimestamp(BEGIN / 1000 + 3600, UTC)


def wish(game: str = "hilltops", places: int = 20) -> NightWish:
    return NightWish(game=game, day=f"{TONIGHT:%Y-%m-%d}", time=f"{TONIGHT:%H:%M}", places=places)


async def do(cup: Cup, who: Person, deed: deeds.Deed) -> None:
    await cup.contests.do(cup.contest_id, GUILD, who, deed, cup.key())


async def planned(cup: Cup, count: int, *, game: str = "hilltops") -> None:
    cup.contest_id = await cup.contests.open(wish(game), PLACE, HOST, cup.key())
    for who in PEOPLE[:count]:
        await do(cup, who, deeds.enter)


async def begun(cup: Cup, count: int, *, game: str = "hilltops") -> list[str]:
    await planned(cup, count, game=game)
    await cup.later(HOUR)
    look = await cup.look()
    assert look.contest.stage is Stage.RUNNING
    return list(look.tables)


async def sit(cup: Cup, name: str, *people: Person) -> None:
    for who in people:
        await cup.do(partial(_join, cup, name, who))


async def _join(cup: Cup, name: str, who: Person) -> None:
    await cup.tables.do(At(name, who, GUILD, cup.key()), verbs.join())


async def play_out(cup: Cup) -> None:
    while await cup.play(()):
        await cup.tick()


async def refused(key: str, deed: object) -> None:
    with pytest.raises(TableError) as caught:
        await deed  # type: ignore[misc]
    assert caught.value.reason.key == key


async def test_tables_open_as_lobbies_in_which_seats_are_kept(cup: Cup) -> None:
    names = await begun(cup, 5, game="claim")
    tables = [(await cup.tables.look_inside(name)).table for name in names]
    assert [table.phase for table in tables] == [Phase.OPEN] * 3
    kept = [[one.user_id for one in table.kept] for table in tables]
    assert kept == [[100, 101], [102, 103], [104]]
    assert [len(table.seats) for table in tables] == [0, 0, 1]  # a computer plays with the one who is alone
    assert not any(table.private for table in tables)
    assert {table.opener_id for table in tables} == {HOST.id}


async def test_a_night_is_over_when_its_games_are_and_not_before_it_was_told_of(cup: Cup) -> None:
    names = await begun(cup, 4, game="claim")
    for name, people in zip(names, (PEOPLE[:2], PEOPLE[2:4]), strict=True):
        await sit(cup, name, *people)
        await cup.tables.do(At(name, people[0], GUILD, cup.key()), verbs.start())
    await play_out(cup)
    look = await cup.look()
    assert look.contest.stage is Stage.RUNNING
    assert nights.tells(look.contest)
    await cup.contests.note(cup.contest_id, nights.told)
    await cup.contests.note(cup.contest_id, nights.told)
    assert (await cup.look()).contest.stage is Stage.OVER
    assert [event.kind for event in await cup.store.contests.log(cup.contest_id)].count(Kind.END) == 1


async def test_a_table_that_nobody_came_to_is_closed_and_a_game_that_runs_goes_on(cup: Cup) -> None:
    names = await begun(cup, 4, game="claim")
    await sit(cup, names[0], *PEOPLE[:2])
    await cup.tables.do(At(names[0], PEOPLE[0], GUILD, cup.key()), verbs.start())
    await cup.play((), most=2)
    assert not nights.tells((await cup.look()).contest)
    for who in (PEOPLE[0], PEOPLE[1]):  # they pause, so that no clock ends their game
        await _propose(cup, names[0], who)
    await cup.later(3 * HOUR)
    look = await cup.look()
    assert nights.tells(look.contest)
    ends = [match.verdict.why for match in look.contest.rounds[0].matches if match.verdict is not None]
    phases = [(await cup.tables.look_inside(name)).table.phase for name in names]
    assert ends[1] is Why.CLOSED
    assert phases[1] is Phase.CLOSED
    assert (ends[0], phases[0]) in {(Why.LATE, Phase.RUNNING), (Why.PLAYED, Phase.FINISHED)}


async def _propose(cup: Cup, name: str, who: Person) -> None:
    manager = Person(who.id, who.name, manages=True)
    table = (await cup.tables.look_inside(name)).table
    if table.paused_at is None:
        await cup.tables.do(At(name, manager, GUILD, cup.key()), verbs.pause())


async def test_nobody_signed_up(cup: Cup) -> None:
    await planned(cup, 0)
    await cup.later(HOUR)
    assert (await cup.look()).contest.stage is Stage.CALLED_OFF


@pytest.mark.parametrize("count", [1, 4])
@pytest.mark.parametrize("torn", [True, False])
@pytest.mark.parametrize("writes", range(1, 9))
async def test_kills_anywhere_open_each_table_once(cup: Cup, writes: int, torn: bool, count: int) -> None:
    await planned(cup, count, game="claim")
    await cup.later(HOUR - 2 * MINUTE)
    cup.plug.left, cup.plug.torn = writes, torn
    await cup.later(15 * MINUTE)
    look = await cup.look()
    assert look.contest.stage is Stage.RUNNING
    assert len(look.contest.rounds) == 1
    tables = [await cup.tables.look_inside(table_id(cup.contest_id, 0, at)) for at in range(-(-count // 2))]
    assert [one.table.id for one in tables] == list(look.tables)
    assert (await cup.store.tables.count_alive())[Phase.OPEN] == len(tables)
    assert cup.kills == 1
    kept = [who.user_id for one in tables for who in one.table.kept]
    assert sorted(kept) in (sorted(who.id for who in PEOPLE[:count]), [])  # [] if the ten minutes were over


async def test_another_date_moves_the_start_over_a_restart(cup: Cup) -> None:
    await planned(cup, 2)
    later = datetime.fromtimestamp(BEGIN / 1000 + 2 * 3600, UTC)
    wanted = (f"{later:%Y-%m-%d}", f"{later:%H:%M}", "UTC")
    await refused("night-not-host", do(cup, PEOPLE[0], deeds.move(*wanted)))
    await do(cup, HOST, deeds.move(*wanted))
    await cup.close()
    await cup.begin()
    await cup.later(HOUR)
    assert (await cup.look()).contest.stage is Stage.ENTRY
    await cup.later(HOUR)
    assert (await cup.look()).contest.stage is Stage.RUNNING
    await refused("night-begun", do(cup, HOST, deeds.move(*wanted)))


async def test_what_cannot_be_done_is_refused_with_the_reason(cup: Cup) -> None:
    cup.contest_id = await cup.contests.open(wish(places=1), PLACE, HOST, cup.key())
    await refused("night-not-entered", do(cup, PEOPLE[0], deeds.withdraw))
    await do(cup, PEOPLE[0], deeds.enter)
    await refused("night-entered-already", do(cup, PEOPLE[0], deeds.enter))
    await refused("night-full", do(cup, PEOPLE[1], deeds.enter))
    await refused("night-not-host", do(cup, PEOPLE[1], deeds.call_off))
    await refused("night-no-match", do(cup, HOST, deeds.rule(1, None)))
    await cup.later(HOUR)
    await refused("night-started", do(cup, PEOPLE[1], deeds.enter))
    await do(cup, HOST, deeds.call_off)
    await refused("night-over", do(cup, PEOPLE[1], deeds.enter))
    for bad in (0, 61):
        await refused("night-bad-places", cup.contests.open(wish(places=bad), PLACE, HOST, cup.key()))
    await refused("table-bad-game", cup.contests.open(wish("chess"), PLACE, HOST, cup.key()))


async def test_who_is_forgotten_does_not_come(cup: Cup) -> None:
    await planned(cup, 2)
    assert b"contest_log" in await Traces(cup.tables, cup.store).export(PEOPLE[0].id)
    await Traces(cup.tables, cup.store).forget(PEOPLE[0])
    await cup.later(HOUR)
    assert [match.members for match in (await cup.look()).contest.rounds[0].matches] == [(2,)]


NOON = round(1000 * datetime(2026, 11, 23, 12, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("typed", "hour", "minute"),
    [("20:30", 20, 30), (" 8 pm", 20, 0), ("8:15PM", 20, 15), ("20h30", 20, 30), ("20h", 20, 0), ("20 Uhr", 20, 0)],
)
def test_times_are_read_as_people_write_them(typed: str, hour: int, minute: int) -> None:
    at = datetime.fromtimestamp(moment("2026-11-24", typed, "Europe/Paris", NOON) / 1000, UTC)
    assert (at.day, at.hour + 1, at.minute) == (24, hour, minute)


@pytest.mark.parametrize(
    ("day", "time", "key"),
    [
        ("someday", "20:00", "night-bad-day"),
        ("2026-02-30", "20:00", "night-bad-day"),
        ("2026-11-24", "25:00", "night-bad-time"),
        ("2026-11-24", "20:61", "night-bad-time"),
        ("2026-11-24", "13 pm", "night-bad-time"),
        ("2026-11-24", "late", "night-bad-time"),
        ("2026-11-23", "11:59", "night-past"),
        ("2027-11-23", "20:00", "night-too-far"),
    ],
)
def test_a_date_that_cannot_be_is_refused(day: str, time: str, key: str) -> None:
    with pytest.raises(ContestError) as caught:
        moment(day, time, "UTC", NOON)
    assert caught.value.reason.key == key
