"""Playing: what is proved of a play and in which order, old clicks, simultaneous questions, who sees what."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables import verbs
from bot.tables.errors import Closed, Finished, NoSuchTable, NotRunning, NotSeated, Refused, Stale, TableError
from bot.tables.model import At, ChangeKind, Done, Happening, Person
from persistence.rows import Phase
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, GUILD, STRANGER, Parlour, a_key, asks


async def test_a_play_moves_the_table_by_one_revision_and_is_told(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    revision, notation = await parlour.some_action(table_id, ANNA, Random(1))
    key = a_key()
    done = await parlour.service.do(At(table_id, ANNA, GUILD, key, revision), verbs.act(notation))
    assert done == Done(table_id, revision + 1)
    entry = (await parlour.store.log.entries(table_id))[-1]
    assert (entry.seq, entry.seat, entry.actor_id, entry.body, entry.interaction_id) == (
        revision + 1,
        0,
        ANNA.id,
        notation,
        key,
    )
    change = parlour.changes[-1]
    assert (change.kind, change.revision, change.actor_id) == (ChangeKind.PLAYED, revision + 1, ANNA.id)
    assert [seat.awaited for seat in (await parlour.store.tables.seats_at([table_id]))[table_id]] == [False, True]


async def test_the_same_interaction_plays_once(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    revision, notation = await parlour.some_action(table_id, ANNA, Random(1))
    key = a_key()
    done = await parlour.service.do(At(table_id, ANNA, GUILD, key, revision), verbs.act(notation))
    assert await parlour.service.do(At(table_id, ANNA, GUILD, key, revision), verbs.act(notation)) == Done(
        table_id, done.revision, repeated=True
    )
    await parlour.play(table_id, BELA, Random(1))
    parlour.service.drop_cache()
    assert await parlour.service.do(At(table_id, ANNA, GUILD, key, revision), verbs.act(notation)) == Done(
        table_id, done.revision + 1, repeated=True
    )
    assert len(await parlour.store.log.entries(table_id)) == done.revision + 1


async def test_an_interaction_that_had_its_effect_elsewhere_has_none_here(parlour: Parlour) -> None:
    key = a_key()
    here, there = await parlour.running(ANNA, BELA), await parlour.table(CLEO)
    await parlour.service.do(At(there, ANNA, GUILD, key), verbs.join())
    revision, notation = await parlour.some_action(here, ANNA, Random(1))
    assert await parlour.service.do(At(here, ANNA, GUILD, key, revision), verbs.act(notation)) == Done(
        there, 2, repeated=True
    )
    assert (await parlour.look(here)).table.revision == revision


async def test_in_a_simultaneous_phase_the_plays_of_others_do_not_make_my_question_old(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, CLEO)
    revision, notation = await parlour.some_action(table_id, CLEO, Random(1))
    await parlour.play(table_id, ANNA, Random(1))
    await parlour.play(table_id, BELA, Random(1))
    look = await parlour.look(table_id, CLEO)
    assert look.table.revision == revision + 2
    assert look.asked_at == revision
    await parlour.service.do(asks(table_id, CLEO, revision), verbs.act(notation))


async def test_an_old_click_is_refused(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    revision, notation = await parlour.some_action(table_id, ANNA, Random(1))
    service = parlour.service
    await service.do(asks(table_id, ANNA, revision), verbs.act(notation))
    await parlour.refuses(  # the second press of a double click, before anybody else moved
        table_id, Stale, service.do(asks(table_id, ANNA, revision), verbs.act(notation))
    )
    await parlour.play(table_id, BELA, Random(1))  # tricks begin
    (leader,) = await parlour.awaited(table_id)
    now, lead = await parlour.some_action(table_id, leader, Random(1))
    for old in (-1, 0, revision, now - 1, now + 1, 10**9):
        await parlour.refuses(table_id, Stale, service.do(asks(table_id, leader, old), verbs.act(lead)))
    await service.do(asks(table_id, leader, now), verbs.act(lead))


async def test_what_the_rules_refuse_says_why(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    revision, _ = await parlour.some_action(table_id, ANNA, Random(1))
    service = parlour.service
    for notation, reason in (
        ("fold", "engine-bad-notation"),
        ("bury S1 S2", "hilltops-not-now"),
        ("x" * 5_000, "engine-bad-notation"),
        ("", "engine-bad-notation"),
        ("lead S1 high", "hilltops-not"),
    ):
        error = await parlour.refuses(
            table_id,
            Refused,
            service.do(asks(table_id, ANNA, revision), verbs.act(notation)),
        )
        assert error.reason.key.startswith(reason.rpartition("-")[0])
    await parlour.play(table_id, ANNA, Random(1))
    now = (await parlour.look(table_id)).table.revision
    error = await parlour.refuses(table_id, Refused, service.do(asks(table_id, ANNA, now), verbs.act("bury S1")))
    assert error.reason.key == "engine-not-your-turn"


async def test_the_order_of_proof(parlour: Parlour) -> None:
    """Table and server, phase, seat, revision, turn, legality: the first that fails is the one that is named."""
    service = parlour.service
    table_id = await parlour.table(ANNA, BELA)

    async def named(error: type[TableError], who: Person, guild: int, revision: int) -> None:
        await parlour.refuses(
            table_id, error, service.do(At(table_id, who, guild, a_key(), revision), verbs.act("nonsense"))
        )

    await named(NoSuchTable, STRANGER, GUILD + 1, 99)
    await named(NotRunning, STRANGER, GUILD, 99)
    await service.do(asks(table_id, ANNA), verbs.start())
    await named(NoSuchTable, STRANGER, GUILD + 1, 99)
    await named(NotSeated, STRANGER, GUILD, 99)
    await named(Stale, ANNA, GUILD, 99)
    await parlour.play(table_id, ANNA, Random(1))
    await named(Stale, ANNA, GUILD, 3)
    error = await parlour.refuses(table_id, Refused, service.do(asks(table_id, ANNA, 4), verbs.act("nonsense")))
    assert error.reason.key == "engine-not-your-turn"
    error = await parlour.refuses(table_id, Refused, service.do(asks(table_id, BELA, 4), verbs.act("nonsense")))
    assert error.reason.key == "engine-bad-notation"
    await service.do(asks(table_id, BOSS), verbs.close())
    await named(NoSuchTable, STRANGER, GUILD + 1, 99)
    await named(Closed, STRANGER, GUILD, 99)


async def test_nothing_is_played_after_the_end(parlour: Parlour) -> None:
    table_id = await parlour.finished(ANNA, BELA)
    revision = (await parlour.look(table_id)).table.revision
    service = parlour.service
    await parlour.refuses(table_id, Finished, service.do(asks(table_id, ANNA, revision), verbs.act("climb S1")))
    await parlour.refuses(table_id, Finished, service.do(asks(table_id, ANNA), verbs.resign()))
    await parlour.refuses(table_id, Finished, service.do(asks(table_id, BOSS), verbs.kick(0)))
    await parlour.refuses(table_id, Finished, service.do(asks(table_id, BOSS), verbs.close()))


async def test_what_happened_since_my_last_action(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, options={"windless": True})
    started = (await parlour.look(table_id)).table.revision
    rng = Random(1)
    await parlour.play(table_id, ANNA, rng)
    look = await parlour.look(table_id, ANNA)
    assert [(one.revision, one.text.key) for one in look.since] == [(started + 1, "hilltops-you-buried")]
    assert "hilltops-you-buried" not in {one.text.key for one in (await parlour.look(table_id, BELA)).since}
    await parlour.play(table_id, BELA, rng)
    (leader,) = await parlour.awaited(table_id)
    await parlour.play(table_id, leader, rng)
    (follower,) = await parlour.awaited(table_id)
    await parlour.play(table_id, follower, rng)
    since = (await parlour.look(table_id, leader)).since
    assert [one.text.key for one in since] == ["hilltops-led", "hilltops-followed", "hilltops-won-trick"]
    since = (await parlour.look(table_id, follower)).since
    assert [one.text.key for one in since] == ["hilltops-followed", "hilltops-won-trick"]


async def test_nobody_sees_more_than_their_own_view(parlour: Parlour) -> None:
    """Every look is made of the viewer's own view; what only others may read is in no look and no history."""
    table_id = await parlour.running(ANNA, BELA, CLEO)
    rng = Random(3)
    while await parlour.awaited(table_id):
        for seat, who in enumerate((ANNA, BELA, CLEO)):
            look = await parlour.look(table_id, who)
            assert look.view is not None
            assert (look.seat, look.view.seat) == (seat, seat)
            buried = [one for one in look.since if one.text.key == "hilltops-you-buried"]
            assert all(one.revision == 7 - seat for one in buried), "only my own"
            history = await parlour.service.history(table_id, GUILD, who.id)
            assert sum(one.text.key == "hilltops-you-buried" for one in history) == (look.table.revision >= 7 - seat)
        for spectator in (STRANGER, None):
            look = await parlour.look(table_id, spectator)
            assert look.view is not None
            assert (look.seat, look.view.seat, look.view.legal, look.asked_at) == (None, None, (), None)
            assert all(one.text.key != "hilltops-you-buried" for one in look.since)
        assert (await parlour.look(table_id)).table.secret is None
        await parlour.play(table_id, (await parlour.awaited(table_id))[-1], rng)


async def test_history_in_pages(parlour: Parlour) -> None:
    table_id = await parlour.finished(ANNA, BELA)
    history = parlour.service.history
    whole = await history(table_id, GUILD, None)
    assert [one.text.key for one in whole[:3]] == ["table-log-joined", "table-log-joined", "table-log-started"]
    assert list(whole) == sorted(whole, key=lambda one: one.revision)
    pages: list[tuple[Happening, ...]] = []
    before = None
    while page := await history(table_id, GUILD, None, before, 4):
        pages.insert(0, page)
        before = page[0].revision
    assert [one for page in pages for one in page] == list(whole), "no page tears a revision apart"
    assert len(pages) > 1
    assert all(len(page) >= 4 for page in pages[1:])


@pytest.mark.parametrize("game", ["hilltops", "claim"])
async def test_any_game_is_played_to_its_end(parlour: Parlour, game: str) -> None:
    table_id = await parlour.running(ANNA, BELA, game=game)
    look = await parlour.play_on(table_id, Random(7))
    assert look.table.phase is Phase.FINISHED
    assert look.outcome is not None
    assert parlour.changes[-1].kind is ChangeKind.FINISHED
