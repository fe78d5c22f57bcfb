"""A table pins the version of its rules: an update in the middle of a game changes nothing about that game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pytest

from bot.tables.errors import Unavailable
from games import registry
from games.engine import Deal, RandomDeal
from tests.bot.tables.parlour import ANNA, BELA, GUILD, Parlour
from tests.toy_game.game import GAME
from tests.toy_game.start import HillOptions
from tests.toy_game.state import HillState


def _unshuffled(seats: int, options: HillOptions, _deal: Deal) -> HillState:
    return HillState(seats, options, RandomDeal(1))


UNSHUFFLED = replace(GAME, rules_version=2, earlier={1: GAME}, deal=_unshuffled)
"""Hilltops under newer rules: everybody gets the same cards every time."""


@contextmanager
def newer_rules() -> Iterator[None]:
    registry.add(UNSHUFFLED)
    yield
    registry.add(GAME)


@pytest.mark.logs("rules too old")
async def test_a_table_of_newer_rules_waits_for_them(parlour: Parlour) -> None:
    with newer_rules():
        table_id = await parlour.running(ANNA, BELA)
    parlour.service.drop_cache()
    with pytest.raises(Unavailable) as caught:
        await parlour.look(table_id)
    assert caught.value.reason.key == "table-unavailable-newer"
    with newer_rules():
        await parlour.play(table_id, ANNA, Random(1))


async def test_a_game_ends_and_replays_under_the_rules_with_which_it_began(parlour: Parlour) -> None:
    table_id = await parlour.running(ANNA, BELA)
    dealt = (await parlour.look(table_id, ANNA)).view
    with newer_rules():
        parlour.service.drop_cache()
        assert (await parlour.look(table_id, ANNA)).view == dealt
        assert (await parlour.play_on(table_id, Random(1))).outcome is not None
        record = await parlour.service.record(table_id, GUILD)
        assert record.rules_version == 1
        assert record.replay(registry.game(record.game)).outcome() is not None
        dealt_anew = [(await parlour.look(await parlour.running(ANNA, BELA), ANNA)).view for _ in range(2)]
        assert dealt_anew[0] == dealt_anew[1] != dealt
