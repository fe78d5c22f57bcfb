"""Playing on: `python -m tests.campaigns.study --positions 200 --seed 1`, some minutes.

Games of chance are recorded, and from random moves of them new tables play on, in every game and number of seats.
Each table begins with the origin's cards and moves, goes on legally, is the same when it is folded again by a service
that has just started, and its record proves itself. In the end the whole database is checked.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import structlog
from sqlalchemy import make_url

from bot.tables import verbs
from bot.tables.model import At, Person
from bot.tables.service import OpenRequest
from bot.tables.verbs.opening import PlayOn
from games import registry
from games.engine import AnyGame, FairDeal, Record, commitment, made_salt
from games.engine.record import SeatEntry
from games.signature import prove
from persistence.rows import Phase
from persistence.upkeep.check import check, check_games
from persistence.upkeep.upgrade import upgrade
from tests.bot.tables.parlour import GUILD, PLACE, Parlour
from tests.games.contract.cases import brief

PEOPLE = tuple(Person(100 + seat, f"Person {seat}") for seat in range(16))


@dataclass
class Report:
    """How many positions were played on from, by game, how many games came to their end, and what went wrong."""

    positions: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    ended: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        games = ", ".join(f"{count} of {game}" for game, count in sorted(self.positions.items()))
        done = f"{self.moves} moves, {self.ended} games to their end, {len(self.faults)} faults"
        return "\n".join([f"played on from {games}: {done}", *self.faults])


def a_record(game: AnyGame, seats: int, chance: Random) -> Record:
    """A whole game played by chance; every other person gave a word."""
    secret = chance.randbytes(32)
    promise = commitment(secret)
    salts = tuple(f"word {seat}" if seat % 2 else made_salt(promise, seat) for seat in range(seats))
    options = brief(game)
    state = game.start(seats, options, FairDeal(secret, salts))
    actions = []
    while awaited := state.to_act():
        seat = chance.choice(awaited)
        action = chance.choice(list(state.legal_actions(seat)))
        actions.append((seat, str(action)))
        state.apply(seat, action)
    outcome = state.outcome()
    return Record(
        game=game.key,
        rules_version=game.rules_version,
        options=options.model_dump(mode="json"),
        seats=tuple(SeatEntry(name=f"Somebody {seat}", salt=salt) for seat, salt in enumerate(salts)),
        commitment=promise,
        secret=secret.hex(),
        actions=tuple(actions),
        result=None if outcome is None else outcome.places,
    )


async def play_on(parlour: Parlour, record: Record, move: int, chance: Random) -> str:
    """A table at which people play on from a move of a record."""
    seats = len(record.seats)
    seat = chance.randrange(seats)
    wish = OpenRequest(location=PLACE, game=record.game, on=PlayOn(record, move, seat))
    done = await parlour.service.open(wish, PEOPLE[0], None)
    for who in PEOPLE[1:seats]:
        await parlour.service.do(At(done.table_id, who, GUILD), verbs.join())
    await parlour.service.do(At(done.table_id, PEOPLE[0], GUILD), verbs.start())
    return done.table_id


async def campaign(folder: Path, positions: int, seed: int, games: Sequence[str] = (), moves: int = 40) -> Report:
    """Play on from so many positions of each game, so many moves each, and return what came of it."""
    url = f"sqlite:///{folder / 'study.db'}"
    upgrade(make_url(url))
    report, chance = Report(), Random(seed)
    parlour = await Parlour.open(url)
    for key in games or sorted(registry.all_games()):
        game = registry.game(key)
        for number in range(positions):
            record = a_record(game, game.seats[number % len(game.seats)], chance)
            await one(parlour, record, chance, report, moves=moves)
            report.positions[key] += 1
            if chance.random() < 0.1:  # nothing but the database survives
                await parlour.close()
                parlour = await Parlour.open(url)
    await parlour.close()
    report.faults += check(make_url(url))
    report.faults += check_games(make_url(url))
    return report


async def one(parlour: Parlour, record: Record, chance: Random, report: Report, *, moves: int) -> None:
    """Play on from a move of a record, so many moves, and compare what there is with what the record says."""
    move = chance.randrange(len(record.actions))
    service = parlour.service
    table_id = await play_on(parlour, record, move, chance)
    name = f"{record.game} for {len(record.seats)}, move {move} of {len(record.actions)}"
    *_, former = record.model_copy(update={"actions": record.actions[:move], "result": None}).walk(
        registry.game(record.game)
    )
    for played in range(moves + 1):
        look = await service.look_inside(table_id)
        if played == 0:
            seen = [(await service.look_inside(table_id, who.id)) for who in PEOPLE[: len(record.seats)]]
            if any(mine.view != former.view(mine.seat) for mine in seen):
                report.faults.append(f"{name}: begins otherwise")
        if look.table.phase is not Phase.RUNNING or played == moves:
            break
        seat = next(one for one in look.table.seats if one.awaited)
        mine = await service.look_inside(table_id, seat.user_id)
        assert mine.view is not None
        assert seat.user_id is not None
        notation = str(chance.choice(mine.view.legal))
        who = Person(seat.user_id, seat.name)
        await service.do(At(table_id, who, GUILD, seen=mine.table.revision), verbs.act(notation))
        report.moves += 1
    before = [await service.look_inside(table_id, who.id) for who in PEOPLE[: len(record.seats)]]
    service.drop_cache()
    if before != [await service.look_inside(table_id, who.id) for who in PEOPLE[: len(record.seats)]]:
        report.faults.append(f"{name}: is another game when it is folded again")
    if look.table.phase is Phase.RUNNING:
        await service.do(At(table_id, Person(9, "Boss", manages=True), GUILD), verbs.close())
        return
    report.ended += 1
    told = Record.read((await service.record(table_id, GUILD)).readable())
    if prove(told, registry.game(record.game)).faults or told.actions[:move] != record.actions[:move]:
        report.faults.append(f"{name}: its record does not prove itself")


def main() -> int:
    """Run the campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.study", description=__doc__)
    parser.add_argument("--positions", type=int, default=200, help="positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=(), help="keys of games; all by default")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), given.positions, given.seed, given.games))
    sys.stdout.write(f"{report}\n")
    return bool(report.faults)


if __name__ == "__main__":
    sys.exit(main())
