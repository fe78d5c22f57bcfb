"""A walk through the places and accidents of a server, over the wire: everybody is answered everywhere."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from bot.process.emojis import tiles
from sandbox.person import Person
from sandbox.seen import Seen
from tests.harness.house import PATIENCE, ROOT, House, ended
from tests.harness.playing import is_table, open_hand, play_one, plays, press, revision_of, table_of

KINDS = {"news": 5, "lounge": 2, "ideas": 15}


async def open_table(ada: Person, place: str) -> Seen:
    """Open a table with a computer player in a place, start it, and return its message."""
    public = (await ada.slash("table new", channel=place, game="claim", seats=2, computers=1)).message
    assert is_table(public), (place, public.text)
    await press(ada, public, "start")
    return public


async def play(person: Person, public: Seen, choose: Random) -> None:
    """Make a play, and wait until the table shows it."""
    hand = await open_hand(person, table_of(public))
    before = revision_of(now(person, public))
    await person.wait_until(lambda: bool(plays(now(person, hand))), within=PATIENCE)  # the computer may lead
    await play_one(person, hand, choose)
    await person.wait_for(
        lambda seen: is_table(seen) and table_of(seen) == table_of(public) and revision_of(seen) > before,
        within=PATIENCE,
    )


async def test_every_place_answers(tmp_path: Path) -> None:
    choose = Random(22)
    async with House(tmp_path) as house, house.person("Ada") as ada:
        for name, kind in KINDS.items():
            await ada.faults(new_channel={"name": name, "type": kind})
        for name in ("Open", "Closed", "Away", "Later"):
            await ada.open_thread(name)
        await ada.open_thread("A post", channel="ideas")
        await ada.open_thread("Aside", private=True)
        await ada.faults(lock=ada.channel_id("Closed"))
        for name in ("Away", "Later"):
            await ada.faults(archive=ada.channel_id(name))

        for place in ("card-table", "news", "lounge", "Open", "Away", "A post"):
            public = await open_table(ada, place)
            await play(ada, public, choose)
            await ada.slash("table close", channel=place, table=table_of(public), sure=True)
        public = await open_table(ada, "card-table")
        me, table = public.raw["author"]["id"], table_of(public)

        # Where it cannot stand, the reason is told, for opening, for moving and in the settings.
        for place, why in (("Closed", "is locked"), ("Aside", "Mention me there"), ("ideas", "does not take messages")):
            there = ada.channel_id(place)
            if place != "ideas":
                assert why in (await ada.slash("table new", channel=place, game="claim")).message.text
            for command in ("table move", "settings server"):
                option = "channel" if command == "table move" else "season-channel"
                given = {option: there, **({"table": table} if option == "channel" else {})}
                assert why in (await ada.slash(command, given)).message.text
        await ada.say(f"<@{me}>, come in", channel="Aside")
        await play(ada, await open_table(ada, "Aside"), choose)
        assert (
            "is now in"
            in (await ada.slash("table move", {"channel": ada.channel_id("Later"), "table": table})).message.text
        )
        moved = await ada.wait_for(
            lambda seen: is_table(seen) and table_of(seen) == table and seen.channel_id == ada.channel_id("Later")
        )

        # A table whose message is deleted comes back with the next play.
        await ada.faults(delete_message={"channel_id": moved.channel_id, "message_id": moved.id})
        await ada.wait_gone(moved)
        hand = (await ada.slash("hand", channel="Later", table=table)).message
        await play_one(ada, hand, choose)
        again = await ada.wait_for(lambda seen: is_table(seen) and table_of(seen) == table)
        assert again.id != moved.id

        # One whose thread is locked in mid-game says so, once, to those who play.
        await ada.wait_until(lambda: bool(plays(now(ada, hand))))
        await ada.faults(lock=moved.channel_id)
        await play_one(ada, hand, choose)
        await until(lambda: "table not drawn" in house.log_text())
        for _ in range(3):
            await ada.slash("hand", channel="Later", table=table)
        await ada.wait_for(lambda seen: seen.ephemeral and "I can no longer write" in seen.text)
        assert len([seen for seen in ada.messages() if "I can no longer write" in seen.text]) == 1
    assert "Traceback" not in house.log_text()


async def test_a_hand_opened_from_a_call_is_not_headed_by_a_deleted_message(tmp_path: Path) -> None:
    choose = Random(5)
    async with House(tmp_path) as house, house.people("Ada", "Bruno") as people:
        ada, bruno = people
        public = (await ada.slash("table new", game="claim", seats=2)).message
        await press(bruno, public, "join")
        await press(ada, public, "start")
        table = table_of(public)
        hands: dict[str, Seen] = {}
        while len(hands) < len(people):
            call = await ada.wait_for(lambda seen: "it is your turn" in seen.text and not is_table(seen))
            mover = next(one for one in people if one.id in call.pings)
            hand = hands[mover.id] = await press(mover, call, "hand")
            await mover.wait_until(partial(is_seen, mover, call))
            await play_one(mover, hand, choose)
        for _ in range(4):
            await until(lambda: any(plays(now(one, hands[one.id])) for one in people))
            mover = next(one for one in people if plays(now(one, hands[one.id])))
            await play_one(mover, hands[mover.id], choose)
            assert not any(now(one, hands[one.id]).orphaned for one in people)
        await ada.slash("table close", table=table, sure=True)
        await ada.wait_until(lambda: not any(seen.text == "✓ Seen" for seen in ada.messages()))


async def until(done: Callable[[], bool]) -> None:
    """Wait for what no window shows."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


def is_seen(person: Person, call: Seen) -> bool:
    """Tell whether a call says that it was seen."""
    return now(person, call).text == "✓ Seen"


def now(person: Person, message: Seen) -> Seen:
    """A message as it stands."""
    return person.message(message.id) or message


async def test_tiles_that_are_uploaded_anew_in_mid_game_leave_nobody_without_an_answer(tmp_path: Path) -> None:
    choose = Random(3)
    noted = tmp_path / "emojis.json"
    wanted = {one.name for one in tiles()}
    async with House(tmp_path, CARD_EMOJIS="true") as house, house.person("Ada") as ada:
        await until(lambda: noted.exists() and json.loads(noted.read_text()).keys() >= wanted)
        public = await open_table(ada, "card-table")
        before = tile_ids(await open_hand(ada, table_of(public)))
        assert before
        await play(ada, public, choose)

        known = json.loads(noted.read_text())
        noted.write_text(
            json.dumps({name: "" if name.startswith("claim") else digest for name, digest in known.items()})
        )
        assert await sync(house) == 0

        hand = await open_hand(ada, table_of(public))  # in words alone, or with the new tiles
        assert plays(hand)
        await play(ada, public, choose)
        after = set[str]()
        end = time.monotonic() + PATIENCE
        while not after and time.monotonic() < end:
            after = tile_ids(await open_hand(ada, table_of(public)))
        assert after
        assert not after & before
    assert "Traceback" not in house.log_text()


def tile_ids(hand: Seen) -> set[str]:
    return {one.raw["emoji"]["id"] for one in hand.buttons if (one.raw.get("emoji") or {}).get("id")}


async def sync(house: House) -> int | None:
    """Run `python -m bot emojis sync` beside the bot."""
    environment = {**house.environment, "SANDBOX_URL": house.url}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "emojis", "sync", cwd=ROOT, env={**os.environ, **environment}
    )
    await ended(process)
    return process.returncode
