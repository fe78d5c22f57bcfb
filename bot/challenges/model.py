"""The challenge service's answers as plain values: they hold no play and no card until the challenge is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.tables.model import TableInfo
from games.engine import Seat, View
from persistence.rows import Challenge
from seasons.challenges import LASTS, PLACES, Parting


class Stage(StrEnum):
    PLAYING = "playing"
    PLAYED = "played"
    GONE = "gone"
    """They gave up, or time ran out."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A person's decision after `step` plays of their game, and the view they had before it."""

    step: int
    notation: str
    before: View = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Somebody who plays the cards, at a table.

    `rank`, `place` and `score` at that table and `line`, the decisions that are compared by their number, are empty
    for friends until the challenge is over, and for those who are gone.
    """

    name: str
    table_id: str
    stage: Stage
    rank: int | None = None
    place: int | None = None
    score: int | None = None
    line: Mapping[int, Decision] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ChallengeLook:
    """A challenge as everybody may see it: the game that it is about, and who plays its cards, the challenger first.

    The others come in the order in which they sat down; once it is over, all in the order of their ranks, and
    `partings` say where their lines part.
    """

    row: Challenge
    table: TableInfo
    seat: Seat
    players: tuple[Player, ...]
    partings: tuple[Parting, ...] = ()

    @property
    def over(self) -> bool:
        return self.row.over_at is not None

    @property
    def until(self) -> int:
        """The latest moment at which it ends."""
        return self.row.opened_at + LASTS

    @property
    def friends(self) -> tuple[Player, ...]:
        return self.players[1:]

    @property
    def free(self) -> int:
        return max(0, PLACES - len(self.friends))

    @property
    def comparable(self) -> bool:
        """Somebody has played, and nobody who accepted is still at it: it may end before its time."""
        return bool(self.friends) and all(one.stage is not Stage.PLAYING for one in self.friends)

    @property
    def complete(self) -> bool:
        """Every place is taken, and everybody has played."""
        return self.free == 0 and self.comparable
