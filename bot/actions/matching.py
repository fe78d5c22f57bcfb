"""The suggestions that typed words mean, whatever their accents and capitals."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TypeAlias

Suggestion: TypeAlias = tuple[str, str]
"""A line, and what it stands for."""


def matching(found: Iterable[Suggestion], typed: str, *, whole: bool = False) -> list[Suggestion]:
    """The suggestions whose line holds every word that was typed; `whole`: not only as a part of a word.

    >>> matching([("Wächter 1", "W1"), ("Wächter 10", "W10")], "wachter 1", whole=True)
    [('Wächter 1', 'W1')]
    """
    wanted = _folded(typed).split()
    return [one for one in found if all(word in _words(one[0], whole=whole) for word in wanted)]


def _words(line: str, *, whole: bool) -> str | list[str]:
    return re.findall(r"\w+", _folded(line)) if whole else _folded(line)


def _folded(line: str) -> str:
    return "".join(
        character
        for character in unicodedata.normalize("NFKD", line.casefold())
        if not unicodedata.combining(character)
    )
