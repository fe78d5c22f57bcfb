"""The invariants of section 5.8 in random games, and every decision point of section 5.1."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import RandomDeal, Seat
from games.kings_tricktakers.actions import Delay, KingsAction, Play
from games.kings_tricktakers.cards import DECK_FOR, TENS, cards_in
from games.kings_tricktakers.characters import Copy, Task
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.start import KingsOptions
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.tricks import NEUTRAL
from games.kings_tricktakers.view import TRICKS, Phase
from tests.games.kings_tricktakers.positions import start

TABLES = st.tuples(st.integers(2, 5), st.sampled_from(["draft", "starter"]), st.booleans(), st.integers(0, 2**32))


def walk(state: KingsState, rng: Random) -> Iterator[tuple[Seat, KingsAction]]:
    """Play at random, yielding each action before it is carried out."""
    while awaited := state.to_act():
        seat = rng.choice(awaited)
        action = rng.choice(list(state.legal_actions(seat)))
        yield seat, action
        state.apply(seat, action)


def neutral(state: KingsState) -> int:
    """How many tricks of a game of two the neutral card has won."""
    return sum(trick.winner == NEUTRAL for trick in state.tricks)


def check_cards(state: KingsState) -> None:
    """I3: every card of the round is in exactly one place."""
    lying = [laid.card for laid in state.plays]
    lying += [laid.card for trick in state.tricks for laid in trick.plays]
    if len(state.tricks) == state.trick:
        lying = [laid.card for trick in state.tricks for laid in trick.plays]
    for hand, thrown in zip(state.hands, state.discards, strict=True):
        lying += [*cards_in(hand), *cards_in(thrown)]
    lying += state.deck
    brought = [ten for tens in state.reserved for ten in cards_in(tens)]
    assert len(set(lying)) == len(lying)
    assert set(lying) == {*DECK_FOR[state.seats], *brought}
    assert set(brought) <= set(TENS)


@settings(max_examples=40, deadline=None)
@given(TABLES)
def test_invariants_i1_to_i7(table: tuple[int, str, bool, int]) -> None:
    seats, mode, no_diplomat, seed = table
    state = start(seats, seed, company_mode=mode, remove_diplomat=no_diplomat)
    kings_played = [0] * seats
    queens_played: dict[tuple[int, Seat], int] = {}
    kings = [False] * seats
    before: tuple[Phase, int] = state.phase, state.round
    for seat, action in walk(state, Random(seed)):
        assert state.legal_actions(seat)
        check_cards(state)
        if state.phase in TRICKS and before[0] not in TRICKS:
            assert [hand.bit_count() for hand in state.hands] == [5] * seats
        before = state.phase, state.round
        assert all(now or not was for was, now in zip(kings, state.kings, strict=True))
        kings = [*state.kings]
        if isinstance(action, Play) and action.king:
            kings_played[seat] += 1
        if isinstance(action, Delay) or (isinstance(action, Play) and action.queen):
            queens_played[state.round, seat] = queens_played.get((state.round, seat), 0) + 1
        assert sum(state.piles) + neutral(state) == len(state.tricks)
    assert state.phase is Phase.GAME_OVER
    check_cards(state)
    assert state.hands == [0] * seats
    assert sum(state.piles) + neutral(state) == 5
    assert all(trick.winner in range(seats) or seats == 2 for trick in state.tricks)
    assert max(kings_played) <= 1
    assert max(queens_played.values(), default=0) <= 1
    assert len(state.sheets) == 3


@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_i9_the_same_seed_and_decisions_give_the_same_game(table: tuple[int, str, bool, int]) -> None:
    seats, mode, no_diplomat, seed = table
    options = KingsOptions.model_validate({"company_mode": mode, "remove_diplomat": no_diplomat})
    first, second = (GAME.start(seats, options, RandomDeal(seed)) for _ in range(2))
    assert isinstance(first, KingsState)
    for seat, action in walk(first, Random(seed)):
        second.play(seat, str(action))
    assert second.outcome() == first.outcome()
    assert second.view(0) == first.view(0)


DRAFT = {Phase.DRAFT_SNAKE, Phase.DRAFT_RANK}
DIPLOMAT = {Phase.DIPLOMAT_TARGET, Phase.EXCHANGE_REPLY}
ALWAYS = set(Phase) - DRAFT - DIPLOMAT - {Phase.GAME_OVER}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["draft", "starter"])
def test_every_decision_point_is_reached(seats: int, mode: str) -> None:
    wanted: set[Phase | Task] = {*ALWAYS, *Task}
    if mode == "draft":
        wanted |= DRAFT | (DIPLOMAT if seats > 3 else set())
    seen: set[Phase | Task] = set()
    for seed in range(200):
        state = start(seats, seed, company_mode=mode)
        for seat, _ in walk(state, Random(seed)):
            seen.add(state.phase)
            seen.update(state.tasks[seat][:1])
        if seen >= wanted:
            break
    assert seen == wanted


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_starter_companies_are_different_and_nobody_gets_a_trio_twice(seats: int) -> None:
    state = start(seats, 5, company_mode="starter")
    had: list[list[tuple[Copy, ...]]] = [[] for _ in range(seats)]
    number = 0
    for _ in walk(state, Random(5)):
        if state.round > number:
            number = state.round
            for seat, company in enumerate(state.companies):
                had[seat].append(company)
            copies = [copy for company in state.companies for copy in company]
            assert len(set(copies)) == len(copies)
    assert all(len(set(trios)) == 3 for trios in had)
    assert len({state.colours[seat] for seat in range(seats)}) == seats
    assert set(state.colours) <= set(Colour)
