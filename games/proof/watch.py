"""A deal that watches how it is asked: no label twice, and never by a world that a computer player imagines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto

from games.engine import Deal
from games.proof.broken import Broken


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
        """The other deal's number. Raises `Broken`."""
        self._look(label)
        return self._deal.below(n, label)

    def permutation(self, n: int, label: str) -> list[int]:
        """The other deal's shuffle. Raises `Broken`."""
        self._look(label)
        return self._deal.permutation(n, label)

    def _look(self, label: str) -> None:
        if self._watch is Watch.WORLD:
            raise Broken(f"an imagined world draws {label!r} from the real deal, so it knows the future")
        if self._watch is Watch.QUIET:
            raise Broken(f"an action that is said to reveal nothing draws {label!r}")
        if self._watch is Watch.GAME:
            if label in self.labels:
                raise Broken(f"the label {label!r} is used for two draws")
            self.labels.append(label)
