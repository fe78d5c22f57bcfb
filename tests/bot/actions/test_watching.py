"""Watching: a private view of what is public, brought up to date while it is looked at; no card of anybody's hand."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.screens.hand import hand_screen
from bot.text import Words
from tests.bot.screens.looks import position
from tests.bot.screens.reading import read_out
from tests.harness.booth import ADA, CHLOE, Booth
from tests.harness.club import Club, ids, press, resign, running_table, said, sentence, table_of, to_act


async def test_whoever_watches_sees_the_game_go_on(club: Club) -> None:
    table = await running_table(club)
    watched = await press(club.chloe, table, "watch")
    assert watched.ephemeral
    assert "You are watching" in said(watched.response)
    assert verbs(watched.response) == {"watch", "log", "rules"}
    who = to_act(club, table)

    await press(who, (await press(who, table, "hand")).response, "pick")
    await club.env.advance_time(2)

    assert "What happened" in said(watched.response)
    assert "leads" in said(watched.response)
    assert "You are watching" in said((await club.chloe.slash(club.channel, "watch")).response)


async def test_watching_costs_a_table_no_more_calls_than_before(club: Club) -> None:
    table = await running_table(club)
    await press(club.chloe, table, "watch")
    for one in (club.ada, club.bruno):
        await press(one, table, "hand")
    for _ in range(6):
        await club.env.advance_time(2)
        who = to_act(club, table)
        hand = await who.slash(club.channel, "hand")
        before = calls(club)
        await press(who, hand.response, "pick")
        await club.env.advance_time(2)
        assert calls(club) - before <= 2


async def test_who_plays_sees_their_own_side_and_who_resigned_may_watch(club: Club) -> None:
    table = await running_table(club, seats=2)
    own = await press(club.bruno, table, "watch")
    assert "You are watching" not in said(own.response)
    assert "resign" in verbs(own.response)

    other = await club.ada.slash(club.channel, "table new", game="monster_tricks", seats=3, computers=1)
    await press(club.bruno, other.response, "join")
    await press(club.ada, other.response, "start")
    await resign(club.bruno, club.channel, table=table_of(other.response))
    ended = await press(club.bruno, other.response, "watch")
    assert "You are watching" in said(ended.response)


async def test_an_ended_game_shows_its_result_and_one_that_has_not_begun_nothing(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim")
    assert "nothing to watch" in sentence(
        await club.chloe.slash(club.channel, "watch", table=table_of(opened.response))
    )
    await press(club.bruno, opened.response, "join")
    await press(club.ada, opened.response, "start")
    watched = await press(club.chloe, opened.response, "watch")

    await resign(club.bruno, club.channel)
    await club.env.advance_time(3)

    assert "the result" in said(watched.response)


async def test_watching_shows_nobodys_cards(booth: Booth) -> None:
    table_id = await booth.table()
    watched, mine = [await booth.bot.service.look_inside(table_id, one) for one in (CHLOE, ADA)]
    assert watched.view.seat is None
    assert "You are watching" in read_out(hand_screen(watched, Words("en")))
    assert "You are watching" not in read_out(hand_screen(mine, Words("en"), detailed=True))


def test_another_world_looks_the_same_to_whoever_watches() -> None:
    found = position("claim", 2, 9, seed=2)
    view = found.state.view(0)
    other = position("claim", 2, 9, seed=2)
    other.state = found.state.game.imagine(view, Random(4))
    assert other.state.view(1) != found.state.view(1)
    assert hand_screen(found.look(None), Words("en")) == hand_screen(other.look(None), Words("en"))


def verbs(message: Any) -> set[str]:
    return {one.split(":")[1] for one in ids(message)}


def calls(club: Club) -> int:
    return len([one for one in club.env.http_requests if "/callback" not in one.path])
