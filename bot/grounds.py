"""What an interaction and the gateway tell of a channel or thread as a place for the bot's messages."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.actions.ground import IN_CHANNEL, TO_OPEN_THREADS, Ground


def ground_here(interaction: discord.Interaction) -> Ground:
    """Return where the person is."""
    channel, has = interaction.channel, interaction.app_permissions
    thread = channel if isinstance(channel, discord.Thread) else None
    return Ground(
        interaction.channel_id or 0,
        thread is not None,
        _lacks(has),
        private=thread is not None and thread.is_private(),
        locked=thread is not None and thread.locked and not has.manage_threads,
    )


def ground_of(
    interaction: discord.Interaction, channel: app_commands.AppCommandChannel | app_commands.AppCommandThread
) -> Ground:
    """Return a place that an option names. A thread may be in no cache; its channel is."""
    thread = channel if isinstance(channel, app_commands.AppCommandThread) else None
    guild = interaction.guild
    place = None if guild is None else guild.get_channel(channel.id if thread is None else thread.parent_id)
    has = discord.Permissions.none()
    if guild is not None and place is not None:
        has = discord.abc.GuildChannel.permissions_for(place, guild.me)
    return Ground(
        channel.id,
        thread is not None,
        _lacks(has),
        takes_messages=thread is not None or isinstance(place, discord.abc.Messageable),
        private=thread is not None and thread.type is discord.ChannelType.private_thread,
        locked=thread is not None and thread.locked and not has.manage_threads,
    )


def _lacks(has: discord.Permissions) -> frozenset[str]:
    return frozenset(name for name in IN_CHANNEL | TO_OPEN_THREADS if not getattr(has, name))
