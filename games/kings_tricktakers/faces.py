"""How every card looks: base cards, characters and royal cards, in the order in which they are sorted."""

from __future__ import annotations

from games.engine import Face, text
from games.kings_tricktakers.cards import PACK, TENS, Kind, Suit
from games.kings_tricktakers.characters import Character
from games.kings_tricktakers.royals import ROYALS, Colour

SUIT_SIGNS = {Suit.YELLOW: "☀️", Suit.BLUE: "💧", Suit.GREEN: "🍀", Suit.BLACK: "🐺"}
_KIND_SIGNS = {Kind.MYSTIC: "🔮", Kind.SURRENDER: "🏳️"}
_COLOUR_SIGNS = {
    Colour.WHITE: "❄️",
    **{colour: SUIT_SIGNS[royal.suit] for colour, royal in ROYALS.items() if royal.suit is not None},
}
_FIGURE_SIGNS = {"K": "👑", "Q": "👸", "J": "🤴"}
_CHARACTER_SIGNS = {
    Character.GAMBLER: "🎲",
    Character.HERMIT: "🧙",
    Character.RESISTANT: "🛡️",
    Character.BERSERKER: "🪓",
    Character.OPPRESSOR: "⛓️",
    Character.ASSASSIN: "🗡️",
    Character.HEALER: "🌿",
    Character.COLLECTOR: "🏺",
    Character.DEVIL: "😈",
    Character.DIPLOMAT: "🕊️",
}


def _base() -> dict[str, Face]:
    faces = {}
    for card in PACK:
        code, suit = card.code, card.suit
        if suit is None:
            faces[code] = Face(code, text("kings-tricktakers-white-card", kind=code), _KIND_SIGNS[card.kind], "W", code)
        else:
            words = text(
                "kings-tricktakers-card",
                suit=suit.letter,
                value=card.value,
                reserved="yes" if card in TENS else "no",
            )
            rank = f"{card.value}*" if card in TENS else str(card.value)
            faces[code] = Face(code, words, SUIT_SIGNS[suit], suit.letter, rank)
    return faces


def _characters() -> dict[str, Face]:
    return {
        who.value: Face(who.value, text("kings-tricktakers-character", who=who.value), sign, "character", "")
        for who, sign in _CHARACTER_SIGNS.items()
    }


def _royals() -> dict[str, Face]:
    return {
        f"{royal.letter}{figure}": Face(
            f"{royal.letter}{figure}",
            text("kings-tricktakers-royal", colour=royal.letter, figure=figure),
            f"{sign}{_COLOUR_SIGNS[colour]}",
            royal.letter,
            figure,
        )
        for colour, royal in ROYALS.items()
        for figure, sign in _FIGURE_SIGNS.items()
    }


FACES: dict[str, Face] = {**_base(), **_characters(), **_royals()}
