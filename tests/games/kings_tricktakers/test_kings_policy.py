"""How imagined seats play: towards their bids."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import set_of
from games.kings_tricktakers.policy import picks, policy
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.state import KingsState
from tests.games.kings_tricktakers.notation import card_set, copies
from tests.games.kings_tricktakers.positions import Player, playing, start

WHITE, YELLOW, BLUE, GREEN, BLACK = Colour


def choice(bid: str, hand: str) -> str:
    """The play of a seat that answers a blue 5 last."""
    state = playing(
        [
            Player(GREEN, f"{bid} HEALER COLLECTOR", bid, hand),
            Player(WHITE, "GAMBLER COLLECTOR HERMIT", "HERMIT", "B5 G1"),
            Player(BLACK, "RESISTANT HEALER GAMBLER", "RESISTANT", "B4 G2"),
        ],
        leader=1,
    )
    for seat in (1, 2):
        state.play(seat, next(str(one) for one in state.legal_actions(seat) if str(one).startswith("play B")))
    return str(policy(state, 0, state.legal_actions(0), Random(0)))


def test_who_needs_a_trick_takes_it_and_who_must_have_none_leaves_it() -> None:
    assert choice("OPPRESSOR", "B1 B7").startswith("play B7")
    assert choice("BERSERKER", "B1 B7").startswith("play B1")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["draft", "starter"])
def test_imagined_seats_play_whole_games_by_the_rules(seats: int, mode: str) -> None:
    state, rng = start(seats, seed=seats, company_mode=mode), Random(seats)
    state.events = None
    while awaited := state.to_act():
        legal = state.legal_actions(awaited[0])
        chosen = policy(state, awaited[0], legal, rng)
        assert chosen in legal
        state.apply(awaited[0], chosen)
    assert state.outcome() is not None


def drafting(hand: str, pool: str) -> KingsState:
    """A state in which a seat with a royal set picks first from such a pool."""
    state = start(4)
    seat = state.to_act()[0]
    state.colours[seat] = GREEN
    state.hands[seat] = card_set(hand)
    state.pool = set_of(copies(pool))
    return state


def picked(state: KingsState) -> list[str]:
    """The seat's picks, best first; an imagined seat takes the first."""
    seat = state.to_act()[0]
    found = [str(pick) for pick in picks(state.view(seat))]
    assert str(policy(state, seat, state.legal_actions(seat), Random(0))) == found[0]
    return found


def test_who_drafts_takes_what_suits_the_hand() -> None:
    assert picked(drafting("N7 N6 N5 M#1 M#2", "HERMIT BERSERKER")) == ["pick HERMIT#1", "pick BERSERKER#1"]
    assert picked(drafting("Y1 B1 G1 R#1 R#2", "HERMIT BERSERKER")) == ["pick BERSERKER#1", "pick HERMIT#1"]


def test_experience_knows_that_bids_of_others_seldom_fail() -> None:
    assert picked(drafting("Y2 B3 G2 N7 N6", "DEVIL ASSASSIN"))[0] == "pick ASSASSIN#1"
