"""Slash commands: each reads its options and names an action to the entrance."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.actions import Actions
from bot.commands.league import add_league
from bot.commands.making import Commands
from bot.commands.play import add_play
from bot.commands.settings import add_settings
from bot.commands.table import add_table
from bot.commands.tournament import add_contests
from bot.entrance import Entrance

__all__ = ["add_commands"]


def add_commands(tree: app_commands.CommandTree[Any], entrance: Entrance, actions: Actions) -> None:
    commands = Commands(tree, entrance, actions)
    for add in (add_table, add_contests, add_league, add_settings, add_play):
        add(commands)
