"""Every command and option has its words in every language, and no words are left without a command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast
from unittest.mock import Mock

import discord
from discord import app_commands

from bot.commands import add_commands
from bot.text import LOCALES, Words
from bot.text.catalogues import OURS
from tests.bot.text.test_catalogues import sentences


class _Translator(app_commands.Translator):
    """Answers with the key that travels with a string."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return cast("str | None", string.extras.get("key")) if locale is discord.Locale.french else None


def keys(part: dict[str, Any]) -> Iterator[str]:
    """Yield the keys of a command's payload: names and descriptions, its own and its parts'."""
    for name in ("name", "description"):
        if name in part:
            yield part[f"{name}_localizations"]["fr"]
    for option in part.get("options", ()):
        yield from keys(option)


async def payloads() -> list[dict[str, Any]]:
    anything: Any = Mock()
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
    add_commands(tree, anything, anything)
    return [await command.get_translated_payload(tree, _Translator()) for command in tree.get_commands()]


async def test_commands_and_catalogue_agree() -> None:
    wanted = {key for payload in await payloads() for key in keys(payload)}
    for locale in LOCALES:
        assert sentences(OURS / f"commands.{locale}.ftl").keys() == wanted


async def test_commands_are_short_enough_for_discord() -> None:
    every = [Words(locale) for locale in LOCALES]
    for payload in await payloads():
        assert sum(max(len(words.key(key)) for words in every) for key in keys(payload)) <= 8000
