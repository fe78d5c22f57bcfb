"""Answers to bad input: one clear sentence, in private, in the person's language; nothing changes, the bot stays up."""

from __future__ import annotations

from typing import Any

import discord

from bot.throttle import Throttle
from persistence.rows import Phase
from tests.harness.club import Club, id_of, ids, press, resign, running_table, said, sentence, table_of, to_act
from tests.harness.forging import Forged, forge, told_apart


async def revision(club: Club, table: Any) -> int:
    return (await club.bot.service.look_inside(table_of(table))).table.revision


def rival(club: Club, person: Any) -> Any:
    return club.bruno if person is club.ada else club.ada


# Other people's cards.


async def test_a_forged_click_on_somebody_elses_card_plays_nothing(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    hand = await press(mover, table, "hand")
    before = await revision(club, table)

    (answer,) = await forge(club.env, Forged(rival(club, mover), table, id_of(hand.response, "pick")))

    assert answer.ephemeral
    assert "moved on" in said(answer.response)
    assert not any(":pick:" in one for one in ids(answer.response))
    assert await revision(club, table) == before


async def test_a_forged_click_on_a_card_of_the_rivals_hand_is_refused_on_ones_own_turn(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    other = await press(rival(club, mover), table, "hand")
    mine = await press(mover, table, "hand")
    own = [one for one in ids(mine.response) if ":pick:" in one]
    codes = {one.rsplit(":", 1)[1] for one in own}
    theirs = next(code for code in said(other.response).split() if code.isalnum() and code not in codes)
    before = await revision(club, table)

    for code in (theirs, "Z9", "G0 K9"):
        (answer,) = await forge(club.env, Forged(mover, mine.response, own[0].rsplit(":", 1)[0] + f":{code}"))
        assert {one.rsplit(":", 1)[1] for one in ids(answer.response) if ":pick:" in one} == codes
    assert await revision(club, table) == before


async def test_a_spectator_can_neither_look_nor_play_nor_resign_nor_start(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim")
    await press(club.bruno, opened.response, "join")
    assert "Join" in sentence(await press(club.chloe, opened.response, "start"))
    assert "not playing" in sentence(await press(club.chloe, opened.response, "leave"))
    assert "opened the table" in sentence(await press(club.chloe, opened.response, "options"))
    await press(club.ada, opened.response, "start")
    table = opened.response
    mover = to_act(club, table)
    hand = await press(mover, table, "hand")
    before = await revision(club, table)

    for custom_id in (
        id_of(hand.response, "pick"),
        id_of(hand.response, "pick").replace(":pick:", ":play:"),
        id_of(table, "hand"),
        f"1:resign:{table_of(table)}:0:",
        f"1:resign:{table_of(table)}:0:yes",
    ):
        (answer,) = await forge(club.env, Forged(club.chloe, table, custom_id))
        assert "not playing" in sentence(answer)
    assert "not playing" in sentence(await club.chloe.slash(club.channel, "hand"))
    assert "not playing" in sentence(await club.chloe.slash(club.channel, "table resign"))
    assert await revision(club, table) == before


# Old and doubled clicks.


async def test_an_old_hand_is_answered_with_the_present_one(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    old = await press(mover, table, "hand")
    first, second = [one for one in ids(old.response) if ":pick:" in one][:2]
    await mover.click((await press(mover, table, "hand")).response, custom_id=first)
    after = await revision(club, table)

    (answer,) = await forge(club.env, Forged(mover, old.response, second))

    assert "moved on" in said(answer.response)
    assert await revision(club, table) == after


async def test_one_button_pressed_twice_plays_once(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    hand = await press(mover, table, "hand")
    custom_id = id_of(hand.response, "pick")
    before = await revision(club, table)

    answers = await forge(club.env, *[Forged(mover, hand.response, custom_id)] * 2)

    assert all(answer.acknowledged for answer in answers)
    assert await revision(club, table) == before + 1


async def test_one_interaction_delivered_twice_has_one_effect(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim")
    await forge(club.env, Forged(club.bruno, opened.response, id_of(opened.response, "join"), times=2))
    await forge(club.env, Forged(club.ada, opened.response, id_of(opened.response, "start"), times=2))
    mover = to_act(club, opened.response)
    hand = await press(mover, opened.response, "hand")
    before = await revision(club, opened.response)
    await forge(club.env, Forged(mover, hand.response, id_of(hand.response, "pick"), times=2))

    assert await revision(club, opened.response) == before + 1
    assert before == 3  # opened, joined, started


# Tables at which nothing happens any more.


async def test_a_finished_table_takes_no_clicks(club: Club) -> None:
    table = await running_table(club)
    hand = await press(club.ada, table, "hand")
    await resign(club.bruno, club.channel)
    await club.env.advance_time(2)
    ended = await revision(club, table)

    for verb in ("hand", "pick", "play"):
        old = f"1:{verb}:{table_of(table)}:3:G0"
        (shown,) = await forge(club.env, Forged(club.ada, hand.response, old))
        assert "result" in said(shown.response)
    for verb in ("join", "leave", "add", "start", "close"):
        (answer,) = await forge(club.env, Forged(club.ada, table, f"1:{verb}:{table_of(table)}:1:"))
        assert "over" in sentence(answer)
    (form,) = await forge(club.env, Forged(club.ada, table, f"1:options:{table_of(table)}:1:", fields={"x": "y"}))
    assert "over" in sentence(form)
    assert await revision(club, table) == ended


async def test_a_closed_table_takes_no_clicks(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim")
    former = {verb: id_of(opened.response, verb) for verb in ("join", "leave", "add", "start")}
    await press(club.bruno, opened.response, "join")
    await club.ada.slash(club.channel, "table close", sure=True)
    await club.env.advance_time(2)
    assert "closed" in said(opened.response)

    for custom_id in (*former.values(), f"1:again:{table_of(opened.response) if ids(opened.response) else '-'}:1:"):
        (answer,) = await forge(club.env, Forged(club.bruno, opened.response, custom_id))
        assert "/table" in sentence(answer)


async def test_hand_without_a_seat(club: Club) -> None:
    assert "/table new" in sentence(await club.bruno.slash(club.channel, "hand"))
    await club.ada.slash(club.channel, "table new", game="claim")
    assert "Join" in sentence(await club.bruno.slash(club.channel, "hand"))


async def test_a_full_table_and_a_start_with_too_few(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim")
    start = f"1:start:{table_of(opened.response)}:1:"
    join = id_of(opened.response, "join")
    (few,) = await forge(club.env, Forged(club.ada, opened.response, start))
    assert "One player" in sentence(few)
    assert "One player" in sentence(await club.ada.slash(club.channel, "table start"))
    await press(club.bruno, opened.response, "join")

    (full,) = await forge(club.env, Forged(club.chloe, opened.response, join))
    assert "Every seat is taken" in sentence(full)
    assert "Every seat is taken" in sentence(await club.chloe.slash(club.channel, "table join"))
    (more,) = await forge(club.env, Forged(club.ada, opened.response, f"1:add:{table_of(opened.response)}:1:casual"))
    assert "Every seat is taken" in sentence(more)
    (again,) = await forge(club.env, Forged(club.bruno, opened.response, join))
    assert "already" in sentence(again)


async def test_refusals_speak_the_persons_language(club: Club) -> None:
    table = await running_table(club)
    peek = Forged(club.chloe, table, id_of(table, "hand"), locale="fr")
    assert "Vous ne jouez pas" in sentence((await forge(club.env, peek))[0])
    unknown = Forged(club.chloe, table, "1:nonsense", locale="fr")
    assert "bouton" in sentence((await forge(club.env, unknown))[0])
    await club.chloe.slash(club.channel, "settings me", language="en")
    assert "not playing" in sentence((await forge(club.env, peek))[0])


# Forged clicks that would make the bot overwrite a public message.


async def test_no_forged_click_overwrites_another_public_message(club: Club) -> None:
    table = await running_table(club)
    other = await club.ada.slash(club.channel, "table new", game="claim")
    shown = said(table), said(other.response)
    mine = f"{table_of(table)}:0:"
    rests = dict.fromkeys(("log", "verify", "resign", "hand", "pick", "join", "options"), mine)
    rests |= {"set": "-:0:me/language", "page": "-:0:claim/", "rules": "-:0:claim/"}
    for verb, rest in rests.items():
        for person in (club.chloe, club.bruno):
            values = ["fr"] if verb == "set" else None
            (answer,) = await forge(club.env, Forged(person, other.response, f"1:{verb}:{rest}", values=values))
            assert answer.acknowledged, verb
            assert answer.modal or answer.ephemeral, verb
        assert (said(table), said(other.response)) == shown, verb


async def test_joining_through_the_wrong_message_still_draws_the_right_one(club: Club) -> None:
    first = await club.ada.slash(club.channel, "table new", game="claim")
    second = await club.ada.slash(club.channel, "table new", game="claim")
    before = said(second.response)

    (answer,) = await forge(club.env, Forged(club.bruno, second.response, id_of(first.response, "join")))
    await club.env.advance_time(2)

    assert "You joined the table" in sentence(answer)
    assert "2 of 2" in said(first.response)
    assert said(second.response) == before


# Places.


async def test_a_table_of_another_server_is_unknown(club: Club) -> None:
    table = await running_table(club)
    elsewhere = club.env.create_guild()
    stranger = elsewhere.add_member(club.env.create_user("dora"))
    channel = elsewhere.create_text_channel("elsewhere")
    there = await stranger.slash(channel, "table new", game="claim")
    before = await revision(club, table)
    assert await told_apart(club.env, stranger, there.response, table_of(table)) == []
    for command in ("hand", "table show", "table join", "table close", "table rematch"):
        assert "no such table" in sentence(await stranger.slash(channel, command, table=table_of(table)))
    assert await revision(club, table) == before


async def test_missing_permissions_are_named_before_anything_is_opened(club: Club) -> None:
    quiet = club.guild.create_text_channel(
        "quiet",
        overwrites={club.env.bot.user: discord.PermissionOverwrite(send_messages=False, attach_files=False)},
    )
    refused = sentence(await club.ada.slash(quiet, "table new", game="claim"))
    assert "Send Messages" in refused
    assert "Attach Files" in refused
    assert "View Channel" not in refused
    assert await club.bot.service.listing.of_guild(club.guild.id) == []

    no_threads = club.guild.create_text_channel(
        "no-threads", overwrites={club.env.bot.user: discord.PermissionOverwrite(create_public_threads=False)}
    )
    refused = sentence(await club.ada.slash(no_threads, "table new", game="claim", thread=True))
    assert "Create Public Threads" in refused
    assert await club.bot.service.listing.of_guild(club.guild.id) == []


async def test_a_table_goes_on_where_the_bot_may_no_longer_write(club: Club) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    hand = await press(mover, table, "hand")
    club.env.inject_error("PATCH", "/channels/*", status=403, code=50013, message="Missing Permissions", times=None)
    club.env.inject_error("POST", "/channels/*", status=403, code=50013, message="Missing Permissions", times=None)
    await press(mover, hand.response, "pick")
    await club.env.advance_time(3)

    other = await press(rival(club, mover), table, "hand")
    assert any(":pick:" in one for one in ids(other.response))


async def test_a_deleted_channel_closes_its_tables(club: Club) -> None:
    table = await running_table(club)
    table_id = table_of(table)
    channel = club.bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await club.env.settle()

    assert (await club.bot.service.look_inside(table_id)).table.phase is Phase.CLOSED


async def test_a_deleted_thread_closes_its_table(club: Club) -> None:
    await club.ada.slash(club.channel, "table new", game="claim", thread=True)
    (thread,) = club.channel.threads
    (table,) = await club.bot.service.listing.of_guild(club.guild.id)
    assert table.location.channel_id == thread.id
    found = club.bot.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    await found.delete()
    await club.env.settle()

    assert (await club.bot.service.look_inside(table.id)).table.phase is Phase.CLOSED


async def test_too_many_clicks_are_slowed_down_and_nothing_is_lost(club: Club) -> None:
    table = await running_table(club)
    club.bot.entrance._clicks = Throttle(5, lambda: 0.0)
    answers = await forge(club.env, *[Forged(club.chloe, table, id_of(table, "rules"))] * 9)
    slowed = [answer for answer in answers if "Too fast" in said(answer.response)]
    assert len(slowed) == 4
    assert "Too fast" in sentence(slowed[0])
    other = await press(club.bruno, table, "hand")
    assert "Too fast" not in said(other.response)
