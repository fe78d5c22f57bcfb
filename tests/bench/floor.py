"""A bot that is discord.py and nothing else: `python -m tests.bench.floor URL` plays in the sandbox there.

Each click is answered with a hand, a table's message is edited, and everybody else's hand is edited, each with a
picture: what a play makes Tapis call, in messages and files of the same size that say nothing.
"""

from __future__ import annotations

import asyncio
import sys
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.__main__ import point_at
from sandbox.cdn import plain_png

CARDS = 13
CHANNEL = "general"
SENTENCE = "Somebody leads with something, and somebody else follows with something else. " * 3
TABLE, HAND = (plain_png("#1d4037", 1100, 700).ljust(size, b"\0") for size in (28_000, 34_000))
"""Pictures as large as those of Claim, as `python -m tests.bench pictures` tells."""


def _buttons(*ids: str) -> ui.ActionRow[Any]:
    return ui.ActionRow(*(ui.Button(label=one[-8:], custom_id=one) for one in ids))


def _sent(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def _hand() -> ui.LayoutView:
    cards = [f"1:pick:table:{number}:card" for number in range(CARDS)]
    rows = [_buttons(*cards[at : at + 5]) for at in range(0, CARDS, 5)]
    return _sent(
        ui.Container(_picture("hand.png"), ui.TextDisplay(SENTENCE), *rows),
        _buttons("1:hand", "1:undo", "1:rules", "1:log"),
    )


def _table() -> ui.LayoutView:
    buttons = _buttons("1:open", "1:rules", "1:log", "1:more")
    return _sent(ui.Container(ui.TextDisplay(SENTENCE), _picture("table.png"), buttons))


def _picture(name: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}"))


def _file(name: str, data: bytes) -> discord.File:
    return discord.File(BytesIO(data), name, description=SENTENCE)


class Floor(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.hands: dict[int, discord.Interaction] = {}
        self.table: discord.Message | None = None

    async def on_ready(self) -> None:
        """Put the table's message up."""
        [channel] = [one for one in self.guilds[0].text_channels if one.name == CHANNEL]
        self.table = await channel.send(view=_table(), file=_file("table.png", TABLE))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Open a hand, or make the calls of a play."""
        data: Any = interaction.data
        if data["custom_id"] == "1:open":
            await interaction.response.send_message(view=_hand(), file=_file("hand.png", HAND), ephemeral=True)
        else:
            await interaction.response.edit_message(view=_hand(), attachments=[_file("hand.png", HAND)])
            if self.table is not None:
                await self.table.edit(view=_table(), attachments=[_file("table.png", TABLE)])
            for user_id, hand in self.hands.items():
                if user_id != interaction.user.id:
                    await hand.edit_original_response(view=_hand(), attachments=[_file("hand.png", HAND)])
        self.hands[interaction.user.id] = interaction


if __name__ == "__main__":
    point_at(sys.argv[1])
    bot = Floor()
    asyncio.run(bot.start("sandbox"))
