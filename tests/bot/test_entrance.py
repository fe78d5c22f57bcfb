"""The one way in: who is refused before anything is read, how floods are met, and that nobody inside is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import entrance
from bot.courier.wire import answers
from bot.entrance import AT_ONCE
from bot.process import lease
from bot.throttle import Throttle
from persistence.errors import LeaseLost, StoreAway
from persistence.rows import Phase
from persistence.shards import ALL
from persistence.store import Store
from tests.bot.tables.parlour import eventually
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth, words
from tests.harness.club import Club, press, running_table, said, sentence
from tests.harness.forging import Forged, forge, type_command


@contextmanager
def no_reading(bot: Any) -> Iterator[None]:
    """Make every look into the database an error of the test."""

    async def read(_: object) -> None:
        raise AssertionError("something was read")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.store._database, "read", read)
        yield


async def test_commands_are_slowed_down_like_clicks_and_nothing_is_read_for_them(club: Club) -> None:
    table = await running_table(club)
    club.bot.entrance._clicks = Throttle(2, lambda: 0.0)
    for _ in range(2):
        assert "Too fast" not in said((await club.chloe.slash(club.channel, "rules", game="claim")).response)
    with no_reading(club.bot):
        assert "Too fast" in sentence(await club.chloe.slash(club.channel, "privacy export"))
        assert "Too fast" in sentence(await press(club.chloe, table, "log"))
    assert "Too fast" not in said((await press(club.bruno, table, "hand")).response), (
        "everybody has a measure of their own"
    )


async def test_a_flood_is_told_so_for_a_while_and_then_nothing(booth: Booth) -> None:
    booth.bot.entrance._clicks = Throttle(5, lambda: 0.0)
    booth.bot.entrance._refusals = Throttle(3, lambda: 0.0)
    answers = [await booth.press(CHLOE, "1:page:-:0:claim/") for _ in range(10)]
    assert [answer is not None and "Too fast" in words(answer) for answer in answers[:8]] == [False] * 5 + [True] * 3
    assert answers[8:] == [None, None]
    assert "Too fast" not in words(await booth.press(BRUNO, "1:page:-:0:claim/"))


async def test_few_requests_of_one_person_are_worked_on_at_a_time(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, go_on, inside, most = booth.bot.store._database.read, asyncio.Event(), 0, 0

    async def slow(work: Any) -> Any:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        await go_on.wait()
        found = await read(work)
        inside -= 1
        return found

    async def as_many_as_may() -> bool:
        return inside == AT_ONCE + 1

    monkeypatch.setattr(booth.bot.store._database, "read", slow)
    flood = [asyncio.ensure_future(booth.press(CHLOE, "1:page:-:0:claim/")) for _ in range(9)]
    other = asyncio.ensure_future(booth.press(BRUNO, "1:page:-:0:claim/"))
    await eventually(as_many_as_may)
    go_on.set()
    assert all(answer["type"] == 4 for answer in await asyncio.gather(other, *flood))
    assert most == AT_ONCE + 1


async def test_completions_are_slowed_down_without_a_word(club: Club) -> None:
    await running_table(club)
    club.bot.entrance._typing = Throttle(2, lambda: 0.0)
    for _ in range(2):
        assert len(await club.chloe.autocomplete(club.channel, "hand", "table", "")) == 1
    with no_reading(club.bot):
        assert await club.chloe.autocomplete(club.channel, "hand", "table", "") == []
    assert "Claim" in said((await club.chloe.slash(club.channel, "rules", game="claim")).response), "typing is no click"


@pytest.mark.parametrize(
    ("command", "click"),
    [
        (("settings", "server"), "1:set:-:0:server/language"),
        (("season", "end"), "1:season:-:0:end/1/5"),
        (("season", "start"), None),
    ],
)
async def test_what_is_for_managers_is_refused_before_anything_is_read(
    club: Club, command: tuple[str, str], click: str | None
) -> None:
    table = await running_table(club)
    with no_reading(club.bot):
        assert "Manage Server" in sentence(await type_command(club, club.bruno, *command))
        if click is not None:
            (answer,) = await forge(club.env, Forged(club.bruno, table, click, values=["fr"]))
            assert "Manage Server" in sentence(answer)


async def test_a_language_and_other_settings_changed_at_once_are_all_kept(booth: Booth) -> None:
    for number in range(25):
        language, switch = ("fr", "on") if number % 2 else ("en", "off")
        await asyncio.gather(
            booth.press(ADA, "1:set:-:0:me/language", values=[language]),
            booth.press(ADA, "1:set:-:0:me/confirm", values=[switch]),
            booth.press(BRUNO, "1:set:-:0:me/stats-public", values=[switch]),
        )
        mine = await booth.bot.preferences.of_person(ADA)
        assert (mine.locale, mine.confirm) == (language, switch == "on")


async def test_a_server_setting_changed_beside_an_options_form_is_kept(booth: Booth) -> None:
    table_id = await booth.table(started=False)
    for number in range(25):
        language = ("fr", "en")[number % 2]
        await asyncio.gather(
            booth.press(ADA, f"1:options:{table_id}:1:", fields={"match_length": str(1 + 2 * (number % 2))}),
            booth.bot.preferences.change_server(GUILD, locale=language),
        )
        ours = await booth.bot.preferences.of_server(GUILD)
        mine = await booth.bot.preferences.of_person(ADA)
        assert (ours.locale, mine.last_options["claim"]["match_length"]) == (language, 1 + 2 * (number % 2))


async def test_whoever_is_inside_is_answered_before_the_bot_ends(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await booth.table()
    database = booth.bot.store._database
    read, go_on, reading = database.read, asyncio.Event(), asyncio.Event()

    async def slow(work: Any) -> Any:
        reading.set()
        await go_on.wait()
        return await read(work)

    monkeypatch.setattr(database, "read", slow)
    click = asyncio.ensure_future(booth.press(CHLOE, f"1:log:{table_id}:1:"))
    await reading.wait()
    ending = asyncio.ensure_future(booth.bot.close())
    await asyncio.wait({ending}, timeout=0.05)
    assert not ending.done()
    go_on.set()
    await ending
    assert "The game begins" in words(await click)
    assert await booth.press(CHLOE, f"1:log:{table_id}:1:") is None, "nobody is let in afterwards"


async def test_a_click_that_hangs_does_not_keep_the_bot_from_ending(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = asyncio.Event()

    async def hang(_: object) -> None:
        reading.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(booth.bot.store._database, "read", hang)
    monkeypatch.setattr("bot.app.LAST_ANSWERS", 0.01)
    click = asyncio.ensure_future(booth.press(CHLOE, "1:page:-:0:claim/"))
    await reading.wait()
    await booth.bot.close()
    click.cancel()


async def test_who_was_cut_off_leaves_no_traceback(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, ended = asyncio.Event(), asyncio.Event()

    async def too_late(_: object) -> None:
        reading.set()
        await ended.wait()
        raise RuntimeError("the store is closed")

    monkeypatch.setattr(booth.bot.store._database, "read", too_late)
    monkeypatch.setattr("bot.app.LAST_ANSWERS", 0.01)
    with capture_logs() as logged:
        click = asyncio.ensure_future(booth.press(CHLOE, "1:page:-:0:claim/"))
        await reading.wait()
        await booth.bot.close()
        ended.set()
        assert await click is None, "nothing can be sent any more"
    assert [one["event"] for one in logged if one["log_level"] == "error"] == []


async def test_who_stands_by_answers_nothing_until_it_goes_on_and_then_what_just_came(booth: Booth) -> None:
    table_id = await booth.table()
    booth.bot.entrance.stand_by()
    click = asyncio.ensure_future(booth.press(ADA, f"1:hand:{table_id}:3:"))
    await asyncio.wait({click}, timeout=0.05)
    assert not booth.wire.sent
    booth.bot.entrance.begin()
    assert "Details" in words(await click)


async def test_who_stands_by_forgets_what_another_process_has_long_answered(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrance, "HELD", 0.01)
    booth.bot.entrance.stand_by()
    assert await booth.press(ADA, "1:page:-:0:claim/") is None
    booth.bot.entrance.begin()
    assert not booth.wire.sent


async def test_who_has_lost_the_lease_leaves_the_answer_to_its_successor(booth: Booth) -> None:
    table_id = await booth.table(seats=2, started=False)
    booth.bot.store.leases.stand_by()
    assert await booth.press(ADA, f"1:start:{table_id}:2:") is None
    assert (await booth.bot.service.look_inside(table_id)).table.phase is Phase.OPEN


async def thawed(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let the bot hold the lease and sleep for long; return what grows by each renewal that it asks for."""
    bot, asked = booth.bot, list[float]()
    assert await bot._lease.take()
    renew = bot.store.leases.renew

    async def counted(milliseconds: int) -> bool:
        asked.append(milliseconds)
        return bool(await renew(milliseconds))

    monkeypatch.setattr(bot.store.leases, "renew", counted)
    bot._lease._renewed -= 2 * lease.DOUBTED_AFTER
    return asked


async def test_after_a_thaw_the_lease_is_asked_for_once_before_anybody_is_answered(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await thawed(booth, monkeypatch)
    sent = await asyncio.gather(*(booth.press(who, "1:page:-:0:claim/") for who in range(1, 21)))
    assert all(sent)
    assert len(asked) == 1
    assert await booth.press(ADA, "1:page:-:0:claim/")
    assert len(asked) == 1, "it is known now"


async def test_who_lost_the_lease_while_frozen_answers_nobody(
    booth: Booth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await thawed(booth, monkeypatch)
    other = await Store.open(f"sqlite:///{tmp_path / 'tapis.db'}")
    assert await other.leases.take(ALL, "another", 600_000, lambda _: True)
    sent = await asyncio.gather(*(booth.press(who, "1:page:-:0:claim/") for who in range(1, 101)))
    assert sent == [None] * 100
    assert not booth.wire.sent
    typing: Any = SimpleNamespace(guild_id=GUILD, user=SimpleNamespace(id=ADA))
    assert not await booth.bot.entrance.may_complete(typing)
    assert len(asked) == 1 + 1, "a completion asks again: this process is about to end"
    await other.close()


@pytest.mark.parametrize("hangs", [False, True])
@pytest.mark.logs("lease not renewed")
async def test_who_cannot_ask_for_the_lease_says_so_if_nobody_else_answers(
    booth: Booth, monkeypatch: pytest.MonkeyPatch, *, hangs: bool
) -> None:
    monkeypatch.setattr(entrance, "DOUBTED", 0.01)
    monkeypatch.setattr(lease, "ASKED_FOR", 0.05 if hangs else 60)
    await thawed(booth, monkeypatch)
    goes_on = asyncio.Event()

    async def away(_: int) -> bool:
        if hangs:
            await goes_on.wait()
            return True
        raise StoreAway

    monkeypatch.setattr(booth.bot.store.leases, "renew", away)
    sent = await asyncio.gather(*(booth.press(who, "1:page:-:0:claim/") for who in range(1, 4)))
    assert all("cannot reach my database" in words(one) for one in sent)
    if hangs:
        goes_on.set()
        await asyncio.sleep(0)
        await asyncio.wait({booth.bot._lease._asking})
        assert "Claim" in words(await booth.press(ADA, "1:page:-:0:claim/")), "it goes on where the lease is ours"


async def test_who_has_been_asked_to_wait_is_told_when_the_lease_is_lost_meanwhile(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await booth.table(seats=2, started=False)
    announced = Event()

    def lost(_: object) -> None:
        announced.wait()
        raise LeaseLost

    monkeypatch.setattr(answers, "IN_TIME", 0.0)
    booth.bot.store._database.guard = lost
    click = asyncio.ensure_future(booth.press(ADA, f"1:start:{table_id}:2:"))

    async def was_asked_to_wait() -> bool:
        return bool(booth.wire.sent)

    await eventually(was_asked_to_wait)
    announced.set()
    await click
    assert "try again" in words(booth.wire.edits)


async def test_an_event_that_another_process_has_taken_over_is_no_error(booth: Booth) -> None:
    assert await _levels_of(booth, LeaseLost("another process"), ValueError()) == ["warning", "error"]


async def test_an_event_that_the_end_cuts_off_is_no_error(booth: Booth) -> None:
    await booth.bot.close()
    assert await _levels_of(booth, RuntimeError("the store is closed")) == ["warning"]


async def _levels_of(booth: Booth, *errors: Exception) -> list[str]:
    """How loudly it is logged that an event failed by each of these."""
    with capture_logs() as logged:
        for error in errors:
            try:
                raise error
            except (LeaseLost, RuntimeError, ValueError):
                await booth.bot.on_error("on_ready")
    return [line["log_level"] for line in logged]
