"""Random games to the end, with every promise of the contract checked on the way (`games.proof`)."""

from random import Random

import pytest

from games.engine import AnyState, Seat
from games.proof import Trial
from tests.games.contract.cases import TABLES, Table, words

CLOSELY = 60
"""Positions of one game that are looked at closely; long games are sampled."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_promise_is_kept_in_random_games(table: Table) -> None:
    length = 0
    for seed in range(2):
        chance = Random(seed)

        def brain(state: AnyState, seat: Seat, chance: Random = chance) -> object:
            return chance.choice(state.legal_actions(seat))

        pace = min(1.0, CLOSELY / length) if length else 0.1
        trial = Trial(words(table.game.key), table.seats, table.options, chance.randbytes(32), seed=seed, pace=pace)
        trial.play(brain)
        length = len(trial.actions)
        assert length > 0
