"""The contest service: from the lobby to the podium, with nobody to help."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.contests import deeds
from bot.contests.model import ContestWish, sentence_key
from bot.contests.service import table_id
from bot.screens.contests import contest_screen, match_title, standings_screen
from bot.tables import verbs
from bot.tables.errors import TableError
from bot.tables.model import At, Person
from bot.text import Words, words_for
from bot.traces import Traces
from persistence.rows import ContestRow, Phase, TurnPace, WhoMayOpen
from seasons.contests.model import HOUR, MINUTE, Contest, Stage, System, Why
from seasons.contests.verbs import Refusal
from tests.bot.screens.reading import read_out
from tests.harness.cup import HOST, PLACE, Cup

PEOPLE = [Person(100 + number, f"P{number}") for number in range(8)]
BOSS = Person(9001, "Boss", manages=True)
GUILD = PLACE.guild_id


async def refused(key: str, deed: Awaitable[object]) -> None:
    with pytest.raises(TableError) as caught:
        await deed
    assert caught.value.reason.key == key


@pytest.mark.parametrize(("system", "size"), [("swiss", 2), ("robin", 2), ("knockout", 2), ("swiss", 3), ("robin", 4)])
async def test_a_contest_plays_itself_to_the_podium(cup: Cup, system: str, size: int) -> None:
    await cup.open(ContestWish(game="hilltops", system=System(system), size=size), PEOPLE[:6])
    await cup.start()
    while (await cup.look()).contest.alive:
        await cup.round(away=())
    look = await cup.look()
    assert look.contest.stage is Stage.OVER
    assert look.lines[0].place == 1
    assert {match.verdict.why for one in look.contest.rounds for match in one.matches if match.verdict} == {Why.PLAYED}
    for number, one in enumerate(look.contest.rounds):
        for at, match in enumerate(one.matches):
            if not match.bye:
                result = await cup.store.results.find(table_id(cup.contest_id, number, at))
                assert result is not None
                assert match.verdict is not None
                assert match.verdict.places == tuple(row.place for row in result.rows)
                assert [row.user_id for row in result.rows] == [
                    look.contest.entrant(number).user_id for number in match.members
                ]


async def test_who_never_comes_loses_and_waits_until_they_are_back(cup: Cup) -> None:
    away = PEOPLE[0]
    await cup.open(ContestWish(game="hilltops", rounds=3), PEOPLE[:4])
    await cup.start()
    await cup.round(away=[away.id])
    contest = (await cup.look()).contest
    match = next(match for match in contest.matches_of(1))
    assert match.verdict is not None
    assert match.verdict.why is Why.FORFEIT
    assert match.verdict.forfeits == {match.members.index(1)}
    assert not contest.entrant(1).here
    assert 1 not in {number for match in contest.rounds[1].matches for number in match.members}
    at = contest.rounds[0].matches.index(match)
    table = await cup.tables.appointments.find(table_id(cup.contest_id, 0, at))
    assert table is not None
    assert table.phase is Phase.CLOSED
    await cup.contests.do(cup.contest_id, GUILD, away, deeds.check_in, cup.key())
    await cup.round(away=())
    assert 1 in {number for match in (await cup.look()).contest.rounds[2].matches for number in match.members}


async def test_a_round_over_weeks_ends_at_its_deadline_against_those_who_let_the_others_wait(cup: Cup) -> None:
    await cup.open(ContestWish(game="claim", rounds=1, days=1, pace=TurnPace.DAYS_72), PEOPLE[:2])
    await cup.start()
    await cup.play(())
    table = (await cup.tables.look((await cup.look()).tables[0], GUILD, None)).table
    awaited = {seat.seat for seat in table.seats if seat.awaited}
    while (await cup.look()).contest.alive:
        await cup.pass_on()
    verdict = (await cup.look()).contest.rounds[0].matches[0].verdict
    assert verdict is not None
    assert verdict.why is Why.LATE
    assert {seat for seat, place in enumerate(verdict.places) if place == max(verdict.places)} == awaited


async def test_the_time_of_a_round_in_which_nobody_could_reach_us_is_given_back(cup: Cup) -> None:
    await cup.open(ContestWish(game="claim", rounds=1, days=1, pace=TurnPace.DAYS_72), PEOPLE[:2])
    await cup.start()
    await cup.play(())
    await cup.close()
    cup.now += 3 * 24 * HOUR
    await cup.begin()
    await cup.tick()
    assert (await cup.look()).contest.alive
    await cup.pass_on()
    assert not (await cup.look()).contest.alive


async def test_it_starts_by_its_hour_with_those_who_said_they_are_there(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", rounds=1, starts_in=60), PEOPLE[:4])
    await refused("contest-too-early", cup.contests.do(cup.contest_id, GUILD, PEOPLE[0], deeds.check_in, cup.key()))
    await cup.later(50 * MINUTE)
    for who in PEOPLE[:3]:
        await cup.contests.do(cup.contest_id, GUILD, who, deeds.check_in, cup.key())
    await cup.tick()
    assert (await cup.look()).contest.stage is Stage.ENTRY
    await cup.later(10 * MINUTE)
    contest = (await cup.look()).contest
    assert contest.field == (1, 2, 3)
    assert await cup.contests.table_of(cup.contest_id, GUILD, PEOPLE[3].id) is None


async def test_what_cannot_be_done_is_refused_with_the_reason(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", system=System.KNOCKOUT, most=4), PEOPLE[:4])
    contests, here = cup.contests, cup.contest_id
    await refused("contest-full", contests.do(here, GUILD, PEOPLE[4], deeds.enter, cup.key()))
    await refused("contest-entered-already", contests.do(here, GUILD, PEOPLE[0], deeds.enter, cup.key()))
    await refused("contest-not-entered", contests.do(here, GUILD, PEOPLE[4], deeds.withdraw, cup.key()))
    await refused("contest-not-host", contests.do(here, GUILD, PEOPLE[0], deeds.start, cup.key()))
    await refused("contest-not-host", contests.do(here, GUILD, PEOPLE[0], deeds.call_off, cup.key()))
    await refused("contest-not-host", contests.do(here, GUILD, PEOPLE[0], deeds.send_off(PEOPLE[1].id), cup.key()))
    await refused("contest-join-first", contests.do(here, GUILD, PEOPLE[4], deeds.check_in, cup.key()))
    await refused("contest-stranger", contests.do(here, GUILD, HOST, deeds.send_off(PEOPLE[4].id), cup.key()))
    await refused("contest-unknown", contests.do(here, GUILD + 1, PEOPLE[4], deeds.enter, cup.key()))
    await refused("contest-unknown", contests.do("nowhere", GUILD, PEOPLE[4], deeds.enter, cup.key()))
    await refused("contest-no-match", contests.do(here, GUILD, BOSS, deeds.rule(1, PEOPLE[0].id), cup.key()))
    await cup.start()
    await refused("contest-started", contests.do(here, GUILD, PEOPLE[4], deeds.enter, cup.key()))
    await refused("contest-started", contests.do(here, GUILD, HOST, deeds.start, cup.key()))
    await contests.do(here, GUILD, BOSS, deeds.call_off, cup.key())
    await refused("contest-over", contests.do(here, GUILD, PEOPLE[4], deeds.enter, cup.key()))


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (ContestWish(game="chess"), "table-bad-game"),
        (ContestWish(game="claim", size=4), "table-bad-seats"),
        (ContestWish(game="claim", most=1000), "contest-bad-most"),
        (ContestWish(game="claim", rounds=99), "contest-bad-rounds"),
        (ContestWish(game="claim", days=0), "contest-bad-days"),
        (ContestWish(game="claim", starts_in=0), "contest-bad-start"),
        (ContestWish(game="claim", pace=TurnPace.DAYS_24), "contest-bad-pace"),
        (ContestWish(game="claim", days=3, pace=TurnPace.LIVE_60), "contest-bad-pace-days"),
        (ContestWish(game="claim", system=System.KNOCKOUT, rounds=3), "contest-rounds-given"),
        (ContestWish(game="claim", system=System.ROBIN, rounds=3), "contest-rounds-given"),
        (ContestWish(game="claim", title="x" * 61), "contest-bad-title"),
    ],
)
async def test_a_plan_that_cannot_be_is_refused(cup: Cup, wish: ContestWish, key: str) -> None:
    await refused(key, cup.contests.open(wish, PLACE, HOST, cup.key()))


async def test_only_who_may_open_tables_opens_a_contest_and_not_too_many(cup: Cup) -> None:
    for _ in range(10):
        await cup.contests.open(ContestWish(game="hilltops"), PLACE, HOST, cup.key())
    await refused("contest-too-many", cup.contests.open(ContestWish(game="hilltops"), PLACE, HOST, cup.key()))
    await cup.store.settings.change_guild(GUILD, who_may_open=WhoMayOpen.MANAGERS)
    await refused("table-not-allowed-open", cup.contests.open(ContestWish(game="hilltops"), PLACE, HOST, cup.key()))


async def test_the_same_click_has_one_effect(cup: Cup) -> None:
    one = await cup.contests.open(ContestWish(game="hilltops"), PLACE, HOST, 7)
    assert await cup.contests.open(ContestWish(game="hilltops"), PLACE, HOST, 7) == one
    await cup.contests.do(one, GUILD, PEOPLE[0], deeds.enter, 8)
    await cup.contests.do(one, GUILD, PEOPLE[0], deeds.enter, 8)
    assert len((await cup.contests.look(one, GUILD)).contest.entrants) == 1


async def test_a_contest_that_too_few_came_to_says_so(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", starts_in=60), PEOPLE[:4])
    await cup.later(61 * MINUTE)
    assert "fewer than 2 players were here" in read_out(contest_screen(await cup.look(), words_for("en")))
    await cup.open(ContestWish(game="hilltops", starts_in=60), PEOPLE[:4])
    await cup.contests.do(cup.contest_id, GUILD, HOST, deeds.call_off, cup.key())
    assert "fewer than" not in read_out(contest_screen(await cup.look(), words_for("en")))


async def test_between_start_and_draw_the_message_has_a_headline(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops"), PEOPLE[:4])
    await cup.contests.do(cup.contest_id, GUILD, HOST, deeds.start, cup.key())
    told = read_out(contest_screen(await cup.look(), words_for("en")))
    assert "****" not in told
    assert "**The tournament begins.**" in told


async def test_a_duplicate_needs_two_tables_to_compare(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", system=System.DUPLICATE, size=2), PEOPLE[:3])
    await refused("contest-too-few", cup.contests.do(cup.contest_id, GUILD, HOST, deeds.start, cup.key()))


async def test_while_check_in_is_open_the_message_counts_and_standings_mark_who_is_here(cup: Cup) -> None:
    told: list[str] = []
    cup.contests.agenda.listeners.append(told.append)
    await cup.open(ContestWish(game="hilltops", starts_in=60), PEOPLE[:3])
    assert "Check in from" in read_out(contest_screen(await cup.look(), words_for("en")))
    told.clear()
    await cup.later(45 * MINUTE)
    assert told
    await cup.contests.do(cup.contest_id, GUILD, PEOPLE[1], deeds.check_in, cup.key())
    look = await cup.look()
    assert "Here so far: 1 of 3" in read_out(contest_screen(look, words_for("en")))
    standings = read_out(standings_screen(look, HOST, 0, words_for("en")))
    assert [line[4:] for line in standings.splitlines() if "· here" in line] == ["P1 · here"]


async def test_the_message_says_when_games_begin_only_until_they_do(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", rounds=2), PEOPLE[:4])
    await cup.start()
    assert "Games begin" not in read_out(contest_screen(await cup.look(), words_for("en")))
    while len((await cup.look()).contest.rounds) == 1:
        if not await cup.play(()):
            await cup.pass_on()
        await cup.tick()
    assert "Games begin" in read_out(contest_screen(await cup.look(), words_for("en")))
    told: list[str] = []
    cup.contests.agenda.listeners.append(told.append)
    await cup.later(MINUTE)
    assert told
    assert "Games begin" not in read_out(contest_screen(await cup.look(), words_for("en")))


async def test_a_table_has_the_number_that_a_ruling_takes_and_a_drawn_ruling_names_no_winner(cup: Cup) -> None:
    named: list[str] = []

    async def open_thread(row: ContestRow, contest: Contest, at: int) -> None:
        named.append(match_title(contest, at, words_for("en")))

    cup.contests.open_thread = open_thread
    await cup.open(ContestWish(game="hilltops", system=System.KNOCKOUT, title="Cup"), PEOPLE[:7])
    await cup.start()
    look = await cup.look()
    numbers = {at: match for at, match in enumerate(look.contest.rounds[0].matches, 1) if not match.bye}
    told = read_out(contest_screen(look, words_for("en"))).splitlines()
    for at, match in numbers.items():
        a, b = (look.contest.entrant(number).name for number in match.members)
        assert f"Table {at} · {a} – {b} · Cup, round 1" in named
        assert f"{at}\\. {a} – {b}" in told
    last = max(numbers)
    await cup.contests.do(cup.contest_id, GUILD, HOST, deeds.rule(last, None), cup.key())
    await cup.tick()
    look = await cup.look()
    assert f"{last}\\. {a} – {b} · draw · ruling" in read_out(contest_screen(look, words_for("en"))).splitlines()
    closed = await cup.tables.look_inside(look.tables[last - 1])
    assert closed.since[-1].text.key == "table-log-closed-decided"
    assert "🥇" not in read_out(standings_screen(look, HOST, 0, words_for("en")))


async def test_a_ruling_decides_a_match_and_ends_its_table(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", rounds=2), PEOPLE[:4])
    await cup.start()
    match = (await cup.look()).contest.rounds[0].matches[0]
    winner = (await cup.look()).contest.entrant(match.members[1])
    stranger = next(one for one in PEOPLE[:4] if one.id != winner.user_id)
    await refused(
        "contest-not-host", cup.contests.do(cup.contest_id, GUILD, stranger, deeds.rule(1, stranger.id), cup.key())
    )
    await cup.contests.do(cup.contest_id, GUILD, HOST, deeds.rule(1, winner.user_id), cup.key())
    await cup.tick()
    match = (await cup.look()).contest.rounds[0].matches[0]
    assert match.verdict is not None
    assert match.verdict.why is Why.RULED
    assert (await cup.tables.look(table_id(cup.contest_id, 0, 0), GUILD, None)).table.phase is Phase.CLOSED


async def test_a_host_who_plays_decides_nothing_once_it_has_begun(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", rounds=1), [HOST, *PEOPLE[:4]])
    await cup.contests.do(cup.contest_id, GUILD, HOST, deeds.send_off(PEOPLE[3].id), cup.key())
    await cup.start()
    for deed in (deeds.rule(1, HOST.id), deeds.rule(2, None), deeds.send_off(PEOPLE[0].id)):
        await refused("contest-plays", cup.contests.do(cup.contest_id, GUILD, HOST, deed, cup.key()))


async def test_nobody_decides_a_match_of_their_own(cup: Cup) -> None:
    await cup.open(ContestWish(game="hilltops", rounds=1), PEOPLE[:2])
    await cup.start()
    manager = replace(PEOPLE[0], manages=True)
    for deed in (deeds.rule(1, manager.id), deeds.send_off(PEOPLE[1].id)):
        await refused("contest-own-match", cup.contests.do(cup.contest_id, GUILD, manager, deed, cup.key()))


@pytest.mark.parametrize("manages", [False, True])
async def test_nobody_who_plays_in_a_match_decides_it_at_its_table(cup: Cup, *, manages: bool) -> None:
    await cup.open(ContestWish(game="hilltops", rounds=1), PEOPLE[:2])
    await cup.start()
    name = (await cup.look()).tables[0]
    player = replace(PEOPLE[0], manages=manages)
    for verb in (verbs.close(), verbs.kick(0), verbs.kick(1)):
        await refused("contest-own-match", cup.tables.do(At(name, player, GUILD, cup.key()), verb))
    for order in (verbs.pause(), verbs.resume()):
        key = "contest-own-match" if manages else "error-managers-only"
        await refused(key, cup.tables.do(At(name, player, GUILD, cup.key()), order))
    info = (await cup.tables.look_inside(name)).table
    assert not info.kept_by(player)
    assert info.kept_by(BOSS)
    await cup.tables.do(At(name, BOSS, GUILD, cup.key()), verbs.close())


async def test_who_is_forgotten_plays_no_further_round_and_leaves_no_name(cup: Cup) -> None:

    await cup.open(ContestWish(game="hilltops", rounds=2), PEOPLE[:4])
    exported = await Traces(cup.tables, cup.store).export(PEOPLE[0].id)
    assert b"contest_log" in exported
    await cup.start()
    await Traces(cup.tables, cup.store).forget(PEOPLE[0])
    await cup.tick()
    while (await cup.look()).contest.alive:
        await cup.round(away=())
    look = await cup.look()
    assert look.contest.entrant(1).name == ""
    assert look.contest.entrant(1).user_id < 0
    assert 1 not in {number for match in look.contest.rounds[1].matches for number in match.members}
    assert not await cup.store.people.is_kept(PEOPLE[0].id)


@pytest.mark.parametrize("why", Refusal)
@pytest.mark.parametrize("night", [False, True])
def test_every_refusal_has_a_sentence(why: Refusal, night: bool) -> None:
    assert Words("en").knows(sentence_key(night, why))
