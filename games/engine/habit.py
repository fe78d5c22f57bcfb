"""Habits: kinds of decisions that a game has a name for, so that people can learn which go with worse results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Generic, TypeVar

from games.engine.view import View

A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


@dataclass(frozen=True, slots=True)
class Habit(Generic[V_contra, A_contra]):
    """A kind of action. The catalogue names it as the subject of a sentence, `<game>-habit-<key>`.

    `kind` says whether a legal action is of that kind, None for actions that it says nothing about. A decision counts
    where some legal actions are of the kind and others are not.
    """

    key: str
    kind: Callable[[V_contra, A_contra], bool | None]

    def excess(self, view: V_contra, action: A_contra) -> float | None:
        """1 for an action of the kind, else 0, less what choosing by chance would give there.

        So a hand full of high cards does not look like a habit of playing them. None where the decision does not count.
        """
        chosen = self.kind(view, action)
        kinds = [kind for one in view.legal if (kind := self.kind(view, one)) is not None]
        if chosen is None or len(set(kinds)) < 2:
            return None
        return chosen - fmean(kinds)
