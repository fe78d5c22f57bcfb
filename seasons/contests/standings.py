"""The standings of a contest: points, and the tie-breaks of the FIDE Handbook C.07, extended to larger tables.

A table is worth one point to its winner, whatever its size. Everybody gets the share of their opponents whom they beat,
and half of it for equals. For a pair that is win, draw, loss.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import combinations
from operator import attrgetter

from seasons.contests.duplicate import HALF, NOTHING, totals
from seasons.contests.model import Contest, Match, Stage, System, Verdict
from seasons.contests.pairing import berger
from seasons.scoring import places_of

WHOLE = Fraction(1)


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody's place, which equals share, the points and the tie-breaks in the order in which they count."""

    number: int
    place: int
    points: Fraction
    breaks: tuple[Fraction, ...] = ()


def shares(verdict: Verdict) -> tuple[Fraction, ...]:
    """Each seat's points from a match.

    >>> [str(share) for share in shares(Verdict((2, 1, 2, 4)))]
    ['1/2', '1', '1/2', '0']
    """
    seats = range(len(verdict.places))
    return tuple(
        sum((against(verdict, seat, other) for other in seats if other != seat), NOTHING) / (len(verdict.places) - 1)
        for seat in seats
    )


def against(verdict: Verdict, seat: int, other: int) -> Fraction:
    """The success of one seat against another: 1, a half or 0."""
    if seat in verdict.forfeits:
        return NOTHING
    if other in verdict.forfeits or verdict.places[seat] < verdict.places[other]:
        return WHOLE
    return HALF if verdict.places[seat] == verdict.places[other] else NOTHING


@dataclass(frozen=True, slots=True)
class Score:
    """Somebody's round: what it brought, against whom and with what success. No opponents: it was not played."""

    gained: Fraction
    met: tuple[tuple[int, Fraction], ...] = ()
    own_fault: bool = False
    """Not played because the person was away."""


def standings(contest: Contest) -> tuple[Line, ...]:
    """Everybody who has played or may still play, the first place first; equals by their numbers."""
    if contest.plan.system is System.KNOCKOUT:
        return _ladder(contest)
    if contest.plan.system is System.DUPLICATE:
        return _ranked(totals(contest), ())
    counting, robin = _counted(contest), contest.plan.system is System.ROBIN
    books = {number: _book(contest, number, set(counting) if robin else None) for number in counting}
    points = {number: sum((one.gained for one in book), NOTHING) for number, book in books.items()}
    met, buchholz = partial(_direct, books), partial(_lent, books, points, won=False)
    sonneborn = partial(_lent, books, points, won=True)
    return _ranked(points, (met, sonneborn) if robin else (buchholz, sonneborn, met))


def _ranked(
    points: Mapping[int, Fraction], breaks: Sequence[Callable[[Sequence[int]], Mapping[int, Fraction]]]
) -> tuple[Line, ...]:
    """The order by points and by each tie-break in turn, which looks at those who are still equal alone."""
    earned: dict[int, tuple[Fraction, ...]] = {number: (points[number],) for number in sorted(points)}
    for one in breaks:
        equals: dict[tuple[Fraction, ...], list[int]] = {}
        for number, former in earned.items():
            equals.setdefault(former, []).append(number)
        values = {number: value for group in equals.values() for number, value in one(group).items()}
        earned = {number: (*former, values[number]) for number, former in earned.items()}
    places: dict[tuple[Fraction, ...], int] = {}
    for place, merit in enumerate(sorted(earned.values(), reverse=True), 1):
        places.setdefault(merit, place)
    lines = (Line(number, places[merit], merit[0], merit[1:]) for number, merit in earned.items())
    return tuple(sorted(lines, key=attrgetter("place", "number")))


def _counted(contest: Contest) -> list[int]:
    """The people whose results count: in a round robin, not those who left before playing half of it (C.05, 9.1)."""
    if contest.plan.system is not System.ROBIN or not contest.field:
        return contest.listed
    needed = (len(contest.field) - 1) / 2

    def stayed(number: int) -> bool:
        played = sum(match.verdict is not None and match.verdict.played for match in contest.matches_of(number))
        return not contest.entrant(number).gone or played >= needed

    return [number for number in contest.listed if stayed(number)]


def _book(contest: Contest, number: int, counted: set[int] | None) -> list[Score]:
    """A person's rounds that are decided, one `Score` for each; only `counted` opponents count, if given."""
    book = []
    for at, one in enumerate(contest.rounds):
        match = next((match for match in one.matches if number in match.members), None)
        if match is None:
            book.append(Score(NOTHING, own_fault=True))
        elif match.bye:
            book.append(Score(WHOLE if counted is None or _left_alone(contest, at, number) in counted else NOTHING))
        elif match.verdict is not None:
            book.append(_scored(match, match.verdict, number, counted))
    return book


def _left_alone(contest: Contest, at: int, number: int) -> int:
    """The number of the opponent whom somebody should have met in a round of a round robin, 0 for none."""
    if contest.plan.size > 2:
        return 0
    game = next(game for game in berger(contest.field)[at] if number in game)
    return next((other for other in game if other != number), 0)


def _scored(match: Match, verdict: Verdict, number: int, counted: set[int] | None) -> Score:
    seat = match.members.index(number)
    if not verdict.played:
        return Score(shares(verdict)[seat], own_fault=seat in verdict.forfeits)
    met = tuple(
        (other, against(verdict, seat, at))
        for at, other in enumerate(match.members)
        if other != number and (counted is None or other in counted)
    )
    if counted is not None:  # against those alone whose results count
        return Score(sum((won for _, won in met), NOTHING) / (len(match.members) - 1), met)
    return Score(shares(verdict)[seat], met, own_fault=seat in verdict.forfeits)


def _adjusted(book: Sequence[Score]) -> Fraction:
    """The points that somebody lends their opponents: a round they stayed away from counts half (C.07, 16)."""
    return sum((HALF if one.own_fault else one.gained for one in book), NOTHING)


def _lent(
    books: Mapping[int, Sequence[Score]], points: Mapping[int, Fraction], group: Sequence[int], *, won: bool
) -> Mapping[int, Fraction]:
    """The opponents' points (C.07, 8.1), or as much of each as the person `won` against them (C.07, 9.1).

    Where there was no opponent, one stands for them who had as many.
    """
    total = dict.fromkeys(group, NOTHING)
    for number in group:
        for one in books[number]:
            lent = [(_adjusted(books[other]), success) for other, success in one.met] or [(points[number], one.gained)]
            total[number] += sum((theirs * success if won else theirs for theirs, success in lent), NOTHING) / len(lent)
    return total


def _direct(books: Mapping[int, Sequence[Score]], group: Sequence[int]) -> Mapping[int, Fraction]:
    """The points of equals against each other if all of them have met (C.07, 6); else 0 for everybody."""
    among = {number: [pair for one in books[number] for pair in one.met if pair[0] in group] for number in group}
    if any(b not in {other for other, _ in among[a]} for a, b in combinations(group, 2)):
        return dict.fromkeys(group, NOTHING)
    return {number: sum((won for _, won in pairs), NOTHING) for number, pairs in among.items()}


def _ladder(contest: Contest) -> tuple[Line, ...]:
    """The order of a knockout: by the rounds that somebody was drawn in; those of the last table by place."""
    drawn = {number: len(contest.matches_of(number)) for number in contest.field or contest.playing}
    last = contest.rounds[-1].matches if contest.rounds and contest.stage is Stage.OVER else ()
    final = {
        number: rank_in(match, number) / Fraction(len(match.members)) for match in last for number in match.members
    }
    order = sorted(drawn, key=lambda number: (-drawn[number], final.get(number, NOTHING), number))
    places = places_of([(drawn[number], -final.get(number, NOTHING)) for number in order])
    return tuple(Line(number, place, Fraction(drawn[number])) for number, place in zip(order, places, strict=True))


def rank_in(match: Match, number: int) -> int:
    """Somebody's rank in a match that must name one: of equals the later seat is ahead, as in an armageddon."""
    if match.verdict is None:
        return 0
    verdict = match.verdict
    order = sorted(range(len(match.members)), key=lambda seat: (seat in verdict.forfeits, verdict.places[seat], -seat))
    return order.index(match.members.index(number))
