"""Screens that Discord refuses are sent again plainly, then as one sentence; a deleted message holds nobody up."""

from __future__ import annotations

from typing import Any

import pytest

from bot import app
from bot.courier.wire.channels import Channels
from bot.screens.parts import Button, Paragraph, Row, Screen, plainly
from bot.text import Words
from tests.bot.screens.reading import read_out
from tests.harness.answering import answer
from tests.harness.club import Club, press, running_table, said, sentence, table_of, to_act

CALLBACK = "/interactions/*/*/callback"


@pytest.mark.parametrize("refusals", [1, 2])
async def test_an_answer_that_discord_refuses_is_given_more_plainly(club: Club, refusals: int) -> None:
    table = await running_table(club)
    club.env.inject_error("POST", CALLBACK, status=400, code=50035, times=refusals)
    answered = (await press(club.ada, table, "hand")).response
    if refusals == 1:
        assert "Details" in said(answered)
    else:
        assert "Discord did not show the answer" in said(answered)


def test_a_plain_screen_has_words_for_every_tile() -> None:
    tile = "<:Goblin_7:123>"
    drawn = Screen((Paragraph(f"{tile} leads"), Row((Button("x", "", emoji=tile),))))
    for emojis, sign in (({"claim_goblin_7": 123}, "👺 "), ({}, "")):  # known, and uploaded again since
        plain = plainly(drawn, Words("en", emojis=emojis))
        assert read_out(plain) == f"{sign}Goblin 7 leads\n[Goblin 7]"
        assert not plain.faults()


async def test_a_table_whose_message_was_deleted_comes_back_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(club)
    nonces: list[str | None] = []
    post = Channels.post

    async def noted(self: Channels, *args: Any, nonce: str | None = None, **more: Any) -> Any:
        nonces.append(nonce)
        return await post(self, *args, nonce=nonce, **more)

    monkeypatch.setattr(Channels, "post", noted)
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, times=1)
    club.bot.courier._messages.forget_all()
    await club.bot.courier.show(table_of(table))
    club.env.inject_error("POST", "/channels/*/messages", status=404, code=10008, times=1)
    await club.bot.courier.show(table_of(table))
    shown = (await club.bot.service.look_inside(table_of(table))).table.message_id
    assert shown not in {None, table.id}
    assert nonces[0] == f"{table_of(table)}-{table.id:x}"


async def test_a_table_does_not_move_to_a_forum(club: Club) -> None:
    await running_table(club)
    forum = club.guild.create_forum_channel("ideas")
    assert "does not take messages" in sentence(await club.ada.slash(club.channel, "table move", channel=forum))


def readings(club: Club) -> int:
    """How often the ids of the tiles were read."""
    return sum(one.method == "GET" and one.path.endswith("/emojis") for one in club.env.http_requests)


async def test_a_table_that_discord_refuses_is_drawn_plainly_and_the_tiles_are_read_again(club: Club) -> None:
    table = await running_table(club)
    mover, before = to_act(club, table), readings(club)
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035, times=1)
    await answer(mover, (await press(mover, table, "hand")).response)
    await club.env.advance_time(3)
    assert to_act(club, table) is not mover, "the table shows the play"
    assert readings(club) > before


async def test_a_call_that_discord_refuses_is_made_plainly(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    other = club.bruno if mover is club.ada else club.ada
    club.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=1)
    await answer(mover, (await press(mover, table, "hand")).response)
    await club.env.advance_time(3)
    assert any(f"{other.mention}, it is your turn" in said(one) for one in club.channel.history())


async def test_an_open_hand_that_discord_refuses_is_refreshed_plainly(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    other = club.bruno if mover is club.ada else club.ada
    theirs = (await press(other, table, "hand")).response
    mine = (await press(mover, table, "hand")).response
    club.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, times=1)
    before = said(theirs)
    await answer(mover, mine)
    await club.env.advance_time(3)
    assert said(theirs) != before
    assert not club.env.backend.faults or club.env.backend.faults[0]["times"] == 0


async def test_the_tiles_are_read_again_from_time_to_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "EMOJIS_EVERY", 1)
    before = readings(club)
    club.bot._heartbeat()
    await club.env.advance_time(3)
    assert readings(club) == before + 1
