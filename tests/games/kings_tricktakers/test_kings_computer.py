"""The computer players: the casual one beats novices, and neither does what looks silly."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Seat
from games.kings_tricktakers.computer import casual, explain, novice, ranked
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.tricks import Trick, laid_once
from tests.games.kings_tricktakers.notation import cards
from tests.games.kings_tricktakers.positions import Player, playing, start

WHITE, YELLOW, BLUE, GREEN, BLACK = Colour


def winner(seats: int, seed: int, strong: Seat) -> Seat:
    """The winner of a game of one casual player among novices."""
    state = start(seats, seed)
    rng = Random(seed)
    while awaited := state.to_act():
        seat = awaited[0]
        state.apply(seat, (casual if seat == strong else novice)(state.view(seat), rng))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.places.index(1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_casual_wins_at_least_1_3_times_its_share_against_novices(seats: int) -> None:
    games = 5 * seats
    wins = sum(winner(seats, seed, seed % seats) == seed % seats for seed in range(games))
    assert wins / games >= 1.3 / seats


def choose(players: list[Player], deck: str = "") -> str:
    state = playing(players, deck=deck)
    return str(casual(state.view(0), Random(0)))


def test_casual_takes_the_last_trick_it_needs() -> None:
    players = [
        Player(BLUE, "OPPRESSOR HEALER GAMBLER", "OPPRESSOR", "M"),
        Player(WHITE, "GAMBLER COLLECTOR HERMIT", "HERMIT", "B3"),
        Player(GREEN, "RESISTANT HEALER ASSASSIN", "RESISTANT", "G1"),
    ]
    assert choose(players).startswith("play M#1 plain")


def test_casual_gives_a_trick_away_that_it_must_not_have() -> None:
    players = [
        Player(BLUE, "BERSERKER HEALER GAMBLER", "BERSERKER", "M R"),
        Player(WHITE, "GAMBLER COLLECTOR HERMIT", "HERMIT", "B3 B4"),
        Player(GREEN, "RESISTANT HEALER ASSASSIN", "RESISTANT", "G1 G2"),
    ]
    assert choose(players) in {"play R#1 plain", "play M#1 queen"}


def test_a_hint_is_the_same_whatever_lies_in_the_covered_tricks() -> None:
    """Section 10, ruling 40: only the last trick may be looked up."""
    players = [
        Player(BLUE, "HERMIT HEALER COLLECTOR", "HERMIT", "B9 Y3 Y4"),
        Player(WHITE, "HERMIT OPPRESSOR GAMBLER", "OPPRESSOR", "N5 N6 N7"),
        Player(GREEN, "ASSASSIN OPPRESSOR RESISTANT", "ASSASSIN", "G1 G2 G3"),
    ]
    state = playing(players)
    state.trick = 3
    last = Trick(2, tuple(laid_once(seat, card) for seat, card in enumerate(cards("B1 B2 B3"))), 2)
    hints = set()
    for covered in ("B10 N10 N9", "G4 G5 G6"):
        first = Trick(0, tuple(laid_once(seat, card) for seat, card in enumerate(cards(covered))), 0)
        state.tricks = (first, last)
        view = state.view(0)
        action = casual(view, Random(1))
        hints.add((action, tuple(explain(view, one) for one in view.legal)))
    assert len(hints) == 1
    assert ranked(view) != []
