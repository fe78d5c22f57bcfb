"""Fixtures of the bot's own tests."""

from tests.harness.booth import booth
from tests.harness.club import bots, club, simcord_bot

__all__ = ["booth", "bots", "club", "simcord_bot"]
