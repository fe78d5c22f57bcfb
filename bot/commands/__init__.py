"""Slash commands: parse, ask the table service, answer with a screen. Thin on purpose."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.desk import Desk
from bot.commands.hand import hand_commands
from bot.commands.league import SeasonCommands, league_commands
from bot.commands.privacy import PrivacyCommands
from bot.commands.reading import reading_commands
from bot.commands.replay import replay_commands
from bot.commands.settings import SettingsCommands
from bot.commands.table import TableCommands

__all__ = ["Desk", "add_commands"]


def add_commands(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    """Put every command into the tree."""
    for group in (TableCommands(desk), SeasonCommands(desk), SettingsCommands(desk), PrivacyCommands(desk)):
        tree.add_command(group)
    for command in (*hand_commands(desk), *league_commands(desk), *reading_commands(desk), *replay_commands(desk)):
        tree.add_command(command)
