"""Everything hidden, imagined from a view: other hands, discards, the deck, secret bids and payments.

It uses nothing but the view. What a seat has learnt binds it: cards exchanged with it, suits somebody could not
follow, reserved tens and the seat whose BERSERKER brought them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from games.engine import RandomDeal, Seat, deal_unseen, set_of
from games.kings_tricktakers.cards import DECK_FOR, Card, cards_in
from games.kings_tricktakers.characters import BidCard, face_up
from games.kings_tricktakers.draft import legal_bids
from games.kings_tricktakers.royals import EXHAUSTED, ROYALS
from games.kings_tricktakers.state import ALIKE, OPEN_LISTS, KingsState
from games.kings_tricktakers.view import PREPARATION, KingsView, Swap

DECK_SET = {seats: set_of(deck) for seats, deck in DECK_FOR.items()}
"""The pack for a number of players, as a set."""


def imagine(view: KingsView, rng: Random) -> KingsState:
    """A world that fits a seat's view: the cards it has not seen dealt anew, secret choices made anew.

    Every such world is possible; the likelihoods are nearly even.
    """
    world = KingsState()
    world.events = None
    for name in ALIKE:
        setattr(world, name, getattr(view, name))
    for name in OPEN_LISTS:
        setattr(world, name, list(getattr(view, name)))
    world.chance = RandomDeal(rng.getrandbits(64))
    world.hands, world.discards, world.deck = _deal(view, rng)
    world.bids = _bids(view, rng)
    world.shown = tuple(map(face_up, world.companies, world.bids)) if view.revealed else ()
    world.paying = _paying(view, rng)
    world.swap = _swap(view, world.hands, world.discards, rng)
    world.signals = list(view.signals)
    world.reserved = [set_of(tens) for tens in view.reserved]
    world.actor = view.to_act[0] if view.to_act else 0
    return world


def _deal(view: KingsView, rng: Random) -> tuple[list[int], list[int], tuple[Card, ...]]:
    seats, me = view.seats, view.seat
    unseen = cards_in(unseen_by(view))
    room = [*view.hand_sizes, *view.discard_sizes]
    if me is not None:
        room[me] = room[seats + me] = 0
    room.append(len(unseen) - sum(room))
    lacks = [*view.voids, *([0] * (seats + 1))]
    for cards, places in _bound(view):
        for place in range(2 * seats + 1):
            if place not in places:
                lacks[place] |= cards
    dealt = deal_unseen(unseen, room, lacks, rng)
    if me is not None:
        dealt[me] = set_of(view.hand)
        dealt[seats + me] = set_of(view.discards)
    return dealt[:seats], dealt[seats:-1], tuple(sorted(cards_in(dealt[-1]), key=lambda _: rng.random()))


def unseen_by(view: KingsView) -> int:
    """Return, as a set, the cards in the round that lie where the viewer cannot look."""
    cards = DECK_SET[view.seats]
    for tens in view.reserved:
        cards |= set_of(tens)
    seen = set_of(view.hand) | set_of(view.discards) | set_of([laid.card for laid in view.plays])
    for trick in view.tricks:
        seen |= set_of([laid.card for laid in trick.plays])
    return cards & ~seen


def _bound(view: KingsView) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield sets of cards that can only be in certain places: those exchanged with the viewer, and reserved tens.

    The place of a seat's hand is its number, that of its discard pile lies as many further on as there are seats.
    """
    swap, seats = view.swap, view.seats
    handed = None
    if swap is not None and view.seat in (swap.owner, swap.ally):
        mine = view.seat == swap.owner
        handed, partner = (swap.given, swap.ally) if mine else (swap.returned, swap.owner)
        drew = swap.ally_drew if mine else swap.owner_drew
        if handed is not None:
            yield handed.bit, (partner, seats + partner) if drew else (partner,)
    for seat, tens in enumerate(view.reserved):
        keepers = (seat,) if swap is None or seat not in (swap.owner, swap.ally) else (swap.owner, swap.ally)
        for ten in tens:
            if ten is not handed:
                yield ten.bit, (*keepers, *(seats + keeper for keeper in keepers))


def _bids(view: KingsView, rng: Random) -> list[tuple[BidCard, ...] | None]:
    bids: list[tuple[BidCard, ...] | None] = list(view.bids)
    for seat, committed in enumerate(view.committed):
        if committed and bids[seat] is None:
            bids[seat] = rng.choice(legal_bids(view.companies[seat], view.colour(seat), view.round)).cards
    return bids


def _paying(view: KingsView, rng: Random) -> list[bool]:
    paying = [False] * view.seats
    if view.phase is not PREPARATION:
        return paying
    for seat in range(view.seats):
        if seat == view.seat:
            paying[seat] = view.paying
        elif view.queens[seat] is EXHAUSTED and not view.tasks[seat]:
            cost = ROYALS[view.colour(seat)].queen_cost
            paying[seat] = view.vp[seat] >= cost and rng.random() < 0.5
    return paying


def _swap(view: KingsView, hands: list[int], discards: list[int], rng: Random) -> Swap | None:
    swap = view.swap
    if swap is None or view.seat in (swap.owner, swap.ally):
        return swap
    given = _some_card(view, swap.ally, hands, discards, rng)
    returned = _some_card(view, swap.owner, hands, discards, rng) if swap.answered else None
    return replace(swap, given=given, returned=returned)


def _some_card(view: KingsView, seat: Seat, hands: list[int], discards: list[int], rng: Random) -> Card:
    held = cards_in(hands[seat] | discards[seat])
    played = [laid.card for trick in view.tricks for laid in trick.plays if laid.seat == seat]
    played += [laid.card for laid in view.plays if laid.seat == seat]
    return rng.choice([*held, *played])
