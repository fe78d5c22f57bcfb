"""Claim played by clicking in the sandbox's page, with the bot and the sandbox as the processes that people run."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.taps import GONE, OVER
from tests.harness.house import House

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import OpenWindow

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TRIES = 600
PATIENCE = 15_000


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A sandbox and the bot in it."""
    async with House(tmp_path, pause=0.05, CARD_EMOJIS="true") as running:
        yield running


async def command(page: Page, line: str) -> None:
    """Type a command as somebody does who knows it by heart."""
    await page.locator(".composer textarea").fill(line)
    await page.keyboard.press("Enter")


def hand_of(page: Page) -> Locator:
    """The newest message that only this person sees."""
    return page.locator(".message.ephemeral").last


async def play_a_card(page: Page, *, tap: bool = False) -> bool:
    """Press the first card that may be played, else the button that shows the table as it is now; tell which."""
    hand = hand_of(page)
    # By what they do: when the bot plays the only card, the result's green button stands where a card was.
    cards = hand.locator(".button.primary:not([aria-busy=true]):is([data-key*=':pick:'], [data-key*=':play:'])")
    if await cards.count():
        return await press(cards.first, tap=tap)
    refresh = hand.get_by_role("button", name=re.compile("Refresh|Actualiser"))
    if await refresh.count():
        await press(refresh, tap=tap)
    return False


async def press(button: Locator, *, tap: bool) -> bool:
    """Press a button; False when a newer drawing of the hand has taken it away under the finger."""
    try:
        await (button.tap(timeout=GONE) if tap else button.click(timeout=GONE))
    except PlaywrightTimeoutError:
        return False
    return True


async def open_hand(page: Page, table: Locator, *, tap: bool) -> None:
    """Press My hand until there is one: the table may be drawn anew, with its picture, under the pointer."""
    while not await hand_of(page).count():
        await press(table.get_by_role("button", name="My hand").first, tap=tap)
        with suppress(PlaywrightTimeoutError):
            await hand_of(page).wait_for(timeout=GONE)


async def overflow(page: Page) -> int:
    """How many pixels stick out at the side."""
    found: int = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


async def test_a_whole_game_against_a_computer(house: House, open_window: OpenWindow) -> None:
    page = await open_window(house.url, channel="general")
    page.set_default_timeout(PATIENCE)
    welcome = page.locator(".message:not(.ephemeral)").filter(has_text="A card table for this server")
    await welcome.get_by_role("button", name="How it works").click()
    await expect(hand_of(page)).to_contain_text("Take your time", timeout=PATIENCE)
    await hand_of(page).get_by_role("button", name="Dismiss").click()
    await welcome.get_by_role("button", name="Claim", exact=True).click()
    hand = page.locator(".message.ephemeral")
    await expect(hand).to_contain_text("Which card do you", timeout=PATIENCE)

    played = 0
    for _ in range(TRIES):
        if await hand.get_by_role("button", name="Rematch").count():
            break
        played += await play_a_card(page)
        await expect(hand.locator("[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
    assert played >= 20  # forced cards are played without a press

    await expect(hand).to_contain_text(OVER, timeout=PATIENCE)
    await hand.get_by_role("button", name="Replay").click()
    await hand_of(page).get_by_role("button", name="Record").click()
    await expect(hand_of(page)).to_contain_text(".json", timeout=PATIENCE)
    assert await overflow(page) == 0


async def test_two_windows_one_of_them_a_french_phone(house: House, open_window: OpenWindow) -> None:
    ada = await open_window(house.url, "ada")
    bruno = await open_window(house.url, "bruno", phone=True, dark=False)
    for page in (ada, bruno):
        page.set_default_timeout(PATIENCE)
    await command(ada, "/table new game: Claim")
    await bruno.get_by_role("button", name="Join").tap()
    await expect(ada.get_by_role("article")).to_contain_text("2 of 2", timeout=PATIENCE)
    await ada.get_by_role("button", name="Start", exact=True).click()
    table = bruno.locator(".message:not(.ephemeral)").filter(has_text="Waiting for")
    await open_hand(ada, ada.locator(".message:not(.ephemeral)"), tap=False)
    await open_hand(bruno, table, tap=True)
    await expect(hand_of(ada)).to_contain_text("Phase 1", timeout=PATIENCE)
    await expect(hand_of(bruno)).to_contain_text("Première phase", timeout=PATIENCE)

    played = {"ada": 0, "bruno": 0}
    for _ in range(TRIES):
        played["ada"] += await play_a_card(ada)
        played["bruno"] += await play_a_card(bruno, tap=True)
        for page in (ada, bruno):
            await expect(hand_of(page).locator("[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
        assert await overflow(bruno) == 0
        if min(played.values()) >= 3:
            break
    assert min(played.values()) >= 3

    # Each sees one private message, and nothing of the other's.
    await expect(ada.locator(".message.ephemeral")).to_have_count(1)
    await expect(bruno.locator(".message.ephemeral")).to_have_count(1)
    boxes = await hand_of(bruno).locator(".button").evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert boxes
    for box in boxes:  # all at one moment: the hand may be drawn anew in the next
        assert box["height"] >= 40
        assert box["right"] <= 390

    await command(bruno, "/table renoncer")
    await bruno.keyboard.press("Enter")  # the first one chose it, no option is needed
    await hand_of(bruno).get_by_role("button", name="Oui, abandonner").click(timeout=PATIENCE)
    await expect(hand_of(bruno)).to_contain_text("abandonne", timeout=PATIENCE)
    await expect(hand_of(bruno)).to_contain_text(OVER, timeout=PATIENCE)
    await expect(ada.locator(".message:not(.ephemeral)").first).to_contain_text(OVER, timeout=PATIENCE)
    await expect(bruno.locator(".message:not(.ephemeral)").first).to_contain_text(OVER, timeout=PATIENCE)
