"""The yardstick of `make bench` for Claim: one hand-written loop, as bare as a careful programmer would write it.

No engine and nothing but lists; as the hosted game does, it checks whose turn it is and that the card may be played.
`play(seed)` is the very game that the engine plays from `RandomDeal(seed)` when every decision is
`legal[int(choose() * len(legal))]`, `choose` being `Random(seed).random`; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.engine import RandomDeal

GOBLIN, DWARF, UNDEAD, DOPPELGANGER, KNIGHT = range(5)
FACTION = (GOBLIN,) * 14 + (DWARF,) * 10 + (UNDEAD,) * 10 + (DOPPELGANGER,) * 10 + (KNIGHT,) * 8
VALUE = (0, 0, 0, 0, *range(10), *range(10), *range(10), *range(10), *range(2, 10))


def play(seed: int) -> tuple[int, int]:
    """Play one random game and return the votes of seat 0 and seat 1. Raises `ValueError` for a play out of order."""
    deal = RandomDeal(seed)
    choose = Random(seed).random
    leader = turn = deal.below(2, "first leader 1")
    pack = deal.permutation(52, "shuffle 1")
    deck = pack[26:]
    hands = (by_faction(pack[:13]), by_faction(pack[13:26]))
    recruits: tuple[list[int], list[int]] = ([], [])
    piles: tuple[list[int], list[int]] = ([], [])
    for phase in (1, 2):
        for trick in range(13):
            hand = hands[leader]
            legal = hand[0] + hand[1] + hand[2] + hand[3] + hand[4]
            led = legal[int(choose() * len(legal))]
            if turn != leader or led not in legal:
                raise ValueError
            asked = FACTION[led]
            hand[asked].remove(led)

            follower = turn = 1 - leader
            hand = hands[follower]
            same = hand[asked]
            if not same:
                legal = hand[0] + hand[1] + hand[2] + hand[3] + hand[4]
            elif asked == DOPPELGANGER:
                legal = same
            elif asked == KNIGHT:
                legal = hand[DOPPELGANGER] + same
            else:
                legal = same + hand[DOPPELGANGER]
            answer = legal[int(choose() * len(legal))]
            if turn != follower or answer not in legal:
                raise ValueError
            given = FACTION[answer]
            hand[given].remove(answer)

            higher = given in (asked, DOPPELGANGER) and VALUE[answer] > VALUE[led]
            winner = follower if higher or (asked == GOBLIN and given == KNIGHT) else leader
            if phase == 1:
                recruits[winner].append(deck[2 * trick])
                recruits[1 - winner].append(deck[2 * trick + 1])
                if asked == UNDEAD:
                    piles[winner].append(led)
                if given == UNDEAD:
                    piles[winner].append(answer)
            else:
                piles[1 - winner if asked == DWARF else winner].append(led)
                piles[1 - winner if given == DWARF else winner].append(answer)
            leader = turn = winner
        hands = (by_faction(recruits[0]), by_faction(recruits[1]))
    return count_votes(piles)


def by_faction(cards: Sequence[int]) -> list[list[int]]:
    """A hand as five sorted lists."""
    hand: list[list[int]] = [[], [], [], [], []]
    for card in sorted(cards):
        hand[FACTION[card]].append(card)
    return hand


def count_votes(piles: tuple[list[int], list[int]]) -> tuple[int, int]:
    """How many factions each score pile has: more cards, else the higher card."""
    strength = [[(0, -1)] * 5, [(0, -1)] * 5]
    for pile, held in zip(piles, strength, strict=True):
        for card in pile:
            count, best = held[FACTION[card]]
            held[FACTION[card]] = (count + 1, max(best, VALUE[card]))
    ahead = [(mine > theirs) - (mine < theirs) for mine, theirs in zip(*strength, strict=True)]
    return ahead.count(1), ahead.count(-1)
