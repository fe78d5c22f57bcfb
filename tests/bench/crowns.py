"""Five Crowns: the best arrangement of a hand beside the rule book's own programme, and what a turn costs.

Every hand is new: what `best` remembers of earlier hands is forgotten before each figure. Times are the thread's own,
without what other processes take.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from games import registry
from games.engine import RandomDeal, set_of
from games.five_crowns.best import best, closing, discards, plan
from games.five_crowns.cards import PACK, WILD, Card
from tests.bench.table import Row, median
from tests.games.five_crowns import textbook

HANDS = 1_000
SLOW_HANDS = {5: 500, 9: 100, 13: 10}
"""How many hands the textbook gets."""


def rows() -> Iterator[Row]:
    """Measure; about ten seconds."""
    for size in (5, 9, 13):
        for wilds in (0, 2, 4, 6):
            if wilds <= size:
                yield _row(size, wilds)
    yield from _turn()


def _row(size: int, wilds: int) -> Row:
    hands = list(_hands(size, wilds))
    masks = [set_of(hand) for hand in hands]
    plan.cache_clear()
    ours = [_seconds(partial(best, mask, size)) for mask in masks]
    slow = [_seconds(partial(textbook.best, hand, size)) for hand in hands[: SLOW_HANDS[size]]]
    mean, theirs = sum(ours) / len(ours), sum(slow) / len(slow)
    return Row(
        f"best, {size} cards, {wilds} of them wild",
        f"{mean * 1e6:.0f} µs (median {median(ours) * 1e6:.0f})",
        f"textbook {theirs * 1e6:,.0f} µs, {theirs / mean:,.0f} times as long",
    )


def _hands(size: int, wilds: int) -> Iterator[list[Card]]:
    """Yield hands of the round with so many cards, dealt with a fixed number of wild ones."""
    rng = Random(size * 100 + wilds)
    wild = [card for card in PACK if card.bit & WILD[size]]
    naturals = [card for card in PACK if not card.bit & WILD[size]]
    for _ in range(HANDS):
        yield rng.sample(wild, wilds) + rng.sample(naturals, size - wilds)


def _turn() -> Iterator[Row]:
    """Measure what a person waits for, and random play."""
    rng = Random(1)
    hands = [set_of(rng.sample(PACK, 14)) for _ in range(200)]
    plan.cache_clear()
    every = median([_seconds(partial(_every_discard, hand)) for hand in hands])
    yield Row("best for every discard of 14 cards", f"{every * 1e3:.2f} ms")
    plan.cache_clear()
    out = median([_seconds(partial(closing, hand, 13)) for hand in hands])
    yield Row("with which discards 14 cards can go out", f"{out * 1e3:.2f} ms")
    game = registry.game("five_crowns")
    state = game.start(4, game.options.model_validate({"start_round": 11}), RandomDeal(1))
    for _ in range(41):
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    yield Row("copy in mid-game", f"{_mean(state.copy, 20_000) * 1e6:.2f} µs")
    yield Row("view of a seat", f"{_mean(lambda: state.view(0), 5_000) * 1e6:.2f} µs")
    seat = state.to_act()[0]
    view = state.view(seat)
    yield Row(
        "scene and ask of the seat to act", f"{_mean(lambda: (game.scene(view), game.ask(view)), 200) * 1e6:.0f} µs"
    )


def _every_discard(hand: int) -> list[int]:
    return [best(rest, 13) for _, rest in discards(hand)]


def _seconds(call: Callable[[], object]) -> float:
    start = time.thread_time()
    call()
    return time.thread_time() - start


def _mean(call: Callable[[], object], times: int) -> float:
    start = time.thread_time()
    for _ in range(times):
        call()
    return (time.thread_time() - start) / times
