"""A database that is locked, full, read-only, broken or slow: people are told, nothing is half-done, play goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.courier.wire import answers
from persistence.errors import StoreBroken, StoreError, StoreFull, StoreLocked, StoreReadOnly, StoreSilent
from tests.harness.booth import ADA, BRUNO, CHLOE, Booth, found_ids, words
from tests.harness.club import Club, id_of, ids, press, running_table, said, table_of, to_act

SAYS = {
    StoreLocked: ("My database is busy", "Ma base de données est occupée"),
    StoreSilent: ("cannot reach my database", "pas accès à ma base de données"),
    StoreReadOnly: ("cannot save anything", "ne peux rien enregistrer"),
    StoreFull: ("disk is full", "disque est plein"),
    StoreBroken: ("cannot read this table", "lire cette table"),
}


@contextmanager
def failing(booth: Booth, door: str, error: type[StoreError]) -> Iterator[None]:
    async def refuse(_: object) -> None:
        raise error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(booth.bot.store._database, door, refuse)
        yield


@pytest.mark.parametrize("error", SAYS)
async def test_a_play_that_cannot_be_written_says_so_and_can_be_made_again(
    booth: Booth, error: type[StoreError]
) -> None:
    table_id = await booth.table()
    look = await booth.bot.service.look_inside(table_id, ADA)
    mover = ADA if look.asked_at is not None else BRUNO
    hand = await booth.press(mover, f"1:hand:{table_id}:3:", private=True)
    card = next(one for one in found_ids(hand) if ":pick:" in one)

    for locale, says in zip(("en-GB", "fr"), SAYS[error], strict=True):
        with failing(booth, "write", error), capture_logs() as logged:
            refused = await booth.press(mover, card, private=True, locale=locale)
        assert [line["code"] for line in logged if line["event"] == "store refused"] == [error.code]
        assert says in words(refused)
        assert refused["data"]["flags"] & 64
        assert (await booth.bot.service.look_inside(table_id)).table.revision == 3

    await booth.press(mover, card, private=True)
    assert (await booth.bot.service.look_inside(table_id)).table.revision == 4


async def test_no_button_is_left_without_an_answer_while_nothing_can_be_read(booth: Booth) -> None:
    table_id = await booth.table()
    booth.bot.service.drop_cache()
    with failing(booth, "read", StoreBroken):
        for verb in ("hand", "join", "start", "pick", "log", "again", "options"):
            sent = await booth.press(CHLOE, f"1:{verb}:{table_id}:3:", locale="fr")
            assert "rien n" in words(sent) or "lire cette table" in words(sent)
            assert "on my side" not in words(sent)
    assert "Règles" in words(await booth.press(BRUNO, f"1:hand:{table_id}:3:", locale="fr"))


# Slow.


@pytest.fixture
def slow(club: Club, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Make every look at somebody's settings take longer than Discord may be kept waiting."""
    monkeypatch.setattr(answers, "IN_TIME", 0.02)
    preferences = club.bot.preferences
    quick: Any = preferences.of_person

    async def of_person(user_id: int) -> Any:
        await asyncio.sleep(0.05)
        return await quick(user_id)

    return lambda: monkeypatch.setattr(preferences, "of_person", of_person)


def announced(club: Club) -> bool:
    """Tell whether the last answer was preceded by a "wait"."""
    callbacks = [call.json for call in club.env.http_requests if call.path.endswith("/callback")]
    return callbacks[-1] is not None and callbacks[-1]["type"] in {5, 6}


async def test_a_late_hand_still_comes_and_only_to_its_person(club: Club, slow: Callable[[], None]) -> None:
    table = await running_table(club)
    slow()

    hand = await press(to_act(club, table), table, "hand")

    assert announced(club)
    assert hand.ephemeral
    assert any(":pick:" in one for one in ids(hand.response))
    assert "hand" in said(table).lower()
    assert not any(":pick:" in one for one in ids(table))


async def test_a_late_play_is_shown_in_the_same_hand(club: Club, slow: Callable[[], None]) -> None:
    table = await running_table(club)
    mover = to_act(club, table)
    hand = await press(mover, table, "hand")
    slow()

    played = await press(mover, hand.response, "pick")
    await club.env.advance_time(2)

    assert announced(club)
    assert played.acknowledged
    assert "Waiting for" in said(hand.response)
    assert "leads" in said(table)


@pytest.mark.parametrize(
    "ask",
    [
        lambda club: club.ada.slash(club.channel, "table new", game="claim"),
        lambda club: club.ada.slash(club.channel, "table list"),
        lambda club: club.ada.slash(club.channel, "hand"),
        lambda club: club.ada.slash(club.channel, "table start"),
    ],
    ids=["new", "list", "hand", "start"],
)
async def test_a_late_command_is_answered(
    club: Club, slow: Callable[[], None], ask: Callable[[Club], Awaitable[Any]]
) -> None:
    slow()
    answer = await ask(club)
    await club.env.advance_time(2)

    assert announced(club)
    assert answer.ephemeral
    assert said(answer.response)
    for table in await club.bot.service.listing.of_guild(club.guild.id):
        assert table.message_id in [message.id for message in club.channel.history()]


async def test_a_late_press_on_the_lobby_is_confirmed_and_the_table_drawn(club: Club, slow: Callable[[], None]) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim")
    slow()
    joined = await press(club.bruno, opened.response, "join")
    await club.env.advance_time(2)

    assert "Done" in said(joined.response)
    assert "2 of 2" in said(opened.response)


async def test_a_late_form_asks_for_another_press(club: Club, slow: Callable[[], None]) -> None:
    opened = await club.ada.slash(club.channel, "table new", game="claim")
    slow()
    form = await press(club.ada, opened.response, "options")

    assert form.modal is None
    assert "press again" in said(form.response)
    assert id_of(opened.response, "options").split(":")[2] == table_of(opened.response)
