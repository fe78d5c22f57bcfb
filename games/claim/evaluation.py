"""How likely each seat wins with the hands that phase 2 begins with, judged where playing on would take too long.

A logistic regression over games of casual players; `python -m lab claim` fits it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from games.claim.cards import FACTION, GOBLIN_ZEROS, PACK, UNDEAD, Faction, cards_in
from games.claim.tricks import Hand, held_in
from games.engine import Seat, fitted_numbers

FAR = 2
"""Further ahead than this in a faction is far ahead."""


class Weights(NamedTuple):
    """The weights of one faction, for the seat that has it and against the other.

    `cards`: each card, from the lowest. Then the balance of its cards, from -2 to 2; the highest card; each card above
    all of the other hand; a void; more cards in hand and score pile; far more. Last, of all pairs of a card of either
    hand but Goblins' zeros, how many more one wins: ten of them, and their share.
    """

    cards: tuple[float, ...]
    share: float
    top: float
    sure: float
    void: float
    ahead: float
    far: float
    higher: float
    better: float


class Model(NamedTuple):
    """All weights: leading, an Undead in the score pile (beside its faction's weights), each card, each faction."""

    lead: float
    undead_scored: float
    card: tuple[float, ...]
    factions: tuple[tuple[int, int, Weights], ...]
    """The cards of a faction, those of them that pairs count, and its weights."""

    @classmethod
    def of(cls, numbers: Mapping[str, Any]) -> Model:
        """The model of such numbers, as the file has them."""
        by_faction = {faction: Weights(**numbers["factions"][faction.name.lower()]) for faction in Faction}
        card = tuple([by_faction[card.faction].cards[card.value - _LOWEST.get(card.faction, 0)] for card in PACK])
        factions = tuple([(FACTION[one], FACTION[one] & ~GOBLIN_ZEROS, by_faction[one]) for one in Faction])
        return cls(numbers["lead"], numbers["undead_scored"], card, factions)


_LOWEST = {Faction.KNIGHTS: 2}
MODEL = Model.of(fitted_numbers(Path(__file__).with_name("fitted.json"))["phase_2"])


def chance_to_win(hands: list[Hand], piles: list[int], leader: Seat) -> float:
    """How likely the first of two seats wins, from the hands and score piles that phase 2 begins with."""
    return 1 / (1 + exp(-edge(hands, piles, leader, MODEL)))


def edge(hands: list[Hand], piles: list[int], leader: Seat, model: Model) -> float:
    """The logarithm of the odds that the first seat wins. It is linear in the model's weights."""
    mine, theirs = held_in(hands[0]), held_in(hands[1])
    edge = model.lead if leader == 0 else -model.lead
    edge += model.undead_scored * ((piles[0] & UNDEAD).bit_count() - (piles[1] & UNDEAD).bit_count())
    edge += _worth(hands[0], model.card) - _worth(hands[1], model.card)
    for faction, ranked, (_, share, top, sure, void, more, far, higher, better) in model.factions:
        many, few = ((mine | piles[0]) & faction).bit_count(), ((theirs | piles[1]) & faction).bit_count()
        ahead = many - few
        if ahead:
            edge += share * 2 * ahead / (many + few)
            edge += more if ahead > 0 else -more
            if ahead > FAR:
                edge += far
            elif -ahead > FAR:
                edge -= far
        edge += void * ((not mine & faction) - (not theirs & faction))
        held, other = mine & ranked, theirs & ranked
        edge += top * ((held > other) - (held < other))
        edge += sure * ((held >> other.bit_length()).bit_count() - (other >> held.bit_length()).bit_count())
        pairs = held.bit_count() * other.bit_count()
        if pairs:
            won = 2 * sum([(other & card.bit - 1).bit_count() for card in cards_in(held)]) - pairs
            edge += won * (higher / 10 + better / pairs)
        elif held or other:
            edge += better if held else -better
    return edge


def _worth(hand: Hand, of_card: tuple[float, ...]) -> float:
    return sum([of_card[play.card.index] for plays in hand for play in plays])
