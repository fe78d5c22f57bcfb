"""Before the first card: opening, sitting down, standing up, options, computers, starting, and every refusal."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.tables import verbs
from bot.tables.errors import (
    AlreadySeated,
    BadRequest,
    Closed,
    Finished,
    Full,
    NoSuchSeat,
    NoSuchTable,
    NotAllowed,
    NotOpen,
    NotSeated,
    TableError,
    TooFewSeats,
    TooManyTables,
)
from bot.tables.model import At, ChangeKind, Done
from bot.tables.service import OpenRequest
from games import registry
from games.engine import TextList, made_salt, text
from persistence.rows import Location, Phase, SeatKind, WhoMayOpen
from tests.bot.tables.parlour import ANNA, BELA, BOSS, CLEO, DORA, GUILD, PLACE, STRANGER, Parlour, a_key, asks
from tests.toy_game.game import GAME


def a_wish(**wishes: Any) -> OpenRequest:
    return OpenRequest(**{"location": PLACE, "game": "hilltops", **wishes})


async def test_an_opened_table_seats_its_opener_and_promises_a_shuffle(parlour: Parlour) -> None:
    done = await parlour.service.open(a_wish(seats=3, options={"bury": "2"}, threaded=True), ANNA, a_key())
    look = await parlour.look(done.table_id, ANNA)
    table = look.table
    assert done == Done(table.id, 1)
    assert (table.phase, table.game, table.location, table.seats_wanted) == (Phase.OPEN, "hilltops", PLACE, 3)
    assert table.options == {"bury": 2, "windless": False}
    assert table.in_thread
    assert (look.seat, look.view, look.outcome, look.asked_at) == (0, None, None, None)
    assert [(seat.name, seat.user_id, seat.kind) for seat in table.seats] == [("Anna", 1, SeatKind.PERSON)]
    row = await parlour.store.tables.find(table.id)
    assert row is not None
    assert table.commitment == hashlib.sha256(row.secret).hexdigest()
    assert table.secret is None, "the secret stays secret until the end"
    assert [change.kind for change in parlour.changes] == [ChangeKind.LOBBY]


async def test_a_table_is_as_wide_as_its_game_unless_asked_otherwise(parlour: Parlour) -> None:
    done = await parlour.service.open(a_wish(), ANNA, a_key())
    assert (await parlour.look(done.table_id)).table.seats_wanted == 4


async def test_computers_may_sit_from_the_start(parlour: Parlour) -> None:
    wish = a_wish(computers=2, level="novice", seat_opener=False)
    done = await parlour.service.open(wish, ANNA, a_key())
    table = (await parlour.look(done.table_id)).table
    assert [(seat.kind, seat.level, seat.user_id) for seat in table.seats] == [(SeatKind.COMPUTER, "novice", None)] * 2
    assert len({seat.name for seat in table.seats}) == 2


@pytest.mark.parametrize(
    ("wishes", "reason", "allowed"),
    [
        ({"game": "poker"}, "table-bad-game", None),
        ({"seats": 1}, "table-bad-seats", [2, 3, 4]),
        ({"seats": 5}, "table-bad-seats", [2, 3, 4]),
        ({"seats": 10**9}, "table-bad-seats", [2, 3, 4]),
        ({"computers": 4}, "table-too-many-computers", None),
        ({"computers": -1}, "table-too-many-computers", None),
        ({"computers": 1, "level": "grandmaster"}, "table-bad-level", None),
        ({"computers": 1, "level": "expert"}, "table-bad-level", None),
        ({"options": {"bury": 3}}, "table-bad-option-number", None),
        ({"options": {"bury": "many"}}, "table-bad-option-number", None),
        ({"options": {"windless": "perhaps"}}, "table-bad-option", None),
        ({"options": {"hills": 1}}, "table-bad-option-name", None),
        ({"game": "claim", "options": {"match_length": "2"}}, "table-bad-option", None),
    ],
)
async def test_wishes_that_do_not_fit_are_refused_with_what_is_allowed(
    parlour: Parlour, wishes: dict[str, Any], reason: str, allowed: list[int] | None
) -> None:
    with pytest.raises(BadRequest) as caught:
        await parlour.service.check_open(a_wish(**wishes), ANNA)
    assert caught.value.reason.key == reason
    if allowed is not None:
        named = TextList(tuple(text("word-number", number=number) for number in allowed))
        assert dict(caught.value.reason.args)["allowed"] == named
    with pytest.raises(BadRequest):
        await parlour.service.open(a_wish(**wishes), ANNA, a_key())
    assert await parlour.service.listing.here(PLACE) == []
    assert parlour.changes == []


async def test_words_become_values_of_every_kind_of_option(parlour: Parlour) -> None:
    done = await parlour.service.open(
        a_wish(game="claim", options={"match_length": "3", "first_leader": "seat1", "show_known_recruits": "true"}),
        ANNA,
        a_key(),
    )
    assert (await parlour.look(done.table_id)).table.options == {
        "match_length": 3,
        "first_leader": "seat1",
        "show_known_recruits": True,
    }


async def test_the_last_options_of_a_person_are_remembered_everywhere_and_for_nobody_else(parlour: Parlour) -> None:
    first = await parlour.service.open(a_wish(options={"bury": 2}), ANNA, a_key())
    await parlour.service.do(asks(first.table_id, ANNA), verbs.configure({"windless": "true"}))
    second = await parlour.service.open(a_wish(), ANNA, a_key())
    assert (await parlour.look(second.table_id)).table.options == {"bury": 2, "windless": True}
    third = await parlour.service.open(a_wish(options={"bury": 1}), ANNA, a_key())
    assert (await parlour.look(third.table_id)).table.options == {"bury": 1, "windless": True}
    elsewhere = await parlour.service.open(a_wish(location=Location(GUILD + 1, 1)), ANNA, a_key())
    assert (await parlour.service.look_inside(elsewhere.table_id)).table.options == {"bury": 1, "windless": True}
    his = await parlour.service.open(a_wish(), BELA, a_key())
    assert (await parlour.look(his.table_id)).table.options == {"bury": 1, "windless": False}


async def test_remembered_options_that_no_longer_fit_are_let_go(parlour: Parlour) -> None:
    await parlour.store.settings.remember_options(ANNA.id, "hilltops", {"hills": 7})
    done = await parlour.service.open(a_wish(), ANNA, a_key())
    assert (await parlour.look(done.table_id)).table.options == {"bury": 1, "windless": False}


async def test_limits_of_person_and_server(parlour: Parlour) -> None:
    await parlour.store.settings.change_guild(GUILD, tables_per_person=2, tables_per_guild=3)
    first = await parlour.service.open(a_wish(), ANNA, a_key())
    await parlour.service.open(a_wish(), ANNA, a_key())
    with pytest.raises(TooManyTables) as caught:
        await parlour.service.open(a_wish(), ANNA, a_key())
    assert caught.value.reason == text("table-too-many-person", most=2)
    await parlour.service.open(a_wish(), BELA, a_key())
    with pytest.raises(TooManyTables) as caught:
        await parlour.service.open(a_wish(), CLEO, a_key())
    assert caught.value.reason == text("table-too-many-guild", most=3)
    await parlour.service.open(a_wish(location=Location(GUILD + 1, 1)), ANNA, a_key())
    await parlour.service.do(asks(first.table_id, ANNA), verbs.close())
    await parlour.service.open(a_wish(), ANNA, a_key())


async def test_where_only_managers_open_tables(parlour: Parlour) -> None:
    await parlour.store.settings.change_guild(GUILD, who_may_open=WhoMayOpen.MANAGERS)
    with pytest.raises(NotAllowed):
        await parlour.service.check_open(a_wish(), ANNA)
    with pytest.raises(NotAllowed):
        await parlour.service.open(a_wish(), ANNA, a_key())
    done = await parlour.service.open(a_wish(), BOSS, a_key())
    await parlour.service.do(asks(done.table_id, ANNA), verbs.join())


async def test_the_same_interaction_opens_one_table(parlour: Parlour) -> None:
    key = a_key()
    done = await parlour.service.open(a_wish(), ANNA, key)
    await parlour.service.do(asks(done.table_id, BELA), verbs.join())
    assert await parlour.service.open(a_wish(), ANNA, key) == Done(done.table_id, 2, repeated=True)
    assert len(await parlour.service.listing.here(PLACE)) == 1


async def test_sitting_down_and_standing_up(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, CLEO, seats=3)
    await parlour.refuses(table_id, AlreadySeated, parlour.service.do(asks(table_id, BELA), verbs.join()))
    await parlour.refuses(table_id, Full, parlour.service.do(asks(table_id, DORA), verbs.join()))
    await parlour.refuses(table_id, NotSeated, parlour.service.do(asks(table_id, DORA), verbs.leave()))
    await parlour.service.do(asks(table_id, BELA), verbs.leave())
    seats = (await parlour.look(table_id)).table.seats
    assert [(seat.seat, seat.name) for seat in seats] == [(0, "Anna"), (2, "Cleo")], "seats keep their numbers"
    await parlour.service.do(asks(table_id, DORA), verbs.join("abracadabra"))
    seats = (await parlour.look(table_id)).table.seats
    assert [(seat.seat, seat.name) for seat in seats] == [(0, "Anna"), (1, "Dora"), (2, "Cleo")]
    assert [row.salt for row in (await parlour.store.tables.seats_at([table_id]))[table_id]][1] == "abracadabra"


@pytest.mark.parametrize("word", ["", "   ", "x" * 65, "a\nb", "\u202e"])
async def test_a_word_that_does_not_fit_changes_nothing(parlour: Parlour, word: str) -> None:
    table_id = await parlour.table(ANNA)
    service = parlour.service
    for deed in (
        service.do(asks(table_id, BELA), verbs.join(word)),
        service.do(asks(table_id, ANNA), verbs.give_word(word)),
    ):
        error = await parlour.refuses(table_id, BadRequest, deed)
        assert error.reason.key == "table-bad-salt"


async def test_words_are_heard_after_the_promise_and_may_change_until_the_start(parlour: Parlour) -> None:
    """The secret is drawn when the table opens, and its hash never changes; what people add comes after."""
    service = parlour.service
    table_id = await parlour.table(ANNA, BELA)
    promise = (await parlour.look(table_id)).table.commitment
    assert not any(seat.gave_word for seat in (await parlour.look(table_id)).table.seats)
    key = a_key()
    await service.do(At(table_id, ANNA, GUILD, key), verbs.give_word("plum"))
    assert (await service.do(At(table_id, ANNA, GUILD, key), verbs.give_word("pear"))).repeated
    await service.do(asks(table_id, ANNA), verbs.give_word("quince"))
    await parlour.refuses(table_id, NotSeated, service.do(asks(table_id, CLEO), verbs.give_word("fig")))
    seen = (await parlour.look(table_id, BELA)).table
    assert [seat.gave_word for seat in seen.seats] == [True, False]
    assert "quince" not in repr(seen), "which word it was is told when the game is over"
    told = [one.text for one in await service.history(table_id, GUILD, BELA.id)]
    assert told.count(text("table-log-word", name="Anna")) == 2
    service.drop_cache()
    await service.do(asks(table_id, ANNA), verbs.start())
    late = await parlour.refuses(table_id, NotOpen, service.do(asks(table_id, ANNA), verbs.give_word("late")))
    assert late.reason.key == "table-not-open-word"
    await parlour.play_on(table_id, Random(5))
    record = await service.record(table_id, GUILD)
    assert record.commitment == promise
    assert [seat.salt for seat in record.seats] == ["quince", made_salt(promise, 1)]
    assert record.replay(GAME).outcome() is not None


async def test_a_word_leaves_with_whoever_gave_it(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA)
    await parlour.service.do(asks(table_id, BELA), verbs.give_word("plum"))
    await parlour.service.do(asks(table_id, BELA), verbs.leave())
    await parlour.service.do(asks(table_id, BELA), verbs.join())
    assert not any(seat.gave_word for seat in (await parlour.look(table_id)).table.seats)


async def test_whoever_leaves_hands_the_table_on_and_the_last_one_closes_it(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA)
    await parlour.service.do(asks(table_id, ANNA), verbs.leave())
    assert (await parlour.look(table_id)).table.opener_id == BELA.id
    await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, ANNA), verbs.close()))
    await parlour.service.do(asks(table_id, BELA), verbs.add_computer("novice"))
    await parlour.service.do(asks(table_id, BELA), verbs.leave())
    look = await parlour.look(table_id)
    assert look.table.phase is Phase.CLOSED
    assert parlour.changes[-1].kind is ChangeKind.CLOSED
    assert look.table.secret is not None
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    assert (row.phase, row.opener_id) == (Phase.CLOSED, BELA.id)


async def test_computers_sit_down_for_whoever_has_a_say(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, seats=4)
    await parlour.refuses(
        table_id, NotAllowed, parlour.service.do(asks(table_id, STRANGER), verbs.add_computer("novice"))
    )
    error = await parlour.refuses(
        table_id, BadRequest, parlour.service.do(asks(table_id, BELA), verbs.add_computer("club"))
    )
    named = TextList((text("level-novice"), text("level-casual")))
    assert error.reason == text("table-bad-level", allowed=named)
    await parlour.service.do(asks(table_id, BELA), verbs.add_computer("novice"))
    await parlour.service.do(asks(table_id, BOSS), verbs.add_computer("casual"))
    await parlour.refuses(table_id, Full, parlour.service.do(asks(table_id, ANNA), verbs.add_computer("novice")))
    seats = (await parlour.look(table_id)).table.seats
    assert [seat.level for seat in seats] == [None, None, "novice", "casual"]
    assert len({seat.name for seat in seats}) == 4


async def test_the_opener_and_managers_free_seats(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, CLEO)
    await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, BELA), verbs.kick(2)))
    await parlour.refuses(table_id, NoSuchSeat, parlour.service.do(asks(table_id, ANNA), verbs.kick(3)))
    await parlour.refuses(table_id, NoSuchSeat, parlour.service.do(asks(table_id, ANNA), verbs.kick(-1)))
    await parlour.service.do(asks(table_id, ANNA), verbs.kick(2))
    await parlour.service.do(asks(table_id, BOSS), verbs.kick(1))
    assert [seat.name for seat in (await parlour.look(table_id)).table.seats] == ["Anna"]
    await parlour.service.do(asks(table_id, BELA), verbs.join())


async def test_options_can_change_until_the_start(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA)
    await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, BELA), verbs.configure({"bury": 2})))
    await parlour.refuses(table_id, BadRequest, parlour.service.do(asks(table_id, ANNA), verbs.configure({"bury": 9})))
    await parlour.service.do(asks(table_id, ANNA), verbs.configure({"bury": "2"}))
    parlour.service.drop_cache()
    (table,) = await parlour.service.listing.here(PLACE)
    assert table == (await parlour.look(table_id)).table
    assert table.options == {"bury": 2, "windless": False}
    await parlour.service.do(asks(table_id, BELA), verbs.start())
    look = await parlour.look(table_id, ANNA)
    assert look.view is not None
    assert str(look.view.legal[0]).startswith("bury ")
    assert len(str(look.view.legal[0]).split()) == 3
    await parlour.refuses(table_id, NotOpen, parlour.service.do(asks(table_id, ANNA), verbs.configure({"bury": 1})))


async def test_starting_needs_enough_people_and_a_say(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA)
    error = await parlour.refuses(table_id, TooFewSeats, parlour.service.do(asks(table_id, ANNA), verbs.start()))
    assert dict(error.reason.args)["seated"] == 1
    await parlour.service.do(asks(table_id, BELA), verbs.join())
    await parlour.refuses(table_id, NotAllowed, parlour.service.do(asks(table_id, STRANGER), verbs.start()))
    done = await parlour.service.do(asks(table_id, BELA), verbs.start())
    look = await parlour.look(table_id, ANNA)
    assert (look.table.phase, look.asked_at, look.seat) == (Phase.RUNNING, done.revision, 0)
    assert parlour.changes[-1].kind is ChangeKind.STARTED
    assert [seat.awaited for seat in (await parlour.store.tables.seats_at([table_id]))[table_id]] == [True, True]


async def test_gaps_between_seats_close_at_the_start(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, CLEO)
    await parlour.service.do(asks(table_id, ANNA), verbs.leave())
    await parlour.service.do(asks(table_id, BELA), verbs.start())
    seats = (await parlour.look(table_id)).table.seats
    assert [(seat.seat, seat.name) for seat in seats] == [(0, "Bela"), (1, "Cleo")]


async def test_salts_that_nobody_gave_follow_from_the_commitment_and_the_seat(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA, BELA, seats=4)
    await parlour.service.do(asks(table_id, CLEO), verbs.join("abracadabra"))
    await parlour.service.do(asks(table_id, ANNA), verbs.add_computer("novice"))
    await parlour.service.do(asks(table_id, ANNA), verbs.leave())
    await parlour.service.do(asks(table_id, BELA), verbs.start())
    promise = (await parlour.look(table_id)).table.commitment
    salts = [made_salt(promise, 0), "abracadabra", made_salt(promise, 2)]
    assert [row.salt for row in (await parlour.store.tables.seats_at([table_id]))[table_id]] == salts
    await parlour.service.do(asks(table_id, BELA), verbs.resign())
    await parlour.service.do(asks(table_id, CLEO), verbs.resign())
    record = await parlour.service.record(table_id, GUILD)
    assert [seat.salt for seat in record.seats] == salts
    assert record.chosen() == {1}


@pytest.mark.parametrize("phase", [Phase.RUNNING, Phase.FINISHED, Phase.CLOSED])
async def test_the_lobby_is_over_when_the_game_has_begun(parlour: Parlour, phase: Phase) -> None:
    service = parlour.service
    if phase is Phase.FINISHED:
        table_id = await parlour.finished(ANNA, BELA)
    else:
        table_id = await parlour.running(ANNA, BELA)
        if phase is Phase.CLOSED:
            await service.do(asks(table_id, BOSS), verbs.close())
    error: type[TableError] = {Phase.RUNNING: NotOpen, Phase.FINISHED: Finished, Phase.CLOSED: Closed}[phase]
    await parlour.refuses(table_id, error, service.do(asks(table_id, CLEO), verbs.join()))
    await parlour.refuses(table_id, error, service.do(asks(table_id, ANNA), verbs.leave()))
    await parlour.refuses(table_id, error, service.do(asks(table_id, ANNA), verbs.add_computer("novice")))
    await parlour.refuses(table_id, error, service.do(asks(table_id, ANNA), verbs.configure({})))
    await parlour.refuses(table_id, error, service.do(asks(table_id, ANNA), verbs.start()))


@pytest.mark.parametrize("other", [GUILD + 1, None], ids=["another", "none"])
async def test_tables_of_another_server_do_not_exist_nor_of_no_server(parlour: Parlour, other: Any) -> None:
    table_id = await parlour.running(ANNA, BELA)
    service = parlour.service
    revision, notation = await parlour.some_action(table_id, ANNA, Random(1))
    deeds: list[Awaitable[object]] = [
        service.do(At(table_id, CLEO, other, a_key()), verbs.join()),
        service.do(At(table_id, ANNA, other, a_key()), verbs.leave()),
        service.do(At(table_id, ANNA, other, a_key()), verbs.add_computer("novice")),
        service.do(At(table_id, ANNA, other, a_key()), verbs.configure({})),
        service.do(At(table_id, BOSS, other, a_key()), verbs.kick(0)),
        service.do(At(table_id, ANNA, other, a_key()), verbs.start()),
        service.do(At(table_id, ANNA, other, a_key(), revision), verbs.act(notation)),
        service.do(At(table_id, ANNA, other, a_key()), verbs.resign()),
        service.do(At(table_id, BOSS, other, a_key()), verbs.close()),
        service.rematch(At(table_id, ANNA, other, a_key())),
        service.look(table_id, other, ANNA.id),
        service.history(table_id, other, ANNA.id),
        service.record(table_id, other),
        service.do(asks("nonesuch", ANNA), verbs.join()),
        service.look_inside("nonesuch"),
        service.shown("nonesuch", 1, 1),
    ]
    for deed in deeds:
        await parlour.refuses(table_id, NoSuchTable, deed)


async def test_finding_tables(parlour: Parlour) -> None:
    open_one = await parlour.table(ANNA)
    parlour.clock.now += 1
    running = await parlour.running(BELA, ANNA)
    finished = await parlour.finished(BELA, CLEO)
    service = parlour.service
    assert [table.id for table in await service.listing.here(PLACE)] == [running, open_one]
    assert [table.id for table in await service.listing.here(PLACE, limit=1)] == [running]
    assert [table.id for table in await service.listing.here(PLACE, [Phase.FINISHED])] == [finished]
    assert [table.id for table in await service.listing.here(replace(PLACE, channel_id=1))] == []
    assert {table.id for table in await service.listing.of_guild(GUILD)} == {open_one, running}
    assert {table.id for table in await service.listing.of_person(BELA.id, [Phase.RUNNING, Phase.FINISHED])} == {
        running,
        finished,
    }
    assert [table.id for table in await service.listing.awaiting(ANNA.id)] == [running]
    assert await service.listing.awaiting(ANNA.id, GUILD + 1) == []
    assert await service.listing.awaiting(CLEO.id) == []
    for table in await service.listing.of_guild(GUILD, list(Phase)):
        assert table == (await parlour.look(table.id)).table, "rows tell what the log tells"


async def test_a_message_that_shows_the_table_is_remembered(parlour: Parlour) -> None:
    table_id = await parlour.table(ANNA)
    await parlour.service.shown(table_id, 77, 1_234)
    table = (await parlour.look(table_id)).table
    assert (table.message_id, table.message_at) == (77, 1_234)
    await parlour.service.do(asks(table_id, BELA), verbs.join())
    assert (await parlour.look(table_id)).table.message_id == 77
    parlour.service.drop_cache()
    assert (await parlour.look(table_id)).table.message_id == 77
    await parlour.service.shown(table_id, None)
    assert (await parlour.look(table_id)).table.message_id is None


async def test_registered_games_can_all_be_opened(parlour: Parlour) -> None:
    for key, game in registry.all_games().items():
        done = await parlour.service.open(a_wish(game=key, seats=game.seats[0]), BOSS, a_key())
        await parlour.service.do(asks(done.table_id, BOSS), verbs.close())
