"""The catalogues: which sentences there are, and where they lie.

A language's folder holds the bot's sentences in it, one file a subject. The engine and a game may bring a language in
their own folders (`texts/fr.ftl`, `pages/fr.md`); otherwise they stand in the language's folder under the game's key
(`de/claim.ftl`, `de/claim.md`). Files are read once for each language. A sentence is parsed when it is first said:
parsing all of them takes longer than everything else that a start does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import games.engine
from bot.text.languages import OURS
from games import registry

ENGINES = Path(games.engine.__file__).parent / "texts"
BUTTON = re.compile("\ue000([a-z-]+)\ue001")
"""A mention of a public message's button: the key of its label, between two characters that nobody types."""
_HEADING = re.compile(r"^## +(?P<title>.+?) *\{#(?P<anchor>[a-z0-9-]+)\} *$", re.MULTILINE)


def shared_files(locale: str) -> tuple[Path, ...]:
    """Every catalogue of a language that lies in no game's folder."""
    return (*sorted((OURS / locale).glob("*.ftl")), *ENGINES.glob(f"{locale}.ftl"))


def game_file(folder: Path, locale: str) -> Path:
    """The path of a catalogue in a game's folder; the file need not exist."""
    return folder / "texts" / f"{locale}.ftl"


def rule_page(folder: Path, locale: str) -> Path | None:
    """The file of a game's rule pages in a language, None where nobody has written them."""
    files = (folder / "pages" / f"{locale}.md", OURS / locale / f"{folder.name}.md")
    return next((file for file in files if file.is_file()), None)


def page_sections(page: Path) -> Iterator[tuple[re.Match[str], str]]:
    """Yield the heading of each section of a rule page, with its `title` and `anchor`, and the text below it."""
    text = page.read_text(encoding="utf-8")
    heads = list(_HEADING.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    for head, end in zip(heads, ends, strict=True):
        yield head, text[head.end() : end]


@cache
def prefix(game_key: str) -> str:
    """How every key of the game's catalogue begins.

    >>> prefix("monster_tricks")
    'monster-tricks-'
    """
    return game_key.replace("_", "-") + "-"


_FUNCTIONS: dict[str, Any] = {"BUTTON": lambda key: f"\ue000{key}\ue001"}
"""The functions that sentences may call; the library has its own type for their values and takes plain text as well."""
_SENTENCE = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""The beginning of a sentence; the text before the first one is comment."""
_OTHER = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A sentence that is named inside another."""


class Catalogue:
    """The sentences of a few files in one language."""

    def __init__(self, files: Iterable[Path], locale: str) -> None:
        texts = [file.read_text(encoding="utf-8") for file in files if file.exists()]
        found = (part for text in texts for part in _SENTENCE.split(text)[1:])
        self._unread = {part.partition("=")[0].strip(): part for part in found}
        self._names = frozenset(self._unread)
        self._bundle = FluentBundle([locale], use_isolating=False, functions=_FUNCTIONS)

    def __contains__(self, key: str) -> bool:
        return key in self._names

    def format(self, key: str, args: Mapping[str, Any]) -> str:
        """The sentence. Raises `LookupError` when it has no text or asks for what it was not given."""
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


@lru_cache(maxsize=8192)
def catalogue_of(key: str, locale: str) -> Catalogue:
    """The catalogue that holds the sentence. Raises `LookupError`, which is not kept: a game may still bring it."""
    shared = _shared(locale)
    if key in shared:
        return shared
    for game in registry.all_games().values():  # "claim-duel-title" may be a sentence of claim or of claim_duel
        if key.startswith(prefix(game.key)) and key in (own := _of_game(game.folder, locale)):
            return own
    raise LookupError


@cache
def _shared(locale: str) -> Catalogue:
    return Catalogue(shared_files(locale), locale)


@cache
def _of_game(folder: Path, locale: str) -> Catalogue:
    return Catalogue([game_file(folder, locale)], locale)
