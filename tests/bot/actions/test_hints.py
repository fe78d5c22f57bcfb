"""A hint on the hand: only in games that count for nothing, only in one's own turn, and nothing is played by it."""

from __future__ import annotations

import json

import pytest

from bot.tables import verbs
from bot.tables.model import At
from bot.tables.service import OpenRequest
from tests.harness.booth import ADA, BRUNO, GUILD, PLACE, Booth
from tests.harness.club import Club, id_of, press, running_table, said, sentence, to_act


async def test_a_hint_says_what_and_why_and_plays_nothing(club: Club) -> None:
    table = await running_table(club, rated=False)
    who = to_act(club, table)
    hand = await press(who, table, "hand")
    before = (await club.bot.service.look_inside(id_of(table, "hand").split(":")[2])).table.revision

    hinted = await press(who, hand.response, "hint")

    first = _hint_in(said(hinted.response))
    assert id_of(hinted.response, "pick")
    again = await who.slash(club.channel, "hint")
    assert _hint_in(said(again.response)) == first
    assert (await club.bot.service.look_inside(id_of(table, "hand").split(":")[2])).table.revision == before


async def test_a_game_that_counts_has_no_hints(club: Club) -> None:
    table = await running_table(club)
    who = to_act(club, table)
    hand = await press(who, table, "hand")

    with pytest.raises(StopIteration):
        id_of(hand.response, "hint")
    assert "counts for the season" in sentence(await who.slash(club.channel, "hint"))
    assert "not playing at this table" in sentence(await club.chloe.slash(club.channel, "hint"))


async def test_whoever_waits_is_told_to_ask_later(club: Club) -> None:
    table = await running_table(club, rated=False)
    other = club.ada if to_act(club, table) is club.bruno else club.bruno

    assert "not your turn" in said((await other.slash(club.channel, "hint")).response)


async def test_in_a_pause_hints_wait(club: Club) -> None:
    who = to_act(club, await running_table(club, rated=False))
    await club.ada.slash(club.channel, "table pause")

    assert "paused. Ask for a hint" in said((await who.slash(club.channel, "hint")).response)


async def test_forged_hints_of_a_game_that_counts_are_refused(booth: Booth) -> None:
    table_id = await booth.table()
    for user_id in (ADA, BRUNO):
        answer = await booth.press(user_id, f"1:hint:{table_id}:3:", private=True)
        assert "counts for the season" in str(answer)


async def test_a_game_with_a_computer_has_hints_in_french_too(booth: Booth) -> None:
    wish = OpenRequest(location=PLACE, game="monster_tricks", seats=3, computers=2)
    done = await booth.bot.service.open(wish, booth.ada, None)
    await booth.bot.service.do(At(done.table_id, booth.ada, GUILD), verbs.start())

    answer = await booth.press(ADA, f"1:hint:{done.table_id}:2:", private=True, locale="fr")

    assert "Conseil\u00a0: **" in json.dumps(answer, ensure_ascii=False)


def _hint_in(words: str) -> str:
    return next(line for line in words.splitlines() if "Hint: **" in line)
