"""How the cards of Monster Tricks are drawn."""

from __future__ import annotations

from games.engine import Art, CardArt, Cloth, Suit, signs
from games.monster_tricks.cards import PACK, VICTORY_VALUES, Colour, victory_code

SUITS = {
    Colour.GREEN: Suit("green", "#1f7a3d", signs.DRAGON),
    Colour.YELLOW: Suit("yellow", "#8f6400", signs.LION),
    Colour.BLUE: Suit("blue", "#1f5fb4", signs.WHALE),
    Colour.PURPLE: Suit("purple", "#86309e", signs.CYCLOPS),
}
VICTORY = Suit("victory", "#a3313f", signs.CUP)

ART = Art(
    prefix="monster",
    cards={
        card.code: CardArt(f"{SUITS[card.colour].name}_{card.value}", SUITS[card.colour], str(card.value))
        for card in PACK
    }
    | {victory_code(value): CardArt(f"victory_{value}", VICTORY, str(value)) for value in VICTORY_VALUES},
    back=Suit("back", "#1f4d4a", signs.CYCLOPS),
    cloth=Cloth("#0c2827", "#185049", "#2b6b62", "#113a36", "#b9dad3"),
)
