"""A computer player's advice and its reason: for every game, from the view alone, in words that exist."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import AnyGame
from games.players import Strength, advise
from tests.games.contract.cases import BRIEF, GAMES, Table, words

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def table(game: AnyGame) -> Table:
    return Table(game, game.seats[-1], game.options.model_validate(BRIEF.get(game.key, {})))


@every_game
def test_advice_is_legal_and_says_why(game: AnyGame) -> None:
    strength = Strength.CASUAL
    reasons = set()
    for state, seat in table(game).positions(40, seed=3):
        view = state.view(seat)
        action, reason = advise(game, view, strength, seed=5)
        assert action in view.legal
        words(game.key).check(reason, state.view(None).seats)
        reasons.add(reason.key)
    assert reasons - {"engine-hint-only", "engine-hint-plain"}, "no reason of the game's own"


@every_game
def test_advice_and_its_reason_are_the_same_in_every_world_that_looks_the_same(game: AnyGame) -> None:
    strength, rng = Strength.CASUAL, Random(7)
    for state, seat in table(game).positions(8, seed=4):
        view = state.view(seat)
        other = game.imagine(view, rng).view(seat)
        assert advise(game, view, strength, seed=9) == advise(game, other, strength, seed=9)


def test_who_has_no_choice_is_told_so() -> None:
    game, rng = GAMES["claim"], Random(1)
    state = table(game).start(seed=1)
    while True:
        (seat,) = state.to_act()
        view = state.view(seat)
        if len(view.legal) == 1:
            assert advise(game, view, Strength.CASUAL, seed=1)[1].key == "engine-hint-only"
            return
        state.apply(seat, rng.choice(view.legal))
