"""How every card looks in words, as an emoji and in pictures, in the order in which cards are sorted."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Art, CardArt, Cloth, Face, Suit, signs
from games.kings_tricktakers import says
from games.kings_tricktakers.cards import PACK, TENS, Kind
from games.kings_tricktakers.characters import Character
from games.kings_tricktakers.royals import ROYALS, Colour
from games.kings_tricktakers.says import say

_SUITS = {
    Colour.WHITE: ("❄️", Suit("white", "#5a6b78", signs.SNOWFLAKE)),
    Colour.YELLOW: ("☀️", Suit("yellow", "#8f6400", signs.SUN)),
    Colour.BLUE: ("💧", Suit("blue", "#1c5fae", signs.DROP)),
    Colour.GREEN: ("🍀", Suit("green", "#1f7a3d", signs.CLOVER)),
    Colour.BLACK: ("🐺", Suit("black", "#23262d", signs.WOLF)),
}
_OF_SUIT = {royal.suit: _SUITS[colour] for colour, royal in ROYALS.items() if royal.suit is not None}
_KINDS = {Kind.MYSTIC: ("🔮", "mystic", signs.ORB), Kind.SURRENDER: ("🏳️", "surrender", signs.FLAG)}
_FIGURES = {"K": ("👑", "king", signs.CROWN), "Q": ("👸", "queen", signs.CORONET), "J": ("🤴", "jack", signs.HAT)}
_COMPANY = Suit("character", "#8a2f3f")
_CHARACTERS = {
    Character.GAMBLER: ("🎲", signs.DICE),
    Character.HERMIT: ("🧙", signs.LANTERN),
    Character.RESISTANT: ("🛡️", signs.SWAP),
    Character.BERSERKER: ("🪓", signs.AXE),
    Character.OPPRESSOR: ("⛓️", signs.BALL_AND_CHAIN),
    Character.ASSASSIN: ("🗡️", signs.DAGGER),
    Character.HEALER: ("🌿", signs.HERB),
    Character.COLLECTOR: ("🏺", signs.VASE),
    Character.DEVIL: ("😈", signs.DEVIL),
    Character.DIPLOMAT: ("🕊️", signs.DOVE),
}


def _looks() -> Iterator[tuple[Face, CardArt]]:
    for card in PACK:
        code, value = card.code, str(card.value)
        if card.suit is None:
            emoji, name, sign = _KINDS[card.kind]
            words = say("white-card", kind=code)
            yield Face(code, words, emoji, "W", code), CardArt(name, _SUITS[Colour.WHITE][1], signs=(sign,))
        else:
            emoji, suit = _OF_SUIT[card.suit]
            words = say("card", suit=card.suit.letter, value=card.value, reserved=card in TENS)
            if card in TENS:
                art = CardArt(f"{suit.name}_{value}_berserker", suit, value, (signs.AXE,))
                yield Face(code, words, emoji, card.suit.letter, f"{value}*"), art
            else:
                yield Face(code, words, emoji, card.suit.letter, value), CardArt(f"{suit.name}_{value}", suit, value)
    for who, (emoji, sign) in _CHARACTERS.items():
        face = Face(who.value, say("character", who=who.value), emoji, "character", "")
        yield face, CardArt(who.value.lower(), _COMPANY, signs=(sign,))
    for colour, royal in ROYALS.items():
        of_suit, suit = _SUITS[colour]
        for figure, (emoji, name, sign) in _FIGURES.items():
            words = say("royal", colour=royal.letter, figure=figure)
            face = Face(royal.letter + figure, words, emoji + of_suit, royal.letter, figure)
            yield face, CardArt(f"{suit.name}_{name}", suit, say("letter", figure=figure), (sign,))


_LOOKS = {face.code: (face, art) for face, art in _looks()}
FACES = {code: face for code, (face, _) in _LOOKS.items()}
ART = Art(
    prefix="kings",
    cards={code: art for code, (_, art) in _LOOKS.items()},
    back=Suit("back", "#26344f", signs.CROWN),
    cloth=Cloth("#111a2d", "#25395f", "#3c5487", "#1a2947", "#c3cfe6"),
    emblems={says.led(suit): CardArt(f"led_{one.name}", one) for suit, (_, one) in _OF_SUIT.items()}
    | {says.TRUMP: CardArt("trump", _SUITS[Colour.BLACK][1])},
)
