"""Games that `/play` deals in private: no message shows them, so every way leads back, and nobody else knows of them."""

from __future__ import annotations

import discord
import pytest

from persistence.rows import Phase
from tests.harness.booth import ADA, Booth, found_ids, words


@pytest.fixture(autouse=True)
def everything_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the bot every permission in the channel."""
    monkeypatch.setattr("tests.harness.booth.MANAGE_GUILD", str(discord.Permissions.all().value))


async def dealt(booth: Booth, who: int = ADA, game: str = "claim") -> str:
    """Let somebody begin a game against computers in private, and return its table."""
    before = {table.id for table in await booth.bot.service.listing.of_person(who, tuple(Phase))}
    await booth.press(who, f"1:new:-:0:{game}", private=True)
    (table,) = [one for one in await booth.bot.service.listing.of_person(who, tuple(Phase)) if one.id not in before]
    return str(table.id)


async def test_giving_up_in_private_leads_to_the_result(booth: Booth) -> None:
    table_id = await dealt(booth)
    ended = await booth.press(ADA, f"1:resign:{table_id}:0:yes", private=True)
    assert f"1:again:{table_id}" in str(found_ids(ended))


async def test_every_look_back_at_a_private_game_has_a_way_to_its_result(booth: Booth) -> None:
    table_id = await dealt(booth)
    await booth.press(ADA, f"1:resign:{table_id}:0:yes", private=True)
    for what in ("score", "verify", "replay", "review", "log"):
        page = await booth.press(ADA, f"1:{what}:{table_id}:0:", private=True)
        (back,) = [one for one in found_ids(page) if one.startswith("1:hand:")]
        result = await booth.press(ADA, back, private=True)
        assert f"1:again:{table_id}" in str(found_ids(result)), what


async def test_a_public_result_stays_where_it_is(booth: Booth) -> None:
    table_id = await booth.table()
    ended = await booth.press(ADA, f"1:resign:{table_id}:0:yes", private=True)
    assert "the result" in words(ended)
    page = await booth.press(ADA, f"1:score:{table_id}:0:")
    assert not [one for one in found_ids(page) if one.startswith("1:hand:")]
