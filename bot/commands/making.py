"""Makes commands of functions and adds them to the application's tree."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.actions import Actions
from bot.commands.localise import named, option_words
from bot.entrance import Entrance, Suggest

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Command: TypeAlias = app_commands.Command[Any, ..., None]

_NOTHING: Mapping[str, Any] = MappingProxyType({})
_ON_SERVERS: Final[Any] = {
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
}
"""Every command belongs on servers: tables live in channels."""


class Commands:
    """The commands of a tree; `table/new` is the command `new` of the group `table`."""

    def __init__(self, tree: app_commands.CommandTree[Any], entrance: Entrance, actions: Actions) -> None:
        self._tree = tree
        self.actions = actions
        self._lines: Mapping[str, Suggest] = {
            "table": actions.finder.lines_here,
            "tournament": actions.contests.lines,
            "night": actions.nights.lines,
            "day": actions.nights.days,
            "time_zone": actions.settings.zones,
            "season": actions.league.titles,
        }
        """The lines to choose from, by the parameter that they complete."""
        self.answer = entrance.answer
        self.suggest = entrance.suggest

    def add(
        self,
        path: str,
        *,
        suggests: Mapping[str, Suggest] = _NOTHING,
        called: Mapping[str, str] = _NOTHING,
        **choices: list[Choice[str]],
    ) -> Callable[[Callback], Command]:
        """Add a function as a command, described by `path` as in `named`; `called` renames some of its options."""
        word, _, _ = path.rpartition("/")

        def added(function: Callback) -> Command:
            names = [name for name in inspect.signature(function).parameters if name != "interaction"]
            plain = {name: called.get(name, name.replace("_", "-")) for name in names}
            typed = {name: option_words(path, f"{opt}-name", opt) for name, opt in plain.items()}
            app_commands.rename(**typed)(function)
            app_commands.describe(**{name: option_words(path, opt) for name, opt in plain.items()})(function)
            app_commands.choices(**choices)(function)
            if not word:  # the others are on servers as their group is
                app_commands.guild_install()(app_commands.guild_only()(function))
            command: Command = app_commands.command(**named(path))(function)
            for name in names:
                if lines := suggests.get(name) or self._lines.get(name):
                    command.autocomplete(name)(self._suggesting(lines))
            (self._group(word) if word else self._tree).add_command(command)
            return command

        return added

    def plain(self, path: str, action: Callable[..., Any], *more: Any, option: str = "") -> None:
        """Add a command with one `option` at most, chosen from its lines; the action is handed it, then `more`."""
        if not option:

            @self.add(path)
            async def bare(interaction: Interaction) -> None:
                await self.answer(interaction, action, *more)

            return

        @self.add(path, called={"given": option}, suggests={"given": self._lines[option]})
        async def with_option(interaction: Interaction, given: str | None = None) -> None:
            await self.answer(interaction, action, given, *more)

    def _group(self, word: str) -> app_commands.Group:
        group = self._tree.get_command(word)
        if not isinstance(group, app_commands.Group):
            group = app_commands.Group(**named(word), **_ON_SERVERS)
            self._tree.add_command(group)
        return group

    def _suggesting(self, lines: Suggest) -> Callable[..., Coroutine[Any, Any, list[Choice[str]]]]:
        async def suggested(interaction: Interaction, typed: str) -> list[Choice[str]]:
            return await self.suggest(interaction, typed, lines)

        return suggested
