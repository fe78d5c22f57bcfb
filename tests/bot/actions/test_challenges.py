"""*Beat me at these cards* through the router's door: the same game for all, secret until the last has played."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot import app
from bot.art.results import LinesPlan
from bot.challenges.model import Stage
from bot.screens.finished import challenge_screen
from bot.screens.parts import Picture
from bot.tables import verbs
from bot.tables.model import At, Look, Person
from bot.text import LOCALES, Words
from bot.traces import Traces
from games import registry
from games.claim.game import GAME as CLAIM
from games.players import Strength, choose
from persistence.rows import BlockedPerson, Phase
from seasons.challenges import LASTS, PLACES
from tests.bot.screens.evenings import challenge
from tests.bot.tables.parlour import Clock, eventually
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth, found_ids, words
from tests.harness.club import bot_in
from tests.harness.cup import Plug

DORA, EMIL = 4, 5
FRIENDS = (BRUNO, CHLOE, DORA)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Hand out the clock of the bots that are opened from now on, and let a first game be quick."""
    clock = Clock()
    monkeypatch.setattr(app, "wall_clock", lambda: clock.now)
    monkeypatch.setattr("tests.harness.booth.MANAGE_GUILD", str(discord.Permissions.all().value))
    return clock


async def dealt(booth: Booth, who: int = ADA, game: str = "claim") -> str:
    """Let somebody begin a game against computers in private, and return its table."""
    before = {table.id for table in await booth.bot.service.listing.of_person(who, tuple(Phase))}
    await booth.press(who, f"1:new:-:0:{game}", private=True)
    (table,) = [one for one in await booth.bot.service.listing.of_person(who, tuple(Phase)) if one.id not in before]
    return str(table.id)


def guessed(seed: int, view: Any) -> Any:
    return Random(f"{seed} {view}").choice(view.legal)


def first(view: Any) -> Any:
    return view.legal[0]


def last(view: Any) -> Any:
    return view.legal[-1]


def thoughtful(view: Any) -> Any:
    return choose(CLAIM, view, Strength.CASUAL, 1)


async def until_asked(booth: Booth, who: int, table_id: str) -> Look:
    """Let computers play until somebody is asked or the game is over, and return what they see then."""
    service = booth.bot.service

    async def waits() -> bool:
        look = await service.look(table_id, GUILD, who)
        return look.asked_at is not None or look.table.phase is not Phase.RUNNING

    service.start_clock()
    await eventually(waits)
    await service.stop_clock()
    look: Look = await service.look(table_id, GUILD, who)
    return look


async def play_out(booth: Booth, who: int, table_id: str, pick: Callable[[Any], Any] = first) -> None:
    """Play somebody's game to its end; computers answer by themselves."""
    service, person = booth.bot.service, Person(who, f"Player {who}")
    while (look := await until_asked(booth, who, table_id)).table.phase is Phase.RUNNING:
        at = At(table_id, person, GUILD, seen=look.table.revision)
        await service.do(at, verbs.act(str(pick(look.view))))


async def finished(booth: Booth, pick: Callable[[Any], Any] = first) -> str:
    """A game that Ada has played out."""
    table_id = await dealt(booth)
    await play_out(booth, ADA, table_id, pick)
    return table_id


async def challenged(booth: Booth, pick: Callable[[Any], Any] = first) -> str:
    """A game whose cards Ada lets her friends play."""
    table_id = await finished(booth, pick)
    assert "is in <#20>" in words(await booth.press(ADA, f"1:beat:{table_id}:0:", private=True))
    return table_id


async def accepted(booth: Booth, who: int, table_id: str) -> str:
    """Let a friend press *Play these cards*, and return their table."""
    await booth.press(who, f"1:beat:{table_id}:0:play")
    (mine,) = await booth.bot.service.listing.of_person(who, tuple(Phase))
    return str(mine.id)


async def attended(booth: Booth) -> None:
    """Let happen what is due."""
    await booth.bot.service.uptime.found()
    await booth.bot.challenges.agenda.attend(booth.bot.challenges._clock())


async def shown(booth: Booth, table_id: str, locale: str = "en", *, text_mode: bool = True) -> str:
    """Everything that the challenge's message says, and its clicks."""
    look = await booth.bot.challenges.look(table_id)
    return str(challenge_screen(look, Words(locale, text_mode=text_mode)))


async def test_friends_play_the_same_cards_and_see_where_they_parted(booth: Booth) -> None:
    table_id = await challenged(booth)
    original = await booth.bot.service.record(table_id, GUILD)
    tables = [await accepted(booth, who, table_id) for who in FRIENDS]
    for who, mine, pick in zip(FRIENDS, tables, (first, last, thoughtful), strict=True):
        await play_out(booth, who, mine, pick)
    await attended(booth)
    records = [await booth.bot.service.record(mine, GUILD) for mine in tables]
    assert {record.commitment for record in records} == {original.commitment}
    assert {record.salts() for record in records} == {original.salts()}
    assert [[seat.computer for seat in record.seats] for record in records] == [
        [seat.computer for seat in original.seats]
    ] * 3
    assert records[0].actions == original.actions, "the same plays meet the same answers"
    look = await booth.bot.challenges.look(table_id)
    assert look.over
    assert look.partings
    for parting in look.partings:
        played = [one for one in look.players if one.score is not None]
        before = {repr(played[at].line[parting.number].before) for at in parting.plays}
        assert len(before) == 1, "until they parted they saw the same"
        assert len({played[at].line[parting.number].notation for at in parting.plays}) > 1
    said = await shown(booth, table_id)
    assert all(f"1:replay:{one.table_id}" in said for one in look.players)
    assert "player2" in said


@pytest.mark.parametrize("game", [*registry.all_games()])
async def test_the_picture_shows_where_lines_part_in_every_game(booth: Booth, game: str) -> None:
    table_id = await dealt(booth, ADA, game)
    await play_out(booth, ADA, table_id, partial(guessed, 1))
    await booth.press(ADA, f"1:beat:{table_id}:0:", private=True)
    mine = await accepted(booth, BRUNO, table_id)
    await play_out(booth, BRUNO, mine, partial(guessed, 2))
    await attended(booth)
    await booth.press(BRUNO, f"1:beat:{table_id}:0:end")
    for locale in LOCALES:
        screen = challenge_screen(await booth.bot.challenges.look(table_id), Words(locale))
        (picture,) = (one for one in screen.blocks if isinstance(one, Picture))
        assert isinstance(picture.plan, LinesPlan)
        assert picture.plan.parted is not None
        apart = [line.moves[picture.plan.parted] for line in picture.plan.lines]
        assert all(apart)
        assert len({(one.cards, "" if one.cards else one.said) for one in apart if one is not None}) == 2
        assert "<@" not in picture.alt
        assert screen.faults() == []


async def test_who_cannot_play_fairly_is_told_why(booth: Booth) -> None:
    table_id = await finished(booth)
    bot, beat = booth.bot, f"1:beat:{table_id}:0:"
    assert "no such table" in words(await booth.press(BRUNO, f"{beat}play")), "nobody has challenged yet"
    assert "no such table" in words(await booth.press(BRUNO, beat))
    assert "Claim" in words(await booth.press(DORA, f"1:replay:{table_id}:0:", private=True))
    await booth.press(ADA, beat, private=True)
    assert "is in <#20>" in words(await booth.press(ADA, beat, private=True)), "once is enough"
    assert "already" in words(await booth.press(ADA, f"{beat}play"))
    assert "You have seen these cards" in words(await booth.press(DORA, f"{beat}play"))
    await bot.store.settings.change_user(BRUNO, stats_public=False)
    assert "/settings me" in words(await booth.press(BRUNO, f"{beat}play"))
    await bot.store.settings.change_user(BRUNO, stats_public=True)
    await bot.store.blocks.add(BlockedPerson(user_id=ADA, blocked_id=BRUNO, blocked_name="Bruno"))
    assert "not open to you" in words(await booth.press(BRUNO, f"{beat}play"))
    await bot.store.blocks.remove(ADA, BRUNO)
    assert "Only people who played" in words(await booth.press(EMIL, f"{beat}end"))
    assert "Not yet" in words(await booth.press(ADA, f"{beat}end"))
    for who in (BRUNO, CHLOE, EMIL):
        await accepted(booth, who, table_id)
    assert "Every place is taken" in words(await booth.press(6, f"{beat}play"))
    assert await bot.challenges._table_of(await bot.challenges.row(table_id), DORA) is None
    assert "Details" in words(await booth.press(BRUNO, f"{beat}play")), "and goes on"


def test_it_ends_when_all_have_played_and_may_end_when_those_who_came_have() -> None:
    played, plays = Stage.PLAYED, Stage.PLAYING
    full = [challenge(*[played] * count).complete for count in range(PLACES + 1)]
    assert full == [False, False, False, True]
    assert not challenge(played, played, plays).complete
    assert not challenge().comparable
    assert challenge(played).comparable
    assert not challenge(played, plays).comparable


async def test_what_was_shown_to_others_is_no_challenge(booth: Booth) -> None:
    for show in ("1:share:#:0:", "1:study:#:0:3.0..company"):
        table_id = await finished(booth)
        await booth.press(ADA, show.replace("#", table_id), private=True)
        assert "may have seen" in words(await booth.press(ADA, f"1:beat:{table_id}:0:", private=True)), show
    public = await booth.table()
    assert "must be a game against" in words(await booth.press(ADA, f"1:beat:{public}:0:", private=True))
    lesson = words(await booth.press(ADA, "1:teach:-:0:claim", private=True))
    assert "Beat me" not in lesson


async def test_with_help_there_is_no_challenge(booth: Booth) -> None:
    table_id = await dealt(booth)
    await until_asked(booth, ADA, table_id)
    await booth.press(ADA, f"1:hint:{table_id}:0:", private=True)
    await play_out(booth, ADA, table_id)
    page = await booth.press(ADA, f"1:hand:{table_id}:0:", private=True)
    assert f"1:beat:{table_id}" not in str(found_ids(page))
    assert "without hints" in words(await booth.press(ADA, f"1:beat:{table_id}:0:", private=True))


CLOSED = ("verify", "record", "share", "replay", "review", "score", "log", "hand", "rematch")


async def test_the_cards_stay_secret_until_the_last_has_played(booth: Booth) -> None:
    table_id = await challenged(booth)
    secret = (await booth.bot.store.tables.find(table_id)).secret.hex()
    mine = await accepted(booth, BRUNO, table_id)
    await accepted(booth, CHLOE, table_id)
    await play_out(booth, BRUNO, mine)
    await attended(booth)
    for who, table in ((ADA, table_id), (BRUNO, mine)):
        for what in ("verify", "record", "share"):
            answer = words(await booth.press(who, f"1:{what}:{table}:0:", private=True))
            assert "still playing these cards" in answer, (who, what)
        answer = words(await booth.press(who, f"1:study:{table}:0:3.0", private=True))
        assert "still playing these cards" in answer
        assert "Claim" in words(await booth.press(who, f"1:replay:{table}:0:", private=True))
    for who, table in ((BRUNO, table_id), (EMIL, table_id), (ADA, mine), (CHLOE, mine), (EMIL, mine)):
        for what in CLOSED:
            answer = words(await booth.press(who, f"1:{what}:{table}:0:", private=True))
            assert "Claim" not in answer, (who, what)
    said = [
        await shown(booth, table_id),
        *[(await Traces(booth.bot.service, booth.bot.store).export(who)).decode() for who in (BRUNO, CHLOE)],
        *[str(one) for one in booth.wire.sent.values()],
    ]
    assert not any(secret in one for one in said)
    await booth.press(CHLOE, f"1:resign:{await accepted(booth, CHLOE, table_id)}:0:yes", private=True)
    assert "Done" in words(await booth.press(ADA, f"1:beat:{table_id}:0:end"))
    for who in (ADA, BRUNO, EMIL):
        for table in (table_id, mine):
            assert secret in words(await booth.press(who, f"1:verify:{table}:0:"))
    assert "did not finish" in await shown(booth, table_id)


async def test_a_challenge_that_waits_for_somebody_is_found_by_hand_and_turns(booth: Booth) -> None:
    mine = await accepted(booth, BRUNO, await challenged(booth))
    await until_asked(booth, BRUNO, mine)
    assert (await booth.bot.actions.hands.open(booth.request(BRUNO), None)).hand_of[0] == mine
    listed = await booth.press(BRUNO, "1:list:-:0:turns/0", private=True)
    assert "Claim · challenge" in words(listed)
    assert f"1:hand:{mine}" in str(found_ids(listed))
    assert mine not in repr(await booth.press(CHLOE, "1:list:-:0:turns/0", private=True))


async def test_nothing_public_depends_on_cards_or_plays(booth: Booth) -> None:
    """Two challenges with other cards and other plays say the same to everybody, but for names and the score."""
    public = []
    for pick, theirs in ((first, last), (last, first)):
        table_id = await challenged(booth, pick)
        before = {one.id for one in await booth.bot.service.listing.of_person(BRUNO, tuple(Phase))}
        await booth.press(BRUNO, f"1:beat:{table_id}:0:play")
        (mine,) = {one.id for one in await booth.bot.service.listing.of_person(BRUNO, tuple(Phase))} - before
        told = [await shown(booth, table_id, text_mode=False)]
        await play_out(booth, BRUNO, mine, theirs)
        await attended(booth)
        told.append(await shown(booth, table_id, text_mode=False))
        for who in (CHLOE, EMIL):
            for table in (table_id, mine):
                told += [str(await booth.press(who, f"1:{what}:{table}:0:", private=True)) for what in CLOSED]
        look = await booth.bot.challenges.look(table_id)
        ana, record = look.players[0], await booth.bot.service.record(mine, GUILD)
        assert look.friends[0].score is None
        hidden = {table_id: "T", mine: "M", f":{look.table.revision}:": ":R:"}
        for name, sign in hidden.items():
            told = [one.replace(name, sign) for one in told]
        told = [re.sub(r"\b\d+ points?\b|place \d of", "S", one) for one in told]
        public.append((told, record.actions, ana))
    assert public[0][1] != public[1][1]
    assert public[0][0] == public[1][0]


async def test_what_a_friend_sees_does_not_depend_on_what_another_plays(booth: Booth) -> None:
    table_id = await challenged(booth, thoughtful)
    tables = {who: await accepted(booth, who, table_id) for who in (BRUNO, CHLOE)}
    await until_asked(booth, CHLOE, tables[CHLOE])
    press = partial(booth.press, CHLOE, f"1:hand:{tables[CHLOE]}:0:", private=True)
    before = await press()
    await play_out(booth, BRUNO, tables[BRUNO], last)
    assert await press() == before
    await play_out(booth, CHLOE, tables[CHLOE], thoughtful)
    records = [await booth.bot.service.record(one, GUILD) for one in (table_id, tables[CHLOE])]
    assert records[0].actions == records[1].actions


async def test_time_runs_out(booth: Booth, clock: Clock) -> None:
    table_id = await challenged(booth)
    mine = await accepted(booth, BRUNO, table_id)
    await attended(booth)
    clock.now += LASTS - 1
    await attended(booth)
    assert not (await booth.bot.challenges.look(table_id)).over
    clock.now += 1
    await attended(booth)
    assert (await booth.bot.challenges.look(table_id)).over
    assert (await booth.bot.service.look(mine, GUILD, None)).table.phase is Phase.CLOSED
    assert "did not finish" in (said := await shown(booth, table_id))
    assert "Nobody else finished" in said
    assert "is over" in words(await booth.press(CHLOE, f"1:beat:{table_id}:0:play"))
    assert await booth.bot.store.challenges.untold() == [table_id], "not drawn yet"


async def test_nobody_loses_time_because_the_bot_was_away(booth: Booth, clock: Clock) -> None:
    table_id = await challenged(booth)
    await attended(booth)
    booth.bot.service.uptime.lost()
    clock.now += 2 * LASTS
    await booth.bot.challenges.agenda.attend(clock.now)
    assert not (await booth.bot.challenges.look(table_id)).over
    await attended(booth)
    assert not (await booth.bot.challenges.look(table_id)).over
    clock.now += 6 * 60_000
    await attended(booth)
    assert (await booth.bot.challenges.look(table_id)).over


@pytest.mark.parametrize("writes", range(5))
async def test_a_plug_pulled_while_a_friend_sits_down_gives_one_table(
    booth: Booth, tmp_path: Path, writes: int
) -> None:
    table_id = await challenged(booth)
    Plug(left=writes).on(booth.bot.store)
    await booth.press(BRUNO, f"1:beat:{table_id}:0:play")
    other = await bot_in(tmp_path)
    await other.service.uptime.begin()
    await other.service.uptime.found()
    at = At(table_id, Person(BRUNO, "Bruno"), GUILD, 1)
    mine = await other.challenges.play(at)
    assert await other.challenges.play(at) == mine
    assert await other.store.challenges.tables(table_id) == [mine]
    assert (await other.service.look(mine, GUILD, BRUNO)).table.phase is Phase.RUNNING
    await other.store.close()


async def test_a_person_who_is_forgotten_leaves_no_name_and_does_not_come_back(booth: Booth) -> None:
    table_id = await challenged(booth)
    mine = await accepted(booth, BRUNO, table_id)
    traces = Traces(booth.bot.service, booth.bot.store)
    assert mine in (await traces.export(BRUNO)).decode()
    await booth.press(BRUNO, "1:forget:-:0:yes", private=True)
    assert "player2" not in await shown(booth, table_id)
    assert "somebody" in (await shown(booth, table_id)).lower()
    assert "You have seen these cards" in words(await booth.press(BRUNO, f"1:beat:{table_id}:0:play"))
    await booth.press(ADA, "1:forget:-:0:yes", private=True)
    assert "player1" not in await shown(booth, table_id)
    assert "You have seen these cards" in words(await booth.press(ADA, f"1:beat:{table_id}:0:play"))


async def test_it_counts_for_nothing(booth: Booth) -> None:
    table_id = await challenged(booth)
    mine = await accepted(booth, BRUNO, table_id)
    await play_out(booth, BRUNO, mine, thoughtful)
    look = await booth.bot.service.look(mine, GUILD, BRUNO)
    assert look.settlement is None
    assert await booth.bot.store.standings.climbs(GUILD, ADA)
    assert not await booth.bot.store.standings.climbs(GUILD, BRUNO)
