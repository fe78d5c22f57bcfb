"""The second implementation: pairings by trying every one, standings by counting the log's results plainly."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

from seasons.contests.fold import after, folded
from seasons.contests.model import MINUTE, Contest, Event, Match, Plan, Round, Stage, System, Verdict, Why
from seasons.contests.pairing import Seed
from seasons.contests.verbs import ContestRefused, check_in, decide, due, enter, opened, withdraw

HALF = Fraction(1, 2)


def cheapest(seeds: Sequence[Seed], met: frozenset[frozenset[int]]) -> Fraction | None:
    """The cost of the best round of pairs, None if every round has a repeat."""
    count = len(seeds)
    groups: dict[Fraction, list[int]] = {}
    for one in seeds:
        groups.setdefault(one.points, []).append(one.number)
    low = min(groups)
    worst = count * (24 * (max(groups) - low)) ** 2 + 1
    big = count**2 + 1

    @cache
    def price(i: int, j: int) -> Fraction | None:
        a, b = seeds[i], seeds[j]
        if frozenset((a.number, b.number)) in met:
            return None
        upper, lower = groups[a.points], groups[b.points]
        if upper is lower:
            order = abs(lower.index(b.number) - upper.index(a.number) - len(upper) // 2)
        else:
            order = upper[::-1].index(a.number) + lower.index(b.number)
        return (24 * (a.points - b.points)) ** 2 * big + order

    def rest(i: int) -> Fraction:
        one = seeds[i]
        return ((24 * (one.points - low)) ** 2 + (worst if one.had_bye else 0)) * big + (count - 1 - i)

    @cache
    def best(left: tuple[int, ...], rested: bool) -> Fraction | None:
        if not left:
            return Fraction(0)
        first, others = left[0], left[1:]
        found = []
        if not rested and (without := best(others, True)) is not None:
            found.append(without + rest(first))
        for at, other in enumerate(others):
            one = price(first, other)
            if one is not None and (without := best(others[:at] + others[at + 1 :], rested)) is not None:
                found.append(one + without)
        return min(found, default=None)

    return best(tuple(range(count)), count % 2 == 0)


def cost_of(drawn: Sequence[tuple[int, ...]], seeds: Sequence[Seed]) -> Fraction:
    """The cost of a round that was drawn: that of a field in which nothing else is allowed."""
    allowed = {frozenset(one) for one in drawn}
    met = frozenset(
        frozenset((a.number, b.number))
        for a, b in combinations(seeds, 2)
        if frozenset((a.number, b.number)) not in allowed
    )
    resting = [one[0] for one in drawn if len(one) == 1]
    cost = cheapest(seeds, met)
    assert cost is not None
    assert len(resting) == len(seeds) % 2
    return cost


def table_of(contest: Contest) -> list[tuple[int, int, Fraction, tuple[Fraction, ...]]]:
    """Number, place, points and tie-breaks of a Swiss system of pairs, counted plainly."""
    everybody = [
        one.number
        for one in contest.entrants
        if not one.withdrawn
        or any(one.number in match.members for round_ in contest.rounds for match in round_.matches)
    ]
    found = {number: [_in_round(round_.matches, number) for round_ in contest.rounds] for number in everybody}
    won = {number: [one for one in rounds if one is not None] for number, rounds in found.items()}
    points = {number: sum((one[1] for one in rounds), Fraction(0)) for number, rounds in won.items()}
    lent = {
        number: sum((HALF if one[0] == "away" else one[1] for one in rounds), Fraction(0))
        for number, rounds in won.items()
    }

    def lent_by(number: int, opponent: int | str) -> Fraction:
        return lent[opponent] if isinstance(opponent, int) else points[number]

    buchholz = {n: sum((lent_by(n, other) for other, _ in won[n]), Fraction(0)) for n in everybody}
    sonneborn = {n: sum((lent_by(n, other) * gain for other, gain in won[n]), Fraction(0)) for n in everybody}
    before = {n: (points[n], buchholz[n], sonneborn[n]) for n in everybody}

    def direct(number: int) -> Fraction:
        equals: list[int | str] = [other for other in everybody if before[other] == before[number]]
        for a in equals:
            for b in equals:
                if a != b and b not in [other for other, _ in won[int(a)]]:
                    return Fraction(0)
        return sum((gain for other, gain in won[number] if other in equals), Fraction(0))

    merit = {number: (*before[number], direct(number)) for number in everybody}
    order = sorted(everybody, key=lambda number: ([-value for value in merit[number]], number))
    return [
        (number, 1 + sum(merit[other] > merit[number] for other in everybody), points[number], merit[number][1:])
        for number in order
    ]


def _in_round(matches: Sequence[Match], number: int) -> tuple[int | str, Fraction] | None:
    """The opponent and what somebody won; without opponent whether they were away; None: still played."""
    for match in matches:
        if number not in match.members:
            continue
        if len(match.members) == 1:
            return "bye", Fraction(1)
        if match.verdict is None:
            return None
        me = match.members.index(number)
        mine, theirs = match.verdict.places[me], match.verdict.places[1 - me]
        if me in match.verdict.forfeits:
            return "away", Fraction(0)
        if match.verdict.forfeits:
            return "bye", Fraction(1)
        return match.members[1 - me], Fraction(1) if mine < theirs else Fraction(0) if mine > theirs else HALF
    return "away", Fraction(0)


@dataclass
class Club:
    """A contest whose events are kept, and chance for what people do in it."""

    contest: Contest
    events: list[Event]
    chance: Random
    now: int = 0

    @classmethod
    def opened(cls, plan: Plan, people: int, chance: Random) -> Club:
        """Open a contest which so many enter."""
        events = opened(plan, 99, 0)
        club = cls(folded(events), events, chance)
        for number in range(people):
            club.take(enter(club.contest, 1000 + number, f"P{number}", 0))
        return club

    def take(self, events: Sequence[Event]) -> None:
        """Keep some events."""
        for event in events:
            self.events.append(event)
            self.contest = after(self.contest, event)

    def go_on(self) -> bool:
        """Let happen what happens by itself; False when nothing does."""
        events = due(self.contest, self.now)
        self.take(events)
        return bool(events)

    def play(self, *, away: float = 0.0, leaving: float = 0.0) -> None:
        """Play the round: some never come, some leave, some come back or enter late."""
        for table, match in enumerate(self.contest.rounds[-1].matches):
            if match.decided:
                continue
            seats = range(len(match.members))
            forfeits = frozenset(seat for seat in seats if self.chance.random() < away)
            places = tuple(self.chance.randint(1, 3) for _ in seats)
            verdict = Verdict(places, Why.FORFEIT if forfeits else Why.PLAYED, forfeits)
            self.take(decide(self.contest, len(self.contest.rounds) - 1, table, verdict, self.now))
        for one in self.contest.entrants:
            if self.contest.alive and not one.withdrawn and self.chance.random() < leaving:
                verb = self.chance.choice((withdraw, check_in))
                self.take(verb(self.contest, one.user_id, self.now))
        if self.chance.random() < leaving:
            with suppress(ContestRefused):
                self.take(enter(self.contest, 5000 + len(self.events), "Late", self.now))
        self.now += MINUTE


def plan(system: System = System.SWISS, size: int = 2, rounds: int = 5, **more: object) -> Plan:
    """A plan; tables may have one person less."""
    exact = size == 2 or system is System.DUPLICATE
    sizes = (size,) if exact else tuple(range(3, 6))
    chosen: dict[str, object] = {"title": "Cup", "game": "claim", "round_ms": 60 * MINUTE, "most": 100}
    return Plan(system=system, size=size, sizes=sizes, rounds=rounds, **{**chosen, **more})  # type: ignore[arg-type]


def over(contest: Contest) -> bool:
    """Tell whether somebody has won."""
    return contest.stage is Stage.OVER


def recounted(
    contest: Contest, boards: Sequence[tuple[Round, Sequence[tuple[Match, Sequence[int] | None]]]]
) -> dict[int, Fraction]:
    """Everybody's points in a duplicate, from the scores that the tables kept, pair by pair."""
    points = {one.number: Fraction(0) for one in contest.entrants}
    for board, tables in boards:
        everything = [(match.verdict, scores) for match, scores in tables if match.verdict and scores is not None]
        votes = sum(
            1 if (verdict.places[a] < verdict.places[b]) == (scores[a] < scores[b]) else -1
            for verdict, scores in everything
            for a in range(len(scores))
            for b in range(len(scores))
            if verdict.places[a] != verdict.places[b] and scores[a] != scores[b]
        )
        for match in board.matches:
            for seat, number in enumerate(match.members):
                points[number] += _board(board, tables, match, seat, low=votes > 0)
    return points


def _board(
    board: Round, tables: Sequence[tuple[Match, Sequence[int] | None]], mine: Match, seat: int, *, low: bool
) -> Fraction:
    if mine.verdict is not None and seat in mine.verdict.forfeits:
        return Fraction(0)
    if mine.verdict is not None and mine.verdict.why is Why.LATE:
        return Fraction(0) if mine.verdict.places[seat] == 2 else HALF
    own = next((scores for match, scores in tables if match is mine), None)
    if own is None or mine.verdict is None or mine.verdict.why in (Why.RULED, Why.CLOSED):
        return HALF
    others = [
        scores[seat]
        for match, scores in tables
        if match is not mine
        and scores is not None
        and match.verdict is not None
        and seat not in match.verdict.forfeits
        and match.verdict.why in (Why.PLAYED, Why.FORFEIT)
    ]
    if not others:
        return HALF
    won = [HALF if own[seat] == score else Fraction((own[seat] < score) == low) for score in others]
    return sum(won, Fraction(0)) / len(others)
