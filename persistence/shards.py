"""The servers that a process works for: some of the shards that Discord deals them out to, by their ids."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from sqlalchemy import Column, ColumnElement, literal_column, true

_WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from `first` to `last` of `count`."""

    first: int = 0
    last: int = 0
    count: int = 1

    @classmethod
    def parse(cls, written: str) -> Self:
        """Read "3/16" or "0-3/16". Raises `ValueError`."""
        match = _WRITTEN.fullmatch(written)
        if match is None:
            raise ValueError("must be auto, or shards of how many, such as 0-3/16")
        first, last, count = int(match[1]), int(match[2] or match[1]), int(match[3])
        if not first <= last < count:
            raise ValueError(f"must name shards from 0 to {max(0, count - 1)}, the lower one first")
        return cls(first, last, count)

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def share(self) -> float:
        """The part of all servers that these are."""
        return len(self.numbers) / self.count

    def among(self, guild_id: Column[int]) -> ColumnElement[bool]:
        """A condition that selects the rows of these shards' servers."""
        if self.share == 1:
            return true()
        return guild_id.op(">>")(literal_column("22")).op("%")(self.count).between(self.first, self.last)

    def meet(self, other: Shards) -> bool:
        """Tell whether a server may be among both: where servers are dealt out otherwise, any may."""
        return self.count != other.count or (self.first <= other.last and other.first <= self.last)


ALL = Shards()
