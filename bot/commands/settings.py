"""`/settings …`, `/setup …`, `/privacy …`, `/block` and `/unblock`: what a server or a person wishes."""

from __future__ import annotations

from typing import Literal

from discord import Interaction, User, app_commands
from discord.app_commands import Range

from bot.commands.localise import given, language_choices, member, pace_choices
from bot.commands.making import Commands
from bot.interactions import ground_of, person_of
from persistence.rows import PingWay, TurnPace, WhoMayOpen
from seasons.model import SeasonLength


def add_settings(commands: Commands) -> None:
    actions = commands.actions

    @commands.add("settings/server", language=language_choices("server"), pace=pace_choices())
    async def server(
        interaction: Interaction,
        language: str | None = None,
        text_mode: bool | None = None,
        threads: bool | None = None,
        who_may_open: Literal["everyone", "managers"] | None = None,
        tables_per_person: Range[int, 1, 50] | None = None,
        tables_per_server: Range[int, 1, 1000] | None = None,
        pace: str | None = None,
        lobby_hours: Range[int, 0, 720] | None = None,
        undo_rated: bool | None = None,
        table_returns: bool | None = None,
        season_length: Literal["monthly", "manual"] | None = None,
        time_zone: Range[str, 1, 100] | None = None,
        season_channel: app_commands.AppCommandChannel | app_commands.AppCommandThread | None = None,
        daily_prize: bool | None = None,
        daily_channel: app_commands.AppCommandChannel | app_commands.AppCommandThread | None = None,
    ) -> None:
        changes = given(
            language,
            text_mode=text_mode,
            use_threads=threads,
            who_may_open=member(WhoMayOpen, who_may_open),
            tables_per_person=tables_per_person,
            tables_per_guild=tables_per_server,
            pace=member(TurnPace, pace),
            lobby_hours=lobby_hours,
            undo_rated=undo_rated,
            table_returns=table_returns,
            season_length=member(SeasonLength, season_length),
            time_zone=time_zone,
            season_channel_id=season_channel and season_channel.id,
            daily_prize=daily_prize,
            daily_channel_id=daily_channel and daily_channel.id,
        )
        grounds = [ground_of(interaction, one) for one in (season_channel, daily_channel) if one is not None]
        await commands.answer(interaction, actions.settings.server, changes, *grounds)

    @commands.add("settings/me", language=language_choices("me"))
    async def me(
        interaction: Interaction,
        language: str | None = None,
        text_mode: bool | None = None,
        confirm: bool | None = None,
        ping: Literal["channel", "direct", "none"] | None = None,
        quiet_hours: Range[str, 1, 20] | None = None,
        time_zone: Range[str, 1, 100] | None = None,
        stats_public: bool | None = None,
        auto_play: bool | None = None,
        preselect: bool | None = None,
    ) -> None:
        changes = given(
            language,
            text_mode=text_mode,
            confirm=confirm,
            ping=member(PingWay, ping),
            time_zone=time_zone,
            stats_public=stats_public,
            auto_play=auto_play,
            preselect=preselect,
        )
        await commands.answer(interaction, actions.settings.me, changes, quiet_hours)

    @commands.add("block")
    async def block(interaction: Interaction, person: User | None = None) -> None:
        who = None if person is None else person_of(person)
        await commands.answer(interaction, actions.blocks.block, who, bot=person is not None and person.bot)

    @commands.add("unblock")
    async def unblock(interaction: Interaction, person: User) -> None:
        await commands.answer(interaction, actions.blocks.unblock, person.id)

    commands.plain("setup/start", actions.settings.set_up)
    commands.plain("setup/check", actions.settings.set_up, False)
    commands.plain("privacy/export", actions.privacy.export)
    commands.plain("privacy/forget", actions.privacy.forget)
