"""A small bot that shows everything the sandbox's page can draw, and says back what it was sent."""

from __future__ import annotations

import asyncio
import io
import json
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str

from sandbox.cdn import plain_png

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

Scene = discord.Interaction[Any]

GAMES = {"claim": "Claim", "five-crowns": "Five Crowns", "dwarf-king": "The Dwarf King"}
HAND = (
    *("Goblin 2", "Goblin 4", "Goblin 9", "Knight 1", "Knight 7"),
    *("Knight 8", "Undead 0", "Undead 3", "Dwarf 5", "Dwarf 6"),
    *("Dwarf 9", "Doppelganger 3", "Doppelganger 8"),
)
FRENCH = {
    "new": "nouvelle",
    "Open a table": "Ouvrir une table",
    "game": "jeu",
    "Which game": "Quel jeu",
    "seats": "places",
    "How many people": "Combien de personnes",
    "hand": "main",
    "My cards": "Mes cartes",
    "rules": "règles",
    "The rules of a game": "Les règles d'un jeu",
}


class French(app_commands.Translator):
    """Knows the French of a few words."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


def stopped(*items: ui.Item[Any]) -> ui.LayoutView:
    """A view that discord.py never stores: clicks reach `on_interaction` only."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def buttons(*labels: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for label in labels:
        row.add_item(ui.Button(label=label, custom_id=label.lower(), style=style, disabled="Knight" in label))
    return row


def options(*labels: str) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=label, value=label.lower(), description=f"take {label}") for label in labels]


def table(text: str) -> ui.LayoutView:
    one: ui.Select[Any] = ui.Select(custom_id="one", placeholder="A card", options=options(*HAND))
    two: ui.Select[Any] = ui.Select(
        custom_id="two", placeholder="Two cards", min_values=2, max_values=2, options=options("Ace", "King", "Queen")
    )
    whom: ui.UserSelect[Any] = ui.UserSelect(custom_id="whom", placeholder="A player")
    head: ui.Section[Any] = ui.Section(
        ui.TextDisplay(text), accessory=ui.Thumbnail("attachment://card.png", description="A card")
    )
    picture: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://table.png", description="The trick so far")
    )
    return stopped(
        ui.Container(
            head,
            ui.Separator(),
            picture,
            buttons("My hand", "Join", "Form", "Silent", style=discord.ButtonStyle.primary),
            ui.ActionRow(one),
            ui.ActionRow(two),
            ui.ActionRow(whom),
            ui.TextDisplay("-# revision 1"),
            accent_color=0x2F6F4F,
        )
    )


def pictures() -> list[discord.File]:
    sizes = {"card.png": 64, "table.png": 240}
    return [discord.File(io.BytesIO(plain_png("#336699", size)), name) for name, size in sizes.items()]


def hand(text: str) -> ui.LayoutView:
    rows = [buttons(*HAND[start : start + 5]) for start in range(0, len(HAND), 5)]
    return stopped(ui.Container(ui.TextDisplay(text), *rows))


def form() -> ui.Modal:
    made = ui.Modal(title="Options of the table", custom_id="options")
    name: ui.TextInput[Any] = ui.TextInput(custom_id="name", min_length=3, max_length=20)
    pace: ui.Select[Any] = ui.Select(custom_id="pace", options=options("Slow", "Fast"))
    who = ui.RadioGroup[Any](
        custom_id="who", options=[discord.RadioGroupOption(label=w, value=w) for w in ("all", "few")]
    )
    extras = ui.CheckboxGroup[Any](
        custom_id="extras",
        min_values=0,
        required=False,
        options=[discord.CheckboxGroupOption(label=e, value=e) for e in ("undo", "chat")],
    )
    made.add_item(ui.Label(text="Name", description="Shown above the table", component=name))
    made.add_item(ui.Label(text="Pace", component=pace))
    made.add_item(ui.Label(text="Who may join", component=who))
    made.add_item(ui.Label(text="Extras", component=extras))
    made.add_item(ui.Label(text="Rated", component=ui.Checkbox[Any](custom_id="rated", default=True)))
    made.stop()
    return made


class ShowBot(discord.Client):
    """Answers its commands, its buttons and its form with what they carried."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            guild_ready_timeout=0.01,
            allowed_mentions=discord.AllowedMentions(users=True),
        )
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()
        self.deeds: dict[str, Callable[[Scene], Awaitable[Any]]] = {
            "my hand": lambda scene: scene.response.send_message(view=hand("### Your cards"), ephemeral=True),
            "form": lambda scene: scene.response.send_modal(form()),
            "silent": self.silent,
            "options": self.filled,
        }
        self._add_commands()

    def _add_commands(self) -> None:
        group = app_commands.Group(name="table", description="Tables")
        games = [app_commands.Choice(name=name, value=value) for value, name in GAMES.items()]

        @group.command(name=locale_str("new"), description=locale_str("Open a table"))
        @app_commands.rename(game=locale_str("game"), seats=locale_str("seats"))
        @app_commands.describe(game=locale_str("Which game"), seats=locale_str("How many people"))
        @app_commands.choices(game=games)
        async def new(scene: Scene, game: str, seats: app_commands.Range[int, 2, 5] = 4) -> None:
            await scene.response.send_message(view=table(f"## {game} for {seats}"), files=pictures())

        @group.command(name="call", description="Call somebody to the table")
        async def call(scene: Scene, player: discord.Member) -> None:
            await scene.response.send_message(f"{player.mention}, it is your turn.")

        @self.tree.command(name=locale_str("rules"), description=locale_str("The rules of a game"))
        async def rules(scene: Scene, game: str) -> None:
            await scene.response.send_message(f"The rules of {game}", ephemeral=True)

        @rules.autocomplete("game")
        async def suggest(scene: Scene, current: str) -> list[app_commands.Choice[str]]:
            return [choice for choice in games if current.lower() in choice.name.lower()]

        @self.tree.command(name=locale_str("hand"), description=locale_str("My cards"))
        async def cards(scene: Scene) -> None:
            await scene.response.send_message(view=hand("### Your cards"), ephemeral=True)

        @self.tree.command(description="Settings of the server")
        @app_commands.default_permissions(manage_guild=True)
        async def settings(scene: Scene) -> None:
            await scene.response.defer(ephemeral=True, thinking=True)
            await scene.edit_original_response(content="All is set")

        @self.tree.command(description="Weigh a file")
        @app_commands.describe(file="Which file")
        async def weigh(scene: Scene, file: discord.Attachment) -> None:
            await scene.response.send_message(f"{file.filename}: {len(await file.read())} bytes")

        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()

    async def on_interaction(self, scene: Scene) -> None:
        if scene.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = scene.data
        deed = self.deeds.get(data["custom_id"])
        if deed is not None:
            await deed(scene)
        elif data.get("values"):
            await scene.response.edit_message(
                view=table(f"## {scene.user.display_name} chose {', '.join(data['values'])}")
            )
        elif scene.message is not None and scene.message.flags.ephemeral:
            await scene.response.edit_message(view=hand(f"### You played {data['custom_id']}"))
        else:
            await scene.response.edit_message(view=table(f"## {scene.user.display_name} pressed {data['custom_id']}"))

    async def silent(self, scene: Scene) -> None:
        """Answer nothing: the client has to say so."""

    async def filled(self, scene: Scene) -> None:
        data: Any = scene.data
        fields = [row["component"] for row in data["components"]]
        given = {field["custom_id"]: field.get("values", field.get("value")) for field in fields}
        await scene.response.send_message(f"```json\n{json.dumps(given)}\n```", ephemeral=True)
