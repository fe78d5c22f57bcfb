"""Sentences that several files use or that take some looking up, as keys and parameters."""

from __future__ import annotations

from functools import partial

from games.engine import Seat, SeatRef, Text, sentence
from games.five_crowns.best import arrange
from games.five_crowns.cards import ALIKE, Card
from games.five_crowns.view import Round

say = partial(sentence, "five-crowns-")

FEW = 4
"""Up to so many cards a sentence names them; more are counted."""


def laid_down(seat: Seat, hand: int, wild_rank: int) -> Text:
    found = arrange(hand, wild_rank)
    return say(
        "event-laid",
        seat=SeatRef(seat),
        melds=len(found.melds),
        left=found.left,
        count=len(found.left),
        few=len(found.left) <= FEW,
        points=found.penalty,
    )


def round_scored(played: Round) -> Text:
    points = [
        say("points-of-seat", seat=SeatRef(seat), points=penalty) for seat, penalty in enumerate(played.penalties)
    ]
    return say("event-scored", round=played.number, points=points)


def put(key: str, pile: int, drawn: Card, gone: Card) -> Text:
    """That a card is put on a pile which another one, or its copy, leaves."""
    return say(key, pile=pile, card=drawn, gone=gone, same=bool(gone.bit & ALIKE[drawn.index]))


def closed(pile: int, hand: int) -> Text:
    melds = [say("meld", kind=meld.kind.value, cards=meld.cards) for meld in arrange(hand, pile).melds]
    return say("event-closed", pile=pile, melds=melds)
