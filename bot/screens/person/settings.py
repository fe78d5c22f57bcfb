"""Settings as they are now, with menus and buttons that change them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.clicks import Click, Verb
from bot.screens.drawing.layout import QUIET, paragraph, sections, small
from bot.screens.drawing.message import Block, Menu, Option, Screen
from bot.text import LOCALES, Words
from persistence.rows import GuildChanges, GuildSettings, PingWay, TurnPace, UserChanges, UserSettings, WhoMayOpen
from seasons.calendar import zones
from seasons.model import SeasonLength

AUTO = "auto"
ON, OFF = "on", "off"
PACES = tuple(pace.value for pace in TurnPace)
PINGS = tuple(way.value for way in PingWay)
NEVER = "none"
NIGHTS = ("21:00-07:00", "22:00-07:00", "22:00-08:00", "23:00-07:00", "23:00-08:00", "00:00-08:00", "09:00-17:00")
"""The quiet hours that the menu offers; the command takes any."""
PER_PERSON = ("1", "2", "3", "5", "10", "20", "50")
LOBBY_HOURS = ("0", "6", "24", "72", "168")
PER_SERVER = ("5", "10", "20", "50", "100", "200", "500", "1000")
ZONES = (
    "UTC",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Toronto",
    "America/Montreal",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "Europe/London",
    "Europe/Paris",
    "Europe/Brussels",
    "Europe/Zurich",
    "Europe/Berlin",
    "Europe/Athens",
    "Africa/Abidjan",
    "Africa/Casablanca",
    "Indian/Reunion",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Noumea",
    "Pacific/Tahiti",
)
"""The zones that the menu offers; the command knows every other one."""
_HOURS = re.compile(r"([0-9]{1,2})(?:[:h]([0-9]{2}))?h?\s*[-–]\s*([0-9]{1,2})(?:[:h]([0-9]{2}))?h?")
_CHANNEL = re.compile(r"[0-9]{1,19}")


def server_settings_screen(settings: GuildSettings, words: Words, here: int | None = None) -> Screen:
    """Return the server's settings; `here` is the channel in which they are looked at."""
    blocks = [
        _menu("server", "language", settings.locale or AUTO, (AUTO, *LOCALES), words),
        _menu("server", "text-mode", _switch(settings.text_mode), (ON, OFF), words),
        _menu("server", "threads", _switch(settings.use_threads), (ON, OFF), words),
        _menu("server", "who-may-open", settings.who_may_open.value, [one.value for one in WhoMayOpen], words),
        _menu("server", "tables-per-person", str(settings.tables_per_person), PER_PERSON, words),
        _menu("server", "tables-per-server", str(settings.tables_per_guild), PER_SERVER, words),
        _menu("server", "pace", settings.pace.value, PACES, words),
        _menu("server", "lobby-hours", str(settings.lobby_hours), LOBBY_HOURS, words),
        _menu("server", "undo-rated", _switch(settings.undo_rated), (ON, OFF), words),
        _menu("server", "season-length", settings.season_length.value, [one.value for one in SeasonLength], words),
        _menu("server", "time-zone", settings.time_zone, ZONES, words),
        _channels("season-channel", settings.season_channel_id, here, words),
        _menu("server", "daily-prize", _switch(settings.daily_prize), (ON, OFF), words),
        _channels("daily-channel", settings.daily_channel_id, here, words),
    ]
    return _screen("server", blocks, words)


def my_settings_screen(settings: UserSettings, words: Words) -> Screen:
    """Return a person's own settings."""
    text_mode = AUTO if settings.text_mode is None else _switch(settings.text_mode)
    blocks: list[Block] = [
        _menu("me", "language", settings.locale or AUTO, (AUTO, *LOCALES), words),
        _menu("me", "text-mode", text_mode, (AUTO, ON, OFF), words),
        _menu("me", "confirm", _switch(settings.confirm), (ON, OFF), words),
        _menu("me", "ping", settings.ping.value, PINGS, words),
        _menu("me", "quiet-hours", hours_text(settings), (NEVER, *NIGHTS), words),
        _menu("me", "time-zone", settings.time_zone or AUTO, (AUTO, *ZONES), words),
        _menu("me", "preselect", _switch(settings.preselect), (ON, OFF), words),
        _menu("me", "auto-play", _switch(settings.auto_play), (ON, OFF), words),
        _menu("me", "stats-public", _switch(settings.stats_public), (ON, OFF), words),
        *paragraph(small(words.get("set-block"))),
    ]
    return _screen("me", blocks, words)


def server_setting(name: str, value: str) -> GuildChanges | None:
    """Return the change that a click asks for; None for anything the menus do not offer."""
    match name, value:
        case "language", _ if value in (AUTO, *LOCALES):
            return {"locale": None if value == AUTO else value}
        case "text-mode", ("on" | "off"):
            return {"text_mode": value == ON}
        case "threads", ("on" | "off"):
            return {"use_threads": value == ON}
        case "who-may-open", ("everyone" | "managers"):
            return {"who_may_open": WhoMayOpen(value)}
        case "tables-per-person", _ if value in PER_PERSON:
            return {"tables_per_person": int(value)}
        case "tables-per-server", _ if value in PER_SERVER:
            return {"tables_per_guild": int(value)}
        case "pace", _ if value in PACES:
            return {"pace": TurnPace(value)}
        case "lobby-hours", _ if value in LOBBY_HOURS:
            return {"lobby_hours": int(value)}
        case "undo-rated", ("on" | "off"):
            return {"undo_rated": value == ON}
        case "season-length", ("monthly" | "manual"):
            return {"season_length": SeasonLength(value)}
        case "time-zone", _ if value in zones():
            return {"time_zone": value}
        case "season-channel", _ if value == AUTO or _is_channel(value):
            return {"season_channel_id": None if value == AUTO else int(value)}
        case "daily-channel", _ if value == AUTO or _is_channel(value):
            return {"daily_channel_id": None if value == AUTO else int(value)}
        case "daily-prize", ("on" | "off"):
            return {"daily_prize": value == ON}
        case _:
            return None


def _is_channel(value: str) -> bool:
    return _CHANNEL.fullmatch(value) is not None and int(value) < 2**63


def my_setting(name: str, value: str) -> UserChanges | None:
    """Return the change that a click asks for; None for anything the menus do not offer."""
    match name, value:
        case "language", _ if value in (AUTO, *LOCALES):
            return {"locale": None if value == AUTO else value}
        case "text-mode", ("auto" | "on" | "off"):
            return {"text_mode": None if value == AUTO else value == ON}
        case "confirm", ("on" | "off"):
            return {"confirm": value == ON}
        case "ping", _ if value in PINGS:
            return {"ping": PingWay(value)}
        case "quiet-hours", _ if value in (NEVER, *NIGHTS):
            return hours_of(value)
        case "time-zone", _ if value == AUTO or value in zones():
            return {"time_zone": None if value == AUTO else value}
        case "auto-play", ("on" | "off"):
            return {"auto_play": value == ON}
        case "preselect", ("on" | "off"):
            return {"preselect": value == ON}
        case "stats-public", ("on" | "off"):
            return {"stats_public": value == ON}
        case _:
            return None


def hours_text(settings: UserSettings) -> str:
    """Return somebody's quiet hours as the menu and the command write them: "22:00-07:00"."""
    if settings.quiet_from is None or settings.quiet_to is None:
        return NEVER
    return "-".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in (settings.quiet_from, settings.quiet_to))


def hours_of(written: str) -> UserChanges | None:
    """Return the change to quiet hours as people write them ("22:00-7:30", "22-7", "none"); None for anything else."""
    if written.strip().lower() in (NEVER, "-"):
        return {"quiet_from": None, "quiet_to": None}
    match = _HOURS.fullmatch(written.strip())
    if match is None:
        return None
    start, start_minute, end, end_minute = (int(part or 0) for part in match.groups())
    if max(start, end) > 23 or max(start_minute, end_minute) > 59:
        return None
    return {"quiet_from": start * 60 + start_minute, "quiet_to": end * 60 + end_minute}


def _screen(scope: str, menus: Iterable[Block], words: Words) -> Screen:
    heading = paragraph(f"### {words.get(f'set-{scope}')}", small(words.get("set-hint")))
    return Screen((*sections(heading), *menus), accent=QUIET)


def _menu(scope: str, name: str, present: str, values: Iterable[str], words: Words) -> Menu:
    """Return the menu of one setting; every line says what is set, so the closed menu reads as a sentence."""
    wanted = list(values)
    if present not in wanted:
        wanted = sorted([*wanted, present], key=int) if present.isdecimal() else [present, *wanted]
    label = words.key(f"set-{name}")
    options = tuple(
        Option(
            value,
            f"{label}{words.key('word-colon')} {_value(scope, name, value, words)}",
            chosen=value == present,
        )
        for value in wanted
    )
    return Menu(str(Click(Verb.SETTING, rest=f"{scope}/{name}")), options, label)


def _channels(name: str, present: int | None, here: int | None, words: Words) -> Menu:
    """Return the menu of where something is posted: as by itself, or in one channel."""
    label = words.key(f"set-{name}")
    wanted = {AUTO: present is None}
    if present is not None:
        wanted[str(present)] = True
    if here is not None:
        wanted.setdefault(str(here), False)
    ways = {AUTO: f"set-{name}-auto", str(here): "set-channel-here"}
    options = tuple(
        Option(
            value,
            f"{label}{words.key('word-colon')} {words.key(ways.get(value, 'set-channel-other'))}",
            chosen=chosen,
        )
        for value, chosen in wanted.items()
    )
    return Menu(str(Click(Verb.SETTING, rest=f"server/{name}")), options, label)


def _value(scope: str, name: str, value: str, words: Words) -> str:
    if name == "lobby-hours":
        return words.key("set-lobby-hours-value", hours=int(value))
    if value.isdecimal():
        return words.key("word-number", number=int(value))
    if value == AUTO:
        return words.key(f"set-{name}-auto-{scope}")
    if name == "time-zone":
        return value
    if name == "quiet-hours" and value != NEVER:
        return value.replace("-", " – ")
    keys = {
        "language": f"language-{value}",
        "pace": f"pace-{value}",
        "ping": f"ping-{value}",
        "quiet-hours": "quiet-none",
    }
    return words.key(keys.get(name, f"set-{value}"))


def _switch(value: bool) -> str:
    return ON if value else OFF
