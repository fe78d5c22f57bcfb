"""How the cards of Kings Tricktakers are drawn: five suits, the royal sets and the ten characters."""

from __future__ import annotations

from games.engine import Art, CardArt, Cloth, Suit, signs, text
from games.kings_tricktakers import says
from games.kings_tricktakers.cards import PACK, TENS, Kind
from games.kings_tricktakers.characters import Character
from games.kings_tricktakers.royals import ROYALS, Colour

_SUITS = {
    Colour.WHITE: Suit("white", "#5a6b78", signs.SNOWFLAKE),
    Colour.YELLOW: Suit("yellow", "#8f6400", signs.SUN),
    Colour.BLUE: Suit("blue", "#1c5fae", signs.DROP),
    Colour.GREEN: Suit("green", "#1f7a3d", signs.CLOVER),
    Colour.BLACK: Suit("black", "#23262d", signs.WOLF),
}
COMPANY = Suit("character", "#8a2f3f")
_KINDS = {Kind.MYSTIC: ("mystic", signs.ORB), Kind.SURRENDER: ("surrender", signs.FLAG)}
_FIGURES = {"K": ("king", signs.CROWN), "Q": ("queen", signs.CORONET), "J": ("jack", signs.HAT)}
_CHARACTERS = {
    Character.GAMBLER: signs.DICE,
    Character.HERMIT: signs.LANTERN,
    Character.RESISTANT: signs.SWAP,
    Character.BERSERKER: signs.AXE,
    Character.OPPRESSOR: signs.BALL_AND_CHAIN,
    Character.ASSASSIN: signs.DAGGER,
    Character.HEALER: signs.HERB,
    Character.COLLECTOR: signs.VASE,
    Character.DEVIL: signs.DEVIL,
    Character.DIPLOMAT: signs.DOVE,
}


_OF_SUIT = {royal.suit: _SUITS[colour] for colour, royal in ROYALS.items() if royal.suit is not None}


def _base() -> dict[str, CardArt]:
    cards = {}
    for card in PACK:
        if card.suit is None:
            name, sign = _KINDS[card.kind]
            cards[card.code] = CardArt(name, _SUITS[Colour.WHITE], signs=(sign,))
            continue
        suit = _OF_SUIT[card.suit]
        name = f"{suit.name}_{card.value}"
        if card in TENS:
            cards[card.code] = CardArt(f"{name}_berserker", suit, str(card.value), (signs.AXE,))
        else:
            cards[card.code] = CardArt(name, suit, str(card.value))
    return cards


ART = Art(
    prefix="kings",
    cards=_base()
    | {who.value: CardArt(who.value.lower(), COMPANY, signs=(sign,)) for who, sign in _CHARACTERS.items()}
    | {
        f"{royal.letter}{figure}": CardArt(
            f"{_SUITS[colour].name}_{name}",
            _SUITS[colour],
            text("kings-tricktakers-letter", figure=figure),
            (sign,),
        )
        for colour, royal in ROYALS.items()
        for figure, (name, sign) in _FIGURES.items()
    },
    back=Suit("back", "#26344f", signs.CROWN),
    cloth=Cloth("#111a2d", "#25395f", "#3c5487", "#1a2947", "#c3cfe6"),
    emblems={says.led(suit): CardArt(f"led_{one.name}", one) for suit, one in _OF_SUIT.items()}
    | {says.TRUMP: CardArt("trump", _SUITS[Colour.BLACK])},
)
