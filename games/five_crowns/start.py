"""How games and rounds begin: what a table can choose (RULES.md 12.3), and what chance decides (4, 6 and 12.2).

Chance decides, in the rule book's order and by label:
- "first dealer": the seat that deals first; only where the options leave it to chance;
- "shuffle r": the order of the pack in round r, the top card first;
- "refill r n": the n-th refill of the draw pile in round r: the order of the discard pile, counted from its bottom,
  the top card of the new draw pile first.

In the puzzle: "shuffle", the order of the pack, the top card first: three cards for the first pile, four for the
second … thirteen for the last, then the draw pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from games.engine import Deal, Options, Seat, seat_chosen, set_of
from games.five_crowns.cards import PACK, RANKS, Card

LAST_ROUND = 11


class CrownsOptions(Options):
    """`start_round`: the first round that is played; 6 is the express game. `first_dealer`: who deals it.

    `auto_go_out`: whether a discard that allows going out does so by itself. `stall_turns`: after how many turns of
    every seat a round stops in which nobody goes out. The puzzle for one heeds none of them.
    """

    start_round: Annotated[int, Field(ge=1, le=LAST_ROUND)] = 1
    first_dealer: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4", "seat5", "seat6"] = "random"
    auto_go_out: bool = False
    stall_turns: Annotated[int, Field(ge=1, le=50, examples=[5, 10, 15, 20, 30, 40, 50])] = 50


def first_dealer(seats: int, options: CrownsOptions, chance: Deal) -> Seat:
    return seat_chosen(options.first_dealer, seats, chance, "first dealer", "five-crowns-bad-dealer")


def dealt(round_: int, seats: int, starter: Seat, chance: Deal) -> tuple[list[int], Card, tuple[Card, ...]]:
    """The hands as sets, dealt card by card from `starter` on; the first discard; the draw pile, the top card first."""
    pack = _shuffled(f"shuffle {round_}", PACK, chance)
    end = seats * (round_ + 2)
    hands = [set_of(pack[(seat - starter) % seats : end : seats]) for seat in range(seats)]
    return hands, pack[end], tuple(pack[end + 1 :])


def refilled(round_: int, number: int, discards: Sequence[Card], chance: Deal) -> list[Card]:
    """The discard pile shuffled into a new draw pile, the top card first."""
    return _shuffled(f"refill {round_} {number}", discards, chance)


def dealt_puzzle(chance: Deal) -> tuple[list[int], tuple[Card, ...]]:
    """The piles of the puzzle as sets, from 3 cards to 13, and the draw pile, the top card first."""
    pack = _shuffled("shuffle", PACK, chance)
    piles = []
    for size in RANKS:
        piles.append(set_of(pack[:size]))
        del pack[:size]
    return piles, tuple(pack)


def _shuffled(label: str, cards: Sequence[Card], chance: Deal) -> list[Card]:
    return [cards[place] for place in chance.permutation(len(cards), label)]
