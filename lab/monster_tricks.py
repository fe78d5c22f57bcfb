"""How likely cards and open tricks of Monster Tricks win: counted in games of casual players."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from games.engine import RandomDeal
from games.monster_tricks import evaluation
from games.monster_tricks.cards import PACK, SUITS
from games.monster_tricks.computer import casual
from games.monster_tricks.game import GAME
from games.monster_tricks.start import MonsterOptions
from games.monster_tricks.state import MonsterState
from games.monster_tricks.tricks import FULL
from lab.fitting import Samples, descended, surprise, tallied

GAMES = 600
NUMBERS = ("RATE", "LOST", "REGAINED", "GAIN", "STEEPNESS", "LUCK")
"""The fitted numbers: during the fit, the game itself counts with the numbers that are tried."""
LOOKED_AT = 0.2
"""The share of positions from which a card and the open tricks are followed to the end of the round."""

Seen = list[tuple[Hashable, bool]]


def fitted(games: int, seed: int) -> dict[str, object]:
    """The numbers of `games.monster_tricks.evaluation`, by their names there."""
    cards: Seen = []
    tricks: Seen = []
    for number in range(games):
        chance = Random(f"{seed} {number}")
        seats = 2 + number % 4
        state: Any = GAME.start(seats, MonsterOptions(), RandomDeal(chance.getrandbits(64)))
        while state.to_act():
            _round(state, chance, cards, tricks)
    kept = {name: getattr(evaluation, name) for name in NUMBERS}
    try:
        return _keeping(tallied(tricks)) | _gaining(tallied(cards))
    finally:
        for name, value in kept.items():
            setattr(evaluation, name, value)
        evaluation.keep.cache_clear()
        evaluation.gain.cache_clear()


def _round(state: MonsterState, chance: Random, cards: Seen, tricks: Seen) -> None:
    """Play a round; add what was looked at in it, and whether it came to a trick."""
    begun, took = len(state.results), set()
    followed: list[tuple[Hashable, int]] = []
    open_still: dict[int, list[tuple[Hashable, int]]] = {}
    while state.to_act() and len(state.results) == begun:
        seat = state.to_act()[0]
        if not state.laying and chance.random() < LOOKED_AT:
            _look(state, seat, chance, followed, open_still)
        before = state.last
        state.apply(seat, casual(state.view(seat), chance))
        if state.last is not before and state.last is not None:
            trick = state.last.trick
            took.add(trick.best.index)
            tricks += [(key, owner == trick.owner) for key, owner in open_still.pop(state.last.slot, ())]
    tricks += [(key, False) for unfilled in open_still.values() for key, _ in unfilled]
    cards += [(key, card in took) for key, card in followed]


def _look(
    state: MonsterState,
    seat: int,
    chance: Random,
    followed: list[tuple[Hashable, int]],
    open_still: dict[int, list[tuple[Hashable, int]]],
) -> None:
    hand, seats = state.hands[seat], len(state.hands)
    out = sum(state.hands) ^ hand
    card = chance.choice([one for one in PACK if one.bit & hand])
    rivals = out & SUITS[card.suit]
    key = (seats, hand.bit_count(), (rivals & (card.bit - 1)).bit_count(), rivals.bit_count())
    followed.append((key, card.index))
    to_come = sum(state.hands).bit_count()
    for slot, trick in enumerate(state.slots):
        if trick is not None:
            hidden = sum(state.hands) & SUITS[trick.best.suit] & ~state.hands[trick.owner]
            higher = (hidden & -trick.best.bit).bit_count()
            key = (FULL - len(trick.cards), to_come, higher, hidden.bit_count())
            open_still.setdefault(slot, []).append((key, trick.owner))


def _keeping(samples: Samples) -> dict[str, object]:
    def loss(numbers: Mapping[str, float]) -> float:
        for name, value in numbers.items():
            setattr(evaluation, name, value)
        evaluation.keep.cache_clear()
        return surprise(samples, lambda *key: evaluation.keep(*key).chance)

    return dict(descended({"RATE": 0.2, "LOST": 0.5, "REGAINED": 0.25}, loss))


def _gaining(samples: Samples) -> dict[str, object]:
    def loss(numbers: Mapping[str, float]) -> float:
        evaluation.GAIN = {seats: numbers[f"GAIN {seats}"] for seats in range(2, 6)}
        evaluation.STEEPNESS, evaluation.LUCK = numbers["STEEPNESS"], numbers["LUCK"]
        evaluation.gain.cache_clear()
        return surprise(samples, lambda *key: evaluation.gain(*key).chance)

    start = {f"GAIN {seats}": 0.5 for seats in range(2, 6)} | {"STEEPNESS": 2.0, "LUCK": 0.02}
    found = descended(start, loss, most={"STEEPNESS": 9.0})
    return {
        "GAIN": {str(seats): found[f"GAIN {seats}"] for seats in range(2, 6)},
        "STEEPNESS": found["STEEPNESS"],
        "LUCK": found["LUCK"],
    }
