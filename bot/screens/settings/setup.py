"""A server's choices, the problems with them, and the menus for changing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import menu
from bot.screens.parts.layout import QUIET, YOUR_TURN, drafted, paragraph
from bot.screens.parts.message import Block, Kind, Picker, Screen
from bot.screens.parts.texts import small
from bot.screens.settings.menus import AUTO, ZONES, menu_of, server_setting
from bot.text import LOCALES, Ready, Words
from games.engine import Text
from persistence.rows import Changes, GuildSettings, WhoMayOpen
from seasons.model import SeasonLength

HOURS = tuple(str(hour) for hour in range(5, 12))
"""The hours of the morning at which a deal of the day may be shown."""
LONGEST_ID = 19


@dataclass(frozen=True, slots=True)
class Checked:
    """A setting that was checked: its name, its mention if it has one, and the problem with it, None for none."""

    what: str
    mention: str
    trouble: Text | None


def setup_screen(ours: GuildSettings, checked: Sequence[Checked], words: Words, *, asking: bool) -> Screen:
    """The results of the checks, and what else the server lacks; with `asking`, menus stand in place of that."""
    there = {one.what for one in checked}
    well = all(one.trouble is None for one in checked) and there >= {"threads", "events"}
    state = words.get("setup-well") if well else "" if asking else words.get("setup-ill")
    lines = []
    for one in checked:
        where = words.get(f"setup-{one.what}", where=Ready(one.mention))
        key = "setup-good" if one.trouble is None else "setup-bad"
        lines.append(words.get(key, where=where, trouble=one.trouble or ""))
    news = () if "news" in there else ("daily", "season")
    absent = [words.get(f"setup-no-{what}") for what in (*news, "threads", "events") if what not in there]
    ways = small(words.get("setup-next" if asking else "setup-change"))
    heading = paragraph(f"### {words.get('setup-title')}", state)
    told = paragraph(*lines, *map(small, () if asking else absent), ways)
    return drafted(QUIET if well else YOUR_TURN, heading, told, rows=_menus(ours, words) if asking else ())


def setup_choice(name: str, value: str, guild_id: int) -> Changes | None:
    """None for anything not on offer. An empty value takes a role or a channel away, as does everybody's role."""
    if name in ("language", "time-zone", "season-length"):
        return server_setting(name, value)
    if name == "daily-hour":
        return {"daily_hour": int(value)} if value in HOURS else None
    if value and not (value.isascii() and value.isdecimal() and len(value) <= LONGEST_ID):
        return None
    chosen = int(value) if value and int(value) != guild_id else None
    changes: dict[str, Changes] = {
        "opener-role": {
            "who_may_open": WhoMayOpen.EVERYONE if chosen is None else WhoMayOpen.ROLE,
            "opener_role_id": chosen,
        },
        "call-role": {"call_role_id": chosen},
        "champion-role": {"champion_role_id": chosen},
        "news": {"daily_channel_id": chosen, "season_channel_id": chosen},
    }
    return changes.get(name)


def _menus(ours: GuildSettings, words: Words) -> Iterator[Block]:
    yield menu_of("setup", "language", ours.locale or AUTO, (AUTO, *LOCALES), words)
    yield menu_of("setup", "time-zone", ours.time_zone, ZONES, words)
    everybody = ours.who_may_open is WhoMayOpen.EVERYONE
    may_open = words.key("set-everyone" if everybody else "set-managers")
    yield _picker("opener-role", Kind.ROLE, ours.opener_role_id, words, may_open)
    yield _picker("call-role", Kind.ROLE, ours.call_role_id, words)
    yield _picker("news", Kind.CHANNEL, ours.daily_channel_id, words)
    label = words.key("setup-daily-hour")
    hours = {one: words.key("setup-hour", hour=one) for one in HOURS}
    yield menu(Click(Verb.SETTING, rest="setup/daily-hour"), label, hours, str(ours.daily_hour))
    yield menu_of("setup", "season-length", ours.season_length.value, [one.value for one in SeasonLength], words)
    yield _picker("champion-role", Kind.ROLE, ours.champion_role_id, words)


def _picker(name: str, kind: Kind, chosen: int | None, words: Words, present: str | None = None) -> Picker:
    label = words.key(f"setup-{name}-pick", present=present or words.key("setup-none"))
    return Picker(str(Click(Verb.SETTING, rest=f"setup/{name}")), kind, label, chosen)
