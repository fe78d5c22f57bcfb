"""Names and descriptions of commands in every language of the catalogues.

A command's default name is its English one; its description, its options and their names are catalogue keys made
from its path: `/table add-computer level` is described by `cmd-table-add-computer-opt-level`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final, TypedDict, TypeVar

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import LOCALES, Words, words_for
from bot.text.catalogues import prefix
from games import registry
from persistence.rows import TurnPace

F = TypeVar("F", bound=Callable[..., Any])

ON_SERVERS: Final[Any] = {
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
}
"""Every command belongs on servers: tables live in channels."""

_ENGLISH = Words("en")


class CatalogueTranslator(app_commands.Translator):
    """Looks the key that travels with a string up in the catalogue of the locale."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """Return the string in that language; None where the catalogues have none for it."""
        del context
        key = string.extras.get("key")
        language = locale.value.partition("-")[0]
        if key is None or language not in LOCALES:
            return None
        return words_for(language).key(key)


def in_words(key: str, default: str | None = None) -> locale_str:
    """Return a string that is `default` (or the English text of `key`) and translates by `key`."""
    return locale_str(default if default is not None else _ENGLISH.key(key), key=key)


class Named(TypedDict):
    """What a command is called."""

    name: locale_str
    description: locale_str


def named(path: str) -> Named:
    """Return name and description of a command or group; `path` is its words joined by '-' after a '/'.

    >>> named("table/add-computer")["name"].message
    'add-computer'
    """
    key = f"cmd-{path.replace('/', '-')}"
    return {"name": in_words(f"{key}-name", path.rpartition("/")[2]), "description": in_words(key)}


def options(path: str) -> Callable[[F], F]:
    """Return a decorator that names and describes every option of the command's function."""
    key = f"cmd-{path.replace('/', '-')}-opt"

    def decorate(function: F) -> F:
        names = [name for name in inspect.signature(function).parameters if name not in ("self", "interaction")]
        plain = {name: name.replace("_", "-") for name in names}
        app_commands.rename(**{name: in_words(f"{key}-{opt}-name", opt) for name, opt in plain.items()})(function)
        app_commands.describe(**{name: in_words(f"{key}-{opt}") for name, opt in plain.items()})(function)
        return function

    return decorate


def pace_choices() -> list[app_commands.Choice[str]]:
    """Return every pace as a choice of a command option."""
    return [app_commands.Choice(name=in_words(f"pace-{pace}"), value=pace.value) for pace in TurnPace]


def game_choices() -> list[app_commands.Choice[str]]:
    """Return every game as a choice of a command option."""
    return [app_commands.Choice(name=in_words(f"{prefix(key)}title"), value=key) for key in registry.all_games()]
