"""The end of phase 2, solved: whoever has counted the cards knows both hands, and nothing is left to chance.

Values are 1, 0 or -1: a win, a draw or a loss for the seat that leads.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.claim.actions import Play
from games.claim.cards import DOPPELGANGERS, DWARVES, FACTION, GOBLIN_ZEROS, PACK
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
            value = solver.answered(Position(mine ^ bit, theirs, *piles), play.card.index, best, 1)
        else:
            before = Position(theirs, mine ^ bit, piles[1], piles[0])
            after, leads = before.after(view.led.bit | bit, lost=bool(bit & BEATEN_BY[view.led.index]))
            value = -solver.led(after, -1, -best) if leads else solver.led(after, best, 1)
        if value > best:
            best, found = value, play
        if best == 1:
            break
    return found


class Position(NamedTuple):
    """Where a trick begins, or was begun: the leader's hand and the other's, the piles of both."""

    hand: int
    other: int
    pile: int
    other_pile: int

    def after(self, trick: int, *, lost: bool) -> tuple[Position, bool]:
        """Return what comes after a trick of these two cards (claim.md 8), and whether the leader leads again."""
        hand, other, pile, other_pile = self
        if lost:
            return Position(other, hand, other_pile | trick & ~DWARVES, pile | trick & DWARVES), False
        return Position(hand, other, pile | trick & ~DWARVES, other_pile | trick & DWARVES), True


class _Solver:
    """Searches both seats' plays to the end, and remembers positions."""

    def __init__(self) -> None:
        self.known: dict[Position, tuple[int, int]] = {}
        """The least and the most that the leader gets, as far as was found out."""

    def led(self, at: Position, low: int, high: int) -> int:
        """Return the value before a lead, exactly where it lies between `low` and `high`."""
        least, most = self.known.get(at, (-1, 1))
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        sure = _decided(at)
        if sure is not None:
            self.known[at] = sure, sure
            return sure
        best = -1
        for index in _apart(at.hand):
            before = Position(at.hand ^ 1 << index, at.other, at.pile, at.other_pile)
            best = max(best, self.answered(before, index, max(low, least, best), high))
            if best >= min(high, most):
                break
        least, most = (least, min(most, best)) if best <= low else (max(least, best), most if best >= high else best)
        self.known[at] = least, most
        return best

    def answered(self, at: Position, index: int, low: int, high: int) -> int:
        """Return the value for the leader of having led a card, over the best answer."""
        led, other = 1 << index, at.other
        same = other & OF_FACTION[index]
        allowed = same | other & DOPPELGANGERS if same and not led & DOPPELGANGERS else same or other
        beats = BEATEN_BY[index]
        worst = 1
        for answer in _apart(allowed):
            bit = 1 << answer
            before = Position(at.hand, other ^ bit, at.pile, at.other_pile)
            after, leads = before.after(led | bit, lost=bool(bit & beats))
            limit = min(high, worst)
            worst = min(worst, self.led(after, low, limit) if leads else -self.led(after, -limit, -low))
            if worst <= low:
                break
        return worst


def _apart(cards: int) -> Iterator[int]:
    """Yield the places of cards that are worth telling apart, the last first: of the Goblin zeros one."""
    zeros = cards & GOBLIN_ZEROS
    cards ^= zeros & (zeros - 1)
    while cards:
        at = cards.bit_length() - 1
        yield at
        cards ^= 1 << at


def _decided(at: Position) -> int | None:
    """Return the leader's value where the cards that are left cannot change it any more, None elsewhere."""
    hand, other, pile, other_pile = at
    if not hand:
        winner = judge(pile, other_pile).winner
        return 0 if winner is None else 1 - 2 * winner
    left = hand | other
    for_leader = for_other = 0
    for faction in FACTIONS:
        mine, theirs, open_ = pile & faction, other_pile & faction, (left & faction).bit_count()
        ahead = mine.bit_count() - theirs.bit_count()
        if not open_ and not ahead:
            holder = vote(mine, theirs)
            for_leader += holder == 0
            for_other += holder == 1
        elif abs(ahead) > open_:
            for_leader += ahead > 0
            for_other += ahead < 0
    if for_leader >= MAJORITY:
        return 1
    return -1 if for_other >= MAJORITY else None
