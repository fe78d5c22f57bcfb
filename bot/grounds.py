"""A channel or thread as a place for the bot's messages, read from an interaction or the gateway."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.actions.ground import WISHED, Ground, Role


def ground_here(interaction: discord.Interaction) -> Ground:
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
    """A place that an option names. A thread may be in no cache; its channel is."""
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


def ground_at(interaction: discord.Interaction, channel_id: int) -> Ground:
    """A channel or thread of the server by its id; one that nobody finds lacks everything."""
    if channel_id == interaction.channel_id:
        return ground_here(interaction)
    guild = interaction.guild
    place = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or place is None:
        return Ground(channel_id, bot_lacks=_lacks(discord.Permissions.none()))
    thread = place if isinstance(place, discord.Thread) else None
    has = place.permissions_for(guild.me)
    return Ground(
        channel_id,
        thread is not None,
        _lacks(has),
        takes_messages=isinstance(place, discord.abc.Messageable),
        private=thread is not None and thread.is_private(),
        locked=thread is not None and thread.locked and not has.manage_threads,
    )


def role_at(interaction: discord.Interaction, role_id: int) -> Role:
    """A role of the server by its id, and what the bot may do with it in the interaction's channel."""
    guild = interaction.guild
    role = None if guild is None else guild.get_role(role_id)
    if guild is None or role is None:
        return Role(role_id, exists=False)
    return Role(
        role_id,
        may_call=role.mentionable or interaction.app_permissions.mention_everyone,
        may_manage=guild.me.guild_permissions.manage_roles,
        below=role < guild.me.top_role,
        own=not role.managed and not role.is_default(),
    )


def invitation(application_id: int) -> str:
    """The link that invites the bot to a server, with the scopes and permissions that it needs."""
    needed = discord.Permissions(**dict.fromkeys(WISHED, True))
    return discord.utils.oauth_url(application_id, permissions=needed, scopes=("bot", "applications.commands"))


def _lacks(has: discord.Permissions) -> frozenset[str]:
    return frozenset(name for name in WISHED if not getattr(has, name))
