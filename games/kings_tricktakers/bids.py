"""Bids: which cards may be turned, what the DIPLOMAT may choose, and what this does to a game (RULES.md 5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from games.engine import Seat, SeatRef
from games.kings_tricktakers import says
from games.kings_tricktakers.actions import Bid, ChooseAlly, CopyBid
from games.kings_tricktakers.characters import DIPLOMAT, JACKS, PLACE, BidCard, Copy, bidder_of, face_up
from games.kings_tricktakers.options import LAST_ROUND
from games.kings_tricktakers.playing import start_preparation
from games.kings_tricktakers.position import Position
from games.kings_tricktakers.royals import Colour, rank
from games.kings_tricktakers.says import say
from games.kings_tricktakers.view import BID_COMMIT, DIPLOMAT_TARGET


@cache
def legal_bids(company: tuple[Copy, ...], colour: Colour, round_number: int) -> tuple[Bid, ...]:
    """The sets of cards a player may turn face down (5.4.1)."""
    cards: tuple[BidCard, ...] = company
    sizes = [1]
    if round_number == LAST_ROUND:
        cards += (JACKS[colour],)
        sizes = [1, 2]
    bids = [Bid(chosen) for size in sizes for chosen in combinations(cards, size)]
    if DIPLOMAT in company:
        return Bid(()), *(bid for bid in bids if DIPLOMAT in bid.cards)
    return tuple(bids)


def legal_targets(owner: Seat, bids: Sequence[tuple[BidCard, ...] | None]) -> list[ChooseAlly | CopyBid]:
    """The allies that the DIPLOMAT's owner may choose, or the bid cards that the DIPLOMAT may copy (5.4.3)."""
    others = [seat for seat in range(len(bids)) if seat != owner]
    if DIPLOMAT in (bids[owner] or ()):
        return [CopyBid(card) for card in sorted((card for seat in others for card in bids[seat] or ()), key=PLACE)]
    return [ChooseAlly(seat) for seat in others]


def start_bids(state: Position) -> None:
    """Give the token to the lowest rank (5.3.4) and ask everybody for a bid."""
    state.first = state.by_rank()[0]
    state.phase = BID_COMMIT
    if state.events is not None:
        lowest = rank(state.colour(state.first), played=state.kings[state.first])
        state.report(say("event-first", seat=SeatRef(state.first), rank=lowest))


def bid(state: Position, seat: Seat, cards: tuple[BidCard, ...]) -> None:
    state.bids[seat] = cards
    if state.events is not None:
        state.report(say("event-committed", seat=SeatRef(seat)))
    if None in state.bids:
        return
    state.shown = tuple(map(face_up, state.companies, state.bids))
    if state.events is not None:
        for bidder, bid in enumerate(state.bids):
            state.report(says.bid(bidder, bid or ()))
    owner = state.diplomat
    if owner is None:
        start_preparation(state)
    else:
        state.phase = DIPLOMAT_TARGET
        state.actor = owner


def choose_ally(state: Position, seat: Seat, ally: Seat) -> None:
    """Settle whose result the DIPLOMAT's owner shares (5.4.3)."""
    state.ally = ally
    if state.events is not None:
        state.report(say("event-ally", seat=SeatRef(seat), ally=SeatRef(ally)))
    start_preparation(state)


def copy_bid(state: Position, seat: Seat, bid: BidCard) -> None:
    """Settle which bid the DIPLOMAT copies (5.4.3)."""
    state.copied = bid
    if state.events is not None:
        other = SeatRef(bidder_of(bid, state.bids))
        state.report(say("event-copy", seat=SeatRef(seat), other=other, card=bid, pays=says.pays(bid)))
    start_preparation(state)
