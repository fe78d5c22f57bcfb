"""What Discord tells with an interaction, as the project's own values: the request, the person, places and roles."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.actions.ground import WISHED, Ground, Role
from bot.actions.request import Request
from bot.courier import Sights, on_private_message
from bot.tables.model import Person
from bot.text import Words, clean_name
from persistence.rows import UserSettings


def request_of(interaction: discord.Interaction, settings: UserSettings, words: Words, sights: Sights) -> Request:
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()
    return Request(
        who=replace(person_of(user), manages=interaction.permissions.manage_guild, roles=roles),
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        key=interaction.id,
        words=words,
        settings=settings,
        locale=str(interaction.locale),
        sees=partial(sights.readable, interaction),
        shows=partial(sights.named_may_read, interaction),
        message_id=None if interaction.message is None else interaction.message.id,
        private=on_private_message(interaction),
        can_thread=isinstance(interaction.channel, discord.TextChannel),
        here=ground_here(interaction),
        ground=partial(ground_at, interaction),
        role=partial(role_at, interaction),
    )


def person_of(user: discord.User | discord.Member) -> Person:
    """A user of Discord as the tables know them, who manages nothing."""
    return Person(user.id, clean_name(user.display_name))


def ground_here(interaction: discord.Interaction) -> Ground:
    return _ground(interaction.channel_id or 0, interaction.channel, interaction.app_permissions)


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
    takes_messages = thread is not None or isinstance(place, discord.abc.Messageable)
    return _ground(channel.id, channel, has, takes_messages=takes_messages)


def ground_at(interaction: discord.Interaction, channel_id: int) -> Ground:
    """A channel or thread of the server by its id; one that nobody finds lacks everything."""
    if channel_id == interaction.channel_id:
        return ground_here(interaction)
    guild = interaction.guild
    place = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or place is None:
        return Ground(channel_id, bot_lacks=_lacks(discord.Permissions.none()))
    takes_messages = isinstance(place, discord.abc.Messageable)
    return _ground(channel_id, place, place.permissions_for(guild.me), takes_messages=takes_messages)


def _ground(channel_id: int, place: object, has: discord.Permissions, *, takes_messages: bool = True) -> Ground:
    thread = place if isinstance(place, discord.Thread | app_commands.AppCommandThread) else None
    return Ground(
        channel_id,
        thread is not None,
        _lacks(has),
        takes_messages,
        private=thread is not None and thread.type is discord.ChannelType.private_thread,
        locked=thread is not None and thread.locked and not has.manage_threads,
    )


def role_at(interaction: discord.Interaction, role_id: int) -> Role:
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
    needed = discord.Permissions(**dict.fromkeys(WISHED, True))
    return discord.utils.oauth_url(application_id, permissions=needed, scopes=("bot", "applications.commands"))


def _lacks(has: discord.Permissions) -> frozenset[str]:
    return frozenset(name for name in WISHED if not getattr(has, name))
