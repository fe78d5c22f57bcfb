"""Each viewer's knowledge (RULES.md 11), worlds imagined from it, and properties of every position."""

from __future__ import annotations

from functools import reduce
from multiprocessing import Pipe
from operator import or_
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.monster_tricks.actions import VALUES
from games.monster_tricks.cards import PACKS, cards_in
from games.monster_tricks.game import GAME
from games.monster_tricks.rows import known
from games.monster_tricks.start import MonsterOptions, Rounds
from games.monster_tricks.state import MonsterState
from games.monster_tricks.tricks import targets
from tests.games.monster_tricks.table import play_out, playing, start

seeds = st.integers(0, 10**6)
counts = st.integers(2, 5)
actions = st.integers(0, 200)


def somewhere(seats: int, seed: int, count: int) -> MonsterState:
    """A random game after so many actions, or at its end."""
    state = start(seats, seed=seed)
    rng = Random(seed)
    for _ in range(count):
        if not state.to_act():
            break
        seat = rng.choice(state.to_act())
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state


@given(counts, seeds, actions)
@settings(max_examples=60)
def test_no_card_is_ever_lost_or_doubled(seats: int, seed: int, count: int) -> None:
    state = somewhere(seats, seed, count)
    views = [state.view(seat) for seat in range(seats)]
    places = [*(cards_in(view.hand) for view in views), cards_in(views[0].discard)]
    places += [trick.cards for trick in views[0].slots if trick is not None]
    everything = [card for place in places for card in place]
    assert len(everything) == len(PACKS[seats])
    assert set(everything) == set(PACKS[seats])
    assert views[0].discard.bit_count() == 4 * sum(views[0].won)


@given(counts, seeds, actions)
@settings(max_examples=60)
def test_ruling_20_nobody_who_is_to_act_is_ever_stuck(seats: int, seed: int, count: int) -> None:
    state = somewhere(seats, seed, count)
    assert (state.outcome() is None) == bool(state.to_act())
    for seat in range(seats):
        legal = state.legal_actions(seat)
        assert bool(legal) == (seat in state.to_act())
        if legal and not state.laying:
            played = {str(action).split()[1] for action in legal}
            assert played == {card.code for card in cards_in(state.view(seat).hand)}


@given(counts, seeds, actions)
@settings(max_examples=60)
def test_tricks_are_owned_by_their_highest_card_of_the_opening_colour(seats: int, seed: int, count: int) -> None:
    view = somewhere(seats, seed, count).view(None)
    free = [trick for trick in view.slots if trick is None]
    for trick in view.slots:
        if trick is not None:
            same = [
                (card.value, by)
                for card, by in zip(trick.cards, trick.by, strict=True)
                if card.suit == trick.opening.suit
            ]
            assert (trick.best.value, trick.owner) == max(same)
            assert 1 <= len(trick.cards) <= 3
    for suit, allowed in enumerate(targets(view.slots)):
        home = sum(1 << at for at, trick in enumerate(view.slots) if trick is not None and trick.opening.suit == suit)
        assert allowed == (home | (16 if free else 0) or 15)


@given(counts, seeds, actions, st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_an_imagined_world_looks_the_same_and_can_be_played(seats: int, seed: int, count: int, rng: Random) -> None:
    state = somewhere(seats, seed, count)
    seat = seed % seats
    world = GAME.imagine(state.view(seat), rng)
    assert world.view(seat) == state.view(seat)
    assert world.view(None) == state.view(None)
    while awaited := world.to_act():
        world.apply(awaited[0], rng.choice(world.legal_actions(awaited[0])))
    outcome = world.outcome()
    assert outcome is not None
    assert max(outcome.scores) <= 18


@given(counts, seeds, actions)
@settings(max_examples=40)
def test_rows_of_others_show_what_has_been_up_and_no_more(seats: int, seed: int, count: int) -> None:
    state = somewhere(seats, seed, count)
    if not state.to_act():
        return
    for viewer in (None, *range(seats)):
        view = state.view(viewer)
        for seat in range(seats):
            if seat != viewer:
                assert view.rows[seat] == known(state.rows[seat], state.won[seat])
        for seen, result in zip(view.results, state.results, strict=True):
            for seat in range(seats):
                whole = result.rows[seat]
                assert seen.rows[seat] == (whole if seat == viewer else known(whole, result.won[seat]))


def test_every_row_and_every_hand_is_imagined() -> None:
    state = playing(["G1 G2 Y1", "G3 G4 Y2", "B3 B4 P1"], won=(1, 1, 0), rows=[(2, 1, 3), (3, 1, 2), (1, 2, 3)])
    rng = Random(1)
    worlds = [GAME.imagine(state.view(0), rng) for _ in range(200)]
    assert {world.rows[0] for world in worlds} == {(2, 1, 3)}
    assert {world.rows[1] for world in worlds} == {(3, 1, 2), (3, 2, 1)}
    assert len({world.rows[2] for world in worlds}) == 6
    assert reduce(or_, [world.view(1).hand for world in worlds]) == state.view(0).unseen


def test_while_rows_are_laid_others_see_only_who_has_chosen() -> None:
    first, second = start(3), start(3)
    first.play(1, "row 1 2 3")
    second.play(1, "row 3 2 1")
    assert first.view(1).rows[1] == (1, 2, 3)
    for viewer in (None, 0, 2):
        assert first.view(viewer) == second.view(viewer)
        assert first.view(viewer).laid == (False, True, False)
        assert first.view(viewer).rows == ((None, None, None),) * 3


def test_at_the_end_every_row_is_shown() -> None:
    rows = [(3, 9, 6), (9, 6, 3)]
    state = playing(
        ["G1", "Y1"], round_=3, rows=[(3, 9, 6), (9, 6, 3)], won=(1, 0), options=MonsterOptions(rounds=Rounds.LAST)
    )
    assert state.view(None).rows == ((3, None, None), (None, None, None))
    play_out(state, "play G1 new", "play Y1 new")
    view = state.view(None)
    assert list(view.rows) == rows
    assert list(view.results[0].rows) == rows


def test_a_copy_goes_its_own_way() -> None:
    for count in (0, 1, 30, 115):
        state = somewhere(3, count, count)
        before = [state.view(seat) for seat in (None, 0, 1, 2)]
        twin = state.copy()
        while awaited := twin.to_act():
            twin.apply(awaited[0], twin.legal_actions(awaited[0])[-1])
        assert [state.view(seat) for seat in (None, 0, 1, 2)] == before


def test_actions_and_cards_travel_between_processes_as_themselves() -> None:
    state = somewhere(3, 5, 20)
    here, there = Pipe()
    with here, there:
        for view in (start(2).view(0), state.view(state.to_act()[0])):
            here.send(view)
            again = there.recv()
            assert again == view
            assert all(one is other for one, other in zip(again.legal, view.legal, strict=True))


def test_what_is_unseen_is_in_the_other_hands() -> None:
    state = somewhere(4, 9, 60)
    for seat in range(4):
        assert state.view(seat).unseen == sum(state.view(other).hand for other in range(4) if other != seat)
    assert set(VALUES[state.round]) >= {value for row in state.view(0).rows for value in row if value is not None}
