"""`bench` and `perft`: how fast a game is, and how many continuations it has.

Times are this process's own, the smallest of several. Other programs still slow it down, so every line is measured
by turns with random games of Claim, and told as a ratio to them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random

from games import registry
from games.cli.setup import check_seats, find_options
from games.engine import AnyGame, AnyState, RandomDeal

GAMES = 5
"""How many random games are played to measure a game, and how many positions are taken from them, early and late."""
ROUNDS = 5
YARDSTICK = "claim"
"""The game whose cost of a random action, rules and choice and no more, is the unit of all ratios."""


def bench(games: Iterable[AnyGame], seconds: float = 1.0) -> Iterator[str]:
    """Yield a line per game and number of seats, measured for about `seconds`, in µs and in random actions of Claim."""
    claim = registry.game(YARDSTICK)
    yardstick = partial(_play_games, claim, claim.seats[0])
    yield f"{'':24}{'actions':>9}{'µs/action':>18}{'µs/copy':>17}{'µs/view':>17}{'µs/world':>18}"
    for game in games:
        for seats in game.seats:
            yield _bench(game, seats, yardstick, seconds)


def _bench(game: AnyGame, seats: int, yardstick: Callable[[], int], seconds: float) -> str:
    positions = [_position(game, seats, seed) for seed in range(GAMES)]
    views = [state.view(state.to_act()[0]) for state in positions]
    rng = Random(0)
    measured: dict[str, Callable[[], int]] = {
        "unit": yardstick,
        "action": partial(_play_games, game, seats),
        "copy": lambda: len([state.copy() for state in positions]),
        "view": lambda: len([state.view(state.to_act()[0]) for state in positions]),
        "world": lambda: len([game.imagine(view, rng) for view in views]),
    }
    least = dict.fromkeys(measured, math.inf)
    for _ in range(ROUNDS):
        for name, run in measured.items():
            least[name] = min(least[name], _micros(run, seconds / ROUNDS / len(measured)))
    told = [f"{least[name]:11.2f} ={least[name] / least['unit']:5.1f}" for name in ("action", "copy", "view", "world")]
    return f"{game.key + ', ' + str(seats):24}{_play_games(game, seats) / GAMES:9.1f}{''.join(told)}"


def _play_games(game: AnyGame, seats: int) -> int:
    return sum(_play(_new(game, seats, seed), Random(seed)) for seed in range(GAMES))


def _position(game: AnyGame, seats: int, seed: int) -> AnyState:
    """A position of a random game: the higher the seed, the later."""
    state = _new(game, seats, seed)
    whole = _play(state.copy(), Random(seed))
    _play(state, Random(seed), whole * (seed + 1) // (GAMES + 2))
    return state


def _new(game: AnyGame, seats: int, seed: int) -> AnyState:
    state: AnyState = game.start(seats, game.options(), RandomDeal(seed))
    return state


def _play(state: AnyState, rng: Random, longest: int | None = None) -> int:
    done = 0
    while (awaited := state.to_act()) and done != longest:
        legal = state.legal_actions(awaited[0])
        state.apply(awaited[0], legal[int(rng.random() * len(legal))])
        done += 1
    return done


def _micros(run: Callable[[], int], seconds: float) -> float:
    done = 0
    began = time.process_time()
    while not done or time.process_time() - began < seconds:
        done += run()
    return (time.process_time() - began) / done * 1e6


def count_continuations(game: AnyGame, seats: int, words: list[str], seed: int, depth: int) -> Iterator[str]:
    options = find_options(game, words)
    check_seats(game, seats, options)
    state = game.start(seats, options, RandomDeal(seed))
    for each in range(1, depth + 1):
        began = time.perf_counter()
        found = perft(state, each)
        yield f"{each:3} {found:15} {time.perf_counter() - began:8.2f} s"


def perft(state: AnyState, depth: int) -> int:
    """How many sequences of `depth` legal actions the state allows: a number that almost any change of rules changes.

    Where several seats decide at once the lowest of them decides first, so that each set of secret choices is
    counted once. A game that ends earlier has no continuation of that length.
    """
    if depth == 0:
        return 1
    awaited = state.to_act()
    legal = state.legal_actions(awaited[0]) if awaited else ()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(awaited[0], action)
        total += perft(after, depth - 1)
    return total
