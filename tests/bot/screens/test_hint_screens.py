"""A computer player's advice is one of the hand's choices, in every game."""

from __future__ import annotations

from random import Random

import pytest

from bot.screens.hand import hand_screen
from bot.screens.questions.paths import path_to, walk
from bot.tables.computers.players import hint
from bot.text import Words
from games import registry
from games.engine import leaves
from tests.bot.screens.looks import position
from tests.bot.screens.reading import read_out


@pytest.mark.parametrize("game", sorted(registry.all_games()))
def test_what_is_advised_can_be_found_among_the_choices(game: str) -> None:
    seats = registry.game(game).seats[-1]
    for actions in range(0, 40, 7):
        found = position(game, seats, actions, seed=actions)
        for seat in found.state.to_act():
            look = found.look(seat)
            advice = hint(look)
            ask = registry.game(game).ask(look.view)
            assert ask is not None
            path = path_to(ask, advice.notation)
            assert path is not None
            assert walk(ask, path).notation == advice.notation
            screen = hand_screen(look, Words("en"), hint=advice)
            assert screen.faults() == []
            assert "Hint: **" in read_out(screen)


def test_every_way_through_the_questions_is_found_again() -> None:
    for game, seats, actions in (("hilltops", 3, 0), ("hilltops", 3, 3), ("kings_tricktakers", 3, 12)):
        found = position(game, seats, actions, seed=1)
        seat = found.state.to_act()[0]
        ask = registry.game(game).ask(found.state.view(seat))
        assert ask is not None
        every = list(leaves(ask))
        for notation in Random(1).sample(every, min(50, len(every))):
            path = path_to(ask, notation)
            assert path is not None
            assert walk(ask, path).notation == notation
        assert path_to(ask, "nothing of the kind") is None
