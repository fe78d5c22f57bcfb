"""Showing one's hand to one person: only where the game does not count, noted in the log, ended at once."""

from __future__ import annotations

from typing import Any

from bot.tables.entries import Named, own_part, read, without_person, written
from persistence.rows import EntryKind
from tests.harness.club import Club, ids, press, running_table, said, sentence, table_of


async def test_the_guest_sees_the_hand_until_it_is_hidden(club: Club) -> None:
    table = await running_table(club, rated=False)
    shown = await club.ada.slash(club.channel, "show-hand", person=club.chloe)
    assert "can now see your hand" in sentence(shown)

    watched = await press(club.chloe, table, "watch")
    look = await club.bot.service.look_inside(table_of(table), club.chloe.id)
    assert look.seat is None
    assert look.view == (await club.bot.service.look_inside(table_of(table), club.ada.id)).view
    assert "is showing you their hand" in said(watched.response)
    assert not {"pick", "play", "hint", "resign"} & verbs(watched.response)
    assert "shows their hand to Chloé" in said((await press(club.bruno, table, "log")).response)

    await club.ada.slash(club.channel, "hide-hand")
    await club.env.advance_time(3)

    assert "is showing you their hand" not in said(watched.response)
    look = await club.bot.service.look_inside(table_of(table), club.chloe.id)
    assert look.view == (await club.bot.service.look_inside(table_of(table), None)).view
    assert "Nobody can see your hand" in sentence(await club.ada.slash(club.channel, "hide-hand"))


async def test_the_guest_plays_nothing_and_sees_no_other_hand(club: Club) -> None:
    table = await running_table(club, rated=False)
    await club.ada.slash(club.channel, "show-hand", person=club.chloe)

    assert "not playing at this table" in sentence(await club.chloe.slash(club.channel, "hint"))
    view = (await club.bot.service.look_inside(table_of(table), club.chloe.id)).view
    assert view is not None
    assert view.seat == 0


async def test_hands_stay_hidden_from_players_and_in_games_that_count(club: Club) -> None:
    counting = await running_table(club)
    refused = await club.ada.slash(club.channel, "show-hand", person=club.chloe, table=table_of(counting))
    assert "counts for the season" in sentence(refused)

    free = await running_table(club, rated=False)
    refused = await club.ada.slash(club.channel, "show-hand", person=club.bruno, table=table_of(free))
    assert "are playing at this table" in sentence(refused)
    refused = await club.chloe.slash(club.channel, "show-hand", person=club.chloe, table=table_of(free))
    assert "not playing at this table" in sentence(refused)


async def test_whoever_gives_up_shows_nothing_any_more(club: Club) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="monster_tricks", seats=3, computers=1, rated=False)
    await press(club.bruno, opened.response, "join")
    await press(club.ada, opened.response, "start")
    await club.bruno.slash(club.channel, "show-hand", person=club.chloe)
    service, table = club.bot.service, table_of(opened.response)
    assert (await service.look_inside(table, club.chloe.id)).shown_by is not None

    asked = await club.bruno.slash(club.channel, "table resign")
    await press(club.bruno, asked.response, "resign")

    look = await service.look_inside(table, club.chloe.id)
    assert look.shown_by is None
    assert look.view is not None
    assert look.view.seat is None


def test_a_guest_who_is_forgotten_leaves_no_name() -> None:
    body = written(Named(7, "Chloé"))
    assert own_part(7, EntryKind.SHOW, body) == body
    assert own_part(8, EntryKind.SHOW, body) is None
    assert read(Named, without_person(7, -1, "", body)) == Named(-1, "")
    assert without_person(8, -1, "", body) == body


def verbs(message: Any) -> set[str]:
    return {one.split(":")[1] for one in ids(message)}
