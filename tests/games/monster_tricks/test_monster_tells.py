"""What is read from the plays of a round: worlds that fit, and in which the plays are sooner explained."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import set_of
from games.monster_tricks.cards import PACKS
from games.monster_tricks.tells import Reading
from tests.games.monster_tricks.table import CARDS, play_out, playing, some, start


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 170))
@settings(max_examples=25, deadline=None)
def test_every_world_fits_the_view(seats: int, seed: int, count: int) -> None:
    state = start(seats, seed=seed)
    rng = Random(seed)
    for _ in range(count):
        seat = rng.choice(state.to_act())
        if state.laying or sum(state.hands).bit_count() > 1:
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    view = state.view(state.to_act()[0])
    reading = Reading(view)
    for _ in range(3):
        assert reading.imagine(view, rng).view(view.seat) == view


def test_who_left_a_trick_that_it_wanted_hardly_holds_the_card_that_takes_it() -> None:
    state = playing(["Y5 Y6", "Y1 B1", "G9 B2"], slots=("G2:0 G3:2 G4:0",), to_play=1, rows=[(3, 2, 1)] * 3)
    in_sight = sum(state.hands) | set_of(some("G2 G3 G4"))
    state.discard = set_of(PACKS[3]) & ~in_sight
    play_out(state, "play Y1 new")
    view = state.view(0)
    reading, rng = Reading(view), Random(1)
    worlds = [reading.imagine(view, rng) for _ in range(400)]
    holds = sum(bool(world.hands[1] & CARDS["G9"].bit) for world in worlds)
    assert 0 < holds < 100, "one of three by the number of cards: 133"


def test_worlds_do_not_change_after_they_were_given() -> None:
    state = playing(["Y5 Y6", "Y1 B1", "G9 B2"], slots=("G2:0 G3:2 G4:0",), to_play=1)
    play_out(state, "play Y1 new")
    view = state.view(0)
    reading, rng = Reading(view), Random(2)
    world = reading.imagine(view, rng)
    hands = world.hands[:]
    for _ in range(20):
        reading.imagine(view, rng)
    assert world.hands == hands
