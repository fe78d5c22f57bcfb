"""The sentences of what happens and of what is forbidden, as keys and parameters."""

from __future__ import annotations

from games.engine import CardList, Seat, SeatRef, Text, TextList, card, cards, text
from games.five_crowns.actions import Source
from games.five_crowns.best import arrange
from games.five_crowns.cards import ALIKE, Card
from games.five_crowns.melds import Meld
from games.five_crowns.view import Round

FEW = 4
"""Up to so many cards a sentence names them; more are counted."""


def listed(some: tuple[Card, ...]) -> CardList:
    """Return cards as a parameter."""
    return cards([one.code for one in some])


def round_starts(number: int, starter: Seat, first: Card) -> Text:
    """Return that a round begins: cards dealt, wild rank, the card turned up, who plays first."""
    return text(
        "five-crowns-event-round", round=number, rank=number + 2, starter=SeatRef(starter), card=card(first.code)
    )


def drew(seat: Seat, drawn: Card) -> Text:
    """Return which card a seat drew from the draw pile; for its eyes only."""
    return text("five-crowns-event-drew", seat=SeatRef(seat), card=card(drawn.code))


def took(seat: Seat, taken: Card) -> Text:
    """Return that a seat took the top card of the discard pile."""
    return text("five-crowns-event-took", seat=SeatRef(seat), card=card(taken.code))


def discarded(seat: Seat, gone: Card, *, out: bool, source: Source | None) -> Text:
    """Return what a seat discarded, where from it had drawn, and whether it goes out."""
    return text(
        "five-crowns-event-out" if out else "five-crowns-event-discarded",
        seat=SeatRef(seat),
        card=card(gone.code),
        source=str(source),
    )


def meld(one: Meld) -> Text:
    """Return a meld, card by card."""
    return text("five-crowns-meld", kind=one.kind.value, cards=listed(one.cards))


def laid_down(seat: Seat, hand: int, wild_rank: int) -> Text:
    """Return how many melds a seat lays down, what is left over, and what that costs."""
    found = arrange(hand, wild_rank)
    return text(
        "five-crowns-event-laid",
        seat=SeatRef(seat),
        melds=len(found.melds),
        left=listed(found.left),
        count=len(found.left),
        few="yes" if len(found.left) <= FEW else "no",
        points=found.penalty,
    )


def refilled(count: int, top: Card) -> Text:
    """Return that the discard pile became the draw pile."""
    return text("five-crowns-event-refilled", count=count, card=card(top.code))


def stalled(turns: int) -> Text:
    """Return that a round is stopped because nobody goes out."""
    return text("five-crowns-event-stalled", turns=turns)


def round_scored(played: Round) -> Text:
    """Return what a round cost everybody."""
    points = [
        text("five-crowns-points-of-seat", seat=SeatRef(seat), points=penalty)
        for seat, penalty in enumerate(played.penalties)
    ]
    return text("five-crowns-event-scored", round=played.number, points=TextList(tuple(points)))


def pile_changed(pile: int, put: Card, gone: Card) -> Text:
    """Return what a turn of the puzzle did."""
    return text("five-crowns-event-put", pile=pile, card=card(put.code), gone=card(gone.code), same=_same(put, gone))


def putting(pile: int, put: Card, gone: Card) -> Text:
    """Return what is about to be done in the puzzle."""
    return text("five-crowns-says-put", pile=pile, card=card(put.code), gone=card(gone.code), same=_same(put, gone))


def _same(put: Card, gone: Card) -> str:
    """Return "yes" where the pile looks afterwards as it did before."""
    return "yes" if gone.bit & ALIKE[put.index] else "no"


def pile_closed(pile: int, hand: int) -> Text:
    """Return that a pile of the puzzle is complete, and its melds."""
    melds = tuple([meld(one) for one in arrange(hand, pile).melds])
    return text("five-crowns-event-closed", pile=pile, melds=TextList(melds))


def revealed(drawn: Card) -> Text:
    """Return which card is to be placed next in the puzzle."""
    return text("five-crowns-event-revealed", card=card(drawn.code))


def taking(top: Card) -> Text:
    """Return what is about to be done: drawing the top card of the discard pile."""
    return text("five-crowns-says-take", card=card(top.code))


def discarding(gone: Card) -> Text:
    """Return what is about to be done: a discard, without going out."""
    return text("five-crowns-says-discard", card=card(gone.code))


def going_out(gone: Card) -> Text:
    """Return what is about to be done: going out, with this discard."""
    return text("five-crowns-says-out", card=card(gone.code))


def not_held(wanted: Card) -> Text:
    """Return that a card is not in the hand."""
    return text("five-crowns-not-held", card=card(wanted.code))


def already_out(closer: Seat) -> Text:
    """Return that nobody goes out on a last turn."""
    return text("five-crowns-already-out", closer=SeatRef(closer))


def does_not_meld(hand: int, wild_rank: int) -> Text:
    """Return which cards would be left over, so that going out is not possible."""
    found = arrange(hand, wild_rank)
    return text("five-crowns-does-not-meld", left=listed(found.left), points=found.penalty)


def not_in_pile(pile: int, wanted: Card) -> Text:
    """Return that a card is neither in a pile of the puzzle nor the one drawn."""
    return text("five-crowns-not-in-pile", pile=pile, card=card(wanted.code))
