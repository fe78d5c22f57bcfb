"""Every control has a name that can be spoken, in the reader's language: as we send it, and as Chromium tells it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from bot.screens.parts import Form, Menu, Row, Screen
from bot.text import LOCALES, Words
from games import registry
from tests.browser.easel import easel, tiles
from tests.browser.gallery import screens
from tests.toy_game.game import GAME as HILLTOPS

if TYPE_CHECKING:
    from playwright.async_api import Browser

GAMES = sorted({*registry.all_games(), HILLTOPS.key, ""})
"""With "" for the screens that belong to no game."""
TILE = re.compile(r"<:(\w+):\d+>")
ROLES = {"button", "combobox", "option", "checkbox", "radio", "textbox", "link", "menuitem", "tab"}
CODED = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
"""How an emoji, an option or a variable is called by programs."""


@pytest.fixture(autouse=True)
def hilltops() -> Iterator[None]:
    registry.add(HILLTOPS)
    yield
    registry.remove(HILLTOPS.key)


def controls(screen: Screen | Form) -> Iterator[tuple[str, str | None]]:
    """Yield label and emoji of every control."""
    if isinstance(screen, Form):
        for field in screen.fields:
            yield field.label, None
            yield from ((one.label, one.emoji) for one in field.options)
        return
    for block in screen.blocks:
        if isinstance(block, Row):
            yield from ((one.label, one.emoji) for one in block.buttons)
        elif isinstance(block, Menu):
            yield block.placeholder, None
            yield from ((one.label, one.emoji) for one in block.options)


def spoken(label: str, emoji: str | None) -> str:
    """The words read aloud: the name of the application's own emoji, as the message gives it, and the label."""
    tile = TILE.fullmatch(emoji or "")
    return " ".join(part for part in (tile[1].replace("_", " ") if tile else emoji, label) if part)


@pytest.mark.parametrize("text_mode", [False, True], ids=["pictures", "text"])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_control_has_a_spoken_name(game: str, locale: str, text_mode: bool) -> None:
    codes = {name.replace("_", " ") for name in tiles()}
    for name, screen, _ in screens(game, Words(locale, text_mode, emojis=tiles()), whole=False):
        for label, emoji in controls(screen):
            said = spoken(label, emoji)
            assert any(sign.isalnum() for sign in said), f"{name}: {label!r} {emoji!r}"
            assert said not in codes, name
            assert not CODED.search(said), name
            if text_mode:
                assert emoji is None, name
                assert any(sign.isalnum() for sign in label), name


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("game", GAMES)
async def test_chromium_knows_every_control_by_name(browser: Browser, game: str) -> None:
    for number, locale in enumerate(LOCALES):
        words = Words(locale, text_mode=bool(number % 2), emojis=tiles())
        async with easel(browser, locale=locale) as drawing:
            inspector = await drawing.page.context.new_cdp_session(drawing.page)
            for name, screen, table in screens(game, words, whole=False):
                await drawing.draw(screen, table)
                nodes = (await inspector.send("Accessibility.getFullAXTree"))["nodes"]
                found = [
                    (node["role"]["value"], node.get("name", {}).get("value", ""))
                    for node in nodes
                    if not node["ignored"] and node["role"]["value"] in ROLES
                ]
                assert len(found) > 1, name
                for role, said in found:
                    assert any(sign.isalnum() for sign in said), f"{name}: a nameless {role} {said!r}"
                    assert not CODED.search(said), f"{name}: {role} {said}"
