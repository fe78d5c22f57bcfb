"""Names and descriptions of commands in every language of the catalogues.

A command's default name is its English one; its description, its options and their names are catalogue keys made
from its path. `/table add-computer level` is described by `cmd-table-add-computer-opt-level`, or else by what all
options of that name share, `cmd-opt-level`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

from discord import Locale, app_commands
from discord.app_commands import Choice, TranslationContextTypes, locale_str

from bot.text import LANGUAGES, LOCALES, Words, known
from bot.text.catalogues import prefix
from games import registry
from persistence.rows import Changes, TurnPace

E = TypeVar("E", bound=StrEnum)

AUTO = "auto"
"""The language setting that follows Discord's."""
_ENGLISH = Words(LOCALES[0])


class CatalogueTranslator(app_commands.Translator):
    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        del context
        key = string.extras.get("key")
        language = known(locale.value)
        return None if key is None or language is None else Words(language).key(key)


def in_words(key: str, default: str | None = None) -> locale_str:
    """A string that is `default` (or the English text of `key`) and translates by `key`."""
    return locale_str(default if default is not None else _ENGLISH.key(key), key=key)


def named(path: str) -> dict[str, Any]:
    """Name and description of a command or group; `path` is its words joined by '-' after a '/'.

    >>> named("table/add-computer")["name"].message
    'add-computer'
    """
    key = f"cmd-{path.replace('/', '-')}"
    return {"name": in_words(f"{key}-name", path.rpartition("/")[2]), "description": in_words(key)}


def option_words(path: str, what: str, default: str | None = None) -> locale_str:
    """The command's own words for its option, or else those that all options of that name share."""
    own = f"cmd-{path.replace('/', '-')}-opt-{what}"
    return in_words(own if _ENGLISH.knows(own) else f"cmd-opt-{what}", default)


def member(kind: type[E], word: str | None) -> E | None:
    return None if word is None else kind(word)


def given(language: str | None, **chosen: Any) -> Changes:
    """The settings that were chosen, by the names under which they are kept; the others stay."""
    kept = {name: value for name, value in chosen.items() if value is not None}
    return kept if language is None else {**kept, "locale": None if language == AUTO else language}


def choices(values: Mapping[str, str]) -> list[Choice[str]]:
    return [Choice(name=in_words(key), value=str(value)) for key, value in values.items()]


def pace_choices() -> list[Choice[str]]:
    return choices({f"pace-{pace}": pace for pace in TurnPace})


def language_choices(scope: str) -> list[Choice[str]]:
    """Every language under its own name; `scope` ("me", "server") says what "auto" follows."""
    automatic = Choice(name=in_words(f"set-language-auto-{scope}"), value=AUTO)
    return [automatic, *(Choice(name=one.name, value=code) for code, one in LANGUAGES.items())]


def game_choices() -> list[Choice[str]]:
    return [Choice(name=in_words(f"{prefix(key)}title"), value=key) for key in registry.all_games()]
