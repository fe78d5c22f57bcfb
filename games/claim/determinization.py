"""Random states that fit what a seat knows, and what the plays of phase 1 tell of the other hand.

Where a seat would clearly sooner have played another card, judged as the casual player does by what everybody saw, it
hardly holds that card: it lost a good prize for want of one that takes it, or took it with more than was needed. Of
the cards that a seat cannot see a fifth is told so on average, and the other hand holds a twelfth of those in place
of a third.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from games.claim.cards import ALL, DOPPELGANGERS, FACTION, Card, cards_in
from games.claim.computer import Contest, stake
from games.claim.state import ClaimState
from games.claim.tricks import hand_of, shows_void
from games.claim.view import ClaimView, PastTrick
from games.engine import RandomDeal, Seat, set_of

SELDOM = 10
"""How much less often the other hand holds a card that it would sooner have played than any other card."""
CLEARLY = 0.5
"""How much more a card must have been worth, in percent of a game."""
HAND = 13


def imagine(view: ClaimView, rng: Random) -> ClaimState:
    """A world that fits the view of a seat.

    The cards the seat has not seen are dealt anew to the other hand, the unknown part of the other recruits, and the
    deck; the games to come are shuffled anew. All such worlds are equally likely, but that a card which the other seat
    would sooner have played is seldom in its hand.
    """
    mine, other = view.me, 1 - view.me
    state = ClaimState()
    state.events = None
    state.options = view.options
    state.chance = RandomDeal(rng.getrandbits(64))
    state.results = view.results
    state.first_leader = view.first_leader
    state.phase = view.phase
    state.trick = view.trick
    state.leader = view.leader
    state.led = view.led
    state.awaited = view.to_act
    state.known = list(view.known_recruits)
    state.voids = list(view.voids)
    state.piles = list(view.piles)
    state.discard = view.discard

    unseen = view.unseen
    held = set_of(_drawn(unseen & ~view.voids[other], unlikely(view), rng)[: view.hand_sizes[other]])
    rest = sorted(cards_in(unseen & ~held), key=lambda _: rng.random())
    blind = rest[: view.recruit_sizes[other] - view.known_recruits[other].bit_count()]
    hands = hand_of(view.hand), hand_of(held)
    recruits = view.recruits, view.known_recruits[other] | set_of(blind)
    state.hands = [hands[mine], hands[other]]
    state.recruits = [recruits[mine], recruits[other]]
    state.deck = (() if view.prize is None else (view.prize,)) + tuple(rest[len(blind) :])
    state.drawn = 0
    state.past = view.past
    # Where the other seat drew the blind card, it is one of those just imagined.
    state.last = view.last and view.last._replace(blind=view.last.blind or (blind[-1] if blind else None))
    return state


def _drawn(cards: int, seldom: int, rng: Random) -> list[Card]:
    return sorted(cards_in(cards), key=lambda card: rng.random() ** (SELDOM if card.bit & seldom else 1), reverse=True)


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
            found |= _rather(Contest(stake(prize, unseen), led, 0, 0), answer, answers)
        unseen &= ~answer.bit
    if led_now is not None and prize_now is not None:
        unseen &= ~prize_now.bit
        found |= _rather(_lead(prize_now, unseen, void, HAND - len(past)), led_now, unseen)
    return found


def _lead(prize: Card, unseen: int, void: int, size: int) -> Contest:
    return Contest(stake(prize, unseen), None, unseen & ~void, size)


def _rather(trick: Contest, played: Card, cards: int) -> int:
    """Those cards that are clearly worth more in this trick than the card which was played."""
    enough = trick.worth(played) + CLEARLY
    return sum([card.bit for card in cards_in(cards) if trick.worth(card) > enough])
