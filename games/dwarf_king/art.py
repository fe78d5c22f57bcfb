"""How every card looks in words, as an emoji and in pictures, and a small tile for each quest: what it pays for."""

from __future__ import annotations

from games.dwarf_king.cards import NO_SUIT, PACK, SUITS, Card
from games.dwarf_king.says import name_of, quest_name, say
from games.engine import Art, CardArt, Cloth, Face, Sign, Suit, signs

_SUITS = (
    ("🛡️", Suit("knight", "#1d5fa6", signs.HELM)),
    ("⛏️", Suit("dwarf", "#a8480f", signs.DWARF)),
    ("👺", Suit("goblin", "#2f7a2b", signs.GOBLIN)),
)
_MAGIC = Suit("magic", "#6b2c91")
_QUEST = Suit("quest", "#6a4a12")
_COURTS = {
    "J": ("jack", signs.HAT),
    "Q": ("queen", signs.CORONET),
    "K": ("king", signs.CROWN),
    "A": ("ace", signs.ROSETTE),
}
_SPECIAL: dict[str, tuple[str, Sign, str]] = {
    "k1": ("jester", signs.JESTER, ""),
    "d1": ("druid", signs.LEAF, ""),
    "g1": ("scout", signs.EYE, ""),
    "k11a": ("knight_banner", signs.BANNER, ""),
    "k11b": ("enchanter", signs.WAND, ""),
    "d11a": ("dwarf_banner", signs.BANNER, ""),
    "d11b": ("tinkerer", signs.GEAR, ""),
    "g11a": ("shaman", signs.TOTEM, ""),
    "g11b": ("goblin_banner", signs.BANNER, ""),
    "Dragon": ("dragon", signs.DRAGON, "🐉"),
    "Mummy": ("mummy", signs.BANDAGES, "🧟"),
    "Puppeteer": ("puppeteer", signs.STRINGS, "🪆"),
    "Sorcerer": ("sorcerer", signs.WIZARD_HAT, "🧙"),
    "Excalibur": ("excalibur", signs.SWORD, "🗡️"),
}


def _looks(card: Card) -> tuple[Face, CardArt]:
    code = card.code
    if card.suit == NO_SUIT:
        name, sign, emoji = _SPECIAL[code]
        return Face(code, name_of(card), emoji, "magic", ""), CardArt(name, _MAGIC, signs=(sign,))
    (emoji, suit), letter, rank = _SUITS[card.suit], SUITS[card.suit], code[1:].rstrip("ab")
    words = say("card", suit=letter, rank=rank)
    art = CardArt(f"{suit.name}_{rank}", suit, rank)
    if card.special:
        name, sign, _ = _SPECIAL[code]
        words = say("card-special", suit=letter, rank=rank, special=code)
        art = CardArt(name, suit, rank, (sign,), special=True)
    elif rank in _COURTS:
        name, sign = _COURTS[rank]
        art = CardArt(f"{suit.name}_{name}", suit, say("letter", rank=rank), (sign,))
    return Face(code, words, emoji, letter, rank), art


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

_LOOKS = {card.code: _looks(card) for card in PACK}
FACES = {code: face for code, (face, _) in _LOOKS.items()}
ART = Art(
    prefix="dwarf",
    cards={code: art for code, (_, art) in _LOOKS.items()},
    back=Suit("back", "#5b3413", signs.DWARF),
    cloth=Cloth("#24150a", "#543218", "#775031", "#3b2310", "#e6d0b4"),
    emblems={quest_name(rule): CardArt(f"quest_{rule}", _QUEST, pays, what) for rule, (pays, what) in _QUESTS.items()},
)
