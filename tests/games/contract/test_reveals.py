"""Which actions of each game can be taken back, as nothing became known by them, and which cannot."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.engine import AnyState, RandomDeal, Seat
from tests.games.contract.cases import GAMES, brief

QUIET = {
    "claim": {"play"},
    "monster_tricks": {"row", "play"},
    "five_crowns": {"draw", "discard"},
    "dwarf_king": {"play", "sorcerer"},
    "kings_tricktakers": {"pick", "bid", "ally", "copy", "discard", "reactivate", "lead", "appoint", "play"},
    "hilltops": {"bury", "lead", "follow", "climb"},
}
"""The first words of the actions that may reveal nothing."""
TELLING = {
    "claim": {"play"},
    "monster_tricks": {"play"},
    "five_crowns": {"draw", "discard", "out", "put"},
    "dwarf_king": {"play", "quest", "swap", "give", "druid", "pass"},
    "kings_tricktakers": {"bid", "ally", "copy", "discard", "reactivate", "play", "give"},
    "hilltops": {"climb"},
}
"""The first words of the actions that may reveal something."""


def actions(key: str, games: int) -> Iterator[tuple[AnyState, Seat, object]]:
    """Yield every action of some random games, before it is carried out."""
    game = GAMES[key]
    for seed in range(games):
        rng = Random(seed)
        seats = game.seats[seed % len(game.seats)]
        state = game.start(seats, brief(game), RandomDeal(seed))
        while awaited := state.to_act():
            seat = rng.choice(awaited)
            action = rng.choice(state.legal_actions(seat))
            yield state, seat, action
            state.apply(seat, action)


@pytest.mark.parametrize("key", sorted(QUIET))
def test_each_kind_of_action_says_whether_it_reveals(key: str) -> None:
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for state, seat, action in actions(key, 60):
        found[state.reveals(seat, action)].add(str(action).split()[0])
    assert found == {True: TELLING[key], False: QUIET[key]}
