"""The 27 cards of Hilltops: three colours, ranks 1 to 9. A card is an int 0 … 26, colour by colour."""

from games.engine import Face, text

COLOURS = ("sun", "moon", "leaf")
_LETTERS = "SML"
_EMOJI = ("☀️", "🌙", "🍃")

PACK = tuple(range(27))
CODES = tuple(f"{_LETTERS[card // 9]}{card % 9 + 1}" for card in PACK)
BY_CODE = {code: card for card, code in enumerate(CODES)}
FACES = {
    code: Face(
        code=code,
        words=text("hilltops-card", colour=COLOURS[card // 9], rank=card % 9 + 1),
        emoji=_EMOJI[card // 9],
        suit=COLOURS[card // 9],
        rank=str(card % 9 + 1),
    )
    for card, code in enumerate(CODES)
}


def colour(card: int) -> int:
    """The card's colour as an index of `COLOURS`."""
    return card // 9


def rank(card: int) -> int:
    """The card's rank, 1 to 9."""
    return card % 9 + 1


def codes(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The notation of each card."""
    return tuple(CODES[card] for card in cards)
