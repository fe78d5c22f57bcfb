"""Replays, proofs and data rights through the bot's front door."""

from __future__ import annotations

import asyncio
import json
import threading
from random import Random
from typing import Any

import pytest

from bot.actions import replays
from bot.process.signing import signing_key
from bot.screens.finished import verify_screen
from bot.screens.parts import Screen
from bot.tables import verbs
from bot.tables.keeping.replays import MOST_ACTIONS
from bot.tables.model import At, Person, TableInfo
from bot.text import Words
from games.engine import Record
from games.engine.record import LARGEST
from games.signature import signed
from persistence.rows import Phase
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth, words
from tests.harness.club import Club, id_of, ids, press, running_table, said, sentence, table_of


async def played_out(club: Club, **options: Any) -> Any:
    """The public message of a table whose game was played to its end."""
    table = await running_table(club, **options)
    table_id = table_of(table)
    service = club.bot.service
    choose = Random(7)
    heard, service.listeners = service.listeners, []  # drawn once, at the end
    while (look := await service.look_inside(table_id)).table.phase is Phase.RUNNING:
        seat = next(seat for seat in look.table.seats if seat.awaited)
        assert seat.user_id is not None
        mine = await service.look_inside(table_id, seat.user_id)
        assert mine.view is not None
        notation = str(choose.choice(mine.view.legal))
        await service.do(
            At(table_id, Person(seat.user_id, seat.name), club.guild.id, seen=mine.table.revision), verbs.act(notation)
        )
    service.listeners = heard
    return (await club.ada.slash(club.channel, "table show", table=table_id)).response


async def exported(club: Club, table: Any) -> Record:
    record = await club.bot.service.record(table_of(table), club.guild.id)
    return signed(record, signing_key(club.bot._settings.signing_file))


async def test_a_result_leads_into_its_replay_and_on(club: Club) -> None:
    table = await played_out(club)
    replay = await press(club.ada, table, "replay")
    assert replay.ephemeral
    first = said(replay.response)
    assert "Move 0 of 52" in first
    assert f"seen by: {club.ada.mention}" in first

    def move(name: str) -> str:
        return next(one for one in ids(replay.response) if one.endswith(f".{name}"))

    await club.ada.click(replay.response, custom_id=move("next"))
    assert "Move 1 of 52" in said(replay.response)
    await club.restart()
    await club.ada.click(replay.response, custom_id=move("last"))
    assert "Move 52 of 52" in said(replay.response)
    assert "Cards scored" in said(replay.response)
    await club.ada.click(replay.response, custom_id=move("back"))
    await club.ada.select(replay.response, ["26"], custom_id=move("jump"))
    assert "Phase 2" in said(replay.response)
    await club.ada.select(replay.response, ["a"], custom_id=move("eyes"))
    assert "all hands open" in said(replay.response)
    record = await press(club.ada, replay.response, "record")
    assert len(record.response.attachments) == 2


async def test_by_command_a_finished_game_of_this_server_or_none(club: Club) -> None:
    table = await played_out(club)
    running = await running_table(club)
    offered = await club.chloe.autocomplete(club.channel, "replay", "game", "")
    assert [one["value"] for one in offered] == [table_of(table)]
    assert await club.chloe.autocomplete(club.channel, "verify", "game", "nothing like it") == []

    replay = await club.chloe.slash(club.channel, "replay", game=table_of(table))
    assert replay.ephemeral
    assert "seen by: a spectator" in said(replay.response)
    refused = await club.chloe.slash(club.channel, "replay", game=table_of(running))
    assert "not over" in sentence(refused)
    assert "not over" in sentence(await club.chloe.slash(club.channel, "review", game=table_of(running)))
    offered = await club.chloe.autocomplete(club.channel, "review", "game", "")
    assert [one["value"] for one in offered] == [table_of(table)]
    assert "no such table" in sentence(await club.chloe.slash(club.channel, "replay", game="zzzzzzzz"))
    assert "one of the two" in sentence(await club.chloe.slash(club.channel, "replay"))


async def test_verify_says_in_one_sentence_what_it_proved(club: Club) -> None:
    table = await played_out(club)
    record = await exported(club, table)
    by_button = await press(club.ada, table, "verify")
    by_game = await club.chloe.slash(club.channel, "verify", game=table_of(table))
    by_file = await club.chloe.slash(club.channel, "verify", file=("game.txt", record.readable().encode()))
    assert said(by_button.response) == said(by_game.response) == said(by_file.response)
    assert record.link is not None
    assert f"It ends with `{record.link[:32]}`" in said(by_game.response)
    sheet = said((await press(club.ada, table, "score")).response)
    assert f"The log ends with `{record.link[:32]}`" in sheet
    assert record.signature is not None
    assert f"by me, with the key `{record.signature.key}`" in said(by_game.response)
    about = await club.chloe.slash(club.channel, "about")
    assert record.signature.key in said(about.response)
    assert "The promise was kept" in said(by_game.response)
    assert "all 52 moves match" in said(by_game.response)
    false = record.model_copy(update={"actions": record.actions[:-2]})
    broken = await club.chloe.slash(club.channel, "verify", file=("game.json", false.json_text().encode()))
    assert "❌" in said(broken.response)


async def test_a_record_is_looked_at_without_a_table_even_after_a_restart(club: Club) -> None:
    record = await exported(club, await played_out(club))
    replay = await club.chloe.slash(club.channel, "replay", file=("game.json", record.json_text().encode()))
    assert "Move 0 of 52" in said(replay.response)
    await club.restart()
    forward = next(one for one in ids(replay.response) if ".next." in one)
    await club.chloe.click(replay.response, custom_id=forward)
    assert "Move 1 of 52" in said(replay.response)


async def test_bad_records_get_one_sentence(club: Club) -> None:
    record = await exported(club, await played_out(club))
    text = record.json_text()
    for data, why in (
        (b"x" * (LARGEST + 1), "far too large"),
        (b"\x00\xff", "not the record"),
        (b"", "not the record"),
        (text.replace('"format": 2', '"format": 9').encode(), "newer than this program"),
        (text.replace('"game": "claim"', '"game": "bridge"').encode(), "not installed"),
        (text.replace(str(record.secret), "00" * 32).encode(), "not the shuffle that was promised"),
        (text.replace('"rules_version": ', '"rules_version": 99').encode(), "rules version"),
    ):
        assert why in sentence(await club.chloe.slash(club.channel, "replay", file=("game.json", data)))
    await club.chloe.slash(club.channel, "settings me", language="fr")
    newer = text.replace('"format": 2', '"format": 9').encode()
    assert "le format 9" in sentence(await club.chloe.slash(club.channel, "replay", file=("game.json", newer)))


@pytest.mark.parametrize("command", ["replay", "verify"])
async def test_a_record_of_too_many_actions_is_not_even_begun(club: Club, command: str) -> None:
    """It fits into a file, and every look at it would play all of them."""
    record = await exported(club, await played_out(club))
    endless = record.model_copy(update={"actions": (record.actions * (MOST_ACTIONS // 52 + 1))[: MOST_ACTIONS + 1]})
    data = endless.json_text().encode()
    assert len(data) < LARGEST
    assert "far too large" in sentence(await club.chloe.slash(club.channel, command, file=("game.json", data)))


async def test_few_proofs_are_made_at_a_time(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many people ask: a proof deals and plays a whole game, and the processor is the tables'."""
    table_id = await booth.table()
    await booth.bot.service.do(At(table_id, Person(BRUNO, "Bruno"), GUILD), verbs.resign())
    at_once = threading.Semaphore(replays.AT_ONCE)
    too_many = threading.Event()

    def slow(record: Record, reader: Words, own: str | None, table: TableInfo | None) -> Screen:
        free = at_once.acquire(blocking=False)
        if not free:
            too_many.set()
        too_many.wait(0.2)  # time for the others to come in, if they can
        if free:
            at_once.release()
        return verify_screen(record, reader, own, table)

    monkeypatch.setattr("bot.screens.finished.verify_screen", slow)
    answers = await asyncio.gather(*(booth.press(who, f"1:verify:{table_id}:3:") for who in range(100, 106)))
    assert all("promise was kept" in words(sent) for sent in answers)
    assert not too_many.is_set()


async def test_somebody_elses_import_and_an_old_one_are_gone(booth: Booth) -> None:
    table_id = await booth.table()
    await booth.bot.service.do(At(table_id, Person(BRUNO, "Bruno"), GUILD), verbs.resign())
    data = (await booth.bot.service.record(table_id, GUILD)).json_text().encode()
    imports = booth.bot.actions.replays._imports
    brought = [(await imports.bring(CHLOE, data)).imported for _ in range(6)]
    for import_id, who, there in (
        (brought[5], CHLOE, True),
        (brought[1], CHLOE, True),
        (brought[5], ADA, False),
        ("aaaaaaaa", CHLOE, False),
    ):
        sent = await booth.press(who, f"1:replay:-:0:0.t.next.{import_id}")
        assert ("no longer have" not in words(sent)) == there
    kept = await booth.bot.store.people.everything_of(CHLOE)
    assert len(kept["imports"]) == 5


@pytest.mark.parametrize("rest", ["0.7", "0.t.jump", "0.x", "99999.a.next", "1.0.eyes"])
async def test_forged_steps_are_answered(booth: Booth, rest: str) -> None:
    table_id = await booth.table()
    await booth.bot.service.do(At(table_id, Person(BRUNO, "Bruno"), GUILD), verbs.resign())
    sent = await booth.press(CHLOE, f"1:replay:{table_id}:3:{rest}", values=["9"])
    assert "on my side" not in words(sent)
    assert words(sent)


async def test_a_running_game_is_never_replayed(booth: Booth) -> None:
    table_id = await booth.table()
    for rest in ("", "0.a", "0.1.eyes"):
        sent = await booth.press(ADA, f"1:replay:{table_id}:3:{rest}", values=["a"])
        assert len(words(sent).splitlines()) == 1


async def test_my_data_comes_as_a_file_for_me_alone(club: Club) -> None:
    await club.bruno.slash(club.channel, "settings me", language="fr")
    await played_out(club)
    answer = await club.bruno.slash(club.channel, "privacy export")
    assert answer.ephemeral
    assert "Ce que je garde sur vous" in said(answer.response)
    (file,) = answer.response.attachments
    kept = json.loads(await club.bot.http.get_from_cdn(file.url))
    assert kept["user_id"] == club.bruno.id
    assert kept["user_settings"][0]["locale"] == "fr"
    assert [row["name"] for row in kept["seats"]] == ["Bruno"]
    assert sum(row["kind"] == "play" for row in kept["log"]) == 26
    text = json.dumps(kept)
    assert str(club.ada.id) not in text
    assert "Ada" not in text


async def test_forget_asks_first_and_then_does_it(club: Club) -> None:
    finished = await played_out(club)
    running = await running_table(club)
    asked = await club.bruno.slash(club.channel, "privacy forget")
    assert asked.ephemeral
    assert (await club.bot.store.people.everything_of(club.bruno.id))["seats"]
    done = await press(club.bruno, asked.response, "forget")
    assert "You are forgotten" in said(done.response)
    await club.env.advance_time(5)

    kept = await club.bot.store.people.everything_of(club.bruno.id)
    assert not any(kept.values())
    info = (await club.bot.service.look_inside(table_of(running))).table
    assert info.phase is Phase.FINISHED
    assert str(club.bruno.id) not in said(running)
    proof = await press(club.ada, finished, "verify")
    assert "The promise was kept" in said(proof.response)
    replay = await press(club.ada, finished, "replay")
    assert "Move 0 of 52" in said(replay.response)
    assert id_of(replay.response, "replay")


async def test_pings_and_open_hands_go_with_the_person(club: Club) -> None:
    table = await running_table(club)
    await club.env.advance_time(5)
    for person in (club.ada, club.bruno):
        asked = await person.slash(club.channel, "privacy forget")
        await press(person, asked.response, "forget")
    await club.env.advance_time(5)
    assert await club.bot.store.messages.pings(table_of(table)) == []
    assert not any("your turn" in said(message) for message in club.channel.history())
    assert club.bot.courier._people._hands.keys() == set()
