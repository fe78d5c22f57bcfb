"""Playing (`/play`, `/hand`, `/hint` …), reading (`/rules`, `/help` …), finished games (`/replay`, `/puzzles` …)."""

from __future__ import annotations

from functools import partial

from discord import Attachment, Interaction, User
from discord.app_commands import Choice, Range

from bot.commands.localise import game_choices
from bot.commands.making import Commands
from bot.interactions import person_of
from bot.screens.table import Listing
from bot.tables import verbs


def add_play(commands: Commands) -> None:
    actions = commands.actions
    hands, deeds = actions.hands, actions.deeds

    @commands.add("play", suggests={"card": hands.plays}, game=game_choices())
    async def play(interaction: Interaction, card: str | None = None, game: str | None = None) -> None:
        if card is not None:
            await commands.answer(interaction, hands.play, card)
        elif game is None:
            await commands.answer(interaction, actions.reading.welcome)
        else:
            await commands.answer(interaction, hands.deal, game)

    @commands.add("learn", game=game_choices())
    async def learn(interaction: Interaction, game: str) -> None:
        await commands.answer(interaction, hands.deal, game, lesson=True)

    @commands.add("show-hand")
    async def show(interaction: Interaction, person: User, table: str | None = None) -> None:
        await commands.answer(interaction, deeds.do, table, verbs.show_hand(person_of(person)))

    commands.plain("daily", actions.daily.show)
    commands.plain("hand", hands.open, option="table")
    commands.plain("hint", hands.hint, option="table")
    commands.plain("watch", hands.watch, option="table")
    commands.plain("hide-hand", deeds.do, verbs.hide_hand(), option="table")
    commands.plain("turns", actions.tables.listed, Listing.TURNS)

    @commands.add("rules", game=game_choices())
    async def rules(interaction: Interaction, game: str, section: str | None = None) -> None:
        await commands.answer(interaction, actions.reading.rules, game, section)

    @rules.autocomplete("section")
    async def sections(interaction: Interaction, typed: str) -> list[Choice[str]]:
        of_game = partial(actions.reading.sections, game=str(interaction.namespace.game))
        return await commands.suggest(interaction, typed, of_game)

    commands.plain("help", actions.reading.welcome)
    commands.plain("about", actions.reading.about)

    finished = {"game": actions.finder.lines_finished}

    @commands.add("replay", suggests=finished)
    async def replay(interaction: Interaction, game: str | None = None, file: Attachment | None = None) -> None:
        await commands.answer(interaction, actions.replays.replay, game, file)

    @commands.add("review", suggests=finished)
    async def review(interaction: Interaction, game: str) -> None:
        await commands.answer(interaction, actions.reviews.turn, game)

    @commands.add("verify", suggests=finished)
    async def verify(interaction: Interaction, game: str | None = None, file: Attachment | None = None) -> None:
        await commands.answer(interaction, actions.replays.prove, game, file)

    @commands.add("continue", suggests=finished)
    async def play_on(
        interaction: Interaction,
        move: Range[int, 0, 99_999],
        game: str | None = None,
        file: Attachment | None = None,
        seat: Range[int, 1, 16] | None = None,
        people: bool = False,
    ) -> None:
        await commands.answer(interaction, actions.study.play_on, game, file, move, seat, people=people)

    commands.plain("puzzles", actions.puzzles.offer)
    commands.plain("insights", actions.reviews.insights)
