"""The world's objects as Discord writes them in JSON, for the bot and for the page."""

from __future__ import annotations

import binascii
from typing import TYPE_CHECKING, Any

from sandbox.clock import created_at, iso
from sandbox.components import used_files
from sandbox.model import Channel, ChannelType
from sandbox.permissions import Overwrite, Permission

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.model import Attachment, Emoji, Guild, Message, Role, ScheduledEvent, User
    from sandbox.world import World

ATTACHMENT_LIMIT = 10 * 1024 * 1024


def user(who: User) -> Json:
    return {
        "id": str(who.id),
        "username": who.username,
        "global_name": who.global_name,
        "discriminator": f"{who.id % 10000:04}" if who.bot else "0",
        "avatar": None,
        "bot": who.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }


def own_user(bot: User) -> Json:
    """The user object of the bot as it sees itself."""
    return {**user(bot), "verified": True, "mfa_enabled": False, "email": None, "locale": bot.locale}


def page_user(who: User) -> Json:
    return {
        "id": str(who.id),
        "username": who.username,
        "global_name": who.global_name,
        "avatar_color": who.avatar_color,
        "bot": who.bot,
        "locale": who.locale,
        "manage": who.manage,
        "takes_direct_messages": who.takes_direct_messages,
    }


def member(guild: Guild, who: User) -> Json:
    """A server member object without its user."""
    return {
        "avatar": None,
        "banner": None,
        "nick": None,
        "roles": [str(guild.bot_role_id)] if who.bot else [str(one) for one in sorted(who.roles & guild.roles.keys())],
        "joined_at": iso(guild.bot_joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "unusual_dm_activity_until": None,
    }


def full_member(guild: Guild, who: User) -> Json:
    return {**member(guild, who), "user": user(who)}


def _thread(thread: Channel) -> Json:
    posted = sum(message.only_for is None for message in thread.messages.values())
    return {
        "id": str(thread.id),
        "type": int(thread.kind),
        "guild_id": str(thread.guild_id),
        "parent_id": str(thread.parent_id),
        "owner_id": str(thread.owner_id),
        "name": thread.name,
        "last_message_id": str(thread.last_message_id) if thread.last_message_id else None,
        "rate_limit_per_user": thread.slowmode,
        "flags": 0,
        "message_count": posted,
        "total_message_sent": posted,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": iso(thread.archive_changed_at),
            "create_timestamp": iso(created_at(thread.id)),
            "locked": thread.locked,
        },
    }


def channel(world: World, place: Channel) -> Json:
    """A channel, thread or direct message object."""
    if place.is_thread:
        return _thread(place)
    body: Json = {
        "id": str(place.id),
        "type": int(place.kind),
        "last_message_id": str(place.last_message_id) if place.last_message_id else None,
        "flags": 0,
    }
    if place.kind is ChannelType.DM:
        return {**body, "recipients": [user(world.users[place.recipient_id or 0])]}
    overwrites = [
        {"id": str(whom), "type": int(whom in world.users), "allow": str(int(one.allow)), "deny": str(int(one.deny))}
        for whom, one in place.overwrites.items()
    ]
    if place.kind is ChannelType.VOICE:
        body |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    return {
        **body,
        "guild_id": str(place.guild_id),
        "name": place.name,
        "position": place.position,
        "parent_id": None,
        "topic": place.topic,
        "nsfw": False,
        "rate_limit_per_user": place.slowmode,
        "last_pin_timestamp": None,
        "permission_overwrites": overwrites,
    }


def page_channel(world: World, place: Channel) -> Json:
    body: Json = {
        "id": str(place.id),
        "type": int(place.kind),
        "name": place.name,
        "guild_id": str(place.guild_id),
        "position": place.position,
        "archived": place.archived,
        "locked": place.locked,
        "topic": place.topic,
        "private": Permission.VIEW_CHANNEL in place.overwrites.get(place.guild_id, Overwrite()).deny,
    }
    if place.parent_id is not None:
        body["parent_id"] = str(place.parent_id)
    if place.recipient_id is not None:
        body["recipients"] = [page_user(world.users[place.recipient_id]), page_user(world.bot)]
    return body


def thread_member(thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread.members[user_id]),
        "flags": 0,
    }


def _role(world: World, role: Role) -> Json:
    body: Json = {
        "id": str(role.id),
        "name": role.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": role.position,
        "permissions": str(int(role.permissions)),
        "managed": role.managed,
        "mentionable": role.mentionable,
        "flags": 0,
    }
    return {**body, "tags": {"bot_id": str(world.bot.id)}} if role.managed else body


def roles(world: World, guild: Guild) -> list[Json]:
    """A server's roles."""
    return [_role(world, role) for role in guild.roles.values()]


def guild(world: World, server: Guild) -> Json:
    """A server object of the REST API."""
    owner = next((who for who in world.people if who.owner), world.bot)
    system_channel = world.system_channel(server)
    return {
        "id": str(server.id),
        "name": server.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(owner.id),
        "preferred_locale": server.locale,
        "features": [],
        "roles": roles(world, server),
        "emojis": [],
        "stickers": [],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": str(system_channel.id) if system_channel else None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "application_id": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "vanity_url_code": None,
        "max_members": 500000,
    }


def guild_create(world: World, server: Guild, *, joined: bool = False) -> Json:
    """A server as GUILD_CREATE carries it to a bot without the members intent.

    When the bot has just `joined`, nothing is said of availability: so clients tell that from the end of an outage.
    """
    availability: Json = {} if joined else {"unavailable": False}
    return {
        **availability,
        **guild(world, server),
        "joined_at": iso(server.bot_joined_at),
        "large": False,
        "member_count": len(world.users),
        "members": [full_member(server, world.bot)],
        "channels": [
            channel(world, one) for one in world.channels.values() if one.guild_id == server.id and not one.is_thread
        ],
        "threads": [channel(world, one) for one in world.threads(server.id) if world.bot_reads(one)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [scheduled_event(world, one) for one in world.events_of(server)],
        "soundboard_sounds": [],
    }


def scheduled_event(world: World, event: ScheduledEvent) -> Json:
    return {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "channel_id": None,
        "creator_id": str(event.creator_id),
        "creator": user(world.users[event.creator_id]),
        "name": event.name,
        "description": event.description,
        "image": None,
        "scheduled_start_time": iso(event.starts_at),
        "scheduled_end_time": iso(event.ends_at),
        "privacy_level": 2,
        "status": int(event.status),
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }


def attachment(file: Attachment) -> Json:
    body: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": file.path,
        "proxy_url": file.path,
        "content_type": file.content_type,
    }
    if file.description is not None:
        body["description"] = file.description
    if file.width is not None:
        body |= {"width": file.width, "height": file.height}
    return body


def message(world: World, text: Message) -> Json:
    """A message object; the paths in it still lack the address (see `absolute`)."""
    used = used_files(text.components)  # Discord does not list them a second time
    body: Json = {
        "id": str(text.id),
        "channel_id": str(text.channel_id),
        "author": user(text.author),
        "content": text.content,
        "timestamp": iso(created_at(text.id)),
        "edited_timestamp": iso(text.edited_at) if text.edited_at else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(world.users[who]) for who in text.mentions if who in world.users],
        "mention_roles": [str(role_id) for role_id in text.role_mentions],
        "attachments": [attachment(file) for file in text.attachments if file.id not in used],
        "embeds": text.embeds,
        "components": text.components,
        "pinned": False,
        "type": int(text.kind),
        "flags": int(text.flags),
    }
    if text.nonce is not None:
        body["nonce"] = text.nonce
    if text.from_application:
        body |= {"application_id": str(world.application_id), "webhook_id": str(world.application_id)}
    if text.metadata is not None:
        body["interaction_metadata"] = text.metadata
    if text.legacy_interaction is not None:
        body["interaction"] = text.legacy_interaction
    if text.reference is not None:
        body |= {"message_reference": text.reference, "referenced_message": _referenced(world, text)}
    thread = world.channels.get(text.id)
    if thread is not None:
        body["thread"] = channel(world, thread)
    return body


def _referenced(world: World, text: Message) -> Json | None:
    place = world.channels.get(text.channel_id)
    target_id = int((text.reference or {}).get("message_id", 0))
    target = place.messages.get(target_id) if place else None
    if target is None or target.reference is not None:
        return None
    return message(world, target)


def page_message(world: World, text: Message) -> Json:
    """A message as the page wants it: the ids really pinged instead of the users mentioned."""
    body = message(world, text)
    called = [who.id for who in world.people if not who.roles.isdisjoint(text.role_mentions)]
    body["mentions"] = [str(who) for who in dict.fromkeys((*text.mentions, *called))]
    return body


def gateway_message(world: World, text: Message) -> Json:
    """A message as MESSAGE_CREATE and MESSAGE_UPDATE carry it."""
    body = message(world, text)
    server = world.guilds.get(world.channels[text.channel_id].guild_id)
    if server is not None:
        body |= {"guild_id": str(server.id), "member": member(server, text.author)}
    return body


def emoji(world: World, picture: Emoji) -> Json:
    return {
        "id": str(picture.id),
        "name": picture.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": picture.content_type == "image/gif",
        "available": True,
    }


def application(world: World) -> Json:
    owner = next((who for who in world.people if who.owner), world.bot)
    return {
        "id": str(world.application_id),
        "name": "Tapis",
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": binascii.hexlify(str(world.application_id).encode()).decode(),
        "flags": 0,
        "flags_new": "0",
        "owner": user(owner),
        "team": None,
        "hook": True,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "integration_types_config": {"0": {}},
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def absolute(value: Any, base: str) -> Any:
    """A JSON value with the server's address put before the paths of its own files."""
    if isinstance(value, dict):
        return {
            key: base + inner
            if key in ("url", "proxy_url") and isinstance(inner, str) and inner.startswith("/cdn/")
            else absolute(inner, base)
            for key, inner in value.items()
        }
    if isinstance(value, list):
        return [absolute(inner, base) for inner in value]
    return value
