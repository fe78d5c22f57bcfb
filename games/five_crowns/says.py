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
    return cards([one.code for one in some])


def round_starts(number: int, starter: Seat, first: Card) -> Text:
    return text(
        "five-crowns-event-round", round=number, rank=number + 2, starter=SeatRef(starter), card=card(first.code)
    )


def drew(seat: Seat, drawn: Card) -> Text:
    return text("five-crowns-event-drew", seat=SeatRef(seat), card=card(drawn.code))


def took(seat: Seat, taken: Card) -> Text:
    return text("five-crowns-event-took", seat=SeatRef(seat), card=card(taken.code))


def discarded(seat: Seat, gone: Card, *, out: bool, source: Source | None) -> Text:
    return text(
        "five-crowns-event-out" if out else "five-crowns-event-discarded",
        seat=SeatRef(seat),
        card=card(gone.code),
        source=str(source),
    )


def meld(one: Meld) -> Text:
    return text("five-crowns-meld", kind=one.kind.value, cards=listed(one.cards))


def laid_down(seat: Seat, hand: int, wild_rank: int) -> Text:
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
    return text("five-crowns-event-refilled", count=count, card=card(top.code))


def round_scored(played: Round) -> Text:
    points = [
        text("five-crowns-points-of-seat", seat=SeatRef(seat), points=penalty)
        for seat, penalty in enumerate(played.penalties)
    ]
    return text("five-crowns-event-scored", round=played.number, points=TextList(tuple(points)))


def pile_changed(pile: int, put: Card, gone: Card) -> Text:
    return text("five-crowns-event-put", pile=pile, card=card(put.code), gone=card(gone.code), same=_same(put, gone))


def putting(pile: int, put: Card, gone: Card) -> Text:
    return text("five-crowns-says-put", pile=pile, card=card(put.code), gone=card(gone.code), same=_same(put, gone))


def _same(put: Card, gone: Card) -> str:
    return "yes" if gone.bit & ALIKE[put.index] else "no"


def pile_closed(pile: int, hand: int) -> Text:
    melds = tuple([meld(one) for one in arrange(hand, pile).melds])
    return text("five-crowns-event-closed", pile=pile, melds=TextList(melds))


def revealed(drawn: Card) -> Text:
    return text("five-crowns-event-revealed", card=card(drawn.code))


def going_out(gone: Card) -> Text:
    return text("five-crowns-says-out", card=card(gone.code))


def does_not_meld(hand: int, wild_rank: int) -> Text:
    found = arrange(hand, wild_rank)
    return text("five-crowns-does-not-meld", left=listed(found.left), points=found.penalty)
