"""The rules: random games through the contract, beside a bare hand-written loop of the same game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from games import registry
from games.engine import AnyGame, RandomDeal
from tests.bench import claim_bare
from tests.bench.table import Row, median

REPEATS = 5


def rows() -> Iterator[Row]:
    """Measure; about ten seconds."""
    claim = registry.game("claim")
    pairs = [
        (_seconds_per_game(lambda s: _random_game(claim, s)), _seconds_per_game(claim_bare.play))
        for _ in range(REPEATS)
    ]
    ours, bare = median([a for a, _ in pairs]), median([b for _, b in pairs])
    ratio = median([a / b for a, b in pairs])
    yield Row("Claim, random games", f"{1 / ours:,.0f} games/s", f"bare loop {1 / bare:,.0f} games/s", ratio)
    yield Row("Claim, per action", f"{ours / 52 * 1e6:.2f} µs", f"bare loop {bare / 52 * 1e6:.2f} µs", ratio)
    state = claim.start(2, claim.options(), RandomDeal(1))
    state.events = None
    choose = Random(1)
    for _ in range(26):
        seat = state.to_act()[0]
        state.apply(seat, choose.choice(state.legal_actions(seat)))
    yield Row("Claim, copy in mid-game", f"{_seconds(state.copy, 100_000) * 1e6:.2f} µs")
    yield Row("Claim, view of a seat", f"{_seconds(lambda: state.view(0), 20_000) * 1e6:.2f} µs")


def _random_game(game: AnyGame, seed: int) -> None:
    state = game.start(game.seats[0], game.options(), RandomDeal(seed))
    state.events = None
    choose = Random(seed).random
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[int(choose() * len(legal))])


def _seconds_per_game(play: Callable[[int], object], games: int = 2_000) -> float:
    start = time.perf_counter()
    for seed in range(games):
        play(seed)
    return (time.perf_counter() - start) / games


def _seconds(call: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - start) / times
