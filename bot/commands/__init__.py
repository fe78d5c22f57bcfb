"""Slash commands: read the options, name an action to the entrance. Thin on purpose."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.actions import Actions
from bot.commands.hand import hand_commands
from bot.commands.league import SeasonCommands, league_commands
from bot.commands.night import NightCommands
from bot.commands.play import play_commands
from bot.commands.privacy import PrivacyCommands, block_commands
from bot.commands.reading import reading_commands
from bot.commands.replay import replay_commands
from bot.commands.settings import SettingsCommands
from bot.commands.setup import SetupCommands
from bot.commands.table import TableCommands
from bot.commands.tournament import DuplicateCommands, TournamentCommands
from bot.entrance import Entrance

__all__ = ["add_commands"]


def add_commands(tree: app_commands.CommandTree[Any], entrance: Entrance, actions: Actions) -> None:
    for group in (
        TableCommands,
        TournamentCommands,
        DuplicateCommands,
        NightCommands,
        SeasonCommands,
        SettingsCommands,
        SetupCommands,
        PrivacyCommands,
    ):
        tree.add_command(group(entrance, actions))
    for commands in (
        play_commands,
        hand_commands,
        league_commands,
        reading_commands,
        replay_commands,
        block_commands,
    ):
        for command in commands(entrance, actions):
            tree.add_command(command)
