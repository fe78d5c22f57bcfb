"""Slash commands: read the options, name an action to the entrance. Thin on purpose."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.actions import Actions
from bot.commands.blocks import block_commands
from bot.commands.daily import daily_commands
from bot.commands.hand import hand_commands
from bot.commands.league import SeasonCommands, league_commands
from bot.commands.privacy import PrivacyCommands
from bot.commands.reading import reading_commands
from bot.commands.replay import replay_commands
from bot.commands.settings import SettingsCommands
from bot.commands.table import TableCommands
from bot.entrance import Entrance

__all__ = ["add_commands"]


def add_commands(tree: app_commands.CommandTree[Any], entrance: Entrance, actions: Actions) -> None:
    """Put every command into the tree."""
    for group in (TableCommands, SeasonCommands, SettingsCommands, PrivacyCommands):
        tree.add_command(group(entrance, actions))
    for commands in (hand_commands, daily_commands, league_commands, reading_commands, replay_commands, block_commands):
        for command in commands(entrance, actions):
            tree.add_command(command)
