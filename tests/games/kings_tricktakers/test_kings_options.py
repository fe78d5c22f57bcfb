"""Chosen companies, the first drafter, and signals between allies (4.2, 5.3, 5.6.2)."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import BadSetup, IllegalAction
from games.kings_tricktakers.draft import STARTERS
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.screen import scene
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.view import Phase
from tests.games.kings_tricktakers.positions import Player, legal, play, playing, start

ALLIED = [
    Player(Colour.WHITE, "DIPLOMAT HEALER COLLECTOR", "", "Y1 Y2 Y3 B1 B2"),
    Player(Colour.BLUE, "HERMIT RESISTANT HEALER", "RESISTANT", "Y4 Y5 B3 B4 B5"),
    Player(Colour.BLACK, "BERSERKER ASSASSIN OPPRESSOR", "BERSERKER", "G1 G2 G3 G4 G5"),
    Player(Colour.GREEN, "GAMBLER COLLECTOR OPPRESSOR", "GAMBLER", "N1 N2 N3 N4 N5"),
]


def allied(*, talk: bool = True) -> KingsState:
    """Seat 0 owns the DIPLOMAT, seat 1 is its ally; seat 0 leads the first trick."""
    state = playing(ALLIED)
    state.options = state.options.model_copy(update={"ally_talk": talk})
    state.ally = 1
    return state


def why(state: KingsState, seat: int, notation: str) -> tuple[str, object]:
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, notation)
    return caught.value.reason.key.removeprefix("kings-tricktakers-why-"), dict(caught.value.reason.args).get("reason")


def test_each_player_chooses_one_of_the_companies_that_are_left() -> None:
    state = start(3, company_mode="chosen", first_drafter="seat1")
    assert (state.to_act(), state.order) == ((1,), (1, 2, 0))
    assert legal(state, 1) == [f"pick {colour.name}" for colour in Colour]
    play(state, "1 pick GREEN")
    assert (state.colour(1), state.companies[1]) == (Colour.GREEN, STARTERS[Colour.GREEN])
    assert why(state, 2, "pick GREEN")[0] == "company"
    play(state, "2 pick WHITE", "0 pick BLACK")
    assert state.phase is Phase.BID_COMMIT
    assert state.first == 2


def test_in_later_rounds_only_the_trio_is_chosen_and_the_lowest_king_is_first() -> None:
    state, rng = start(3, company_mode="chosen", first_drafter="seat0"), Random(3)
    play(state, "0 pick BLACK", "1 pick WHITE", "2 pick BLUE")
    sets = list(state.colours)
    while state.round == 1:
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert state.phase is Phase.DRAFT_RANK
    assert state.order == tuple(sorted(range(3), key=lambda seat: state.by_rank().index(seat)))
    play(state, f"{state.order[0]} pick YELLOW")
    assert list(state.colours) == sets
    assert STARTERS[Colour.YELLOW] in state.companies


@pytest.mark.parametrize("mode", ["draft", "chosen"])
def test_the_table_names_who_picks_first(mode: str) -> None:
    assert [start(4, company_mode=mode, first_drafter=f"seat{seat}").to_act() for seat in range(4)] == [
        (0,), (1,), (2,), (3,),
    ]  # fmt: skip
    with pytest.raises(BadSetup) as caught:
        start(3, company_mode=mode, first_drafter="seat3")
    assert caught.value.reason.key == "kings-tricktakers-no-such-seat"


def test_by_default_allies_are_silent() -> None:
    state = allied(talk=False)
    assert not [action for action in legal(state, 0) if "signal" in action]
    assert why(state, 0, "play signal now") == ("signal", "silent")


def test_a_signal_is_for_the_ally_alone() -> None:
    before, state = allied(), allied()
    state.events = []
    play(state, "0 play signal later")
    assert state.to_act() == (0,)
    (event,) = state.events
    assert (event.text.key, event.audience) == ("kings-tricktakers-event-signal", frozenset({0, 1}))
    for stranger in (2, 3, None):
        assert state.view(stranger) == before.view(stranger)
    facts = [fact.key for fact in scene(state.view(1)).facts]
    assert "kings-tricktakers-fact-signal" in facts
    world = GAME.imagine(state.view(1), Random(1))
    assert world.view(1) == state.view(1)


def test_each_ally_signals_once_in_a_trick_until_they_have_exchanged() -> None:
    state = allied()
    play(state, "0 play signal now")
    assert why(state, 0, "play signal later") == ("signal", "said")
    play(state, "0 play Y1", "1 play signal later", "1 play Y4")
    assert why(state, 2, "play signal now") == ("signal", "none")
    play(state, "2 play G1", "3 play N1")
    assert state.trick == 2
    play(state, "3 play N2", "0 play signal now", "0 play exchange Y2", "1 give Y2")
    assert why(state, 0, "play signal now") == ("signal", "used")
