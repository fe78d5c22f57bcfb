"""What the store keeps, as plain values.

Times are whole milliseconds since the epoch, UTC. Ids of people, servers, channels and messages are Discord's. What a
table's secret or an action could give away is left out of every `repr`, so that no log shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Any, TypedDict

from seasons.calendar import UTC
from seasons.model import SeasonLength
from seasons.scoring import Scoring


class Phase(StrEnum):
    """How far a table is."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"


ALIVE = frozenset({Phase.OPEN, Phase.RUNNING})
"""The phases of a table that somebody may still act at."""


class SeatKind(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class EntryKind(StrEnum):
    """What a log entry did to the table."""

    OPEN = "open"
    JOIN = "join"
    LEAVE = "leave"
    WORD = "word"
    OPTIONS = "options"
    KICK = "kick"
    COMPUTER = "computer"
    START = "start"
    PLAY = "play"
    RESIGN = "resign"
    TAKEOVER = "takeover"
    TIMEOUT = "timeout"
    BACK = "back"
    GRACE = "grace"
    PAUSE = "pause"
    RESUME = "resume"
    NOTICE = "notice"
    UNDO = "undo"
    CLOSE = "close"
    FINISH = "finish"
    REMATCH = "rematch"
    SKIP = "skip"
    SHOW = "show"
    HIDE = "hide"
    INVITE = "invite"
    DECLINE = "decline"
    LAPSE = "lapse"
    VOTE = "vote"
    BALLOT = "ballot"
    VERDICT = "verdict"
    OFFER = "offer"
    MOVE = "move"
    SUBSTITUTE = "substitute"


class TurnPace(StrEnum):
    """How long somebody may take for a turn before a computer plays it."""

    NONE = "none"
    LIVE_60 = "live-60"
    LIVE_90 = "live-90"
    LIVE_120 = "live-120"
    RELAXED = "relaxed"
    DAYS_24 = "days-24"
    DAYS_48 = "days-48"
    DAYS_72 = "days-72"


class Away(StrEnum):
    """Why a computer plays the seat of a person."""

    RESIGNED = "resigned"
    SENT_AWAY = "sent-away"
    ABSENT = "absent"
    """The person may come back at any time."""


class PingWay(StrEnum):
    """How a person hears that it is their turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    NONE = "none"


class WhoMayOpen(StrEnum):
    """Who may open tables on a server."""

    EVERYONE = "everyone"
    MANAGERS = "managers"


NO_CHANNEL = 0
"""Where a table stands that no channel shows."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands; `channel_id` is the thread's when the table has its own."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table: what was chosen at its opening, and how its log stands now.

    `revision` is the last `seq` of the log; `seats` how many are wanted; `dues` what has its time there (moments by
    names that the bot gives), `wake_at` when the scheduler must look next; `paused_at` since when clocks stand still;
    `preselected` the cards that people have chosen before their turn, by seat, known to nobody else;
    `closes_at` when it closes by itself unless somebody starts the game;
    `message_id` the table's message in `place.channel_id`, posted at `message_at`; `home_id` the channel in which it
    was opened, which is not its place when it has a thread of its own; `private` lets only the invited sit down;
    `daily` is the day whose deal its opener tries, None for every other table; `chained` says that its log has a chain.
    """

    id: str
    place: Place
    game: str
    rules_version: int
    options: Mapping[str, Any]
    seats: int
    opener_id: int
    phase: Phase
    revision: int
    commitment: str
    secret: bytes = field(repr=False)
    opened_at: int
    changed_at: int
    pace: TurnPace = TurnPace.NONE
    wake_at: int | None = None
    dues: Mapping[str, int] = field(default_factory=dict)
    preselected: Mapping[str, Any] = field(default_factory=dict, repr=False)
    paused_at: int | None = None
    closes_at: int | None = None
    message_id: int | None = None
    message_at: int | None = None
    rematch_of: str | None = None
    in_thread: bool = False
    rated: bool = True
    private: bool = False
    home_id: int | None = None
    daily: date | None = None
    chained: bool = False


class TableChanges(TypedDict, total=False):
    """What an append may change of its table beside the revision; what is absent stays."""

    phase: Phase
    opener_id: int
    options: Mapping[str, Any]
    pace: TurnPace
    wake_at: int | None
    dues: Mapping[str, int]
    preselected: Mapping[str, Any]
    paused_at: int | None
    closes_at: int | None
    changed_at: int
    channel_id: int
    in_thread: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits where; `level` is the strength of the computer that plays, `awaited` whether the seat owes a decision.

    `away` is why a computer plays the seat of a person.
    """

    seat: int
    kind: SeatKind
    user_id: int | None = None
    name: str
    level: str | None = None
    away: Away | None = None
    salt: str
    awaited: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of a table's log; `body` is the notation of a play, JSON for everything else.

    `interaction_id` is the Discord interaction that asked for it, None when nobody clicked. It has one effect only.
    `link` is the entry's hash in the chain of the log, None in logs older than the chain; `veil` hides the people.
    """

    seq: int
    kind: EntryKind
    seat: int | None = None
    actor_id: int | None = None
    body: str = field(default="", repr=False)
    interaction_id: int | None = None
    at: int
    link: str | None = field(default=None, repr=False)
    veil: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class LogRef:
    """Where an entry stands."""

    table_id: str
    seq: int


@dataclass(frozen=True, slots=True)
class Ping:
    """A message that tells somebody it is their turn, to be taken away when it no longer is."""

    table_id: str
    user_id: int
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody whom a person does not want at their tables; `blocked_name` as it was when they said so."""

    user_id: int
    blocked_id: int
    blocked_name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Import:
    """A record that somebody brought along to look at; `body` is its JSON."""

    id: str
    user_id: int
    at: int
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyDeal:
    """A server's deal for a day: what is dealt to everybody who tries it, fixed when it was promised.

    `opened_at` and `closes_at` are when the day began for the server and when it ends, None while it has not begun;
    `announced_at` when the server was told how it went.
    """

    guild_id: int
    day: date
    game: str
    rules_version: int
    options: Mapping[str, Any]
    seats: int
    level: str
    commitment: str
    secret: bytes = field(repr=False)
    promised_at: int
    opened_at: int | None = None
    closes_at: int | None = None
    announced_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildSettings:
    """What a server's managers chose; `last_options` are the options of the last table of each game.

    `scoring` is that of the next season; `season_channel_id` where seasons are closed, None for where people last
    played; `undo_rated` whether plays can be taken back in games that count, too. `daily_channel_id` is where it is
    told how each deal of the day went, None for nowhere; `daily_prize` whether the best of a week win season points.
    """

    guild_id: int
    locale: str | None = None
    text_mode: bool = False
    use_threads: bool = False
    who_may_open: WhoMayOpen = WhoMayOpen.EVERYONE
    tables_per_person: int = 5
    tables_per_guild: int = 50
    lobby_hours: int = 24
    last_options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    time_zone: str = UTC
    season_length: SeasonLength = SeasonLength.MONTHLY
    season_channel_id: int | None = None
    scoring: Scoring = field(default_factory=dict)
    pace: TurnPace = TurnPace.NONE
    undo_rated: bool = False
    daily_channel_id: int | None = None
    daily_prize: bool = False


class GuildChanges(TypedDict, total=False):
    """What of a server's settings is to be changed; what is absent stays."""

    locale: str | None
    text_mode: bool
    use_threads: bool
    who_may_open: WhoMayOpen
    tables_per_person: int
    tables_per_guild: int
    lobby_hours: int
    time_zone: str
    season_length: SeasonLength
    season_channel_id: int | None
    pace: TurnPace
    undo_rated: bool
    daily_channel_id: int | None
    daily_prize: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class UserSettings:
    """What a person chose for themselves; None follows the server.

    From `quiet_from` to `quiet_to`, minutes after midnight in their time zone, nothing rings.
    """

    user_id: int
    locale: str | None = None
    text_mode: bool | None = None
    confirm: bool = False
    ping: PingWay = PingWay.CHANNEL
    quiet_from: int | None = None
    quiet_to: int | None = None
    time_zone: str | None = None
    stats_public: bool = True
    auto_play: bool = False
    preselect: bool = False


class UserChanges(TypedDict, total=False):
    """What of a person's settings is to be changed; what is absent stays."""

    locale: str | None
    text_mode: bool | None
    confirm: bool
    ping: PingWay
    quiet_from: int | None
    quiet_to: int | None
    time_zone: str | None
    stats_public: bool
    auto_play: bool
    preselect: bool
