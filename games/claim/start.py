"""How a match begins: what its table can choose (RULES.md 11), and what chance decides before a first trick (4).

Chance decides, in the rule book's order and by label, for game n of the match:
- "first leader n": the seat that leads first; only where the options leave it to chance, and never for game 2, which
  the other seat begins;
- "shuffle n": the order of the pack. The first 13 cards are seat 0's hand, the next 13 seat 1's, the other 26 the
  deck, the top card first.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from games.claim.cards import PACK, Card
from games.engine import Deal, Options, Seat, set_of


class MatchLength(IntEnum):
    SINGLE = 1
    BEST_OF_THREE = 3


class ClaimOptions(Options):
    """`first_leader`: who leads the first trick. `match_length`: one game, or the best of three.

    `show_known_recruits`: whether a screen lists the prizes everybody saw go into a seat's recruits; they were
    public when they were won, so this spares memory and reveals nothing.
    """

    first_leader: Literal["random", "seat0", "seat1"] = "random"
    match_length: MatchLength = MatchLength.SINGLE
    show_known_recruits: bool = False


def first_leader(game: int, options: ClaimOptions, chance: Deal) -> Seat:
    if game == 1 and options.first_leader != "random":
        return 0 if options.first_leader == "seat0" else 1
    return chance.below(2, f"first leader {game}")


def dealt(game: int, chance: Deal) -> tuple[int, int, tuple[Card, ...]]:
    """The cards of both hands as sets, and the deck, the top card first."""
    pack = [PACK[place] for place in chance.permutation(len(PACK), f"shuffle {game}")]
    return set_of(pack[:13]), set_of(pack[13:26]), tuple(pack[26:])
