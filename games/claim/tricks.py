"""Legal plays and the winner of a trick (RULES.md 6): the same in both phases."""

from __future__ import annotations

from games.claim.actions import Play
from games.claim.cards import PACK, Card, Faction
from games.claim.hands import Hand

DOPPELGANGER = list(Faction).index(Faction.DOPPELGANGERS)


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
