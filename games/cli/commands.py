"""The command line: what can be asked, and who answers."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from games import registry
from games.cli.measure import bench, count_continuations
from games.cli.new import create
from games.cli.page import page
from games.cli.records import replay, verify
from games.cli.selfplay import RANDOM, Plan, selfplay
from games.cli.setup import Refusal, find_game
from games.cli.strength import FIELDS, matches, strength_table
from games.players import Strength


def main(words: Sequence[str]) -> int:
    asked = _parser().parse_args(words)
    try:
        for line in _answer(asked):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 1
    except BrokenPipeError:  # the reader (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _answer(asked: argparse.Namespace) -> Iterator[str]:
    if asked.command == "selfplay":
        if asked.records is not None and not asked.records.is_dir():
            raise Refusal(f"There is no folder {asked.records} for the records.")
        plan = Plan(
            game=asked.game,
            seats=asked.seats or find_game(asked.game).seats[0],
            games=asked.games,
            seed=asked.seed,
            players=tuple(asked.players.split(",")),
            options=tuple(asked.option),
            duplicate=asked.duplicate,
            check=asked.check,
            records=asked.records,
        )
        return selfplay(plan, asked.jobs)
    if asked.command == "strength":
        chosen = matches(
            [find_game(asked.game).key] if asked.game else registry.all_games(),
            [Strength(asked.of)] if asked.of else FIELDS,
            asked.seats,
            ceilings=asked.ceilings,
        )
        return strength_table([*chosen], asked.games, asked.seed, asked.option, asked.jobs or os.cpu_count() or 1)
    if asked.command == "new":
        return create(asked.key, asked.folder)
    if asked.command == "replay":
        return replay(asked.file, views=asked.views)
    if asked.command == "page":
        return page(asked.file, asked.output, asked.language)
    if asked.command == "verify":
        return verify(asked.file, draws=asked.draws)
    if asked.command == "bench":
        return bench([find_game(asked.game)] if asked.game else registry.all_games().values())
    game = find_game(asked.game)
    return count_continuations(game, asked.seats or game.seats[0], asked.option, asked.seed, asked.depth)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description="Tools for people who work on rules.")
    commands = parser.add_subparsers(dest="command", required=True)

    table, draw, jobs, record = (argparse.ArgumentParser(add_help=False) for _ in range(4))
    table.add_argument("game", help="a game's key (claim), or a module with a GAME (tests.toy_game.game)")
    table.add_argument("--seats", type=_count, help="how many sit down (default: the fewest allowed)")
    draw.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    draw.add_argument("--seed", type=int, default=1)
    jobs.add_argument("--jobs", type=_count, help="processes (default: one per core)")
    record.add_argument("file", type=Path, help="a record, as JSON or as text")

    play = commands.add_parser("selfplay", parents=[table, draw, jobs], help="play many games between computer players")
    play.add_argument("--games", type=_count, default=100, metavar="K")
    play.add_argument("--players", default=RANDOM, help="by seat, repeated: random or a strength (club,casual,casual)")
    play.add_argument("--duplicate", action="store_true", help="play every deal with every seating")
    play.add_argument(
        "--check",
        type=_share,
        nargs="?",
        const=1.0,
        metavar="SHARE",
        help="check every promise of the contract at every step, or after the opening at this share of them (0.05)",
    )
    play.add_argument("--records", type=Path, metavar="FOLDER", help="write every game's record there")

    about = "measure the computer players that search, as a table"
    table_of = commands.add_parser("strength", parents=[draw, jobs], help=about)
    table_of.add_argument("game", nargs="?", help="only this game")
    table_of.add_argument("--seats", type=_count, help="only tables of this size")
    table_of.add_argument("--of", choices=[*map(str, FIELDS)], help="only this strength")
    table_of.add_argument("--ceilings", action="store_true", help="also with open cards, and with the other search")
    table_of.add_argument("--games", type=_count, default=2400, metavar="K", help="for each line (2400: ± 2 %%)")

    made = commands.add_parser("new", help="create the folder of a new game, small but complete")
    made.add_argument("key", help="the game's key and the folder's name: pebble_race")
    made.add_argument("--folder", type=Path, help="where to put it (default: beside the other games)")

    tell = commands.add_parser("replay", parents=[record], help="tell a recorded game, move by move")
    tell.add_argument("--views", action="store_true", help="show what each seat sees before it acts")

    about = "write a recorded game as one HTML file that needs nothing else"
    whole = commands.add_parser("page", parents=[record], help=about)
    whole.add_argument("--language", default="en", metavar="LANGUAGE", help="such as de (default: en)")
    whole.add_argument("--output", type=Path, metavar="FILE", help="where to write it (default: beside the record)")

    about = "check a record's deal, plays and signature; exit code 0 if nothing is false"
    proof = commands.add_parser("verify", parents=[record], help=about)
    proof.add_argument("--draws", action="store_true", help="list every draw, for a checker of your own")

    speed = commands.add_parser("bench", help="measure random games, copies, views and imagined worlds")
    speed.add_argument("game", nargs="?", help="only this game")

    counts = commands.add_parser("perft", parents=[table, draw], help="count legal continuations")
    counts.add_argument("--depth", type=_count, default=3)
    return parser


def _count(word: str) -> int:
    number = int(word) if word.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word} is not a number from 1 up")
    return number


def _share(word: str) -> float:
    try:
        share = float(word)
    except ValueError:
        share = 0.0
    if not 0 < share <= 1:
        raise argparse.ArgumentTypeError(f"{word} is not a share: more than 0, at most 1")
    return share
