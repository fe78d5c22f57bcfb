"""My cards and games at once: `/play`, `/learn`, `/daily`, `/hand`, `/hint`, `/watch`, `/show-hand`, `/turns`."""

from __future__ import annotations

from discord import Interaction, User

from bot.commands.localise import game_choices
from bot.commands.making import Commands
from bot.entrance import person_of
from bot.tables import verbs


def add_play(commands: Commands) -> None:
    hands, deeds = commands.actions.hands, commands.actions.deeds
    here = commands.actions.finder.lines_here

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

    @commands.add("show-hand", suggests={"table": here})
    async def show(interaction: Interaction, person: User, table: str | None = None) -> None:
        await commands.answer(interaction, deeds.do, table, verbs.show_hand(person_of(person)))

    commands.plain("daily", commands.actions.daily.show)
    commands.plain("hand", hands.open, option="table", lines=here)
    commands.plain("hint", hands.hint, option="table", lines=here)
    commands.plain("watch", hands.watch, option="table", lines=here)
    commands.plain("hide-hand", deeds.do, verbs.hide_hand(), option="table", lines=here)
    commands.plain("turns", hands.turns)
