"""Reviews through the bot's front door: private, only of finished games, with progress, kept, and lost kindly."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.tables import verbs
from bot.tables.computers import reviewing
from bot.tables.computers.reviewing import Budget, Reviewer
from bot.tables.computers.thinking import Thinkers
from bot.tables.model import At, Person
from bot.workers import Worker, WorkerLost, WorkFailed
from games.claim.game import GAME as CLAIM
from games.players import review
from tests.harness.booth import ADA, BRUNO, CHLOE, GUILD, Booth, found_ids, words

PLAYED = 14
TINY = Budget(glance=0.001, thought=0.01, thoughts=4)


class Broken(Worker):
    """A worker that gives nothing."""

    def __init__(self, fault: Exception) -> None:
        super().__init__(patience=1)
        self._fault = fault

    async def do(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        """Raise what is wrong."""
        raise self._fault


async def a_game(booth: Booth, actions: int = PLAYED, *, over: bool = True) -> str:
    """A game of Claim that was played by chance for a while, and then given up by Bruno."""
    table_id = await booth.table()
    service, choose = booth.bot.service, Random(7)
    service.listeners.clear()
    for _ in range(actions):
        look = await service.look_inside(table_id)
        user_id = next(seat.user_id for seat in look.table.seats if seat.awaited)
        mine = await service.look_inside(table_id, user_id)
        notation = str(choose.choice(mine.view.legal))
        await service.do(
            At(table_id, Person(user_id, "Somebody"), GUILD, seen=mine.table.revision), verbs.act(notation)
        )
    if over:
        await service.do(At(table_id, Person(BRUNO, "Bruno"), GUILD), verbs.resign())
    return table_id


@pytest.fixture(autouse=True)
def _the_same_games_and_no_doubts(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same games each time, and believe what next to no budget tells."""
    new = replace(booth.bot.service._new, entropy=Random(3).randbytes)
    monkeypatch.setattr(booth.bot.service, "_new", new)
    monkeypatch.setattr(review, "SURE", 0.0)


def spend(booth: Booth, thinkers: Thinkers | None = None) -> None:
    """Let reviews cost next to nothing."""
    booth.bot.actions.reviews._reviewer = Reviewer(thinkers or Thinkers(), TINY)


async def followed(booth: Booth) -> list[str]:
    """The edits that replaced the answers since the last time, once no more come."""
    await booth.bot.courier.stop()
    edits, booth.wire.edits = booth.wire.edits, []
    return [words(one) for one in edits]


@pytest.mark.parametrize(
    ("locale", "thinking", "came", "seen"),
    [
        ("en-GB", "to a minute", ["0 of 4", "3 of 4"], "% to win"),
        ("fr", "une minute", ["0 sur 4", "3 sur 4"], "de chances de gagner"),
    ],
)
async def test_a_review_shows_its_progress_and_then_the_moments(
    booth: Booth, locale: str, thinking: str, came: list[str], seen: str
) -> None:
    spend(booth)
    table_id = await a_game(booth)

    first = await booth.press(ADA, f"1:review:{table_id}:0:", locale=locale)
    assert first["type"] == 4
    assert first["data"]["flags"] & 64
    assert thinking in words(first)
    *progress, _ = await followed(booth)
    assert [said in one for said, one in zip(came, progress, strict=True)] == [True, True]
    told = await booth.press(ADA, f"1:review:{table_id}:0:0.0.show", private=True, locale=locale)
    assert seen in words(told)

    again = await booth.press(ADA, f"1:review:{table_id}:0:0.1", private=True, locale=locale)
    assert again["type"] == 7
    assert "Moment 2" in words(again)
    assert not await followed(booth)
    replay = next(one for one in found_ids(again) if ":replay:" in one)
    shown = await booth.press(ADA, replay, private=True)
    assert "Move" in words(shown)
    back = next(one for one in found_ids(shown) if ":review:" in one)
    assert "Moment 1" in words(await booth.press(ADA, back, private=True, locale=locale))


def judged(review: str) -> list[str]:
    """The lines about the moves, which are the same for every reader."""
    return [line for line in review.splitlines() if "%" in line or line.startswith("-# In ")]


async def test_everybody_may_review_any_seat_and_it_is_the_same_for_all(booth: Booth) -> None:
    spend(booth)
    table_id = await a_game(booth)
    await booth.press(CHLOE, f"1:review:{table_id}:0:seat", values=["1.0"])
    found = (await followed(booth))[-1]
    assert "as <@2> could see it" in found
    spend(booth)  # after a restart it is made again
    await booth.press(ADA, f"1:review:{table_id}:0:seat", values=["1.0"])
    assert (await followed(booth))[-1] == found
    own = words(await booth.press(BRUNO, f"1:review:{table_id}:0:"))
    assert "as you could see it" in own
    assert judged(own) == judged(found)
    for forged in ("7.0", "0.²", "x", "0"):
        assert "no longer works" in words(await booth.press(ADA, f"1:review:{table_id}:0:{forged}"))


async def test_a_running_game_is_not_reviewed(booth: Booth) -> None:
    spend(booth)
    table_id = await a_game(booth, 4, over=False)
    assert "not over" in words(await booth.press(ADA, f"1:review:{table_id}:0:"))


async def test_a_game_without_choices_has_nothing_to_tell(booth: Booth) -> None:
    spend(booth)
    table_id = await a_game(booth, 0)
    await booth.press(ADA, f"1:review:{table_id}:0:")
    assert "nothing to choose" in (await followed(booth))[-1]


async def test_a_game_that_nobody_searches_says_so(booth: Booth, monkeypatch: pytest.MonkeyPatch) -> None:
    spend(booth)
    table_id = await a_game(booth, 4)
    monkeypatch.setattr(CLAIM, "outlook", None)
    assert "cannot judge" in words(await booth.press(ADA, f"1:review:{table_id}:0:"))


async def test_one_review_at_a_time(booth: Booth) -> None:
    spend(booth)
    table_id, other = await a_game(booth), await a_game(booth)
    reviewer = booth.bot.actions.reviews._reviewer
    record = await booth.bot.service.record(table_id, GUILD)
    under_way = reviewer.review(table_id, record, 0, ADA)
    await anext(under_way)
    assert "One at a time" in words(await booth.press(ADA, f"1:review:{other}:0:"))
    await under_way.aclose()
    assert "to a minute" in words(await booth.press(ADA, f"1:review:{other}:0:"))


@pytest.mark.parametrize("fault", [WorkerLost("killed"), WorkFailed("Traceback")])
@pytest.mark.logs("review failed")
async def test_lost_thoughts_are_said_kindly_and_can_be_had_again(booth: Booth, fault: Exception) -> None:
    spend(booth, Thinkers([Broken(fault)]))
    table_id = await a_game(booth)
    await booth.press(ADA, f"1:review:{table_id}:0:")
    assert "I was interrupted" in (await followed(booth))[-1]
    spend(booth)
    await booth.press(ADA, f"1:review:{table_id}:0:")
    assert "Moment 1 of" in (await followed(booth))[-1]


@pytest.mark.logs("request failed")
async def test_what_nobody_expected_to_fail_is_told_with_its_number_too(booth: Booth) -> None:
    spend(booth, Thinkers([Broken(LookupError("no such thing"))]))
    await booth.press(ADA, f"1:review:{await a_game(booth)}:0:")
    assert "went wrong on my side" in (await followed(booth))[-1]


async def test_a_review_is_made_in_a_process_beside_the_bot(booth: Booth) -> None:
    worker = Worker(patience=120)
    try:
        spend(booth, Thinkers([worker]))
        await booth.press(ADA, f"1:review:{await a_game(booth)}:0:")
        assert "Moment 1 of" in (await followed(booth))[-1]
    finally:
        await worker.stop()


async def test_a_mistake_is_a_question_before_it_is_told(booth: Booth) -> None:
    spend(booth)
    table_id = await a_game(booth)
    await booth.press(ADA, f"1:review:{table_id}:0:")
    asked = (await followed(booth))[-1]
    reviewer = booth.bot.actions.reviews._reviewer
    review = reviewer.known(table_id, 0)
    number = next(at for at, one in enumerate(review.verdicts) if one.gain < 0)
    verdict = review.verdicts[number]
    assert "What would you play?" in asked
    assert "%" not in asked
    click = f"1:review:{table_id}:0:0.{number}.try"

    async def tried(notation: str) -> str:
        return words(await booth.press(ADA, click, values=[notation], private=True))

    assert "what was played" in await tried(verdict.made)
    found = await tried(verdict.other)
    assert "You found it" in found
    assert "% to win" in found
    assert "no longer works" in await tried("play Q1")
    legal = reviewing.choices_of(await booth.bot.service.record(table_id, GUILD), 0)
    decision = next(one for one in legal if one.step == verdict.step)
    for action in decision.view.legal:
        said = await tried(str(action))
        attempt = reviewing.attempted(
            await booth.bot.service.record(table_id, GUILD), 0, verdict, str(action), TINY.attempt
        )
        assert attempt is not None
        assert ("% to win" in said) is attempt.good


@pytest.mark.logs("review failed")
async def test_an_attempt_that_cannot_be_judged_is_said_kindly(booth: Booth) -> None:
    spend(booth)
    table_id = await a_game(booth)
    await booth.press(ADA, f"1:review:{table_id}:0:")
    await followed(booth)
    reviewer = booth.bot.actions.reviews._reviewer
    other = reviewer.known(table_id, 0).verdicts[0].other
    reviewer._thinkers = Thinkers([Broken(WorkerLost("killed"))])
    said = await booth.press(ADA, f"1:review:{table_id}:0:0.0.try", values=[other], private=True)
    assert "I was interrupted" in words(said)
