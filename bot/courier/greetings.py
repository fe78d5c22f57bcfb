"""The welcome of a server that the bot has come to: one message, in the channel where most people will read it."""

from __future__ import annotations

import discord
import structlog

from bot.courier.channels import Channels
from bot.courier.pacer import Urgency
from bot.preferences import Preferences
from bot.screens.help import welcome_screen
from persistence.rows import Location

log = structlog.get_logger(__name__)


async def greet(guild: discord.Guild, channels: Channels, preferences: Preferences) -> None:
    """Post the welcome. A server where the bot may write nowhere is left in peace: its commands say the same."""
    channel = channel_for(guild)
    if channel is None:
        log.info("no channel for the welcome message", guild=guild.id)
        return
    screen = welcome_screen(await preferences.public_words(guild.id))
    await channels.announce(Urgency.PERSON, Location(guild.id, channel.id), screen)


def channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel to say hello in: Discord's own for such messages, else the first where people write, too."""
    speaking = [channel for channel in guild.text_channels if _may_write(channel, guild.me)]
    if guild.system_channel in speaking:
        return guild.system_channel
    return min(speaking, key=lambda channel: not _may_write(channel, guild.default_role), default=None)


def _may_write(channel: discord.TextChannel, who: discord.Member | discord.Role) -> bool:
    has = channel.permissions_for(who)
    return has.view_channel and has.send_messages
