"""Short games, lobbies that count down, banks of time, and options that are one's own, in virtual time."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables import verbs
from bot.tables.errors import NotAllowed, NotSeated, Stale, TooFewSeats
from bot.tables.fold.options import form_options, is_short
from bot.tables.times import COUNTDOWN, GRACE, MINUTE, SECOND, SPANS
from games import registry
from persistence.rows import EntryKind, Phase, TurnPace
from tests.bot.tables.parlour import ANNA, BELA, CLEO, STRANGER, Parlour, asks

BANK = TurnPace.BANK_10
REAL = ("claim", "dwarf_king", "five_crowns", "kings_tricktakers", "monster_tricks")


# Short games.


@pytest.mark.parametrize("key", REAL)
async def test_every_game_has_a_short_form_that_the_log_keeps(parlour: Parlour, key: str) -> None:
    game = registry.game(key)
    seats = game.first_game.seats
    table_id = await parlour.table(ANNA, game=key, seats=seats, options=form_options(game, short=True))
    assert is_short(game, (await parlour.look(table_id)).table.options)
    await parlour.service.do(asks(table_id, ANNA), verbs.choose_form(short=False))
    whole = (await parlour.look(table_id)).table.options
    assert whole == {**whole, **form_options(game, short=False)}
    await parlour.service.do(asks(table_id, ANNA), verbs.choose_form(short=True))
    for _ in range(seats - 1):
        await parlour.service.do(asks(table_id, ANNA), verbs.add_computer("novice"))
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    look = await parlour.play_on_with_clock(table_id)
    assert look.outcome is not None
    chosen = [one for one in await parlour.store.log.entries(table_id) if one.kind is EntryKind.OPTIONS]
    assert len(chosen) == 2


async def test_one_persons_options_are_not_everybodys(parlour: Parlour) -> None:
    await parlour.table(ANNA, game="dwarf_king", options={"deals": 2})
    hers = await parlour.look(await parlour.table(ANNA, game="dwarf_king"))
    his = await parlour.look(await parlour.table(BELA, game="dwarf_king"))
    assert (hers.table.options["deals"], his.table.options["deals"]) == (2, 7)


# The countdown.


async def test_what_comes_due_while_nobody_can_be_reached_comes_afterwards(parlour: Parlour) -> None:
    lobby = await counting(parlour)
    table_id = await parlour.running(ANNA, BELA)
    heard: list[object] = []
    parlour.service.calling.append(lambda *told: heard.append(told))
    await parlour.service.call_later(table_id, ANNA.id, parlour.clock.now + SECOND)
    parlour.service.uptime.lost()
    await parlour.later(COUNTDOWN + SECOND)
    assert (await parlour.look(lobby)).table.phase is Phase.OPEN
    await parlour.service.uptime.found()
    for _ in range(30):
        await parlour.later(5 * SECOND)
        await parlour.service.uptime.alive()
    assert (await parlour.look(lobby)).table.phase is Phase.RUNNING
    assert heard


async def counting(parlour: Parlour) -> str:
    table_id = await parlour.table(ANNA, BELA, seats=3)
    await parlour.service.do(asks(table_id, ANNA), verbs.count_down())
    return table_id


async def test_a_lobby_counts_down_and_starts_with_those_who_sit_there(parlour: Parlour) -> None:
    table_id = await counting(parlour)
    assert (await parlour.look(table_id)).table.starts_at == parlour.clock.now + COUNTDOWN
    await parlour.service.do(asks(table_id, CLEO), verbs.join())
    await parlour.later(COUNTDOWN - SECOND)
    assert (await parlour.look(table_id)).table.phase is Phase.OPEN
    await parlour.later(SECOND)
    table = (await parlour.look(table_id)).table
    assert (table.phase, len(table.seats), table.starts_at) == (Phase.RUNNING, 3, None)


async def test_the_opener_stops_the_countdown_and_nobody_else(parlour: Parlour) -> None:
    table_id = await counting(parlour)
    await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, BELA), verbs.stop_counting()))
    await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, STRANGER), verbs.count_down()))
    await parlour.service.do(asks(table_id, ANNA), verbs.stop_counting())
    await parlour.refuses(table_id, Stale, parlour.service.do(asks(table_id, ANNA), verbs.stop_counting()))
    await parlour.later(2 * COUNTDOWN)
    assert (await parlour.look(table_id)).table.phase is Phase.OPEN


async def test_a_countdown_needs_enough_people_at_its_beginning_and_its_end(parlour: Parlour) -> None:
    alone = await parlour.table(ANNA, seats=3)
    await parlour.refuses(alone, TooFewSeats, parlour.service.do(asks(alone, ANNA), verbs.count_down()))
    table_id = await counting(parlour)
    await parlour.service.do(asks(table_id, BELA), verbs.leave())
    await parlour.later(COUNTDOWN)
    table = (await parlour.look(table_id)).table
    assert (table.phase, table.starts_at) == (Phase.OPEN, None)


async def test_a_countdown_survives_a_restart_and_counts_once(parlour: Parlour) -> None:
    table_id = await counting(parlour)
    await parlour.service.do(asks(table_id, ANNA), verbs.count_down())
    parlour.service.drop_cache()
    await parlour.later(COUNTDOWN)
    kinds = [one.kind for one in await parlour.store.log.entries(table_id)]
    assert kinds.count(EntryKind.START) == 1
    assert (await parlour.look(table_id)).table.phase is Phase.RUNNING


async def test_a_start_by_hand_ends_the_countdown(parlour: Parlour) -> None:
    table_id = await counting(parlour)
    await parlour.service.do(asks(table_id, BELA), verbs.start())
    await parlour.later(COUNTDOWN)
    kinds = [one.kind for one in await parlour.store.log.entries(table_id)]
    assert kinds.count(EntryKind.START) == 1


# The bank.


async def left(parlour: Parlour, table_id: str, seat: int) -> int:
    due_at = (await parlour.look(table_id)).table.seats[seat].due_at
    assert due_at is not None
    return due_at - parlour.clock.now


async def test_a_bank_is_for_all_turns_together(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=BANK)
    assert await left(parlour, table_id, 0) == SPANS[BANK]
    used = {0: 0, 1: 0}
    rng = Random(5)
    while (look := await parlour.look(table_id)).table.phase is Phase.RUNNING:
        seat = next(one.seat for one in look.table.seats if one.called is not None)
        before = {one.seat: one.due_at for one in look.table.seats if one.called is not None}
        parlour.clock.now += 30 * SECOND
        used[seat] += before[seat] is not None and 0
        await parlour.play(table_id, (ANNA, BELA)[seat], rng)
        after = await parlour.look(table_id)
        for one in after.table.seats:
            if one.called is not None and one.seat in before:
                assert one.seat == seat or one.due_at == before[one.seat], "others' clocks go on"
    parlour.service.drop_cache()
    live = (await parlour.service._ledger.read(table_id)).table
    assert all(0 < spent <= SPANS[BANK] for spent in live.spent.values())


async def test_an_empty_bank_leaves_a_short_turn_and_then_a_computer_plays(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=BANK)
    who = await parlour.waited_for(table_id)
    seat = (ANNA, BELA).index(who)
    parlour.clock.now += await left(parlour, table_id, seat) - SECOND
    await parlour.play(table_id, who, Random(1))
    again = False
    while not again:
        look = await parlour.look(table_id)
        called = [one.seat for one in look.table.seats if one.called is not None]
        again = seat in called
        if not again:
            await parlour.play(table_id, (ANNA, BELA)[called[0]], Random(2))
    assert await left(parlour, table_id, seat) <= GRACE
    await parlour.later(GRACE)
    assert EntryKind.TIMEOUT in [one.kind for one in await parlour.store.log.entries(table_id)]


async def test_a_pause_takes_nothing_from_a_bank(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, pace=BANK)
    who = await parlour.waited_for(table_id)
    seat = (ANNA, BELA).index(who)
    live = (await parlour.service._ledger.read(table_id)).table
    before = live.spent.get(seat, 0)
    manager = STRANGER.__class__(9, "Boss", manages=True)
    parlour.clock.now += MINUTE
    await parlour.service.do(asks(table_id, manager), verbs.pause())
    parlour.clock.now += 60 * MINUTE
    await parlour.service.do(asks(table_id, manager), verbs.resume())
    parlour.clock.now += MINUTE
    await parlour.play(table_id, who, Random(1))
    live = (await parlour.service._ledger.read(table_id)).table
    assert live.spent[seat] - before == 2 * MINUTE


async def test_people_who_do_not_sit_there_count_nothing_down(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA)
    with pytest.raises((NotAllowed, NotSeated)):
        await parlour.service.do(asks(table_id, STRANGER), verbs.count_down())
