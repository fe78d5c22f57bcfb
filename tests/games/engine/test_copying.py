"""Fields and copies of states are made from the annotations of their class."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from games.engine import Outcome, Seat, State, View


class Bare(State[Any, View]):
    number: int
    flat: list[int]

    def to_act(self) -> tuple[Seat, ...]:
        return ()

    def legal_actions(self, _seat: Seat) -> tuple[Any, ...]:
        return ()

    def apply(self, _seat: Seat, _action: Any) -> None:
        return

    def reveals(self, _seat: Seat, _action: Any) -> bool:
        return True

    def outcome(self) -> Outcome | None:
        return None

    def view(self, seat: Seat | None) -> View:
        return View(seat=seat, seats=1, to_act=(), legal=())


class Deep(Bare):
    copied_by: ClassVar = {"piles": lambda piles: [pile[:] for pile in piles]}
    piles: list[list[int]]
    shared: tuple[int, ...]


def deep() -> Deep:
    state = Deep()
    state.events = []
    state.number, state.flat, state.piles, state.shared = 7, [1], [[2]], (3,)
    return state


def test_a_copy_is_of_the_same_class_and_has_every_field_but_no_events() -> None:
    state = deep()
    twin = state.copy()
    assert type(twin) is Deep
    assert (twin.number, twin.flat, twin.piles, twin.shared, twin.events) == (7, [1], [[2]], (3,), None)


def test_lists_are_copied_and_what_is_deeper_as_the_class_says() -> None:
    state = deep()
    twin = state.copy()
    twin.flat.append(0)
    twin.piles[0].append(0)
    assert (state.flat, state.piles) == ([1], [[2]])
    assert twin.shared is state.shared


def test_a_field_that_is_not_annotated_is_refused() -> None:
    with pytest.raises(AttributeError):
        deep().other = 1  # type: ignore[attr-defined]
