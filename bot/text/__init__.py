"""What people read: catalogues in English and French, and the translator."""

from bot.text.catalogues import LOCALES, language
from bot.text.names import clean_name, cut, escaped, safe_name
from bot.text.words import COMPUTER, NO_BREAK, Ready, Words, tile_name, words_for

__all__ = [
    "COMPUTER",
    "LOCALES",
    "NO_BREAK",
    "Ready",
    "Words",
    "clean_name",
    "cut",
    "escaped",
    "language",
    "safe_name",
    "tile_name",
    "words_for",
]
