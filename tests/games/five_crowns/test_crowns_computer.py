"""The computer players: sensible where anybody would be, and in the right order of strength."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from games.engine import Chooser, RandomDeal, set_of
from games.five_crowns.actions import CrownsAction
from games.five_crowns.computer import casual, novice
from games.five_crowns.solo_state import SoloState
from games.five_crowns.start import CrownsOptions
from games.five_crowns.state import CrownsState
from games.five_crowns.view import AnyView
from tests.games.five_crowns.positions import game, mask, play_out, position, puzzle, some


def choice(brain: Chooser[AnyView, CrownsAction], state: CrownsState | SoloState, seed: int = 0) -> str:
    """The choice of the seat to act, as notation."""
    (seat,) = state.to_act()
    return str(brain(state.view(seat), Random(seed)))


@pytest.mark.parametrize("brain", [novice, casual])
def test_both_go_out_as_soon_as_they_can(brain: Chooser[AnyView, CrownsAction]) -> None:
    state = position(("KD KC 3D", "4S 6H 9T"), number=1, pile="QH 8D")
    play_out(state, "draw pile")
    assert {choice(brain, state, seed) for seed in range(10)} == {"out QHa"}


def test_casual_takes_the_discard_that_completes_a_meld() -> None:
    state = position(("6S 7S KD 4C", "4S 6H 9T 5C"), number=2, top="8S")
    assert choice(casual, state) == "draw discard"
    state = position(("6S 7S KD 5C", "4S 6H 9T 5C"), number=2, top="QT")
    assert choice(casual, state) == "draw pile"


def test_both_take_a_wild_card() -> None:
    state = position(("6S 9D KD 5C", "4S 6H 9T 5C"), number=2, top="4H")
    assert {choice(novice, state, seed) for seed in range(5)} == {choice(casual, state)} == {"draw discard"}


def test_casual_keeps_what_is_nearly_a_meld() -> None:
    state = position(("6S 7S 9D 9C", "4S 6H 9T 5C"), number=2, pile="10C 8D")
    play_out(state, "draw pile")
    assert choice(casual, state) == "discard 10Ca"


def test_casual_throws_away_the_dearest_on_its_last_turn() -> None:
    state = position(("6S 7S 9D KH", "4D 4H 4C 4S"), number=2, pile="10C 8D", closer=1)
    play_out(state, "draw pile")
    assert choice(casual, state) == "discard KHa"


def test_novice_throws_away_something_that_does_not_fit() -> None:
    state = position(("6S 7S 8S KH 9D", "4D 4H 4C 5S 9C"), number=3, pile="10C 8D")
    play_out(state, "draw pile")
    chosen = {choice(novice, state, seed) for seed in range(40)}
    assert chosen == {"discard KHa", "discard 9Da", "discard 10Ca"}


def test_casual_closes_a_pile_of_the_puzzle() -> None:
    state = puzzle(RandomDeal(0))
    state.piles = [mask("KD KC 9H"), *state.piles[1:]]
    state.closed = [False, *[True] * 9, False]
    state.pile = tuple(some("KS 7S 8S"))
    assert choice(casual, state) == "put P3 9Ha"
    assert set_of(some("KS")) == state.pile[0].bit


@pytest.mark.parametrize("brain", [novice, casual])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_view_and_seed_give_the_same_choice(brain: Chooser[AnyView, CrownsAction], seats: int) -> None:
    state = puzzle(RandomDeal(8)) if seats == 1 else game(seats, RandomDeal(8))
    assert len({choice(brain, state, 3) for _ in range(3)}) == 1


def test_casual_beats_novice() -> None:
    totals = [0, 0]
    for number in range(12):
        state = game(2, RandomDeal(number // 2), CrownsOptions(start_round=8))
        rng = Random(number)
        brains = (casual, novice) if number % 2 == 0 else (novice, casual)
        while awaited := state.to_act():
            state.apply(awaited[0], brains[awaited[0]](state.view(awaited[0]), rng))
        for seat in (0, 1):
            totals[(number + seat) % 2] += state.totals[seat]
    assert totals[0] < totals[1] / 2


def test_casual_closes_more_piles_than_novice() -> None:
    closed = {}
    for brain in (casual, novice):
        results = []
        for seed in range(3):
            state = puzzle(RandomDeal(seed))
            while state.to_act():
                state.apply(0, brain(state.view(0), Random(seed)))
            results.append(sum(state.closed))
        closed[brain] = fmean(results)
    assert closed[casual] > closed[novice] + 1
