"""The decisions of the game (RULES.md 5 and 14) and how each is written down.

| phase | notation |
| --- | --- |
| the quest | `quest a`, `quest b` |
| the Goblin standard-bearer | `swap 2`, then `give k5 g11b` in the order of the pack |
| a trick | `play dK` |
| the Druid | `druid 0` |
| the Knight standard-bearer | `pass left`, `pass right` |
| the Sorcerer | `sorcerer gA`, `sorcerer keep` |
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import TypeAlias

from games.dwarf_king.cards import PACK, Card
from games.engine import Seat
from games.engine.singles import parser


class Phase(StrEnum):
    QUEST = "quest"
    SWAP = "swap"
    GIVE = "give"
    PLAY = "play"
    DRUID = "druid"
    DIRECTION = "direction"
    SORCERER = "sorcerer"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class ChooseQuest:
    side: str

    def __str__(self) -> str:
        return f"quest {self.side}"


@dataclass(frozen=True, slots=True)
class Swap:
    target: Seat

    def __str__(self) -> str:
        return f"swap {self.target}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give two cards back, written in the order of the pack."""

    first: Card
    second: Card

    def __str__(self) -> str:
        return f"give {self.first.code} {self.second.code}"


@dataclass(frozen=True, slots=True)
class Play:
    card: Card

    def __str__(self) -> str:
        return f"play {self.card.code}"


@dataclass(frozen=True, slots=True)
class Exchange:
    target: Seat

    def __str__(self) -> str:
        return f"druid {self.target}"


@dataclass(frozen=True, slots=True)
class Pass:
    way: str

    def __str__(self) -> str:
        return f"pass {self.way}"


@dataclass(frozen=True, slots=True)
class UseSorcerer:
    """Swap the Sorcerer for a card of the trick just won; None keeps him."""

    card: Card | None

    def __str__(self) -> str:
        return f"sorcerer {self.card.code if self.card else 'keep'}"


def gifts(hand: tuple[Card, ...]) -> list[Give]:
    return [Give(first, second) for first, second in combinations(hand, 2)]


DwarfAction: TypeAlias = ChooseQuest | Swap | Give | Play | Exchange | Pass | UseSorcerer

QUESTS = {side: ChooseQuest(side) for side in "ab"}
SWAPS = tuple(Swap(seat) for seat in range(5))
PLAYS = tuple(Play(card) for card in PACK)
"""By the place of the card in the pack."""
EXCHANGES = tuple(Exchange(seat) for seat in range(5))
PASSES = {way: Pass(way) for way in ("left", "right")}
KEEP = UseSorcerer(None)

_EVERY: tuple[DwarfAction, ...] = (
    *QUESTS.values(), *SWAPS, *PLAYS, *EXCHANGES, *PASSES.values(), KEEP, *map(UseSorcerer, PACK), *gifts(PACK),
)  # fmt: skip
parse = parser(_EVERY)
"""From the notation to the action. Raises `BadNotation`."""
