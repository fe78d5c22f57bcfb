"""The computer players: sensible where anybody would be, and in the right order of strength."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.dwarf_king.actions import DwarfAction, Phase
from games.dwarf_king.computer import casual, novice
from games.dwarf_king.game import GAME
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.state import DwarfState
from games.dwarf_king.view import DwarfView
from games.engine import Chooser, RandomDeal
from tests.games.dwarf_king.positions import play_out, position
from tests.games.dwarf_king.test_dwarf_flow import special_first, wander


def choice(brain: Chooser[DwarfView, DwarfAction], state: DwarfState, seed: int = 0) -> str:
    (seat,) = state.to_act()
    return str(brain(state.view(seat), Random(seed)))


def most(state: DwarfState, times: int = 9) -> str:
    """The casual player's most frequent choice."""
    return Counter(choice(casual, state, seed) for seed in range(times)).most_common(1)[0][0]


@pytest.mark.parametrize(("rule", "expected"), [("7a", "play kA"), ("7b", "play k3")])
def test_casual_takes_or_leaves_a_trick_as_the_quest_asks(rule: str, expected: str) -> None:
    state = position("k9 d8 d9", "k4 d2 dK", "k10 d3 d4", "kA k3 g2", special="Dragon", rule=rule)
    play_out(state, "k9 k4 k10")
    assert most(state) == expected


@pytest.mark.parametrize(("rule", "expected"), [("13a", "play gQ"), ("13b", "play gK")])
def test_casual_gives_the_card_that_hurts(rule: str, expected: str) -> None:
    """The other one will win the last trick."""
    state = position("k9 g2", "k4 g5", "kA g3", "gQ gK", special="Dragon", rule=rule)
    play_out(state, "k9 k4 kA")
    assert most(state) == expected


@pytest.mark.parametrize(("rule", "expected"), [("3a", "play kA"), ("4a", "play k2")])
def test_casual_takes_or_leaves_the_cards_of_the_trick(rule: str, expected: str) -> None:
    state = position("k9 g8", "k4 g6", "k3 g10", "kA k2", special="Dragon", rule=rule)
    play_out(state, "k9 k4 k3")
    assert most(state) == expected


def test_casual_keeps_the_jester_for_the_last_trick() -> None:
    state = position("k9 g8", "k4 g6", "k10 g10", "k1 k2", special="k1", rule="6a")
    play_out(state, "k9 k4 k10")
    assert most(state) == "play k2"


def test_casual_chooses_the_quest_that_suits_the_hand() -> None:
    for hand, side in (("kA kK kQ kJ dA dK dQ gA gK gQ", "a"), ("k2 k3 k4 k5 d2 d3 d4 g2 g3 g4", "b")):
        rest = [code for code in ALL if code not in hand.split()]
        others = [" ".join(rest[at::3]) for at in range(3)]
        state = position(hand, *others, special="Dragon")
        state.rule, state.tile, state.phase, state.leader = "", 7, Phase.QUEST, None
        assert most(state, 5) == f"quest {side}"


ALL = [
    f"{suit}{rank}" for suit in "kdg" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
] + ["Dragon"]


def test_casual_takes_the_best_card_with_the_sorcerer_when_tricks_count() -> None:
    state = position("Sorcerer k3", "k6 k4", "k9 kA", "k2 k7", special="Sorcerer", rule="7a")
    play_out(state, "k3 k4 kA k7")
    assert most(state) == "sorcerer kA"


@pytest.mark.parametrize(
    ("special", "phase"),
    [("g11b", Phase.SWAP), ("g11b", Phase.GIVE), ("d1", Phase.DRUID), ("k11a", Phase.DIRECTION)],
)
def test_casual_answers_every_special_question(special: str, phase: Phase) -> None:
    for seats in (3, 5):
        state = special_first(special, seats, 4)
        wander(state, Random(4), phase)
        (seat,) = state.to_act()
        assert choice(casual, state) in {str(action) for action in state.legal_actions(seat)}


def test_novice_takes_a_trick_with_the_lowest_card_that_does() -> None:
    state = position("k9 d8 d9", "k4 d2 dK", "k10 kQ kA", "g3 g4 g2", special="Dragon")
    play_out(state, "k9 k4")
    chosen = [choice(novice, state, seed) for seed in range(200)]
    assert set(chosen) == {"play k10", "play kQ", "play kA"}
    assert chosen.count("play k10") > 100


@pytest.mark.parametrize("brain", [novice, casual])
def test_the_same_view_and_seed_give_the_same_choice(brain: Chooser[DwarfView, DwarfAction]) -> None:
    state = GAME.deal(5, DwarfOptions(), RandomDeal(8))
    assert len({choice(brain, state, 3) for _ in range(3)}) == 1


def test_casual_beats_novices() -> None:
    """Far more than its fair share of 5, with much room below what long series show."""
    won = 0
    for game in range(9):
        state = GAME.deal(3, DwarfOptions(deals=2, tie_break="shared"), RandomDeal(game))
        rng = Random(game)
        while awaited := state.to_act():
            brain = casual if awaited[0] == game % 3 else novice
            state.apply(awaited[0], brain(state.view(awaited[0]), rng))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.places[game % 3] == 1
    assert won >= 5
