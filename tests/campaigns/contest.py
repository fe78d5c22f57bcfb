"""A tournament that nobody looks after: `python -m tests.campaigns.contest --seed 1 --people 64`, some ten minutes.

People play rounds of a Swiss system in virtual time. One in ten never comes to a round, and most of those are back for
the next. The plug is pulled again and again, before a write or right after it, and a new process goes on with what the
database holds. Nobody may meet anybody twice or sit at two tables, every confirmed play must be in its log, every
result must be its table's, and points and tie-breaks must be what a plain count of the results makes them. No manager
does anything.

With `--people 16 --rounds 4 --size 4 --game dwarf_king` it is a duplicate: all tables of a board have the deal that
was promised.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import structlog
from sqlalchemy import make_url

from bot.contests import deeds
from bot.contests.model import ContestWish
from bot.contests.service import table_id
from bot.tables.model import Person
from persistence.rows import EntryKind, Phase
from persistence.upkeep.check import check
from seasons.contests.fold import folded
from seasons.contests.model import Contest, Kind, Stage, System, Why
from seasons.contests.standings import standings
from tests.harness.cup import PLACE, Cup
from tests.seasons.contests.recount import recounted, table_of

AWAY = 0.1
BACK = 0.8
"""How many of those who did not come are there again for the next round."""


class ContestCampaignError(AssertionError):
    """Something did not come out as it must."""


@dataclass(slots=True)
class Report:
    """How it went."""

    people: int = 0
    rounds: int = 0
    matches: int = 0
    plays: int = 0
    kills: int = 0
    no_shows: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    proved: str = "no pair met twice"
    seconds: float = 0.0

    def __str__(self) -> str:
        ends = ", ".join(f"{count} {why}" for why, count in sorted(self.ends.items()))
        return (
            f"{self.people} people, {self.rounds} rounds, {self.matches} matches ({ends}), {self.plays} plays, "
            f"{self.kills} kills, {self.no_shows} no-shows: {self.proved}, nothing was lost, and nobody managed. "
            f"{self.seconds:.0f} s"
        )


async def campaign(  # noqa: PLR0917 - the numbers of the command line
    folder: Path, people: int, rounds: int, kills: int, seed: int, game: str = "claim", size: int = 2
) -> Report:
    """Let a contest be played. Raises `ContestCampaignError`."""
    begun = time.monotonic()
    chance = Random(f"contest {seed}")
    cup = await Cup.opened(f"sqlite:///{folder / 'contest.db'}", chance)
    report = Report(people=people)
    try:
        crowd = [Person(100 + number, f"P{number}") for number in range(people)]
        system = System.SWISS if size == 2 else System.DUPLICATE
        await cup.open(ContestWish(game=game, rounds=rounds, most=people, system=system, size=size), crowd)
        await cup.start()
        while (look := await cup.look()).contest.alive:
            present = [look.contest.entrant(number).user_id for number in look.contest.playing]
            away = {user_id for user_id in present if chance.random() < AWAY}
            report.no_shows += len(away)
            await _round(cup, away, left=kills - cup.kills, rounds=rounds - len(look.contest.rounds) + 1)
            for one in (await cup.look()).contest.entrants:
                if not one.here and chance.random() < BACK and (await cup.look()).contest.alive:
                    await cup.do(partial(_back, cup, Person(one.user_id, one.name)))
        await _prove(cup, report)
    finally:
        await cup.close()
    if faults := check(make_url(cup.url)):
        raise ContestCampaignError(str(faults))
    report.kills = cup.kills
    report.seconds = time.monotonic() - begun
    return report


async def _back(cup: Cup, who: Person) -> None:
    await cup.contests.do(cup.contest_id, PLACE.guild_id, who, deeds.check_in, cup.key())


async def _round(cup: Cup, away: set[int], *, left: int, rounds: int) -> None:
    """Play a round; the plug is pulled within it as often as its share is."""
    look = await cup.look()
    number = len(look.contest.rounds)
    wanted = cup.kills + -(-max(0, left) // rounds)
    while look.contest.alive and len(look.contest.rounds) == number:
        if cup.kills < wanted and cup.plug.left is None:
            cup.plug.left = cup.chance.randint(1, 12 * len(look.tables))
            cup.plug.torn = cup.chance.random() < 0.5
        if not await cup.play(away) and not await cup.pass_on():
            raise ContestCampaignError("nothing is due, and the round goes on")
        await cup.tick()
        look = await cup.look()
    while cup.plug.left is not None:  # what was left of it falls between two rounds
        await cup.do(cup.tables.uptime.alive)
        await cup.tick()


async def _prove(cup: Cup, report: Report) -> None:
    """Hold what came of it against the tables and a plain count."""
    log = await cup.store.contests.log(cup.contest_id)
    contest = folded(log)
    if contest.stage is not Stage.OVER:
        raise ContestCampaignError(f"it ended as {contest.stage}")
    if any(event.actor_id is not None for event in log if event.kind not in (Kind.OPEN, Kind.START)):
        raise ContestCampaignError("somebody managed it")
    if contest.plan.system is System.DUPLICATE:
        await _prove_boards(cup, contest)
        report.proved = "every deal was the promised one, and points are those of a recount"
    elif twice := [pair for pair, count in contest.met().items() if count > 1]:
        raise ContestCampaignError(f"met twice: {twice}")
    told = [(line.number, line.place, line.points, line.breaks) for line in standings(contest)]
    if contest.plan.system is System.SWISS and told != table_of(contest):
        raise ContestCampaignError("standings are not what a plain count makes them")
    report.rounds = len(contest.rounds)
    for number, one in enumerate(contest.rounds):
        seated = Counter(member for match in one.matches for member in match.members)
        if seated.most_common(1)[0][1] > 1:
            raise ContestCampaignError(f"somebody sits twice in round {number + 1}")
        for at, match in enumerate(one.matches):
            if match.verdict is None:
                continue
            report.matches += 1
            report.ends[str(match.verdict.why)] += 1
            name = table_id(cup.contest_id, number, at)
            row = await cup.store.tables.find(name)
            if row is None or row.phase not in (Phase.FINISHED, Phase.CLOSED):
                raise ContestCampaignError(f"the table of match {at + 1} in round {number + 1} goes on")
            plays = [one for one in await cup.store.log.entries(name) if one.kind is EntryKind.PLAY and one.actor_id]
            report.plays += len(plays)
            if len(plays) < cup.played[name]:
                raise ContestCampaignError(f"{cup.played[name]} plays were confirmed at {name}, {len(plays)} are kept")
            result = await cup.store.results.find(name)
            if match.verdict.why is Why.PLAYED and (
                result is None or tuple(row.place for row in result.rows) != match.verdict.places
            ):
                raise ContestCampaignError(f"the result of {name} is not its match's")


async def _prove_boards(cup: Cup, contest: Contest) -> None:
    """Hold a duplicate against its tables: one deal a board, as promised, and points as a plain count makes them."""
    look = await cup.look()
    results = []
    for number, board in enumerate(contest.rounds):
        seats = []
        for at, match in enumerate(board.matches):
            if match.bye:
                continue
            record = await cup.store.tables.find(table_id(cup.contest_id, number, at))
            if record is None or record.commitment != look.promises[number]:
                raise ContestCampaignError(f"board {number + 1} was not dealt as promised")
            result = await cup.store.results.find(record.id)
            seats.append((match, None if result is None else [row.score for row in result.rows]))
        results.append((board, seats))
    if {line.number: line.points for line in look.lines} != recounted(contest, results):
        raise ContestCampaignError("points are not what a plain count of the results makes them")


def main(arguments: Sequence[str]) -> int:
    """Run it by hand."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="claim")
    parser.add_argument("--size", type=int, default=2, help="more than two: a duplicate, with `rounds` boards")
    chosen = parser.parse_args(arguments)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            campaign(Path(folder), chosen.people, chosen.rounds, chosen.kills, chosen.seed, chosen.game, chosen.size)
        )
    print(report)  # noqa: T201 - a command line
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
