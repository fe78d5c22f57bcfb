"""How tables end: results, resignations, people sent away, closing, records, rematches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import make_url

from bot.tables import verbs
from bot.tables.errors import (
    AlreadySeated,
    Closed,
    Finished,
    Full,
    NoSuchSeat,
    NotAllowed,
    NotFinished,
    NotRunning,
    NotSeated,
    TooManyTables,
)
from bot.tables.fold.results import apart
from bot.tables.fold.taking import take
from bot.tables.model import Apart, At, ChangeKind, Person
from bot.tables.times import DAY, KEPT
from games import registry
from games.engine import Record, commitment
from persistence.rows import Entry, EntryKind, Phase, SeatKind, TurnPace
from persistence.upkeep.check import check_standings, rebuild_standings
from seasons.tally import EVERY_GAME, LEAST_DECISIONS, MOST_TOGETHER, TOGETHER_WITHIN
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, DORA, GUILD, PLACE, STRANGER, Parlour, a_key, asks


async def test_a_finished_game_has_a_result_a_secret_and_a_record(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA)
    await parlour.service.do(asks(table_id, ANNA), verbs.give_word("sesame"))
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    await parlour.refuses(table_id, NotFinished, parlour.service.record(table_id, GUILD))
    parlour.clock.now += 60_000
    look = await parlour.play_on(table_id, Random(5))
    table, outcome = look.table, look.outcome
    assert outcome is not None
    result = await parlour.store.results.find(table_id)
    assert result is not None
    assert [(row.seat, row.user_id, row.name, row.place, row.score) for row in result.rows] == [
        (0, 1, "Anna", outcome.places[0], outcome.scores[0]),
        (1, 2, "Bela", outcome.places[1], outcome.scores[1]),
    ]
    assert (result.rated, result.reason, result.game, result.rules_version) == (True, "hilltops-over", "hilltops", 1)
    assert (result.guild_id, result.ended_at) == (GUILD, parlour.clock.now)
    assert table.secret is not None
    assert commitment(bytes.fromhex(table.secret)) == table.commitment
    record = await parlour.service.record(table_id, GUILD)
    assert record.seats[0].salt == "sesame"
    assert Record.read(record.json_text()).replay(registry.game("hilltops")).outcome() == outcome


async def test_people_at_a_table_with_computers_are_scored_among_themselves(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, computers=1)
    parlour.service.start_clock()
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    look = await parlour.play_on(table_id, Random(2))
    result = await parlour.store.results.find(table_id)
    assert result is not None
    assert result.rated
    assert [(row.user_id, row.level) for row in result.rows] == [(1, None), (None, "casual"), (2, None)]
    assert look.settlement is not None
    assert look.settlement.gains.keys() == {0, 2}
    points = sorted(gain.points or 0 for gain in look.settlement.gains.values())
    assert points in ([10, 30], [20, 20])


async def test_who_resigns_comes_last_and_a_computer_plays_on(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    service = parlour.service
    await parlour.refuses(table_id, NotSeated, service.do(asks(table_id, STRANGER), verbs.resign()))
    revision, notation = await parlour.some_action(table_id, BELA, Random(1))
    await service.do(asks(table_id, BELA), verbs.resign())
    await parlour.refuses(table_id, NotSeated, service.do(asks(table_id, BELA), verbs.resign()))
    await parlour.refuses(table_id, NotSeated, service.do(asks(table_id, BELA, revision), verbs.act(notation)))
    look = await parlour.look(table_id, BELA)
    assert look.seat is None
    assert look.view is not None
    assert look.view.seat is None, "whoever resigned watches like anybody else"
    bela = look.table.seats[1]
    assert (bela.kind, bela.user_id, bela.level, bela.resigned) == (SeatKind.PERSON, BELA.id, "casual", True)
    assert await service.listing.awaiting(BELA.id) == []
    service.start_clock()
    look = await parlour.play_on(table_id, Random(4))
    assert look.outcome is not None
    assert look.outcome.places[1] == 3, "last, whatever the computer made of it"
    assert min(look.outcome.places) == 1
    result = await parlour.store.results.find(table_id)
    assert result is not None
    assert [row.place for row in result.rows] == list(look.outcome.places)
    assert result.rows[1].user_id == BELA.id
    assert result.rated
    record = await service.record(table_id, GUILD)
    outcome = record.replay(registry.game("hilltops")).outcome()
    assert outcome is not None
    assert outcome.places == record.result, "the record keeps the game's own result"


@pytest.mark.parametrize(
    ("played", "resigns", "apart"),
    [
        ((), ANNA, Apart.UNPLAYED),
        ((ANNA,), BELA, Apart.UNPLAYED),
        ((BELA,), BELA, Apart.UNPLAYED),
        ((ANNA, BELA), BELA, Apart.BRIEF),
    ],
)
async def test_a_game_that_ends_before_everybody_has_played_counts_for_nothing(
    parlour: Parlour, played: tuple[Person, ...], resigns: Person, apart: Apart | None
) -> None:
    table_id = await parlour.running(ANNA, BELA)
    for who in played:
        await parlour.play(table_id, who, Random(1))
    await parlour.service.do(asks(table_id, resigns), verbs.resign())
    look = await parlour.look(table_id, ANNA)
    assert look.outcome is not None
    assert sorted(look.outcome.places) == [1, 2], "it has a winner all the same"
    assert (look.apart, look.settlement is None) == (apart, apart is not None)
    for who in (ANNA, BELA):
        career = await parlour.store.standings.career(GUILD, who.id, EVERY_GAME, None)
        assert career is not None
        assert (EVERY_GAME in career.standings, career.apart) == (apart is None, 1 if apart else 0)
    assert check_standings(make_url(parlour.url)) == []


async def test_a_game_that_was_given_up_counts_when_the_winner_has_made_three_decisions(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=TurnPace.NONE)
    while parlour.service._ledger.cache._live[table_id].table.decisions.get(0, 0) < LEAST_DECISIONS:
        await parlour.play(table_id, (await parlour.awaited(table_id))[0], Random(1))
    await parlour.service.do(asks(table_id, BELA), verbs.resign())
    look = await parlour.look(table_id)
    assert (look.apart, look.settlement is None) == (None, False)


async def test_what_is_taken_back_is_no_decision(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, rated=False)
    await parlour.play(table_id, ANNA, Random(1))
    await parlour.service.do(asks(table_id, ANNA), verbs.undo())
    await parlour.play(table_id, ANNA, Random(2))
    assert parlour.service._ledger.cache._live[table_id].table.decisions == {0: 1}


async def test_a_winner_for_whom_the_bot_has_played_has_won_nothing(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    table = (await parlour.service._ledger.read(table_id)).table.copy()
    rng = Random(3)
    state = table.running()
    while not table.outcome:
        seat = state.to_act()[0]
        body = str(rng.choice(state.view(seat).legal))
        take(table, Entry(seq=table.revision + 1, kind=EntryKind.PLAY, seat=seat, body=body, at=table.changed_at))
    assert table.plays[0] > LEAST_DECISIONS
    assert apart(table) is Apart.BRIEF
    assert table.outcome is not None
    for seat in (0, 1):
        if table.outcome.places[seat] == 1:
            table.decisions[seat] = LEAST_DECISIONS
    assert apart(table) is None, "the losers may have left it all to the bot"


async def test_ten_games_of_two_people_count_in_a_day(parlour: Parlour) -> None:
    async def counts() -> bool:
        table_id = await parlour.finished(ANNA, BELA)
        look = await parlour.look(table_id)
        parlour.service.drop_cache()
        assert await parlour.look(table_id) == look
        assert look.apart is (None if look.settlement else Apart.OFTEN)
        return look.settlement is not None

    begun = parlour.clock.now
    assert [await counts() for _ in range(MOST_TOGETHER + 2)] == [True] * MOST_TOGETHER + [False] * 2
    three = await parlour.look(await parlour.finished(ANNA, BELA, CLEO))
    assert three.apart is Apart.OFTEN, "for nobody at the table"
    assert (await parlour.look(await parlour.finished(ANNA, CLEO))).apart is None
    parlour.clock.now = begun + TOGETHER_WITHIN
    assert await counts()
    assert check_standings(make_url(parlour.url)) == []
    rebuild_standings(make_url(parlour.url))
    career = await parlour.store.standings.career(GUILD, ANNA.id, EVERY_GAME, None)
    assert career is not None
    assert career.standings[EVERY_GAME].games == MOST_TOGETHER + 2
    assert career.apart == 3


async def test_a_seat_that_a_computer_played_on_has_played(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    await parlour.service.do(asks(table_id, BELA), verbs.resign())
    parlour.service.start_clock()
    look = await parlour.play_on(table_id, Random(4))
    assert look.apart is None
    assert look.settlement is not None


@pytest.mark.parametrize(
    ("people", "wishes", "apart"),
    [((ANNA, BELA), {"rated": False}, Apart.UNRATED), ((ANNA,), {"computers": 1, "rated": False}, Apart.COMPUTER)],
)
async def test_why_a_game_counts_for_nothing(
    parlour: Parlour, people: tuple[Person, ...], wishes: dict[str, Any], apart: Apart
) -> None:
    table_id = await parlour.running(*people, **wishes)
    parlour.service.start_clock()
    assert (await parlour.look(table_id)).apart is None, "not over yet"
    look = await parlour.play_on(table_id, Random(4))
    assert (look.apart, look.settlement) == (apart, None)


async def test_before_the_start_nobody_resigns(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA)
    error = await parlour.refuses(table_id, NotRunning, parlour.service.do(asks(table_id, ANNA), verbs.resign()))
    assert error.reason.key == "table-not-running-leave"


async def test_the_last_one_who_has_not_resigned_wins_at_once(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    await parlour.service.do(asks(table_id, CLEO), verbs.resign())
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING
    await parlour.service.do(asks(table_id, ANNA), verbs.resign())
    look = await parlour.look(table_id)
    assert look.table.phase is Phase.FINISHED
    assert look.outcome is not None
    assert look.outcome.places == (2, 1, 2)
    assert look.outcome.reason.key == "table-ended-alone"
    assert not any(seat.awaited for seat in look.table.seats)
    assert parlour.changes[-1].kind is ChangeKind.FINISHED
    assert [entry.kind for entry in await parlour.store.log.entries(table_id)][-2:] == [
        EntryKind.RESIGN,
        EntryKind.FINISH,
    ]
    result = await parlour.store.results.find(table_id)
    assert result is not None
    assert [row.place for row in result.rows] == [2, 1, 2]
    record = await parlour.service.record(table_id, GUILD)
    assert record.result is None
    record.replay(registry.game("hilltops"))


async def test_without_any_person_the_game_ends(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, computers=2)
    await parlour.service.do(asks(table_id, ANNA), verbs.resign())
    look = await parlour.look(table_id)
    assert look.outcome is not None
    assert (look.outcome.places, look.outcome.reason.key) == ((3, 1, 1), "table-ended-deserted")
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    assert (row.phase, row.wake_at) == (Phase.FINISHED, None)


async def test_managers_send_people_away_from_a_running_game(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    service = parlour.service
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, BELA), verbs.kick(0)))
    await parlour.refuses(table_id, NoSuchSeat, service.do(asks(table_id, BOSS), verbs.kick(3)))
    await service.do(asks(table_id, BOSS), verbs.kick(2))
    assert (await parlour.look(table_id)).table.seats[2].resigned
    await parlour.refuses(table_id, NoSuchSeat, service.do(asks(table_id, BOSS), verbs.kick(2)))
    await service.do(asks(table_id, BOSS), verbs.kick(1))
    look = await parlour.look(table_id)
    assert look.outcome is not None
    assert look.outcome.places == (1, 2, 2)


async def test_an_opener_who_plays_sends_nobody_away_before_a_day_of_waiting(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    service = parlour.service
    error = await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, ANNA), verbs.kick(1)))
    assert error.reason.key == "table-not-allowed-rival"
    await parlour.play(table_id, BELA, Random(1))
    parlour.clock.now += DAY - 1
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, ANNA), verbs.kick(2)))
    parlour.clock.now += 1
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, ANNA), verbs.kick(1)))
    await service.do(asks(table_id, ANNA), verbs.kick(2))
    assert (await parlour.look(table_id)).table.seats[2].resigned


async def test_an_opener_who_does_not_play_may_send_people_away_where_nothing_counts(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, CLEO, DORA, seat_opener=False, rated=False)
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    await parlour.service.do(asks(table_id, ANNA), verbs.kick(0))
    assert (await parlour.look(table_id)).table.seats[0].resigned


async def test_an_opener_who_has_given_up_sends_nobody_away(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, rated=False)
    await parlour.service.do(asks(table_id, ANNA), verbs.resign())
    await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, ANNA), verbs.kick(1)))


async def test_who_may_close_a_table(parlour: Parlour) -> None:
    service = parlour.service
    table_id = await parlour.table(ANNA, BELA)
    await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, BELA), verbs.close()))
    await service.do(asks(table_id, ANNA), verbs.start())
    error = await parlour.refuses(table_id, NotAllowed, service.do(asks(table_id, ANNA), verbs.close()))
    assert error.reason.key == "table-not-allowed-running"
    await service.do(asks(table_id, BOSS), verbs.close())
    look = await parlour.look(table_id)
    assert (look.table.phase, look.outcome) == (Phase.CLOSED, None)
    assert look.table.secret is not None
    assert await parlour.store.results.find(table_id) is None
    assert ((await parlour.store.tables.seats_at([table_id]))[table_id])[0].awaited is False
    await parlour.refuses(table_id, Closed, service.do(asks(table_id, BOSS), verbs.close()))
    await parlour.refuses(table_id, Closed, service.record(table_id, GUILD))
    await parlour.refuses(table_id, Closed, service.rematch(asks(table_id, ANNA)))
    alone = await parlour.running(ANNA, computers=1)
    await service.do(asks(alone, ANNA), verbs.close())
    not_begun = await parlour.table(ANNA, BELA)
    await service.do(asks(not_begun, ANNA), verbs.close())


async def test_tables_of_a_channel_that_is_gone_are_closed(parlour: Parlour) -> None:
    open_one, running, finished = (
        await parlour.table(ANNA),
        await parlour.running(ANNA, BELA),
        await parlour.finished(ANNA, BELA),
    )
    await parlour.service.shown(running, 5, 6)
    await parlour.service.abandon(PLACE.channel_id)
    phases = [(await parlour.look(table_id)).table.phase for table_id in (open_one, running, finished)]
    assert phases == [Phase.CLOSED, Phase.CLOSED, Phase.FINISHED]
    assert (await parlour.look(running)).table.message_id is None
    assert [change.actor_id for change in parlour.changes[-2:]] == [None, None]
    await parlour.service.abandon(PLACE.channel_id)
    await parlour.service.abandon(1)


async def test_a_rematch_seats_everybody_one_further(parlour: Parlour) -> None:
    service = parlour.service
    running = await parlour.running(ANNA, BELA)
    await parlour.refuses(running, NotFinished, service.rematch(asks(running, ANNA)))
    former = await parlour.finished(ANNA, BELA, CLEO, seats=3, options={"bury": 2})
    await parlour.refuses(former, NotSeated, service.rematch(asks(former, STRANGER)))
    key = a_key()
    done = await service.rematch(At(former, BELA, GUILD, key))
    assert (await service.rematch(At(former, BELA, GUILD, key))).repeated
    look = await parlour.look(done.table_id)
    assert (look.table.phase, look.table.opener_id, look.table.seats_wanted) == (Phase.OPEN, BELA.id, 3)
    assert look.table.options == {"bury": 2, "windless": False}
    assert look.table.commitment != (await parlour.look(former)).table.commitment
    again = await service.rematch(asks(former, ANNA))
    assert again.table_id == done.table_id, "the second one who asks sits down at the same table"
    assert (await parlour.look(done.table_id, ANNA)).seat == 2, "the seat that was kept"
    await service.do(asks(done.table_id, CLEO), verbs.join())
    with pytest.raises(AlreadySeated):
        await service.rematch(asks(former, ANNA))
    await service.do(asks(done.table_id, ANNA), verbs.start())
    names = [seat.name for seat in (await parlour.look(done.table_id)).table.seats]
    assert names == ["Bela", "Cleo", "Anna"]


async def test_a_rematch_with_computers_and_strangers(parlour: Parlour) -> None:
    service = parlour.service
    former = await parlour.table(ANNA, BELA, computers=1, level="novice", seats=3)
    await service.do(asks(former, ANNA), verbs.start())
    await service.do(asks(former, BELA), verbs.resign())
    await service.do(asks(former, ANNA), verbs.resign())
    done = await service.rematch(asks(former, ANNA))
    seats = (await parlour.look(done.table_id)).table.seats
    assert [(seat.seat, seat.kind, seat.level) for seat in seats] == [
        (0, SeatKind.COMPUTER, "novice"),
        (2, SeatKind.PERSON, None),
    ]
    await parlour.refuses(done.table_id, Full, service.do(asks(done.table_id, DORA), verbs.join()))
    await parlour.later(KEPT)
    await service.do(asks(done.table_id, DORA), verbs.join())
    assert (await parlour.look(done.table_id, DORA)).seat == 1, "after ten minutes the last seat is anybody's"


async def test_rematches_count_as_tables(parlour: Parlour) -> None:
    former = await parlour.finished(ANNA, BELA)
    await parlour.store.settings.change_guild(GUILD, tables_per_guild=0)
    await parlour.refuses(former, TooManyTables, parlour.service.rematch(asks(former, ANNA)))


async def test_finished_is_finished(parlour: Parlour) -> None:
    former = await parlour.finished(ANNA, BELA)
    await parlour.refuses(former, Finished, parlour.service.do(asks(former, ANNA), verbs.leave()))
