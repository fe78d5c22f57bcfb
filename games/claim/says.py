"""Sentences of what happens that several files use, as keys and parameters."""

from __future__ import annotations

from games.claim.cards import DWARVES, UNDEAD, Card, cards_in
from games.engine import CardList, Seat, SeatRef, Text, card, cards, text


def listed(mask: int) -> CardList:
    return cards([one.code for one in cards_in(mask)])


def prize_revealed(prize: Card) -> Text:
    return text("claim-event-prize", prize=card(prize.code))


def recruited(winner: Seat, prize: Card, played: int) -> Text:
    undead = played & UNDEAD
    return text(
        "claim-event-recruited",
        winner=SeatRef(winner),
        loser=SeatRef(1 - winner),
        prize=card(prize.code),
        count=undead.bit_count(),
        undead=listed(undead),
    )


def drew(seat: Seat, blind: Card) -> Text:
    return text("claim-event-drew", seat=SeatRef(seat), card=card(blind.code))


def gathered(winner: Seat, played: int) -> Text:
    scored, dwarves = played & ~DWARVES, played & DWARVES
    return text(
        "claim-event-gathered",
        winner=SeatRef(winner),
        loser=SeatRef(1 - winner),
        scored=scored.bit_count(),
        cards=listed(scored),
        count=dwarves.bit_count(),
        dwarves=listed(dwarves),
    )
