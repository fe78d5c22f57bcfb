"""A small bot on discord.py, with a bit of everything that a card table needs from Discord."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

from sandbox.cdn import plain_png

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

GAMES = ("claim", "five-crowns", "dwarf-king", "monster-tricks")
Scene = discord.Interaction[Any]


def stopped(*items: ui.Item[Any]) -> ui.LayoutView:
    """A view that discord.py never stores: clicks reach `on_interaction` only."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def button(label: str, custom_id: str, **options: Any) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=custom_id, **options)


def data_of(scene: Scene) -> Any:
    """The raw data of an interaction: what it holds depends on its type."""
    return scene.data


def table(text: str) -> ui.LayoutView:
    row: ui.ActionRow[Any] = ui.ActionRow(
        button("Join", "t:join"), button("My hand", "t:hand"), button("Closed", "t:closed", disabled=True)
    )
    return stopped(ui.Container(ui.TextDisplay(text), row))


def hand(text: str) -> ui.LayoutView:
    cards: ui.Select[Any] = ui.Select(
        custom_id="h:cards",
        placeholder="Cards",
        min_values=2,
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Ace", "King", "Queen")],
    )
    row: ui.ActionRow[Any] = ui.ActionRow(button("D7", "h:D7"), button("Secret", "h:form"))
    return stopped(ui.TextDisplay(text), row, ui.ActionRow(cards))


def salt_form() -> ui.Modal:
    form = ui.Modal(title="Your word", custom_id="f:salt")
    form.add_item(ui.Label(text="Salt", component=ui.TextInput(custom_id="salt", min_length=2, max_length=20)))
    pace = ui.Select[Any](
        custom_id="pace",
        options=[discord.SelectOption(label="Slow", value="s", default=True), discord.SelectOption(label="Fast")],
    )
    form.add_item(ui.Label(text="Pace", component=pace))
    form.stop()
    return form


class TinyBot(discord.Client):
    """Answers `/table …`; `deeds` says what a custom_id does, `log` what came in."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_scheduled_events=True),
            max_messages=None,
            guild_ready_timeout=0.01,
            allowed_mentions=discord.AllowedMentions.none(),
            enable_debug_events=True,
        )
        self.tree = app_commands.CommandTree(self)
        self.log: list[str] = []
        self.frames: list[str] = []
        self.ready = asyncio.Event()
        self.resumed = asyncio.Event()
        self.joined = 0
        self.deeds: dict[str, Callable[[Scene], Awaitable[Any]]] = {
            "t:join": self.join,
            "t:hand": lambda scene: scene.response.send_message(view=hand("Your cards: D7"), ephemeral=True),
            "h:D7": lambda scene: scene.response.edit_message(view=hand("You played D7")),
            "h:form": lambda scene: scene.response.send_modal(salt_form()),
            "h:cards": self.chosen,
            "f:salt": self.salted,
        }
        self.tree.add_command(self._group())

    def _group(self) -> app_commands.Group:
        group = app_commands.Group(name="table", description="Tables")

        async def new(scene: Scene, game: str, seats: app_commands.Range[int, 2, 5] = 4) -> None:
            await scene.response.send_message(view=table(f"# {game} for {seats}"))

        async def suggest(scene: Scene, current: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=g.title(), value=g) for g in GAMES if current in g]

        async def show(scene: Scene) -> None:
            await self.deeds["/show"](scene)

        command: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name="new", description="Open a table", callback=new
        )
        command.autocomplete("game")(suggest)
        group.add_command(command)
        group.add_command(app_commands.Command(name="show", description="Show", callback=show))
        return group

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_socket_raw_receive(self, text: str) -> None:
        self.frames.append(text)

    async def on_interaction(self, scene: Scene) -> None:
        if scene.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            custom_id = data_of(scene)["custom_id"]
            self.log.append(f"{scene.user.name} {custom_id}")
            deed = self.deeds.get(custom_id)
            if deed is not None:
                await deed(scene)

    async def join(self, scene: Scene) -> None:
        self.joined += 1
        await scene.response.edit_message(view=table(f"{self.joined} joined, last {scene.user.mention}"))

    async def chosen(self, scene: Scene) -> None:
        values = ", ".join(data_of(scene)["values"])
        await scene.response.edit_message(view=hand(f"You chose {values}"))

    async def salted(self, scene: Scene) -> None:
        salt, pace = (row["component"] for row in data_of(scene)["components"])
        await scene.response.edit_message(view=hand(f"Salt {salt['value']}, pace {pace['values'][0]}"))


def picture(name: str = "table.png") -> discord.File:
    return discord.File(io.BytesIO(plain_png("#336699", 16)), name, description="The trick")
