"""A message that is kept up to date for all to see: it is edited, and posted anew where it is gone."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

import structlog

from bot.courier.background import Background
from bot.courier.calls import Delivery
from bot.courier.channels import Channels, lanes
from bot.courier.pacer import Pacer, Urgency
from bot.screens.parts import Screen
from bot.tables.errors import TableError
from persistence.errors import StoreError
from persistence.rows import Location

log = structlog.get_logger(__name__)


@dataclass(eq=False, slots=True, kw_only=True)
class Posters(ABC):
    """Draws what has changed, each from its present state; `kind` is what they are, `retry` is in seconds."""

    kind: ClassVar[str]
    channels: Channels
    pacer: Pacer
    background: Background
    retry: float
    _coming: set[str] = field(init=False, default_factory=set)
    """Those whose drawing has been asked for and has not begun."""

    @abstractmethod
    async def location(self, name: str) -> tuple[Location, int | None]:
        """The place of a poster, and its message. Raises `TableError`."""

    @abstractmethod
    async def screen(self, name: str) -> Screen:
        """The present screen for its message. Raises `TableError`."""

    @abstractmethod
    async def posted(self, name: str, message_id: int | None) -> None:
        """Note which message shows it, None for none any more."""

    async def drawn(self, name: str, outcome: Delivery) -> None:  # noqa: B027 - most need not know
        """Take notice that its message was drawn, or will not be."""

    def changed(self, name: str) -> None:
        if name not in self._coming:
            self._coming.add(name)
            self.background.soon(self._draw(name))

    async def _draw(self, name: str) -> None:
        outcome = Delivery.LATER
        try:
            location, _ = await self.location(name)
            outcome = await self.pacer.through(Urgency.TABLE, partial(self._put, name), *lanes(location.channel_id))
            if outcome is not Delivery.LATER and name not in self._coming:
                await self.drawn(name, outcome)
        except (TableError, StoreError) as error:
            log.warning("poster not drawn", kind=self.kind, name=name, why=str(error))
        finally:
            self._coming.discard(name)
        if outcome is Delivery.LATER:
            asyncio.get_running_loop().call_later(self.retry, self.changed, name)

    async def _put(self, name: str) -> Delivery:
        self._coming.discard(name)  # what changes from now on is drawn again
        screen = await self.screen(name)
        location, message_id = await self.location(name)
        if message_id is not None:
            outcome = await self.channels.edit(location, message_id, screen)
            if outcome not in (Delivery.GONE, Delivery.ARCHIVED):
                return outcome
            await self.posted(name, None)
        outcome, message = await self.channels.post(location, screen, nonce=f"{self.kind}-{name}")
        if message is not None:
            await self.posted(name, message.id)
        return outcome
