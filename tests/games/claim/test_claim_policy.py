"""Moves of seats in imagined games: in phase 1 mostly those of the casual player."""

from __future__ import annotations

from random import Random

import pytest

from games.claim.computer import casual
from games.claim.policy import policy
from games.claim.start import ClaimOptions
from games.claim.state import ClaimState
from games.engine import RandomDeal
from tests.games.claim.positions import play_out, position


class ByTheBook(Random):
    """Chance that never gives in to a whim."""

    def random(self) -> float:
        """Nearly one."""
        return 0.99


def choice(state: ClaimState) -> str:
    """The code of the card that the seat to act plays in imagination."""
    (seat,) = state.to_act()
    return policy(state, seat, state.legal_actions(seat), ByTheBook()).card.code


@pytest.mark.parametrize(
    ("prize", "led", "hand", "played"),
    [
        ("X8", "D4", "D2 D5 D8 X9", "D5"),
        ("G0e", "D4", "D2 D5 D8 X9", "D2"),
        ("G5", "U4", "U1 U5", "U5"),
        ("K9", "G9", "K2 K8 X0 D1", "K2"),
    ],
)
def test_a_good_prize_is_taken_cheaply_and_a_bad_one_let_go(prize: str, led: str, hand: str, played: str) -> None:
    state = position(phase=1, leader=0, hands=(f"{led} G1 U2 K3", hand), prize=prize)
    play_out(state, led)
    assert choice(state) == played


def test_a_good_prize_is_led_for_with_a_card_that_holds_and_a_bad_one_with_one_that_does_not() -> None:
    hand = "D1 D9 G3"
    assert choice(position(phase=1, leader=0, hands=(hand, "U1 U2 U3"), prize="K9")) == "D9"
    assert choice(position(phase=1, leader=0, hands=(hand, "U1 U2 U3"), prize="G0e")) != "D9"


def test_it_is_mostly_what_the_casual_player_does() -> None:
    alike = choices = 0
    for seed in range(20):
        state = ClaimState.start(ClaimOptions(), RandomDeal(seed))
        rng = Random(seed)
        while state.phase == 1:
            (seat,) = state.to_act()
            view = state.view(seat)
            played = casual(view, rng)
            if len(view.legal) > 1:
                choices += 1
                alike += choice(state) == played.card.code
            state.apply(seat, played)
    assert alike > 0.7 * choices
