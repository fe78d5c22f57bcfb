"""The languages: each is a folder beside this module with a `language.toml` and catalogues."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from babel import Locale, UnknownLocaleError

OURS = Path(__file__).parent
_FALLBACK = "en"
_KEYS = {"name": str, "formats": str, "complete": bool}


@dataclass(frozen=True, slots=True)
class Language:
    """A language. `name` is what its speakers call it; a test holds a `complete` one to having every sentence."""

    name: str
    formats: Locale
    complete: bool


def found_in(folder: Path) -> dict[str, Language]:
    """The languages by their codes, the one to fall back to first. Raises `ValueError` with a sentence about a file."""
    languages = {}
    for file in sorted(folder.glob("*/language.toml"), key=lambda file: (file.parent.name != _FALLBACK, file)):
        code = file.parent.name
        try:
            found = tomllib.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ValueError(f"{file} is not TOML in UTF-8: {error}") from error
        for key, value in found.items():
            if key not in _KEYS:
                raise ValueError(f"{file} has an unknown key “{key}”: the keys are {', '.join(_KEYS)}")
            if type(value) is not _KEYS[key]:
                raise ValueError(f"{file}: “{key}” must be {'text' if _KEYS[key] is str else 'true or false'}")
        formats = found.get("formats", code)
        try:
            locale = Locale.parse(formats, sep="-")
        except (ValueError, UnknownLocaleError):
            advice = 'set “formats” to one that it has, such as formats = "de"'
            raise ValueError(f"{file}: Unicode’s CLDR has no locale “{formats}”: {advice}") from None
        languages[code] = Language(found.get("name", code), locale, found.get("complete", False))
    return languages


try:
    LANGUAGES = MappingProxyType(found_in(OURS))
except ValueError as error:  # nothing can be said to anybody before the languages are known
    raise SystemExit(f"tapis: {error}") from None
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
