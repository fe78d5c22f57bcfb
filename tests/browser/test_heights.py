"""A move fits on one phone screen: measured in the sandbox's page, at the largest table of every game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from bot.text import LOCALES, Words
from games import registry
from tests.browser.easel import easel, tiles
from tests.browser.hands import Hand, estimate, hands

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HIGHEST = 700
"""Pixels from the top of a hand to its last button that plays."""
TRIED = 1
"""How many hands of each phase are drawn: those that look the highest before they are (`heights` draws more)."""


MANNERS = [*((locale, False) for locale in LOCALES), ("fr", True)]
"""Languages with pictures, and the longer one with words alone."""


@cache
def _hands(game: str) -> list[Hand]:
    least, most = registry.game(game).seats[0], registry.game(game).seats[-1]
    alone = hands(game, 1, seed=3) if least == 1 else ()
    return [one for one in (*hands(game, most, seed=3, brief=True), *alone) if not one.waiting]


@pytest.mark.parametrize(("locale", "text_mode"), MANNERS)
@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_move_fits_on_a_phone(browser: Browser, game: str, locale: str, text_mode: bool) -> None:
    words = Words(locale, text_mode, emojis=tiles())
    phases: dict[tuple[str, int], list[tuple[int, Hand]]] = {}
    for hand in _hands(game):
        if text_mode and len(hand.look.table.seats) == 1:
            continue  # the puzzle's piles are dozens of cards, each said in words
        kind = hand.phase, len(hand.path)
        phases.setdefault(kind, []).append((estimate(hand.screen(words)), hand))
    async with easel(browser) as drawing:
        for found in phases.values():
            tried = [hand.busy() for _, hand in sorted(found, key=lambda one: one[0])[-TRIED:]]
            for hand in (*tried, tried[-1].hinted()):
                size = await drawing.draw(hand.screen(words), hand.look.table)
                assert 0 < size.choices <= HIGHEST, f"{hand.phase} {hand.path}: {hand.screen(words).words()}"
