"""The chance decisions before the first trick of a game (RULES.md 4 and 11).

In the rule book's order, by label, for game n of the match:
- "first leader n": the seat that leads first; only where the options leave it to chance, and never for game 2, which
  the other seat begins;
- "shuffle n": the order of the pack. The first 13 cards are seat 0's hand, the next 13 seat 1's, the other 26 the
  deck, the top card first.
"""

from __future__ import annotations

from games.claim.cards import PACK, Card
from games.claim.options import ClaimOptions
from games.engine import Deal, Seat, set_of


def first_leader(game: int, options: ClaimOptions, chance: Deal) -> Seat:
    if game == 1 and options.first_leader != "random":
        return 0 if options.first_leader == "seat0" else 1
    return chance.below(2, f"first leader {game}")


def dealt(game: int, chance: Deal) -> tuple[int, int, tuple[Card, ...]]:
    """The cards of both hands as sets, and the deck, the top card first."""
    pack = [PACK[place] for place in chance.permutation(len(PACK), f"shuffle {game}")]
    return set_of(pack[:13]), set_of(pack[13:26]), tuple(pack[26:])
