"""Fixtures of the bot's own tests."""

from tests.harness.club import club, simcord_bot

__all__ = ["club", "simcord_bot"]
