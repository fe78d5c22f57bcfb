"""`strength`: how strong the computer players are: one of a kind in a field of another, every deal in every seating."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from games import registry
from games.cli.selfplay import Plan, Played, margin, play_deals, seconds_of, slow
from games.cli.setup import Refusal
from games.engine.outlook import never
from games.players import Strength

HALF_AS_OFTEN_AGAIN = 1.5
"""The goal at tables for which no other is set, as a multiple of the fair share."""
GOALS = {
    ("claim", 2): {Strength.CLUB: 0.75, Strength.EXPERT: 0.60},
    ("five_crowns", 2): {Strength.CLUB: 0.58, Strength.EXPERT: 0.55},
    ("five_crowns", 1): {Strength.EXPERT: 0.60},
}
"""By game and seats: the share of the victories; alone, of the deals that are solved."""
SOLVED = {"five_crowns": 11}
"""By game: the score of somebody who is alone and has done all there is to do."""
FIELDS = {Strength.CLUB: Strength.CASUAL, Strength.EXPERT: Strength.CLUB}
"""Against whom each strength is measured."""


@dataclass(frozen=True, slots=True)
class Match:
    game: str
    seats: int
    one: str
    field: str
    goal: float | None = None

    def plan(self, games: int, seed: int, options: Sequence[str]) -> Plan:
        players = (self.one, *[self.field] * (self.seats - 1))
        return Plan(self.game, self.seats, games, seed, players, tuple(options), duplicate=True)

    def share(self, played: Played) -> float:
        seat = played.names.index(self.one)
        if self.seats == 1:
            return float(played.outcome.scores[0] == SOLVED[self.game])
        return played.share(seat)


def matches(
    keys: Iterable[str], strengths: Iterable[Strength], seats: int | None, *, ceilings: bool
) -> Iterator[Match]:
    for game in map(registry.game, keys):
        if game.outlook is not None:
            beside = ("open", "deep" if game.outlook.deep is never else "flat") if ceilings else ()
            for size in game.seats:
                if seats in (None, size):
                    for strength in strengths:
                        yield from _of_table(game.key, size, strength, beside)


def _of_table(key: str, seats: int, strength: Strength, beside: Iterable[str]) -> Iterator[Match]:
    goals = GOALS.get((key, seats), {})
    if seats == 1:
        if key in SOLVED:
            yield Match(key, 1, strength, "", goals.get(strength))
            if FIELDS[strength] not in FIELDS:
                yield Match(key, 1, FIELDS[strength], "")
        return
    yield Match(key, seats, strength, FIELDS[strength], goals.get(strength, HALF_AS_OFTEN_AGAIN / seats))
    for yardstick in beside:
        yield Match(key, seats, f"{strength}:{yardstick}", FIELDS[strength])


def strength_table(chosen: Sequence[Match], games: int, seed: int, options: Sequence[str], jobs: int) -> Iterator[str]:
    """Raises `Refusal` when there is nothing to measure."""
    if not chosen:
        raise Refusal("There is nothing to measure: no such table has players that search.")
    yield "| game | seats | one | in a field of | games | share | fair | goal | seconds a decision, 95 % below |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for match in chosen:
        plan = match.plan(games, seed, options)
        yield _row(match, [*play_deals(plan, min(jobs, plan.deals))])


def _row(match: Match, deals: Sequence[tuple[Played, ...]]) -> str:
    shares = [fmean(map(match.share, deal)) for deal in deals]
    seconds = seconds_of(match.one, [played for deal in deals for played in deal])
    cells = (
        match.game,
        str(match.seats),
        match.one,
        match.field or "nobody",
        str(sum(map(len, deals))),
        f"{100 * fmean(shares):.1f} % ± {100 * margin(shares):.1f}",
        f"{100 / match.seats:.1f} %" if match.seats > 1 else "",
        "" if match.goal is None else f"{100 * match.goal:.1f} %",
        f"{fmean(seconds):.2f}, {slow(seconds):.2f}" if seconds else "",
    )
    return f"| {' | '.join(cells)} |"
