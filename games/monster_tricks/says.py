"""Sentences that several files use or that take some looking up, as keys and parameters."""

from __future__ import annotations

from functools import cache, partial

from games.engine import CardRef, Seat, SeatRef, Text, sentence
from games.monster_tricks.actions import VALUES
from games.monster_tricks.cards import Card, victory_code
from games.monster_tricks.rows import PLACES, RoundResult
from games.monster_tricks.tricks import Trick

say = partial(sentence, "monster-tricks-")


@cache
def round_name(number: int, round_: int) -> Text:
    low, middle, high = VALUES[round_]
    return say("round", number=number, low=low, middle=middle, high=high)


def played(one: Card, seat: Seat, slot: int, before: Trick | None, trick: Trick) -> Text:
    """That a card opens a trick; or that it takes its marker, keeps it, stays under its best card, or is off colour."""
    if before is None:
        return say("event-opened", seat=SeatRef(seat), card=one, number=slot + 1)
    if one.suit != before.best.suit:
        effect = "off"
    elif trick.best is not one:
        effect = "under"
    else:
        effect = "keeps" if before.owner == seat else "takes"
    return say("event-played", seat=SeatRef(seat), card=one, number=slot + 1, effect=effect, owner=SeatRef(trick.owner))


def taken(trick: Trick, slot: int, won: int, points: int) -> Text:
    return say(
        "event-taken",
        owner=SeatRef(trick.owner),
        number=slot + 1,
        best=trick.best,
        count=won,
        place=("left", "middle", "right")[(won - 1) % PLACES],
        active=CardRef(victory_code(points)),
    )


def round_ends(number: int, result: RoundResult) -> Text:
    scores = [say("seat-points", seat=SeatRef(seat), points=points) for seat, points in enumerate(result.scores)]
    return say("event-round-over", round=number, results=scores)
