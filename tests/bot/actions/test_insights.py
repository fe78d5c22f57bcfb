"""Insights through the bot's front door: private, from one's own finished games, kind where there are too few."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.tables import verbs
from bot.tables.computers.thinking import Thinkers
from bot.tables.keeping import Samples, samples
from bot.tables.model import At, Person
from bot.text import Words
from bot.traces import Traces
from bot.workers import WorkerLost, WorkFailed
from seasons import insights as statistics
from seasons.insights import Finding, Insights
from tests.bot.actions.test_reviews import Broken
from tests.bot.screens.reading import read_out
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth

GAMES = 4


async def a_game(booth: Booth, seed: int, *, resign: bool = False) -> str:
    """A whole game of Claim by chance between Ada and Bruno, or one that Ada gave up."""
    table_id = await booth.table()
    service, chance = booth.bot.service, Random(seed)
    service.listeners.clear()
    while not resign:
        look = await service.look_inside(table_id)
        awaited = [seat.user_id for seat in look.table.seats if seat.awaited]
        if not awaited:
            return table_id
        mine = await service.look_inside(table_id, awaited[0])
        act = verbs.act(str(chance.choice(mine.view.legal)))
        await service.do(At(table_id, Person(awaited[0], "Somebody"), GUILD, seen=mine.table.revision), act)
    await service.do(At(table_id, Person(ADA, "Ada"), GUILD), verbs.resign())
    return table_id


async def shown(booth: Booth, who: int, locale: str = "en") -> list[str]:
    """The texts of the screens that somebody is shown, in order."""
    request = replace(booth.request(who), words=Words(locale))
    answer = await booth.bot.actions.reviews.insights(request)
    assert answer.how.name in ("PRIVATE", "UPDATE")
    assert answer.then is not None
    return [read_out(answer.screen), *[read_out(screen) async for screen in answer.then]]


async def gathered(booth: Booth, who: int) -> Any:
    """The samples of somebody's games."""
    return [found async for found in booth.bot.actions.reviews._samples.of(who, GUILD)][-1]


async def test_too_few_games_are_told_kindly_and_the_reading_is_kept(booth: Booth) -> None:
    (nothing,) = await shown(booth, ADA)
    assert "at least 40 of one kind" in nothing
    assert "about 40 more" in nothing
    for seed in range(GAMES):
        await a_game(booth, seed)
    first, last = await shown(booth, ADA)
    assert "0 of 4" in first
    assert "about 36 more" in last
    (again,) = await shown(booth, ADA)
    assert again == last
    assert "40" in (await shown(booth, CHLOE))[-1]


async def test_only_whole_games_with_people_who_show_theirs_are_read(booth: Booth) -> None:
    await a_game(booth, 1)
    await a_game(booth, 2, resign=True)
    found = await gathered(booth, ADA)
    assert [len(alike) for alike in found.values()] == [1]
    (sample,) = found["claim"]
    assert {"habit-undo", "habit-hint", "habit-again", "engine-habit-quick", "claim-habit-lead-high"} <= {
        *sample.habits
    }
    assert len((await gathered(booth, BRUNO))["claim"]) == 1

    await booth.bot.preferences.change_person(BRUNO, stats_public=False)
    assert await gathered(booth, ADA) == {}
    assert await gathered(booth, BRUNO) != {}
    await booth.bot.preferences.change_person(BRUNO, stats_public=True)
    await Traces(booth.bot.service, booth.bot.store).forget(Person(BRUNO, "Bruno"))
    assert len((await gathered(booth, ADA))["claim"]) == 1
    assert await gathered(booth, BRUNO) == {}


async def test_a_game_begun_at_once_after_one_not_won_is_known(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(GAMES):
        await a_game(booth, seed)
    found = {who: [one.habits["habit-again"] for one in (await gathered(booth, who))["claim"]] for who in (ADA, BRUNO)}
    leads = [one.lead for one in (await gathered(booth, ADA))["claim"]]
    assert found[ADA] == [0.0, *(float(lead < 0) for lead in leads[:-1])]
    assert found[BRUNO][0] == 0.0
    monkeypatch.setattr(samples, "SOON", -(10**15))
    assert [one.habits["habit-again"] for one in (await gathered(booth, ADA))["claim"]] == [0.0] * GAMES


@pytest.mark.parametrize(
    ("locale", "lose", "said"),
    [
        ("en", "Where you lose most", "you score **1.5 points worse** when you lead a 7, 8 or 9"),
        ("fr", "perdez le plus", "baisse de **1,5** quand vous entamez"),
        ("de", "verlierst du am meisten", "**1,5 Punkte schlechter** ab, wenn du"),
        ("es", "Donde más pierdes", "**1,5 puntos peor** cuando en la fase 1"),
    ],
)
async def test_findings_are_sentences_with_numbers(
    booth: Booth, monkeypatch: pytest.MonkeyPatch, locale: str, lose: str, said: str
) -> None:
    finding = Finding("claim", "claim-habit-lead-high", -1.52, 0.8, 31, 33)
    monkeypatch.setattr("bot.actions.reviews.insights", lambda _: Insights((finding,), 64, 9))
    (found,) = await shown(booth, ADA, locale)
    assert lose in found
    assert said in found
    assert "31" in found
    assert "33" in found


async def test_luck_is_said_to_be_luck(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "LEAST", 2)
    monkeypatch.setattr(statistics, "RISK", 1e-9)
    for seed in range(GAMES + 2):
        await a_game(booth, seed)
    assert "Nothing stands out" in (await shown(booth, ADA))[-1]


@pytest.mark.logs("insights failed")
@pytest.mark.parametrize("fault", [WorkerLost("killed"), WorkFailed("broken")])
async def test_losing_the_worker_is_told(booth: Booth, fault: Exception) -> None:
    await a_game(booth, 1)
    booth.bot.actions.reviews._samples = Samples(booth.bot.store, Thinkers([Broken(fault)]))
    assert "Please ask again" in (await shown(booth, ADA))[-1]
