"""The bare loop and the engine play the same games, so that their times may be compared."""

from random import Random

import tests.bench.claim_bare as bare
from games.claim.game import GAME
from games.claim.start import ClaimOptions
from games.engine import RandomDeal


def play_through_the_contract(seed: int) -> tuple[int, ...]:
    state = GAME.start(2, ClaimOptions(), RandomDeal(seed))
    choose = Random(seed).random
    while awaited := state.to_act():
        legal = state.legal_actions(awaited[0])
        state.apply(awaited[0], legal[int(choose() * len(legal))])
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def test_the_bare_loop_agrees_with_the_engine() -> None:
    for seed in range(300):
        assert bare.play(seed) == play_through_the_contract(seed), seed
