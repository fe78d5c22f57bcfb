"""Checks of secrecy and independence: copies, imagined worlds, and what others see of a secret decision."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Any

from games.engine import AnyState, Deal, Seat, Text, View
from games.proof.broken import Broken, promise

PLAYED_ON = 40
"""How many actions an imagined world is played on."""

Views = dict[Seat | None, View]


def views_of(state: AnyState, seats: int) -> Views:
    return {viewer: state.view(viewer) for viewer in (None, *range(seats))}


class Watch(Enum):
    GAME = auto()
    COPY = auto()
    QUIET = auto()
    WORLD = auto()


class WatchedDeal:
    """Passes every draw on to another deal, after a check of who asks."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._watch = Watch.GAME
        self.labels: list[str] = []
        """The labels of the game's own draws, in their order."""

    @contextmanager
    def asked_by(self, watch: Watch) -> Iterator[None]:
        before, self._watch = self._watch, watch
        try:
            yield
        finally:
            self._watch = before

    def below(self, n: int, label: str) -> int:
        self._look(label)
        return self._deal.below(n, label)

    def permutation(self, n: int, label: str) -> list[int]:
        self._look(label)
        return self._deal.permutation(n, label)

    def _look(self, label: str) -> None:
        future = "an imagined world draws {!r} from the real deal, so it knows the future"
        promise(self._watch is not Watch.WORLD, future, label)
        promise(self._watch is not Watch.QUIET, "an action that is said to reveal nothing draws {!r}", label)
        if self._watch is Watch.GAME:
            promise(label not in self.labels, "the label {!r} is used for two draws", label)
            self.labels.append(label)


@dataclass(frozen=True, slots=True)
class Worlds:
    seats: int
    deal: WatchedDeal
    rng: Random

    def check_copy(self, state: AnyState, views: Views) -> None:
        """Check that a copy is equal, has no events, and goes its own way. Raises `Broken`."""
        twin = state.copy()
        promise(twin.events is None, "a copy has events")
        self._equal("a copy", views_of(twin, self.seats), views)
        with self.deal.asked_by(Watch.COPY):
            self._play_on(twin, self.rng, 1)
        self._equal("the state whose copy was played on", views_of(state, self.seats), views)

    def check_world(self, state: AnyState, seat: Seat, views: Views) -> None:
        """Check the world that the seat imagines. Raises `Broken`.

        Its own view and the public one are as they are here. From here and from another world of the same view, with
        the same chance, it imagines the same world, which goes on in the same way, drawing from chance of its own.
        """
        with self.deal.asked_by(Watch.WORLD):
            first, second = self.rng.getrandbits(32), self.rng.getrandbits(32)
            game = state.game
            world = game.imagine(views[seat], Random(first))
            promise(world.events is None, "an imagined world has events")
            self._equal(
                f"the world that seat {seat} imagines",
                {viewer: world.view(viewer) for viewer in (None, seat)},
                {viewer: views[viewer] for viewer in (None, seat)},
            )
            here, there = (game.imagine(view, Random(second)) for view in (views[seat], world.view(seat)))
            what = f"what seat {seat} imagines from the same view and chance in another world"
            self._equal(what, views_of(there, self.seats), views_of(here, self.seats))
            moves = self.rng.getrandbits(32)
            self._play_on(here, Random(moves), PLAYED_ON)
            self._play_on(there, Random(moves), PLAYED_ON)
            self._equal(f"{what}, played on", views_of(there, self.seats), views_of(here, self.seats))

    def check_secret_choice(self, state: AnyState) -> None:
        """Check that two choices of a seat look alike to everybody while another owes its decision. Raises `Broken`."""
        awaited = state.to_act()
        if len(awaited) < 2:
            return
        seat = self.rng.choice(awaited)
        legal = state.legal_actions(seat)
        sides = []
        for action in self.rng.sample(list(legal), min(2, len(legal))):
            side = self._after(state, seat, action, Watch.COPY)
            if not set(awaited) - {seat} <= set(side.to_act()):
                return
            others = [viewer for viewer in (None, *range(self.seats)) if viewer != seat]
            sides.append({v: (side.view(v), [e for e in side.events or () if e.seen_by(v)]) for v in others})
        promise(sides[0] == sides[-1], "others see what seat {} chose while decisions are still secret", seat)

    def check_reveals(self, state: AnyState, seat: Seat, action: Any) -> None:
        """Check that an action that reveals nothing draws nothing and looks alike in all worlds. Raises `Broken`."""
        if state.reveals(seat, action):
            return
        here = self._after(state, seat, action, Watch.QUIET)
        for viewer in range(self.seats):
            there = state.game.imagine(state.view(viewer), Random(self.rng.getrandbits(32)))
            if action not in there.legal_actions(seat):
                continue  # so this is not what the viewer would have seen
            there.events = []
            there.apply(seat, action)
            what = f"{action}, which is said to reveal nothing, done in another world"
            self._equal(what, {viewer: there.view(viewer)}, {viewer: here.view(viewer)})
            promise(told(there, viewer) == told(here, viewer), "{}, is told otherwise to {}", what, eyes(viewer))

    def _after(self, state: AnyState, seat: Seat, action: Any, watch: Watch) -> AnyState:
        """A copy of the state after an action, with the events of it."""
        side = state.copy()
        side.events = []
        with self.deal.asked_by(watch):
            side.apply(seat, action)
        return side

    @staticmethod
    def _play_on(state: AnyState, rng: Random, most: int) -> None:
        while most and (awaited := state.to_act()):
            seat = rng.choice(awaited)
            state.apply(seat, rng.choice(state.legal_actions(seat)))
            most -= 1

    @staticmethod
    def _equal(what: str, found: Views, expected: Views) -> None:
        for viewer, view in expected.items():
            if found[viewer] != view:
                raise Broken(f"{what} looks different to {eyes(viewer)}: {difference(found[viewer], view)}")


def told(state: AnyState, viewer: Seat | None) -> list[Text]:
    return [event.text for event in state.events or () if event.seen_by(viewer)]


def eyes(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def difference(found: View, expected: View) -> str:
    for name in type(expected).__dataclass_fields__:
        mine: Any = getattr(found, name, None)
        yours: Any = getattr(expected, name, None)
        if mine != yours:
            return f"{name} is {mine!r}, not {yours!r}"
    return "they compare different without a different field"
