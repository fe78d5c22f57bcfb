"""Clocks: turns that run out, people who are away and come back, time that is given back."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.tables import verbs
from bot.tables.computers.players import asked, settled
from bot.tables.entries import Grace, step
from bot.tables.errors import Absent, NotAbsent, NotSeated, Stale
from bot.tables.fold.taking import fold
from bot.tables.model import At, Done, Person
from bot.tables.times import GRACE, HOUR, MINUTE, SECOND, SPANS
from bot.tables.verbs import Asked, play
from games import registry
from games.engine import Text, text
from persistence.errors import StoreAway
from persistence.rows import EntryKind, Phase, TurnPace
from tests.bot.tables.parlour import ANNA, BELA, CLEO, GUILD, STRANGER, Clock, Parlour, a_key, asks

LIVE = TurnPace.LIVE_60
MINUTE_AND_A_BIT = 61 * SECOND


async def kinds(parlour: Parlour, table_id: str) -> list[EntryKind]:
    return [entry.kind for entry in await parlour.store.log.entries(table_id)]


async def told(parlour: Parlour, table_id: str) -> list[str]:
    return [one.text.key for one in await parlour.service.history(table_id, GUILD, None)]


async def ends(parlour: Parlour, table_id: str) -> list[int | None]:
    return [seat.due_at for seat in (await parlour.look(table_id)).table.seats]


async def one_awaited(parlour: Parlour, table_id: str) -> None:
    """Let people play until the game waits for one person alone."""
    while len(await parlour.awaited(table_id)) != 1:
        await parlour.play(table_id, (await parlour.awaited(table_id))[0], Random(1))


async def test_a_computer_plays_a_turn_that_runs_out_and_the_log_says_so(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await one_awaited(parlour, table_id)
    (late,) = await parlour.awaited(table_id)
    before = await kinds(parlour, table_id)
    await parlour.later(59 * SECOND)
    assert await kinds(parlour, table_id) == before
    await parlour.later(2 * SECOND)
    assert await kinds(parlour, table_id) == [*before, EntryKind.TIMEOUT, EntryKind.PLAY]
    timeout, played = (await parlour.store.log.entries(table_id))[-2:]
    assert timeout.seat == played.seat == (await parlour.look(table_id, late)).seat
    assert timeout.actor_id is played.actor_id is None
    assert "table-log-timeout" in await told(parlour, table_id)
    assert not any(seat.absent for seat in (await parlour.look(table_id)).table.seats)


async def test_each_awaited_seat_has_a_clock_of_its_own(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, pace=LIVE)
    start = parlour.clock.now
    assert await ends(parlour, table_id) == [start + MINUTE] * 3
    parlour.clock.now += 30 * SECOND
    await parlour.play(table_id, ANNA, Random(1))
    assert await ends(parlour, table_id) == [None, start + MINUTE, start + MINUTE]
    await parlour.later(30 * SECOND)
    assert (await kinds(parlour, table_id)).count(EntryKind.TIMEOUT) == 2


async def test_after_two_turns_in_a_row_a_computer_keeps_the_seat_until_the_person_is_back(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await away(parlour, table_id, BELA)
    look = await parlour.look(table_id, BELA)
    assert look.absent
    assert look.asked_at is None
    late = parlour.service.do(asks(table_id, BELA, look.table.revision), verbs.act("pass"))
    await parlour.refuses(table_id, Absent, late)
    done = await parlour.service.do(At(table_id, BELA, GUILD, key := a_key()), verbs.come_back())
    assert await parlour.service.do(At(table_id, BELA, GUILD, key), verbs.come_back()) == Done(
        table_id, done.revision, repeated=True
    )
    await parlour.refuses(table_id, NotAbsent, parlour.service.do(asks(table_id, BELA), verbs.come_back()))
    await parlour.refuses(table_id, NotSeated, parlour.service.do(asks(table_id, STRANGER), verbs.come_back()))
    assert not (await parlour.look(table_id, BELA)).absent
    assert (await told(parlour, table_id))[-1] == "table-log-back"
    parlour.service.drop_cache()
    look = await parlour.play_on(table_id, Random(2))
    assert look.table.phase is Phase.FINISHED


async def away(parlour: Parlour, table_id: str, who: Person) -> None:
    """Let somebody miss turns until a computer has their seat, while the others play."""
    async with asyncio.timeout(30):
        while not any(seat.absent for seat in (await parlour.look(table_id)).table.seats):
            others = [one for one in await parlour.awaited(table_id) if one != who]
            if others:
                await parlour.play(table_id, others[0], Random(1))
            else:
                await parlour.later(MINUTE_AND_A_BIT)


async def test_a_turn_of_ones_own_in_between_forgives_the_first(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, pace=LIVE)
    for _ in range(2):
        while ANNA not in await parlour.awaited(table_id) or len(await parlour.awaited(table_id)) > 1:
            await parlour.play(table_id, next(w for w in await parlour.awaited(table_id) if w != ANNA), Random(1))
        await parlour.later(MINUTE_AND_A_BIT)
        while ANNA not in await parlour.awaited(table_id):
            await parlour.play(table_id, (await parlour.awaited(table_id))[0], Random(1))
        await parlour.play(table_id, ANNA, Random(1))
    assert (await kinds(parlour, table_id)).count(EntryKind.TIMEOUT) == 2
    assert EntryKind.TAKEOVER not in await kinds(parlour, table_id)


async def test_an_absent_person_ends_where_the_game_puts_them_and_may_see_it(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await away(parlour, table_id, BELA)
    parlour.service.start_clock()
    look = await parlour.play_on(table_id, Random(1))
    result = await parlour.store.results.find(table_id)
    record = await parlour.service.record(table_id, GUILD)
    assert result is not None
    assert result.rated is (result.rows[1].place > 1), "a win that the bot has played counts for nobody"
    assert look.outcome is not None
    assert look.outcome.places == record.result == tuple(row.place for row in result.rows)
    assert (await parlour.look(table_id, BELA)).seat == 1
    assert [(row.late > 1, row.late <= row.turns) for row in result.rows] == [(False, True), (True, True)]


async def test_who_is_away_may_still_resign(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, pace=LIVE)
    await away(parlour, table_id, CLEO)
    await parlour.service.do(asks(table_id, CLEO), verbs.resign())
    seat = (await parlour.look(table_id)).table.seats[2]
    assert (seat.resigned, seat.absent) == (True, False)
    await parlour.refuses(table_id, NotSeated, parlour.service.do(asks(table_id, CLEO), verbs.come_back()))


async def test_a_play_that_came_first_counts_and_one_that_came_after_is_told_so(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await one_awaited(parlour, table_id)
    (who,) = await parlour.awaited(table_id)
    revision, notation = await parlour.some_action(table_id, who, Random(1))
    parlour.clock.now += MINUTE_AND_A_BIT
    await parlour.service.do(asks(table_id, who, revision), verbs.act(notation))  # late, but before the scheduler
    await parlour.later(0)
    assert EntryKind.TIMEOUT not in await kinds(parlour, table_id)
    await one_awaited(parlour, table_id)
    (who,) = await parlour.awaited(table_id)
    revision, notation = await parlour.some_action(table_id, who, Random(1))
    await parlour.later(MINUTE_AND_A_BIT)
    await parlour.refuses(table_id, Stale, parlour.service.do(asks(table_id, who, revision), verbs.act(notation)))


async def test_computers_have_no_clock_and_neither_has_a_table_without_pace(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, computers=2, pace=LIVE)
    assert [end is None for end in await ends(parlour, table_id)] == [False, True, True]
    assert await ends(parlour, await parlour.running(ANNA, BELA)) == [None, None]


async def test_the_pace_is_the_servers_unless_chosen_and_goes_on_in_a_rematch(parlour: Parlour) -> None:
    await parlour.store.settings.change_guild(GUILD, pace=TurnPace.DAYS_48)
    table_id = await parlour.table(ANNA, BELA)
    assert (await parlour.look(table_id)).table.pace is TurnPace.DAYS_48
    await parlour.service.do(asks(table_id, ANNA), verbs.configure({}, pace=LIVE))
    parlour.service.drop_cache()
    assert (await parlour.look(table_id)).table.pace is LIVE
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    await parlour.play_on(table_id, Random(1))
    again = await parlour.service.rematch(asks(table_id, ANNA))
    assert (await parlour.look(again.table_id)).table.pace is LIVE


async def test_everybody_is_reminded_once_before_the_end(parlour: Parlour) -> None:
    reminded: list[tuple[str, int]] = []
    parlour.service.reminding.append(lambda table, user: reminded.append((table, user)))
    table_id = await parlour.running(ANNA, BELA, CLEO, pace=LIVE)
    await parlour.play(table_id, ANNA, Random(1))
    await parlour.later(41 * SECOND)
    await parlour.later(SECOND)
    assert sorted(reminded) == [(table_id, BELA.id), (table_id, CLEO.id)]
    await parlour.service.stop_clock()
    reopened = await Parlour.open(parlour.url, parlour.clock)
    reopened.service.reminding.append(lambda table, user: reminded.append((table, user)))
    await reopened.later(SECOND)
    assert len(reminded) == 2
    await reopened.close()


@pytest.mark.parametrize("pace", [pace for pace in TurnPace if pace in SPANS])
async def test_a_day_without_us_costs_nobody_anything(parlour: Parlour, pace: TurnPace) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=pace)
    parlour.clock.now += SPANS[pace] // 2
    await parlour.service.uptime.alive()
    gone = parlour.clock.now
    left = [end - gone for end in await ends(parlour, table_id) if end is not None]
    parlour.clock.now += 24 * HOUR
    reopened = await Parlour.open(parlour.url, parlour.clock)
    await reopened.service.uptime.begin()
    await reopened.later(0)
    assert EntryKind.TIMEOUT not in await kinds(reopened, table_id)
    await reopened.later(5 * MINUTE)  # Discord cannot be reached yet
    await reopened.service.uptime.found()
    now = parlour.clock.now
    assert [end - now for end in await ends(reopened, table_id) if end is not None] == left
    assert (await told(reopened, table_id))[-1] == "table-log-grace"
    await reopened.later(0)
    assert EntryKind.TIMEOUT not in await kinds(reopened, table_id)
    await reopened.close()


async def test_everybody_has_twenty_seconds_at_least_when_we_are_back(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    parlour.clock.now += 59 * SECOND
    parlour.service.uptime.lost()
    await parlour.later(3 * SECOND)
    await parlour.service.uptime.found()
    assert await ends(parlour, table_id) == [parlour.clock.now + GRACE] * 2
    await parlour.later(GRACE - SECOND)
    assert EntryKind.TIMEOUT not in await kinds(parlour, table_id)
    await parlour.later(SECOND)
    assert (await kinds(parlour, table_id)).count(EntryKind.TIMEOUT) == 2


async def test_a_short_gap_at_a_slow_table_is_given_back_without_a_word(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=TurnPace.DAYS_24)
    before, log = await ends(parlour, table_id), await kinds(parlour, table_id)
    parlour.service.uptime.lost()
    parlour.clock.now += 30 * SECOND
    await parlour.service.uptime.found()
    assert await kinds(parlour, table_id) == log
    assert await ends(parlour, table_id) == [end + 30 * SECOND for end in before if end is not None]


async def test_what_was_given_back_before_a_crash_is_not_given_twice(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=TurnPace.DAYS_24)
    await parlour.service.uptime.alive()
    parlour.clock.now += 5 * HOUR
    for _ in range(3):  # each dies before it gives its first sign of life
        reopened = await Parlour.open(parlour.url, parlour.clock)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reopened.store.notes, "put", reopened.store.notes.get)
            await reopened.service.uptime.begin()
            with pytest.raises(TypeError):
                await reopened.service.uptime.found()
        assert await ends(reopened, table_id) == [parlour.clock.now + 24 * HOUR] * 2
        await reopened.close()
    assert (await kinds(parlour, table_id)).count(EntryKind.GRACE) == 1


async def test_a_host_that_slept_takes_nothing_from_anybody(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await parlour.service.uptime.alive()
    await parlour.later(8 * HOUR)
    assert EntryKind.TIMEOUT not in await kinds(parlour, table_id)
    assert await ends(parlour, table_id) == [parlour.clock.now + MINUTE] * 2


async def test_a_database_that_was_away_takes_nothing_from_anybody(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await parlour.service.uptime.alive()
    with pytest.MonkeyPatch.context() as away:
        away.setattr(parlour.store.notes, "put_moment", fails)
        for _ in range(5):
            parlour.clock.now += 15 * SECOND
            with pytest.raises(StoreAway):
                await parlour.service.uptime.alive()
    await parlour.later(0)
    assert EntryKind.TIMEOUT not in await kinds(parlour, table_id)
    assert await ends(parlour, table_id) == [parlour.clock.now + MINUTE] * 2


async def test_clocks_stand_still_until_what_people_lost_can_be_given_back(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    parlour.service.uptime.lost()
    with pytest.MonkeyPatch.context() as away:
        away.setattr(parlour.store.tables, "timed", fails)
        with pytest.raises(StoreAway):
            await parlour.service.uptime.found()
    await parlour.later(2 * MINUTE)
    assert EntryKind.TIMEOUT not in await kinds(parlour, table_id)
    await parlour.service.uptime.found()
    assert await ends(parlour, table_id) == [parlour.clock.now + MINUTE] * 2


async def test_what_was_lost_is_given_back_once(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=TurnPace.DAYS_24)
    parlour.clock.now += HOUR
    await parlour.service.uptime.alive()
    before = await ends(parlour, table_id)
    parlour.service.uptime.lost()
    parlour.clock.now += 2 * MINUTE
    await parlour.service.uptime.found()
    assert await ends(parlour, table_id) == [end + 2 * MINUTE for end in before if end is not None]


@pytest.mark.parametrize("skew", [-5 * SECOND, 5 * SECOND])
async def test_a_successor_whose_clock_is_wrong_takes_nothing_from_anybody(parlour: Parlour, skew: int) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    parlour.clock.now += 10 * SECOND
    await parlour.service.uptime.alive()
    left = [end - parlour.clock.now for end in await ends(parlour, table_id) if end is not None]
    successor = await Parlour.open(parlour.url, Clock(parlour.clock.now + 3 * SECOND + skew))
    await successor.service.uptime.begin()
    await successor.service.uptime.found()
    now = successor.clock.now
    assert all(end - now >= had for end, had in zip(await ends(successor, table_id), left, strict=True) if end)
    await successor.close()


async def fails(*_: object) -> None:
    raise StoreAway


async def test_a_clock_set_back_makes_nothing_due_twice(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await parlour.later(MINUTE_AND_A_BIT)
    log = await kinds(parlour, table_id)
    assert log.count(EntryKind.TIMEOUT) == 2
    await parlour.service.uptime.alive()
    await parlour.later(-HOUR)
    await parlour.service.uptime.alive()
    parlour.service.uptime.lost()
    await parlour.service.uptime.found()
    assert [kind for kind in await kinds(parlour, table_id) if kind is not EntryKind.GRACE] == log


async def test_the_log_alone_tells_who_is_away(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await away(parlour, table_id, BELA)
    seen = await parlour.looks(table_id)
    parlour.service.drop_cache()
    assert await parlour.looks(table_id) == seen


async def test_a_computer_that_has_just_decided_is_too_late_when_the_person_is_back(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    await away(parlour, table_id, BELA)
    while not (await parlour.look(table_id)).table.seats[1].awaited:
        await parlour.play(table_id, ANNA, Random(1))
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    absent = fold(row, registry.game(row.game), await parlour.store.log.entries(table_id))
    notation = settled(asked(absent, 1))
    await parlour.service.do(asks(table_id, BELA), verbs.come_back())
    back = fold(row, registry.game(row.game), await parlour.store.log.entries(table_id))
    with pytest.raises(Stale):
        play.act_as_computer(back, Asked(ANNA, seen=absent.revision), 1, notation)
    log = await kinds(parlour, table_id)
    await parlour.later(SECOND)
    assert await kinds(parlour, table_id) == log
    assert (await ends(parlour, table_id))[1] == parlour.clock.now - SECOND + MINUTE


@pytest.mark.parametrize(
    ("gap", "told"),
    [
        (400, text("table-log-grace-seconds", seconds=1)),
        (1_000, text("table-log-grace-seconds", seconds=1)),
        (59_000, text("table-log-grace-seconds", seconds=59)),
        (59_500, text("table-log-grace", minutes=1)),
        (61_000, text("table-log-grace", minutes=2)),
    ],
)
async def test_a_gap_below_a_minute_is_told_in_seconds(parlour: Parlour, gap: int, told: Text) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=LIVE)
    grace = step(EntryKind.GRACE, None, body=Grace(parlour.clock.now, parlour.clock.now + gap))
    await parlour.service._ledger.carry_out(asks(table_id, ANNA), lambda _table, _by: [grace])
    assert (await parlour.service.history(table_id, GUILD, ANNA.id))[-1].text == told
