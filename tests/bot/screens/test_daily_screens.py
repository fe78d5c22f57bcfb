"""Pages of the deal of the day: within what Discord takes, whole in words alone, and silent about what is secret."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.daily.model import DayReport, Promise, TryStatus, WeekLine, WeekReport
from bot.screens.daily import daily_board_screen, daily_proof_screen, daily_screen, shared_screen, told_screen
from bot.screens.parts.message import Menu, Picture
from bot.screens.parts.texts import SHOWN_DIGITS
from bot.text import LOCALES, Words
from games.engine import commitment
from seasons.boards import Streak
from seasons.daily import Try, placed
from tests.bot.screens.reading import read_out

SECRET = bytes(range(32))
TODAY = date(2026, 11, 22)
NOON = 1_795_348_800_000
CROWD = 60

EVERY_WAY = [Words(locale, text_mode=text_mode) for locale in LOCALES for text_mode in (False, True)]
every_way = pytest.mark.parametrize("words", EVERY_WAY, ids=lambda words: f"{words.locale}-{words.text_mode}")


def promise(*, game: str = "claim", secret: str | None = None) -> Promise:
    return Promise(
        day=TODAY,
        game=game,
        seats=1 if game == "five_crowns" else 2,
        level="expert",
        commitment=commitment(SECRET),
        promised_at=NOON,
        closes_at=NOON + 43_200_000,
        secret=secret,
    )


def report(status: TryStatus, *, people: int = CROWD, secret: str | None = None) -> DayReport:
    """A crowd's day for the last of those who have finished."""
    tries = [
        Try(table_id=f"{who:08}".replace("0", "a"), user_id=who, name="W" * 32, ended_at=who, merit=who, signs="✅⬜")
        for who in range(people)
    ]
    board = placed(replace(one, score=one.user_id % 6) for one in tries)
    mine = board[-1].tried if status is TryStatus.DONE else None
    if status in {TryStatus.RUNNING, TryStatus.GIVEN_UP, TryStatus.TOO_LATE}:
        mine = Try(table_id="zzzzzzzz", user_id=999, name="Ann", ended_at=None if status is TryStatus.RUNNING else 1)
    return DayReport(
        promise=promise(secret=secret),
        today=TODAY,
        board=board,
        playing=3,
        given_up=2,
        mine=mine,
        status=status,
        streak=Streak(3, 9),
        coming=promise(game="five_crowns"),
        before=date(2026, 11, 21),
        unfinished=mine,
    )


WEEK = WeekReport(TODAY, tuple(WeekLine(1 + who, who, "W" * 32, 99 - who, 50) for who in range(CROWD)), prize=True)


@every_way
@pytest.mark.parametrize("status", TryStatus)
@pytest.mark.parametrize("secret", [None, SECRET.hex()])
def test_every_page_is_one_that_discord_takes(words: Words, status: TryStatus, secret: str | None) -> None:
    day = report(status, secret=secret)
    for screen in (
        daily_screen(day, words),
        daily_board_screen(day, WEEK, words),
        told_screen(day, day.coming, WEEK, words),
    ):
        assert screen.faults() == []
        said = read_out(screen)
        assert "[daily" not in said
        assert "✅" not in said or not words.text_mode
        assert (SECRET.hex() in said) <= (secret is not None)
        assert ("zzzzzzzz" in repr(screen)) <= (screen == daily_screen(day, words))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_pictures_description_has_the_promises_without_markup(locale: str) -> None:
    screen = daily_screen(report(TryStatus.NEW), Words(locale))
    alt = next(block.alt for block in screen.blocks if isinstance(block, Picture))
    assert not any(sign in alt for sign in "<>*`")
    assert commitment(SECRET)[:SHOWN_DIGITS] in alt
    assert "2026-11-22 12:00 UTC. " in alt


@every_way
def test_games_are_offered_to_watch_when_the_deal_lies_open_and_no_sooner(words: Words) -> None:
    hidden, over = (
        daily_board_screen(report(TryStatus.DONE, secret=secret), WEEK, words) for secret in (None, SECRET.hex())
    )
    assert not [block for block in hidden.blocks if isinstance(block, Menu)]
    assert "aaaaaa" not in repr(hidden)
    (menu,) = [block for block in over.blocks if isinstance(block, Menu)]
    assert len(menu.options) == 25


@every_way
def test_what_is_shown_to_the_channel_names_the_person_and_no_table(words: Words) -> None:
    day = report(TryStatus.DONE, people=3)
    assert day.my_place is not None
    screen = shared_screen(day, day.my_place, 7, words)
    assert "<@7>" in read_out(screen)
    assert day.my_place.tried.table_id not in repr(screen)
    assert screen.faults() == []


@every_way
def test_a_secret_that_is_not_the_promised_one_is_told_to_be_so(words: Words) -> None:
    kept, broken = (
        read_out(daily_proof_screen(report(TryStatus.DONE, secret=secret.hex()), words))
        for secret in (SECRET, bytes(32))
    )
    assert words.get("verify-true") in kept
    assert words.get("verify-broken") in broken
    assert "****" not in kept + broken, "bold within bold shows its asterisks"


@every_way
def test_an_empty_day_says_so(words: Words) -> None:
    empty = report(TryStatus.MISSED, people=0, secret=SECRET.hex())
    assert words.get("daily-board-empty") in read_out(
        daily_board_screen(empty, WeekReport(TODAY, (), prize=False), words)
    )
    assert words.get("daily-board-empty") in read_out(told_screen(empty, None, None, words))
