"""Challenges: one for a game, found again until they are told of; and who has seen a game's cards."""

from __future__ import annotations

from dataclasses import replace

from persistence.rows import NO_CHANNEL, Challenge, Import, Location
from persistence.store import Store
from tests.harness.stores import POSTGRESQL_LATER
from tests.persistence.samples import ANNA, BELA, OPENING, PLACE, a_table

pytestmark = POSTGRESQL_LATER
GAME = "aaaaaaaa"
ROW = Challenge(table_id=GAME, guild_id=PLACE.guild_id, channel_id=PLACE.channel_id, opened_at=5)


async def test_one_is_kept_for_a_game_until_it_is_told(store: Store) -> None:
    await store.log.open_table(a_table(GAME), [], OPENING)
    assert await store.challenges.find(GAME) is None
    await store.challenges.open(ROW)
    await store.challenges.open(replace(ROW, channel_id=1))
    assert await store.challenges.find(GAME) == ROW
    await store.challenges.stand(GAME, 7, 77)
    await store.challenges.saw(GAME, ANNA)
    await store.challenges.end(GAME, 9)
    await store.challenges.end(GAME, 10)
    assert await store.challenges.find(GAME) == replace(ROW, channel_id=7, message_id=77, over_at=9)
    assert not await store.challenges.has_seen(GAME, ANNA), "it does not matter any more"
    assert await store.challenges.untold() == [GAME]
    await store.challenges.told(GAME, 11)
    assert await store.challenges.untold() == []


async def test_who_has_seen_the_cards(store: Store) -> None:
    row = a_table(GAME)
    await store.log.open_table(row, [], OPENING)
    await store.challenges.saw(GAME, ANNA)
    await store.challenges.saw(GAME, ANNA)
    assert await store.challenges.has_seen(GAME, ANNA)
    assert not await store.challenges.has_seen(GAME, BELA)
    assert not await store.challenges.has_seen(GAME, None)
    friend = replace(row, id="bbbbbbbb", location=Location(row.location.guild_id, NO_CHANNEL), origin=f"{GAME} 0")
    await store.log.open_table(friend, [], OPENING)
    assert not await store.challenges.has_seen(GAME, BELA)
    assert await store.challenges.tables(GAME) == [friend.id]
    brought = Import(id="cccccccc", user_id=BELA, at=1, body=f'{{"commitment":"{row.commitment}"}}')
    await store.imports.add(brought, keep=5)
    assert await store.challenges.has_seen(GAME, BELA)
    assert not await store.challenges.has_seen(GAME, None)
    await store.log.open_table(replace(row, id="dddddddd", origin=f"{GAME} 0"), [], OPENING)
    assert await store.challenges.has_seen(GAME, None), "it is played on in a channel"


async def test_everybody_may_have_seen_it(store: Store) -> None:
    await store.log.open_table(a_table(GAME), [], OPENING)
    await store.challenges.saw(GAME, None)
    assert await store.challenges.has_seen(GAME, BELA)
