"""`bench` and `perft`: how fast a game is, and how many continuations it has.

What is measured is this process's own time, which says the same on a machine that is busy with other things; of several
measures the smallest counts.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from random import Random

from games.cli.refusal import Refusal
from games.cli.selfplay import RANDOM
from games.cli.setup import check_seats, find_options
from games.engine import AnyGame, AnyState, Options, RandomDeal
from games.proof import perft

GAMES_AT_LEAST = 3


def bench(games: list[AnyGame], seconds: float) -> Iterator[str]:
    """Yield a line per game and number of seats: random games, copies and views, measured for about `seconds`."""
    yield f"{'':24}{'games/s':>10}{'actions':>9}{'µs/action':>11}{'µs/copy':>9}{'µs/view':>9}{'µs/world':>10}"
    for game in games:
        for seats in game.seats:
            yield _bench(game, seats, seconds)


def _bench(game: AnyGame, seats: int, seconds: float) -> str:
    options = game.options()
    actions = played = 0
    began = time.process_time()
    while played < GAMES_AT_LEAST or time.process_time() - began < seconds:
        state, rng = game.start(seats, options, RandomDeal(played)), Random(played)
        actions += _play(state, rng, None)
        played += 1
    spent = time.process_time() - began
    state = game.start(seats, options, RandomDeal(0))
    _play(state, Random(0), actions // played // 2)
    seat, rng = state.to_act()[0], Random(0)
    view = state.view(seat)
    return (
        f"{game.key + ', ' + str(seats):24}{played / spent:10.0f}{actions / played:9.1f}{spent / actions * 1e6:11.2f}"
        f"{_micros(state.copy):9.2f}{_micros(lambda: state.view(seat)):9.2f}"
        f"{_micros(lambda: game.imagine(view, rng)):10.2f}"
    )


def _play(state: AnyState, rng: Random, longest: int | None) -> int:
    """Play at random to the end, or for so many actions; return how many."""
    done = 0
    while (awaited := state.to_act()) and done != longest:
        state.apply(awaited[0], rng.choice(state.legal_actions(awaited[0])))
        done += 1
    return done


def _micros(call: Callable[[], object]) -> float:
    least = math.inf
    for _ in range(5):
        times = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < 0.02:
            call()
            times += 1
        least = min(least, spent / times)
    return least * 1e6


def count_continuations(
    game: AnyGame, *, seats: int, options: list[str], seed: int, after: int, depth: int
) -> Iterator[str]:
    """Yield the count of every depth up to `depth`, from the deal of `seed` and `after` actions played at random."""
    chosen: Options = find_options(game, options)
    check_seats(game, seats, chosen)
    state = game.start(seats, chosen, RandomDeal(seed))
    if _play(state, Random(seed), after) < after:
        raise Refusal(f"The game of seed {seed} ends before {after} {RANDOM} actions.")
    for each in range(1, depth + 1):
        began = time.perf_counter()
        found = perft(state, each)
        yield f"{each:3} {found:15} {time.perf_counter() - began:8.2f} s"
