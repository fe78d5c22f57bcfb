"""Who may play what, and who wins a trick (claim.md 6): the same in both phases."""

from __future__ import annotations

from games.claim.cards import DOPPELGANGERS, FACTION, PACK, Card, Faction


def follower_wins(led: Card, answer: Card) -> bool:
    """Tell whether the second card of a trick takes it from the first (claim.md 6.2)."""
    if led.faction is Faction.GOBLINS and answer.faction is Faction.KNIGHTS:
        return True
    counts_as = led.faction if answer.faction is Faction.DOPPELGANGERS else answer.faction
    return counts_as is led.faction and answer.value > led.value


SAME = tuple(FACTION[card.faction] for card in PACK)
"""By the led card's index: the cards of its faction, which the follower must play if it can."""

ANSWERS = tuple(same | DOPPELGANGERS for same in SAME)
"""By the led card's index: the cards a follower who can follow may play (claim.md 6.1, steps 3 and 4).

For a led Doppelgänger the two are the same set, as the rule wants it.
"""

BEATEN_BY = tuple(sum(answer.bit for answer in PACK if follower_wins(led, answer)) for led in PACK)
"""By the led card's index: the cards that win the trick when they are played second."""


def legal_follow(hand: int, led: Card) -> int:
    """Return the cards of `hand` that may be played on `led` (claim.md 6.1)."""
    if hand & SAME[led.index]:
        return hand & ANSWERS[led.index]
    return hand
