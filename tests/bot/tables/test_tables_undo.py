"""Taking the own last play back: only until anybody else acted or anything became known; races; what stays of it."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.tables import verbs
from bot.tables.computers.players import asked, settled
from bot.tables.entries import Opening, Sitter, plays, step
from bot.tables.errors import Finished, NotRunning, NotSeated, NotUndone, Refused, Stale
from bot.tables.fold.live import LiveTable
from bot.tables.fold.results import record_of
from bot.tables.fold.taking import fold
from bot.tables.fold.taking import take as take_entry
from bot.tables.model import At, Done, Person
from bot.tables.verbs import Asked
from bot.tables.verbs.play import act_as_computer, why_no_undo
from games import registry
from games.claim.view import ClaimView
from games.engine import AnyState, commitment
from persistence.rows import Entry, EntryKind, Location, Phase, SeatKind, TableRow, TurnPace
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, GUILD, STRANGER, Parlour, a_key, asks
from tests.games.contract.cases import GAMES, brief


async def undo(parlour: Parlour, table_id: str, who: Person) -> Done:
    return await parlour.service.do(asks(table_id, who), verbs.undo())


async def refused(parlour: Parlour, table_id: str, who: Person, why: str) -> None:
    """Assert that the person cannot take anything back, for this reason, and that no button offers it."""
    assert not (await parlour.look(table_id, who)).may_undo
    error = await parlour.refuses(table_id, NotUndone, undo(parlour, table_id, who))
    assert error.reason.key == f"table-undo-{why}"


async def test_the_last_play_is_taken_back_by_a_further_entry(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, rated=False)
    before = await parlour.looks(table_id)
    await parlour.play(table_id, ANNA, Random(1))
    assert (await parlour.look(table_id, ANNA)).may_undo
    assert not (await parlour.look(table_id, BELA)).may_undo
    done = await undo(parlour, table_id, ANNA)
    *_, played, taken = await parlour.store.log.entries(table_id)
    assert (played.kind, taken.kind, taken.seat, taken.actor_id) == (EntryKind.PLAY, EntryKind.UNDO, 0, ANNA.id)
    assert taken.body == f'{{"revision":{played.seq}}}'
    after = await parlour.looks(table_id)
    assert [look.view for look in after] == [look.view for look in before]
    assert await parlour.awaited(table_id) == [ANNA, BELA]
    told = [one.text.key for one in await parlour.service.history(table_id, GUILD, ANNA.id)]
    assert told[-2:] == ["hilltops-you-buried", "table-log-undone"]
    parlour.service.drop_cache()
    assert await parlour.looks(table_id) == after
    assert done == Done(table_id, taken.seq)


async def test_the_same_interaction_takes_back_once(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, rated=False)
    await parlour.play(table_id, ANNA, Random(1))
    key = a_key()
    done = await parlour.service.do(At(table_id, ANNA, GUILD, key), verbs.undo())
    await parlour.play(table_id, ANNA, Random(2))
    again = await parlour.service.do(At(table_id, ANNA, GUILD, key), verbs.undo())
    assert again.repeated
    assert (await parlour.look(table_id)).table.revision == done.revision + 1


async def test_clicks_from_before_are_old_and_questions_of_others_are_not(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, rated=False)
    revision, notation = await parlour.some_action(table_id, ANNA, Random(1))
    theirs, burial = await parlour.some_action(table_id, CLEO, Random(1))
    await parlour.play(table_id, ANNA, Random(1))
    await undo(parlour, table_id, ANNA)
    for old in (revision, revision + 1):
        await parlour.refuses(table_id, Stale, parlour.service.do(asks(table_id, ANNA, old), verbs.act(notation)))
    await parlour.service.do(asks(table_id, CLEO, theirs), verbs.act(burial))
    await parlour.play(table_id, ANNA, Random(1))


async def test_nothing_is_taken_back_after_anybody_acted(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO, rated=False)
    await refused(parlour, table_id, ANNA, "nothing")
    await parlour.play(table_id, ANNA, Random(1))
    await parlour.play(table_id, BELA, Random(1))
    await refused(parlour, table_id, ANNA, "acted")
    await refused(parlour, table_id, CLEO, "nothing")
    await undo(parlour, table_id, BELA)
    await refused(parlour, table_id, BELA, "nothing")
    await refused(parlour, table_id, ANNA, "acted")
    await parlour.play(table_id, BELA, Random(1))
    await parlour.service.do(asks(table_id, CLEO), verbs.resign())
    await refused(parlour, table_id, BELA, "acted")


async def test_nothing_is_taken_back_that_revealed_something(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, game="claim", rated=False)
    (leader,), (follower,) = (
        await parlour.awaited(table_id),
        [who for who in (ANNA, BELA) if who not in await parlour.awaited(table_id)],
    )
    await parlour.play(table_id, leader, Random(1))
    view = (await parlour.look(table_id)).view
    assert isinstance(view, ClaimView)
    await parlour.play(table_id, follower, Random(1))  # the trick draws the blind card and turns up the next prize
    await refused(parlour, table_id, follower, "revealed")
    await refused(parlour, table_id, leader, "acted")


async def test_games_that_count_need_the_servers_leave(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    await parlour.play(table_id, ANNA, Random(1))
    await refused(parlour, table_id, ANNA, "rated")
    await parlour.store.settings.change_guild(GUILD, undo_rated=True)
    assert (await parlour.look(table_id, ANNA)).may_undo
    await undo(parlour, table_id, ANNA)
    await parlour.store.settings.change_guild(GUILD, undo_rated=False)
    with_computer = await parlour.running(ANNA, computers=1)
    await parlour.play(with_computer, ANNA, Random(1))
    await undo(parlour, with_computer, ANNA)


async def test_others_are_not_called_for_ever(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, rated=False)
    for _ in range(3):
        await parlour.play(table_id, ANNA, Random(1))
        await undo(parlour, table_id, ANNA)
    await parlour.play(table_id, ANNA, Random(1))
    await refused(parlour, table_id, ANNA, "often")
    await parlour.play(table_id, BELA, Random(1))
    (leader,) = await parlour.awaited(table_id)
    await parlour.play(table_id, leader, Random(1))
    await undo(parlour, table_id, leader)


async def test_the_order_of_proof(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, rated=False)
    await parlour.refuses(table_id, NotRunning, undo(parlour, table_id, ANNA))
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    for who in (STRANGER, BOSS):
        await parlour.refuses(table_id, NotSeated, undo(parlour, table_id, who))
    await parlour.play_on(table_id, Random(1))
    await parlour.refuses(table_id, Finished, undo(parlour, table_id, ANNA))


async def test_undo_against_the_next_play(parlour: Parlour) -> None:
    """The first request to be written wins; the other is refused and nothing is half done."""
    for undo_first in (True, False, None):
        table_id = await parlour.running(ANNA, BELA, game="claim", rated=False)
        (leader,) = await parlour.awaited(table_id)
        await parlour.play(table_id, leader, Random(1))
        (follower,) = await parlour.awaited(table_id)
        revision, notation = await parlour.some_action(table_id, follower, Random(1))
        take_back = undo(parlour, table_id, leader)
        answer = parlour.service.do(asks(table_id, follower, revision), verbs.act(notation))
        if undo_first is None:
            undone, played = await asyncio.gather(take_back, answer, return_exceptions=True)
        elif undo_first:
            undone = await take_back
            (played,) = await asyncio.gather(answer, return_exceptions=True)
        else:
            played = await answer
            (undone,) = await asyncio.gather(take_back, return_exceptions=True)
        assert (type(undone), type(played)) in ({(Done, Stale), (NotUndone, Done)})
        assert undo_first is None or isinstance(undone, Done) == undo_first
        assert (await parlour.look(table_id)).table.revision == revision + 1
        if isinstance(undone, Done):
            late = parlour.service.do(asks(table_id, follower, undone.revision), verbs.act(notation))
            error = await parlour.refuses(table_id, Refused, late)
            assert error.reason.key == "engine-not-your-turn"


async def test_a_computer_that_was_about_to_move_does_not(url: str) -> None:
    parlour = await Parlour.open(url, pause=lambda _table, _revision: 60.0)
    table_id = await parlour.running(ANNA, computers=1, game="claim", options={"first_leader": "seat0"})
    await parlour.play(table_id, ANNA, Random(1))
    live = (await parlour.service._ledger.read(table_id)).table
    notation = settled(asked(live, 1))
    await undo(parlour, table_id, ANNA)
    assert await parlour.store.tables.next_wake() is None
    now = (await parlour.service._ledger.read(table_id)).table
    with pytest.raises(Stale):
        act_as_computer(now, Asked(ANNA, seen=live.revision), 1, notation)
    await parlour.close()


async def test_a_record_holds_what_counts_and_replays(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, rated=False)
    rng = Random(3)
    undone = 0
    while (await parlour.look(table_id)).table.phase is Phase.RUNNING:
        who = rng.choice(await parlour.awaited(table_id))
        await parlour.play(table_id, who, rng)
        if rng.random() < 0.8 and (await parlour.look(table_id, who)).may_undo:
            await undo(parlour, table_id, who)
            undone += 1
    assert undone > 0
    entries = await parlour.store.log.entries(table_id)
    record = await parlour.service.record(table_id, GUILD)
    assert len(record.actions) == len(plays(entries)) == len([e for e in entries if e.kind is EntryKind.PLAY]) - undone
    state = record.replay(registry.game("hilltops"))
    result = await parlour.store.results.find(table_id)
    assert result is not None
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == tuple(row.place for row in result.rows)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_is_undone_leaves_no_trace_in_any_game(key: str) -> None:
    """Random games with random undos, as logs: the same positions as the plays that count, by replay from the start."""
    game, undone = GAMES[key], 0
    for seed in range(3):
        rng = Random(seed)
        table, entries = started(key, rng)
        while table.awaited and table.revision < 400:
            seat = rng.choice(table.awaited)
            looks = everything(table)
            action = rng.choice(table.running().legal_actions(seat))
            reveals = table.running().reveals(seat, action)
            take(table, entries, EntryKind.PLAY, seat, str(action))
            if not table.awaited:
                break
            why = why_no_undo(table, seat, seat + 1, rated_too=True)
            assert (why is not None and why.key == "table-undo-revealed") == reveals
            if why is None and rng.random() < 0.4:
                body = f'{{"revision":{table.revision}}}'
                take(table, entries, EntryKind.UNDO, seat, body)
                assert everything(table) == looks
                undone += 1
        again = fold(table.row, game, entries)
        assert everything(again) == everything(table)
        assert again.happened == table.happened
        if not table.awaited:
            replayed = record_of(table, entries).replay(game)
            assert [replayed.view(seat) for seat in (None, *table.sitters)] == everything(table)
    assert undone > 0


def started(key: str, rng: Random) -> tuple[LiveTable, list[Entry]]:
    """A table at which people play, and its log."""
    game = GAMES[key]
    seats = rng.choice([size for size in game.seats if size > 1])
    secret = rng.randbytes(32)
    row = TableRow(
        id="aaaaaaaa",
        location=Location(1, 2),
        game=key,
        rules_version=game.rules_version,
        options=brief(game).model_dump(mode="json"),
        seats=seats,
        opener_id=1,
        phase=Phase.OPEN,
        revision=0,
        commitment=commitment(secret),
        secret=secret,
        opened_at=0,
        changed_at=0,
    )
    people = {
        seat: Sitter(kind=SeatKind.PERSON, name=f"P{seat}", salt="word", user_id=seat + 1) for seat in range(seats)
    }
    table, entries = LiveTable(row, game), list[Entry]()
    take(table, entries, EntryKind.OPEN, None, step(EntryKind.OPEN, 1, body=Opening(seats=people)).body)
    take(table, entries, EntryKind.START, None, "")
    return table, entries


def take(table: LiveTable, entries: list[Entry], kind: EntryKind, seat: int | None, body: str) -> None:
    """Let an entry of the person at a seat happen."""
    actor = None if seat is None else seat + 1
    entry = Entry(seq=table.revision + 1, kind=kind, seat=seat, actor_id=actor, body=body, at=0)
    entries.append(entry)
    take_entry(table, entry)


def everything(table: LiveTable) -> list[object]:
    """The public view of the game and the view of every seat."""
    state: AnyState | None = table.state
    assert state is not None
    return [state.view(seat) for seat in (None, *table.sitters)]


async def test_a_clock_begins_anew_and_that_of_the_others_ends(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, game="claim", rated=False, pace=TurnPace.LIVE_60)
    (leader,) = await parlour.awaited(table_id)
    parlour.clock.now += 50_000
    await parlour.play(table_id, leader, Random(1))
    await undo(parlour, table_id, leader)
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    seat = 0 if leader == ANNA else 1
    assert {name: at for name, at in row.dues.items() if name.startswith("turn")} == {
        f"turn/{seat}": parlour.clock.now + 60_000
    }
