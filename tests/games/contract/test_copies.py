"""Copies are written out in each game: they hold every field, and share no list."""

from dataclasses import fields
from typing import Any

import pytest

from tests.games.contract.cases import TABLES, Table, brief

USUAL = [table for table in TABLES if table.options == brief(table.game)]


def shared_lists(mine: Any, theirs: Any) -> bool:
    """Tell whether two equal values hold the same list anywhere."""
    if isinstance(mine, list):
        return mine is theirs or any(map(shared_lists, mine, theirs))
    return isinstance(mine, tuple) and any(map(shared_lists, mine, theirs))


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_copy_has_every_field_and_shares_no_list(table: Table) -> None:
    for state, _ in table.positions(5, seed=1):
        twin = state.copy()
        assert type(twin) is type(state)
        assert twin.events is None
        names = {field.name for field in fields(state)} - {"events"}
        assert names
        for name in names:
            assert getattr(twin, name) == getattr(state, name)
            assert not shared_lists(getattr(state, name), getattr(twin, name)), name


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_field_that_is_not_declared_is_refused(table: Table) -> None:
    name = "no_field"
    with pytest.raises(AttributeError):
        setattr(table.start(1), name, 1)
