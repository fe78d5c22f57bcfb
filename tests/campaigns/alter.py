"""Alterations: `python -m tests.campaigns.alter --count 1000 --seed 1`, some minutes.

Games are played and their records exported. Then plays, order, seats, times, results, options and words are altered at
random, one thing at a time: in the database, where `persistence check` must find it, and in the record, where
`python -m games verify` and docs/fair-shuffle-check.mjs must each find it by themselves. Half of the records get a
chain made anew to go with the alteration. Some get another legal game in place of theirs, won by somebody else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import structlog
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import make_url

from bot.tables.model import Person
from games import registry
from games.cli.commands import main as games_main
from games.engine import FairDeal, Record
from games.engine.chain import beginning, first_link, last_link
from games.signature import signed
from persistence.errors import StoreError
from persistence.upkeep.check import check
from persistence.upkeep.upgrade import upgrade
from tests.bot.tables.parlour import GUILD, PEOPLE, Parlour

CHECKER = Path(__file__).parents[2] / "docs" / "fair-shuffle-check.mjs"
GAMES = ("claim", "monster_tricks", "dwarf_king")
KINDS = ("plays", "order", "seat", "time", "result", "options", "salts", "another game")


@dataclass
class Report:
    """How many alterations there were, by what was altered, and those that somebody missed."""

    made: Counter[str] = field(default_factory=Counter)
    missed: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.made.items()))
        lines = [
            f"{self.made.total()} alterations ({kinds}), in the database and in a file each: missed {len(self.missed)}"
        ]
        return "\n".join(lines + self.missed)


@dataclass(frozen=True)
class Played:
    """A database with one game that is over, and its record, signed."""

    table_id: str
    file: Path
    record: Record


async def played(folder: Path, game: str, key: Ed25519PrivateKey) -> Played:
    """Play a game and return what is kept of it."""
    file = folder / f"{game}.db"
    upgrade(make_url(f"sqlite:///{file}"))
    parlour = await Parlour.open(f"sqlite:///{file}")
    seats = registry.game(game).seats[0]
    people: Sequence[Person] = PEOPLE[:seats]
    table_id = await parlour.finished(*people, game=game)
    record = signed(await parlour.service.record(table_id, GUILD), key)
    await parlour.close()
    return Played(table_id, file, record)


def another_game(record: Record, chance: Random) -> Record:
    """A record of the same deal, legal to its end, in which somebody else wins where that can be."""
    game = registry.game(record.game).under(record.rules_version)
    for _ in range(20):
        deal = FairDeal(bytes.fromhex(record.secret or ""), record.salts())
        state = game.start(len(record.seats), game.options.model_validate(record.options), deal)
        actions = []
        while awaited := state.to_act():
            seat = chance.choice(awaited)
            action = chance.choice(state.legal_actions(seat))
            actions.append((seat, str(action)))
            state.apply(seat, action)
        outcome = state.outcome()
        places = None if outcome is None else outcome.places
        if places != record.result:
            break
    return record.model_copy(update={"actions": tuple(actions), "result": places})


def altered(record: Record, kind: str, chance: Random) -> Record:
    """A record with one thing altered."""
    actions, chain = list(record.actions), list(record.chain)
    at = chance.randrange(len(actions) - 1)
    seat, notation = actions[at]
    if kind == "another game":
        return another_game(record, chance)
    if kind == "plays":
        actions[at] = seat, chance.choice([one for _, one in actions if one != notation])
    elif kind == "order":
        other = chance.choice([index for index in range(len(actions)) if actions[index] != actions[at]])
        actions[at], actions[other] = actions[other], actions[at]
    elif kind == "seat":
        actions[at] = (seat + 1) % len(record.seats), notation
    elif kind == "time":
        line = chance.randrange(len(chain))
        words = chain[line].split(" ", 3)
        chain[line] = " ".join([*words[:2], str(int(words[2]) + chance.randint(1, 10**6)), words[3]])
    elif kind == "result":
        assert record.result is not None
        places = [place % len(record.seats) + 1 for place in record.result]
        return record.model_copy(update={"result": tuple(places)})
    elif kind == "options":
        options = dict(record.options)
        name = chance.choice(sorted(options))
        options[name] = _other(options[name])
        return record.model_copy(update={"options": options})
    elif kind == "salts":
        seats = list(record.seats)
        seats[seat] = seats[seat].model_copy(update={"salt": seats[seat].salt + chance.choice("abc")})
        return record.model_copy(update={"seats": tuple(seats)})
    return record.model_copy(update={"actions": tuple(actions), "chain": tuple(chain)})


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}x"


def rechained(record: Record) -> Record:
    """A record whose chain was made to fit what it says now, as far as a forger without the key can."""
    plays = iter(record.actions)
    lines = []
    for line in record.chain:
        kind, seat, at, closed = line.split(" ")[:4]
        if kind == "start":
            begun = beginning(record.options, [(entry.salt, entry.computer) for entry in record.seats])
            lines.append(f"start {seat} {at} {closed} {begun}")
        elif kind == "play":
            played_now = next(plays, None)
            lines += [] if played_now is None else [f"play {played_now[0]} {at} {closed} {played_now[1]}"]
        else:
            lines.append(line)
    lines += [f"play {seat} 1 {'0' * 64} {notation}" for seat, notation in plays]
    first = first_link(record.commitment, record.game, record.rules_version)
    return record.with_chain(lines, last_link(first, lines))


def replace_plays(connection: sqlite3.Connection, table_id: str, record: Record) -> None:
    """Put another game's plays and winner in a database."""
    rows = connection.execute("SELECT seq, actor_id, at FROM log WHERE kind = 'play' ORDER BY seq").fetchall()
    for (seq, _, _), (seat, notation) in zip(rows, record.actions, strict=False):
        connection.execute("UPDATE log SET seat = ?, body = ? WHERE seq = ?", (seat, notation, seq))
    for seq, _, _ in rows[len(record.actions) :]:
        connection.execute("DELETE FROM log WHERE seq = ?", (seq,))
    last, actor_id, at = rows[-1]
    for number, (seat, notation) in enumerate(record.actions[len(rows) :], start=1):
        added = (table_id, last + number, "play", seat, actor_id, notation, at)
        connection.execute(
            "INSERT INTO log (table_id, seq, kind, seat, actor_id, body, at) VALUES (?, ?, ?, ?, ?, ?, ?)", added
        )
    connection.execute("UPDATE tables SET revision = (SELECT max(seq) FROM log)")
    for seat, place in enumerate(record.result or ()):
        connection.execute("UPDATE result_rows SET place = ? WHERE seat = ?", (place, seat))


def alter_database(connection: sqlite3.Connection, game: Played, kind: str, chance: Random) -> None:
    """Alter one thing in a database."""
    plays = connection.execute("SELECT seq, seat, body FROM log WHERE kind = 'play' ORDER BY seq").fetchall()
    seq, seat, body = chance.choice(plays)
    others = [play for play in plays if play[2] != body]
    change = connection.execute
    if kind == "another game":
        replace_plays(connection, game.table_id, another_game(game.record, chance))
    elif kind == "plays":
        change("UPDATE log SET body = ? WHERE seq = ?", (chance.choice(others)[2], seq))
    elif kind == "order":
        other = chance.choice(others)
        change("UPDATE log SET seat = ?, body = ? WHERE seq = ?", (other[1], other[2], seq))
        change("UPDATE log SET seat = ?, body = ? WHERE seq = ?", (seat, body, other[0]))
    elif kind == "seat":
        change("UPDATE log SET seat = (seat + 1) % (SELECT count(*) FROM seats) WHERE seq = ?", (seq,))
    elif kind == "time":
        (last,) = change("SELECT max(seq) FROM log").fetchone()
        change("UPDATE log SET at = at + ? WHERE seq = ?", (chance.randint(1, 10**6), chance.randint(1, last)))
    elif kind == "result":
        column = chance.choice(["place", "score", "turns", "late"])
        change(f"UPDATE result_rows SET {column} = {column} + 1 WHERE seat = ?", (seat,))  # noqa: S608 - one of ours
    elif kind == "options":
        (found,) = change("SELECT options FROM tables WHERE id = ?", (game.table_id,)).fetchone()
        options = json.loads(found)
        name = chance.choice(sorted(options))
        change("UPDATE tables SET options = ?", (json.dumps(options | {name: _other(options[name])}),))
    else:
        change("UPDATE seats SET salt = salt || ? WHERE seat = ?", (chance.choice("abc"), seat))


async def found_in_database(game: Played, copy: Path, kind: str, chance: Random) -> bool:
    """Tell whether the check of a copy with one alteration finds it, and names the table."""
    shutil.copy(game.file, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        alter_database(connection, game, kind, chance)
    try:
        return any(game.table_id in fault for fault in check(make_url(f"sqlite:///{copy}")))
    except StoreError:
        return True


def accepted(record: Record, file: Path, node: str | None) -> list[str]:
    """Which of the verifiers find nothing wrong with a record."""
    file.write_text(record.json_text(), encoding="utf-8")
    verifiers: dict[str, Callable[[], int]] = {"python": lambda: games_main(["verify", str(file)])}
    if node is not None:
        call = [node, str(CHECKER), str(file)]
        verifiers["node"] = lambda: subprocess.run(call, capture_output=True, check=False).returncode  # noqa: S603
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        return [name for name, verify in verifiers.items() if verify() == 0]


async def campaign(folder: Path, *, count: int, seed: int, games: Sequence[str] = GAMES) -> Report:
    """Alter `count` times, in the database and in the file. Raises `AssertionError` where the true ones are refused."""
    chance, report, node = Random(seed), Report(), shutil.which("node")
    key = Ed25519PrivateKey.from_private_bytes(chance.randbytes(32))
    at_hand = [await played(folder, game, key) for game in games]
    for game in at_hand:
        assert check(make_url(f"sqlite:///{game.file}")) == []
        assert accepted(game.record, folder / "game.json", node) == ["python", "node"][: 1 + (node is not None)]
    for number in range(count):
        game, kind = chance.choice(at_hand), KINDS[number % len(KINDS)]
        report.made[kind] += 1
        if not await found_in_database(game, folder / "copy.db", kind, chance):
            report.missed.append(f"{number}, {kind} of {game.record.game}: by persistence check")
        record = altered(game.record, kind, chance)
        if chance.random() < 1 / 2:
            record = rechained(record)
        for name in accepted(record, folder / "game.json", node):
            report.missed.append(f"{number}, {kind} of {game.record.game}: by {name}")
    return report


def main() -> int:
    """Run the campaign as a command."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.alter", description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), count=asked.count, seed=asked.seed))
    sys.stdout.write(f"{report}\n")
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
