"""A duplicate's boards: the same promised deal at every table, and no way to learn it early."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from bot.contests.model import ContestError, ContestWish
from bot.contests.service import table_id
from bot.screens.contests import contest_screen, standings_screen
from bot.tables.model import Person
from bot.text import words_for
from bot.traces import Traces
from games.engine import commitment
from persistence.rows import NO_CHANNEL, Phase
from seasons.contests.duplicate import board_secret
from seasons.contests.model import Stage, System
from tests.bot.screens.reading import read_out
from tests.harness.cup import PLACE, Cup

PEOPLE = [Person(100 + number, f"P{number}") for number in range(6)]
STRANGER = Person(999, "Stranger")
GUILD = PLACE.guild_id
WISH = ContestWish(game="hilltops", system=System.DUPLICATE, size=3, rounds=2)


async def one_table_done(cup: Cup) -> tuple[str, str]:
    """Play one of two tables of the first board to its end; return both."""
    await cup.open(WISH, PEOPLE)
    await cup.start()
    first, second = (await cup.look()).tables
    seats = (await cup.tables.look(second, GUILD, None)).table.seats
    waiting = [seat.user_id for seat in seats if seat.user_id is not None]
    while (await cup.tables.look(first, GUILD, None)).table.phase is Phase.RUNNING:
        await cup.play(away=waiting)
    await cup.tick()
    return first, second


async def test_every_table_of_a_board_is_dealt_what_was_promised_and_no_channel_shows_it(cup: Cup) -> None:
    await cup.open(WISH, PEOPLE)
    promises = (await cup.look()).promises
    assert len(set(promises)) == 2
    await cup.start()
    while (await cup.look()).contest.alive:
        await cup.round(away=())
    look = await cup.look()
    assert look.contest.stage is Stage.OVER
    for number, board in enumerate(look.contest.rounds):
        rows = [await cup.store.tables.find(table_id(cup.contest_id, number, at)) for at in range(len(board.matches))]
        assert {row.commitment for row in rows if row is not None} == {promises[number]}
        assert {row.location.channel_id for row in rows if row is not None} == {NO_CHANNEL}
        assert {row.rated for row in rows if row is not None} == {False}
        hands = []
        for at in range(len(board.matches)):
            record = await cup.tables.record(table_id(cup.contest_id, number, at), GUILD)
            assert record.secret is not None
            assert commitment(bytes.fromhex(record.secret)) == promises[number]
            hands.append([seat.salt for seat in record.seats])
        assert all(one == hands[0] for one in hands)


async def test_nothing_of_a_board_is_told_before_all_have_played_it(cup: Cup) -> None:
    first, second = await one_table_done(cup)
    row = (await cup.look()).row
    secrets = [board_secret(row.secret, number).hex() for number in range(2)]
    told = [
        read_out(contest_screen(await cup.look(), words_for("en", text_mode=True))),
        read_out(standings_screen(await cup.look(), PEOPLE[0], 0, words_for("en"))),
        repr(await cup.look()),
        *[repr(await cup.tables.look(first, GUILD, who.id)) for who in (*PEOPLE, STRANGER)],
        *[(await Traces(cup.tables, cup.store).export(who.id)).decode() for who in PEOPLE],
    ]
    assert not any(secret in one for secret in (*secrets, row.secret.hex()) for one in told)
    assert (await cup.tables.look(first, GUILD, None)).table.secret is None
    with pytest.raises(ContestError):
        await cup.contests.must_be_open((await cup.tables.look(first, GUILD, None)).table)
    assert {line.points for line in (await cup.look()).lines} == {0}
    while (await cup.tables.look(second, GUILD, None)).table.phase is Phase.RUNNING:
        await cup.play(away=())
    await cup.tick()
    await cup.contests.must_be_open((await cup.tables.look(first, GUILD, None)).table)
    assert {line.points for line in (await cup.look()).lines} != {0}


async def test_with_another_secret_everybody_else_is_told_the_same(empty_database: Path, tmp_path: Path) -> None:
    """People who do not play the first table learn nothing that depends on its deal or its play."""

    async def told(seed: int) -> list[str]:
        url = f"sqlite:///{shutil.copy(empty_database, tmp_path / f'{seed}.db')}"
        cup = await Cup.opened(url, Random(seed))
        first, second = await one_table_done(cup)
        look = await cup.look()
        hidden = {first: "first", second: "second", cup.contest_id: "contest"}
        hidden |= {promise[:12]: f"promise {number}" for number, promise in enumerate(look.promises)}
        words = words_for("en", text_mode=True)
        shown = [read_out(contest_screen(look, words)), read_out(standings_screen(look, STRANGER, 0, words))]
        log = [event for event in await cup.store.contests.log(cup.contest_id) if event.user_id is not None]
        shown.append(json.dumps([(event.kind, event.user_id, dict(event.body)) for event in log]))
        await cup.close()
        for name, sign in hidden.items():
            shown = [one.replace(name, sign) for one in shown]
        return shown

    assert await told(1) == await told(2)


async def test_an_absent_person_spoils_nobodys_comparison(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", system=System.DUPLICATE, size=3, rounds=1), PEOPLE)
    await cup.start()
    await cup.round(away=[PEOPLE[0].id])
    while (await cup.look()).contest.alive:
        await cup.round(away=[PEOPLE[0].id])
    look = await cup.look()
    points = {look.contest.entrant(line.number).user_id: line.points for line in look.lines}
    assert points[PEOPLE[0].id] == 0
    match = next(match for match in look.contest.matches_of(1))
    seat = match.members.index(1)
    rival = next(one for one in look.contest.rounds[0].matches if one is not match).members[seat]
    assert points[look.contest.entrant(rival).user_id] * 2 == 1  # nobody to be compared with: the average
    assert sum(points.values()) * 2 == 5
