"""What Discord refuses is answered all the same: plainly, then in one sentence; a deleted message holds nobody up."""

from __future__ import annotations

from typing import Any

import pytest

from bot.courier.channels import Channels
from bot.screens.drawing.message import Button, Paragraph, Row, Screen
from bot.screens.drawing.plain import plainly
from bot.text import Words
from tests.harness.club import Club, press, running_table, said, sentence, table_of

CALLBACK = "/interactions/*/*/callback"


@pytest.mark.parametrize("refusals", [1, 2])
async def test_an_answer_that_discord_refuses_is_given_more_plainly(club: Club, refusals: int) -> None:
    table = await running_table(club)
    club.env.inject_error("POST", CALLBACK, status=400, code=50035, times=refusals)
    answered = (await press(club.ada, table, "hand")).response
    if refusals == 1:
        assert "Claim" in said(answered)
    else:
        assert "Discord did not show the answer" in said(answered)


def test_a_plain_screen_has_words_for_every_tile() -> None:
    tile = "<:claim_goblin_7:123>"
    drawn = Screen((Paragraph(f"{tile} leads"), Row((Button("x", "", emoji=tile),))))
    for locale in ("en", "fr"):
        plain = plainly(drawn, Words(locale))
        assert "<:" not in plain.words()
        assert "7" in plain.words().splitlines()[0]
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
    assert "takes no messages" in sentence(await club.ada.slash(club.channel, "table move", channel=forum))
