"""Company at a table, at the doors that people use: invitations, private tables, block lists, the same again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.actions.tables import MOST_INVITATIONS, MOST_OPENED, TooSoon
from bot.clicks import Verb, read
from bot.screens.parts import Row
from bot.screens.settings import MOST_BLOCKED
from bot.tables import verbs
from bot.tables.errors import NotAllowed
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest
from games.engine import Text, text
from persistence.rows import BlockedPerson
from tests.bot.screens.reading import read_out
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, MESSAGE, PLACE, Booth, found_ids, words
from tests.harness.club import Club, said


async def private_lobby(booth: Booth) -> str:
    """A private table that Ada has opened, at which a seat is kept for Bruno."""
    service = booth.bot.service
    done = await service.open(OpenRequest(location=PLACE, game="claim", private=True), booth.ada, None)
    await service.shown(done.table_id, MESSAGE, 0)
    await service.do(At(done.table_id, booth.ada, GUILD), verbs.invite(Person(BRUNO, "Bruno")))
    return str(done.table_id)


async def test_only_the_invited_press_join_at_a_private_table(booth: Booth) -> None:
    table = await private_lobby(booth)
    assert "only invited people" in words(await booth.press(CHLOE, f"1:join:{table}:2:"))
    drawn = words(await booth.press(BRUNO, f"1:join:{table}:2:"))
    assert "🔒 Private" in drawn
    assert f"<@{BRUNO}>" in drawn


async def test_an_invitation_is_declined_by_its_button_and_from_more(booth: Booth) -> None:
    table = await private_lobby(booth)
    more = await booth.press(BRUNO, f"1:more:{table}:2:", private=True)
    (decline,) = [one for one in found_ids(more) if ":decline:" in one]
    assert "gave the seat back" in words(await booth.press(BRUNO, decline))
    assert "No seat is kept for you" in words(await booth.press(BRUNO, decline))
    assert "cannot be invited" not in words(await booth.press(BRUNO, f"1:join:{table}:4:"))
    look = await booth.bot.service.look_inside(table)
    assert [seat.user_id for seat in look.table.seats] == [ADA, BRUNO], "who changes their mind may come"


async def test_an_invitation_is_taken_back_from_more(booth: Booth) -> None:
    table = await private_lobby(booth)
    more = await booth.press(ADA, f"1:more:{table}:2:", private=True)
    (free,) = [one for one in found_ids(more) if ":kick:" in one]
    assert "Free seat 2: Bruno" in words(more)
    assert "Seat 2 is free" in words(await booth.press(ADA, free, private=True))
    assert "only invited people" in words(await booth.press(BRUNO, f"1:join:{table}:3:"))


async def test_a_block_list_is_kept_shown_and_lifted(booth: Booth) -> None:
    blocks = booth.bot.actions.blocks
    screen = (await blocks.block(booth.request(), Person(BRUNO, "Bruno **"))).screen
    assert "Bruno \\*\\* can no longer sit down" in read_out(screen)
    table = await booth.table(seats=1, started=False, game="five_crowns")
    refused = await booth.press(BRUNO, f"1:join:{table}:1:")
    assert "not open to you" in words(refused)
    assert "Ada" not in words(refused)
    assert str(ADA) not in words(refused)
    lifted = await booth.press(ADA, "1:unblock:-:0:", values=[str(BRUNO)], private=True)
    assert "Nobody." in words(lifted)
    assert "not open to you" not in words(await booth.press(BRUNO, f"1:join:{table}:1:"))


async def test_a_bot_is_not_blocked_and_nobody_unblocked_who_was_not(booth: Booth) -> None:
    blocks = booth.bot.actions.blocks
    with pytest.raises(NotAllowed) as refused:
        await blocks.block(booth.request(), Person(99, "Robot"), bot=True)
    assert refused.value.reason.key == "block-bot"
    assert "was not blocked" in read_out((await blocks.unblock(booth.request(), BRUNO)).screen)
    await blocks.block(booth.request(), Person(BRUNO, "Bruno"))
    assert "can come to your tables again" in read_out((await blocks.unblock(booth.request(), BRUNO)).screen)


async def test_a_block_list_has_its_limits_and_says_so(booth: Booth) -> None:
    blocks = booth.bot.actions.blocks
    for number in range(MOST_BLOCKED):
        await booth.bot.store.blocks.add(BlockedPerson(ADA, 1000 + number, "*" * 32))
    assert (await blocks.show(booth.request())).screen.faults() == []
    await blocks.block(booth.request(), Person(1000, "under another name"))
    for who, key in ((BRUNO, "block-full"), (ADA, "block-yourself")):
        with pytest.raises(NotAllowed) as refused:
            await blocks.block(booth.request(), Person(who, "x"))
        assert refused.value.reason.key == key
    for forged in ("", "x", "-1", "²", "9" * 30):
        assert "no longer works" in words(await booth.press(ADA, "1:unblock:-:0:", values=[forged], private=True))


def clicks(screen: Any) -> set[Verb]:
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    return {click.verb for row in rows for button in row.buttons if (click := read(button.id)) is not None}


async def test_the_same_again_opens_what_was_opened_here_last(booth: Booth) -> None:
    assert "No table has been opened" in words(await booth.press(BRUNO, "1:same:-:0:"))
    welcome = booth.bot.actions.reading.welcome
    assert Verb.AGAIN not in clicks((await welcome(booth.request(ADA))).screen)
    await booth.table(seats=2)
    assert Verb.AGAIN in clicks((await welcome(booth.request(ADA))).screen)
    answer = await booth.bot.actions.tables.same_again(booth.request(BRUNO))
    assert "Claim. 1 of 2 seats taken" in read_out(answer.screen)
    assert f"<@{BRUNO}>" in read_out(answer.screen)


async def test_a_rematch_is_refused_to_others_with_a_table_for_everybody(booth: Booth) -> None:
    table = await booth.table()
    await booth.bot.service.do(At(table, booth.ada, GUILD), verbs.resign())
    refused = await booth.press(CHLOE, f"1:again:{table}:9:")
    assert "for those who played here" in words(refused)
    (again,) = found_ids(refused)
    assert again.startswith(f"1:same:{table}:")
    await booth.table(game="dwarf_king", seats=3)
    answer = await booth.bot.actions.tables.same_again(booth.request(CHLOE), table)
    assert "Claim. 1 of" in read_out(answer.screen), "like the one that was meant, not the latest here"


async def test_an_invitation_is_declined_though_there_are_several_tables_here(club: Club) -> None:
    for _ in range(2):
        await club.ada.slash(club.channel, "table new", game="claim")
    first, second = await club.bot.service.listing.of_guild(int(club.guild.id))
    await club.ada.slash(club.channel, "table invite", person=club.bruno, table=second.id)
    declined = await club.bruno.slash(club.channel, "table decline")
    assert "gave the seat back" in said(declined.response)
    for table in (first, second):
        assert (await club.bot.service.look_inside(table.id)).table.kept == ()


async def test_the_commands_open_privately_invite_and_open_the_same_again(club: Club) -> None:
    await club.ada.slash(club.channel, "table new", game="claim", private=True)
    (table,) = await club.bot.service.listing.of_guild(int(club.guild.id))
    assert table.private
    await club.ada.slash(club.channel, "table invite", person=club.bruno)
    (kept,) = (await club.bot.service.look_inside(table.id)).table.kept
    assert kept.user_id == int(club.bruno.id)
    declined = await club.bruno.slash(club.channel, "table decline")
    assert "gave the seat back" in said(declined.response)
    await club.ada.slash(club.channel, "table close", sure=True)
    await club.bruno.slash(club.channel, "table again")
    (again,) = await club.bot.service.listing.of_guild(int(club.guild.id))
    assert (again.private, again.opener_id) == (True, int(club.bruno.id))
    blocked = await club.ada.slash(club.channel, "block", person=club.bruno)
    assert "can no longer sit down" in said(blocked.response)
    assert "Nobody." in said((await club.ada.slash(club.channel, "unblock", person=club.bruno)).response)


async def test_invitations_come_to_an_end_for_a_while(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, service = booth.bot.actions.tables, booth.bot.service
    now = [1_790_000_000_000]
    monkeypatch.setattr(tables, "_clock", lambda: now[0])

    async def invites() -> Text | None:
        """Open a table, invite somebody there and close it again; return why not."""
        done = await service.open(OpenRequest(location=PLACE, game="claim"), booth.ada, None)
        request = booth.request()
        try:
            for _ in range(2):  # the same click twice is one invitation
                await tables.invite(request, Person(CHLOE, "Chloe"), done.table_id)
        except TooSoon as error:
            return error.reason
        finally:
            await service.do(At(done.table_id, Person(ADA, "Ada", manages=True), GUILD), verbs.close())
        return None

    later = text("table-invited-often", when=str(now[0] // 1000 + 120))
    assert [await invites() for _ in range(MOST_INVITATIONS + 2)] == [None] * MOST_INVITATIONS + [later] * 2
    now[0] += 120_000
    assert await invites() is None
    assert await invites() is not None


async def test_what_is_refused_is_no_invitation(booth: Booth) -> None:
    tables = booth.bot.actions.tables
    table = await booth.table(started=False)
    for _ in range(2 * MOST_INVITATIONS):
        with pytest.raises(NotAllowed):
            await tables.invite(booth.request(), Person(ADA, "Ada"), table)
    assert tables._invited.wait(ADA) == 0


async def test_opening_and_closing_comes_to_an_end_for_a_while(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, service = booth.bot.actions.tables, booth.bot.service
    now = [1_790_000_000_000]
    monkeypatch.setattr(tables, "_clock", lambda: now[0])

    async def opens() -> Text | None:
        """Open a table and close it again; return why not."""
        try:
            answer = await tables.new(booth.request(), OpenRequest(location=PLACE, game="claim"))
        except TooSoon as error:
            return error.reason
        await service.do(At(answer.table[0], Person(ADA, "Ada", manages=True), GUILD), verbs.close())
        return None

    later = text("table-opened-often", when=str(now[0] // 1000 + 60))
    assert [await opens() for _ in range(MOST_OPENED + 2)] == [None] * MOST_OPENED + [later] * 2
    assert await booth.press(BRUNO, "1:new:-:0:claim") is not None, "others open theirs"
    with pytest.raises(TooSoon):
        await tables.rematch(booth.request(), await booth.table())
    now[0] += 60_000
    assert await opens() is None
    assert await opens() is not None
