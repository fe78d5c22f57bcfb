"""The computer players: sensible where anybody would be, and in the right order of strength."""

from __future__ import annotations

from random import Random

import pytest

from games.claim.actions import Play
from games.claim.computer import casual, novice
from games.claim.start import ClaimOptions
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.engine import Chooser, RandomDeal
from tests.games.claim.positions import play_out, position


def choice(brain: Chooser[ClaimView, Play], state: ClaimState, seed: int = 0) -> str:
    """The code of the card that the seat to act would play."""
    (seat,) = state.to_act()
    code: str = brain(state.view(seat), Random(seed)).card.code
    return code


def test_casual_takes_a_good_prize_as_cheaply_as_possible() -> None:
    state = position(phase=1, leader=0, hands=("D4 G1 U1 U2", "D2 D5 D8 X9"), prize="X8")
    play_out(state, "D4")
    assert choice(casual, state) == "D5"


def test_casual_lets_a_bad_prize_go_and_keeps_its_high_cards() -> None:
    state = position(phase=1, leader=0, hands=("D4 G1 U1 U2", "D2 D5 D8 X9"), prize="G0e")
    play_out(state, "D4")
    assert choice(casual, state) == "D2"


def test_casual_gives_no_undead_away_when_it_loses() -> None:
    state = position(phase=1, leader=0, hands=("K9 G1 U1 U2", "U0 D3 G3"), prize="K3")
    play_out(state, "K9")
    assert choice(casual, state) != "U0"


def test_casual_takes_a_dwarf_vote_by_losing() -> None:
    state = position(phase=2, leader=0, hands=("D5 G1", "D2 D8"), piles=("G9 K9", "X9 U9"), trick=12)
    play_out(state, "D5")
    assert choice(casual, state) == "D2"


def test_casual_wins_the_last_card_that_brings_the_third_vote() -> None:
    state = position(phase=2, leader=0, hands=("U5 G1", "U6 U1"), piles=("G9 X8", "D9 K9"), trick=12)
    play_out(state, "U5")
    assert choice(casual, state) == "U6"


def test_novice_takes_a_trick_with_the_lowest_card_that_does() -> None:
    state = position(phase=1, leader=0, hands=("D4 G1", "D2 D5 D8"))
    play_out(state, "D4")
    chosen = [choice(novice, state, seed) for seed in range(200)]
    assert set(chosen) == {"D2", "D5", "D8"}
    assert chosen.count("D5") > 100


@pytest.mark.parametrize("brain", [novice, casual])
def test_the_same_view_and_seed_give_the_same_choice(brain: Chooser[ClaimView, Play]) -> None:
    state = ClaimState.start(ClaimOptions(), RandomDeal(8))
    assert len({choice(brain, state, 3) for _ in range(5)}) == 1


def test_casual_beats_novice() -> None:
    won = 0
    for game in range(80):
        state = ClaimState.start(ClaimOptions(), RandomDeal(game // 2))
        rng = Random(game)
        brains = (casual, novice) if game % 2 == 0 else (novice, casual)
        while awaited := state.to_act():
            state.apply(awaited[0], brains[awaited[0]](state.view(awaited[0]), rng))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.places[game % 2] == 1
    assert won >= 60
