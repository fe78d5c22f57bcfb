"""The end of phase 2, solved: whoever has counted the cards knows both hands, and nothing is left to chance.

Values are 1, 0 or -1: a win, a draw or a loss for the seat that leads.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.claim.actions import PLAYS, Play
from games.claim.cards import DOPPELGANGERS, DWARVES, FACTION, GOBLIN_ZEROS, PACK, cards_in
from games.claim.tricks import BEATEN_BY
from games.claim.view import ClaimView
from games.claim.votes import judge, vote
from games.engine import set_of

OF_FACTION = tuple(FACTION[card.faction] for card in PACK)
"""By a card's index: all cards of its faction."""
FACTIONS = tuple(FACTION.values())
MAJORITY = 3


def solve(view: ClaimView, tricks: int) -> Play | None:
    """Return a play of the best value, once at most so many tricks are left; None before, or where all lose."""
    if view.phase != 2 or len(view.hand) > tricks:
        return None
    mine, theirs = set_of(view.hand), set_of(view.unseen)
    piles = set_of(view.piles[view.me]), set_of(view.piles[1 - view.me])
    solver = _Solver()
    best, found = -1, None
    for play in view.legal:
        bit = play.card.bit
        if view.led is None:
            value = solver.answered(mine ^ bit, theirs, *piles, play.card.index, best, 1)
        else:
            won = bool(bit & BEATEN_BY[view.led.index])
            value = solver.after(theirs, mine ^ bit, piles[1], piles[0], view.led.bit | bit, won, -1, -best)
            value = -value
        if value > best:
            best, found = value, play
        if best == 1:
            break
    return found


class _Solver:
    """Searches both seats' plays to the end, and remembers positions."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int], tuple[int, int]] = {}
        """By the leader's hand, the other's, and the leader's pile: the least and the most that the leader gets."""

    def led(self, hand: int, other: int, pile: int, other_pile: int, low: int, high: int) -> int:
        """Return the value before a lead, exactly where it lies between `low` and `high`."""
        if not hand:
            winner = judge(pile, other_pile).winner
            return 0 if winner is None else 1 - 2 * winner
        key = hand, other, pile
        least, most = self.known.get(key, (-1, 1))
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        sure = _decided(pile, other_pile, hand | other)
        if sure:
            self.known[key] = sure, sure
            return sure
        best, from_ = -1, max(low, least)
        for index in _apart(hand):
            best = max(best, self.answered(hand ^ 1 << index, other, pile, other_pile, index, from_, high))
            from_ = max(from_, best)
            if best >= high or best >= most:
                break
        if best <= low:
            most = min(most, best)
        elif best >= high:
            least = max(least, best)
        else:
            least = most = best
        self.known[key] = least, most
        return best

    def answered(self, hand: int, other: int, pile: int, other_pile: int, index: int, low: int, high: int) -> int:
        """Return the value for the leader of having led a card, over the best answer."""
        same = other & OF_FACTION[index]
        allowed = same | other & DOPPELGANGERS if same and not 1 << index & DOPPELGANGERS else same or other
        worst = 1
        beats = BEATEN_BY[index]
        for answer in _apart(allowed):
            bit = 1 << answer
            value = self.after(hand, other ^ bit, pile, other_pile, 1 << index | bit, bool(bit & beats), low, high)
            worst = min(worst, value)
            high = min(high, worst)
            if worst <= low or worst == -1:
                break
        return worst

    def after(
        self, hand: int, other: int, pile: int, other_pile: int, both: int, lost: bool, low: int, high: int
    ) -> int:
        """Return the value for the leader of a trick of these two cards, which it may have lost (claim.md 8)."""
        if lost:
            return -self.led(other, hand, other_pile | both & ~DWARVES, pile | both & DWARVES, -high, -low)
        return self.led(hand, other, pile | both & ~DWARVES, other_pile | both & DWARVES, low, high)


def _apart(cards: int) -> Iterator[int]:
    """Yield the places of cards that are worth telling apart, the last first: of the Goblin zeros one."""
    zeros = cards & GOBLIN_ZEROS
    cards ^= zeros & (zeros - 1)
    while cards:
        at = cards.bit_length() - 1
        yield at
        cards ^= 1 << at


def _decided(mine: int, theirs: int, left: int) -> int:
    """Return 1 or -1 where one seat has a majority whatever becomes of the cards that are left, else 0."""
    for_me = for_them = 0
    for faction in FACTIONS:
        ahead = (mine & faction).bit_count() - (theirs & faction).bit_count()
        open_ = (left & faction).bit_count()
        if ahead > open_:
            for_me += 1
        elif -ahead > open_:
            for_them += 1
        elif not open_ and not ahead:
            tie = vote(mine & faction, theirs & faction)
            for_me += tie == 0
            for_them += tie == 1
    return (for_me >= MAJORITY) - (for_them >= MAJORITY)
