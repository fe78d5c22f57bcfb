"""The 52 cards of Claim (RULES.md 1 and 2).

A set of cards is an int with one bit per card. The bits stand in the order of the pack: Goblins, Dwarves, Undead,
Doppelgängers, Knights, each from 0 to 9. A shuffle counts the cards in this order, and hands are sorted by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from games.engine import Face, cards_of, text
from games.engine.singles import Single


class Faction(StrEnum):
    GOBLINS = "G"
    DWARVES = "D"
    UNDEAD = "U"
    DOPPELGANGERS = "X"
    KNIGHTS = "K"


@dataclass(frozen=True, slots=True, eq=False)
class Card(Single):
    """`suit` is the place of its faction among the five, `index` its own place in the pack."""

    code: str
    faction: Faction
    suit: int
    value: int
    index: int
    bit: int


def _pack() -> Iterator[tuple[str, Faction, int]]:
    """Yield every card's notation, faction and value, in the order of the pack (RULES.md 2)."""
    for copy in "abcde":
        yield f"G0{copy}", Faction.GOBLINS, 0
    for faction in Faction:
        lowest = {Faction.GOBLINS: 1, Faction.KNIGHTS: 2}.get(faction, 0)
        for value in range(lowest, 10):
            yield f"{faction.value}{value}", faction, value


PACK = tuple(
    Card(code, faction, list(Faction).index(faction), value, index, 1 << index)
    for index, (code, faction, value) in enumerate(_pack())
)

ALL = (1 << len(PACK)) - 1
FACTION = {faction: sum(card.bit for card in PACK if card.faction is faction) for faction in Faction}
"""The cards of each faction, as a set."""
_, DWARVES, UNDEAD, DOPPELGANGERS, KNIGHTS = FACTION.values()
GOBLIN_ZEROS = sum(card.bit for card in PACK if card.faction is Faction.GOBLINS and card.value == 0)

_EMOJI = {
    Faction.GOBLINS: "👺",
    Faction.DWARVES: "⛏️",
    Faction.UNDEAD: "💀",
    Faction.DOPPELGANGERS: "🎭",
    Faction.KNIGHTS: "🛡️",
}

FACES = {
    card.code: Face(
        code=card.code,
        words=text("claim-card", faction=card.faction.value, value=card.value),
        emoji=_EMOJI[card.faction],
        suit=card.faction.value,
        rank=str(card.value),
    )
    for card in PACK
}


cards_in = cards_of(PACK)
"""From a set to its cards, in the order of the pack."""
