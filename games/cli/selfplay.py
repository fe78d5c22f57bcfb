"""`selfplay`: many games between computer players, counted, and checked if asked."""

from __future__ import annotations

import hashlib
import math
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from games.cli.setup import Refusal, check_seats, find_game, find_options
from games.engine import AnyGame, AnyState, Outcome, Seat
from games.players import SEARCHING, Strength, choose, measured_choice, seed_for, strengths, yardsticks
from games.proof import Brain, Broken, Trial, Words, failed_after, selfplay_deal, selfplay_record

RANDOM = "random"
"""The player that takes any legal action, each equally likely."""
_words = cache(Words)


@dataclass(frozen=True, slots=True)
class Plan:
    """`players` sit in this order, one seat further with each game; with `duplicate`, every deal has every order."""

    game: str
    seats: int
    games: int
    seed: int
    players: tuple[str, ...]
    options: tuple[str, ...] = ()
    duplicate: bool = False
    check: float | None = None
    """The share of positions to look at closely; nothing is checked where it is None."""
    records: Path | None = None

    @property
    def lineup(self) -> tuple[str, ...]:
        return tuple(self.players[at % len(self.players)] for at in range(self.seats))

    @property
    def deals(self) -> int:
        return math.ceil(self.games / self.seats) if self.duplicate else self.games


@dataclass(frozen=True, slots=True)
class Played:
    names: tuple[str, ...]
    outcome: Outcome
    actions: int
    thought: tuple[tuple[str, float], ...]
    """For each decision of a searching player: its name, and the seconds of processor time."""

    def share(self, seat: Seat) -> float:
        places = self.outcome.places
        return 1 / places.count(1) if places[seat] == 1 else 0.0


def selfplay(plan: Plan, jobs: int | None) -> Iterator[str]:
    """Yield the lines of the report. Raises `Refusal` when the plan does not fit, or a check has failed."""
    game = find_game(plan.game)
    check_seats(game, plan.seats, find_options(game, plan.options))
    known = (RANDOM, *strengths(game), *yardsticks(game))
    for name in plan.players:
        if name not in known:
            raise Refusal(f"{game.key} has no computer player {name}; it has: {', '.join(known)}.")
    began = time.perf_counter()
    workers = min(jobs or os.cpu_count() or 1, plan.deals)
    deals = [*play_deals(plan, workers)]
    seconds = time.perf_counter() - began
    yield from _report(plan, deals)
    games = [played for deal in deals for played in deal]
    checked = "every step" if plan.check == 1 else f"{(plan.check or 0) * 100:g}% of steps"
    yield (
        f"{len(games) / seconds:.0f} games/s, {fmean(played.actions for played in games):.1f} actions a game,"
        f" {seconds:.1f} s in {workers} process{'es' if workers > 1 else ''}"
        f"{'' if plan.check is None else f', {checked} checked'}{''.join(_thought(games))}"
    )


def play_deals(plan: Plan, workers: int) -> Iterator[tuple[Played, ...]]:
    """Yield the games of one deal after the other. Raises `Refusal` when a check has failed."""
    try:
        if workers == 1:
            yield from (play_deal(plan, index) for index in range(plan.deals))
        else:
            with ProcessPoolExecutor(workers) as pool:
                chunk = max(1, min(50, plan.deals // (workers * 4)))
                yield from pool.map(play_deal, [plan] * plan.deals, range(plan.deals), chunksize=chunk)
    except Broken as error:
        raise Refusal(f"Broken: {error}") from error


def play_deal(plan: Plan, index: int) -> tuple[Played, ...]:
    """The games played with one deal. Raises `Broken` with the deal, when a check has failed."""
    rotations = range(plan.seats) if plan.duplicate else (index % plan.seats,)
    return tuple(_play(plan, index, rotation) for rotation in rotations)


def play(state: AnyState, brain: Brain) -> tuple[Outcome, list[tuple[Seat, str]]]:
    """How the game ended and what was played, nothing checked; the lowest awaited seat decides first.

    Raises `Broken` with the number of actions when the game's code fails.
    """
    actions = []
    try:
        while awaited := state.to_act():
            seat = awaited[0]
            action = brain(state, seat)
            state.apply(seat, action)
            actions.append((seat, str(action)))
        outcome = state.outcome()
    except Exception as error:
        raise failed_after(len(actions), error, state.game.folder) from error
    if outcome is None:
        raise Broken("nobody is to act, but the game has no outcome")
    return outcome, actions


def _play(plan: Plan, index: int, rotation: int) -> Played:
    game = find_game(plan.game)
    options = find_options(game, plan.options)
    names = tuple(plan.lineup[(seat + rotation) % plan.seats] for seat in range(plan.seats))
    secret = hashlib.sha256(f"selfplay {plan.seed} {index}".encode()).digest()
    thought: list[tuple[str, float]] = []
    brain = _brain(game, names, secret, f"selfplay {plan.seed} {index} {rotation}", thought)
    try:
        if plan.check is not None:
            trial = Trial(_words(game), plan.seats, options, secret, seed=index, pace=plan.check)
            outcome, actions = trial.play(brain), trial.actions
        else:
            outcome, actions = play(game.start(plan.seats, options, selfplay_deal(secret, plan.seats)), brain)
    except Broken as error:
        raise Broken(f"{game.key}, {plan.seats} seats, seed {plan.seed}, deal {index}: {error}") from error
    if plan.records is not None:
        record = selfplay_record(game, options, secret=secret, names=names, actions=actions, outcome=outcome)
        _write(plan.records / f"{game.key}-{plan.seats}-{plan.seed}-{index}-{rotation}.txt", record.readable())
    return Played(names, outcome, len(actions), tuple(thought))


def _write(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        if error.filename is None:  # it was opened, then there was no room: a part of a record is none
            file.unlink(missing_ok=True)
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from error


def _brain(game: AnyGame, names: Sequence[str], secret: bytes, table: str, thought: list[tuple[str, float]]) -> Brain:
    chance = Random(table)
    decisions = count()

    def decide(state: AnyState, seat: Seat) -> Any:
        if names[seat] == RANDOM:
            return chance.choice(state.legal_actions(seat))
        name, view = names[seat], state.view(seat)
        seed = seed_for(secret, table, next(decisions), seat)
        began = time.process_time()
        if ":" in name:
            action = measured_choice(game, state, seat, name, seed)
        else:
            action = choose(game, view, Strength(name), seed)
        if name.partition(":")[0] in SEARCHING and len(view.legal) > 1:
            thought.append((name, time.process_time() - began))
        return action

    return decide


def _thought(games: Sequence[Played]) -> Iterator[str]:
    for name in dict.fromkeys(name for played in games for name in played.names):
        if seconds := seconds_of(name, games):
            yield f"; {name}: {fmean(seconds):.2f} s a decision, 95% below {slow(seconds):.2f} s"


def seconds_of(name: str, games: Iterable[Played]) -> list[float]:
    return sorted([spent for played in games for other, spent in played.thought if other == name])


def slow(seconds: Sequence[float]) -> float:
    """The 95th percentile of these durations, which must be in rising order."""
    return seconds[int(len(seconds) * 0.95)]


def _report(plan: Plan, deals: Sequence[tuple[Played, ...]]) -> Iterator[str]:
    games = sum(map(len, deals))
    how = f" from {len(deals)} deals, each with every seating" if plan.duplicate else ""
    yield f"{plan.game}, {plan.seats} seats, {games} games{how}, seed {plan.seed}"
    yield f"{'':12}{'victories':>10}{'share':>20}{'fair':>9}{'mean place':>16}{'mean score':>20}"
    lines = {
        name: [[(one, seat) for one in deal for seat, sits in enumerate(one.names) if sits == name] for deal in deals]
        for name in plan.lineup
    }
    lines |= {f"seat {seat}": [[(one, seat) for one in deal] for deal in deals] for seat in range(plan.seats)}
    for name, samples in lines.items():
        yield _line(name, samples, games // len(deals), plan.seats)


def _line(name: str, deals: Sequence[Sequence[tuple[Played, Seat]]], games: int, seats: int) -> str:
    """One line, of the seats that are listed for each deal and its games: together they are one independent sample."""
    shares = [sum(played.share(seat) for played, seat in sat) / games for sat in deals]
    places = [fmean(played.outcome.places[seat] for played, seat in sat) for sat in deals]
    scores = [fmean(played.outcome.scores[seat] for played, seat in sat) for sat in deals]
    fair = len(deals[0]) / games / seats
    return (
        f"{name:12}{fmean(shares) * games * len(deals):10.1f}{fmean(shares):11.1%} ± {margin(shares):5.1%} {fair:8.1%}"
        f"{fmean(places):9.2f} ± {margin(places):.2f}{fmean(scores):13.2f} ± {margin(scores):.2f}"
    )


def margin(samples: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean."""
    return 1.96 * stdev(samples) / math.sqrt(len(samples)) if len(samples) > 1 else math.inf
