"""A hand of Claim as it is played from: its plays, faction by faction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from games.claim.actions import PLAYS, Play
from games.claim.cards import Card, sorted_cards

Hand: TypeAlias = list[list[Play]]
"""A hand, ready to be played from: for each faction, in their order, its plays in the order of the pack."""


def hand_of(cards: Iterable[Card]) -> Hand:
    hand: Hand = [[], [], [], [], []]
    for card in sorted_cards(cards):
        hand[card.suit].append(PLAYS[card.index])
    return hand


def copied(hands: list[Hand]) -> list[Hand]:
    """Independent copies of both hands. Search copies more than anything else: hence written out."""
    (g0, d0, u0, x0, k0), (g1, d1, u1, x1, k1) = hands
    return [[g0[:], d0[:], u0[:], x0[:], k0[:]], [g1[:], d1[:], u1[:], x1[:], k1[:]]]
