"""A card chosen before the turn: played when it comes, or dropped, and nobody else's business."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import Absent, BadRequest, Finished, NotRunning, NotSeated, Stale
from bot.tables.model import Look, Person
from bot.tables.times import SECOND, Due, DueKind
from bot.traces import Traces
from games import registry
from persistence.rows import EntryKind, Phase
from tests.bot.tables.parlour import ANNA, BELA, STRANGER, Parlour, asks

PAUSE = 5 * SECOND


@pytest.fixture
async def parlour(url: str) -> AsyncIterator[Parlour]:
    opened = await Parlour.open(url, pause=lambda _table, _revision: 5.0)
    for who in (ANNA, BELA):
        await opened.store.settings.change_user(who.id, preselect=True)
    yield opened
    await opened.close()


def cards(look: Look) -> list[str]:
    """The cards that the viewer holds."""
    assert look.view is not None
    scene = registry.game(look.table.game).scene(look.view)
    return [one.code for one in scene.held if one.code is not None]


async def choose(parlour: Parlour, table_id: str, who: Person, card: str | None) -> None:
    """Let somebody choose a card before their turn."""
    await parlour.service.preselect(asks(table_id, who), card)


async def following(parlour: Parlour) -> tuple[str, Person, Person]:
    """A table at which one of two leads, with who leads and who waits."""
    table_id = await parlour.running(ANNA, BELA, game="claim", rated=False)
    (leads,) = await parlour.awaited(table_id)
    return table_id, leads, BELA if leads == ANNA else ANNA


async def plays(parlour: Parlour, table_id: str) -> list[tuple[int | None, str]]:
    """The plays in the log: user id and notation."""
    entries = await parlour.store.log.entries(table_id)
    return [(entry.actor_id, entry.body) for entry in entries if entry.kind is EntryKind.PLAY]


async def lead_and_choose(parlour: Parlour, table_id: str, leads: Person, waits: Person, *, legal: bool) -> str:
    """Let somebody choose a card that may, or may not, follow what the other one then leads; return the card."""
    held = cards(await parlour.look(table_id, waits))
    look = await parlour.look(table_id, leads)
    assert look.view is not None
    for lead in map(str, look.view.legal):
        faction = lead.removeprefix("play ")[0]
        follow = [card for card in held if card[0] == faction]
        other = [card for card in held if card[0] not in {faction, "X"}]
        if faction != "X" and follow and other:
            chosen = follow[0] if legal else other[0]
            await choose(parlour, table_id, waits, chosen)
            await parlour.service.do(asks(table_id, leads, look.table.revision), verbs.act(lead))
            return chosen
    raise AssertionError("no such lead")


async def test_what_was_chosen_is_played_after_the_usual_pause_and_is_ones_own_play(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    card = await lead_and_choose(parlour, table_id, leads, waits, legal=True)
    parlour.service.drop_cache()  # a restart, too, keeps it
    await parlour.later(PAUSE - SECOND)
    assert len(await plays(parlour, table_id)) == 1
    await parlour.later(SECOND)
    assert (await plays(parlour, table_id))[1:] == [(waits.id, f"play {card}")]
    assert parlour.changes[-1].actor_id is None  # no answer has told them of it
    assert (await parlour.look(table_id, waits)).preselected is None
    row = await parlour.store.tables.find(table_id)
    assert row is not None
    assert row.preselected == {}


async def test_nobody_hears_of_it(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    before = {who: await parlour.look(table_id, who) for who in (leads, STRANGER, None)}
    told = len(parlour.changes)
    log = await parlour.store.log.entries(table_id)
    for card in (*cards(await parlour.look(table_id, waits))[:2], None):
        await choose(parlour, table_id, waits, card)
        mine = (await parlour.look(table_id, waits)).preselected
        assert (None if mine is None else mine.card) == card
        assert {who: await parlour.look(table_id, who) for who in before} == before
    assert len(parlour.changes) == told
    assert await parlour.store.log.entries(table_id) == log


async def test_whoever_opened_the_table_cannot_export_it(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA, game="claim", rated=False, options={"first_leader": "seat0"})
    privacy = Traces(parlour.service, parlour.store)
    before = await privacy.export(ANNA.id)
    await choose(parlour, table_id, BELA, cards(await parlour.look(table_id, BELA))[0])
    assert await privacy.export(ANNA.id) == before
    await lead_and_choose(parlour, table_id, ANNA, BELA, legal=True)
    about_to_move = str(Due(DueKind.MOVE, 1))
    assert about_to_move not in (await privacy.export(ANNA.id)).decode()


async def test_what_may_not_be_played_is_dropped_and_they_are_told(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    card = await lead_and_choose(parlour, table_id, leads, waits, legal=False)
    await parlour.later(10 * PAUSE)
    look = await parlour.look(table_id, waits)
    assert look.preselected is not None
    assert (look.preselected.card, look.preselected.dropped) == (card, True)
    assert look.asked_at is not None
    assert len(await plays(parlour, table_id)) == 1
    await parlour.play(table_id, waits, Random(1))
    assert (await parlour.look(table_id, waits)).preselected is None


async def test_a_click_of_ones_own_comes_first(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    card = await lead_and_choose(parlour, table_id, leads, waits, legal=True)
    look = await parlour.look(table_id, waits)
    assert look.view is not None
    other = next(str(action) for action in look.view.legal if str(action) != f"play {card}")
    await parlour.service.do(asks(table_id, waits, look.table.revision), verbs.act(other))
    await parlour.later(PAUSE)
    assert [body for _, body in await plays(parlour, table_id)][1:2] == [other]
    assert len(await plays(parlour, table_id)) == 2


async def test_whoever_wants_it_no_more_has_nothing_played(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    await lead_and_choose(parlour, table_id, leads, waits, legal=True)
    await parlour.store.settings.change_user(waits.id, preselect=False)
    await parlour.later(PAUSE)
    assert len(await plays(parlour, table_id)) == 1


async def test_what_cannot_be_chosen(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    mine, theirs = cards(await parlour.look(table_id, waits)), cards(await parlour.look(table_id, leads))
    await parlour.refuses(table_id, BadRequest, choose(parlour, table_id, waits, theirs[0]))
    await parlour.refuses(table_id, BadRequest, choose(parlour, table_id, waits, "?"))
    await parlour.refuses(table_id, Stale, choose(parlour, table_id, leads, theirs[0]))
    await parlour.refuses(table_id, NotSeated, choose(parlour, table_id, STRANGER, mine[0]))
    lobby = await parlour.table(ANNA, game="claim")
    await parlour.refuses(lobby, NotRunning, choose(parlour, lobby, ANNA, mine[0]))
    assert not (await parlour.look(table_id, leads)).may_preselect
    assert (await parlour.look(table_id, waits)).may_preselect
    await parlour.service.do(asks(table_id, waits), verbs.resign())
    await parlour.refuses(table_id, Finished, choose(parlour, table_id, waits, mine[0]))


async def test_nothing_is_left_of_it_when_the_seat_is_given_up_or_taken_over(parlour: Parlour) -> None:
    wishes: dict[str, Any] = {"seats": 3, "computers": 1, "game": "dwarf_king"}
    for how in ("resign", "kick"):
        table_id = await parlour.running(ANNA, BELA, rated=False, **wishes)
        awaited = await parlour.awaited(table_id)
        waits = BELA if BELA not in awaited else ANNA
        card = cards(await parlour.look(table_id, waits))[0]
        await choose(parlour, table_id, waits, card)
        if how == "resign":
            await parlour.service.do(asks(table_id, waits), verbs.resign())
        else:
            boss = Person(9, "Boss", manages=True)
            seat = (await parlour.look(table_id, waits)).seat
            assert seat is not None
            await parlour.service.do(asks(table_id, boss), verbs.kick(seat))
        row = await parlour.store.tables.find(table_id)
        assert row is not None
        assert (row.phase, row.preselected) == (Phase.RUNNING, {})


async def test_taking_a_play_back_drops_what_others_have_chosen(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    await lead_and_choose(parlour, table_id, leads, waits, legal=True)
    await parlour.service.do(asks(table_id, leads), verbs.undo())
    look = await parlour.look(table_id, waits)
    assert look.preselected is not None
    assert look.preselected.dropped
    await parlour.play(table_id, leads, Random(1))
    await parlour.later(PAUSE)
    assert await parlour.awaited(table_id) == [waits]


async def test_it_waits_for_the_end_of_a_pause(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    card = await lead_and_choose(parlour, table_id, leads, waits, legal=True)
    service = parlour.service
    for who in (leads, waits):
        await service.do(asks(table_id, who), verbs.propose(Motion.PAUSE))
    await parlour.later(10 * PAUSE)
    assert len(await plays(parlour, table_id)) == 1
    for who in (leads, waits):
        await service.do(asks(table_id, who), verbs.propose(Motion.RESUME))
    await parlour.later(PAUSE)
    assert (await plays(parlour, table_id))[1:] == [(waits.id, f"play {card}")]


async def test_whoever_is_away_chooses_nothing(parlour: Parlour) -> None:
    table_id, leads, waits = await following(parlour)
    parlour.clock.now += 600 * SECOND
    seat = (await parlour.look(table_id, leads)).seat
    await parlour.service.do(asks(table_id, waits), verbs.propose(Motion.REPLACE, seat))
    await parlour.later(3600 * SECOND)
    card = cards(await parlour.look(table_id, leads))[0]
    await parlour.refuses(table_id, Absent, choose(parlour, table_id, leads, card))


@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_only_legal_actions_are_ever_played_so(parlour: Parlour, game: str) -> None:
    rng = Random(game)
    computers = 1 if 3 in registry.game(game).seats else 0
    table_id = await parlour.running(ANNA, BELA, game=game, rated=False, seats=2 + computers, computers=computers)
    for _ in range(25):
        look = await parlour.look(table_id, rng.choice((ANNA, BELA)))
        if look.table.phase is not Phase.RUNNING:
            break
        who = ANNA if look.seat == 0 else BELA
        if look.may_preselect and (held := cards(look)):
            await choose(parlour, table_id, who, rng.choice(held))
        awaited = await parlour.awaited(table_id)
        if awaited and rng.random() < 0.5:
            await parlour.play(table_id, awaited[0], rng)
        else:
            await parlour.later(PAUSE)
    parlour.service.drop_cache()
    await parlour.look(table_id)
