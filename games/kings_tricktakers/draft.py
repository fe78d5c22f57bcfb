"""New companies: open draft and starter companies (kings-tricktakers.md 5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat, cards_of
from games.kings_tricktakers.actions import TAKE_CHARACTER, TAKE_SET, TakeCharacter, TakeSet
from games.kings_tricktakers.characters import Character, Copy, copy_of, first_of_each
from games.kings_tricktakers.royals import Colour, rank

takings_of = cards_of(tuple(TAKE_CHARACTER.values()))
"""From a set of copies to the picks of them."""

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


def offered(pool: int, previous: Sequence[int], order: Sequence[Seat]) -> dict[Seat | None, int]:
    """Return the copies of the pool that differ, by the seat that may not take them (None: everybody may).

    Barred from a copy is whoever had it last round (5.3.2, step 3) and is among the picks to come, the `order`. Copies
    of a character are equal in every effect (2.3); nothing else tells them apart. Of those that do not differ the
    lowest number stands for all.
    """
    found: dict[Seat | None, int] = {}
    for seat, had in enumerate(previous):
        if pool & had and seat in order:
            found[seat] = first_of_each(pool & had)
            pool &= ~had
    found[None] = first_of_each(pool)
    return found


def legal_picks(
    seat: Seat,
    *,
    colour: Colour | None,
    company: tuple[Copy, ...],
    sets: Sequence[Colour],
    pool: int,
    previous: Sequence[int],
    order: Sequence[Seat],
) -> list[TakeSet | TakeCharacter]:
    """Return what may be drafted: sets, then characters (5.3.1 and 5.3.2).

    `pool` is a set, as are the companies of the round before, `previous` (empty in round 1); `order` are the picks to
    come.
    """
    picks: list[TakeSet | TakeCharacter] = []
    if colour is None:
        picks += [TAKE_SET[left] for left in sets]
    if len(company) < 3:
        allowed = sum([copies for barred, copies in offered(pool, previous, order).items() if barred != seat])
        picks += takings_of(allowed)
    return picks
