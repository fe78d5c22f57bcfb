"""Sentences that several files use or that take some looking up, as keys and parameters."""

from __future__ import annotations

from games.engine import CardList, Seat, SeatRef, Text, TextList, card, cards, text
from games.five_crowns.best import arrange
from games.five_crowns.cards import ALIKE, Card
from games.five_crowns.view import Round

FEW = 4
"""Up to so many cards a sentence names them; more are counted."""


def listed(some: tuple[Card, ...]) -> CardList:
    return cards([one.code for one in some])


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


def round_scored(played: Round) -> Text:
    points = [
        text("five-crowns-points-of-seat", seat=SeatRef(seat), points=penalty)
        for seat, penalty in enumerate(played.penalties)
    ]
    return text("five-crowns-event-scored", round=played.number, points=TextList(tuple(points)))


def put(key: str, pile: int, drawn: Card, gone: Card) -> Text:
    """That a card is put on a pile which another one, or its copy, leaves."""
    same = "yes" if gone.bit & ALIKE[drawn.index] else "no"
    return text(key, pile=pile, card=card(drawn.code), gone=card(gone.code), same=same)


def closed(pile: int, hand: int) -> Text:
    melds = [
        text("five-crowns-meld", kind=meld.kind.value, cards=listed(meld.cards)) for meld in arrange(hand, pile).melds
    ]
    return text("five-crowns-event-closed", pile=pile, melds=TextList(tuple(melds)))


def revealed(drawn: Card) -> Text:
    return text("five-crowns-event-revealed", card=card(drawn.code))


def going_out(gone: Card) -> Text:
    return text("five-crowns-says-out", card=card(gone.code))
