"""Text for people: the languages, their catalogues, and the translator."""

from bot.text.languages import LANGUAGES, LOCALES, known, language
from bot.text.names import Ready, clean_name, cut, escaped, safe_name
from bot.text.words import NO_BREAK, Words, printed, tile_name, words_for
