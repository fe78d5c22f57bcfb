"""The architecture that README and CONTRIBUTING describe, as far as import contracts cannot say it."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import discord
import pytest
from discord import app_commands

from games import registry
from tests.tools.imports import draw

ROOT = Path(__file__).parents[2]
MOST_LEVELS = 9


def test_the_house_has_no_circle() -> None:
    assert draw().circle == ()


@pytest.mark.parametrize("package", ["bot.tables", "bot.screens", "bot.art"])
def test_a_package_can_be_read_level_by_level(package: str) -> None:
    drawing = draw([package])
    assert drawing.circle == ()
    assert max(drawing.levels.values()) <= MOST_LEVELS, drawing.levels


def calls_of_discord() -> set[str]:
    """The names of everything in discord.py that asks Discord for something, or tells it something."""
    kinds = [
        discord.Client, discord.Guild, discord.Member, discord.User, discord.Message, discord.PartialMessage,
        discord.TextChannel, discord.Thread, discord.Webhook, discord.InteractionResponse, discord.Interaction,
        discord.Attachment, app_commands.CommandTree, discord.abc.Messageable,
    ]  # fmt: skip
    found = {
        name
        for kind in kinds
        for name, member in inspect.getmembers(kind, inspect.iscoroutinefunction)
        if not name.startswith(("_", "on_"))
    }
    return found - {"start", "close", "connect", "login", "setup_hook", "set_translator", "interaction_check"}


def test_only_the_courier_calls_discord() -> None:
    calls, found = calls_of_discord(), []
    assert {"send", "edit", "fetch_channel", "send_message", "sync", "defer"} <= calls
    for path in (ROOT / "bot").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imports = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        froms = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        if "courier" in path.parts or not any(one.split(".")[0] == "discord" for one in imports | froms):
            continue
        found += [
            f"{path.relative_to(ROOT)}:{node.lineno} {node.value.func.attr}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Await)
            and isinstance(node.value, ast.Call)
            and isinstance(node.value.func, ast.Attribute)
            and node.value.func.attr in calls
        ]
    assert found == []


def test_no_code_of_the_bot_names_a_game() -> None:
    keys = set(registry.all_games())
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.value}"
        for path in (ROOT / "bot").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in keys
    ]
    assert found == []
