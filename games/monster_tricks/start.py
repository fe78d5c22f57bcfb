"""How a game begins: what its table can choose (RULES.md 12), and what chance decides before a round (4 and 5).

Chance decides, in the rule book's order and by label:
- "start seat": the seat that starts the first round; only where the options leave it to chance;
- "shuffle n", for round n of the rule book: the order of the pack. The first 12 cards are seat 0's hand, the next 12
  seat 1's, and so on.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from games.engine import Deal, Options, Seat, seat_chosen, set_of
from games.monster_tricks.cards import HAND, PACKS


class Rounds(IntEnum):
    LAST = 1
    LAST_TWO = 2
    ALL = 3


class MonsterOptions(Options):
    first_seat: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"] = "random"
    rounds: Rounds = Rounds.ALL


def first_starter(seats: int, options: MonsterOptions, chance: Deal) -> Seat:
    return seat_chosen(options.first_seat, seats, chance, "start seat", "monster-tricks-no-such-seat")


def dealt(seats: int, round_: int, chance: Deal) -> list[int]:
    """The hands of a round, as sets: the whole pack is dealt."""
    pack = PACKS[seats]
    order = chance.permutation(len(pack), f"shuffle {round_}")
    return [set_of(pack[at] for at in order[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
