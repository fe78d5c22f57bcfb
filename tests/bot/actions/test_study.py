"""Playing on from a finished game: by button and by command, against computers and with people."""

from __future__ import annotations

from datetime import date

import pytest
from sqlalchemy import make_url

from bot.tables import verbs
from bot.tables.errors import BadRequest
from bot.tables.model import At, Person
from bot.tables.verbs.opening import MOST_PLAYED_ON, OpenRequest, PlayOn
from bot.text import Words
from games.claim.view import ClaimView
from games.engine import Record
from persistence.rows import Phase
from persistence.upkeep.check import check, check_games
from tests.bot.actions.test_replays import exported, played_out
from tests.bot.screens.test_replay_screen import a_record
from tests.harness.booth import BRUNO, PLACE, Booth, found_ids
from tests.harness.club import Club, ids, press, said, sentence, table_of


async def test_from_a_replay_a_game_goes_on_against_a_computer(club: Club) -> None:
    table = await played_out(club)
    replay = await press(club.ada, table, "replay")
    await club.ada.select(replay.response, ["26"], custom_id=next(one for one in ids(replay.response) if "jump" in one))
    asked = await press(club.ada, replay.response, "study")
    assert "Play on from move 26 of 52" in said(asked.response)
    assert "You play as" in said(asked.response)
    alone = next(one for one in ids(asked.response) if one.endswith(".alone"))
    hand = await club.ada.click(asked.response, custom_id=alone)

    assert hand.response.ephemeral
    new = await club.bot.service.look_inside(table_of(hand.response))
    assert new.table.origin == f"{table_of(table)} 26"
    assert new.table.commitment == (await club.bot.service.look_inside(table_of(table))).table.commitment
    assert new.table.phase is Phase.RUNNING
    assert not new.table.counts
    assert new.table.message_id is not None
    assert isinstance(new.view, ClaimView)
    assert new.view.phase == 2
    happened = await club.bot.service.history(new.table.id, club.guild.id, None)
    assert f"plays on from move 26 of game `{table_of(table)}`" in Words("en").say(happened[0].text)


async def test_by_command_with_people_a_lobby_says_what_it_is(club: Club) -> None:
    table = await played_out(club)
    opened = await club.bruno.slash(club.channel, "continue", game=table_of(table), move=30, people=True)
    assert f"Plays on from move 30 of game `{table_of(table)}`" in said(opened.response)
    assert "it never counts" in said(opened.response)
    assert not any(one.split(":")[1] == "options" for one in ids(opened.response))
    new = table_of(opened.response)
    assert "fixed" in sentence(await club.bruno.slash(club.channel, "table word", table=new, word="mine"))
    assert "fixed" in sentence(await club.ada.slash(club.channel, "table join", table=new, word="mine"))
    assert "all 2 seats" in sentence(await club.bruno.slash(club.channel, "table start", table=new))
    await press(club.ada, opened.response, "join")
    await club.restart()
    await club.bruno.slash(club.channel, "table start", table=new)
    look = await club.bot.service.look_inside(new, club.bruno.id)
    assert look.table.phase is Phase.RUNNING
    assert [seat.user_id for seat in look.table.seats] == [club.ada.id, club.bruno.id]
    assert "it never counts" in said((await club.ada.slash(club.channel, "table show", table=new)).response)


async def test_a_record_brought_along_is_played_on_too(club: Club) -> None:
    record = await exported(club, await played_out(club))
    file = ("game.json", record.json_text().encode())
    hand = await club.chloe.slash(club.channel, "continue", file=file, move=0, seat=2)
    look = await club.bot.service.look_inside(table_of(hand.response), club.chloe.id)
    assert (look.seat, look.table.origin) == (1, "- 0")
    replay = await club.chloe.slash(club.channel, "replay", file=file)
    asked = await press(club.chloe, replay.response, "study")
    await club.restart()
    again = next(one for one in ids(asked.response) if one.endswith(".alone"))
    hand = await club.chloe.click(asked.response, custom_id=again)
    assert (await club.bot.service.look_inside(table_of(hand.response))).table.phase is Phase.RUNNING


async def test_what_cannot_be_is_refused_in_one_sentence(club: Club) -> None:
    table = await played_out(club)
    game = table_of(table)
    for wish, why in (
        ({"game": game, "move": 52}, "The game is over at that move"),
        ({"game": game, "move": 53}, "from 0 to 51"),
        ({"game": game, "move": 5, "seat": 3}, "seats 1 to 2"),
        ({"move": 5}, "one of the two"),
        ({"game": "zzzzzzzz", "move": 5}, "no such table"),
    ):
        refused = await club.ada.slash(club.channel, "continue", **wish)
        assert refused.ephemeral
        assert why in sentence(refused)
    await club.bruno.slash(club.channel, "settings me", language="fr")
    assert "la partie est finie" in sentence(await club.bruno.slash(club.channel, "continue", game=game, move=52))
    running = await club.ada.slash(club.channel, "continue", game=game, move=5)
    assert "not over" in sentence(
        await club.ada.slash(club.channel, "continue", game=table_of(running.response), move=5)
    )


async def test_verify_and_the_database_know_where_it_began(club: Club) -> None:
    table = await played_out(club)
    opened = await club.bruno.slash(club.channel, "continue", game=table_of(table), move=40, people=True)
    new = table_of(opened.response)
    await press(club.ada, opened.response, "join")
    await club.bruno.slash(club.channel, "table start", table=new)
    service = club.bot.service
    service.listeners.clear()
    while (look := await service.look_inside(new)).table.phase is Phase.RUNNING:
        seat = next(seat for seat in look.table.seats if seat.awaited)
        mine = await service.look_inside(new, seat.user_id)
        assert mine.view is not None
        assert seat.user_id is not None
        who = Person(seat.user_id, seat.name)
        await service.do(At(new, who, club.guild.id, seen=mine.table.revision), verbs.act(str(mine.view.legal[0])))
    assert look.table.rated is False
    proof = said((await club.chloe.slash(club.channel, "verify", game=new)).response)
    assert f"played on from move 40 of game `{table_of(table)}`" in proof
    assert "❌" not in proof
    assert "do not follow from the promise" not in proof
    record = await service.record(new, club.guild.id)
    assert Record.read(record.readable()) == Record.read(record.json_text()) == record
    assert record.actions[:40] == (await service.record(table_of(table), club.guild.id)).actions[:40]
    url = make_url(f"sqlite:///{club.folder / 'tapis.db'}")
    assert check(url) == check_games(url) == []
    stats = await club.bruno.slash(club.channel, "stats")
    assert "1 game" in said(stats.response)


async def test_a_deal_of_the_day_that_is_secret_cannot_be_played_on(booth: Booth) -> None:
    hand = await booth.press(BRUNO, "1:daily:-:0:")
    day = next(one for one in found_ids(hand) if ":daily:" in one and ":play/" in one)
    shown = await booth.press(BRUNO, day)
    table = next(one for one in found_ids(shown) if one.split(":")[2] != "-").split(":")[2]
    tries = await booth.bot.service.look_inside(table)
    assert tries.table.daily is not None
    assert tries.table.daily <= date.max
    for company in ("", "..alone"):
        refused = await booth.press(BRUNO, f"1:study:{table}:1:3.0{company}", private=True)
        assert "1:hand" not in str(refused)
        assert not [one for one in found_ids(refused) if ":study:" in one]


async def test_a_very_long_game_is_played_on_from_its_first_moves_only(booth: Booth) -> None:
    record = a_record("claim", 2).model_copy(update={"actions": ((0, "play G0"),) * (MOST_PLAYED_ON + 1)})
    wish = OpenRequest(location=PLACE, game="claim", on=PlayOn(record, MOST_PLAYED_ON + 1, 0))
    with pytest.raises(BadRequest) as refused:
        await booth.bot.service.open(wish, Person(BRUNO, "Bruno"), None)
    assert "too many moves" in Words("en").say(refused.value.reason)
