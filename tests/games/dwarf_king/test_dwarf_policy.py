"""Imagined seats want or avoid a trick according to the rule of the deal."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dwarf_king.actions import QUESTS
from games.dwarf_king.policy import FOR_CARDS, FOR_TRICK, WEIGHTS, Progress, own_policy, policy
from games.dwarf_king.quests import RULES
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.state import DwarfState
from games.engine import RandomDeal, at_random
from tests.games.dwarf_king.positions import play_out, position


def ahead(rule: str, seed: int) -> float:
    """How far somebody with wishes is ahead of three that play at random, after a deal of this rule."""
    state = DwarfState.start(4, DwarfOptions(deals=1, tie_break="shared"), RandomDeal(seed))
    state.events = None
    me, rng = seed % 4, Random(seed)
    state.tile = int(rule[:-1])
    state.apply(state.to_act()[0], QUESTS[rule[-1]])
    while awaited := state.to_act():
        seat = awaited[0]
        state.apply(seat, (own_policy if seat == me else at_random)(state, seat, state.legal_actions(seat), rng))
    points: tuple[int, ...] = state.results[0].points
    return points[me] - (sum(points) - points[me]) / 3


@pytest.mark.parametrize("rule", ["1b", "2a", "2b", "4a", "7a", "7b", "12a", "13b", "19b"])
def test_wishes_serve_the_rule(rule: str) -> None:
    assert fmean(ahead(rule, seed) for seed in range(40)) > 0.2


def test_every_rule_has_its_weights() -> None:
    assert [*WEIGHTS] == [*RULES]


@given(st.integers(0, 2**32), st.sampled_from([3, 4, 5]))
def test_it_goes_by_what_the_other_hands_hold_together(seed: int, seats: int) -> None:
    state = DwarfState.start(seats, DwarfOptions(), RandomDeal(seed))
    rng = Random(seed)
    for _ in range(rng.randrange(1, 20)):
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    me = state.to_act()[0]
    other = state.copy()
    left, right = [seat for seat in range(seats) if seat != me][:2]
    other.hands[left], other.hands[right] = other.hands[right], other.hands[left]
    choices = [own_policy(one, me, one.legal_actions(me), Random(seed)) for one in (state, other)]
    assert choices[0] == choices[1]


def test_every_rule_is_wished_for_but_the_one_about_being_alone() -> None:
    assert set(RULES) - set(FOR_TRICK) - set(FOR_CARDS) == {"11a", "11b"}


def test_who_has_the_number_of_tricks_that_pays_wants_no_more() -> None:
    def wish(mine: int) -> float:
        return FOR_TRICK["8b"](Progress(me=0, tricks=(mine, 0, 0, 0), played=8, length=10, last=None))

    assert wish(0) > 0 > wish(1)
    assert wish(2) == 0


def test_an_ace_of_any_suit_is_seen_to_beat_the_dragon() -> None:
    state = position("k9 k3 k4", "Dragon d2 d3", "gA g2 d4", "k2 g3 g4", special="Dragon", rule="7a")
    play_out(state, "k9 Dragon")
    assert str(own_policy(state, 2, state.legal_actions(2), Random(1))) == "play gA"


def test_others_slip() -> None:
    state = position("k9 k3 k4", "Dragon d2 d3", "gA g2 d4", "k2 g3 g4", special="Dragon", rule="7a")
    play_out(state, "k9 Dragon")
    rng = Random(1)
    chosen = [str(policy(state, 2, state.legal_actions(2), rng)) for _ in range(60)]
    assert 30 < chosen.count("play gA") < 60
