"""A hand of Claim as it is played from: its plays, faction by faction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from games.claim.actions import PLAYS, Play
from games.claim.cards import Card, sorted_cards

Hand: TypeAlias = list[list[Play]]
"""A hand, ready to be played from: for each faction, in their order, its plays in the order of the pack."""


def hand_of(cards: Iterable[Card]) -> Hand:
    """Return these cards as a hand."""
    hand: Hand = [[], [], [], [], []]
    for card in sorted_cards(cards):
        hand[card.suit].append(PLAYS[card.index])
    return hand


def copied(hand: Hand) -> Hand:
    """Return an independent copy of a hand. Search copies more than anything else: hence written out."""
    goblins, dwarves, undead, doppelgangers, knights = hand
    return [[*goblins], [*dwarves], [*undead], [*doppelgangers], [*knights]]
