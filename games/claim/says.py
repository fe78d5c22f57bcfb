"""Sentences of what happens that several files use, as keys and parameters."""

from __future__ import annotations

from functools import partial

from games.claim.cards import DWARVES, UNDEAD, Card, cards_in
from games.engine import Seat, SeatRef, Text, sentence

say = partial(sentence, "claim-")


def recruited(winner: Seat, prize: Card, played: int) -> Text:
    undead = played & UNDEAD
    return say(
        "event-recruited",
        winner=SeatRef(winner),
        loser=SeatRef(1 - winner),
        prize=prize,
        count=undead.bit_count(),
        undead=cards_in(undead),
    )


def gathered(winner: Seat, played: int) -> Text:
    scored, dwarves = played & ~DWARVES, played & DWARVES
    return say(
        "event-gathered",
        winner=SeatRef(winner),
        loser=SeatRef(1 - winner),
        scored=scored.bit_count(),
        cards=cards_in(scored),
        count=dwarves.bit_count(),
        dwarves=cards_in(dwarves),
    )
