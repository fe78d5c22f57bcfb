"""The notation of actions: `parse` reads exactly the texts that `str` writes, and no other text makes it stumble."""

from functools import cache
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.engine import AnyGame, BadNotation, PlayError
from tests.games.contract.cases import GAMES, TABLES, Table

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@cache
def seen(key: str) -> list[str]:
    """Notations from random games."""
    found = set()
    for table in TABLES:
        if table.game.key == key:
            for state, seat in table.positions(10, seed=1):
                found |= {str(action) for action in state.legal_actions(seat)[:20]}
    return sorted(found)


def read(game: AnyGame, notation: str) -> None:
    """Read a notation: it is refused, or it is the one way to write that action."""
    try:
        action = game.parse(notation)
    except BadNotation:
        return
    assert str(action) == notation
    assert len(notation) <= 60


@every_game
@given(st.text(max_size=80))
@example("")
@example(" ")
@example("\0")
@example("play")
@example("x" * 1_000_000)
@example("play " * 100_000)
@settings(max_examples=60, deadline=None)
def test_anything_at_all_is_read_or_refused(game: AnyGame, notation: str) -> None:
    read(game, notation)


@every_game
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_nearly_right_is_read_or_refused(game: AnyGame, data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(seen(game.key))).split(" ")
    other = data.draw(st.sampled_from(seen(game.key))).split(" ")
    pool = [*words, *other, *map(str.lower, words), *map(str.upper, words), words[-1] + words[-1], "", "٣", "é", "-1"]
    mixed = data.draw(st.lists(st.sampled_from(pool), max_size=8))
    glue = data.draw(st.sampled_from([" ", "  ", "\t", "\n", "\u00a0"]))
    read(game, glue.join(mixed))
    read(game, " ".join(words) + data.draw(st.sampled_from([" ", "\n", "\0", "!", " " + words[0]])))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_refused_play_changes_nothing(table: Table) -> None:
    for state, seat in table.positions(3, seed=2):
        before = [state.view(viewer) for viewer in (None, *range(table.seats))]
        chance = Random(3)
        legal = {str(action) for action in state.legal_actions(seat)}
        for notation in chance.sample(seen(table.game.key), 10):
            if notation not in legal:
                with pytest.raises(PlayError):
                    state.play(seat, notation)
        assert [state.view(viewer) for viewer in (None, *range(table.seats))] == before
