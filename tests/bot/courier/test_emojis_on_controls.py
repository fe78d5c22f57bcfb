"""Signs on buttons and in menus, in the form in which Discord's own table has them."""

from __future__ import annotations

import pytest
from discord import ui

from bot.courier.wire.components import view_of
from bot.screens.parts import Button, Menu, Row, Screen
from bot.screens.parts.message import Option
from bot.screens.scenes.cards import one_emoji
from games import registry
from sandbox.components import unicode_emojis


async def on_controls(sign: str) -> set[str]:
    """The emojis that are sent for a sign on a button and in a menu."""
    blocks = (Row((Button("a", "", emoji=sign),)), Menu("m", (Option("v", "One", emoji=sign),), "Choose"))
    controls = list(view_of(Screen(blocks)).walk_children())
    buttons = {str(one.emoji) for one in controls if isinstance(one, ui.Button)}
    options = {str(option.emoji) for one in controls if isinstance(one, ui.Select) for option in one.options}
    assert len(buttons) == len(options) == 1
    return buttons | options


@pytest.mark.parametrize(
    ("sign", "sent"), [("♠️", "♠"), ("⭐", "⭐"), ("⭐️", "⭐"), ("🃏", "🃏"), ("🛡️", "🛡"), ("🧙‍♂️", "🧙‍♂️")]
)
async def test_a_sign_is_sent_as_discord_names_it(sign: str, sent: str) -> None:
    assert one_emoji(sign) == sign
    assert await on_controls(sign) == {sent}
    assert sent in unicode_emojis()


@pytest.mark.parametrize("sign", ["→", "★", "K", "♠", "⭐⭐"])
def test_what_is_no_emoji_stands_in_the_words(sign: str) -> None:
    assert one_emoji(sign) is None


@pytest.mark.parametrize("game", registry.all_games())
async def test_every_sign_of_a_card_is_in_the_table_of_discord(game: str) -> None:
    signs = {face.emoji for face in registry.game(game).faces.values()}
    for sign in signs:
        if one_emoji(sign) is not None:
            assert await on_controls(sign) <= unicode_emojis()
