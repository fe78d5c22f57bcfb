"""New companies: open draft and starter companies (kings-tricktakers.md 5.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.engine import Seat
from games.kings_tricktakers.actions import TAKE_CHARACTER, TAKE_SET, TakeCharacter, TakeSet
from games.kings_tricktakers.characters import Character, Copy, copy_of
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
    """Return the trio of a player with this royal set: round by round one step along the colours (5.3.3)."""
    return STARTERS[Colour((colour + round_number - 1) % len(Colour))]


def snake(seats: int, start: Seat) -> tuple[Seat, ...]:
    """Return who picks, pick by pick, in the four passes of round 1 (5.3.1)."""
    around = tuple((start + step) % seats for step in range(seats))
    return (around + around[::-1]) * 2


def by_rank(colours: Sequence[Colour], played: Sequence[bool]) -> tuple[Seat, ...]:
    """Return the seats by ascending rank of their Kings (4.4)."""
    return tuple(sorted(range(len(colours)), key=lambda seat: rank(colours[seat], played=played[seat])))


def rank_order(colours: Sequence[Colour], played: Sequence[bool]) -> tuple[Seat, ...]:
    """Return who picks, pick by pick, in the three passes of rounds 2 and 3 (5.3.2)."""
    return by_rank(colours, played) * 3


def barred(previous: tuple[tuple[Copy, ...], ...], order: Sequence[Seat]) -> Mapping[Copy, Seat]:
    """Return who may not take which copy in the picks to come (5.3.2, step 3): whose it was last round."""
    owners = _owners(previous)
    if len(order) > len(previous):  # before the last pass everybody has picks to come
        return owners
    return {copy: seat for copy, seat in owners.items() if seat in order}


@lru_cache(16)
def _owners(companies: tuple[tuple[Copy, ...], ...]) -> Mapping[Copy, Seat]:
    return {copy: seat for seat, company in enumerate(companies) for copy in company}


def offered(
    pool: Sequence[Copy], previous: tuple[tuple[Copy, ...], ...], order: Sequence[Seat]
) -> dict[Copy, Seat | None]:
    """Return the copies of the pool that differ, each with who is barred from it; `order` are the picks to come.

    Copies of a character are equal in every effect (2.3); the only thing that tells them apart is who may not take
    them. Of those that do not differ the lowest number stands for all. The pool lies in the order of the copies.
    """
    found: dict[Copy, Seat | None] = {}
    character: Character | None = None
    if not previous:
        for copy in pool:
            if copy.character is not character:
                character = copy.character
                found[copy] = None
        return found
    holders = barred(previous, order)
    told: tuple[Seat | None, ...] = ()
    for copy in pool:
        holder = holders.get(copy)
        if copy.character is not character:
            character, told = copy.character, (holder,)
            found[copy] = holder
        elif holder not in told:
            told += (holder,)
            found[copy] = holder
    return found


def legal_picks(
    seat: Seat,
    *,
    colour: Colour | None,
    company: tuple[Copy, ...],
    sets: Sequence[Colour],
    pool: Sequence[Copy],
    previous: tuple[tuple[Copy, ...], ...],
    order: Sequence[Seat],
) -> list[TakeSet | TakeCharacter]:
    """Return what may be drafted: sets, then characters (5.3.1 and 5.3.2).

    `previous` are the companies of the round before, empty in round 1; `order` are the picks to come.
    """
    picks: list[TakeSet | TakeCharacter] = []
    if colour is None:
        picks += [TAKE_SET[left] for left in sets]
    if len(company) < 3:
        picks += [TAKE_CHARACTER[copy] for copy, holder in offered(pool, previous, order).items() if holder != seat]
    return picks
