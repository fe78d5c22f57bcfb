"""The door for people: `State.play` proves end, turn, notation and legality, in this order."""

from dataclasses import fields

import pytest

from games.engine import (
    AnyGame,
    BadNotation,
    BadSetup,
    Event,
    Game,
    GameOver,
    IllegalAction,
    NotYourTurn,
    PlayError,
    RandomDeal,
    SeatRef,
    text,
)
from tests.toy_game.actions import Bury, Lead
from tests.toy_game.cards import CODES
from tests.toy_game.game import GAME
from tests.toy_game.start import HillOptions
from tests.toy_game.state import HillState


@pytest.fixture
def state() -> HillState:
    return HillState(2, HillOptions(), RandomDeal(1))


def finished() -> HillState:
    state = HillState(2, HillOptions(), RandomDeal(1))
    while awaited := state.to_act():
        state.apply(awaited[0], state.legal_actions(awaited[0])[0])
    return state


def test_a_legal_action_is_carried_out_and_returned(state: HillState) -> None:
    code = CODES[state.hands[0][0]]
    action = state.play(0, f"bury {code}")
    assert isinstance(action, Bury)
    assert str(action) == f"bury {code}"
    assert state.to_act() == (1,)


def test_after_the_end_nobody_plays() -> None:
    with pytest.raises(GameOver) as refusal:
        finished().play(0, "nonsense")
    assert refusal.value.code == "game-over"


def test_who_owes_nothing_is_told_so_before_anything_else(state: HillState) -> None:
    state.play(0, f"bury {CODES[state.hands[0][0]]}")
    with pytest.raises(NotYourTurn) as refusal:
        state.play(0, "nonsense")
    assert (refusal.value.code, refusal.value.seat) == ("not-your-turn", 0)
    with pytest.raises(NotYourTurn):
        state.play(7, "nonsense")


def test_what_is_no_notation_is_quoted_in_part(state: HillState) -> None:
    with pytest.raises(BadNotation) as refusal:
        state.play(0, "bury " * 100)
    assert refusal.value.code == "bad-notation"
    assert refusal.value.reason == text("engine-bad-notation", notation=("bury " * 100)[:40])


def test_what_the_rules_forbid_is_refused_with_the_rule(state: HillState) -> None:
    missing = next(code for card, code in enumerate(CODES) if card not in state.hands[0])
    with pytest.raises(IllegalAction) as refusal:
        state.play(0, f"bury {missing}")
    assert refusal.value.code == "illegal"
    assert refusal.value.reason.key == "hilltops-not-yours"


def test_a_game_without_reasons_of_its_own_still_gives_one(state: HillState) -> None:
    action = Lead(0, low=True)
    reason = text("engine-illegal", action="lead S1 low", seat=SeatRef(1))
    game: AnyGame = Game(**{field.name: getattr(GAME, field.name) for field in fields(GAME) if field.name != "why_not"})
    assert game.why_not(state.view(1), action) == reason


def test_refusals_are_value_errors_with_different_codes() -> None:
    errors: list[PlayError] = [BadNotation("x"), GameOver(), NotYourTurn(1), IllegalAction(text("why"))]
    assert len({error.code for error in errors}) == 4
    for error in errors:
        assert isinstance(error, ValueError)
        assert str(error).startswith(error.code)


def test_the_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start(5, HillOptions(), RandomDeal(1))
    assert refusal.value.code == "bad-setup"
    assert refusal.value.reason == text("engine-bad-seats", least=2, most=4, seats=5)


def test_events_are_kept_only_while_somebody_listens_and_say_who_may_read_them(state: HillState) -> None:
    code = CODES[state.hands[0][0]]
    quiet = state.copy()
    quiet.play(0, f"bury {code}")
    assert quiet.events is None
    state.events = []
    state.play(0, f"bury {code}")
    assert [event.text.key for event in state.events] == ["hilltops-you-buried"]
    assert [seat for seat in (None, 0, 1) if state.events[0].seen_by(seat)] == [0]
    assert Event(text("all")).seen_by(None)
