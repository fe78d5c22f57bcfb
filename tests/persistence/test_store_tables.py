"""Finding tables: by channel, server, person, message and time."""

from __future__ import annotations

from persistence.rows import Location, Phase, Ping
from persistence.store import Store
from tests.persistence.samples import ANNA, BELA, CLEO, OPENING, PLACE, a_table, person

ELSEWHERE = Location(guild_id=PLACE.guild_id, channel_id=7)
ABROAD = Location(guild_id=9, channel_id=8)


async def test_tables_of_a_channel_the_latest_opened_first(store: Store) -> None:
    await store.log.open_table(a_table("older", opened_at=1), [], OPENING)
    await store.log.open_table(a_table("newer", opened_at=2, phase=Phase.RUNNING), [], OPENING)
    await store.log.open_table(a_table("ended", phase=Phase.FINISHED), [], OPENING)
    await store.log.open_table(a_table("there", location=ELSEWHERE), [], OPENING)
    assert [table.id for table in await store.tables.in_channel(PLACE)] == ["newer", "older"]
    assert [table.id for table in await store.tables.in_channel(PLACE, {Phase.FINISHED})] == ["ended"]
    assert await store.tables.in_channel(ABROAD) == []


async def test_tables_of_a_server_the_latest_changed_first(store: Store) -> None:
    for number in range(5):
        await store.log.open_table(a_table(f"table {number}", changed_at=number), [], OPENING)
    await store.log.open_table(a_table("closed", phase=Phase.CLOSED), [], OPENING)
    await store.log.open_table(a_table("abroad", location=ABROAD), [], OPENING)
    assert [table.id for table in await store.tables.of_guild(PLACE.guild_id, limit=3)] == [
        "table 4",
        "table 3",
        "table 2",
    ]
    assert [table.id for table in await store.tables.of_guild(PLACE.guild_id, {Phase.CLOSED})] == ["closed"]


async def test_tables_of_a_person(store: Store) -> None:
    await store.log.open_table(a_table("here", changed_at=1), [person(0, ANNA), person(1, BELA)], OPENING)
    await store.log.open_table(a_table("abroad", changed_at=2, location=ABROAD), [person(0, BELA)], OPENING)
    await store.log.open_table(a_table("ended", phase=Phase.FINISHED), [person(0, BELA)], OPENING)
    assert [table.id for table in await store.tables.of_person(BELA)] == ["abroad", "here"]
    assert [table.id for table in await store.tables.of_person(BELA, guild_id=PLACE.guild_id)] == ["here"]
    assert [table.id for table in await store.tables.of_person(BELA, {Phase.FINISHED})] == ["ended"]
    assert await store.tables.of_person(CLEO) == []


async def test_tables_that_wait_for_a_person_the_longest_waiting_first(store: Store) -> None:
    running = Phase.RUNNING
    await store.log.open_table(a_table("later", phase=running, changed_at=2), [person(0, ANNA, awaited=True)], OPENING)
    await store.log.open_table(a_table("first", phase=running, changed_at=1), [person(0, ANNA, awaited=True)], OPENING)
    await store.log.open_table(
        a_table("others", phase=running), [person(0, ANNA), person(1, BELA, awaited=True)], OPENING
    )
    await store.log.open_table(a_table("ended", phase=Phase.FINISHED), [person(0, ANNA, awaited=True)], OPENING)
    assert [table.id for table in await store.tables.awaiting(ANNA)] == ["first", "later"]


async def test_living_tables_that_changed_since_a_moment_the_oldest_change_first(store: Store) -> None:
    for table_id, changed_at, phase in (
        ("before", 9, Phase.RUNNING),
        ("later", 12, Phase.OPEN),
        ("at", 10, Phase.RUNNING),
        ("ended", 11, Phase.FINISHED),
        ("closed", 11, Phase.CLOSED),
    ):
        await store.log.open_table(a_table(table_id, changed_at=changed_at, phase=phase), [], OPENING)
    assert [table.id for table in await store.tables.changed_since(10)] == ["at", "later"]
    assert [table.id for table in await store.tables.changed_since(0, limit=2)] == ["before", "at"]
    assert [table.id for table in await store.tables.changed_since(11, phases={Phase.FINISHED, Phase.OPEN})] == [
        "ended",
        "later",
    ]
    assert await store.tables.changed_since(13) == []


async def test_open_and_running_tables_are_counted(store: Store) -> None:
    await store.log.open_table(a_table("one"), [], OPENING)
    await store.log.open_table(a_table("two", phase=Phase.RUNNING), [], OPENING)
    await store.log.open_table(a_table("three", opener_id=BELA), [], OPENING)
    await store.log.open_table(a_table("four", phase=Phase.CLOSED), [], OPENING)
    await store.log.open_table(a_table("five", location=ABROAD), [], OPENING)
    assert await store.tables.count_opened_by(ANNA, PLACE.guild_id) == 2
    assert await store.tables.count_opened_by(CLEO, PLACE.guild_id) == 0
    assert await store.tables.count_in_guild(PLACE.guild_id) == 3


async def test_the_scheduler_finds_what_is_due(store: Store) -> None:
    assert await store.tables.next_wake() is None
    for table_id, wake_at in (("late", 30), ("soon", 10), ("next", 20), ("never", None)):
        await store.log.open_table(a_table(table_id, wake_at=wake_at), [], OPENING)
    assert await store.tables.next_wake() == 10
    assert await store.tables.due(9) == []
    assert await store.tables.due(20) == ["soon", "next"]
    assert await store.tables.due(99, limit=1) == ["soon"]
    await store.tables.set_beside("soon", 1, dues={}, wake_at=None)
    assert await store.tables.set_beside("never", 1, dues={"turn/0": 5}, wake_at=5)
    assert not await store.tables.set_beside("next", 2, dues={}, wake_at=None)
    assert await store.tables.next_wake() == 5
    assert await store.tables.due(20) == ["never", "next"]


async def test_the_message_that_shows_a_table(store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    await store.messages.show("aaaaaaaa", 555, 1_760_000_000_500)
    assert await store.tables.find("aaaaaaaa") == a_table(message_id=555, message_at=1_760_000_000_500)
    await store.messages.show("aaaaaaaa", None, None)
    assert await store.tables.find("aaaaaaaa") == a_table()


async def test_pings_are_added_and_removed(store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    await store.log.open_table(a_table("other"), [], OPENING)
    second, first = Ping("aaaaaaaa", ANNA, 2, 602), Ping("aaaaaaaa", BELA, 2, 601)
    for ping in (second, first, Ping("other", ANNA, 2, 603)):
        await store.messages.add_ping(ping)
    assert await store.messages.pings("aaaaaaaa") == [first, second]
    await store.messages.remove_ping(first)
    await store.messages.remove_ping(first)
    assert await store.messages.pings("aaaaaaaa") == [second]


async def test_a_ping_that_is_posted_again_under_its_nonce_is_kept_once(store: Store) -> None:
    await store.log.open_table(a_table(), [], OPENING)
    ping = Ping("aaaaaaaa", ANNA, 2, 601)
    await store.messages.add_ping(ping)
    await store.messages.add_ping(ping)
    assert await store.messages.pings("aaaaaaaa") == [ping]


async def test_a_channel_that_is_gone_takes_its_messages_along(store: Store) -> None:
    await store.log.open_table(a_table("open", message_id=555, message_at=1), [], OPENING)
    await store.log.open_table(a_table("ended", phase=Phase.FINISHED, message_id=556, message_at=1), [], OPENING)
    await store.log.open_table(a_table("there", location=ELSEWHERE, message_id=557, message_at=1), [], OPENING)
    await store.messages.add_ping(Ping("open", ANNA, PLACE.channel_id, 601))
    await store.messages.add_ping(Ping("there", ANNA, ELSEWHERE.channel_id, 602))
    assert len(await store.messages.pings("open")) == 1
    assert await store.messages.channel_gone(PLACE.channel_id) == ["open"]
    kept = [await store.tables.find(table_id) for table_id in ("open", "ended", "there")]
    assert [table and (table.message_id, table.message_at) for table in kept] == [(None, None), (None, None), (557, 1)]
    assert await store.messages.pings("open") == []
    assert len(await store.messages.pings("there")) == 1
    assert await store.people.make_nobody_at("there", ANNA, -1, lambda body: body)
    assert await store.messages.pings("there") == []
