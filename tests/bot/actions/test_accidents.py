"""Slips of the hand that must have no effect: playing a second card, giving a game up, opening four threads."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.model import Look
from bot.throttle import LastPlays
from persistence.rows import Phase
from tests.harness.booth import ADA, BRUNO, GUILD, Booth, found_ids, playable, words
from tests.harness.club import Club, id_of, press, running_table, said, sentence, table_of
from tests.harness.forging import type_command


class Clock:
    """A clock that is moved by hand."""

    now = 50.0

    def __call__(self) -> float:
        return self.now


async def revision(booth: Booth, table_id: str) -> int:
    look: Look = await booth.bot.service.look_inside(table_id)
    return look.table.revision


async def play_until_twice(booth: Booth, table_id: str, clock: Clock) -> tuple[int, Any]:
    """Play until somebody who has just played is to play again; return who, and the hand drawn by their last click."""
    while True:
        for who in (ADA, BRUNO):
            look = await booth.bot.service.look_inside(table_id, who)
            if look.asked_at is None:
                continue
            clock.now += 1
            hand = await booth.press(who, f"1:hand:{table_id}:1:", private=True)
            card = playable(hand)[0]
            after = await booth.press(who, card, private=True)
            if playable(after):
                return who, after


async def test_a_play_right_behind_the_last_one_is_asked_again(booth: Booth) -> None:
    clock = Clock()
    booth.bot.actions.hands._last_plays = LastPlays(0.7, clock)
    table_id = await booth.table()
    who, hand = await play_until_twice(booth, table_id, clock)
    before = await revision(booth, table_id)
    card = playable(hand)[0]

    clock.now += 0.69
    asked = await booth.press(who, card, private=True)
    assert asked["type"] == 7
    assert "right after your last" in words(asked)
    assert await revision(booth, table_id) == before
    (yes,) = [one for one in found_ids(asked) if ":play:" in one]
    once_more = await booth.press(who, yes, private=True)
    assert "right after your last" in words(once_more), "a third click is one of the same series"
    assert await revision(booth, table_id) == before

    clock.now += 0.02
    await booth.press(who, yes, private=True)
    assert await revision(booth, table_id) == before + 1


async def test_a_play_at_another_table_is_no_second_click(booth: Booth) -> None:
    booth.bot.actions.hands._last_plays = LastPlays(0.7, Clock())
    for table_id in (await booth.table(), await booth.table()):
        before = await revision(booth, table_id)
        for who in (ADA, BRUNO):
            if (await booth.bot.service.look(table_id, GUILD, who)).asked_at is not None:
                hand = await booth.press(who, f"1:hand:{table_id}:1:", private=True)
                await booth.press(who, playable(hand)[0], private=True)
                break
        assert await revision(booth, table_id) == before + 1


def test_plays_are_remembered_for_as_many_people_as_clicks() -> None:
    plays = LastPlays(0.7, Clock())
    for user_id in range(10_002):
        plays.note(user_id, "aaaaaaaa")
    assert not plays.too_close(0, "aaaaaaaa")
    assert plays.too_close(10_001, "aaaaaaaa")


async def test_nobody_resigns_without_being_asked(club: Club) -> None:
    table = await running_table(club)
    asked = await club.bruno.slash(club.channel, "table resign")
    assert asked.ephemeral
    assert (await club.bot.service.look_inside(table_of(table))).table.phase is Phase.RUNNING
    back = await press(club.bruno, asked.response, "hand")
    details = await club.bruno.click(back.response, custom_id=f"1:hand:{table_of(table)}:3:details")
    hand = await press(club.bruno, details.response, "resign")  # the way out is behind the hand, too
    assert (await club.bot.service.look_inside(table_of(table))).table.phase is Phase.RUNNING
    given_up = await club.bruno.click(hand.response, custom_id=id_of(hand.response, "resign"))
    assert "resigned" in said(given_up.response)
    assert (await club.bot.service.look_inside(table_of(table))).table.phase is Phase.FINISHED


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_first_of_the_tables_commands_harms_nobody(club: Club, locale: str) -> None:
    (found,) = [
        one
        for one in club.env.backend.visible_commands(user_id=club.ada.id, channel_id=club.channel.id)
        if one["name"] == "table"
    ]
    named = [one["name"] if locale == "en" else one["name_localizations"][locale] for one in found["options"]]
    grave = {"resign", "close", "kick", "leave"}
    assert found["options"][0]["name"] == "new", "the order of those who keep ours"
    first = min(range(len(named)), key=named.__getitem__)
    assert found["options"][first]["name"] not in grave, "the order of those who sort by name"


async def test_a_thread_that_is_asked_for_four_times_at_once_is_opened_once(club: Club) -> None:
    answer = await type_command(club, club.ada, "table", "new", times=4, game="claim", thread=True)
    await club.env.settle()

    (thread,) = club.channel.threads
    (table,) = await club.bot.service.listing.of_guild(club.guild.id)
    assert table.location.channel_id == thread.id
    assert len(thread.history()) == 1
    assert f"<#{thread.id}>" in sentence(answer)


async def test_a_finished_table_is_not_one_of_several(club: Club) -> None:
    finished = await running_table(club)
    asked = await club.bruno.slash(club.channel, "table resign")
    await press(club.bruno, asked.response, "resign")
    over = table_of(finished)
    living = table_of((await club.ada.slash(club.channel, "table new", game="claim")).response)
    await club.env.advance_time(2)

    shown = await club.ada.slash(club.channel, "table show")
    assert table_of(shown.response) == living
    await club.ada.slash(club.channel, "table close", sure=True)
    await club.env.advance_time(2)
    shown = await club.ada.slash(club.channel, "table show")
    assert table_of(shown.response) == over
