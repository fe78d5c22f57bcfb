"""New companies: open draft and starter companies (kings-tricktakers.md 5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.kings_tricktakers.actions import TakeCharacter, TakeSet
from games.kings_tricktakers.characters import CHARACTER, Character, Copy, copy_of
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


def holder_before(copy: Copy, previous: Sequence[tuple[Copy, ...]]) -> Seat | None:
    """Return whose company a copy was in last round."""
    return next((seat for seat, company in enumerate(previous) if copy in company), None)


def offered(pool: Sequence[Copy], previous: Sequence[tuple[Copy, ...]]) -> list[Copy]:
    """Return the copies of the pool that differ: of copies with the same past the lowest number stands for all.

    Copies of a character are equal in every effect (2.3); the only thing that ever tells them apart is who may not
    take them, which depends on whose they were last round.
    """
    seen: set[tuple[Character, Seat | None]] = set()
    found = []
    for copy in sorted(pool):
        past = CHARACTER[copy], holder_before(copy, previous)
        if past not in seen:
            seen.add(past)
            found.append(copy)
    return found


def banned(copy: Copy, seat: Seat, previous: Sequence[tuple[Copy, ...]]) -> bool:
    """Tell whether a copy was in the seat's own company in the round before (5.3.2, step 3)."""
    return bool(previous) and copy in previous[seat]


def legal_picks(
    seat: Seat,
    *,
    colour: Colour | None,
    company: tuple[Copy, ...],
    sets: Sequence[Colour],
    pool: Sequence[Copy],
    previous: Sequence[tuple[Copy, ...]],
) -> list[TakeSet | TakeCharacter]:
    """Return what may be drafted: sets, then characters (5.3.1 and 5.3.2). `previous` is empty in round 1."""
    picks: list[TakeSet | TakeCharacter] = []
    if colour is None:
        picks += [TakeSet(left) for left in sets]
    if len(company) < 3:
        picks += [TakeCharacter(copy) for copy in offered(pool, previous) if not banned(copy, seat, previous)]
    return picks
