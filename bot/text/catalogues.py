"""The catalogues: which sentences there are, in which languages, and where they lie.

The bot's own lie beside this module, the engine's and each game's in their folders, one file a language and subject.
They are read once for each language, and a sentence is parsed when it is first said: all of them together take
longer than everything else that a start does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
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
    return _in_folder(game.folder, locale)


def _in_folder(folder: Path, locale: str) -> Path:
    return folder / "texts" / f"{locale}.ftl"


@cache
def prefix(game_key: str) -> str:
    """Return how every key of the game's catalogue begins.

    >>> prefix("monster_tricks")
    'monster-tricks-'
    """
    return game_key.replace("_", "-") + "-"


class Catalogue:
    """The sentences of a few files in one language."""

    def __init__(self, files: Iterable[Path], locale: str, functions: dict[str, Any] | None = None) -> None:
        texts = [file.read_text(encoding="utf-8") for file in files if file.exists()]
        found = (part for text in texts for part in _SENTENCE.split(text)[1:])
        self._unread = {part.partition("=")[0].strip(): part for part in found}
        self._names = frozenset(self._unread)
        self._bundle = FluentBundle([locale], use_isolating=False, functions=functions)

    def __contains__(self, key: str) -> bool:
        return key in self._names

    def format(self, key: str, args: Mapping[str, Any]) -> str:
        """Return the sentence. Raises `LookupError` when it has no text or asks for what it was not given."""
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(key)
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(*errors)
        return str(said)

    def _read(self, key: str) -> None:
        sentence = self._unread.get(key)
        if sentence is not None:
            for other in _OTHER.findall(sentence):
                self._read(other)
            self._bundle.add_resource(FluentResource(sentence))
            self._unread.pop(key, None)  # last of all: another thread takes it for read then, or has been as quick


_SENTENCE = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a sentence begins; what stands before the first is comment."""
_OTHER = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A sentence that is named inside another."""


def catalogue_of(key: str, locale: str) -> Catalogue | None:
    """Return the catalogue that holds the sentence, None when there is no such sentence in that language."""
    try:
        return _holding(key, locale)
    except LookupError:
        return None


@lru_cache(maxsize=8192)
def _holding(key: str, locale: str) -> Catalogue:
    """Return the same. Raises `LookupError` for what is missing: that is not kept, for a game may still bring it."""
    shared = _shared(locale)
    if key in shared:
        return shared
    for game in _owners(key):
        if key in (own := _of_game(game.folder, locale)):
            return own
    raise LookupError(key)


def _owners(key: str) -> Iterator[AnyGame]:
    """Yield the games whose sentence it may be ("claim" and "claim_duel" for "claim-duel-title")."""
    for game in registry.all_games().values():
        if key.startswith(prefix(game.key)):
            yield game


@cache
def _shared(locale: str) -> Catalogue:
    return Catalogue(shared_files(locale), locale, _FUNCTIONS)


def _button(key: str) -> str:
    return f"\ue000{key}\ue001"


_FUNCTIONS: dict[str, Any] = {"BUTTON": _button}
"""What sentences may call; the library has a type of its own for their values and takes plain text as well."""


@cache
def _of_game(folder: Path, locale: str) -> Catalogue:
    return Catalogue(
        [_in_folder(folder, locale)], locale
    )  # a game from outside may speak English only: the file need not be there
