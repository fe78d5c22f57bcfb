"""A challenge: the reasons to keep somebody out, its end, and the places where lines part."""

from __future__ import annotations

from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from seasons.challenges import PLACES, Refusal, comparable, complete, partings, refusal

LINES = st.lists(st.text("abc", max_size=8), min_size=2, max_size=4)


def test_each_reason_keeps_somebody_out_and_nothing_else_does() -> None:
    fine = partial(refusal, own=False, seen=False, taken=PLACES - 1, private=False)
    assert fine() is None
    assert fine(own=True) is Refusal.OWN
    assert fine(seen=True) is Refusal.SEEN
    assert fine(taken=PLACES) is Refusal.FULL
    assert fine(private=True) is Refusal.PRIVATE


def test_it_ends_when_all_have_played_and_may_end_when_those_who_came_have() -> None:
    assert [complete([True] * count) for count in range(PLACES + 1)] == [False, False, False, True]
    assert not complete([True, True, False])
    assert not comparable([])
    assert comparable([True])
    assert not comparable([True, False])


@given(LINES)
def test_lines_are_told_apart_until_everybody_goes_alone(lines: list[str]) -> None:
    found = partings(lines)
    assert len(found) < len(lines)
    assert [one.number for one in found] == sorted(one.number for one in found)
    for one in found:
        assert len({lines[at][: one.number] for at in one.plays}) == 1, "they had done the same before"
        assert all(lines[at][one.number] == play for at, play in one.plays.items())
        assert len(set(one.plays.values())) > 1
    for a, first in enumerate(lines):
        for b, second in enumerate(lines[:a]):
            short = min(map(len, lines))
            apart = any({a, b} <= one.plays.keys() and one.plays[a] != one.plays[b] for one in found)
            if first[:short] != second[:short]:
                assert apart
            if apart:
                assert first != second
