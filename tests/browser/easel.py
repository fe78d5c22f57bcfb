"""Screens drawn in Chromium by the sandbox's own page, without a bot: to be looked at and measured."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, Route

from bot import emojis
from bot.art.drawings import TILE
from bot.art.sprites import rendered
from bot.courier.components import view_of
from bot.courier.pictures import Pictures
from bot.screens.message import Row, Screen
from bot.tables.model import TableInfo
from sandbox.server import Sandbox
from tests.bot.screens.looks import WHEN
from tests.browser.conftest import PHONE

FIRST_TILE = 10**15
"""The first tile's id; the page takes it as a number."""
FILES = "/drawn/"
"""Where the pictures of the drawn messages are, as the page sees it."""

A_MOMENT = 20_000
"""Milliseconds since the last move of what is drawn."""

TYPEFACE = "* { font-family: 'DejaVu Sans Condensed', sans-serif, 'Noto Color Emoji' !important; }"
"""About as wide as Discord's own, which is not free; what Debian takes by itself is a tenth wider."""

PREPARE = """async () => {
  const { drawMessage } = await import("/page/message.js");
  const nothing = () => undefined;
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
    const place = document.querySelector(".log-list");
    const element = window.drawn(message, people);
    place.replaceChildren(element);
    await Promise.all([...element.querySelectorAll("img")].map((image) => image.decode().catch(nothing)));
    const top = element.getBoundingClientRect().top;
    const playable = (row) => row.querySelector("button:not(:disabled), [role=combobox]");
    const rows = [...element.querySelectorAll(".action-row")].slice(0, -feet).filter(playable);
    const last = rows.at(-1);
    const end = last ? last.getBoundingClientRect().bottom - top : 0;
    return [element.getBoundingClientRect().height, end];
  };
}"""


@dataclass(frozen=True, slots=True)
class Size:
    """How high a message is, in pixels: as a whole, and down to the last button that plays (0: none)."""

    whole: int
    choices: int


class Easel:
    """A page on which screens are drawn, each alone, as private messages of the first person at the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._pictures = Pictures()
        self._files: dict[str, bytes] = {}
        self._drawn = 0

    async def prepare(self, url: str) -> None:
        """Open the sandbox's page and make it ready to draw."""
        await self.page.route(f"**{FILES}**", self._file)
        await self.page.route("**/cdn/emojis/*", self._tile)
        await self.page.clock.set_fixed_time((WHEN + A_MOMENT) / 1000)
        await self.page.goto(f"{url}/?user=ada")
        await self.page.locator(".log-list").first.wait_for(state="attached")
        await self.page.evaluate(PREPARE)
        await self.page.evaluate(
            "css => { const one = new CSSStyleSheet(); one.replaceSync(css); document.adoptedStyleSheets.push(one); }",
            TYPEFACE,
        )

    async def draw(self, screen: Screen, table: TableInfo | None = None) -> Size:
        """Draw a screen in place of the one before and return its size."""
        screen, files = await self._pictures.drawn(screen)
        self._files = {file.filename: file.fp.read() for file in files}
        self._drawn += 1  # a part of each address: the browser keeps what it has seen under an address
        seats = () if table is None else table.seats
        people = [
            {"id": str(seat.user_id), "username": seat.name, "global_name": seat.name, "color": "#446688"}
            for seat in seats
            if seat.user_id is not None
        ]
        whole, choices = await self.page.evaluate(
            "([message, people, feet]) => window.show(message, people, feet)",
            [self._message(screen), people, _feet(screen)],
        )
        return Size(round(whole), round(choices))

    def _message(self, screen: Screen) -> dict[str, Any]:
        view: Any = view_of(screen)
        components = view.to_components()
        return {
            "id": "1",
            "type": 0,
            "flags": 64 | 1 << 15,
            "content": "",
            "channel_id": "1",
            "timestamp": "2026-01-01T00:00:00Z",
            "author": {"id": "2", "username": "tapis", "global_name": "Tapis", "bot": True, "color": "#2f6f4f"},
            "attachments": [{"filename": name, "url": f"{FILES}{self._drawn}/{name}"} for name in self._files],
            "components": components,
        }

    async def _file(self, route: Route) -> None:
        name = Path(route.request.url).name
        await route.fulfill(body=self._files.get(name, b""), content_type="image/png")

    async def _tile(self, route: Route) -> None:
        await route.fulfill(body=_image(int(Path(route.request.url).stem)), content_type="image/png")


def _feet(screen: Screen) -> int:
    """Return how many rows of buttons at the end lead elsewhere: those from the one that refreshes; at least one."""
    found = [block.buttons for block in screen.everything() if isinstance(block, Row)]
    first = next((at for at, row in enumerate(found) if any(":hand:" in one.id for one in row)), len(found) - 1)
    return max(1, len(found) - first)


@cache
def tiles() -> dict[str, int]:
    """Return an id for every card's tile, as when all have been uploaded."""
    return {one.name: at for at, one in enumerate(_tiles(), start=FIRST_TILE)}


@cache
def _tiles() -> list[emojis.Tile]:
    return [*emojis.tiles()]


@cache
def _image(emoji_id: int) -> bytes:
    return rendered(_tiles()[emoji_id - FIRST_TILE].svg, TILE, TILE)


@asynccontextmanager
async def easel(browser: Browser, size: tuple[int, int] = PHONE, *, dark: bool = True) -> AsyncIterator[Easel]:
    """Yield a page to draw on, of a window of that size."""
    width, height = size
    async with Sandbox() as sandbox:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            is_mobile=width == PHONE[0],
        )
        made = Easel(await context.new_page())
        try:
            await made.prepare(sandbox.url)
            yield made
        finally:
            await context.close()
