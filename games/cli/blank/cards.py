"""The cards (RULES.md 2). A card is its number."""

from __future__ import annotations

from games.engine import Face, text

PACK = tuple(range(1, 25))
CODES = {card: f"C{card}" for card in PACK}
BY_CODE = {code: card for card, code in CODES.items()}
FACES = {
    code: Face(code=code, words=text("blank-game-card", number=card), emoji="🔷", suit="blue", rank=str(card))
    for card, code in CODES.items()
}
