"""Inferences about the other hand from the plays of phase 1.

Where a seat would clearly sooner have played another card, judged as the casual player does by what everybody saw, it
hardly holds that card: it lost a good prize for want of one that takes it, or took it with more than was needed. Of
the cards that a seat cannot see a fifth is told so on average, and the other hand holds a twelfth of those in place
of a third.
"""

from __future__ import annotations

from functools import lru_cache

from games.claim.cards import ALL, DOPPELGANGERS, FACTION, Card, cards_in
from games.claim.computer import Contest, stake
from games.claim.tricks import shows_void
from games.claim.view import ClaimView, PastTrick
from games.engine import Seat

CLEARLY = 0.5
"""How much more a card must have been worth, in percent of a game."""
HAND = 13


def unlikely(view: ClaimView) -> int:
    """The cards, a set, that the other seat would sooner have played if it held them."""
    other = 1 - view.me
    return _unlikely(view.past, other, view.led if view.leader == other else None, view.prize)


@lru_cache(maxsize=64)
def _unlikely(past: tuple[PastTrick, ...], seat: Seat, led_now: Card | None, prize_now: Card | None) -> int:
    unseen, void, found = ALL, 0, 0
    for trick, (led, answer, leader, prize) in enumerate(past):
        unseen &= ~prize.bit
        if leader == seat:
            found |= _rather(_lead(prize, unseen, void, HAND - trick), led, unseen)
            unseen &= ~led.bit
            void |= FACTION[led.faction] if shows_void(led, answer) else 0
        else:
            unseen &= ~led.bit
            answers = unseen if shows_void(led, answer) else unseen & (FACTION[led.faction] | DOPPELGANGERS)
            found |= _rather(Contest(stake(prize, cards_in(unseen)), led, 0, 0), answer, answers)
        unseen &= ~answer.bit
    if led_now is not None and prize_now is not None:
        unseen &= ~prize_now.bit
        found |= _rather(_lead(prize_now, unseen, void, HAND - len(past)), led_now, unseen)
    return found


def _lead(prize: Card, unseen: int, void: int, size: int) -> Contest:
    return Contest(stake(prize, cards_in(unseen)), None, unseen & ~void, size)


def _rather(trick: Contest, played: Card, cards: int) -> int:
    """Those cards that are clearly worth more in this trick than the card which was played."""
    enough = trick.worth(played) + CLEARLY
    return sum([card.bit for card in cards_in(cards) if trick.worth(card) > enough])
