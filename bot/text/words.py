"""The translator: from sentences as data to words in a reader's language.

`Words` knows how somebody wants to be spoken to. Bound to a table (`at`) it also knows the names and the cards there.
A sentence that is missing never takes a screen down: it is said in English, or else its key is shown, and logged.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

import structlog
from babel import Locale
from babel.lists import format_list

from bot.tables.model import SeatInfo, TableInfo
from bot.text.catalogues import BUTTON, catalogue_of
from bot.text.languages import LANGUAGES, LOCALES, language
from bot.text.names import Ready, escaped, safe_name
from games import registry
from games.engine import AnyGame, Arg, CardArt, CardList, CardRef, Face, Seat, SeatRef, Text, TextList, text
from persistence.rows import SeatKind

log = structlog.get_logger(__name__)

COMPUTER = "🤖"
NO_BREAK = "\u00a0"
NO_BREAK_HYPHEN = "\u2011"
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""Numbers come with a hyphen; a minus sign is as wide as a plus, and stays with its number."""
_WORD = re.compile(r"[A-Za-z0-9_-]*")
_gaps: set[str] = set()
"""Complete languages in which a sentence was missing, which is logged once for each: a new game may not bring them."""


@dataclass(frozen=True, slots=True)
class Words:
    """How somebody is spoken to: language, text mode (meant to be read aloud: no emojis, no tables).

    `table` names the people and the cards; `you` is the reader's own seat in a private screen, None in public.
    `emojis` has the application's own emojis on Discord: the ids of card tiles by their names. `server` is the language
    of the server's public messages, whose buttons are named as they stand there; None where that is the reader's.
    """

    locale: str = LOCALES[0]
    text_mode: bool = False
    table: TableInfo | None = None
    you: Seat | None = None
    emojis: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    server: str | None = None

    def at(self, table: TableInfo, you: Seat | None = None) -> Words:
        return replace(self, table=table, you=you)

    def say(self, what: Text) -> str:
        """The sentence in Markdown; people appear as mentions, which ping nobody."""
        return Ready(self._said(what, plain=False))

    def label(self, what: Text) -> str:
        """The sentence for a place without Markdown: a button, a menu, the description of a picture."""
        return self._said(what, plain=True)

    def get(self, key: str, **args: Arg) -> str:
        """The sentence `key` in Markdown."""
        return self.say(Text(key, tuple(args.items())))

    def key(self, key: str, **args: Arg) -> str:
        """The sentence `key` for a place without Markdown."""
        return self.label(Text(key, tuple(args.items())))

    def knows(self, key: str) -> bool:
        try:
            return key in catalogue_of(key, self.locale)
        except LookupError:
            return False

    @property
    def formats(self) -> Locale:
        return LANGUAGES[self.locale].formats

    def listed(self, items: Sequence[str]) -> str:
        """The items, which are ready, joined as the language joins them ("a, b and c")."""
        return Ready(format_list(items, locale=self.formats) if items else "")

    def name(self, seat: Seat, *, plain: bool = False) -> str:
        """The name of the seat's player: a mention for people, the name and an emoji for computers."""
        info = self.sitting(seat)
        if info is None:
            return self._said(text("word-seat", number=seat + 1), plain=plain)
        if info.kind is SeatKind.COMPUTER:
            shown = Ready(safe_name(info.name, plain=plain))
            return self.key("word-computer", name=shown) if self.text_mode else f"{COMPUTER}{NO_BREAK}{shown}"
        if not info.name:  # who asked to be forgotten
            return self._said(text("word-somebody"), plain=plain)
        if plain or info.user_id is None:
            return safe_name(info.name, plain=plain)
        return f"<@{info.user_id}>"

    def who(self, seat: Seat, *, plain: bool = False) -> str:
        """The name of the seat's player at the beginning of a line: "You" for the reader."""
        return self.key("word-you") if seat == self.you else self.name(seat, plain=plain)

    def face(self, code: str) -> Face | None:
        """How the card looks, None for a card that the table's game does not know."""
        if self.table is None:
            return None
        return registry.game(self.table.game).faces.get(code)

    def card(self, code: str) -> str:
        """The card's words ("Dwarf 7")."""
        return escaped(code) if self.table is None else _card_words(self.table.game, code, self.locale)

    def rank(self, code: str) -> str:
        """The card's rank as it is printed on it: a number, or a letter of the reader's language."""
        face = self.face(code)
        drawn = None if self.table is None else registry.game(self.table.game).art.cards.get(code)
        return "" if drawn is None or face is None else printed(drawn, self.locale) or face.rank

    def tile(self, code: str) -> str:
        """The card's tile, or its suit's emoji where it has none; empty in text mode, and for an unknown card."""
        face = None if self.text_mode else self.face(code)
        return "" if face is None else self._tile(code) or face.emoji

    def has_tile(self, code: str) -> bool:
        """Tell whether `tile` shows the card whole, so that no words need stand beside it."""
        return not self.text_mode and self._tile(code) is not None

    def chip(self, code: str) -> str:
        """The card as it stands in sentences, its words never broken at a line end: tile and words, or words."""
        words = self.unbroken(code)
        # Browsers break beside a picture even at a no-break space, and would begin the next line with it.
        return f"{tile} {words}" if (tile := self.tile(code)) else words

    def unbroken(self, code: str) -> str:
        """The card's words for a text, never broken at a line end."""
        words = self.card(code).replace(" ", NO_BREAK)
        return words if self.text_mode else words.replace("-", NO_BREAK_HYPHEN)

    def _tile(self, code: str) -> str | None:
        return None if self.table is None else self.tile_in(self.table.game, code)

    def tile_in(self, game: str, code: str) -> str | None:
        """The tile of a game's card, for a text that belongs to no table; None where it has none."""
        found = registry.game(game)
        drawn = found.art.cards.get(code) if self.emojis else None
        if drawn is None or code not in found.faces:
            return None
        emoji_id = self.emojis.get(tile_name(found, drawn, self.locale))
        return None if emoji_id is None else f"<:{_spoken(self.label(found.faces[code].words))}:{emoji_id}>"

    def sitting(self, seat: Seat) -> SeatInfo | None:
        """None for a seat that is free, or no table's."""
        return None if self.table is None else next((s for s in self.table.seats if s.seat == seat), None)

    def _said(self, what: Text, *, plain: bool) -> str:
        given = self._given(what.args, plain=plain) if what.args else ()
        for locale in dict.fromkeys((self.locale, LOCALES[0])):
            try:
                return _formatted(what.key, locale, given, self.server or self.locale)
            except LookupError as error:
                # An incomplete language falls back; that is no news. A sentence that cannot be said is.
                if locale == LOCALES[0] or str(error):
                    log.warning("sentence missing", key=what.key, locale=locale, why=str(error))
                elif LANGUAGES[locale].complete and locale not in _gaps:
                    _gaps.add(locale)
                    log.warning("sentences missing, said in English", key=what.key, locale=locale)
        return f"[{what.key}]"

    def _given(self, args: Iterable[tuple[str, Arg]], *, plain: bool) -> tuple[tuple[str, int | str], ...]:
        given: dict[str, int | str] = {}
        for name, value in args:
            given[name] = self._argument(value, plain=plain)
            if isinstance(value, SeatRef):
                given[f"{name}_you"] = "yes" if value.seat == self.you else "no"
        return tuple(given.items())

    def _argument(self, value: Arg, *, plain: bool) -> int | str:
        match value:
            case Ready() | int():
                return value
            case str():
                return value if plain or _WORD.fullmatch(value) else escaped(value)
            case CardRef(code):
                return self.card(code) if plain else self.chip(code)
            case CardList(codes):
                return self.listed([self.card(code) if plain else self.chip(code) for code in codes])
            case SeatRef(seat):
                return self.name(seat, plain=plain)
            case Text():
                return self._said(value, plain=plain)
            case TextList(texts):
                return self.listed([self._said(one, plain=plain) for one in texts])


def words_for(
    code: str | None, *, text_mode: bool = False, emojis: Mapping[str, int] | None = None, server: str | None = None
) -> Words:
    """The words for somebody whose Discord speaks `code` ("en-US"); `server` is the code of their server."""
    public = None if server is None else language(server)
    return Words(language(code), text_mode, emojis={} if emojis is None else emojis, server=public)


def printed(drawn: CardArt, locale: str) -> str:
    """The rank as it is printed on a card: a number, or a letter of the language."""
    return Words(locale).label(drawn.rank) if isinstance(drawn.rank, Text) else drawn.rank


def tile_name(game: AnyGame, drawn: CardArt, locale: str) -> str:
    """The name of the emoji that shows a card: "claim_goblin_7"; "crowns_hearts_king_fr" for another letter."""
    name = f"{game.art.prefix}_{drawn.name}"
    if locale == LOCALES[0] or printed(drawn, locale) == printed(drawn, LOCALES[0]):
        return name
    return f"{name}_{locale.replace('-', '_')}"


@lru_cache(maxsize=2048)
def _spoken(words: str) -> str:
    """The card's words as far as an emoji's name can hold them: screen readers speak it, and Discord goes by the id."""
    plain = unicodedata.normalize("NFKD", words.translate(_LETTERS)).encode("ascii", "ignore").decode()
    return (re.sub(r"\W+", "_", plain).strip("_") or "card")[:32].ljust(2, "_")


_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "œ": "oe"})


@lru_cache(maxsize=4096)
def _card_words(game: str, code: str, locale: str) -> str:
    face = registry.game(game).faces.get(code)
    return escaped(code) if face is None else Words(locale).label(face.words)


@lru_cache(maxsize=8192)
def _formatted(key: str, locale: str, args: tuple[tuple[str, int | str], ...], server: str) -> str:
    """The sentence, kept because screens repeat a few hundred of them. Raises `LookupError`, which is not kept.

    Public messages' buttons in it are named in the language `server`.
    """
    said = BUTTON.sub(lambda named: Words(server).key(named[1]), catalogue_of(key, locale).format(key, dict(args)))
    negative = any(isinstance(value, int) and value < 0 for _, value in args)
    return _MINUS.sub("−", said) if negative else said
