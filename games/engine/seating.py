"""The seat that begins, where an option names it."""

from __future__ import annotations

from collections.abc import Callable

from games.engine.deal import Deal
from games.engine.errors import BadSetup
from games.engine.text import Seat, Text


def first_seat(chosen: str, seats: int, chance: Deal, label: str, refusal: Callable[[int], Text]) -> Seat:
    """The seat of an option that is "random" or "seat0", "seat1" …; chance draws it under a label.

    Raises `BadSetup` with the refusal, which is given the number of the seat counted from 1, if nobody can sit there.
    """
    if chosen == "random":
        return chance.below(seats, label)
    seat = int(chosen.removeprefix("seat"))
    if seat >= seats:
        raise BadSetup(refusal(seat + 1))
    return seat
