"""Random states that fit what a seat knows."""

from __future__ import annotations

from random import Random

from games.engine import RandomDeal, Seat
from tests.toy_game.cards import PACK, colour
from tests.toy_game.start import HAND
from tests.toy_game.state import TRICKS, HillState
from tests.toy_game.view import HillView, Phase


def imagine(view: HillView, rng: Random) -> HillState:
    """Deal the cards the viewer has not seen among the others, none into a hand that is known to lack its colour.

    Not quite uniform: the hands that are known best are filled first.
    """
    world = HillState(view.seats, view.options, RandomDeal(rng.getrandbits(64)))
    world.events = None
    world.phase = view.phase
    world.leader = view.leader
    world.trick = view.trick
    world.tricks = view.tricks
    world.winners = view.winners
    world.points = list(view.points)
    world.voids = list(view.voids)
    world.wind = view.wind
    world.hands[view.me] = view.hand
    world.buried[view.me] = view.buried
    world.routes[view.me] = view.route
    if view.phase is Phase.OVER:
        world.routes = list(view.routes)
        seen = {card for route in view.routes for card in route}
    else:
        seen = {*view.hand, *view.route}
    seen |= {*view.buried, *(card for trick in (*view.tricks, view.trick) if trick for _, card in trick.plays)}
    unseen = [card for card in PACK if card not in seen]
    others = sorted((seat for seat in range(view.seats) if seat != view.seat), key=lambda seat: -len(view.voids[seat]))
    while not _filled(world, view, others, rng.sample(unseen, len(unseen))):
        pass
    return world


def _filled(world: HillState, view: HillView, others: list[Seat], unseen: list[int]) -> bool:
    """Fill the others' hands, routes and buried cards from the unseen; False when a hand cannot be filled."""
    for other in others:
        size = view.hand_sizes[other]
        climbing = view.phase is Phase.CLIMB and view.chosen[other]
        if climbing:
            size = HAND - TRICKS - view.options.bury
        fitting = [card for card in unseen if colour(card) not in view.voids[other]][:size]
        if len(fitting) < size:
            return False
        for card in fitting:
            unseen.remove(card)
        world.hands[other] = () if climbing else tuple(sorted(fitting))
        if climbing:
            world.routes[other] = tuple(fitting)
    for other in others:
        if view.phase is not Phase.BURY or view.chosen[other]:
            world.buried[other] = tuple(sorted(unseen.pop() for _ in range(view.options.bury)))
    return True
