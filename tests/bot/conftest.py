"""Fixtures of the bot's own tests."""

from tests.harness.booth import booth
from tests.harness.club import club, simcord_bot

__all__ = ["booth", "club", "simcord_bot"]
