"""Files that people hand in with a command."""

from __future__ import annotations

import discord

from bot.courier.calls import call


async def fetched(file: discord.Attachment) -> bytes | None:
    """Return what is in the file, None when Discord does not hand it over."""
    _, data = await call(file.read)
    return data
