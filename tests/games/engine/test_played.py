"""A seat's record in a finished game: its lead, and how much of each habit there was."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import AnyGame, Habit, Record, View, played
from games.proof import selfplay_deal, selfplay_record
from tests.games.contract.cases import GAMES, brief


def a_record(game: AnyGame, seats: int, seed: int = 1) -> Record:
    chance = Random(seed)
    secret, options = chance.randbytes(32), brief(game)
    state = game.start(seats, options, selfplay_deal(secret, seats))
    actions = []
    while awaited := state.to_act():
        seat = chance.choice(awaited)
        action = chance.choice(list(state.legal_actions(seat)))
        actions.append((seat, str(action)))
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    names = [f"Person {seat}" for seat in range(seats)]
    return selfplay_record(game, options, secret=secret, names=names, actions=actions, outcome=outcome)


@pytest.mark.parametrize("key", GAMES)
def test_leads_add_up_to_nothing_and_the_first_is_ahead(key: str) -> None:
    game = GAMES[key]
    seats = max(2, game.seats[0])
    record = a_record(game, seats)
    told = [played(game, record, seat) for seat in range(seats)]
    leads = [one.lead for one in told if one is not None]
    assert len(leads) == seats
    assert sum(leads) == pytest.approx(0, abs=1e-6)
    assert record.result is not None
    assert leads[record.result.index(1)] == max(leads)


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.habits])
def test_every_habit_of_a_game_comes_up_in_its_games(key: str) -> None:
    game = GAMES[key]
    wanted = {f"{key.replace('_', '-')}-habit-{habit.key}" for habit in game.habits}
    seats = max(2, game.seats[0])
    for seed in range(60):
        told = played(game, a_record(game, seats, seed), 0)
        assert told is not None
        assert all(-1 <= told.habits[one] <= 1 for one in wanted & told.habits.keys())
        wanted -= told.habits.keys()
        if not wanted:
            return
    if key == "kings_tricktakers":  # only the third round has it, and `brief` is one round
        assert wanted <= {"kings-tricktakers-habit-two-cards"}
    else:
        assert wanted == set()


def test_a_hand_of_high_cards_is_no_habit_of_playing_them() -> None:
    high: Habit[View, int] = Habit("high", lambda _, card: None if card == 0 else card >= 8)
    mixed, strong = (View(seat=0, seats=2, to_act=(0,), legal=legal) for legal in [(1, 8, 9, 9), (8, 9, 9, 9)])
    assert [high.excess(mixed, card) for card in (8, 1, 0)] == [0.25, -0.75, None]
    assert high.excess(strong, 8) is None


def test_a_game_without_words_of_its_own_has_those_of_every_game() -> None:
    claim = GAMES["claim"]
    record = a_record(claim, 2)
    habits, claim.habits = claim.habits, ()
    try:
        told = [played(claim, record, seat, [5.0] * len(record.actions)) for seat in (0, 1)]
    finally:
        claim.habits = habits
    assert all(one and one.habits.keys() == told[0].habits.keys() for one in told if told[0])
    assert told[0] is not None
    assert told[0].habits.keys() == {"engine-habit-first", "engine-habit-long", "engine-habit-quick"}
    assert told[0].habits["engine-habit-quick"] == 0
    assert {one.habits["engine-habit-first"] for one in told if one} == {0, 1}


def test_games_without_others_or_without_an_end_tell_nothing() -> None:
    crowns, claim = GAMES["five_crowns"], GAMES["claim"]
    assert played(crowns, a_record(crowns, 1), 0) is None
    record = a_record(claim, 2)
    assert played(claim, record.model_copy(update={"actions": record.actions[:-1], "result": None}), 0) is None
