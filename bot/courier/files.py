"""Files that people hand in with a command."""

from __future__ import annotations

from typing import Protocol

from bot.courier.calls import call


class Brought(Protocol):
    """A file as Discord describes it; `size` is in bytes."""

    @property
    def size(self) -> int: ...

    async def read(self) -> bytes: ...


async def fetched(file: Brought) -> bytes | None:
    _, data = await call(file.read)
    return data
