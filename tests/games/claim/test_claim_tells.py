"""Inferences about a hand from the plays of phase 1, and imagined worlds that heed them."""

from __future__ import annotations

from random import Random

from games.claim.computer import casual
from games.claim.determinization import imagine, unlikely
from games.claim.outlook import OUTLOOK
from games.claim.start import ClaimOptions
from games.claim.state import ClaimState
from games.engine import RandomDeal
from tests.games.claim.positions import mask, play_out, position


def told(leads: str, answers: str, *played: str, prize: str) -> int:
    """The cards that seat 0, the leader, finds unlikely in the other hand."""
    state = position(phase=1, leader=0, hands=(leads, answers), prize=prize, trick=1)
    play_out(state, *played)
    return unlikely(state.view(0))


def test_whoever_loses_a_good_prize_holds_nothing_that_takes_it() -> None:
    assert not told("D4 G1", "D2 U5", "D4", prize="X9")
    found = told("D4 G1", "D2 U5", "D4", "D2", prize="X9")
    assert mask("D5 D6 D7 X5") & ~found == 0
    assert not found & mask("D0 D1 K9 U9"), "lower ones, and what it might not have played"


def test_whoever_takes_a_prize_dearly_holds_nothing_that_takes_it_cheaply() -> None:
    found = told("D4 G1", "D9 U5", "D4", "D9", prize="X9")
    assert mask("D5 D6") & ~found == 0
    assert not found & mask("D0 D1")


def test_whoever_keeps_a_high_card_from_a_bad_prize_may_hold_any_other() -> None:
    assert not told("D4 G1", "D2 U5", "D4", "D2", prize="G0") & mask("D5 D9 X9")


def test_a_lead_tells_too() -> None:
    state = position(phase=1, leader=1, hands=("D4 G1", "G1 U5"), prize="X9", trick=1)
    play_out(state, "G1")
    assert unlikely(state.view(0)) & mask("K9")


def test_the_tricks_of_phase_1_are_remembered_while_it_lasts() -> None:
    state, rng = ClaimState.start(ClaimOptions(), RandomDeal(4)), Random(4)
    while state.phase == 1:
        (seat,) = state.to_act()
        past = state.view(seat).past
        assert past == state.view(None).past == state.view(1 - seat).past
        assert len(past) == state.trick - 1
        state.apply(seat, casual(state.view(seat), rng))
    assert state.view(0).past == ()
    assert not unlikely(state.view(0))


def test_what_is_told_is_mostly_so_and_imagined_so() -> None:
    told_of = held = imagined = 0
    for seed in range(3):
        state, rng = ClaimState.start(ClaimOptions(), RandomDeal(seed)), Random(seed)
        while state.phase == 1:
            (seat,) = state.to_act()
            view = state.view(seat)
            other, unseen = 1 - seat, view.unseen
            found = unlikely(view) & unseen
            hand, guess = (world.view(other).hand for world in (state, imagine(view, rng)))
            told_of += found.bit_count()
            held += (found & hand).bit_count()
            imagined += (found & guess).bit_count()
            state.apply(seat, casual(view, rng))
    assert told_of > 200
    assert held < 0.15 * told_of
    assert 0 < imagined < 0.15 * told_of


def test_the_expert_compares_what_looks_best_in_phase_1_only() -> None:
    state, rng = ClaimState.start(ClaimOptions(), RandomDeal(9)), Random(9)
    view = state.view(state.to_act()[0])
    few = OUTLOOK.expert.candidates(view)
    assert 1 < len(few) < len(view.legal)
    assert few[0] is casual(view, rng)
    while state.phase == 1:
        (seat,) = state.to_act()
        state.apply(seat, casual(state.view(seat), rng))
    view = state.view(state.to_act()[0])
    assert OUTLOOK.expert.candidates(view) == view.legal
