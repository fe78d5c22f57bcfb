"""A seat's knowledge (section 10, I8), and the worlds it imagines."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.kings_tricktakers.cards import OF_SUIT, Suit
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.royals import Colour, Queen
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.view import Phase
from tests.games.kings_tricktakers.notation import card_set, cards
from tests.games.kings_tricktakers.positions import Player, play, playing, ready, start

WHITE, YELLOW, BLUE, GREEN, BLACK = Colour


def exchange() -> KingsState:
    """A game of four after an exchange: seat 0 gave B9 … for seat 1's card."""
    players = [
        Player(BLUE, "DIPLOMAT HEALER COLLECTOR", "", "Y3 Y4 B1 B2"),
        Player(WHITE, "HERMIT OPPRESSOR GAMBLER", "OPPRESSOR", "Y1 N5 N6 N7"),
        Player(GREEN, "ASSASSIN OPPRESSOR RESISTANT", "ASSASSIN", "G1 G2 G3 G4"),
        Player(BLACK, "ASSASSIN HERMIT RESISTANT", "ASSASSIN", "N1 N2 N3 N4"),
    ]
    state = playing(players)
    state.ally = 1
    play(state, "0 play exchange Y3", "1 give N5")
    return state


def test_a_view_holds_the_own_hand_and_only_numbers_of_the_others() -> None:
    state = start(3, 1)
    mine = state.view(0)
    assert mine.hand == tuple(sorted(mine.hand, key=lambda card: card.index))
    assert mine.hand_sizes == (5, 5, 5)
    twin = state.copy()
    twin.hands = [state.hands[seat] for seat in (0, 2, 1)]
    twin.deck = twin.deck[:15] + twin.deck[15:][::-1]
    assert twin.view(0) == mine
    assert twin.view(None) == state.view(None)
    assert twin.view(1) != state.view(1)


def test_a_bid_is_secret_until_all_have_bid() -> None:
    state = start(3, 2, company_mode="starter")
    first, second = (str(action) for action in state.legal_actions(0)[:2])
    other = state.copy()
    state.play(0, first)
    other.play(0, second)
    for viewer in (1, 2, None):
        assert state.view(viewer) == other.view(viewer)
        assert state.view(viewer).committed == (True, False, False)
    assert state.view(0) != other.view(0)
    assert not state.view(0).revealed


def test_a_world_keeps_what_the_exchange_taught() -> None:
    state = exchange()
    y3, n5 = cards("Y3")[0], cards("N5")[0]
    for seed in range(20):
        assert GAME.imagine(state.view(0), Random(seed)).hands[1] & y3.bit
        assert GAME.imagine(state.view(1), Random(seed)).hands[0] & n5.bit
    assert {bool(GAME.imagine(state.view(2), Random(seed)).hands[1] & y3.bit) for seed in range(40)} == {
        True,
        False,
    }


def test_after_a_hermit_the_exchanged_card_may_be_discarded() -> None:
    state = exchange()
    play(state, "0 play B1")
    state.play(1, "play hermit")
    state.play(1, str(state.legal_actions(1)[0]))
    y3 = cards("Y3")[0]
    places = set()
    for seed in range(60):
        world = GAME.imagine(state.view(0), Random(seed))
        assert (world.hands[1] | world.discards[1]) & y3.bit
        places.add(bool(world.hands[1] & y3.bit))
    assert places == {True, False}


def test_a_world_keeps_the_suits_that_somebody_does_not_hold() -> None:
    players = [
        Player(BLUE, "HEALER COLLECTOR GAMBLER", "GAMBLER", "B1 N1 R"),
        Player(WHITE, "HEALER COLLECTOR GAMBLER", "GAMBLER", "Y1 Y2 Y3"),
        Player(GREEN, "OPPRESSOR ASSASSIN BERSERKER", "BERSERKER", "B3 G1 G2"),
    ]
    state = playing(players)
    play(state, "0 play B1", "1 play Y1")
    assert state.voids[1] == OF_SUIT[Suit.BLUE]
    for seed in range(20):
        assert not GAME.imagine(state.view(0), Random(seed)).hands[1] & card_set("B1 B2 B3 B4 B5 B10")


def test_a_reserved_ten_stays_with_its_owner_in_every_world() -> None:
    players = [
        Player(BLUE, "BERSERKER HEALER COLLECTOR", "HEALER", "Y1 Y2 Y3 B1 B2"),
        Player(WHITE, "GAMBLER COLLECTOR HERMIT", "HERMIT", "Y4 Y5 N1 B3 B4"),
        Player(GREEN, "BERSERKER HEALER OPPRESSOR", "OPPRESSOR", "G1 G2 G3 G4 G5"),
    ]
    state = ready(players, deck="M R")
    play(state, "0 discard Y1", "1 discard M#1 R#1", "2 discard N10*#2")
    assert state.phase is Phase.TURN
    ten = cards("N10* N10*")[1]
    for seed in range(20):
        world = GAME.imagine(state.view(1), Random(seed))
        assert (world.hands[2] | world.discards[2]) & ten.bit
    assert {bool(GAME.imagine(state.view(1), Random(seed)).hands[2] & ten.bit) for seed in range(40)} == {
        True,
        False,
    }


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_shown_another_hand(seed: int) -> None:
    """I8: whatever the others hold, the view stays the same."""
    state = start(4, seed)
    rng = Random(seed)
    while awaited := state.to_act():
        seat = rng.choice(awaited)
        state.apply(seat, rng.choice(list(state.legal_actions(seat))))
        viewer = rng.randrange(4)
        world = GAME.imagine(state.view(viewer), rng)
        assert world.view(viewer) == state.view(viewer)
        assert replace(world.view(None), legal=()) == replace(state.view(None), legal=())


def test_without_new_cards_an_exchanged_card_and_a_ten_stay_in_one_of_two_hands() -> None:
    """The ally has discarded before the exchange, not after it; the ten may have come to the ally."""
    players = [
        Player(BLUE, "DIPLOMAT BERSERKER COLLECTOR", "", "Y3 Y4 B1 B2 B3"),
        Player(WHITE, "GAMBLER OPPRESSOR HERMIT", "OPPRESSOR", "Y1 N4 N5 N6 N7"),
        Player(GREEN, "ASSASSIN OPPRESSOR RESISTANT", "ASSASSIN", "G1 G2 G3 G4 G5"),
        Player(BLACK, "ASSASSIN HEALER RESISTANT", "ASSASSIN", "N1 N2 N3 G6 G7"),
    ]
    state = ready(players, deck="M R")
    state.ally = 1
    play(state, "0 discard B3", "1 discard M#1 R#1")
    ten = cards("N10*")[0]
    y3 = cards("Y3")[0]
    play(state, "0 play exchange Y3", "1 give N5")
    assert all(GAME.imagine(state.view(0), Random(seed)).hands[1] & y3.bit for seed in range(20))
    owners = set()
    for seed in range(60):
        world = GAME.imagine(state.view(2), Random(seed))
        held = [world.hands[seat] | world.discards[seat] for seat in (0, 1)]
        owners |= {seat for seat in (0, 1) if held[seat] & ten.bit}
        assert (held[0] | held[1]) & ten.bit
    assert owners == {0, 1}


def test_nobody_is_imagined_to_pay_what_it_does_not_have() -> None:
    players = [
        Player(BLUE, "HEALER COLLECTOR OPPRESSOR", "HEALER", "Y1 Y2 Y3 B1 B2", queen=Queen.EXHAUSTED, vp=2),
        Player(YELLOW, "ASSASSIN HERMIT RESISTANT", "ASSASSIN", "Y4 Y5 N1 B3 B4", queen=Queen.EXHAUSTED, vp=3),
        Player(GREEN, "HERMIT HEALER RESISTANT", "HERMIT", "G1 G2 G3 G4 G5", queen=Queen.EXHAUSTED, vp=1),
    ]
    state = ready(players, round_number=2)
    play(state, "2 reactivate no")
    paying = [tuple(GAME.imagine(state.view(0), Random(seed)).paying) for seed in range(30)]
    assert set(paying) == {(False, False, False), (False, False, True)}
