"""The computer players: sensible where anybody would be, and in the right order of strength."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Chooser
from games.monster_tricks.actions import MonsterAction
from games.monster_tricks.computer import casual, novice, ranked
from games.monster_tricks.game import GAME
from games.monster_tricks.start import MonsterOptions, Rounds
from games.monster_tricks.state import MonsterState
from games.monster_tricks.view import MonsterView
from games.players.choice import SEARCHING, Strength, choose
from tests.games.monster_tricks.table import playing, start


def choice(brain: Chooser[MonsterView, MonsterAction], state: MonsterState, seed: int = 0) -> str:
    """The choice of the seat to act, as notation."""
    seat = state.to_act()[0]
    return str(brain(state.view(seat), Random(seed)))


LAST_TRICK = ("G2:1 G5:0 G3:1",)


def test_casual_takes_the_trick_that_turns_up_its_best_card() -> None:
    state = playing(["G6 B1", "Y1 Y2"], slots=LAST_TRICK, won=(1, 0), rows=[(1, 3, 2), (1, 2, 3)])
    assert choice(casual, state) == "play G6 1"


def test_casual_keeps_out_of_a_trick_that_would_turn_it_down() -> None:
    state = playing(["G6 B1", "Y1 Y2"], slots=("G2:1 G4:1 G3:1",), won=(1, 0), rows=[(3, 1, 2), (1, 2, 3)])
    assert choice(casual, state) != "play G6 1"


def test_casual_gives_a_trick_away_that_it_does_not_want() -> None:
    slots = ("G2:1 G4:1 G3:1", "B2:0 B3:1 B4:0", "B5:0 B6:1 P1:1", "B1:1")
    state = playing(["G1 G6", "Y1 Y2"], slots=slots, won=(1, 0), rows=[(3, 1, 2), (1, 2, 3)])
    state.discard = state.view(0).unseen & ~state.hands[1]
    assert choice(casual, state) == "play G1 1"


@pytest.mark.parametrize(
    ("hand", "place"),
    [
        pytest.param("G1 G2 G3 Y1 Y2 Y3 B1 B2 B3 P1 P2 P3", 0, id="one_trick_at_most"),
        pytest.param("G12 G1 G2 G3 Y12 Y1 Y2 Y3 B12 B1 B2 P1", 1, id="about_two_tricks"),
        pytest.param("G12 G1 G2 Y12 Y1 Y2 B12 B11 B2 P12 P1 P2", 2, id="about_three_tricks"),
    ],
)
def test_casual_bets_a_row_that_fits_its_hand(hand: str, place: int) -> None:
    codes = hand.split()
    rest = [f"{colour}{value}" for colour in "GYBP" for value in range(1, 13) if f"{colour}{value}" not in codes]
    state = playing([hand, *(" ".join(rest[at : at + 12]) for at in (0, 12, 24))])
    state.laying = True
    assert choice(casual, state).split()[1 + place] == "3"


@pytest.mark.parametrize("strength", SEARCHING)
def test_whoever_searches_lays_the_row_that_promises_most(strength: Strength) -> None:
    state = start(4, seed=3)
    view = state.view(state.to_act()[0])
    assert choose(GAME, view, strength, 1) == ranked(view)[0]


def test_novice_likes_its_own_tricks() -> None:
    state = playing(["G6 Y1 Y2 Y3", "B1 B2 B3 B4"], slots=("G5:1", "Y6:1", "Y5:1", "P6:1"))
    chosen = [choice(novice, state, seed) for seed in range(200)]
    assert len(set(chosen)) == 7
    assert chosen.count("play G6 1") > 80


@pytest.mark.parametrize("brain", [novice, casual])
def test_the_same_view_and_seed_give_the_same_choice(brain: Chooser[MonsterView, MonsterAction]) -> None:
    state = start(4, seed=8)
    assert len({choice(brain, state, 3) for _ in range(5)}) == 1


@pytest.mark.parametrize("seats", [2, 5])
def test_casual_beats_novices(seats: int) -> None:
    won = 0
    games = 40
    for game in range(games):
        state = start(seats, MonsterOptions(rounds=Rounds.LAST), seed=game)
        rng = Random(game)
        while awaited := state.to_act():
            seat = awaited[0]
            brain = casual if seat == game % seats else novice
            state.apply(seat, brain(state.view(seat), rng))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.scores[game % seats]
    assert won / games > 7.5
