"""The application's commands, as Discord keeps them."""

from __future__ import annotations

from typing import Any

from discord import Object, app_commands


async def sync(tree: app_commands.CommandTree[Any], guild_id: int | None) -> int:
    """Tell Discord of the commands, all servers or one; return how many it took."""
    guild = None if guild_id is None else Object(guild_id)
    if guild is not None:
        tree.copy_global_to(guild=guild)
    return len(await tree.sync(guild=guild))
