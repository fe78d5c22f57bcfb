"""Random games to the end, with every promise of the contract checked on the way (`games.proof`)."""

from dataclasses import replace
from random import Random

import pytest

from games.engine import AnyState, Ask, AskKind, Seat
from games.proof import Broken, Trial, decisions
from tests.games.contract.cases import TABLES, Table, brief, words
from tests.toy_game.game import GAME
from tests.toy_game.view import HillView

CLOSELY = 25
"""Positions of a usual game that are looked at closely; long games are sampled."""
SELDOM = 0.04
"""How often one is looked at where an option is another than usual."""


def play(table: Table, seed: int, pace: float = 1.0) -> None:
    """Play a random game under every check, with a close look at that part of its positions."""
    chance = Random(seed)

    def brain(state: AnyState, seat: Seat) -> object:
        return chance.choice(state.legal_actions(seat))

    trial = Trial(words(table.game.key), table.seats, table.options, chance.randbytes(32), seed=seed, pace=pace)
    trial.play(brain)
    assert trial.actions


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_promise_is_kept_in_random_games(table: Table) -> None:
    usual = table.options == brief(table.game)
    play(table, seed=0, pace=min(1.0, CLOSELY / length(table)) if usual else SELDOM)


def length(table: Table) -> int:
    """How many actions some game takes."""
    chance, state, actions = Random(0), table.start(seed=0), 0
    while awaited := state.to_act():
        state.apply(awaited[0], chance.choice(state.legal_actions(awaited[0])))
        actions += 1
    return actions


def test_asks_too_large_to_be_listed_are_counted_and_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "MANY", 3)
    play(Table(GAME, 3, GAME.options()), seed=1)

    original = GAME.ask

    def shortened(view: HillView) -> Ask | None:
        ask = original(view)
        return replace(ask, choices=ask.choices[1:]) if ask and ask.kind is AskKind.SOME else ask

    monkeypatch.setattr(GAME, "ask", shortened)
    with pytest.raises(Broken, match="the ask has 5 leaves for 6 legal actions"):
        play(Table(GAME, 3, GAME.options()), seed=1)

    def doubled(view: HillView) -> Ask | None:
        ask = original(view)
        if ask and ask.kind is AskKind.SOME:
            other = replace(ask.choices[0], token="S0")
            return replace(ask, choices=(other, *ask.choices[1:]))
        return ask

    monkeypatch.setattr(GAME, "ask", doubled)
    with pytest.raises(Broken, match="the ask leads to 'bury S0', which is not legal"):
        play(Table(GAME, 3, GAME.options()), seed=1)
