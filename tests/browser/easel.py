"""Screens drawn in Chromium by the sandbox's own page, without a bot: to be looked at and measured."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.async_api import Browser, CDPSession, Page

from bot.art.cards.drawings import TILE
from bot.art.cards.sprites import rendered
from bot.courier.wire.components import form_of, view_of
from bot.courier.wire.pictures import Pictures
from bot.process import emojis
from bot.screens.parts import Form, Row, Screen
from bot.tables.model import TableInfo
from bot.text import LOCALES
from sandbox.model import Emoji
from sandbox.server import Sandbox
from sandbox.world import World
from tests.bot.screens.looks import WHEN
from tests.browser.conftest import PHONE

FIRST_TILE = 10**15
"""The first tile's id; the page takes it as a number."""
_TILE = re.compile(r"\b10{11}\d{4}\b")
"""Such an id within a message."""
A_MOMENT = 20_000
"""Milliseconds since the last move of what is drawn."""

TYPEFACE = "* { font-family: 'DejaVu Sans Condensed', sans-serif, 'Noto Color Emoji' !important; }"
"""About as wide as Discord's own, which is not free; what Debian takes by itself is a tenth wider."""

PREPARE = """async (locale) => {
  const { drawMessage } = await import("/page/message.js");
  const { openModal } = await import("/page/modal.js");
  const { setLocale } = await import("/page/words.js");
  setLocale(locale);
  const nothing = () => undefined;
  // The page fills its own list whenever history arrives, and would take away what is being measured.
  const its = document.querySelector(".log-list");
  its.replaceWith(its.cloneNode(false));
  const interactions = { failure: nothing, isPending: () => false, isBusy: () => false,
    chosen: nothing, component: nothing };
  window.drawn = (message, people) => {
    const users = new Map(people.map((one) => [one.id, one]));
    const world = { users, channels: new Map(), roles: new Map(), guild: { id: "1", roles: [] }, me: people[0],
      commands: [], mentionsMe: () => false, threadsOf: () => [], message: nothing, textChannels: () => [],
      command: nothing };
    const text = { world, openCommand: nothing, openChannel: nothing };
    const hooks = { world, interactions, text, openMenu: nothing, dismiss: nothing, jump: nothing };
    return drawMessage(message, hooks, false).element;
  };
  window.show = async (message, people, feet) => {
    document.querySelector("dialog.modal")?.close();
    const place = document.querySelector(".log-list");
    const element = window.drawn(message, people);
    place.replaceChildren(element);
    await Promise.all([...element.querySelectorAll("img")].map((image) => image.decode().catch(nothing)));
    // Under load the page lays the message out later: nothing is measured before it has a height and its fonts.
    await document.fonts.ready;
    const shown = () => element.isConnected && element.getBoundingClientRect().height > 0;
    while (!shown()) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    const playable = (row) => row.querySelector("button:not(:disabled), [role=combobox]");
    const rows = [...element.querySelectorAll(".action-row")].slice(0, -feet).filter(playable);
    const last = rows.at(-1);
    const end = last ? last.getBoundingClientRect().bottom - top : 0;
    return [height, end, left, top, width];
  };
  window.ask = async (modal) => {
    const world = { bot: {}, channels: new Map(), users: new Map(), roles: new Map() };
    openModal({ modal }, { world, text: { world, openCommand: nothing, openChannel: nothing }, submit: nothing });
    const { left, top, width, height } = document.querySelector("dialog.modal").getBoundingClientRect();
    return [height, 0, left, top, width];
  };
}"""


@dataclass(frozen=True, slots=True)
class Size:
    """How high a message is, in pixels: as a whole, and down to the last button that plays (0: none)."""

    whole: int
    choices: int


class Easel:
    """A page on which screens are drawn, each alone, as private messages of the first person at the table."""

    def __init__(self, page: Page, camera: CDPSession, world: World) -> None:
        self.page = page
        self._camera = camera
        self._world = world
        self._pictures = Pictures()
        self._place: dict[str, float] = {}

    async def prepare(self, url: str, locale: str) -> None:
        """Open the sandbox's page and make it ready to draw, for a reader of that language."""
        await self.page.clock.set_fixed_time((WHEN + A_MOMENT) / 1000)
        await self.page.goto(f"{url}/?user=ada")
        await self.page.locator(".log-list").first.wait_for(state="attached")
        await self.page.evaluate(PREPARE, locale)
        await self.page.evaluate(
            "css => { const one = new CSSStyleSheet(); one.replaceSync(css); document.adoptedStyleSheets.push(one); }",
            TYPEFACE,
        )

    async def draw(self, screen: Screen | Form, table: TableInfo | None = None) -> Size:
        """Draw a screen in place of the one before and return its size."""
        if isinstance(screen, Form):
            return self._sized(await self.page.evaluate("modal => window.ask(modal)", form_of(screen).to_dict()))
        screen, files = await self._pictures.drawn(screen)
        uploads = [self._world.add_file(1, one.filename, "image/png", one.fp.read()) for one in files]
        seats = () if table is None else table.seats
        people = [
            {"id": str(seat.user_id), "username": seat.name, "global_name": seat.name, "color": "#446688"}
            for seat in seats
            if seat.user_id is not None
        ]
        message = _message(screen)
        for emoji_id in map(int, _TILE.findall(json.dumps(message["components"]))):
            self._world.emojis[emoji_id] = _emoji(emoji_id)
        message["attachments"] = [{"filename": one.filename, "url": one.path} for one in uploads]
        return self._sized(
            await self.page.evaluate(
                "([message, people, feet]) => window.show(message, people, feet)", [message, people, _feet(screen)]
            )
        )

    def _sized(self, found: list[float]) -> Size:
        whole, choices, left, top, width = found
        self._place = {"x": left, "y": top, "width": width, "height": whole, "scale": 1}
        return Size(round(whole), round(choices))

    async def picture(self) -> bytes:
        """A screenshot of the message, as a PNG."""
        taken = await self._camera.send(
            "Page.captureScreenshot", {"clip": self._place, "optimizeForSpeed": True, "captureBeyondViewport": True}
        )
        return base64.b64decode(taken["data"])


def _message(screen: Screen) -> dict[str, Any]:
    view: Any = view_of(screen)
    return {
        "id": "1",
        "type": 0,
        "flags": 64 | 1 << 15,
        "content": "",
        "channel_id": "1",
        "timestamp": "2026-01-01T00:00:00Z",
        "author": {"id": "2", "username": "tapis", "global_name": "Tapis", "bot": True, "color": "#2f6f4f"},
        "components": view.to_components(),
    }


def _feet(screen: Screen) -> int:
    """How many rows of buttons at the end lead elsewhere: those from the one with the details; at least one."""
    found = [block.buttons for block in screen.blocks if isinstance(block, Row)]
    first = next((at for at, row in enumerate(found) if any(":hand:" in one.id for one in row)), len(found) - 1)
    return max(1, len(found) - first)


@cache
def tiles() -> dict[str, int]:
    """An id for every card's tile, as when all have been uploaded."""
    return {one.name: at for at, one in enumerate(_tiles(), start=FIRST_TILE)}


@cache
def _tiles() -> list[emojis.Tile]:
    return [*emojis.tiles()]


@cache
def _emoji(emoji_id: int) -> Emoji:
    tile = _tiles()[emoji_id - FIRST_TILE]
    return Emoji(emoji_id, tile.name, "image/png", rendered(tile.svg, TILE, TILE))


@asynccontextmanager
async def easel(
    browser: Browser, size: tuple[int, int] = PHONE, *, dark: bool = True, locale: str = LOCALES[0]
) -> AsyncIterator[Easel]:
    """Yield a page to draw on, of a window of that size."""
    width, height = size
    async with Sandbox() as sandbox:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            is_mobile=width == PHONE[0],
        )
        page = await context.new_page()
        made = Easel(page, await context.new_cdp_session(page), sandbox.world)
        try:
            await made.prepare(sandbox.url, locale)
            yield made
        finally:
            await context.close()
