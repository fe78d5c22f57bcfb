"""The score of a deal (RULES.md 9), at its end and, as a running tally, at any moment before."""

from __future__ import annotations

from dataclasses import dataclass

from games.dwarf_king.cards import Card
from games.dwarf_king.quests import Won, score
from games.dwarf_king.specials import SPECIAL, bonus_of
from games.dwarf_king.tricks import Trick
from games.engine import Seat


@dataclass(frozen=True, slots=True)
class DealScore:
    """Every seat's score in a deal.

    `quest` are the points of the chosen rule, `bonus` those of the special card; `doubled` is the seat with the
    Enchanter in its pile.
    """

    rule: str
    special: Card
    quest: tuple[int, ...]
    bonus: tuple[int, ...]
    doubled: Seat | None

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(
            [
                (quest + bonus) * (2 if seat == self.doubled else 1)
                for seat, (quest, bonus) in enumerate(zip(self.quest, self.bonus, strict=True))
            ]
        )


def deal_score(rule: str, special: Card, tricks: tuple[Trick, ...], piles: tuple[int, ...], length: int) -> DealScore:
    seats = len(piles)
    won = Won(seats, length, tuple([trick.winner for trick in tricks]), piles)
    winner, points = bonus_of(special, tricks, length)
    doubled = None
    if SPECIAL[special].doubles:
        doubled = next((seat for seat, pile in enumerate(piles) if pile & special.bit), None)
    return DealScore(
        rule=rule,
        special=special,
        quest=score(rule, won),
        bonus=tuple([points if seat == winner else 0 for seat in range(seats)]),
        doubled=doubled,
    )
