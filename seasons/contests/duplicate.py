"""Duplicates: the same deals at every table, and everybody compared with those who had the same seat.

A board counts once all its tables are over. A person who sat out, or had nobody to be compared with, has the
average; one who stayed away has nothing, and is in nobody's comparison.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations

from seasons.contests.model import Contest, Match, Round, Verdict, Why
from seasons.scoring import places_of

HALF = Fraction(1, 2)
NOTHING = Fraction(0)


def board_secret(secret: bytes, number: int) -> bytes:
    """The secret from which a board (from 0) is dealt at all its tables. It reveals nothing about the other boards."""
    return hmac.new(secret, f"board {number}".encode(), hashlib.sha256).digest()


def low_wins(verdicts: Iterable[Verdict]) -> bool:
    """Tell whether fewer points are better, as the places of some games show."""
    ends = (zip(verdict.places, verdict.scores, strict=False) for verdict in verdicts)
    pairs = chain.from_iterable(combinations(one, 2) for one in ends)
    return sum((a[0] - b[0]) * (a[1] - b[1]) for a, b in pairs) > 0


def board_points(board: Round) -> dict[int, Fraction]:
    """Everybody's points from a finished board: the share of the others at their seat whom they beat, equals half."""
    verdicts = [match.verdict for match in board.matches if match.verdict is not None]
    sign = -1 if low_wins(verdicts) else 1
    at_seat: dict[int, list[tuple[int, int]]] = {}
    points = {number: HALF for match in board.matches for number in match.members}
    for match in board.matches:
        for seat, number in enumerate(match.members):
            if _stayed_away(match, seat):
                points[number] = NOTHING
            elif match.verdict is not None and match.verdict.scores:
                at_seat.setdefault(seat, []).append((number, sign * match.verdict.scores[seat]))
    for line in at_seat.values():
        for number, score in line:
            if len(line) > 1:
                beaten = sum(2 * (score > other) + (score == other) for _, other in line) - 1
                points[number] = Fraction(beaten, 2 * (len(line) - 1))
    return points


def _stayed_away(match: Match, seat: int) -> bool:
    """Tell whether somebody never came, or kept the table waiting until the board was over."""
    verdict = match.verdict
    if verdict is None:
        return False
    return seat in verdict.forfeits or (verdict.why is Why.LATE and verdict.places[seat] > 1)


def totals(contest: Contest) -> dict[int, Fraction]:
    points = dict.fromkeys(contest.listed, NOTHING)
    for board in contest.rounds:
        if board.decided:
            for number, won in board_points(board).items():
                points[number] += won
    return points


@dataclass(frozen=True, slots=True)
class LeagueLine:
    """Somebody's place in a league, what their evenings have brought, and how many those were."""

    place: int
    user_id: int
    name: str
    points: Fraction
    evenings: int


def league(evenings: Iterable[Contest]) -> tuple[LeagueLine, ...]:
    """The standings of a league: each evening brings the part of its boards that somebody won, of 100."""
    won: dict[int, list[Fraction]] = {}
    names: dict[int, str] = {}
    for evening in evenings:
        boards = sum(board.decided for board in evening.rounds)
        for number, points in totals(evening).items():
            who = evening.entrant(number)
            if boards and evening.matches_of(number):
                won.setdefault(who.user_id, []).append(100 * points / boards)
                names[who.user_id] = who.name or names.get(who.user_id, "")
    order = sorted(won, key=lambda user_id: (-sum(won[user_id]), user_id))
    sums = [sum(won[user_id], NOTHING) for user_id in order]
    return tuple(
        LeagueLine(place, user_id, names[user_id], points, len(won[user_id]))
        for place, user_id, points in zip(places_of(sums), order, sums, strict=True)
    )
