"""A move fits on one phone screen: measured in the sandbox's page, at the largest table of every game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from bot.text import LOCALES, Words
from games import registry
from tests.browser.conftest import DESK
from tests.browser.easel import easel, tiles
from tests.browser.hands import Hand, estimate, hands

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ON_A_PHONE, ON_A_DESK = 700, 620
"""Pixels from the top of a hand to its last button that plays, on a window of that kind."""
PUZZLE = "five-crowns-solo"
"""Where eleven piles are one picture, which is shown larger on a desk: a hint has three lines more there."""
TRIED = 1
"""How many hands of each phase are drawn: those that look the highest before they are (`heights` draws more)."""
MANNERS = [*((locale, False) for locale in LOCALES), ("fr", True)]
"""Languages with pictures, and the longer one with words alone."""


@cache
def _hands(game: str) -> list[Hand]:
    least, most = registry.game(game).seats[0], registry.game(game).seats[-1]
    alone = hands(game, 1, seed=3) if least == 1 else ()
    return [one for one in (*hands(game, most, seed=3, brief=True), *alone) if not one.waiting]


def _highest(game: str, words: Words) -> Iterator[Hand]:
    """Yield the hands of each phase and question that look the highest, with all that may come on top."""
    kinds: dict[tuple[str, int], list[tuple[int, Hand]]] = {}
    for hand in _hands(game):
        kinds.setdefault((hand.phase, len(hand.path)), []).append((estimate(hand.screen(words)), hand))
    for found in kinds.values():
        tried = [hand.busy() for _, hand in sorted(found, key=lambda one: one[0])[-TRIED:]]
        yield from (*tried, tried[-1].hinted())


@pytest.mark.parametrize(("locale", "text_mode"), MANNERS)
@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_move_fits_on_a_phone(browser: Browser, game: str, locale: str, text_mode: bool) -> None:
    await _fits_on_a_phone(browser, game, Words(locale, text_mode, emojis=tiles()))


async def test_a_card_and_a_number_fit_before_any_tile_is_uploaded(browser: Browser) -> None:
    await _fits_on_a_phone(browser, "five_crowns", Words("fr"))


async def _fits_on_a_phone(browser: Browser, game: str, words: Words) -> None:
    async with easel(browser, locale=words.locale) as drawing:
        for hand in _highest(game, words):
            size = await drawing.draw(hand.screen(words), hand.look.table)
            assert 0 < size.choices <= ON_A_PHONE, f"{hand.phase} {hand.path}: {hand.screen(words).words()}"


@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_move_fits_on_a_desk(browser: Browser, game: str) -> None:
    words = Words("fr", emojis=tiles())
    async with easel(browser, DESK, locale=words.locale) as drawing:
        for hand in _highest(game, words):
            size = await drawing.draw(hand.screen(words), hand.look.table)
            most = ON_A_PHONE if hand.phase == PUZZLE and hand.hint is not None else ON_A_DESK
            assert 0 < size.choices <= most, f"{hand.phase} {hand.path}: {hand.screen(words).words()}"
