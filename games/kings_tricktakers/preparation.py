"""The preparation: what each player has to do, in its order (RULES.md 5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import chain

from games.engine import Seat
from games.kings_tricktakers.cards import TENS, Card
from games.kings_tricktakers.characters import BidCard, Character, Copy, FaceUp
from games.kings_tricktakers.royals import EXHAUSTED, ROYALS, Colour, Queen


class Task(StrEnum):
    GAMBLER = "gambler"
    BERSERKER = "berserker"
    QUEEN = "queen"


GAMBLER, BERSERKER, QUEEN = Task


def may_pay(colour: Colour, queen: Queen, points: int) -> bool:
    return queen is EXHAUSTED and points >= ROYALS[colour].queen_cost


def tasks_of(shown: FaceUp, colour: Colour, queen: Queen, points: int) -> tuple[Task, ...]:
    tasks = (GAMBLER,) * shown.gamblers + (BERSERKER,) * shown.berserkers
    return (*tasks, QUEEN) if may_pay(colour, queen, points) else tasks


def tens_each(seats: int, copies: Iterable[Copy]) -> int:
    """How many reserved Black 10s a BERSERKER brings, given the copies that may be owned (5.5, step 2).

    Both, if two players have but one BERSERKER between them.
    """
    return 2 if seats == 2 and sum([copy.character is Character.BERSERKER for copy in copies]) == 1 else 1


def tens_of(
    seat: Seat, companies: Sequence[tuple[Copy, ...]], bids: Sequence[tuple[BidCard, ...] | None]
) -> list[tuple[Card, ...]]:
    """The reserved Black 10s that each face-up BERSERKER of a player brings, copy by copy (5.5, step 2)."""
    both = tens_each(len(companies), chain(*companies)) == 2
    return [
        TENS if both else (TENS[copy.number - 1],)
        for copy in companies[seat]
        if copy.character is Character.BERSERKER and copy not in (bids[seat] or ())
    ]
