"""Computer players of Monster Tricks. They are given a view and choose one of its legal actions.

The novice plays by whim. The casual player guesses how likely each open trick and each card left in its hand will bring
it one trick more. From these chances follows how likely each card of its row is to be up at the end, and so what an
action is worth: it lays the row, and plays the card, that promise most points. So it bets what its hand can make, and
towards the end takes one trick more or keeps out of it, whichever leaves the better victory card up.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb
from math import pow as power
from random import Random

from games.engine import CardRef, Text, set_of, text
from games.monster_tricks.actions import Lay, MonsterAction, Play
from games.monster_tricks.cards import HAND, SUITS, Card
from games.monster_tricks.rows import Row, active_place
from games.monster_tricks.tricks import FULL, Trick
from games.monster_tricks.view import MonsterView


def novice(view: MonsterView, rng: Random) -> MonsterAction:
    """Lay any row; play by whim, every other time on a trick that becomes or stays its own."""
    mine = [play for play in view.legal if isinstance(play, Play) and _after(view, play).owner == view.me]
    return rng.choice(mine if mine and rng.random() < 0.5 else view.legal)


def casual(view: MonsterView, rng: Random) -> MonsterAction:
    """Do what promises most points in this round; among equals, any."""
    judge = _Judge(view)
    return max(rng.sample(view.legal, len(view.legal)), key=judge.worth)


def ranked(view: MonsterView) -> list[MonsterAction]:
    """Return what may be done, what promises most points first."""
    return sorted(view.legal, key=_Judge(view).worth, reverse=True)


def explain(view: MonsterView, action: MonsterAction) -> Text:
    """Return why the casual player does this."""
    judge = _Judge(view)
    if isinstance(action, Lay):
        tricks, points = sum(judge.gains.values()), judge.worth(action)
        return text("monster-tricks-hint-row", tricks=round(tricks), points=round(points))
    more = "yes" if judge.worth_with(action, won=True) > judge.worth_with(action, won=False) else "no"
    return text("monster-tricks-hint-play", card=CardRef(action.card.code), deed=_deed(view, action), more=more)


def _deed(view: MonsterView, play: Play) -> str:
    """Return in a word what a play does to its trick."""
    before = view.slots[play.target] if play.target < len(view.slots) else None
    after = _after(view, play)
    if before is None:
        return "opens"
    if after.full:
        return "wins" if after.owner == view.me else "ends"
    if after.owner != view.me:
        return "leaves"
    return "keeps" if before.owner == view.me else "takes"


def _after(view: MonsterView, play: Play) -> Trick:
    """Return the trick on which a card is played, with that card."""
    trick = view.slots[play.target] if play.target < len(view.slots) else None
    return Trick.opened(play.card, view.me) if trick is None else trick.joined(play.card, view.me)


RATE = 0.21
"""How likely a card that is played goes on a certain open trick. This and what follows was counted in 600 games."""
LOST = 0.55
"""How likely a card on a trick takes it over, where every card of its colour still out is higher."""
REGAINED = 0.25
"""How likely even the lowest card keeps its trick or wins it back."""
GAIN = {2: 0.36, 3: 0.48, 4: 0.58, 5: 0.62}
"""How likely the highest card of a fresh hand will win a trick, by number of players."""
STEEPNESS = 2.5
"""By how much less likely lower cards do."""
LUCK = 0.02
"""How likely even the lowest card wins one."""


class _Judge:
    """One decision of the casual player."""

    def __init__(self, view: MonsterView) -> None:
        self.view = view
        self.unseen = set_of(view.unseen)
        self.to_come = sum(view.hand_sizes) - 1
        """How many cards are played in this round after the one that is chosen now."""
        self.gains = {card: self._gain(card) for card in view.hand}
        self.keeps = [0.0 if trick is None else self._keeps(trick) for trick in view.slots]

    def worth(self, action: MonsterAction) -> float:
        """Return how many points this round may be expected to bring after an action."""
        if isinstance(action, Lay):
            return _expected(action.values, 0, self.gains.values())
        trick = _after(self.view, action)
        if trick.full:
            return self.worth_with(action, won=trick.owner == self.view.me)
        return self._points(action, 0, self._keeps(trick))

    def worth_with(self, play: Play, *, won: bool) -> float:
        """Return the points to expect if the trick that is played on is won in the end, or lost."""
        return self._points(play, int(won))

    def _points(self, play: Play, more: int, *chances: float) -> float:
        gains = [gain for card, gain in self.gains.items() if card is not play.card]
        keeps = [keeps for slot, keeps in enumerate(self.keeps) if slot != play.target]
        won = self.view.won[self.view.me] + more
        return _expected(self.view.rows[self.view.me], won, (*gains, *keeps, *chances))

    def _gain(self, card: Card) -> float:
        """Return how likely a card of the hand will win a trick: the more, the fewer higher ones are out."""
        out = self.unseen & SUITS[card.suit]
        lower = (out & (card.bit - 1)).bit_count()
        share = lower / out.bit_count() if out else 1.0
        return LUCK + GAIN[self.view.seats] * len(self.view.hand) / HAND * power(share, STEEPNESS)

    def _keeps(self, trick: Trick) -> float:
        """Return how likely an open trick will be filled, and won by the viewer who owns it now."""
        if trick.owner != self.view.me:
            return 0.0
        missing = FULL - len(trick.cards)
        out = self.unseen & SUITS[trick.best.suit]
        higher = (out & ~(2 * trick.best.bit - 1)).bit_count()
        share = higher / out.bit_count() if out else 0.0
        return _filled(missing, self.to_come) * max(REGAINED, (1 - LOST * share) ** missing)


@cache
def _filled(missing: int, to_come: int) -> float:
    """Return how likely a trick gets its missing cards from those still to come."""
    return 1 - sum(comb(to_come, fewer) * RATE**fewer * (1 - RATE) ** (to_come - fewer) for fewer in range(missing))


def _expected(row: Row, won: int, chances: Iterable[float]) -> float:
    """Return the points to expect of a row, when so many tricks are won and each chance may bring one more."""
    up = [0.0, 0.0, 0.0]
    """How likely each card of the row is up; what is missing is the chance of no trick at all."""
    place = active_place(won)
    none = 1.0 if place is None else 0.0
    if place is not None:
        up[place] = 1.0
    for chance in chances:
        left, middle, right = up
        up = [
            left + (none + right - left) * chance,
            middle + (left - middle) * chance,
            right + (middle - right) * chance,
        ]
        none -= none * chance
    return sum((value or 0) * likely for value, likely in zip(row, up, strict=True))
