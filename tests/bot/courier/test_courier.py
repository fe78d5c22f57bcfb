"""Messages the bot sends on its own account: few calls, the newest state, and nothing left undrawn by a crash."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import discord
import pytest

from bot import entrance
from bot.courier import Answer, Delivered, Pace, Pictures, messages
from bot.courier.wire import answers
from bot.courier.wire.channels import Channels
from bot.screens.parts import Screen
from bot.screens.table import table_screen
from bot.tables import verbs
from bot.tables.clocks.alarms import close_forgotten
from bot.tables.model import At, Look, Person
from bot.tables.service import wall_clock
from bot.text import Words
from tests.bot.tables.parlour import eventually
from tests.harness.answering import answer
from tests.harness.club import LONG, Club, id_of, ids, press, resign, running_table, said, table_of, to_act
from tests.harness.forging import Forged, forge

PLAYS = 8
RESTLESS = 6
"""Changes that come faster than a channel is drawn."""
HOUR = 3_600_000


def calls(club: Club) -> list[str]:
    """The calls made beside answers to interactions."""
    return [f"{one.method} {one.path}" for one in club.env.http_requests if "/callback" not in one.path]


async def test_a_play_costs_at_most_two_calls_beside_its_answer(club: Club) -> None:
    table = await running_table(club)
    hands = {one.id: (await press(one, table, "hand")).response for one in (club.ada, club.bruno)}
    choose = Random(3)
    counts: list[int] = []
    while len(counts) < PLAYS:
        await club.env.advance_time(2)
        movers = [one for one in (club.ada, club.bruno) if any(":pick:" in press_id for press_id in ids(hands[one.id]))]
        if not movers:  # the other hand is still to be refreshed
            continue
        mover = movers[0]
        before = len(calls(club))
        picks = [one for one in ids(hands[mover.id]) if ":pick:" in one]
        revision = (await club.bot.service.look_inside(table_of(table))).table.revision
        await mover.click(hands[mover.id], custom_id=choose.choice(picks))
        await club.env.advance_time(2)
        if (await club.bot.service.look_inside(table_of(table))).table.revision > revision:
            counts.append(len(calls(club)) - before)
    assert max(counts) == 2
    assert min(counts) >= 1


async def test_changes_that_come_fast_are_drawn_together_and_the_newest_wins(club: Club) -> None:
    first = (await club.ada.slash(club.channel, "table new", game="claim")).response
    other = (await club.ada.slash(club.channel, "table new", game="claim")).response
    join, leave = id_of(first, "join"), id_of(first, "leave")
    club.bot.courier._pace = Pace(gather=0.05, gap=0.3)
    before = len(calls(club))

    # Pressed on the wrong message, so that the answers do not draw the table.
    await forge(club.env, *[Forged(club.bruno, other, one) for one in [*[join, leave] * RESTLESS, join]])
    await club.env.advance_time(3)

    made = calls(club)[before:]
    assert made
    assert set(made) == {f"PATCH /channels/{club.channel.id}/messages/{first.id}"}
    assert len(made) <= 3, "one drawing a gap"
    seated = len((await club.bot.service.look_inside(table_of(first))).table.seats)
    assert f"{seated} of 2" in said(first)


async def test_what_a_crash_left_undrawn_is_drawn_at_the_start(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    hand = await press(mover, table, "hand")
    club.bot.service.listeners.clear()  # committed, and then the plug is pulled
    await press(mover, hand.response, "pick")
    await club.env.advance_time(2)
    assert to_act(club, table) is mover

    await club.restart()
    await club.env.advance_time(2)

    assert to_act(club, table) is not mover


async def test_a_result_that_a_crash_left_undrawn_is_drawn_at_the_start(club: Club) -> None:
    table = await running_table(club)
    club.bot.service.listeners.clear()
    bruno = Person(club.bruno.id, "Bruno")  # no answer shows him the result, as that would draw the table
    await club.bot.service.do(At(table_of(table), bruno, club.guild.id), verbs.resign())
    await club.env.advance_time(2)
    assert "the result" not in said(table)

    await club.restart()
    await club.env.advance_time(2)

    assert "the result" in said(table)


async def test_a_start_draws_nothing_that_was_drawn_long_ago(club: Club) -> None:
    await running_table(club)
    await club.bot.store.notes.put("last-alive", str(10**13))
    await club.restart()
    before = len(calls(club))
    await club.env.advance_time(2)
    assert len(calls(club)) == before


@pytest.mark.logs("drawing failed")
async def test_a_drawing_that_fails_holds_up_neither_its_neighbours_nor_its_next_one(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(club)
    other = (await club.ada.slash(club.channel, "table new", game="claim")).response
    mover = to_act(club, table)
    hand = (await press(mover, table, "hand")).response
    draw = table_screen

    def fails_once(look: Look, words: Words) -> Screen:
        if look.table.id == table_of(table):
            monkeypatch.setattr(messages, "table_screen", draw)
            raise ZeroDivisionError
        return draw(look, words)

    monkeypatch.setattr(messages, "table_screen", fails_once)
    await press(mover, hand, "pick")
    await forge(club.env, Forged(club.bruno, table, id_of(other, "join")))  # on the wrong message: the courier draws it
    await club.env.advance_time(2)
    assert "2 of 2" in said(other)

    follower = club.bruno if mover is club.ada else club.ada
    await answer(follower, (await press(follower, table, "hand")).response)
    await club.env.advance_time(2)
    assert "trick 2 of 13" in said(table)


@pytest.mark.parametrize("status", [500, 503])
async def test_a_table_that_could_not_be_drawn_is_drawn_later(club: Club, status: int) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    hand = await press(mover, table, "hand")
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=status, times=1)
    await press(mover, hand.response, "pick")
    await club.env.advance_time(1)
    await club.env.advance_time(LONG)

    assert to_act(club, table) is not mover


async def test_a_message_that_has_grown_old_is_posted_anew(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    hand = await press(mover, table, "hand")
    club.bot.courier._messages._clock = lambda: wall_clock() + HOUR
    await press(mover, (await press(mover, table, "hand")).response, "pick")
    await club.env.advance_time(3)

    info = (await club.bot.service.look_inside(table_of(hand.response))).table
    shown = [message.id for message in club.channel.history()]
    assert info.message_id != table.id
    assert info.message_id in shown
    assert table.id not in shown


async def test_open_hands_of_others_are_refreshed_and_show_what_happened(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    other = club.bruno if mover is club.ada else club.ada
    theirs = await press(other, table, "hand")
    mine = await press(mover, table, "hand")
    assert not any(":pick:" in one for one in ids(theirs.response))

    await mover.click(mine.response, custom_id=id_of(mine.response, "pick"))
    await club.env.advance_time(2)

    assert any(":pick:" in one for one in ids(theirs.response))
    assert "leads" in said(theirs.response)


def kinds(result: Any) -> set[str]:
    return {one.split(":")[1] for one in ids(result.response)}


async def test_a_hand_that_a_play_overtook_on_its_way_is_refreshed(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    other = club.bruno if mover is club.ada else club.ada
    await other.slash(club.channel, "settings me", ping="none")  # a call would bring the hand up to date
    answered: list[Any] = []
    with monkeypatch.context() as slow:
        slow.setattr(club.bot.courier, "answered", lambda *of_it: answered.append(of_it))
        late = await press(other, table, "hand")
    await press(mover, (await press(mover, table, "hand")).response, "pick")
    await club.env.advance_time(2)

    [of_it] = answered
    club.bot.courier.answered(*of_it)  # Discord has said only now that the hand is there

    async def refreshed() -> bool:
        return any(":pick:" in one for one in ids(late.response))

    await eventually(refreshed)


async def test_of_two_hands_of_one_person_the_newer_lives_and_the_older_says_so_once(club: Club) -> None:
    table = await running_table(club)
    older = (await press(club.ada, table, "hand")).response
    newer = (await press(club.ada, table, "hand")).response
    await club.env.advance_time(2)
    assert "This hand is open in another message." in said(older)
    assert "another message" not in said(newer)
    before = len(calls(club))
    await club.bruno.slash(club.channel, "table vote", what="pause")
    await club.env.advance_time(2)
    assert "proposes a pause" in said(newer)
    assert "proposes a pause" not in said(older)
    assert sum("@original" in one for one in calls(club)[before:]) == 1

    await press(club.ada, older, "hand")
    await club.env.advance_time(2)
    assert "proposes a pause" in said(older)
    assert "This hand is open in another message." in said(newer)


async def test_a_vote_and_a_pause_reach_the_open_hand_of_whoever_is_awaited(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    other = club.bruno if mover is club.ada else club.ada
    hand = (await press(mover, table, "hand")).response
    await other.slash(club.channel, "table vote", what="pause")
    await club.env.advance_time(2)
    assert "ballot" in [one.split(":")[1] for one in ids(hand)]
    await club.ada.slash(club.channel, "table pause")
    await club.env.advance_time(2)
    assert "The game was paused" in said(hand)


async def test_the_result_reaches_open_hands(club: Club) -> None:
    table = await running_table(club)
    theirs = await press(club.ada, table, "hand")
    await resign(club.bruno, club.channel)
    await club.env.advance_time(3)
    assert {"again", "log"} <= kinds(theirs)


async def test_a_forgotten_lobby_is_drawn_closed_and_one_that_a_down_time_made_late_with_its_last_hour(
    club: Club,
) -> None:
    first = (await club.ada.slash(club.channel, "table new", game="claim")).response
    other = (await club.ada.slash(club.channel, "table new", game="claim")).response
    await club.bot.store.tables.set_closing(table_of(first), wall_clock() - 1)
    await club.bot.store.tables.set_closing(table_of(other), wall_clock() - HOUR)
    club.bot.service.drop_cache()
    # simcord's timers keep another time than the clock
    await close_forgotten(club.bot.store, club.bot.service._ledger, wall_clock())
    closes_at = (await club.bot.service.look_inside(table_of(other))).table.closes_at
    assert closes_at is not None
    assert closes_at > wall_clock()

    async def drawn() -> bool:
        await club.env.advance_time(1)
        return "Nobody started the game" in said(first)

    await eventually(drawn)
    more = (await press(club.ada, other, "more")).response
    assert f"<t:{closes_at // 1000}:R>" in said(more)


async def test_a_new_table_has_one_message_however_late_the_word_of_it_comes(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.bot.courier._pace = Pace(gather=0, gap=0, answer=0)

    async def late(interaction: discord.Interaction, answer: Answer, pictures: Pictures) -> Delivered:
        delivered = await answers.give(interaction, answer, pictures)
        await asyncio.sleep(0.3)  # the message stands there; a change of the table is drawn meanwhile, or would be
        return delivered

    monkeypatch.setattr(entrance, "give", late)
    before = len(calls(club))
    table = (await club.ada.slash(club.channel, "table new", game="claim")).response
    await club.env.advance_time(2)
    assert calls(club)[before:] == []
    assert (await club.bot.service.look_inside(table_of(table))).table.message_id == table.id
    assert [message.id for message in club.channel.history()] == [table.id]


async def test_a_message_that_an_answer_overtook_is_taken_away_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await club.ada.slash(club.channel, "table new", game="claim")).response
    table_id = table_of(table)
    await club.bot.service.shown(table_id, None)
    post = Channels.post

    async def overtaken(self: Channels, *args: Any, **kwargs: Any) -> Any:
        posted = await post(self, *args, **kwargs)
        await club.bot.service.shown(table_id, table.id, wall_clock())
        return posted

    monkeypatch.setattr(Channels, "post", overtaken)
    club.bot.courier._messages.forget_all()
    await club.bot.courier.show(table_id)  # nobody knows of the message at the moment
    await press(club.bruno, table, "join")
    await club.env.advance_time(2)
    assert [message.id for message in club.channel.history()] == [table.id]
    assert "2 of 2" in said(table)


async def test_a_picture_that_a_message_shows_already_is_not_sent_again(club: Club) -> None:
    table = await running_table(club)

    async def drawn_again() -> list[int]:
        club.bot.courier._messages.forget_all()
        await club.bot.courier.show(table_of(table))
        [message] = [one for one in club.channel.history() if one.id == table.id]
        return [file.id for file in message.attachments]

    first = await drawn_again()  # what the answer to Start drew is not ours to know
    assert len(first) == 1
    assert await drawn_again() == first
    mover = to_act(club, table)
    await press(mover, (await press(mover, table, "hand")).response, "pick")
    after_a_play = await drawn_again()
    assert len(after_a_play) == 1
    assert after_a_play != first
    assert "trick 1 of 13" in said(table)


async def test_a_table_whose_picture_was_late_gets_it_with_one_more_call(club: Club) -> None:
    club.bot._pictures._patience = 0
    table = (await club.ada.slash(club.channel, "table new", game="claim")).response
    await press(club.bruno, table, "join")
    before = len(calls(club))
    await press(club.ada, table, "start")

    async def shown() -> bool:
        await club.env.advance_time(1)
        [message] = [one for one in club.channel.history() if one.id == table.id]
        return len(message.attachments) == 1

    await eventually(shown)
    edits = [one for one in calls(club)[before:] if str(table.id) in str(one)]
    assert len(edits) == 1


async def test_a_thread_that_a_fallen_process_could_not_use_is_used(club: Club) -> None:
    first = await club.bot.courier.open_thread(club.channel.id, "1 · Ada – Bruno")
    await club.restart()
    again = await club.bot.courier.open_thread(club.channel.id, "1 · Ada – Bruno")
    other = await club.bot.courier.open_thread(club.channel.id, "1 · Ada – Bruno")
    assert first == again
    assert other not in {None, first}
