"""Whole games played on a phone by tapping what the page offers: `python -m tests.browser.taps`.

`--game claim --locale fr` plays one, `--against expert` with computer players of that strength. The bot and the sandbox
are the processes that people run. A picture is taken of each new kind of screen: build/taps. Needs Chromium and some
minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from bot.text import LOCALES, Words
from bot.text.catalogues import prefix
from games import registry
from tests.browser.conftest import PHONE, started
from tests.harness.house import House

FOLDER = Path("build/taps")
PEOPLE = {"en": "ada", "fr": "bruno"}
PATIENCE = 20_000
LONGEST_REVIEW = 300_000
GONE = 2_000
"""Milliseconds after which a button that was there a moment ago will not come back."""
MOST_TAPS = 1_500
OVER = re.compile("the result|le résultat")
NOT_AGAIN = ":not([data-key*=':again:'])"
"""Not the rematch, which stands where a card was when the bot has played the only one."""
DONE = re.compile("^(Done|Terminé)$")
NAMES = re.compile(r"@\S+|🤖\s\S+|\d+|[★“”«»]")


@dataclass(slots=True)
class Player:
    """Somebody with a phone in one hand."""

    page: Page
    folder: Path
    words: Words
    chance: Random
    seen: set[str] = field(default_factory=set)
    taps: int = 0

    @property
    def hand(self) -> Locator:
        """The newest message that only this person sees."""
        return self.page.locator(".message.ephemeral").last

    async def tap(self, button: Locator) -> bool:
        """Tap; False where a newer drawing has taken the button away under the finger."""
        try:
            await button.tap(timeout=GONE)
        except TooLate:
            return False
        self.taps += 1
        return True

    async def press(self, message: Locator, key: str, *, public: bool = False) -> None:
        """Tap the button of that name; public messages speak the server's language."""
        name = (Words() if public else self.words).key(key)
        button = message.get_by_role("button", name=name, exact=True).first
        await button.wait_for(timeout=PATIENCE)
        while not await self.tap(button):
            pass  # drawn anew at that moment

    async def look(self, message: Locator, name: str) -> None:
        """Take a picture of what is on the screen, unless one of its kind has been taken."""
        if name not in self.seen:
            self.seen.add(name)
            await expect(message.locator("[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
            await message.evaluate("one => one.scrollIntoView({ block: 'end' })")
            await self.page.screenshot(path=self.folder / f"{len(self.seen):02}-{name}.png")

    async def step(self) -> None:
        """Do one thing that the hand offers, or look whether there is news."""
        hand = self.hand
        lists = hand.locator("[role=combobox]")
        plays = hand.locator(f".button:is(.primary, .success):not(:disabled){NOT_AGAIN}")
        question = await self._question()
        await self.look(hand, question)
        if (offered := await lists.count()) and self.chance.random() < 0.9:
            await self._choose(lists.nth(self.chance.randrange(offered)))
        elif OVER.search(await hand.inner_text()):
            return
        elif count := await plays.count():
            await self.tap(plays.nth(self.chance.randrange(count)))
        elif self.chance.random() < 0.3:
            await self.tap(hand.get_by_role("button", name=self.words.key("button-refresh"), exact=True))
        else:
            await self.page.wait_for_timeout(150)

    async def _choose(self, menu: Locator) -> None:
        """Take from an open list until it has what it asks for."""
        if not await self.tap(menu):
            return
        offered = self.page.get_by_role("option").and_(self.page.locator(":not([aria-disabled=true])"))
        for at in self.chance.sample(range(await offered.count()), min(3, await offered.count())):
            if await offered.count() <= at:
                break
            await self.tap(offered.nth(at))
        done = self.page.get_by_role("button", name=DONE)
        if not await done.count() or not await self.tap(done):
            await self.page.keyboard.press("Escape")

    async def _question(self) -> str:
        """A name for the kind of screen: its bold question without names and numbers."""
        said = await self.hand.locator("strong").all_inner_texts()
        asked = [one for one in said if one.rstrip().endswith(("?", "!", "."))] or said[:1] or ["nothing"]
        return re.sub(r"[^\w]+", "-", NAMES.sub("", asked[-1])).strip("-").lower()[:48]


async def open_table(me: Player, welcome: Locator, game: str, against: str | None) -> None:
    """Open a table by the welcome card, or by a command where the strength of the others is to be chosen."""
    title = Words().key(f"{prefix(game)}title-short")
    if against is None:
        await welcome.get_by_role("button", name=title, exact=True).tap()
        return
    name, level = (me.words.key(f"cmd-opt-{one}-name") for one in ("game", "level"))
    computers = me.words.key("cmd-table-new-opt-computers-name")
    group, new = me.words.key("cmd-table-name"), me.words.key("cmd-table-new-name")
    others = max(1, registry.all_games()[game].first_game.seats - 1)
    line = (
        f"/{group} {new} {name}: {me.words.key(f'{prefix(game)}title')} {computers}: {others}"
        f" {level}: {me.words.key(f'level-{against}-choice')}"
    )
    await me.page.locator(".composer textarea").fill(line)
    await me.page.keyboard.press("Enter")


async def play(
    page: Page, url: str, game: str, words: Words, folder: Path, *, against: str | None, review: bool
) -> int:
    """Play a game from the welcome card to its result; return the number of taps."""
    me = Player(page, folder, words, Random(7))
    page.set_default_timeout(PATIENCE)
    await page.goto(f"{url}/?user={PEOPLE[words.locale]}")
    await page.get_by_role("button", name=re.compile("^(Channels|Salons)$")).tap()
    await page.locator(".channel", has_text="general").click()
    welcome = page.locator(".message:not(.ephemeral)").filter(has_text="A card table for this server")
    await me.look(welcome, "welcome")
    await me.press(welcome, "button-help", public=True)
    await me.look(me.hand, "help")
    await open_table(me, welcome, game, against)
    await page.get_by_role("button", name=Words().key("button-start"), exact=True).wait_for()
    table = page.locator(".message:not(.ephemeral)").last
    await me.look(table, "lobby")
    await me.press(table, "button-start", public=True)
    await me.press(table, "button-hand", public=True)
    await me.look(table, "table")
    for number in range(MOST_TAPS):
        if OVER.search(await me.hand.inner_text()):
            break
        await me.step()
        details = me.hand.get_by_role("button", name=words.key("button-details"), exact=True)
        if number >= 40 and "details" not in me.seen and await details.count() and await me.tap(details):
            await expect(me.hand).to_contain_text(words.key("button-give-up"), timeout=PATIENCE)
            await me.look(me.hand, "details")
            await me.press(me.hand, "button-back")
    else:
        raise RuntimeError(f"{game} did not end within {MOST_TAPS} steps")
    await me.look(me.hand, "over")
    reviewed = page.get_by_role("button", name=Words().key("button-review"), exact=True)
    public = page.locator(".message:not(.ephemeral)").filter(has=reviewed).last
    await public.evaluate("one => one.scrollIntoView()")
    await public.screenshot(path=folder / "99-result.png")
    if review:
        await look_back(me, public)
    return me.taps


async def look_back(me: Player, result: Locator) -> None:
    """Have the game reviewed for oneself, and walk through what comes of it."""
    await me.press(result, "button-review", public=True)
    whose = me.hand.get_by_role("combobox")  # there as soon as there is something to tell
    await whose.wait_for(timeout=LONGEST_REVIEW)
    following = me.hand.get_by_role("button", name=me.words.key("button-next"), exact=True)
    for moment in range(1, 10):
        sys.stdout.write(f"{await me.hand.inner_text()}\n\n")
        await me.look(me.hand, f"review-{moment}")
        if not await following.count() or await following.is_disabled():
            break
        await me.press(me.hand, "button-next")
        await me.page.wait_for_timeout(500)


async def main() -> None:
    """Play the games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append")
    parser.add_argument("--locale", action="append", choices=LOCALES)
    parser.add_argument("--against", choices=registry.strengths())
    parser.add_argument("--review", action="store_true", help="look back in the end, and print what is said")
    parser.add_argument("--to", type=Path, default=FOLDER)
    asked = parser.parse_args()
    async with started() as browser:
        for game in asked.game or sorted(registry.all_games()):
            for locale in asked.locale or LOCALES:
                with tempfile.TemporaryDirectory() as folder:
                    async with House(Path(folder), pause=0.02, CARD_EMOJIS="true") as house:
                        context = await browser.new_context(
                            viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True
                        )
                        page = await context.new_page()
                        into = asked.to / f"{game}-{locale}"
                        into.mkdir(parents=True, exist_ok=True)
                        taps = await play(
                            page, house.url, game, Words(locale), into, against=asked.against, review=asked.review
                        )
                        sys.stdout.write(f"{game} {locale}: {taps} taps, {into}\n")
                        await context.close()


if __name__ == "__main__":
    asyncio.run(main())
