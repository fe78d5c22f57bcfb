"""How Claim's cards are drawn."""

from __future__ import annotations

from games.claim.cards import PACK, Faction
from games.engine import Art, CardArt, Cloth, Suit, signs

SUITS = {
    Faction.GOBLINS: Suit("goblin", "#2f7a2b", signs.GOBLIN),
    Faction.DWARVES: Suit("dwarf", "#a8480f", signs.DWARF),
    Faction.UNDEAD: Suit("undead", "#4b5563", signs.SKULL),
    Faction.DOPPELGANGERS: Suit("doppelganger", "#8e2a8b", signs.MASK),
    Faction.KNIGHTS: Suit("knight", "#1d5fa6", signs.HELM),
}

ART = Art(
    prefix="claim",
    cards={
        card.code: CardArt(f"{SUITS[card.faction].name}_{card.value}", SUITS[card.faction], str(card.value))
        for card in PACK
    },
    back=Suit("back", "#3b2f63", signs.CROWN),
    cloth=Cloth("#1c1730", "#35295f", "#4f4183", "#271f47", "#cfc8ea"),
)
