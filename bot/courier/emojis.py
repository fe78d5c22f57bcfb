"""The application's emojis on Discord."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.courier.calls import Delivery, call


class ApplicationEmojis:
    """The emojis of the client's application. None says that Discord did not answer, or not now."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def emojis(self) -> Mapping[str, int] | None:
        """Return the ids of all emojis by their names."""
        _, found = await call(self._client.fetch_application_emojis)
        return None if found is None else {emoji.name: emoji.id for emoji in found}

    async def add(self, name: str, image: bytes) -> int | None:
        """Add an emoji and return its id."""
        _, emoji = await call(lambda: self._client.create_application_emoji(name=name, image=image))
        return None if emoji is None else emoji.id

    async def remove(self, emoji_id: int) -> bool | None:
        """Remove an emoji, which may be gone already."""
        found, emoji = await call(lambda: self._client.fetch_application_emoji(emoji_id))
        outcome = found if emoji is None else (await call(emoji.delete))[0]
        return True if outcome in (Delivery.DONE, Delivery.GONE) else None
