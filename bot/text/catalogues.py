"""The catalogues: which sentences there are, in which languages, and where they lie.

The bot's own lie beside this module, the engine's and each game's in their folders, one file a language and subject.
They are read once for each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import games.engine
from games import registry
from games.engine import AnyGame

LOCALES = ("en", "fr")
"""The languages there are; the first is the one to fall back to."""

OURS = Path(__file__).parent
ENGINES = Path(games.engine.__file__).parent / "texts"


BUTTON = re.compile("\ue000([a-z-]+)\ue001")
"""Where a sentence names a button of a public message: the key of its label, between two signs that nobody types."""


def language(code: str | None) -> str:
    """Return the language to speak to somebody whose Discord says `code` ("fr", "en-GB"): English unless we know it.

    >>> language("fr"), language("pt-BR"), language(None)
    ('fr', 'en', 'en')
    """
    base = (code or "").partition("-")[0].lower()
    return base if base in LOCALES else LOCALES[0]


def shared_files(locale: str) -> tuple[Path, ...]:
    """Return the catalogues that are no game's."""
    return (*sorted(OURS.glob(f"*.{locale}.ftl")), *ENGINES.glob(f"{locale}.ftl"))


def game_file(game: AnyGame, locale: str) -> Path:
    """Return the game's catalogue."""
    return game.folder / "texts" / f"{locale}.ftl"


def prefix(game_key: str) -> str:
    """Return how every key of the game's catalogue begins.

    >>> prefix("monster_tricks")
    'monster-tricks-'
    """
    return game_key.replace("_", "-") + "-"


def bundle_for(key: str, locale: str) -> FluentBundle | None:
    """Return the catalogue that holds the sentence, None when there is no such sentence in that language."""
    shared = _shared(locale)
    if shared.has_message(key):
        return shared
    for game in _owners(key):
        bundle = _of_game(game_file(game, locale), locale)
        if bundle.has_message(key):
            return bundle
    return None


def _owners(key: str) -> Iterator[AnyGame]:
    """Yield the games whose sentence it may be ("claim" and "claim_duel" for "claim-duel-title")."""
    for game in registry.all_games().values():
        if key.startswith(prefix(game.key)):
            yield game


@cache
def _shared(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False, functions=_FUNCTIONS)
    for file in shared_files(locale):
        _read(bundle, file)
    return bundle


def _button(key: str) -> str:
    return f"\ue000{key}\ue001"


_FUNCTIONS: dict[str, Any] = {"BUTTON": _button}
"""What sentences may call; the library has a type of its own for their values and takes plain text as well."""


@cache
def _of_game(file: Path, locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    _read(bundle, file)
    return bundle


def _read(bundle: FluentBundle, file: Path) -> None:
    if file.exists():  # a game from outside may speak English only
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
