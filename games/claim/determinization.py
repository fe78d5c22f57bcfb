"""Random states that fit what a seat knows."""

from __future__ import annotations

from random import Random

from games.claim.cards import FACTION, Card
from games.claim.hands import hand_of
from games.claim.state import ClaimState
from games.claim.tells import unlikely
from games.claim.view import ClaimView
from games.engine import RandomDeal, set_of

SELDOM = 10
"""How much less often the other hand holds a card that it would sooner have played than any other card."""


def imagine(view: ClaimView, rng: Random) -> ClaimState:
    """A world that fits the view of a seat.

    The cards the seat has not seen are dealt anew to the other hand (never of a faction it showed not to hold),
    to the unknown part of the other recruits, and to the deck; the games to come are shuffled anew. In phase 2
    nothing is left to chance: every card not seen elsewhere is in the other hand. All such worlds are equally likely,
    but that a card which the other seat would sooner have played is seldom in its hand.
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
    state.known = [set_of(cards) for cards in view.known_recruits]
    state.voids = [sum([FACTION[faction] for faction in shown]) for shown in view.voids]
    state.piles = [set_of(cards) for cards in view.piles]
    state.discard = set_of(view.discard)

    seldom, voids = unlikely(view), state.voids[other]
    possible = [card for card in view.unseen if not card.bit & voids]
    held = _drawn(possible, seldom, rng)[: view.hand_sizes[other]]
    rest = sorted([card for card in view.unseen if card not in held], key=lambda _: rng.random())
    blind = rest[: view.recruit_sizes[other] - len(view.known_recruits[other])]
    hands = hand_of(view.hand), hand_of(held)
    recruits = view.recruits, (*view.known_recruits[other], *blind)
    state.hands = [hands[mine], hands[other]]
    state.recruits = [recruits[mine], recruits[other]]
    state.deck = (() if view.prize is None else (view.prize,)) + tuple(rest[len(blind) :])
    state.drawn = 0
    state.past = view.past
    state.last = None
    if view.last is not None:
        last = view.last
        # Where the other seat drew the blind card, it is one of those just imagined.
        drawn = last.blind or (blind[-1] if blind else None)
        state.last = (last.led, last.answer, last.leader, last.winner, last.prize, drawn)
    return state


def _drawn(cards: list[Card], seldom: int, rng: Random) -> list[Card]:
    return sorted(cards, key=lambda card: rng.random() ** (SELDOM if card.bit & seldom else 1), reverse=True)
