"""Every command and option has its words in every language, and no words are left without a command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands

from bot.commands import add_commands
from bot.text import LOCALES, Words
from bot.text.languages import OURS
from bot.text.translating import Text, bundled_games

COMMAND = re.compile(r"\*\*/([^*{}]+?)\*\*")
BOLD = re.compile(r"\*\*([^*{}]+)\*\*")
LABEL = re.compile(r"\bbutton-[a-z-]+")
NAME = re.compile(r"[-_a-zßà-öø-ÿœ0-9]{1,32}")


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


_PAYLOADS: list[dict[str, Any]] = []


async def payloads() -> list[dict[str, Any]]:
    if not _PAYLOADS:
        anything: Any = Mock()
        tree = app_commands.CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
        add_commands(tree, anything, anything)
        _PAYLOADS[:] = [await one.get_translated_payload(tree, _Translator()) for one in tree.get_commands()]
    return _PAYLOADS


async def test_commands_and_catalogue_agree() -> None:
    wanted = {key for payload in await payloads() for key in keys(payload)}
    file = OURS / "en" / "commands.ftl"
    assert {key for key, sentence in Text.read("en", ()).sentences.items() if sentence.file == file} == wanted


async def test_commands_are_short_enough_for_discord() -> None:
    every = [Words(locale) for locale in LOCALES]
    for payload in await payloads():
        assert sum(max(len(words.key(key)) for words in every) for key in keys(payload)) <= 8000


def check_names(part: dict[str, Any], words: Words) -> None:
    """Names and descriptions that Discord takes, and no name twice among the parts of one command."""
    for one in part.get("options", ()):
        check_names(one, words)
    name, about = (words.key(part[f"{what}_localizations"]["fr"]) for what in ("name", "description"))
    assert NAME.fullmatch(name), name
    assert 1 <= len(about) <= 100, about
    names = [words.key(one["name_localizations"]["fr"]) for one in part.get("options", ())]
    assert len(set(names)) == len(names), name


@pytest.mark.parametrize("locale", LOCALES)
async def test_commands_have_names_that_discord_takes(locale: str) -> None:
    for payload in await payloads():
        check_names(payload, Words(locale))


async def commands_in(locale: str) -> set[str]:
    """Every command as people of a language type it, without the slash."""
    words, found = Words(locale), set()
    for payload in await payloads():
        first = words.key(payload["name_localizations"]["fr"])
        parts = [one for one in payload.get("options", ()) if one["type"] == discord.AppCommandOptionType.subcommand]
        found |= {f"{first} {words.key(one['name_localizations']['fr'])}" for one in parts} or {first}
    return found


@pytest.mark.parametrize("locale", LOCALES)
async def test_sentences_name_commands_as_people_type_them(locale: str) -> None:
    typed = await commands_in(locale)
    first = {one.split()[0] for one in typed}
    for key, sentence in Text.read(locale, bundled_games()).sentences.items():
        for named in COMMAND.findall(sentence.said):
            known = named in first or any(named == one or named.startswith(f"{one} ") for one in typed)
            assert known, f"{key} names /{named}"


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_name_buttons_by_reference(locale: str) -> None:
    """So a label that changes, or is another in another language, changes in every sentence."""
    english, mine = (Text.read(one, bundled_games()).sentences for one in (LOCALES[0], locale))
    labels = {Words(locale).key(key) for key in mine if key.startswith("button-") and not mine[key].needs}
    for key, sentence in mine.items():
        if sentence.file.suffix != ".ftl":  # a page of rules is a document
            continue
        literal = labels.intersection(BOLD.findall(sentence.said))
        assert not literal, f"{key} writes {literal} out"
        if key in english:
            assert set(LABEL.findall(sentence.said)) == set(LABEL.findall(english[key].said)), key
