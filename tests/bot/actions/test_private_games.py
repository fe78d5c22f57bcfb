"""Games that `/play` deals in private: every look back leads to the result, and nobody else knows of them."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.actions.finding import NoTableHere
from bot.screens.table import Listing
from bot.tables import verbs
from bot.tables.errors import NotFinished, NotOpen, NotRunning, NotSeated
from bot.tables.model import At, Person
from persistence.rows import Phase
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth, found_ids, words


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


async def test_nobody_else_knows_of_a_private_game(booth: Booth) -> None:
    table_id = await dealt(booth)
    actions = booth.bot.actions
    for listing in Listing:
        assert table_id not in repr(await booth.press(BRUNO, f"1:list:-:0:{listing}/0", private=True))
    assert await actions.finder.lines_here(booth.request(BRUNO)) == []
    for what in ("watch", "hand", "log", "more", "join", "score"):
        said = words(await booth.press(BRUNO, f"1:{what}:{table_id}:0:", private=True))
        assert "no such table" in said, what
    with pytest.raises(NoTableHere):
        await actions.hands.watch(booth.request(BRUNO), None)
    assert table_id in repr(await booth.press(ADA, "1:list:-:0:server/0", private=True))
    await booth.press(ADA, f"1:resign:{table_id}:0:yes", private=True)
    assert await actions.finder.lines_finished(booth.request(BRUNO)) == []
    assert [one for _, one in await actions.finder.lines_finished(booth.request())] == [table_id]


async def test_managers_know_of_a_private_game_and_may_end_it(booth: Booth) -> None:
    table_id = await dealt(booth)
    booth.managers = [BRUNO]
    listed = await booth.press(BRUNO, "1:list:-:0:server/0", private=True)
    assert f"1:more:{table_id}" in str(found_ids(listed))
    assert f"1:watch:{table_id}" not in str(found_ids(listed))
    await booth.press(BRUNO, f"1:close:{table_id}:0:yes", private=True)
    assert (await booth.bot.service.look_inside(table_id)).table.phase is Phase.CLOSED


async def test_a_guest_watches_the_private_game_whose_hand_they_are_shown(booth: Booth) -> None:
    table_id, service, hands = await dealt(booth), booth.bot.service, booth.bot.actions.hands
    await service.do(At(table_id, booth.ada, GUILD), verbs.show_hand(Person(BRUNO, "Bruno")))
    assert (await hands.watch(booth.request(BRUNO), None)).hand_of[0] == table_id
    assert "showing you their hand" in words(await booth.press(BRUNO, f"1:watch:{table_id}:0:", private=True))
    with pytest.raises(NoTableHere):
        await hands.watch(booth.request(CHLOE), None)


async def test_a_private_game_is_not_the_channels(booth: Booth) -> None:
    private = await dealt(booth)
    await booth.press(ADA, f"1:resign:{private}:0:yes", private=True)
    hands, tables = booth.bot.actions.hands, booth.bot.actions.tables
    with pytest.raises(NoTableHere):
        await hands.rematch(booth.request(), None)
    with pytest.raises(NoTableHere):
        await tables.same_again(booth.request())
    public = await booth.table()
    with pytest.raises(NotFinished):
        await hands.rematch(booth.request(), None)
    await booth.bot.service.do(At(public, booth.ada, GUILD), verbs.resign())
    assert (await tables.former(booth.request(), None)).id == public


async def test_what_cannot_be_done_at_the_only_table_here_is_told_with_the_reason(booth: Booth) -> None:
    deeds = booth.bot.actions.deeds
    lobby = await booth.table(started=False)
    with pytest.raises(NotRunning):
        await deeds.resign(booth.request(), None)
    with pytest.raises(NotSeated):
        await deeds.resign(booth.request(CHLOE), None)
    for verb in (verbs.pause(), verbs.resume(), verbs.undo()):
        request = booth.request()
        with pytest.raises(NotRunning):
            await deeds.do(replace(request, who=replace(request.who, manages=True)), None, verb)
    await booth.bot.service.do(At(lobby, booth.ada, GUILD), verbs.start())
    for verb in (verbs.start(), verbs.join(), verbs.leave(), verbs.give_word("x")):
        with pytest.raises(NotOpen):
            await deeds.do(booth.request(), None, verb)
