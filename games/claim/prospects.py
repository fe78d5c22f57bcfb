"""How likely each seat wins with the hands that phase 2 begins with, judged where playing on would take too long.

Fitted by logistic regression to 6,000 games of the casual player, who had played phase 1 with more or less whim, and
whose last seven tricks were solved. Of games that it was not fitted to it tells the winner in 79 of 100.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from games.claim.cards import FACTION, GOBLIN_ZEROS, UNDEAD, Faction
from games.claim.computer import WORTH, WORTH_OF_UNDEAD_SCORED
from games.claim.hands import Hand

LINEAR = 0.0264
"""What a percent of casual's own judgement counts."""


class Weights(NamedTuple):
    """What counts in one faction: the balance of its cards, from -2 to 2; the highest; each that is sure; a void."""

    share: float
    top: float
    sure: float
    void: float


WEIGHTS = {
    Faction.GOBLINS: Weights(0.21, 0.08, 0.13, 0.39),
    Faction.DWARVES: Weights(0.78, -0.02, -0.11, 0.65),
    Faction.UNDEAD: Weights(0.41, 0.23, 0.11, 0.25),
    Faction.DOPPELGANGERS: Weights(0.93, 0.13, 0.16, 1.16),
    Faction.KNIGHTS: Weights(0.20, 0.72, -0.10, 0.31),
}
_FACTIONS = tuple(
    (FACTION[faction], FACTION[faction] & ~GOBLIN_ZEROS, *weights) for faction, weights in WEIGHTS.items()
)


def chance_to_win(hands: list[Hand], piles: list[int]) -> float:
    """Return how likely the first of two seats wins, from the hands and score piles that phase 2 begins with."""
    mine, theirs = _cards(hands[0]), _cards(hands[1])
    undead = (piles[0] & UNDEAD).bit_count() - (piles[1] & UNDEAD).bit_count()
    edge = LINEAR * (_worth(hands[0]) - _worth(hands[1]) + WORTH_OF_UNDEAD_SCORED * undead)
    for faction, ranked, share, top, sure, void in _FACTIONS:
        many, few = (mine | piles[0]) & faction, (theirs | piles[1]) & faction
        ahead = many.bit_count() - few.bit_count()
        if ahead:
            edge += share * 2 * ahead / (many.bit_count() + few.bit_count())
        held, other = mine & ranked, theirs & ranked
        edge += top * ((held > other) - (held < other))
        edge += sure * ((held >> other.bit_length()).bit_count() - (other >> held.bit_length()).bit_count())
        edge += void * ((not mine & faction) - (not theirs & faction))
    return 1 / (1 + exp(-edge))


def _cards(hand: Hand) -> int:
    return sum([play.card.bit for plays in hand for play in plays])


def _worth(hand: Hand) -> float:
    return sum([WORTH[play.card.index] for plays in hand for play in plays])
