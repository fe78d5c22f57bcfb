"""Each viewer's knowledge (RULES.md 9), and worlds imagined from it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.claim.cards import ALL, FACTION, Card, Faction, cards_in
from games.claim.game import GAME
from games.claim.start import ClaimOptions, MatchLength
from games.claim.state import ClaimState
from games.engine import RandomDeal, set_of
from tests.games.claim.positions import mask, play_out, position


def somewhere(seed: int, plays: int, length: MatchLength = MatchLength.SINGLE) -> ClaimState:
    """A random game after so many plays, or at its end."""
    state = ClaimState.start(ClaimOptions(match_length=length), RandomDeal(seed))
    rng = Random(seed)
    for _ in range(plays):
        for seat in state.to_act():
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state


seeds = st.integers(0, 10**6)
plays = st.integers(0, 52)


@given(seeds, plays)
def test_no_card_is_ever_lost_or_doubled(seed: int, plays: int) -> None:
    state = somewhere(seed, plays)
    first, second = state.view(0), state.view(1)
    places: list[tuple[Card, ...]] = [
        *map(cards_in, (first.hand, second.hand, first.recruits, second.recruits, *first.piles, first.discard)),
        state.deck[state.drawn :], () if first.led is None else (first.led,),
    ]  # fmt: skip
    everything = [card for place in places for card in place]
    assert len(everything) == 52
    assert set_of(everything) == ALL


@given(seeds, plays)
def test_there_is_a_legal_play_exactly_for_whoever_is_to_act(seed: int, plays: int) -> None:
    state = somewhere(seed, plays)
    assert (state.outcome() is None) == bool(state.to_act())
    for seat in (0, 1):
        legal = state.legal_actions(seat)
        assert bool(legal) == (seat in state.to_act())
        assert legal == sorted(legal, key=lambda play: play.card.index)
        assert {play.card for play in legal} <= set(cards_in(state.view(seat).hand))


@given(seeds, plays)
def test_what_is_unseen_is_what_lies_elsewhere(seed: int, plays: int) -> None:
    state = somewhere(seed, plays)
    for seat in (0, 1):
        view, other = state.view(seat), state.view(1 - seat)
        hidden = other.hand | (other.recruits & ~view.known_recruits[1 - seat])
        assert view.unseen == hidden | set_of(state.deck[state.drawn + (view.prize is not None) :])
        if view.phase == 2:
            assert view.unseen == other.hand


@given(seeds, plays, st.randoms(use_true_random=False))
def test_an_imagined_world_looks_the_same_and_can_be_played(seed: int, plays: int, rng: Random) -> None:
    state = somewhere(seed, plays, MatchLength.BEST_OF_THREE)
    for seat in (0, 1):
        world = GAME.imagine(state.view(seat), rng)
        assert world.view(seat) == state.view(seat)
        assert world.view(None) == state.view(None)
        while awaited := world.to_act():
            world.apply(awaited[0], rng.choice(world.legal_actions(awaited[0])))
        assert world.outcome() is not None


@given(seeds, st.integers(0, 25))
def test_a_void_that_was_shown_is_true_and_imagined(seed: int, plays: int) -> None:
    state = somewhere(seed, plays)
    for seat in (0, 1):
        shown = state.view(None).voids[seat]
        for state_or_world in (state, GAME.imagine(state.view(1 - seat), Random(seed))):
            assert not state_or_world.view(seat).hand & shown


def test_a_void_is_shown_by_another_faction_only() -> None:
    state = position(phase=1, leader=0, hands=("D4 D5 D6 G1", "X1 K3 D1"))
    play_out(state, "D4", "X1")
    assert state.view(None).voids == (0, 0)
    state = position(phase=1, leader=0, hands=("D4 D5 D6 G1", "X1 K3 U1"))
    play_out(state, "D4", "K3")
    assert state.view(None).voids == (0, FACTION[Faction.DWARVES])
    state = position(phase=1, leader=0, hands=("X4 G1", "K3 U1"))
    play_out(state, "X4", "K3")
    assert state.view(None).voids == (0, FACTION[Faction.DOPPELGANGERS])


def test_voids_are_forgotten_when_the_recruits_become_the_hands() -> None:
    state = position(phase=1, leader=0, hands=("D4", "K3"), trick=13)
    play_out(state, "D4", "K3")
    assert state.view(None).phase == 2
    assert state.view(None).voids == (0, 0)


def test_all_worlds_are_imagined() -> None:
    state = position(phase=1, leader=0, hands=("G8 G1", "G3 G2"), prize="K3", top="K4")
    play_out(state, "G8", "G3")
    rng = Random(1)
    worlds = [GAME.imagine(state.view(0), rng) for _ in range(400)]
    assert reduce(or_, [world.view(1).hand for world in worlds]) == state.view(0).unseen
    assert {world.view(1).recruits for world in worlds} > {mask("K4"), mask("D9")}


def test_a_copy_goes_its_own_way() -> None:
    for plays in (0, 9, 30, 51):
        state = somewhere(plays, plays)
        before = [state.view(seat) for seat in (None, 0, 1)]
        twin = state.copy()
        while awaited := twin.to_act():
            twin.apply(awaited[0], twin.legal_actions(awaited[0])[-1])
        assert [state.view(seat) for seat in (None, 0, 1)] == before


def test_private_events_reach_their_seat_only() -> None:
    state = ClaimState.start(ClaimOptions(), RandomDeal(4))
    state.events = []
    for _ in range(26):
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    secret = [event for event in state.events if event.audience is not None]
    assert len(secret) == 13
    assert {event.text.key for event in secret} == {"claim-event-drew"}
    for event in secret:
        assert not event.seen_by(None)
        assert event.seen_by(0) != event.seen_by(1)


def test_sets_and_cards_are_two_ways_of_saying_the_same() -> None:
    assert set_of(cards_in(0b1011)) == 0b1011
