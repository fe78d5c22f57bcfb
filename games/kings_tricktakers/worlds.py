"""Everything hidden, imagined from a view: other hands, discards, the deck, secret bids and payments.

It uses nothing but the view. What a seat has learnt binds it: cards exchanged with it, suits somebody could not
follow, whose BERSERKER brought which reserved ten.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from games.engine import Seat
from games.kings_tricktakers.bids import legal_bids
from games.kings_tricktakers.cards import SUIT, Card, deck_for, set_of
from games.kings_tricktakers.characters import BidCard
from games.kings_tricktakers.royals import ROYALS, Queen
from games.kings_tricktakers.view import KingsView, Phase, Swap


@dataclass(frozen=True, slots=True)
class Hidden:
    """What the view does not show."""

    hands: list[int]
    discards: list[int]
    deck: tuple[Card, ...]
    bids: list[tuple[BidCard, ...] | None]
    paying: list[bool]
    swap: Swap | None


@dataclass(slots=True)
class _Place:
    """A hand or a discard pile of another player, with room for so many cards; `voids` may not lie there."""

    seat: Seat
    room: int
    voids: tuple[int, ...] = ()
    cards: int = 0

    def takes(self, card: Card) -> bool:
        suit = SUIT[card]
        return self.room > 0 and (suit is None or suit not in self.voids)

    def put(self, card: Card) -> None:
        self.cards |= 1 << card
        self.room -= 1


def hidden_in(view: KingsView, rng: Random) -> Hidden:
    """Return a random completion of the view. Every completion is possible; the likelihoods are nearly even."""
    dealt = None
    while dealt is None:
        dealt = _deal(view, rng)
    hands, discards, deck = dealt
    return Hidden(hands, discards, deck, _bids(view, rng), _paying(view, rng), _swap(view, hands, discards, rng))


def _deal(view: KingsView, rng: Random) -> tuple[list[int], list[int], tuple[Card, ...]] | None:
    """Deal the unseen cards: bound ones first, then the hands that are known best. None when a hand is not filled."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    hands = {seat: _Place(seat, view.hand_sizes[seat], view.voids[seat]) for seat in others}
    piles = {seat: _Place(seat, view.discard_sizes[seat]) for seat in others}
    unseen = unseen_by(view)
    rng.shuffle(unseen)
    for card, places in _bound(view, hands, piles):
        if card not in unseen:
            continue
        rooms = [place.room if place.takes(card) else 0 for place in places]
        if not any(rooms):
            return None
        rng.choices(places, rooms)[0].put(card)
        unseen.remove(card)
    tens = {ten for brought in view.reserved for ten in brought}
    free = [card for card in unseen if card not in tens]
    for place in sorted(hands.values(), key=lambda place: -len(place.voids)) + list(piles.values()):
        for card in [card for card in free if place.takes(card)][: place.room]:
            place.put(card)
            free.remove(card)
        if place.room:
            return None
    mine, thrown = set_of(view.hand), set_of(view.discards)
    return (
        [mine if seat == view.seat else hands[seat].cards for seat in range(view.seats)],
        [thrown if seat == view.seat else piles[seat].cards for seat in range(view.seats)],
        tuple(free),
    )


def unseen_by(view: KingsView) -> list[Card]:
    """Return the cards in the round that lie where the viewer cannot look."""
    seen = set(view.hand) | set(view.discards) | {laid.card for laid in view.plays}
    seen |= {laid.card for trick in view.tricks for laid in trick.plays}
    brought = [ten for tens in view.reserved for ten in tens]
    return [card for card in (*deck_for(view.seats), *brought) if card not in seen]


def _bound(view: KingsView, hands: dict[Seat, _Place], piles: dict[Seat, _Place]) -> list[tuple[Card, list[_Place]]]:
    """Return the cards that can only be in certain places: those exchanged with the viewer, and reserved tens."""
    bound: list[tuple[Card, list[_Place]]] = []
    swap = view.swap
    if swap is not None and view.seat in (swap.owner, swap.ally):
        mine = view.seat == swap.owner
        card, partner = (swap.given, swap.ally) if mine else (swap.returned, swap.owner)
        drew = swap.ally_drew if mine else swap.owner_drew
        if card is not None:
            bound.append((card, [hands[partner], piles[partner]] if drew else [hands[partner]]))
    known = {card for card, _ in bound}
    for seat, tens in enumerate(view.reserved):
        keepers = {seat} if swap is None or seat not in (swap.owner, swap.ally) else {swap.owner, swap.ally}
        places = [place for keeper in keepers if keeper != view.seat for place in (hands[keeper], piles[keeper])]
        bound += [(ten, places) for ten in tens if ten not in known]
    return bound


def _bids(view: KingsView, rng: Random) -> list[tuple[BidCard, ...] | None]:
    bids: list[tuple[BidCard, ...] | None] = list(view.bids)
    for seat, committed in enumerate(view.committed):
        if committed and bids[seat] is None:
            bids[seat] = rng.choice(legal_bids(view.companies[seat], view.colour(seat), view.round)).cards
    return bids


def _paying(view: KingsView, rng: Random) -> list[bool]:
    """Return who pays for the Queen: whoever may have decided to, by the toss of a coin."""
    paying = [False] * view.seats
    if view.phase is not Phase.PREPARATION:
        return paying
    for seat in range(view.seats):
        if seat == view.seat:
            paying[seat] = view.paying
        elif view.queens[seat] is Queen.EXHAUSTED and not view.tasks[seat]:
            cost = ROYALS[view.colour(seat)].queen_cost
            paying[seat] = view.vp[seat] >= cost and rng.random() < 0.5
    return paying


def _swap(view: KingsView, hands: list[int], discards: list[int], rng: Random) -> Swap | None:
    """Return the exchange with cards that may have changed hands."""
    swap = view.swap
    if swap is None or view.seat in (swap.owner, swap.ally):
        return swap
    given = _some_card(view, swap.ally, hands, discards, rng)
    returned = _some_card(view, swap.owner, hands, discards, rng) if swap.answered else None
    return replace(swap, given=given, returned=returned)


def _some_card(view: KingsView, seat: Seat, hands: list[int], discards: list[int], rng: Random) -> Card:
    """Return a card that the seat may have received in the exchange: one that it holds, discarded or played."""
    held = hands[seat] | discards[seat]
    played = [laid.card for trick in view.tricks for laid in trick.plays if laid.seat == seat]
    played += [laid.card for laid in view.plays if laid.seat == seat]
    return rng.choice([card for card in range(held.bit_length()) if held >> card & 1] + played)
