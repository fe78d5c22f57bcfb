"""Season points: the usual table, chosen tables, shared places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.registry import all_games
from seasons.scoring import fits, sizes, table, tenths, usual

places_of = st.lists(st.integers(0, 3), min_size=2, max_size=7).map(
    lambda merits: [1 + sum(other > one for other in merits) for one in merits]
)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (30, 10)),
        ((1, 1), (20, 20)),
        ((2, 1, 2), (20, 50, 20)),
        ((1, 1, 3, 4), (60, 60, 30, 10)),
        ((1, 2, 3, 4, 5, 6, 7), (130, 110, 90, 70, 50, 30, 10)),
        ((3, 1, 2, 3), (20, 70, 50, 20)),
    ],
)
def test_the_usual_points(places: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert tuple(tenths({}, places)) == points


def test_chosen_points_hold_for_their_size_only() -> None:
    scoring = {3: (10, 4, 0)}
    assert tenths(scoring, (1, 2, 3)) == [100, 40, 0]
    assert tenths(scoring, (1, 1, 3)) == [70, 70, 0]
    assert tenths(scoring, (2, 1)) == [10, 30]
    assert table(scoring, 3) == (10, 4, 0)


def test_what_cannot_be_divided_is_rounded_to_a_tenth_for_everybody_alike() -> None:
    assert tenths({3: (10, 0, 0)}, (1, 1, 1)) == [33, 33, 33]


@given(places_of)
def test_nothing_is_lost_in_sharing_and_the_better_place_never_wins_less(places: list[int]) -> None:
    won = tenths({}, places)
    assert sum(won) == 10 * sum(usual(len(places)))
    by_place = dict(zip(places, won, strict=True))
    assert [by_place[place] for place in places] == won
    assert sorted(by_place.values(), reverse=True) == [by_place[place] for place in sorted(by_place)]


@pytest.mark.parametrize(
    ("size", "points"),
    [(3, (3, 1)), (2, (1, 3)), (2, (101, 0)), (2, (1, -1)), (1, (1,)), (8, (1,) * 8)],
)
def test_points_that_cannot_be_chosen(size: int, points: tuple[int, ...]) -> None:
    assert not fits(size, points)


def test_the_usual_points_can_be_chosen() -> None:
    assert all(fits(size, usual(size)) for size in sizes())


def test_there_is_a_row_for_every_number_of_people_that_a_game_seats_and_no_other() -> None:
    assert {*sizes()} == {seats for game in all_games().values() for seats in game.seats if seats > 1}
