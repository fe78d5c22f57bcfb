"""Chromium for the tests that play in the sandbox's page, and windows in which a person looks at it.

Tests that use it run in the session's event loop: `pytest.mark.asyncio(loop_scope="session")`.
"""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    # Containers have neither a user namespace for Chromium's own sandbox nor a graphics card.
    "--no-sandbox",
    "--disable-gpu",
    # Nothing but the page under test is to be talked to.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = (1280, 800)
PHONE = (390, 844)


class OpenWindow(Protocol):
    """Opens the sandbox's page as a person; at the end of the test a script error in it fails the test."""

    async def __call__(
        self, url: str, user: str = "ada", *, phone: bool = False, dark: bool = True, channel: str = "card-table"
    ) -> Page: ...


def chromium() -> str | None:
    """The path of Chromium, if there is one: the variable CHROMIUM, else the first of its names on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@asynccontextmanager
async def started() -> AsyncIterator[Browser]:
    """Start Chromium for a while; without one the program ends."""
    path = chromium()
    if path is None:
        sys.exit("no Chromium found: install it, or name it in CHROMIUM")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests; each window in it has its own storage."""
    if chromium() is None:
        pytest.skip(f"no Chromium: neither CHROMIUM nor any of {', '.join(NAMES)} on the path")
    async with started() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def open_window(browser: Browser) -> AsyncIterator[OpenWindow]:
    """Open windows of people on the sandbox's page."""
    contexts = []
    errors: list[str] = []

    async def open_one(
        url: str, user: str = "ada", *, phone: bool = False, dark: bool = True, channel: str = "card-table"
    ) -> Page:
        width, height = PHONE if phone else DESK
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            is_mobile=phone,
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        page = await context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(f"{url}/?user={user}")
        if phone:
            await page.get_by_role("button", name="Channels").or_(page.get_by_role("button", name="Salons")).tap()
        await page.locator(".channel", has_text=channel).click()
        return page

    yield open_one
    for context in contexts:
        await context.close()
    assert not errors
