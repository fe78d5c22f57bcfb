"""A second try, in words alone, for what Discord refuses: a tile may have a new id, a picture may be too much."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.courier.calls import Delivery
from bot.screens.parts import Screen, plainly
from bot.text import Words

T = TypeVar("T")


class SecondTry:
    """Sends screens. `refused` hears whenever Discord refuses one."""

    def __init__(self) -> None:
        self.refused: Callable[[], None] = lambda: None

    async def send(
        self, screen: Screen, words: Words, make: Callable[[Screen], Awaitable[tuple[Delivery, T]]]
    ) -> tuple[Delivery, T]:
        """The outcome of the screen, which is sent plainly after a refusal."""
        outcome, sent = await make(screen)
        if outcome is Delivery.REFUSED:
            self.refused()
            return await make(plainly(screen, words))
        return outcome, sent
