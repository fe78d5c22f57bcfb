"""A move fits on one phone screen: measured in the sandbox's page, at the largest table of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.text import Words
from games import registry
from tests.browser.easel import easel, tiles
from tests.browser.hands import hands

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HIGHEST = 700
"""Pixels from the top of a hand to its last button that plays."""
LOOKS = 40
"""How many hands of each game are measured, spread over the whole game."""


@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_move_fits_on_a_phone(browser: Browser, game: str) -> None:
    words = Words("en", emojis=tiles("en"))
    every = list(hands(game, registry.game(game).seats[-1], seed=3, brief=True))
    async with easel(browser) as drawing:
        for hand in every[:: max(1, len(every) // LOOKS)]:
            size = await drawing.draw(hand.screen(words), hand.look.table)
            assert size.choices <= HIGHEST, f"{hand.phase} {hand.path}: {hand.screen(words).words()}"
