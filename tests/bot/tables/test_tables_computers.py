"""Computer players: they move when their time comes, also after a restart, and nothing they do stops a table."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from bisect import bisect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.tables import verbs
from bot.tables.clocks import scheduler
from bot.tables.computers.players import LONGEST, NAMES, SHORTEST, USUAL_PAUSE, human_pause
from bot.tables.errors import Unavailable
from bot.tables.verbs.opening import SECRET_BYTES
from games import registry
from games.engine import AnyGame, View
from games.players import Strength, choose, seed_for
from games.players.search import More
from persistence.rows import EntryKind, Phase
from tests.bot.tables.parlour import ANNA, BELA, DORA, PLACE, Parlour, WallClock, asks, eventually
from tests.toy_game.actions import Bury
from tests.toy_game.game import GAME


async def a_show_match(parlour: Parlour, **wishes: Any) -> str:
    """A table at which only computers play."""
    table_id = await parlour.table(ANNA, computers=3, seat_opener=False, **wishes)
    await parlour.service.do(asks(table_id, ANNA), verbs.start())
    return table_id


async def wake_at(parlour: Parlour, table_id: str) -> int | None:
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    return row.wake_at


def numbered(name: bytes) -> Callable[[int], bytes]:
    """A source of entropy whose ids are always the same, and whose secrets are a name's own."""
    return lambda size: name * size if size == SECRET_BYTES else bytes(size)


@contextmanager
def installed(game: AnyGame) -> Iterator[None]:
    registry.add(game)
    yield
    registry.remove(game.key)


async def test_computers_play_to_the_end(parlour: Parlour) -> None:
    parlour.service.start_clock()
    table_id = await a_show_match(parlour, level="novice")
    await parlour.until(table_id, Phase.FINISHED)
    plays = [entry for entry in await parlour.store.log.entries(table_id) if entry.kind is EntryKind.PLAY]
    assert len(plays) == 3 + 2 * 3 + 3
    assert {entry.actor_id for entry in plays} == {None}
    assert {change.actor_id for change in parlour.changes[2:]} == {None}
    result = await parlour.store.results.find(table_id)
    assert result is not None
    assert not result.rated
    assert await parlour.store.tables.next_wake() is None


async def test_people_and_computers_take_turns(parlour: Parlour) -> None:
    parlour.service.start_clock()
    table_id = await parlour.running(ANNA, BELA, computers=2)
    look = await parlour.play_on(table_id, Random(3))
    assert look.table.phase is Phase.FINISHED
    for entry in await parlour.store.log.entries(table_id):
        if entry.kind is EntryKind.PLAY:
            assert (entry.actor_id is None) == (entry.seat in (1, 2))


async def test_without_a_clock_nobody_moves_by_themselves(parlour: Parlour) -> None:
    table_id = await a_show_match(parlour)
    await asyncio.sleep(0.01)
    assert (await parlour.look(table_id)).table.revision == 2


async def test_each_computer_thinks_for_a_while_of_its_own(url: str) -> None:
    parlour = await Parlour.open(url, pause=lambda _table, revision: 0.05 + revision / 1000)
    parlour.service.start_clock()
    table_id = await a_show_match(parlour)
    now = parlour.clock.now
    for revision in (2, 3, 4):
        assert (await parlour.look(table_id)).table.revision == revision, "one at a time"
        assert await wake_at(parlour, table_id) == now + 50 + revision
        now = parlour.clock.now = now + 50 + revision

        async def moved(seen: int = revision) -> bool:
            return (await parlour.look(table_id)).table.revision > seen

        await eventually(moved)
    await parlour.close()


async def test_what_others_do_meanwhile_does_not_put_a_computer_off(url: str) -> None:
    parlour = await Parlour.open(url, pause=lambda _table, _revision: 60.0)
    table_id = await parlour.running(ANNA, BELA, computers=1)
    due = await wake_at(parlour, table_id)
    assert due == parlour.clock.now + 60_000
    parlour.clock.now += 1_000
    await parlour.play(table_id, BELA, Random(1))
    assert await wake_at(parlour, table_id) == due
    parlour.service.drop_cache()
    await parlour.play(table_id, ANNA, Random(1))
    assert await wake_at(parlour, table_id) == due
    await parlour.close()


async def test_nobody_is_woken_for_people(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    assert await wake_at(parlour, table_id) is None
    table_id = await parlour.table(ANNA, computers=1)
    assert await wake_at(parlour, table_id) is None


def test_pauses_are_human() -> None:
    pauses = [human_pause(b"secret", revision) for revision in range(2000)]
    assert min(pauses) >= SHORTEST
    assert max(pauses) <= LONGEST
    assert abs(sum(pauses) / len(pauses) - USUAL_PAUSE) < 0.1
    assert max(pauses) > 2 * sum(pauses) / len(pauses), "as with people, some take much longer"
    assert len(set(pauses)) > 1900
    assert pauses == [human_pause(b"secret", revision) for revision in range(2000)]


async def test_no_observer_can_foretell_a_pause(fresh: Callable[[], str]) -> None:
    """Two tables with the same id and revisions share no pause: their secrets differ."""
    seen = []
    for name in (b"a", b"b"):
        parlour = await Parlour.open(fresh(), entropy=numbered(name), pause=human_pause)
        table_id = await a_show_match(parlour, level="novice")
        pauses = []
        while (at := await wake_at(parlour, table_id)) is not None:
            pauses.append(at - parlour.clock.now)
            parlour.clock.now = at
            revision = (await parlour.look(table_id)).table.revision
            parlour.service.start_clock()

            async def moved(parlour: Parlour = parlour, table_id: str = table_id, seen: int = revision) -> bool:
                return (await parlour.look(table_id)).table.revision > seen

            await eventually(moved)
            await parlour.service.stop_clock()
        seen.append((table_id, pauses))
        await parlour.close()
    assert seen[0][0] == seen[1][0], "the same id"
    assert len(seen[0][1]) == len(seen[1][1]) > 10, "the same revisions"
    assert all(one != other for one, other in zip(seen[0][1], seen[1][1], strict=True))


def test_a_pause_says_nothing_of_what_an_observer_can_work_out() -> None:
    """Sorted by any guess from table and revision, pauses of many secrets are spread alike."""
    pauses = {
        revision: sorted(human_pause(number.to_bytes(4, "big"), revision) for number in range(500))
        for revision in range(30)
    }
    everything = sorted(one for some in pauses.values() for one in some)
    for some in pauses.values():  # Kolmogorov and Smirnov: 1.95 / sqrt(500) at one in a thousand, and 30 are tried
        most = max(abs(at / 500 - bisect(everything, one) / len(everything)) for at, one in enumerate(some, start=1))
        assert most < 0.11


def test_there_are_names_for_every_table() -> None:
    assert len(set(NAMES)) == len(NAMES) >= max(game.seats[-1] for game in registry.all_games().values())


async def test_computers_move_on_after_a_restart(url: str) -> None:
    first = await Parlour.open(url, pause=lambda _table, _revision: 30.0)
    tables = [await a_show_match(first) for _ in range(3)]
    await first.close()
    second = await Parlour.open(url, first.clock)
    second.service.start_clock()
    await asyncio.sleep(0.02)
    assert [(await second.look(table_id)).table.revision for table_id in tables] == [2, 2, 2], "not before their time"
    await second.service.stop_clock()
    second.clock.now += 3_600_000
    second.service.start_clock()
    for table_id in tables:
        await second.until(table_id, Phase.FINISHED)
    await second.close()


async def test_the_same_decision_whenever_it_is_asked(tmp_path: Path, empty_database: Path) -> None:
    """A computer's choice depends on its view, the table and the revision, not on when or where it is asked."""
    logs = []
    for pause in (0.0, 0.001):
        file = shutil.copy(empty_database, tmp_path / f"{pause}.db")
        parlour = await Parlour.open(
            f"sqlite:///{file}",
            WallClock(),
            entropy=lambda count: bytes(range(count)),
            pause=lambda _table, _revision, pause=pause: pause,
        )
        parlour.service.start_clock()
        table_id = await a_show_match(parlour)
        await parlour.until(table_id, Phase.FINISHED)
        logs.append([entry.body for entry in await parlour.store.log.entries(table_id) if entry.kind is EntryKind.PLAY])
        await parlour.close()
    assert logs[0] == logs[1]


async def test_computers_see_views_only(parlour: Parlour) -> None:
    seen: list[object] = []

    def curious(view: View, rng: Random) -> Any:
        seen.append(view)
        return rng.choice(view.legal)

    with installed(replace(GAME, key="watched", computers={"casual": curious})):
        parlour.service.start_clock()
        table_id = await a_show_match(parlour, game="watched")
        await parlour.until(table_id, Phase.FINISHED)
    assert len(seen) == 12
    assert all(isinstance(view, View) and view.seat in view.to_act for view in seen)


async def test_what_computers_choose_cannot_be_computed_from_what_is_public(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table's id, its revision and its seats are public: the same ones must not mean the same choices."""
    seeds: list[int] = []

    def noted(game: AnyGame, view: View, strength: Strength, seed: int, more: More) -> object:
        seeds.append(seed)
        return choose(game, view, strength, seed, more)

    monkeypatch.setattr("bot.tables.computers.players.choose", noted)
    parlour.service.start_clock()
    table_id = await a_show_match(parlour)
    await parlour.until(table_id, Phase.FINISHED)
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    plays = [entry for entry in await parlour.store.log.entries(table_id) if entry.kind is EntryKind.PLAY]
    before = [sum(one.seat == entry.seat for one in plays[:at]) for at, entry in enumerate(plays)]
    places = [(table_id, count, one.seat) for count, one in zip(before, plays, strict=True) if one.seat is not None]
    assert seeds == [seed_for(row.secret, *place) for place in places]
    assert not set(seeds) & {seed_for(other, *place) for other in (b"", table_id.encode()) for place in places}


async def test_a_computer_that_fails_or_cheats_does_not_stop_the_table(parlour: Parlour) -> None:
    card = "D7"

    def broken(_view: View, _rng: Random) -> Any:
        raise LookupError(card)

    def cheat(_view: View, _rng: Random) -> Bury:
        return Bury((0, 1, 2))

    faulty = replace(GAME, key="faulty", computers={"novice": cheat, "casual": broken})
    with installed(faulty), capture_logs() as logged:
        parlour.service.start_clock()
        for level in ("casual", "novice"):
            table_id = await a_show_match(parlour, game="faulty", level=level)
            await parlour.until(table_id, Phase.FINISHED)
            errors = [line for line in logged if line["log_level"] == "error" and line["table"] == table_id]
            assert {line["event"] for line in errors} == {"computer failed"}
            assert len({line["incident"] for line in errors}) == 12
            assert not any("view" in line or "hand" in line or card in str(line) for line in errors)
            assert not any(line.get("exc_info") for line in errors), "an error's own words may hold a card"


@pytest.mark.logs("computer failed")
async def test_a_game_without_computers_still_finds_a_stand_in(parlour: Parlour) -> None:
    with installed(replace(GAME, key="lonely", computers={})):
        parlour.service.start_clock()
        table_id = await parlour.running(ANNA, BELA, DORA, game="lonely")
        await parlour.service.do(asks(table_id, BELA), verbs.resign())
        assert (await parlour.play_on(table_id, Random(1))).table.phase is Phase.FINISHED


async def test_trouble_with_the_store_makes_computers_wait(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "REST", 0.01)
    parlour = await Parlour.open(f"{url}?timeout=0.05")
    table_id = await a_show_match(parlour)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with capture_logs() as logged:
        parlour.service.start_clock()

        async def noticed() -> bool:
            return any(line["event"] == "table cannot go on" for line in logged)

        await eventually(noticed)
    assert (await parlour.look(table_id)).table.revision == 2
    other.close()
    await parlour.until(table_id, Phase.FINISHED)
    await parlour.close()


@pytest.mark.logs("game not installed")
async def test_a_table_that_cannot_go_on_does_not_hold_up_the_others(parlour: Parlour) -> None:
    passing = replace(GAME, key="passing")
    with installed(passing):
        lost = await a_show_match(parlour, game="passing")
    parlour.clock.now += 1
    found = await a_show_match(parlour)
    parlour.service.drop_cache()
    with capture_logs() as logged:
        parlour.service.start_clock()
        await parlour.until(found, Phase.FINISHED)
    assert [line["table"] for line in logged if line["event"] == "table cannot go on"] == [lost]
    with pytest.raises(Unavailable) as caught:
        await parlour.look(lost)
    assert caught.value.reason.key == "table-unavailable-game"
    assert {table.id for table in await parlour.service.listing.here(PLACE, list(Phase))} == {lost, found}
    with installed(passing):
        await parlour.service.stop_clock()
        parlour.service.start_clock()
        await parlour.until(lost, Phase.FINISHED)


async def test_a_wake_up_call_without_reason_is_taken_off_the_list(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    await parlour.wake(table_id, parlour.clock.now)
    parlour.service.start_clock()

    async def quiet() -> bool:
        return await parlour.store.tables.next_wake() is None

    await eventually(quiet)
    assert (await parlour.look(table_id)).table.revision == 3


async def test_computers_wait_for_the_write_of_another_process(parlour: Parlour) -> None:
    """Two clocks on one database: every move is made once."""
    other = await Parlour.open(parlour.url, parlour.clock)
    table_id = await a_show_match(parlour)
    for one in (parlour, other):
        one.service.start_clock()

    async def over() -> bool:
        row = await parlour.store.tables.find(table_id)
        return row is not None and row.phase is Phase.FINISHED

    await eventually(over)
    await other.close()
    log = await parlour.store.log.entries(table_id)
    assert [entry.seq for entry in log] == list(range(1, 15))


async def test_a_computer_that_another_process_has_moved_already_moves_no_more(parlour: Parlour) -> None:
    other = await Parlour.open(parlour.url, parlour.clock)
    table_id = await a_show_match(parlour)
    await other.look(table_id)
    await parlour.service._alarms.ring(table_id)
    await other.service._alarms.ring(table_id)  # decides from what it has seen, and finds that somebody was quicker
    assert [entry.seat for entry in await parlour.store.log.entries(table_id)] == [None, None, 0]
    assert other.changes == []
    await other.service._alarms.ring(table_id)
    assert [entry.seat for entry in await parlour.store.log.entries(table_id)] == [None, None, 0, 1]
    await other.close()
