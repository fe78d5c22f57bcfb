"""Names that people gave themselves, made fit to stand in our texts.

A name may hold anything: Markdown, links, control characters, others that turn the reading direction, nothing visible
at all. Here it becomes one short, visible line that changes nothing around it.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST_NAME = 32
NAMELESS = "?"

_INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"}
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u00ad\u034f\u17b4\u17b5")
"""Characters that count as letters or marks and still show nothing."""
_MOST_ACCENTS = 2
"""Combining marks that one letter may carry; more of them spill over the lines around."""
_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#+\-.:@/])")
_LEFTWARDS = ("R", "AL")
_LINK = re.compile(r"://")


class Ready(str):
    """Markdown, our own or escaped already, that goes into a sentence as it is; every other `str` is escaped there."""

    __slots__ = ()


@lru_cache(maxsize=1024)
def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """The name as one visible line of at most `longest` characters, fit for labels that know no Markdown."""
    kept: list[str] = []
    accents = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        accents = accents + 1 if category in ("Mn", "Me") else 0
        if character.isspace() or character in _BLANK:
            kept.append(" ")
        elif category not in _INVISIBLE and accents <= _MOST_ACCENTS:
            kept.append(character)
    line = " ".join("".join(kept).split())
    if not any(unicodedata.category(character)[0] in "LNPS" for character in line):
        return NAMELESS
    return cut(line, longest)


def cut(line: str, longest: int) -> str:
    """The line, with an ellipsis for what is over `longest` characters."""
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def escaped(line: str) -> str:
    """The line so that Discord shows it as it is; if written leftwards, set apart from the numbers after it."""
    flat = " ".join(line.split())
    shown = _MARKDOWN.sub(r"\\\1", _LINK.sub(":\u2060//", flat))
    leftwards = any(unicodedata.bidirectional(character) in _LEFTWARDS for character in flat)
    return Ready(f"\u2068{shown}\u2069" if leftwards else shown)


def safe_name(name: str, longest: int = LONGEST_NAME, *, plain: bool = False) -> str:
    """The name fit for texts with Markdown, or `plain` for labels."""
    shown = clean_name(name, longest)
    return shown if plain else escaped(shown)
