"""New companies and the bids on them: what may be done, and what that does to a game (RULES.md 5.3 and 5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from games.engine import CardRef, Seat, SeatRef
from games.kings_tricktakers import says
from games.kings_tricktakers.actions import TAKE_SET, Bid, ChooseAlly, CopyBid, TakeCharacter, TakeSet, takings_of
from games.kings_tricktakers.characters import (
    DIPLOMAT,
    JACKS,
    PLACE,
    BidCard,
    Character,
    Copy,
    bidder_of,
    copy_of,
    face_up,
    first_of_each,
    joined,
    pool_for,
)
from games.kings_tricktakers.playing import around, start_preparation
from games.kings_tricktakers.position import Position
from games.kings_tricktakers.royals import COLOURS, Colour, king, rank
from games.kings_tricktakers.says import say
from games.kings_tricktakers.start import LAST_ROUND, first_to_pick, royal_sets
from games.kings_tricktakers.view import BID_COMMIT, DIPLOMAT_TARGET, DRAFT_RANK, DRAFT_SNAKE

C = Character
STARTERS: dict[Colour, tuple[Copy, ...]] = {
    Colour.WHITE: (copy_of(C.GAMBLER, 1), copy_of(C.RESISTANT, 1), copy_of(C.COLLECTOR, 1)),
    Colour.YELLOW: (copy_of(C.GAMBLER, 2), copy_of(C.HERMIT, 1), copy_of(C.OPPRESSOR, 1)),
    Colour.BLUE: (copy_of(C.HERMIT, 2), copy_of(C.BERSERKER, 1), copy_of(C.HEALER, 1)),
    Colour.GREEN: (copy_of(C.GAMBLER, 3), copy_of(C.HERMIT, 3), copy_of(C.HEALER, 2)),
    Colour.BLACK: (copy_of(C.RESISTANT, 2), copy_of(C.BERSERKER, 2), copy_of(C.ASSASSIN, 1)),
}
"""The trio of each starter company (5.3.3)."""


def starter_trio(colour: Colour, round_number: int) -> tuple[Copy, ...]:
    """The trio of a player with this royal set: round by round one step along the colours (5.3.3)."""
    return STARTERS[Colour((colour + round_number - 1) % len(Colour))]


@cache
def snake(seats: int, start: Seat) -> tuple[Seat, ...]:
    """The seats in picking order, in the four passes of round 1 (5.3.1)."""
    there = around(seats, start)
    return (there + there[::-1]) * 2


def barred(copy: Copy, previous: Sequence[int], order: Sequence[Seat]) -> Seat | None:
    """The seat that had the copy last round and may not take it in the picks to come, the `order` (5.3.2, step 3)."""
    return next((seat for seat, had in enumerate(previous) if had & copy.bit and seat in order), None)


def open_to(seat: Seat, pool: int, previous: Sequence[int], order: Sequence[Seat]) -> int:
    """The copies of the pool that a seat may take, as a set; `order` are the picks to come.

    Copies of a character are equal in every effect (2.3); the only thing that tells them apart is who is `barred` from
    them. Of those that do not differ the lowest number stands for all.
    """
    found = 0
    for other, had in enumerate(previous):
        theirs = pool & had
        if theirs and other in order:
            pool ^= theirs
            if other != seat:
                found |= first_of_each(theirs)
    return found | first_of_each(pool)


def legal_picks(
    colour: Colour | None, company: tuple[Copy, ...], sets: Sequence[Colour], pool: int
) -> Sequence[TakeSet | TakeCharacter]:
    """The legal picks, sets, then characters (5.3.1 and 5.3.2); `pool` are the copies that are `open_to` the seat."""
    characters = takings_of(pool) if len(company) < 3 else ()
    return characters if colour is not None else [*[TAKE_SET[left] for left in sets], *characters]


def assign_starters(state: Position) -> None:
    """Hand out the starter companies (5.3.3)."""
    if state.round == 1:
        state.colours = royal_sets(state.seats, state.chance)
    for seat in range(state.seats):
        _take_company(state, seat, starter_trio(state.colour(seat), state.round))
    start_bids(state)


def _take_company(state: Position, seat: Seat, company: tuple[Copy, ...]) -> None:
    state.companies[seat] = company
    if state.events is not None:
        crown = CardRef(king(state.colour(seat)))
        state.report(say("event-starter", seat=SeatRef(seat), king=crown, company=company))


def start_draft(state: Position, *, chosen: bool) -> None:
    """Lay out the pool (5.3.1, 5.3.2), or the starter companies (5.3.3)."""
    if not chosen:
        state.pool = pool_for(state.seats, remove_diplomat=state.options.remove_diplomat)
    if state.round == 1 or chosen:
        state.sets = COLOURS
    if state.round == 1:
        state.phase = DRAFT_SNAKE
        first = first_to_pick(state.seats, state.options, state.chance)
        state.order = (around if chosen else snake)(state.seats, first)
    else:
        state.phase = DRAFT_RANK
        state.order = state.by_rank() * (1 if chosen else 3)  # three passes (5.3.2)
    if state.events is not None:
        seats = says.names(state.order[: state.seats])
        state.report(
            say("event-companies", seats=seats) if chosen else say("event-draft", seats=seats, round=state.round)
        )


def take_set(state: Position, seat: Seat, colour: Colour) -> None:
    if state.colours[seat] is None:
        state.colours[seat] = colour
    state.sets = tuple([one for one in state.sets if one is not colour])
    if state.options.company_mode == "chosen":
        _take_company(state, seat, STARTERS[colour])
    elif state.events is not None:
        state.report(say("event-took", seat=SeatRef(seat), card=CardRef(king(colour)), set=True))
    _next_pick(state)


def take_character(state: Position, seat: Seat, copy: Copy) -> None:
    state.companies[seat] = joined(state.companies[seat], copy)
    state.pool ^= copy.bit
    if state.events is not None:
        state.report(say("event-took", seat=SeatRef(seat), card=copy, set=False))
    _next_pick(state)


def _next_pick(state: Position) -> None:
    state.order = state.order[1:]
    if not state.order:
        state.sets = ()
        state.pool = 0
        start_bids(state)


# Bids (5.4)


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
