"""Hands, legal plays and the winner of a trick (RULES.md 6): the same in both phases."""

from __future__ import annotations

from typing import TypeAlias

from games.claim.actions import PLAYS, Play
from games.claim.cards import PACK, Card, Faction, cards_in

DOPPELGANGER = list(Faction).index(Faction.DOPPELGANGERS)

Hand: TypeAlias = list[list[Play]]
"""A hand, ready to be played from: for each faction, in their order, its plays in the order of the pack."""


def hand_of(cards: int) -> Hand:
    hand: Hand = [[], [], [], [], []]
    for card in cards_in(cards):
        hand[card.suit].append(PLAYS[card.index])
    return hand


def held_in(hand: Hand) -> int:
    return sum([play.card.bit for plays in hand for play in plays])


def copied(hands: list[Hand]) -> list[Hand]:
    """Independent copies of both hands. Search copies more than anything else: hence written out."""
    (g0, d0, u0, x0, k0), (g1, d1, u1, x1, k1) = hands
    return [[g0[:], d0[:], u0[:], x0[:], k0[:]], [g1[:], d1[:], u1[:], x1[:], k1[:]]]


def legal_follow(hand: Hand, led: Card) -> list[Play]:
    """The plays allowed on the led card, in the order of the pack (RULES.md 6.1)."""
    same, wild = hand[led.suit], hand[DOPPELGANGER]
    if not same:
        return legal_lead(hand)
    if led.suit == DOPPELGANGER:
        return same[:]
    return same + wild if led.suit < DOPPELGANGER else wild + same


def legal_lead(hand: Hand) -> list[Play]:
    """Every play of a hand, in the order of the pack: the leader is never restricted (RULES.md 5)."""
    goblins, dwarves, undead, doppelgangers, knights = hand
    return goblins + dwarves + undead + doppelgangers + knights


def shows_void(led: Card, answer: Card) -> bool:
    """Tell whether this answer proves that the follower holds no card of the led faction (RULES.md 6.1, step 2)."""
    return answer.suit not in (led.suit, DOPPELGANGER)


def follower_wins(led: Card, answer: Card) -> bool:
    """Tell whether the second card of a trick takes it from the first (RULES.md 6.2)."""
    if led.faction is Faction.GOBLINS and answer.faction is Faction.KNIGHTS:
        return True
    counts_as = led.faction if answer.faction is Faction.DOPPELGANGERS else answer.faction
    return counts_as is led.faction and answer.value > led.value


BEATEN_BY = tuple(sum(answer.bit for answer in PACK if follower_wins(led, answer)) for led in PACK)
"""By the led card's index: the cards that win the trick when they are played second."""
