"""Puzzles through the bot's front door: found after a review, offered by rating, answered once."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from bot.tables.computers.reviewing import ENOUGH, Puzzler
from bot.tables.computers.thinking import Thinkers
from bot.tables.model import Person
from bot.traces import Traces
from bot.workers import WorkerLost
from games.players import Decision, review
from games.players.review import AT_ONCE, WORLDS, imagined
from persistence.rows import Puzzle
from tests.bot.actions.test_reviews import Broken, a_game, followed, spend
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth, found_ids, words


@pytest.fixture(autouse=True)
def _the_same_games(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    new = replace(booth.bot.service._new, entropy=Random(3).randbytes)
    monkeypatch.setattr(booth.bot.service, "_new", new)
    monkeypatch.setattr(review, "SURE", 0.0)
    monkeypatch.setattr(review, "MARGIN", 0.0001)
    booth.bot.actions.puzzles._puzzler = Puzzler(Thinkers(), worlds=ENOUGH)


async def mined(booth: Booth) -> list[Puzzle]:
    """The puzzles that a review of Ada's game leaves behind."""
    spend(booth)
    table_id = await a_game(booth)
    await booth.press(ADA, f"1:review:{table_id}:0:")
    await followed(booth)
    found: list[Puzzle] = await booth.bot.store.puzzles.of_guild(GUILD)
    return found


async def offered(booth: Booth, who: int) -> Any:
    return await booth.press(who, "1:puzzle:-:0:", private=True)


def puzzle_of(sent: Any) -> str:
    return next(one for one in found_ids(sent) if ":puzzle:" in one)


async def test_a_review_leaves_puzzles_and_each_is_answered_once(booth: Booth) -> None:
    assert "no puzzles here yet" in words(await offered(booth, ADA))
    found = await mined(booth)
    assert found
    assert {one.worlds for one in found} == {ENOUGH}
    by_id = {one.id: one for one in found}

    shown = await offered(booth, BRUNO)
    assert "Which one?" in words(shown)
    assert "1500" in words(shown)
    click = puzzle_of(shown)
    chosen = by_id[click.split(":")[-1]]
    assert "Which one?" in words(await booth.press(BRUNO, f"{click}/details", private=True))
    solved = await booth.press(BRUNO, click, values=[chosen.best], private=True)
    assert "Solved" in words(solved)
    assert "solved 1 of 1" in words(solved)
    assert "(+" in words(solved)
    again = await booth.press(BRUNO, click, values=[chosen.best], private=True)
    assert "answered this puzzle before" in words(again)
    assert "solved 1 of 1" in words(again)
    assert [one.solved for one in await booth.bot.store.puzzles.tries(GUILD)] == [True]

    for number in range(len(found) - 1):
        following = await offered(booth, BRUNO)
        one = by_id[puzzle_of(following).split(":")[-1]]
        replay = await booth.bot.service.replay(one.table_id, GUILD, BRUNO)
        moment = await booth.bot.actions.puzzles._walker.moment(replay.record, one.step)
        wrong = next(str(play) for play in moment.view(one.seat).legal if str(play) != one.best)
        missed = words(await booth.press(BRUNO, puzzle_of(following), values=[wrong], private=True, locale="fr"))
        assert "Le meilleur coup est" in missed
        assert f"1 résolus sur {number + 2}" in missed
    assert "every puzzle" in words(await offered(booth, BRUNO))
    assert "Which one?" in words(await offered(booth, CHLOE))


async def test_the_same_moment_is_one_puzzle_and_losing_the_worker_loses_nothing(booth: Booth) -> None:
    found = await mined(booth)
    spend(booth)
    booth.bot.actions.reviews._reviewer._kept.clear()
    await booth.press(BRUNO, f"1:review:{found[0].table_id}:0:seat", values=["0.0"])
    await followed(booth)
    assert await booth.bot.store.puzzles.of_guild(GUILD) == found
    booth.bot.actions.puzzles._puzzler = Puzzler(Thinkers([Broken(WorkerLost("killed"))]))
    spend(booth)
    await booth.press(BRUNO, f"1:review:{found[0].table_id}:0:seat", values=["1.0"])
    assert "Moment 1" in (await followed(booth))[-1]


async def test_puzzles_of_people_who_show_nothing_are_offered_to_themselves_only(booth: Booth) -> None:
    found = await mined(booth)
    await booth.bot.store.settings.change_user(ADA, stats_public=False)
    assert "answered every puzzle" in words(await offered(booth, CHLOE))
    refused = await booth.press(CHLOE, f"1:puzzle:-:0:{found[0].id}", values=[found[0].best], private=True)
    assert "no such table" in words(refused)
    assert "Which one?" in words(await offered(booth, ADA))


async def test_what_no_button_says_is_refused(booth: Booth) -> None:
    found = await mined(booth)
    for click, value in ((found[0].id, "play Q9"), ("zzzzzzzz", found[0].best), ("x" * 60, "play G0")):
        refused = await booth.press(ADA, f"1:puzzle:-:0:{click}", values=[value], private=True)
        assert "no longer works" in words(refused)
    assert await booth.bot.store.puzzles.tries(GUILD) == []


async def test_whoever_is_forgotten_leaves_no_answers(booth: Booth) -> None:
    found = await mined(booth)
    await booth.press(CHLOE, f"1:puzzle:-:0:{found[0].id}", values=[found[0].best], private=True)
    traces = Traces(booth.bot.service, booth.bot.store)
    assert "puzzle_tries" in (await traces.export(CHLOE)).decode()
    await traces.forget(Person(CHLOE, "Chloé"))
    assert await booth.bot.store.puzzles.tries(GUILD) == []


@pytest.mark.parametrize(("lead", "asked"), [(0.2, WORLDS), (0.0, ENOUGH)])
async def test_a_puzzle_rests_on_a_thousand_imagined_games(lead: float, asked: int) -> None:
    """A move with a lead is imagined a thousand times; one without is given up after a hundred."""

    class Imagining(Thinkers):
        worlds = 0

        async def work(self, work: Any, *given: Any, **_: Any) -> Any:
            if work is not imagined:
                assert len(given[1]) == WORLDS
                return "proved"
            self.worlds += AT_ONCE
            return [[0.5 + lead, 0.5, 0.4]] * AT_ONCE

    thinkers = Imagining()
    found: Any = await Puzzler(thinkers)._proof(cast(Decision, None))
    assert (thinkers.worlds, found) == (asked, "proved" if lead else None)
    assert WORLDS == 1000
