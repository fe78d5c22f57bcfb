"""New companies: open draft and starter companies (RULES.md 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.engine import Seat
from games.kings_tricktakers.actions import TAKE_SET, TakeCharacter, TakeSet, takings_of
from games.kings_tricktakers.characters import Character, Copy, copy_of, first_of_each
from games.kings_tricktakers.royals import Colour, rank

C = Character
STARTERS: dict[Colour, tuple[Copy, ...]] = {
    Colour.WHITE: (copy_of(C.GAMBLER, 1), copy_of(C.RESISTANT, 1), copy_of(C.COLLECTOR, 1)),
    Colour.YELLOW: (copy_of(C.GAMBLER, 2), copy_of(C.HERMIT, 1), copy_of(C.OPPRESSOR, 1)),
    Colour.BLUE: (copy_of(C.HERMIT, 2), copy_of(C.BERSERKER, 1), copy_of(C.HEALER, 1)),
    Colour.GREEN: (copy_of(C.GAMBLER, 3), copy_of(C.HERMIT, 3), copy_of(C.HEALER, 2)),
    Colour.BLACK: (copy_of(C.RESISTANT, 2), copy_of(C.BERSERKER, 2), copy_of(C.ASSASSIN, 1)),
}
"""The trio of each starter company (5.3.3)."""


def starter_trio(colour: Colour, round_number: int) -> tuple[Copy, ...]:
    """The trio of a player with this royal set: round by round one step along the colours (5.3.3)."""
    return STARTERS[Colour((colour + round_number - 1) % len(Colour))]


@cache
def around(seats: int, start: Seat) -> tuple[Seat, ...]:
    return tuple((start + step) % seats for step in range(seats))


@cache
def snake(seats: int, start: Seat) -> tuple[Seat, ...]:
    """The seats in picking order, in the four passes of round 1 (5.3.1)."""
    there = around(seats, start)
    return (there + there[::-1]) * 2


@cache
def by_rank(colours: tuple[Colour, ...], played: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The seats by ascending rank of their Kings (4.4)."""
    ranks = [rank(colour, played=up) for colour, up in zip(colours, played, strict=True)]
    return tuple(sorted(range(len(ranks)), key=ranks.__getitem__))


def barred(copy: Copy, previous: Sequence[int], order: Sequence[Seat]) -> Seat | None:
    """The seat that had the copy last round and may not take it in the picks to come, the `order` (5.3.2, step 3)."""
    return next((seat for seat, had in enumerate(previous) if had & copy.bit and seat in order), None)


def open_to(seat: Seat, pool: int, previous: Sequence[int], order: Sequence[Seat]) -> int:
    """The copies of the pool that a seat may take, as a set; `order` are the picks to come.

    Copies of a character are equal in every effect (2.3); the only thing that tells them apart is who is `barred` from
    them. Of those that do not differ the lowest number stands for all.
    """
    found = 0
    for other, had in enumerate(previous):
        theirs = pool & had
        if theirs and other in order:
            pool ^= theirs
            if other != seat:
                found |= first_of_each(theirs)
    return found | first_of_each(pool)


def legal_picks(
    colour: Colour | None, company: tuple[Copy, ...], sets: Sequence[Colour], pool: int
) -> Sequence[TakeSet | TakeCharacter]:
    """The legal picks, sets, then characters (5.3.1 and 5.3.2); `pool` are the copies that are `open_to` the seat."""
    characters = takings_of(pool) if len(company) < 3 else ()
    return characters if colour is not None else [*[TAKE_SET[left] for left in sets], *characters]
