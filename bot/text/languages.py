"""The languages: each is a folder beside this module with a `language.toml` and catalogues."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from babel import Locale

OURS = Path(__file__).parent
_FALLBACK = "en"


@dataclass(frozen=True, slots=True)
class Language:
    """A language. `name` is what its speakers call it; a test holds a `complete` one to having every sentence."""

    name: str
    formats: Locale
    complete: bool


def found_in(folder: Path) -> dict[str, Language]:
    """The languages by their codes, the one to fall back to first.

    Raises `ValueError` for a file that is not TOML or names formats that Unicode's CLDR lacks.
    """
    languages = {}
    for file in sorted(folder.glob("*/language.toml"), key=lambda file: (file.parent.name != _FALLBACK, file)):
        code, found = file.parent.name, tomllib.loads(file.read_text(encoding="utf-8"))
        formats = Locale.parse(str(found.get("formats", code)), sep="-")
        languages[code] = Language(str(found.get("name", code)), formats, found.get("complete") is True)
    return languages


LANGUAGES = MappingProxyType(found_in(OURS))
LOCALES = tuple(LANGUAGES)
"""Their codes, such as Discord uses; the first is the one to fall back to."""


def known(code: str | None) -> str | None:
    """Our language nearest to Discord's `code` ("fr", "es-419"), None where we have none.

    >>> known("fr"), known("en-GB"), known("ja")
    ('fr', 'en', None)
    """
    wanted = (code or "").lower()
    base = wanted.partition("-")[0]
    near = [one for one in LOCALES if one.lower().partition("-")[0] == base]
    return next((one for one in near if one.lower() in (wanted, base)), near[0] if near else None)


def language(code: str | None) -> str:
    """The language for somebody whose Discord speaks `code`: English unless we know it.

    >>> language("fr-CA"), language("ja"), language(None)
    ('fr', 'en', 'en')
    """
    return known(code) or LOCALES[0]
