"""Settings as they are now, with menus and buttons that change them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import menu, way
from bot.screens.parts.layout import QUIET, drafted, paragraph
from bot.screens.parts.message import Block, Menu, Row, Screen
from bot.screens.parts.texts import small
from bot.text import LANGUAGES, LOCALES, Words
from persistence.rows import Changes, GuildSettings, PingWay, TurnPace, UserSettings, WhoMayOpen
from seasons.calendar import zones
from seasons.model import SeasonLength

AUTO = "auto"
ON, OFF = "on", "off"
NEVER = "none"
NIGHTS = ("21:00-07:00", "22:00-07:00", "22:00-08:00", "23:00-07:00", "23:00-08:00", "00:00-08:00", "09:00-17:00")
"""The quiet hours that the menu offers; the command takes any."""
_CITIES = {
    "America": ("Los_Angeles", "Denver", "Chicago", "New_York", "Toronto", "Montreal", "Sao_Paulo"),
    "Atlantic": ("Azores",),
    "Europe": ("London", "Paris", "Brussels", "Zurich", "Berlin", "Athens"),
    "Africa": ("Abidjan", "Casablanca"),
    "Indian": ("Reunion",),
    "Asia": ("Kolkata", "Tokyo"),
    "Australia": ("Sydney",),
    "Pacific": ("Noumea", "Tahiti"),
}
ZONES = ("UTC", *(f"{region}/{city}" for region, cities in _CITIES.items() for city in cities))
"""The zones that the menu offers; the command knows every other one."""
_HOURS = re.compile(r"([0-9]{1,2})(?:[:h]([0-9]{2}))?h?\s*[-–]\s*([0-9]{1,2})(?:[:h]([0-9]{2}))?h?")
_CHANNEL = re.compile(r"[0-9]{1,19}")


@dataclass(frozen=True, slots=True)
class Setting:
    """A column that a menu sets: the value behind each of its lines; without any, it is a channel's."""

    name: str
    column: str
    values: Mapping[str, object] = field(default_factory=lambda: {ON: True, OFF: False})

    def present(self, settings: GuildSettings | UserSettings) -> str:
        stored = getattr(settings, self.column)
        return next((said for said, value in self.values.items() if value == stored), str(stored))


def _numbers(*numbers: int) -> dict[str, object]:
    return {str(number): number for number in numbers}


LANGUAGE = {AUTO: None, **{locale: locale for locale in LOCALES}}
TABLES = (
    Setting("language", "locale", LANGUAGE),
    Setting("text-mode", "text_mode"),
    Setting("threads", "use_threads"),
    Setting("who-may-open", "who_may_open", {one.value: one for one in (WhoMayOpen.EVERYONE, WhoMayOpen.MANAGERS)}),
    Setting("tables-per-person", "tables_per_person", _numbers(1, 2, 3, 5, 10, 20, 50)),
    Setting("tables-per-server", "tables_per_guild", _numbers(5, 10, 20, 50, 100, 200, 500, 1000)),
    Setting("pace", "pace", {pace.value: pace for pace in TurnPace}),
    Setting("lobby-hours", "lobby_hours", _numbers(0, 6, 24, 72, 168)),
    Setting("table-returns", "table_returns"),
    Setting("undo-rated", "undo_rated"),
)
SEASONS = (
    Setting("season-length", "season_length", {length.value: length for length in SeasonLength}),
    Setting("time-zone", "time_zone", {zone: zone for zone in ZONES}),
    Setting("season-channel", "season_channel_id", {}),
    Setting("daily-prize", "daily_prize"),
    Setting("daily-channel", "daily_channel_id", {}),
)
SERVER = {"tables": TABLES, "seasons": SEASONS}
MINE = (
    Setting("language", "locale", LANGUAGE),
    Setting("text-mode", "text_mode", {AUTO: None, ON: True, OFF: False}),
    Setting("confirm", "confirm"),
    Setting("ping", "ping", {way.value: way for way in PingWay}),
    Setting("quiet-hours", "", dict.fromkeys((NEVER, *NIGHTS))),
    Setting("time-zone", "time_zone", {AUTO: None, **{zone: zone for zone in ZONES}}),
    Setting("preselect", "preselect"),
    Setting("auto-play", "auto_play"),
    Setting("stats-public", "stats_public"),
)


def server_settings_screen(
    settings: GuildSettings, words: Words, here: int | None = None, page: str = "tables"
) -> Screen:
    """`here` is the channel in which they are looked at."""
    menus = [
        menu_of("server", one.name, one.present(settings), one.values, words)
        if one.values
        else _channels(one.name, getattr(settings, one.column), here, words)
        for one in SERVER[page]
    ]
    other = next(one for one in SERVER if one != page)
    onward = way(Verb.SETTING, words, f"button-set-{other}", rest=f"server/{other}")
    return _screen("server", [*menus, Row((onward,))], words)


def page_of(changes: Changes) -> str:
    return next((page for page, found in SERVER.items() if changes.keys() & {one.column for one in found}), "tables")


def my_settings_screen(settings: UserSettings, words: Words) -> Screen:
    menus = [
        menu_of("me", one.name, one.present(settings) if one.column else hours_text(settings), one.values, words)
        for one in MINE
    ]
    return _screen("me", [*menus, *paragraph(small(words.get("set-block")))], words)


def server_setting(name: str, value: str) -> Changes | None:
    """None for anything the menus do not offer."""
    return _change((*TABLES, *SEASONS), name, value)


def my_setting(name: str, value: str) -> Changes | None:
    """None for anything the menus do not offer."""
    if name == "quiet-hours":
        return hours_of(value) if value in (NEVER, *NIGHTS) else None
    return _change(MINE, name, value)


def _change(settings: Iterable[Setting], name: str, value: str) -> dict[str, object] | None:
    one = next((setting for setting in settings if setting.name == name), None)
    if one is None:
        return None
    if value in one.values or (value == AUTO and not one.values):
        return {one.column: one.values.get(value)}
    if name == "time-zone" and value in zones():
        return {one.column: value}
    if not one.values and _CHANNEL.fullmatch(value) and int(value) < 2**63:
        return {one.column: int(value)}
    return None


def hours_text(settings: UserSettings) -> str:
    """As the menu and the command write them: "22:00-07:00"."""
    if settings.quiet_from is None or settings.quiet_to is None:
        return NEVER
    return "-".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in (settings.quiet_from, settings.quiet_to))


def hours_of(written: str, never: str = NEVER) -> Changes | None:
    """As people write them ("22:00-7:30", "22-7", "none" or their word for it); None for anything else."""
    if written.strip().lower() in (NEVER, never, "-"):
        return {"quiet_from": None, "quiet_to": None}
    match = _HOURS.fullmatch(written.strip())
    if match is None:
        return None
    start, start_minute, end, end_minute = (int(part or 0) for part in match.groups())
    if max(start, end) > 23 or max(start_minute, end_minute) > 59:
        return None
    return {"quiet_from": start * 60 + start_minute, "quiet_to": end * 60 + end_minute}


def _screen(scope: str, menus: Iterable[Block], words: Words) -> Screen:
    return drafted(QUIET, paragraph(f"### {words.get(f'set-{scope}')}", small(words.get("set-hint"))), rows=menus)


def menu_of(scope: str, name: str, present: str, values: Iterable[str], words: Words) -> Menu:
    wanted = list(values)
    if present not in wanted:
        wanted = sorted([*wanted, present], key=int) if present.isdecimal() else [present, *wanted]
    whose = "me" if scope == "me" else "server"
    return _menu(scope, name, {one: _value(whose, name, one, words) for one in wanted}, present, words)


def _channels(name: str, present: int | None, here: int | None, words: Words) -> Menu:
    chosen = AUTO if present is None else str(present)
    ways = {AUTO: words.key(f"set-{name}-auto")}
    if present is not None:
        ways[chosen] = words.key("set-channel-other")
    if here is not None:
        ways[str(here)] = words.key("set-channel-here")
    return _menu("server", name, ways, chosen, words)


def _menu(scope: str, name: str, values: Mapping[str, str], present: str, words: Words) -> Menu:
    """Every line says what is set, so the closed menu reads as a sentence."""
    label = words.key(f"set-{name}")
    lines = {one: f"{label}{words.key('word-colon')} {said}" for one, said in values.items()}
    return menu(Click(Verb.SETTING, rest=f"{scope}/{name}"), label, lines, present)


def _value(scope: str, name: str, value: str, words: Words) -> str:
    if name == "lobby-hours":
        return words.key("set-lobby-hours-value", hours=int(value))
    if value.isdecimal():
        return words.key("word-number", number=int(value))
    if value == AUTO:
        return words.key(f"set-{name}-auto-{scope}")
    if name == "quiet-hours" and value != NEVER:
        return value.replace("-", " – ")
    if name == "language" and value in LANGUAGES:
        return LANGUAGES[value].name
    if name in ("time-zone", "language"):
        return value
    keys = {"pace": f"pace-{value}", "ping": f"ping-{value}", "quiet-hours": "quiet-none"}
    return words.key(keys.get(name, f"set-{value}"))
