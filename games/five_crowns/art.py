"""How the cards of Five Crowns are drawn, and the wild rank of a round."""

from __future__ import annotations

from games.engine import Art, CardArt, Cloth, Suit, Text, signs
from games.five_crowns.cards import PACK, RANKS, Card, rank_sign
from games.five_crowns.says import say

SUITS = {
    "H": Suit("hearts", "#b3202c", signs.HEART),
    "D": Suit("diamonds", "#1c5fae", signs.DIAMOND),
    "C": Suit("clubs", "#23763a", signs.CLUB),
    "S": Suit("spades", "#23262d", signs.SPADE),
    "T": Suit("stars", "#8a6100", signs.STAR),
    "": Suit("joker", "#7b2d8e", signs.JESTER),
}
WILD = Suit("wild", "#7b2d8e", signs.WILD)
_NAMES = {11: "jack", 12: "queen", 13: "king"}
_COURTS = {11: signs.HAT, 12: signs.CORONET, 13: signs.CROWN}


def _rank(rank: int) -> str | Text:
    return say("letter", rank=rank) if rank in _NAMES else rank_sign(rank)


def _card(card: Card) -> CardArt:
    if not card.suit:
        return CardArt("joker", SUITS[""])
    suit = SUITS[card.suit]
    court = (_COURTS[card.rank],) if card.rank in _COURTS else ()
    return CardArt(f"{suit.name}_{_NAMES.get(card.rank, card.rank)}", suit, _rank(card.rank), court)


ART = Art(
    prefix="crowns",
    cards={card.code: _card(card) for card in PACK},
    back=Suit("back", "#7a1f2b", signs.CROWN),
    cloth=Cloth("#2b0d15", "#611b2a", "#843546", "#45121f", "#efcdcd"),
    emblems={
        say(key, round=rank - 2, rank=rank): CardArt(f"wild_{_NAMES.get(rank, rank)}", WILD, _rank(rank))
        for rank in RANKS
        for key in ("turn", "out")
    },
)
