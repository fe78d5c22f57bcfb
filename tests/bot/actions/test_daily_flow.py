"""The deal of the day through the router's door: one try each, the same for all, and nobody's eyes on another's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any

import pytest

from bot import app
from bot.clicks import Verb
from bot.screens.daily import morning_screen, told_screen
from bot.screens.finished import decisive_lines
from bot.screens.hand import hand_screen
from bot.tables import verbs
from bot.tables.clocks.scheduler import AGAIN
from bot.tables.errors import TableError
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest
from bot.text import LOCALES, Words
from games import registry
from games.claim.game import GAME as CLAIM
from games.players import Strength, choose
from persistence.errors import StoreAway
from persistence.rows import ALIVE, Phase, TurnPace
from seasons.daily import GRACE, NEXT
from tests.bot.screens.reading import read_out
from tests.bot.tables.parlour import eventually
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, PLACE, Booth, found_ids, words
from tests.harness.club import Club, ids, said
from tests.harness.forging import RESTS, WITHOUT_A_TABLE
from tests.toy_game.game import GAME as HILLTOPS

IN_TURN = registry.daily_on
HOUR = 60 * 60 * 1000
MONDAY, SATURDAY = date(2025, 11, 24), date(2025, 11, 29)
NOON = 1_763_985_600_000
"""Of that Monday, UTC."""


@dataclass
class Calendar:
    """The bot's clock, set by hand."""

    now: int = NOON

    def set_day(self, day: date) -> None:
        """Make it noon of a day."""
        self.now = NOON + (day - MONDAY).days * 24 * HOUR


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """Hand out the clock of the bots that are opened from now on."""
    calendar = Calendar()
    monkeypatch.setattr(app, "wall_clock", lambda: calendar.now)
    return calendar


@pytest.fixture(autouse=True)
def weekly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Claim at weekends, the puzzle of Five Crowns on all other days."""
    monkeypatch.setattr(registry, "daily_on", lambda day: CLAIM if day.weekday() > 4 else registry.game("five_crowns"))


@pytest.fixture
def quick_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the opponent at weekends be one that does not think long."""
    assert CLAIM.daily is not None
    monkeypatch.setattr(CLAIM, "daily", replace(CLAIM.daily, level="casual"))


@pytest.fixture
def hilltops() -> Iterator[None]:
    """Let a game from outside take part."""
    registry.add(HILLTOPS)
    yield
    registry.remove(HILLTOPS.key)


async def begin(booth: Booth, who: int, day: date) -> str:
    """Let somebody press **Play** and return their table."""
    await booth.press(who, f"1:daily:-:0:play/{day}", private=True)
    mine = await booth.bot.store.dailies.try_of(GUILD, day, who)
    assert mine is not None
    return str(mine.table_id)


async def finish(
    booth: Booth, who: int, table_id: str, pick: Callable[[Any], Any] = lambda view: view.legal[0]
) -> None:
    """Play somebody's try to its end; computers answer by themselves."""
    service, person = booth.bot.service, Person(who, f"Player {who}")
    service.start_clock()
    while (look := await service.look(table_id, GUILD, who)).table.phase is Phase.RUNNING:
        if look.asked_at is None:
            await eventually(partial(waits_for, booth, who, table_id))
            continue
        await service.do(At(table_id, person, GUILD, seen=look.table.revision), verbs.act(str(pick(look.view))))
    await service.stop_clock()


async def waits_for(booth: Booth, who: int, table_id: str) -> bool:
    look = await booth.bot.service.look(table_id, GUILD, who)
    return look.asked_at is not None or look.table.phase is not Phase.RUNNING


async def tried(booth: Booth, who: int, day: date) -> str:
    """Let somebody play a day's deal from beginning to end."""
    table_id = await begin(booth, who, day)
    await finish(booth, who, table_id)
    return table_id


@pytest.mark.parametrize(
    ("locale", "invited", "going_on", "done"),
    [
        ("en-GB", "one try each", "in the middle of it", "Place 1 of 1"),
        ("fr", "un essai par personne", "en train de la jouer", "Place 1 sur 1"),
    ],
)
async def test_a_try_from_the_invitation_to_the_board(
    booth: Booth, locale: str, invited: str, going_on: str, done: str
) -> None:
    page = await booth.press(ADA, "1:daily:-:0:", private=True, locale=locale)
    assert invited in words(page)
    assert f"1:daily:-:0:play/{MONDAY}" in found_ids(page)
    table_id = await begin(booth, ADA, MONDAY)
    assert await begin(booth, ADA, MONDAY) == table_id
    page = await booth.press(ADA, "1:daily:-:0:", private=True, locale=locale)
    assert going_on in words(page)
    assert f"1:resign:{table_id}:0:" in found_ids(page)
    await finish(booth, ADA, table_id)
    assert await booth.press(ADA, f"1:daily:-:0:play/{MONDAY}", private=True, locale=locale) is not None
    page = await booth.press(ADA, "1:daily:-:0:", private=True, locale=locale)
    assert done in words(page)
    assert f"1:daily:-:0:play/{MONDAY}" not in found_ids(page)
    shared = await booth.press(ADA, f"1:daily:-:0:share/{MONDAY}", private=True, locale=locale)
    assert "⬜" in words(shared)
    board = await booth.press(BRUNO, f"1:daily:-:0:board/{MONDAY}", private=True, locale=locale)
    assert "player1" in words(board)


async def test_everybody_gets_the_same_puzzle_and_another_one_tomorrow(booth: Booth, calendar: Calendar) -> None:
    async def dealt(who: int, day: date) -> Any:
        return (await booth.bot.service.look(await begin(booth, who, day), GUILD, who)).view

    assert (first := await dealt(ADA, MONDAY)) == await dealt(BRUNO, MONDAY)
    calendar.set_day(MONDAY + NEXT)
    assert await dealt(ADA, MONDAY + NEXT) != first


@pytest.mark.usefixtures("quick_claim")
async def test_the_same_plays_meet_the_same_opponent(booth: Booth, calendar: Calendar) -> None:
    calendar.set_day(SATURDAY)

    def casual(view: Any) -> Any:
        return choose(CLAIM, view, Strength.CASUAL, 1)

    played = []
    for who in (ADA, BRUNO):
        table_id = await begin(booth, who, SATURDAY)
        await finish(booth, who, table_id, casual)
        played.append((await booth.bot.service.record(table_id, GUILD)).actions)
    assert played[0] == played[1]
    report = await booth.bot.dailies.report(GUILD, ADA)
    assert [one.place for one in report.board] == [1, 1]
    assert report.board[0].tried.signs == report.board[1].tried.signs


async def test_what_is_taken_back_changes_nothing_of_what_the_opponent_does(
    booth: Booth, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar.set_day(SATURDAY)
    assert CLAIM.daily is not None
    monkeypatch.setattr(CLAIM, "daily", replace(CLAIM.daily, level="casual", options={"first_leader": "seat0"}))
    service = booth.bot.service
    answers = []
    for who, taken_back in ((ADA, 1), (BRUNO, 0)):
        table_id, person = await begin(booth, who, SATURDAY), Person(who, f"Player {who}")
        for undone in range(taken_back + 1):
            look = await service.look(table_id, GUILD, who)
            await service.do(At(table_id, person, GUILD, seen=look.table.revision), verbs.act(str(look.view.legal[0])))
            if undone < taken_back:
                await service.do(At(table_id, person, GUILD), verbs.undo())
        service.start_clock()
        await eventually(partial(waits_for, booth, who, table_id))
        await service.stop_clock()
        answers.append((await service.look(table_id, GUILD, who)).view)
    assert answers[0] == answers[1]


@pytest.mark.usefixtures("hilltops")
async def test_a_game_from_outside_takes_its_turn_with_the_others(
    booth: Booth, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "daily_on", IN_TURN)
    days = [MONDAY + ahead * NEXT for ahead in range(6)]
    games = {game.key: day for day in days if (game := registry.daily_on(day)) is not None}
    assert len(games) == 6
    calendar.set_day(games["hilltops"])
    await tried(booth, ADA, games["hilltops"])
    page = words(await booth.press(ADA, "1:daily:-:0:", private=True))
    assert "Win as many tricks and hills as you can" in page
    assert "Place 1 of 1" in page


async def test_nobody_knows_of_anothers_try_before_the_deal_lies_open(booth: Booth, calendar: Calendar) -> None:
    table_id = await tried(booth, ADA, MONDAY)
    running = await begin(booth, CHLOE, MONDAY)

    async def told(verb: Verb, table: str, rest: str) -> str:
        return words(await booth.press(BRUNO, f"1:{verb}:{table}:1:{rest}", private=True))

    for verb in Verb:
        for rest in () if verb in WITHOUT_A_TABLE else RESTS.get(verb, ("", "yes")):
            nowhere = await told(verb, "aaaaaaaa", rest)
            assert "no such table" in nowhere or "Manage Server" in nowhere
            for hidden in (table_id, running):
                assert await told(verb, hidden, rest) == nowhere
    watched = f"1:daily:-:0:watch/{MONDAY}"
    assert "no such table" in words(await booth.press(BRUNO, watched, values=[table_id], private=True))
    calendar.set_day(MONDAY + NEXT)
    assert "no such table" not in words(await booth.press(BRUNO, watched, values=[table_id], private=True))
    proof = words(await booth.press(BRUNO, f"1:verify:{table_id}:1:", private=True))
    assert "The promise was kept" in proof


async def test_no_answer_export_or_log_tells_a_secret_before_its_deal_lies_open(
    booth: Booth, calendar: Calendar, capsys: pytest.CaptureFixture[str]
) -> None:
    table_id = await tried(booth, ADA, MONDAY)
    for rest in ("", f"day/{MONDAY}", f"promise/{MONDAY}", f"board/{MONDAY}", f"verify/{MONDAY}", f"share/{MONDAY}"):
        await booth.press(ADA, f"1:daily:-:0:{rest}", private=True)
    for verb in ("hand", "log", "replay", "record", "verify", "more", "review"):
        await booth.press(ADA, f"1:{verb}:{table_id}:1:", private=True)
    exported = (await booth.bot.actions.privacy._traces.export(ADA)).decode()
    deals = [await booth.bot.store.dailies.find(GUILD, MONDAY + ahead * NEXT) for ahead in range(7)]
    look = await booth.bot.service.look(table_id, GUILD, ADA)
    told = "".join((repr(booth.wire.sent), repr(booth.wire.edits), repr(look), exported, *capsys.readouterr()))
    assert deals[0].commitment in told
    for deal in deals:
        for secret in (deal.secret.hex(), repr(deal.secret), repr(deal.secret.hex().upper())):
            assert secret not in told
        assert deal.secret.hex() not in repr(deal)
    calendar.now += 12 * HOUR + GRACE - 1
    page = f"1:daily:-:0:promise/{MONDAY}"
    assert deals[0].secret.hex() not in words(await booth.press(BRUNO, page, private=True))
    calendar.now += 1
    assert deals[0].secret.hex() in words(await booth.press(BRUNO, page, private=True))


@pytest.mark.parametrize(
    ("verb", "answer"),
    [
        ("hint", "without help"),
        ("more", "without help"),
        ("watch", "without help"),
        ("close", "without help"),
        ("record", "Others may still be playing"),
        ("verify", "Others may still be playing"),
    ],
)
async def test_a_try_is_played_alone_and_without_help(booth: Booth, verb: str, answer: str) -> None:
    table_id = await begin(booth, ADA, MONDAY)
    assert answer in words(await booth.press(ADA, f"1:{verb}:{table_id}:1:", private=True))
    hand = hand_screen(await booth.bot.service.look(table_id, GUILD, ADA), Words("en"))
    assert "1:pick:" in repr(hand)
    assert "1:hint:" not in repr(hand)


async def test_the_game_advises_nobody_on_which_pile_to_put_a_card(booth: Booth) -> None:
    look = await booth.bot.service.look(await begin(booth, ADA, MONDAY), GUILD, ADA)
    elsewhere = replace(look, table=replace(look.table, daily=None))
    for path in ((), *((f"P{size}",) for size in look.view.open)):
        assert "★" not in repr(hand_screen(look, Words("en"), path=path))
    assert "★ is a hint" in repr(hand_screen(elsewhere, Words("en")))


async def test_a_try_stands_in_no_list_of_others_and_counts_for_nothing_else(booth: Booth) -> None:
    table_id = await begin(booth, ADA, MONDAY)
    assert table_id not in repr(await booth.press(ADA, "1:list:-:0:server/0", private=True))
    for listing in ("server", "mine", "turns"):
        assert table_id not in repr(await booth.press(BRUNO, f"1:list:-:0:{listing}/0", private=True))
    service = booth.bot.service
    assert await service.listing.of_guild(GUILD, ALIVE) == await service.listing.awaiting(ADA) == []
    assert await service.listing.count_of_guild(GUILD) == 0
    await finish(booth, ADA, table_id)
    assert await booth.bot.store.standings.settlement(table_id) is None
    result = await booth.bot.store.results.find(table_id)
    assert result is not None
    assert not result.rated
    assert (await service.look(table_id, GUILD, ADA)).table.pace is TurnPace.NONE


async def test_their_own_try_is_found_where_they_play_at_no_table(booth: Booth) -> None:
    hands, request = booth.bot.actions.hands, booth.request()
    table_id = await begin(booth, ADA, MONDAY)
    theirs = await booth.bot.service.open(OpenRequest(location=PLACE, game="claim"), Person(CHLOE, "Chloe"), None)
    assert (await hands.open(request, None)).hand_of[0] == table_id
    for listing in ("mine", "turns"):
        listed = await booth.press(ADA, f"1:list:-:0:{listing}/0", private=True)
        assert "deal of the day" in words(listed)
        assert f"1:hand:{table_id}" in str(found_ids(listed))
    assert all(f":{table_id}:" in click for _, click in await hands.plays(request))
    assert await hands.plays(request)
    assert f"1:resign:{table_id}" in repr((await booth.bot.actions.deeds.resign(request, None)).screen)
    await booth.bot.service.do(At(theirs.table_id, booth.ada, GUILD), verbs.join())
    assert (await hands.open(request, None)).hand_of[0] == theirs.table_id


async def test_who_gives_up_has_had_their_try(booth: Booth) -> None:
    table_id = await begin(booth, ADA, MONDAY)
    assert "no second one" in words(await booth.press(ADA, f"1:resign:{table_id}:1:", private=True))
    await booth.press(ADA, f"1:resign:{table_id}:1:yes", private=True)
    page = words(await booth.press(ADA, "1:daily:-:0:", private=True))
    assert "You gave this one up" in page
    assert "1 gave up" in page
    await booth.press(ADA, f"1:daily:-:0:play/{MONDAY}", private=True)
    assert (await booth.bot.service.look(table_id, GUILD, ADA)).table.phase is Phase.FINISHED
    tries = (await booth.bot.store.dailies.tries(GUILD, [MONDAY]))[MONDAY]
    assert [one.table_id for one in tries] == [table_id]


async def test_a_day_that_ends_in_the_middle_of_a_game(booth: Booth, calendar: Calendar) -> None:
    soon, late = await begin(booth, ADA, MONDAY), await begin(booth, BRUNO, MONDAY)
    calendar.now += 12 * HOUR
    assert "day is over" in words(await booth.press(CHLOE, f"1:daily:-:0:play/{MONDAY}", private=True))
    assert f"1:daily:-:0:play/{MONDAY}" in found_ids(await booth.press(ADA, "1:daily:-:0:", private=True))
    assert await begin(booth, ADA, MONDAY) == soon
    await finish(booth, ADA, soon)
    calendar.now += GRACE
    assert await begin(booth, BRUNO, MONDAY) == late
    await finish(booth, BRUNO, late)
    report = await booth.bot.dailies.report(GUILD, BRUNO, MONDAY)
    assert [one.tried.user_id for one in report.board] == [ADA]
    page = words(await booth.press(BRUNO, f"1:daily:-:0:day/{MONDAY}", private=True))
    assert "does not count" in page


async def test_a_result_is_shown_to_the_channel_without_a_card(booth: Booth) -> None:
    share = f"1:daily:-:0:share/{MONDAY}"
    assert "no result" in words(await booth.press(ADA, share, private=True))
    table_id = await tried(booth, ADA, MONDAY)
    sent = await booth.press(ADA, share, private=True)
    assert sent["type"] == 4
    assert not sent["data"]["flags"] & 64
    said = words(sent)
    assert "of 11 piles closed" in said
    assert table_id not in repr(sent)
    faces = registry.game("five_crowns").faces.values()
    assert not [face.code for face in faces if f" {face.code} " in said]
    again = await booth.press(ADA, share, private=True)
    assert again["data"]["flags"] & 64
    assert "just shown it" in words(again)


async def test_a_try_that_a_crash_left_undealt_is_dealt_at_the_next_press(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def falls(*_given: Any) -> None:
        raise TableError

    with monkeypatch.context() as crash:
        crash.setattr(type(booth.bot.service), "do", falls)
        await booth.press(ADA, f"1:daily:-:0:play/{MONDAY}", private=True)
    (left,) = (await booth.bot.store.dailies.tries(GUILD, [MONDAY]))[MONDAY]
    assert (await booth.bot.service.look(left.table_id, GUILD, ADA)).table.phase is Phase.OPEN
    assert await begin(booth, ADA, MONDAY) == left.table_id
    assert (await booth.bot.service.look(left.table_id, GUILD, ADA)).table.phase is Phase.RUNNING


async def test_who_is_forgotten_leaves_a_line_without_a_name(booth: Booth) -> None:
    table_id = await tried(booth, ADA, MONDAY)
    running = await begin(booth, BRUNO, MONDAY)
    for who in (ADA, BRUNO):
        await booth.press(who, "1:forget:-:0:yes", private=True)
    board = words(await booth.press(CHLOE, f"1:daily:-:0:board/{MONDAY}", private=True))
    assert "somebody" in board
    assert "player1" not in board.lower()
    assert "1 gave up" in board
    for hidden in (table_id, running):
        assert "no such table" in words(await booth.press(ADA, f"1:hand:{hidden}:1:", private=True))
    kept = await booth.bot.store.people.everything_of(ADA)
    assert kept["tables"] == kept["seats"] == kept["result_rows"] == []


async def test_nobody_plays_a_deal_again_that_they_were_forgotten_after(booth: Booth, calendar: Calendar) -> None:
    table_id = await begin(booth, ADA, MONDAY)
    await booth.press(ADA, f"1:resign:{table_id}:0:yes", private=True)
    await booth.press(ADA, "1:forget:-:0:yes", private=True)
    for _ in range(2):
        assert "had your try" in words(await booth.press(ADA, f"1:daily:-:0:play/{MONDAY}", private=True))
    assert await booth.bot.store.dailies.try_of(GUILD, MONDAY, ADA) is None
    calendar.now += 24 * HOUR
    assert await begin(booth, ADA, MONDAY + NEXT)


async def test_streaks_grow_by_the_day(booth: Booth, calendar: Calendar) -> None:
    for ahead in range(3):
        calendar.set_day(MONDAY + ahead * NEXT)
        await tried(booth, ADA, MONDAY + ahead * NEXT)
    assert "3 days in a row" in words(await booth.press(ADA, "1:daily:-:0:", private=True))
    calendar.set_day(MONDAY + 4 * NEXT)
    assert "No streak at the moment · at best 3" in words(await booth.press(ADA, "1:daily:-:0:", private=True))


@pytest.mark.parametrize(
    "rest", ["play/", "play/2025-02-30", "day/2020-01-01", "day/2999-01-01", "board/x", "steal/2025-11-24", "watch/1"]
)
async def test_what_no_button_of_ours_says_is_refused_kindly(booth: Booth, rest: str) -> None:
    await booth.press(ADA, "1:daily:-:0:", private=True)
    answer = words(await booth.press(ADA, f"1:daily:-:0:{rest}", private=True))
    assert "button" in answer or "no deal on that day" in answer
    assert not (await booth.bot.store.dailies.tries(GUILD, [MONDAY]))[MONDAY]


async def test_what_was_promised_the_day_before_is_what_is_dealt(booth: Booth, calendar: Calendar) -> None:
    page = words(await booth.press(ADA, f"1:daily:-:0:promise/{MONDAY}", private=True))
    promised = (await booth.bot.dailies.report(GUILD, ADA)).coming
    assert promised is not None
    assert promised.commitment[:32] in page
    calendar.set_day(MONDAY + NEXT)
    await tried(booth, ADA, MONDAY + NEXT)
    calendar.set_day(MONDAY + 2 * NEXT)
    proof = words(await booth.press(BRUNO, f"1:daily:-:0:verify/{MONDAY + NEXT}", private=True))
    assert "The promise was kept" in proof
    assert promised.commitment in proof


async def test_a_server_is_told_of_a_day_that_is_over_where_it_wants_to_be(booth: Booth, calendar: Calendar) -> None:
    dailies, heard = booth.bot.dailies, []

    async def clock_rings() -> None:
        dailies.chore.look_again(0)
        booth.bot.service.start_clock()
        await eventually(partial(nothing_is_untold, booth))
        await booth.bot.service.stop_clock()

    def listen(guild_id: int, day: date) -> None:
        heard.append(day)
        booth.bot.courier.soon(dailies.told(guild_id, day))

    dailies.listeners.append(listen)
    await booth.press(ADA, "1:daily:-:0:", private=True)
    calendar.now += 12 * HOUR + GRACE
    await clock_rings()
    assert heard == []
    await booth.bot.store.settings.change_guild(GUILD, daily_channel_id=77)
    for ahead in (1, 2):
        await dailies.begin(GUILD)
        calendar.set_day(MONDAY + (ahead + 1) * NEXT)
        await clock_rings()
    assert heard == [MONDAY + NEXT, MONDAY + 2 * NEXT]
    report = await dailies.report(GUILD, ADA, MONDAY + 2 * NEXT)
    assert report.promise.secret is not None


async def test_where_no_deal_was_ever_asked_for_the_clock_looks_again_in_an_hour(
    booth: Booth, calendar: Calendar
) -> None:
    assert await booth.bot.dailies.chore.attend(calendar.now) == calendar.now + HOUR


async def nothing_is_untold(booth: Booth) -> bool:
    return not await booth.bot.store.dailies.untold(booth.bot.service.now(), 1)


async def test_days_that_end_together_are_all_told_of_soon_and_whatever_the_store_does(
    booth: Booth, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    dailies, store, guilds = booth.bot.dailies, booth.bot.store, range(GUILD, GUILD + 3)
    heard: list[tuple[int, date]] = []

    async def away(*_given: Any) -> None:
        raise StoreAway("gone")

    async def clock_looks() -> int:
        at: int = await dailies.chore.attend(calendar.now)
        for guild_id, day in heard:
            await dailies.told(guild_id, day)
        return at - calendar.now

    for guild_id in guilds:
        await store.settings.change_guild(guild_id, daily_channel_id=77)
        await dailies.begin(guild_id)
    dailies.listeners[:] = [lambda guild_id, day: heard.append((guild_id, day))]
    monkeypatch.setattr("bot.daily.service.AT_ONCE", 2)
    await clock_looks()
    calendar.now += 12 * HOUR + GRACE
    for door in ("untold", "days"):
        with monkeypatch.context() as failing, suppress(StoreAway):
            failing.setattr(type(store.dailies), door, away)
            await clock_looks()
        assert heard == []
        calendar.now += AGAIN
    assert await clock_looks() == AGAIN
    assert len(heard) == 2
    calendar.now += AGAIN
    await clock_looks()
    assert sorted(heard) == [(guild_id, MONDAY) for guild_id in guilds]


async def test_morning_and_evening_are_posted_once_in_the_servers_channel(club: Club, calendar: Calendar) -> None:
    await club.ada.slash(club.channel, "settings server", **{"daily-channel": club.channel, "daily-prize": True})

    async def posted() -> list[Any]:
        await club.env.advance_time(5)
        await eventually(partial(nothing_is_being_told, club))
        return list(club.channel.history())

    (morning,) = await posted()  # the channel was chosen after the morning had come
    assert "Play" in said(morning)
    assert morning.attachments
    begun = await club.bruno.click(morning, custom_id=f"1:daily:-:0:play/{MONDAY}")
    assert begun.ephemeral
    today = (await club.bot.dailies.report(club.guild.id, club.ada.id)).promise
    assert today.closes_at == NOON + 8 * HOUR  # twelve hours after the morning

    for now, count in ((today.closes_at + GRACE, 2), (NOON + 20 * HOUR, 3), (NOON + 21 * HOUR, 3)):
        calendar.now = now
        await club.restart()
        assert len(told := await posted()) == count
    assert today.secret is None
    assert str((await club.bot.dailies.report(club.guild.id, 0, MONDAY)).promise.secret) in said(told[1])
    assert f"1:daily:-:0:play/{MONDAY + NEXT}" in ids(told[2])
    club.bot.bulletins.day_over(club.guild.id, MONDAY)  # the clock had looked before the day was told of
    club.bot.bulletins.day_begun(club.guild.id, MONDAY + NEXT)
    assert len(await posted()) == 3


@pytest.mark.usefixtures("quick_claim")
async def test_the_evening_tells_what_decided_the_best_game(booth: Booth, calendar: Calendar) -> None:
    calendar.set_day(SATURDAY)
    dailies = booth.bot.dailies
    await tried(booth, ADA, SATURDAY)
    assert await dailies.best_game(await dailies.report(GUILD, ADA)) is None  # the deal is still a secret
    calendar.now += 12 * HOUR + GRACE
    report = await dailies.report(GUILD, 0, SATURDAY)
    best = await dailies.best_game(report)
    assert best is not None
    for locale in LOCALES:
        spoken = Words(locale)
        decisive = decisive_lines(best, spoken.at(best.table))
        screen = told_screen(report, None, None, spoken, decisive)
        assert screen.faults() == morning_screen(report, spoken).faults() == []
        assert decisive[-1] in read_out(screen)
        assert "[daily" not in read_out(screen)


@pytest.mark.usefixtures("quick_claim")
async def test_all_five_games_can_be_tried_in_turn(
    booth: Booth, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "daily_on", IN_TURN)
    played = set()
    for ahead in range(5):
        day = MONDAY + ahead * NEXT
        calendar.set_day(day)
        await tried(booth, ADA, day)
        report = await booth.bot.dailies.report(GUILD, ADA)
        played.add(report.promise.game)
        page = words(await booth.press(ADA, "1:daily:-:0:", private=True))
        assert "Place 1 of 1" in page
        assert "-daily-" not in page
    assert len(played) == 5


async def test_a_server_that_is_told_of_its_days_ends_them_in_the_evening(booth: Booth, calendar: Calendar) -> None:
    dailies, settings = booth.bot.dailies, booth.bot.store.settings
    today = (await dailies.report(GUILD, ADA)).promise
    assert today.closes_at == NOON + 12 * HOUR
    await settings.change_guild(GUILD, daily_channel_id=77, daily_hour=6)
    assert (await dailies.report(GUILD, ADA)).promise == today  # what was promised stays
    calendar.now += 12 * HOUR
    tomorrow = (await dailies.report(GUILD, ADA)).promise
    assert (tomorrow.day, tomorrow.closes_at) == (MONDAY + NEXT, NOON + 30 * HOUR)
    await settings.change_guild(GUILD, daily_channel_id=None)
    calendar.now = NOON + 30 * HOUR
    after = (await dailies.report(GUILD, ADA)).promise
    assert (after.day, after.closes_at) == (MONDAY + 2 * NEXT, NOON + 60 * HOUR)


async def nothing_is_being_told(club: Club) -> bool:
    return not club.bot.bulletins._busy
