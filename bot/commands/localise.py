"""Names and descriptions of commands in every language of the catalogues.

A command's default name is its English one; its description, its options and their names are catalogue keys made
from its path: `/table add-computer level` is described by `cmd-table-add-computer-opt-level`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from enum import StrEnum
from typing import Any, ClassVar, Final, TypeAlias, TypedDict, TypeVar

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.actions import Actions
from bot.entrance import Entrance
from bot.text import LANGUAGES, LOCALES, Words, known
from bot.text.catalogues import prefix
from games import registry
from persistence.rows import TurnPace

E = TypeVar("E", bound=StrEnum)
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]

_ON_SERVERS: Final[Any] = {
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
}
"""Every command belongs on servers: tables live in channels."""

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


class Named(TypedDict):
    name: locale_str
    description: locale_str


def named(path: str) -> Named:
    """Name and description of a command or group; `path` is its words joined by '-' after a '/'.

    >>> named("table/add-computer")["name"].message
    'add-computer'
    """
    key = f"cmd-{path.replace('/', '-')}"
    return {"name": in_words(f"{key}-name", path.rpartition("/")[2]), "description": in_words(key)}


def command(
    path: str, **choices: list[app_commands.Choice[str]]
) -> Callable[[Callback], app_commands.Command[Any, ..., None]]:
    """Make a command of a function; it and every option have a name and a description by `path`, as in `named`."""
    key = f"cmd-{path.replace('/', '-')}-opt"

    def made(function: Callback) -> app_commands.Command[Any, ..., None]:
        names = [name for name in inspect.signature(function).parameters if name not in ("self", "interaction")]
        plain = {name: name.replace("_", "-") for name in names}
        app_commands.rename(**{name: in_words(f"{key}-{opt}-name", opt) for name, opt in plain.items()})(function)
        app_commands.describe(**{name: in_words(f"{key}-{opt}") for name, opt in plain.items()})(function)
        app_commands.choices(**choices)(function)
        if "/" not in path:  # the others are on servers as their group is
            app_commands.guild_install()(app_commands.guild_only()(function))
        return app_commands.command(**named(path))(function)

    return made


class Commands(app_commands.Group):
    """Commands on servers under one word, `path`."""

    path: ClassVar[str]

    def __init__(self, entrance: Entrance, actions: Actions) -> None:
        super().__init__(**named(self.path), **_ON_SERVERS)
        self._entrance = entrance
        self._actions = actions


def member(kind: type[E], word: str | None) -> E | None:
    return None if word is None else kind(word)


def given(language: str | None, **chosen: Any) -> Any:
    """The settings that were chosen, by the names under which they are kept; the others stay."""
    kept = {name: value for name, value in chosen.items() if value is not None}
    return kept if language is None else {**kept, "locale": None if language == AUTO else language}


def pace_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=in_words(f"pace-{pace}"), value=pace.value) for pace in TurnPace]


def language_choices(scope: str) -> list[app_commands.Choice[str]]:
    """Every language under its own name; `scope` ("me", "server") says what "auto" follows."""
    automatic = app_commands.Choice(name=in_words(f"set-language-auto-{scope}"), value=AUTO)
    return [automatic, *(app_commands.Choice(name=one.name, value=code) for code, one in LANGUAGES.items())]


def game_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=in_words(f"{prefix(key)}title"), value=key) for key in registry.all_games()]
