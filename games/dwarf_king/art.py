"""How the cards of The Dwarf King are drawn, and a small tile for each quest that says what it pays for."""

from __future__ import annotations

from games.dwarf_king.cards import PACK, SUITS, Card
from games.dwarf_king.quests import quest_name
from games.engine import Art, CardArt, Cloth, Sign, Suit, signs, text

_SUITS = (
    Suit("knight", "#1d5fa6", signs.HELM),
    Suit("dwarf", "#a8480f", signs.DWARF),
    Suit("goblin", "#2f7a2b", signs.GOBLIN),
)
MAGIC = Suit("magic", "#6b2c91")
QUEST = Suit("quest", "#6a4a12")

_COURTS = {
    "J": ("jack", signs.HAT),
    "Q": ("queen", signs.CORONET),
    "K": ("king", signs.CROWN),
    "A": ("ace", signs.ROSETTE),
}
_SPECIAL: dict[str, tuple[str, Sign]] = {
    "k1": ("jester", signs.JESTER),
    "d1": ("druid", signs.LEAF),
    "g1": ("scout", signs.EYE),
    "k11a": ("knight_banner", signs.BANNER),
    "k11b": ("enchanter", signs.WAND),
    "d11a": ("dwarf_banner", signs.BANNER),
    "d11b": ("tinkerer", signs.GEAR),
    "g11a": ("shaman", signs.TOTEM),
    "g11b": ("goblin_banner", signs.BANNER),
    "Dragon": ("dragon", signs.DRAGON),
    "Mummy": ("mummy", signs.BANDAGES),
    "Puppeteer": ("puppeteer", signs.STRINGS),
    "Sorcerer": ("sorcerer", signs.WIZARD_HAT),
    "Excalibur": ("excalibur", signs.SWORD),
}


def _card(card: Card) -> CardArt:
    if card.suit == len(SUITS):
        name, sign = _SPECIAL[card.code]
        return CardArt(name, MAGIC, signs=(sign,))
    suit = _SUITS[card.suit]
    rank = card.code[1:].rstrip("ab")
    if card.special:
        name, sign = _SPECIAL[card.code]
        return CardArt(name, suit, rank, (sign,), special=True)
    if rank in _COURTS:
        name, sign = _COURTS[rank]
        return CardArt(f"{suit.name}_{name}", suit, text("dwarf-king-letter", rank=rank), (sign,))
    return CardArt(f"{suit.name}_{rank}", suit, rank)


_QUESTS: dict[str, tuple[str, tuple[Sign | str, ...]]] = {
    "1a": ("+2", (signs.RUN,)),
    "1b": ("−2", (signs.RUN,)),
    "2a": ("+2", ("4", signs.HOURGLASS)),
    "2b": ("−2", ("4", signs.HOURGLASS)),
    "3a": ("+4", ("3", "4")),
    "3b": ("+4", ("6", "7")),
    "4a": ("−1", (signs.HELM,)),
    "4b": ("−1", (signs.GOBLIN,)),
    "5a": ("+1", (signs.CARDS, signs.TO_THE_RIGHT)),
    "5b": ("+1", (signs.TO_THE_LEFT, signs.CARDS)),
    "6a": ("−5", (signs.SUM, signs.HIGH)),
    "6b": ("+5", (signs.SUM, signs.HIGH)),
    "7a": ("+1", (signs.CARDS,)),
    "7b": ("−1", (signs.CARDS,)),
    "8a": ("+5", (signs.EXACTLY, "3")),
    "8b": ("+5", (signs.EXACTLY, "1")),
    "9a": ("+5", (signs.EXACTLY, "4")),
    "9b": ("+5", (signs.EXACTLY, "2")),
    "10a": ("+5", (signs.EVEN,)),
    "10b": ("+5", (signs.ODD,)),
    "11a": ("+5", (signs.ALONE,)),
    "11b": ("+5", (signs.TOGETHER,)),
    "12a": ("+ −", (signs.HELM, signs.DWARF)),
    "12b": ("+ −", (signs.DWARF, signs.HELM)),
    "13a": ("+ −", (signs.CROWN, signs.CORONET)),
    "13b": ("+ −", (signs.CORONET, signs.CROWN)),
    "14a": ("+3", (signs.THIRD,)),
    "14b": ("−3", (signs.THIRD,)),
    "15a": ("+1", (signs.TRIPLET,)),
    "15b": ("−1", (signs.TRIPLET,)),
    "16a": ("+5", ("4", signs.RUN)),
    "16b": ("+5", ("4", signs.GAP)),
    "17a": ("+", (signs.LOW, signs.CARDS)),
    "17b": ("+", (signs.HIGH, signs.CARDS)),
    "18a": ("+", (signs.LOW, signs.DWARF)),
    "18b": ("+", (signs.LOW, signs.HELM)),
    "19a": ("+1", (signs.CROWN, signs.HELM)),
    "19b": ("−1", (signs.CROWN, signs.HELM)),
    "20a": ("+3", (signs.LESS_MORE,)),
    "20b": ("+3", (signs.HIGH, signs.ALONE)),
}
"""For each side of a tile what it pays, and for what: the longest run, the last four tricks, threes and fours …"""

ART = Art(
    prefix="dwarf",
    cards={card.code: _card(card) for card in PACK},
    back=Suit("back", "#5b3413", signs.DWARF),
    cloth=Cloth("#24150a", "#543218", "#775031", "#3b2310", "#e6d0b4"),
    emblems={quest_name(rule): CardArt(f"quest_{rule}", QUEST, pays, what) for rule, (pays, what) in _QUESTS.items()},
)
