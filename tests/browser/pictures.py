"""The README's pictures, taken from a game in the sandbox: `python -m tests.browser.pictures`.

Needs Chromium (Debian package chromium) and half a minute; overwrites docs/pictures.
"""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

from playwright.async_api import Browser, Page

from bot.screens.hand import hand_screen
from bot.screens.table import table_screen
from bot.text import Words
from sandbox.person import Person
from sandbox.seen import Seen
from tests.browser.conftest import PHONE, started
from tests.browser.easel import easel, tiles
from tests.browser.gallery import HIGH
from tests.browser.hands import played
from tests.harness.house import House
from tests.harness.playing import is_table, play_one, plays, press, verb

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
DESK = (1120, 860)
SETTLED = 2.5
"""Seconds until the last drawing has arrived."""
SEED = 3
LEAST_CARDS, MOST_CARDS = 6, 9


async def main() -> None:
    """Play a game and take the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            started() as browser,
            House(Path(folder), CARD_EMOJIS="true") as house,
            house.people("Ada", "Bruno") as (ada, bruno),
        ):
            desk = await window(browser, house.url, "emi", DESK, dark=True)
            phone = await window(browser, house.url, "bruno", PHONE, dark=False)
            await game(ada, bruno, desk, phone)
            for name, one in DRAWN.items():
                await draw(browser, name, one)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A message of a game played by computers: the table, or with `hand` the hand of whoever is to act."""

    game: str
    seats: int
    actions: int
    hand: bool = False
    dark: bool = True
    seed: int = SEED


DRAWN = {
    "table-dwarf-king": Drawn("dwarf_king", 5, 45),
    "hand-five-crowns": Drawn("five_crowns", 4, 30, hand=True, dark=False),
    "result-monster-tricks": Drawn("monster_tricks", 4, 10_000, seed=5),
}


async def draw(browser: Browser, name: str, one: Drawn) -> None:
    """Take the picture of a message as a phone shows it."""
    words = Words(emojis=tiles())
    *_, (found, _) = islice(played(one.game, one.seats, one.seed, brief=True), one.actions)
    seat = found.state.to_act()[0] if one.hand else None
    look = found.look(seat, recent=4)
    screen = table_screen(look, words) if seat is None else hand_screen(look, words)
    async with easel(browser, (PHONE[0], HIGH), dark=one.dark) as drawing:
        await drawing.draw(screen, look.table)
        await drawing.page.locator("#message-1 .container").first.screenshot(path=FOLDER / f"{name}.png")


async def window(browser: Browser, url: str, user: str, size: tuple[int, int], *, dark: bool) -> Page:
    """Open a person's window on the channel of the tables."""
    width, height = size
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        is_mobile=size == PHONE,
        has_touch=size == PHONE,
    )
    page = await context.new_page()
    await page.goto(f"{url}/?user={user}")
    if size == PHONE:
        await page.get_by_role("button", name="Salons").tap()
    await page.locator(".channel", has_text="card-table").click()
    return page


async def game(ada: Person, bruno: Person, desk: Page, phone: Page) -> None:
    """Play from the lobby to the result."""
    await ada.slash("table new", game="claim")
    table = await bruno.wait_for(is_table)
    await press(bruno, table, "join")
    await press(ada, table, "start")
    hands = [(ada, await press(ada, table, "hand")), (bruno, await press(bruno, table, "hand"))]
    choose = Random(SEED)
    while not telling(bruno, hands[1][1]):
        await one_play(hands, choose)
    await asyncio.sleep(SETTLED)
    await desk.screenshot(path=FOLDER / "table.png")
    await phone.screenshot(path=FOLDER / "hand-phone-fr.png")
    while not any(verb(one) == "again" for one in (ada.message(table.id) or table).buttons):
        await one_play(hands, choose)
    await asyncio.sleep(SETTLED)
    await desk.screenshot(path=FOLDER / "result.png")


def telling(person: Person, hand: Seen) -> bool:
    """Tell whether the hand makes a good picture: some cards may be played and others not, and all fit on a phone."""
    now = person.message(hand.id) or hand
    cards = [one for one in now.buttons if verb(one) == "pick"]
    open_ones = len(plays(now))
    return LEAST_CARDS <= len(cards) <= MOST_CARDS and 2 <= open_ones < len(cards)


async def one_play(hands: list[tuple[Person, Seen]], choose: Random) -> None:
    """Let whoever is to move press a card that may be played, beginning with Ada."""
    for person, hand in hands:
        if await play_one(person, hand, choose) is not None:
            return
    await asyncio.sleep(0.05)


if __name__ == "__main__":
    asyncio.run(main())
