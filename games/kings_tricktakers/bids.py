"""Bids: which cards may be turned, and what the DIPLOMAT may choose after the reveal (RULES.md 5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from games.engine import Seat
from games.kings_tricktakers.actions import Bid, ChooseAlly, CopyBid
from games.kings_tricktakers.characters import DIPLOMAT, JACKS, PLACE, BidCard, Copy
from games.kings_tricktakers.options import LAST_ROUND
from games.kings_tricktakers.royals import Colour


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


def bidder_of(card: BidCard, bids: Sequence[tuple[BidCard, ...] | None]) -> Seat:
    """The seat that turned a card. Raises `ValueError` when nobody did."""
    for seat, bid in enumerate(bids):
        if bid is not None and card in bid:
            return seat
    raise ValueError(card)
