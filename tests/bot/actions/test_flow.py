"""Tables of Claim through the bot's front door: from the command to the result, over restarts, in two languages."""

from __future__ import annotations

from random import Random

import pytest

from persistence.rows import Phase
from tests.harness.club import Club, id_of, ids, press, running_table, said, to_act


async def test_a_table_opens_in_public_and_counts_its_seats(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim")

    assert not opened.ephemeral
    assert "1 of 2" in said(opened.response)
    await press(club.bruno, opened.response, "join")
    assert "2 of 2" in said(opened.response)


async def test_hands_are_private_and_public_messages_hold_no_card_of_them(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    hand = await press(who, table, "hand")

    assert hand.ephemeral
    cards = {one.rsplit(":", 1)[1] for one in ids(hand.response) if ":pick:" in one}
    assert len(cards) == 13
    assert not cards & {one.rsplit(":", 1)[-1] for one in ids(table)}


async def test_a_play_updates_hand_and_table(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    hand = await press(who, table, "hand")

    played = await press(who, hand.response, "pick")
    await club.env.advance_time(2)

    assert "Waiting for" in said(played.response)
    assert "leads" in said(table)


async def test_a_second_press_of_the_same_button_changes_nothing(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    hand = await press(who, table, "hand")
    first = id_of(hand.response, "pick")
    table_id = first.split(":")[2]

    await who.click(hand.response, custom_id=first)
    before = (await club.bot.service.look_inside(table_id)).table.revision
    again = await press(who, table, "hand")

    assert (await club.bot.service.look_inside(table_id)).table.revision == before
    assert "Waiting for" in said(again.response)


async def test_somebody_without_a_seat_gets_a_sentence_and_no_cards(club: Club) -> None:
    table = await running_table(club)

    peek = await press(club.chloe, table, "hand")

    assert peek.ephemeral
    assert not any(":pick:" in one for one in ids(peek.response))


async def test_private_screens_speak_the_readers_language_public_ones_the_servers(club: Club) -> None:
    await club.bruno.slash(club.channel, "settings me", language="fr")
    table = await running_table(club)
    hand = await press(club.bruno, table, "hand")

    assert "Actualiser" in said(hand.response)
    assert "Rules" in said(table)


@pytest.mark.wire
async def test_a_whole_game_against_a_computer_ends_with_a_result(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim", computers=1, level="novice")
    table = opened.response
    await press(club.ada, table, "start")
    choose = Random(5)
    hand = (await press(club.ada, table, "hand")).response
    for _ in range(200):
        picks = [one for one in ids(hand) if ":pick:" in one]
        if picks:
            await club.ada.click(hand, custom_id=choose.choice(picks))
        await club.env.advance_time(2)
        if "result" in said(hand):
            break
        if not [one for one in ids(hand) if ":pick:" in one]:
            await press(club.ada, hand, "hand")

    assert "the result" in said(table)
    proof = await press(club.ada, table, "verify")
    assert "✅" in said(proof.response)


async def test_old_buttons_work_after_a_restart(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    hand = await press(who, table, "hand")
    await club.restart()

    await press(who, hand.response, "pick")
    other = club.bruno if who is club.ada else club.ada
    answer = await press(other, table, "hand")

    assert any(":pick:" in one for one in ids(answer.response))


async def test_a_confirmation_can_be_asked_for(club: Club) -> None:
    await club.ada.slash(club.channel, "settings me", confirm=True)
    await club.bruno.slash(club.channel, "settings me", confirm=True)
    table = await running_table(club)
    who = to_act(club, table)
    hand = await press(who, table, "hand")

    asked = await press(who, hand.response, "pick")
    assert any(":play:" in one for one in ids(asked.response))
    await press(who, asked.response, "play")
    assert "Waiting for" in said(asked.response)


async def test_the_awaited_person_is_pinged_once_and_the_ping_goes_when_answered(club: Club) -> None:
    table = await running_table(club)
    table_id = id_of(table, "hand").split(":")[2]
    if to_act(club, table) is club.ada:  # who pressed Start is looking already and is not pinged
        hand = await press(club.ada, table, "hand")
        await press(club.ada, hand.response, "pick")
    await club.env.advance_time(5)

    pings = await club.bot.store.messages.pings(table_id)
    assert [ping.user_id for ping in pings] == [club.bruno.id]
    ping = club.channel.last_message
    assert ping.id == pings[0].message_id
    sent = next(one.json for one in reversed(club.env.http_requests) if one.path.endswith("/messages"))
    assert sent is not None
    assert sent["allowed_mentions"]["users"] == [club.bruno.id]
    await press(club.bruno, table, "hand")
    await club.env.advance_time(2)
    assert await club.bot.store.messages.pings(table_id) == []
    assert ping.id not in [message.id for message in club.channel.history()]


async def test_a_deleted_table_message_comes_back_with_the_next_play(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    hand = await press(who, table, "hand")
    await club.ada.delete(table)
    await press(who, hand.response, "pick")
    await club.env.advance_time(3)

    table_id = id_of(hand.response, "hand").split(":")[2]
    info = (await club.bot.service.look_inside(table_id)).table
    assert info.message_id not in (None, table.id)


async def test_a_table_whose_channel_is_gone_is_closed(club: Club) -> None:
    table = await running_table(club)
    table_id = id_of(table, "hand").split(":")[2]
    await club.bot.service.abandon(club.channel.id)

    assert (await club.bot.service.look_inside(table_id)).table.phase is Phase.CLOSED


async def test_commands_say_what_is_missing(club: Club) -> None:
    nothing = await club.chloe.slash(club.channel, "hand")
    assert nothing.ephemeral
    assert "/table new" in said(nothing.response)
    refused = await club.chloe.slash(club.channel, "settings server", language="fr")
    assert "Manage Server" in said(refused.response)
