"""My cards (`/play`, `/learn`, `/daily`, `/hand`, `/hint`, `/watch`, `/turns` …), `/rules`, `/help` and `/about`."""

from __future__ import annotations

from functools import partial

from discord import Interaction, User
from discord.app_commands import Choice

from bot.commands.localise import game_choices
from bot.commands.making import Commands
from bot.entrance import person_of
from bot.screens.table import Listing
from bot.tables import verbs


def add_play(commands: Commands) -> None:
    hands, deeds = commands.actions.hands, commands.actions.deeds

    @commands.add("play", suggests={"card": hands.plays}, game=game_choices())
    async def play(interaction: Interaction, card: str | None = None, game: str | None = None) -> None:
        if card is not None:
            await commands.answer(interaction, hands.play, card)
        elif game is None:
            await commands.answer(interaction, commands.actions.reading.welcome)
        else:
            await commands.answer(interaction, hands.deal, game)

    @commands.add("learn", game=game_choices())
    async def learn(interaction: Interaction, game: str) -> None:
        await commands.answer(interaction, hands.teach, game)

    @commands.add("show-hand")
    async def show(interaction: Interaction, person: User, table: str | None = None) -> None:
        await commands.answer(interaction, deeds.do, table, verbs.show_hand(person_of(person)))

    commands.plain("daily", commands.actions.daily.show)
    commands.plain("hand", hands.open, option="table")
    commands.plain("hint", hands.hint, option="table")
    commands.plain("watch", hands.watch, option="table")
    commands.plain("hide-hand", deeds.do, verbs.hide_hand(), option="table")
    commands.plain("turns", commands.actions.tables.listed, Listing.TURNS)

    @commands.add("rules", game=game_choices())
    async def rules(interaction: Interaction, game: str, section: str | None = None) -> None:
        await commands.answer(interaction, commands.actions.reading.rules, game, section)

    @rules.autocomplete("section")
    async def sections(interaction: Interaction, typed: str) -> list[Choice[str]]:
        of_game = partial(commands.actions.reading.sections, game=str(interaction.namespace.game))
        return await commands.suggest(interaction, typed, of_game)

    commands.plain("help", commands.actions.reading.welcome)
    commands.plain("about", commands.actions.reading.about)
