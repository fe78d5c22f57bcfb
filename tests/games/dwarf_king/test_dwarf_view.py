"""Each viewer's knowledge (RULES.md 11), and worlds imagined from it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dwarf_king.actions import Phase
from games.dwarf_king.cards import BASE_FOR, CARDS, GOBLINS, KNIGHTS, SPECIALS
from games.dwarf_king.game import GAME
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.state import DwarfState
from games.engine import RandomDeal, Seat, set_of
from tests.games.dwarf_king.positions import mask, play_out, position, some
from tests.games.stacked import StackedDeal


def somewhere(seats: int, special: int, seed: int, actions: int) -> DwarfState:
    """A random game with this special card in its first deal, after so many actions."""
    deal = StackedDeal(orders={"specials 1": [special]}, rest=RandomDeal(seed))
    state = GAME.deal(seats, DwarfOptions(), deal)
    rng = Random(seed)
    for _ in range(actions):
        for seat in state.to_act():
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state


places = st.tuples(st.integers(3, 5), st.integers(0, 13), st.integers(0, 10**6), st.integers(0, 50))


@given(places)
@settings(max_examples=60, deadline=None)
def test_no_card_is_ever_lost_or_doubled(place: tuple[int, int, int, int]) -> None:
    state = somewhere(*place)
    sets = [*state.hands, *state.piles, set_of(state.plays)]
    assert sum(cards.bit_count() for cards in sets) == (39 if state.seats == 3 else 40)
    assert sum(sets) == BASE_FOR[state.seats] | state.special.bit


@given(places)
@settings(max_examples=60, deadline=None)
def test_there_is_a_legal_action_exactly_for_whoever_is_to_act(place: tuple[int, int, int, int]) -> None:
    state = somewhere(*place)
    for seat in range(state.seats):
        legal = state.legal_actions(seat)
        assert bool(legal) == (seat in state.to_act())
        view = state.view(seat)
        assert view.legal == tuple(legal)
        assert set(view.unseen) == {
            card for other in range(state.seats) if other != seat for card in some_of(state, other)
        }


def some_of(state: DwarfState, seat: Seat) -> set[object]:
    return set(state.view(seat).hand)


@given(places, st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_an_imagined_world_looks_the_same_and_can_be_played(place: tuple[int, int, int, int], rng: Random) -> None:
    state = somewhere(*place)
    for seat in range(state.seats):
        world = GAME.imagine(state.view(seat), rng)
        assert world.view(seat) == state.view(seat)
        assert world.view(None) == state.view(None)
        assert sum(world.hands) == sum(state.hands)
        for _ in range(30):
            for other in world.to_act():
                world.apply(other, rng.choice(world.legal_actions(other)))


@given(places)
@settings(max_examples=60, deadline=None)
def test_what_is_known_of_a_hand_is_true(place: tuple[int, int, int, int]) -> None:
    state = somewhere(*place)
    for seat in range(state.seats):
        assert not state.shown[seat] & ~state.hands[seat]
        assert not state.lacks[seat] & state.hands[seat]
        for viewer in (None, *range(state.seats)):
            assert set(state.view(viewer).known[seat]) <= some_of(state, seat)


@given(places)
@settings(max_examples=30, deadline=None)
def test_a_copy_goes_its_own_way(place: tuple[int, int, int, int]) -> None:
    state = somewhere(*place)
    before = [state.view(seat) for seat in (None, *range(state.seats))]
    twin = state.copy()
    for _ in range(20):
        for seat in twin.to_act():
            twin.apply(seat, twin.legal_actions(seat)[-1])
    assert [state.view(seat) for seat in (None, *range(state.seats))] == before


def test_the_special_card_is_known_but_not_its_holder() -> None:
    state = somewhere(4, SPECIALS.index(CARDS["Dragon"]), 5, 0)
    view = state.view(None)
    assert view.special is CARDS["Dragon"]
    assert all(CARDS["Dragon"] not in cards for cards in view.known)
    worlds = [GAME.imagine(state.view(0), Random(n)) for n in range(60)]
    holders = {world.view(seat).hand.count(CARDS["Dragon"]) and seat for world in worlds for seat in range(1, 4)}
    assert len(holders) > 2 or CARDS["Dragon"] in state.view(0).hand


def test_the_two_fives_that_are_named_are_known_to_all() -> None:
    state = somewhere(4, SPECIALS.index(CARDS["Dragon"]), 5, 1)
    known = state.view(None).known
    assert CARDS["k5"] in known[state.chooser]
    assert state.leader is not None
    assert CARDS["g5"] in known[state.leader]
    assert sum(map(len, known)) == 2


def test_a_void_is_known_and_imagined() -> None:
    state = position("k9 k8 d2 g4", "k4 k3 g2 d8", "g3 d3 g6 d9", "g5 dA g7 d6", special="Dragon")
    play_out(state, "k9 k4 g3")
    assert state.view(0).lacks[2] & KNIGHTS == KNIGHTS
    assert not state.view(0).lacks[1]
    for seed in range(30):
        assert not GAME.imagine(state.view(1), Random(seed)).hands[2] & KNIGHTS


def lacking(state: DwarfState, seat: Seat) -> int:
    """Which cards of the deal a seat has shown not to hold."""
    return state.lacks[seat] & (BASE_FOR[state.seats] | state.special.bit)


def test_the_dragon_proves_nothing() -> None:
    state = position("k9 k8", "Dragon k3", "k4 g3", "k6 g5", special="Dragon")
    play_out(state, "k9 Dragon")
    assert state.lacks == [0, 0, 0, 0]


def test_whoever_cannot_follow_does_not_hold_the_copying_card_either() -> None:
    state = position("g9 d8", "d4 Mummy", "g2 g3", "g4 g5", special="Mummy", last="kQ k2 k3 k6")
    play_out(state, "g9 d4")
    assert lacking(state, 1) == GOBLINS & ~mask("g1 g11a g11b")
    state = position("k9 d8", "Mummy d4", "d2 g3", "g4 g5", special="Mummy", last="kQ k2 k3 k6")
    play_out(state, "k9 Mummy d2")
    assert state.lacks[1] == 0
    assert lacking(state, 2) == KNIGHTS & ~mask("k1 k11a k11b") | CARDS["Mummy"].bit


def test_cards_moved_by_the_goblin_standard_bearer_are_known_to_the_two_seats() -> None:
    state = somewhere(4, SPECIALS.index(CARDS["g11b"]), 3, 1)
    (holder,) = state.to_act()
    assert CARDS["g11b"] in state.view(None).known[holder]
    target, third = (holder + 1) % 4, (holder + 2) % 4
    state.play(holder, f"swap {target}")
    taken = state.view(holder).taken
    assert len(taken) == 2
    assert state.view(target).taken == taken
    assert set(taken) <= set(state.view(target).known[holder])
    assert state.view(third).taken == state.view(None).taken == ()
    gift = state.view(holder).hand[:2]
    state.play(holder, f"give {gift[0].code} {gift[1].code}")
    assert set(gift) <= set(state.view(holder).known[target])
    assert state.view(target).given == gift
    assert set(state.view(third).known[target]) <= {CARDS["g5"]}
    for seed in range(10):
        world = GAME.imagine(state.view(third), Random(seed))
        assert world.view(third) == state.view(third)
        inside = world.hands[holder] | world.hands[target]
        assert inside & CARDS["g11b"].bit or state.hands[third] & CARDS["g11b"].bit


def test_after_the_exchange_its_two_seats_still_know_who_of_them_has_the_cards_that_were_named() -> None:
    met = set()
    for seed in range(12):
        state = somewhere(4, SPECIALS.index(CARDS["g11b"]), seed, 1)
        (holder,) = state.to_act()
        target = state.chooser if state.chooser != holder else (holder + 1) % 4
        third = next(seat for seat in range(4) if seat not in (holder, target))
        state.play(holder, f"swap {target}")
        gifts = [str(action) for action in state.legal_actions(holder)]
        state.play(holder, next(gift for gift in gifts if ("g11b" in gift) == bool(seed % 2)))
        for code in ("k5", "g11b"):
            owner = next(seat for seat in range(4) if state.hands[seat] & CARDS[code].bit)
            partner = {holder: target, target: holder}[owner]
            assert CARDS[code] in state.view(partner).known[owner]
            assert CARDS[code] not in state.view(third).known[owner]
            met.add((code, owner == holder))
    assert len(met) == 4


def test_whoever_gave_a_hand_away_keeps_knowing_it() -> None:
    state = position("d9 g2 k3", "dA g3 k4", "d1 g4 k6", "d6 g6 k7", special="d1")
    play_out(state, "d9 dA d1 d6")
    state.play(2, "druid 0")
    assert set(state.view(2).known[0]) == set(some("g4 k6"))
    assert set(state.view(0).known[2]) == set(some("g2 k3"))
    assert state.view(1).known == ((), (), (), ())
    play_out(state, "k4")
    assert state.view(0).known[2] == some("k3 g2")
    state = position("k11a g2 d3", "k4 g3 d4", "k6 g4 d6", "kA g6 d7", special="k11a")
    play_out(state, "k11a k4 k6 kA")
    state.play(0, "pass left")
    for seat, cards in enumerate(("d3 g2", "d4 g3", "d6 g4", "d7 g6")):
        assert state.view(seat).known[(seat + 1) % 4] == some(cards)
        assert state.view(seat).known[(seat + 2) % 4] == ()


def test_voids_travel_with_the_hands() -> None:
    state = position("k9 k8 g2 d2", "g4 d9 dA d3", "k4 k6 g3 d4", "k7 k10 k11a g7", special="k11a")
    play_out(state, "k9 g4 k4 k11a")
    assert state.to_act() == (3,)
    state.play(3, "pass right")
    assert [lacking(state, seat) for seat in range(4)] == [KNIGHTS & ~mask("k1 k11b"), 0, 0, 0]


def test_the_sorcerer_is_named_at_the_first_window() -> None:
    state = position("Sorcerer k3 d2", "k6 k4 d3", "k9 kQ d4", "k2 k7 d6", special="Sorcerer")
    assert state.view(None).known == ((), (), (), ())
    play_out(state, "k3 k6 kQ k7")
    assert state.view(None).known == ((CARDS["Sorcerer"],), (), (), ())
    state.play(0, "sorcerer kQ")
    assert state.view(None).known == ((CARDS["kQ"],), (), (), ())


def test_a_card_taken_back_is_known_to_be_there_whatever_was_known_before() -> None:
    state = position("Sorcerer g3 d2", "k6 k4 d3", "k9 kQ d4", "k2 k7 d6", special="Sorcerer", leader=1)
    play_out(state, "k6 kQ k7 g3")
    assert state.lacks[0] & CARDS["kQ"].bit
    state.play(0, "sorcerer kQ")
    assert not state.lacks[0] & CARDS["kQ"].bit
    assert GAME.imagine(state.view(1), Random(0)).hands[0] & CARDS["kQ"].bit


def test_the_piles_to_come_are_unknown() -> None:
    state = somewhere(3, 0, 1, 200)
    assert state.results
    worlds = [GAME.imagine(state.view(0), Random(seed)) for seed in range(20)]
    done = len(state.results)
    assert {world.quests[: done + 1] for world in worlds} == {state.quests[: done + 1]}
    assert len({world.quests for world in worlds}) > 10
    assert {frozenset(world.specials) for world in worlds} == {frozenset(SPECIALS)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_view_of_a_game_that_is_over(seat: Seat) -> None:
    state = somewhere(3, 0, 2, 400)
    assert state.phase is Phase.OVER
    view = state.view(seat)
    assert not view.to_act
    assert not view.legal
    assert view.deal == len(view.results)
    assert GAME.imagine(state.view(seat), Random(0)).view(seat) == view
