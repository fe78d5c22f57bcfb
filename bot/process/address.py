"""Discord's address: the real one, or a sandbox on this machine. Must be settled before the client starts."""

from __future__ import annotations

from urllib.parse import urlsplit

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(sandbox_url: str) -> None:
    """Make discord.py speak to the sandbox at this (loopback, see settings) address, for the whole process."""
    Route.BASE = f"{sandbox_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{urlsplit(sandbox_url).netloc}/gateway")
