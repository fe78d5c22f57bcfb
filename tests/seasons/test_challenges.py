"""The places where the lines of a challenge part."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from seasons.challenges import partings

LINES = st.lists(st.text("abc", max_size=8), min_size=2, max_size=4)


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
