"""Insights put to the test: `python -m tests.campaigns.insights --careers 200 --games 120 --seed 1`, some minutes.

Somebody plays every game against novices, with more of a habit now and less of it then. Careers are
drawn from these games, of one kind each, and their leads shuffled: of 95 careers in 100 nothing may be told. Then a
habit costs one standard deviation of the leads: it must be found in 95 careers of 100.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random
from statistics import fmean, stdev

from games import registry
from games.engine import AnyGame, Seat, played
from games.players import Strength, choose
from games.proof import selfplay_deal, selfplay_record
from seasons.insights import Sample, insights

ENOUGH = 0.95


@dataclass
class Report:
    """How often a seeded habit was found, by habit, and in how many careers with shuffled leads something was told."""

    found: dict[str, list[bool]] = field(default_factory=dict)
    told: list[bool] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return all(fmean(found) >= ENOUGH for found in self.found.values()) and fmean(self.told) <= 1 - ENOUGH

    def __str__(self) -> str:
        lines = [f"{habit}: found in {sum(found)} of {len(found)} careers" for habit, found in self.found.items()]
        return "\n".join([*lines, f"shuffled: something told in {sum(self.told)} of {len(self.told)} careers"])


def a_sample(game: AnyGame, seats: int, number: int) -> Sample:
    """A game of somebody with moods: what of each habit they look for differs from game to game."""
    chance = Random(f"insights {game.key} {number}")
    me: Seat = number % seats
    moods = [(habit, chance.random() < 0.5) for habit in game.habits]
    secret, options = chance.randbytes(32), game.options()
    state = game.start(seats, options, selfplay_deal(secret, seats))
    actions = []
    while awaited := state.to_act():
        seat = chance.choice(awaited)
        view = state.view(seat)
        action = choose(game, view, Strength.NOVICE, chance.getrandbits(32)) if len(view.legal) > 1 else view.legal[0]
        if seat == me:
            for habit, wanted in moods:
                liked = [one for one in view.legal if habit.kind(view, one) is wanted]
                if liked and habit.kind(view, action) is not None and chance.random() < 0.5:
                    action = chance.choice(liked)
                    break
        actions.append((seat, str(action)))
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    names = [f"Person {seat}" for seat in range(seats)]
    record = selfplay_record(game, options, secret=secret, names=names, actions=actions, outcome=outcome)
    told = played(game, record, me)
    assert told is not None
    return Sample(str(seats), told.lead, told.habits)


def seeded(career: Sequence[Sample], habit: str) -> list[Sample]:
    """Let the habit cost one standard deviation in the games with more of it."""
    usual = fmean(one.habits[habit] for one in career if habit in one.habits)
    cost = stdev(one.lead for one in career)
    return [replace(one, lead=one.lead - cost * (one.habits.get(habit, usual) > usual)) for one in career]


def shuffled(career: Sequence[Sample], chance: Random) -> list[Sample]:
    leads = [one.lead for one in career]
    chance.shuffle(leads)
    return [replace(one, lead=lead) for one, lead in zip(career, leads, strict=True)]


def campaign(pools: Mapping[str, Sequence[Sample]], careers: int, games: int, seed: int) -> Report:
    report, chance = Report(), Random(seed)
    for _, (key, pool) in product(range(careers), pools.items()):
        noise = shuffled(chance.sample(pool, games), chance)
        report.told.append(bool(insights({key: noise}).findings))
        for habit in sorted(
            {habit for one in noise for habit in one.habits if habit.startswith(key.replace("_", "-"))}
        ):
            found = insights({key: seeded(noise, habit)}).findings
            seen = any(one.habit == habit and one.effect < 0 for one in found)
            report.found.setdefault(habit, []).append(seen)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--careers", type=int, default=200)
    parser.add_argument("--games", type=int, default=120, help="games in a career")
    parser.add_argument("--pool", type=int, default=300, help="games of each kind to draw careers from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=[*registry.all_games()])
    given = parser.parse_args()
    pools = {}
    for key in given.game or registry.all_games():
        game = registry.game(key)
        seats = max(3, game.seats[0]) if 3 in game.seats else game.seats[0]
        pools[key] = [a_sample(game, seats, number) for number in range(given.pool)]
    report = campaign(pools, given.careers, given.games, given.seed)
    print(report)  # noqa: T201
    sys.exit(not report.good)


if __name__ == "__main__":
    main()
