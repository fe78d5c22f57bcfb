"""The worlds that a computer player imagines: they fit the seat's knowledge."""

from __future__ import annotations

from random import Random

from games.engine import RandomDeal, set_of
from games.five_crowns.actions import Source
from games.five_crowns.cards import cards_in
from games.five_crowns.solo_state import SoloState
from games.five_crowns.state import CrownsState
from games.five_crowns.view import AnyView, CrownsView, SoloView


def imagine(view: AnyView, rng: Random) -> CrownsState | SoloState:
    """A world that fits a seat's view, every such world equally likely."""
    return imagine_puzzle(view, rng) if isinstance(view, SoloView) else imagine_game(view, rng)


def imagine_puzzle(view: SoloView, rng: Random) -> SoloState:
    state = SoloState()
    state.events = None
    state.awaited = view.to_act
    state.piles = list(view.piles)
    state.closed = list(view.closed)
    to_come = list(cards_in(view.to_come))
    rng.shuffle(to_come)
    state.pile = (view.drawn, *to_come) if view.drawn is not None else tuple(to_come)
    state.gone = 0
    state.discards = view.discards
    return state


def imagine_game(view: CrownsView, rng: Random) -> CrownsState:
    """A game whose rounds and refills to come are shuffled anew.

    The unseen cards are dealt anew to the other hands and the draw pile. After a refill it is public which cards
    can be in the pile, and for how many of a hand's unknown cards that cannot be true: those are dealt apart.
    """
    state = CrownsState()
    state.events = None
    state.options = view.options
    state.chance = RandomDeal(rng.getrandbits(64))
    state.round = view.round
    state.dealer = view.dealer
    state.turns = view.turns
    state.awaited = view.to_act
    state.closer = view.closer
    state.source = view.source
    state.closers = None
    state.known = list(view.known)
    state.laid = list(view.laid)
    state.discards = list(view.discards)
    state.drawable = view.drawable
    state.refills = 0
    state.totals = list(view.totals)
    state.rounds = view.rounds

    settled = list(cards_in(view.unseen & ~view.drawable))
    loose = list(cards_in(view.unseen & view.drawable))
    rng.shuffle(settled)
    rng.shuffle(loose)
    state.hands = list(view.known)
    state.drawn = view.drawn
    for seat in range(view.seats):
        if seat == view.seat:
            state.hands[seat] = view.hand
            continue
        dealt = [settled.pop() for _ in range(view.settled[seat])]
        drawn = [loose.pop() for _ in range(view.hand_sizes[seat] - view.known[seat].bit_count() - len(dealt))]
        state.hands[seat] |= set_of(dealt) | set_of(drawn)
        if view.source is Source.PILE and seat == view.player:
            state.drawn = drawn[0]
    state.pile = tuple(loose)
    state.gone = 0
    return state
