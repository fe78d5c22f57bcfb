"""How a deal may go on: what a computer player imagines before it decides.

A rollout is a deal played to its end with one way to deal the cards it has not seen, everybody playing any card that
is allowed. To compare two of its own cards it swaps them in the same rollout: the rest stays as it is, so that few
rollouts tell them apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from games.dwarf_king.cards import GOBLIN_5, SORCERER, Card, cards_in, holder_of
from games.dwarf_king.score import deal_score
from games.dwarf_king.tricks import Trick, finished, legal
from games.dwarf_king.view import DwarfView
from games.engine import Seat, set_of


@dataclass(frozen=True, slots=True)
class Rollout:
    """All tricks of a deal, those already played among them, and the piles at its end."""

    tricks: tuple[Trick, ...]
    piles: tuple[int, ...]

    def advantage(self, view: DwarfView, rule: str) -> float:
        """How many points the viewer scores above the mean of the others."""
        points = deal_score(rule, view.special, self.tricks, self.piles, view.length).points
        mine = points[view.me]
        return mine - (sum(points) - mine) / (view.seats - 1)

    def swapped(self, me: Seat, at: int, other: Card) -> Rollout:
        """The rollout in which I play `other` in the trick of number `at`, and there what I played here."""
        mine = _card_of(self.tricks[at], me)
        later = next((n for n in range(at + 1, len(self.tricks)) if _card_of(self.tricks[n], me) is other), None)
        tricks, piles = list(self.tricks), list(self.piles)
        for number, old, new in ((at, mine, other), (later, other, mine)):
            if number is None:
                continue
            before = tricks[number]
            cards = tuple([new if one is old else one for one in before.cards])
            after = finished(before.leader, cards, tricks[number - 1] if number else None)
            piles[before.winner] &= ~set_of(before.cards)
            piles[after.winner] |= set_of(cards)
            tricks[number] = after
        return Rollout(tuple(tricks), tuple(piles))


def rollout(
    view: DwarfView, hands: list[int], rng: Random, *, piles: Sequence[int] | None = None, first: Card | None = None
) -> Rollout:
    """One way in which the deal goes on from these hands; `first` is the next card played.

    The `piles` are those of the view where nothing else is said. A Sorcerer still in a hand is swapped for any card
    after some trick; hands are not exchanged any more.
    """
    hands, won = hands[:], list(piles or view.piles)
    tricks, plays, last = list(view.tricks), view.plays, view.last
    leader: Seat = holder_of(GOBLIN_5, hands) if view.leader is None else view.leader
    while len(tricks) < view.length:
        while len(plays) < view.seats:
            seat = (leader + len(plays)) % view.seats
            chosen = first or _any(cards_in(legal(hands[seat], plays, last)), rng)
            first = None
            hands[seat] ^= chosen.bit
            plays += (chosen,)
        last = finished(leader, plays, last)
        tricks.append(last)
        leader, plays = last.winner, ()
        won[leader] |= set_of(last.cards)
        if view.special is SORCERER:
            _swap_sorcerer(last, hands, won, rng, forced=len(tricks) == view.length - 1)
    return Rollout(tuple(tricks), tuple(won))


def _swap_sorcerer(last: Trick, hands: list[int], piles: list[int], rng: Random, *, forced: bool) -> None:
    for seat, hand in enumerate(hands):
        if hand & SORCERER.bit and (forced or rng.random() < 0.3):
            both = SORCERER.bit | rng.choice(last.cards).bit
            hands[seat] ^= both
            piles[last.winner] ^= both
            return


def _card_of(trick: Trick, seat: Seat) -> Card:
    return trick.cards[(seat - trick.leader) % len(trick.cards)]


def _any(cards: Sequence[Card], rng: Random) -> Card:
    return cards[int(rng.random() * len(cards))]
