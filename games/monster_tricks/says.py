"""The sentences of what happens and of what is forbidden, as keys and parameters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.engine import Seat, SeatRef, Text, TextList, card, text
from games.monster_tricks.actions import NEW, VALUES, Play
from games.monster_tricks.cards import Card, victory_code
from games.monster_tricks.results import RoundResult
from games.monster_tricks.rows import Row
from games.monster_tricks.tricks import Trick, targets


@cache
def row(values: Row) -> Text:
    left, middle, right = (value or 0 for value in values)
    return text("monster-tricks-row", left=left, middle=middle, right=right)


@cache
def target(at: int) -> Text:
    return text("monster-tricks-target-new") if at == NEW else text("monster-tricks-target", number=at + 1)


@cache
def round_name(number: int, round_: int) -> Text:
    low, middle, high = VALUES[round_]
    return text("monster-tricks-round", number=number, low=low, middle=middle, high=high)


def effect(before: Trick, joining: Card, seat: Seat) -> str:
    """The effect of a card on a trick, as a selector.

    "takes" the marker, "keeps" the player's own, goes "under" the best card, or is "off" colour.
    """
    if joining.suit != before.best.suit:
        return "off"
    if not before.beaten_by(joining):
        return "under"
    return "keeps" if before.owner == seat else "takes"


def taken(trick: Trick, slot: int, won: int, points: int) -> Text:
    return text(
        "monster-tricks-event-taken",
        owner=SeatRef(trick.owner),
        number=slot + 1,
        best=card(trick.best.code),
        count=won,
        place=place(won),
        active=card(victory_code(points)),
    )


def place(won: int) -> str:
    return ("left", "middle", "right")[(won - 1) % 3]


def round_ends(number: int, result: RoundResult) -> Text:
    return text(
        "monster-tricks-event-round-over",
        round=number,
        results=TextList(
            tuple(
                text("monster-tricks-seat-points", seat=SeatRef(seat), points=points)
                for seat, points in enumerate(result.scores)
            )
        ),
    )


def shared(winners: Sequence[Seat], points: int) -> Text:
    names = TextList(tuple(text("monster-tricks-seat", seat=SeatRef(seat)) for seat in winners))
    return text("monster-tricks-result-shared", winners=names, points=points)


def row_is_laid() -> Text:
    """That a row cannot be changed (RULES.md 5)."""
    return text("monster-tricks-row-is-laid")


def other_row(round_: int) -> Text:
    low, middle, high = VALUES[round_]
    return text("monster-tricks-other-row", low=low, middle=middle, high=high)


def not_there(play: Play, slots: Sequence[Trick | None]) -> Text:
    """Why a card may not go to a target, and where it may go instead (RULES.md 7)."""
    allowed = targets(slots)[play.card.suit]
    places = TextList(tuple(target(at) for at in range(NEW + 1) if allowed >> at & 1))
    if play.target == NEW:
        return text("monster-tricks-no-free-slot", card=card(play.card.code), places=places)
    trick = slots[play.target]
    if trick is None:
        return text("monster-tricks-no-trick-there", card=card(play.card.code), number=play.target + 1, places=places)
    return text(
        "monster-tricks-wrong-colour",
        card=card(play.card.code),
        number=play.target + 1,
        colour=trick.opening.colour.value,
        places=places,
    )
