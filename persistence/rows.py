"""The store's records, as plain values.

Times are whole milliseconds since the epoch, UTC. Ids of people, servers, channels and messages are Discord's. Every
`repr` leaves out what could give away a table's secret or an action, so that no log shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Any, TypeAlias

from seasons.calendar import MIDNIGHT, UTC
from seasons.contests.model import Stage
from seasons.model import SeasonLength
from seasons.scoring import Scoring

EVENING = 12
"""Hours from the morning at which a server is told of a day's deal to its end."""


class Phase(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"


OPEN = frozenset({Phase.OPEN})
RUNNING = frozenset({Phase.RUNNING})
ALIVE = OPEN | RUNNING
"""The phases of a table that somebody may still act at."""


class SeatKind(StrEnum):
    PERSON = "person"
    COMPUTER = "computer"


class EntryKind(StrEnum):
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
    HINT = "hint"
    COUNT = "count"


class TurnPace(StrEnum):
    NONE = "none"
    LIVE_60 = "live-60"
    LIVE_90 = "live-90"
    LIVE_120 = "live-120"
    RELAXED = "relaxed"
    DAYS_24 = "days-24"
    DAYS_48 = "days-48"
    DAYS_72 = "days-72"
    BANK_10 = "bank-10"
    """So many minutes for all of a person's turns together."""


class Away(StrEnum):
    RESIGNED = "resigned"
    SENT_AWAY = "sent-away"
    ABSENT = "absent"
    """The person may come back at any time."""


class PingWay(StrEnum):
    CHANNEL = "channel"
    DIRECT = "direct"
    NONE = "none"


class WhoMayOpen(StrEnum):
    """The people who may open tables on a server, besides its managers."""

    EVERYONE = "everyone"
    MANAGERS = "managers"
    ROLE = "role"


NO_CHANNEL = 0
"""The `channel_id` of a table that no channel shows."""


@dataclass(frozen=True, slots=True)
class Location:
    """The location of a table; `channel_id` is the thread's when the table has its own."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """The facts about a table that anybody at it may read as they are kept.

    `revision` is the last `seq` of the log. `paused_at` is since when clocks stand still, `closes_at` when the table
    closes by itself unless somebody starts the game. `message_id` is the table's message in its channel, posted at
    `message_at`. `private` lets only the invited sit down. `daily` is the day whose deal its opener tries: only they
    may know of it until that deal lies open. `board` is the duplicate one of whose boards it plays. `origin` names the
    game that it plays on from, as `Record.origin` does.
    """

    id: str
    location: Location
    game: str
    options: Mapping[str, Any]
    opener_id: int
    phase: Phase
    revision: int
    commitment: str
    opened_at: int = 0
    changed_at: int = 0
    pace: TurnPace = TurnPace.NONE
    paused_at: int | None = None
    closes_at: int | None = None
    message_id: int | None = None
    message_at: int | None = None
    in_thread: bool = False
    rated: bool = True
    private: bool = False
    daily: date | None = None
    board: str | None = None
    origin: str | None = None

    @property
    def concealed(self) -> bool:
        """Others play its deal elsewhere: it stands in no channel, and its secret is not its own to tell."""
        return self.daily is not None or self.board is not None or self.challenge is not None

    @property
    def challenge(self) -> str | None:
        """The finished table whose cards somebody else plays here, to be compared with the game there."""
        if self.origin is None or self.location.channel_id != NO_CHANNEL:
            return None
        return self.origin.split(" ")[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(TableFacts):
    """A table: what was chosen at its opening, and how its log stands now.

    `seats` is how many are wanted. `dues` is what has its time there (moments by names that the bot gives), `wake_at`
    when the scheduler must look next. `preselected` holds the cards that people have chosen before their turn, by seat,
    known to nobody else. `home_id` is the channel in which it was opened, another one if it has its own thread.
    `chained` says that its log has a chain.
    """

    rules_version: int
    seats: int
    secret: bytes = field(repr=False)
    wake_at: int | None = None
    dues: Mapping[str, int] = field(default_factory=dict)
    preselected: Mapping[str, Any] = field(default_factory=dict, repr=False)
    home_id: int | None = None
    chained: bool = False
    rematch_of: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A seat at a table. `level` is the strength of its computer player, `awaited` whether the seat owes a decision.

    `away` is the reason why a computer plays a person's seat.
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
class BlockedPerson:
    """Somebody whom a person does not want at their tables; `blocked_name` as it was when they said so."""

    user_id: int
    blocked_id: int
    blocked_name: str


@dataclass(frozen=True, slots=True)
class Crown:
    """A champion's role that somebody has from us."""

    guild_id: int
    user_id: int
    role_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Import:
    """A record that somebody brought along to look at; `body` is its JSON."""

    id: str
    user_id: int
    at: int
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A moment of a finished game at which one play beats every other: the seat to act after `step` actions.

    `best` is that play, `margin` by how much it surely beats the next one, in so many imagined `worlds`.
    """

    id: str
    guild_id: int
    table_id: str
    step: int
    seat: int
    game: str
    best: str
    margin: float
    worlds: int
    found_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A finished game whose cards friends may play, and the message that says so.

    `over_at` is when the lines lay open, `told_at` when the message showed them; None while that is to come.
    """

    table_id: str
    guild_id: int
    channel_id: int
    message_id: int | None = None
    opened_at: int
    over_at: int | None = None
    told_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyDeal:
    """A server's deal for a day: what is dealt to everybody who tries it, fixed when it was promised.

    `opened_at` and `closes_at` are when the day began for the server and when it ends, None while it has not begun;
    `shown_at` when the server was told in the morning that it is there, `announced_at` how it went.
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
    shown_at: int | None = None
    announced_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRow:
    """A contest, as far as it is not in its log: where its message stands, and how long the log is.

    `secret` is what the deals of a duplicate's boards are made from.
    """

    id: str
    guild_id: int
    channel_id: int
    opener_id: int
    stage: Stage
    length: int
    secret: bytes = field(repr=False)
    opened_at: int
    message_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildSettings:
    """A server's settings.

    `scoring` is that of the next season. `season_channel_id` is the channel where seasons are closed, None for the one
    where people last played. `undo_rated` is whether plays can be taken back in games that count, too. With
    `table_returns`, a table that eight messages have buried is posted anew below them.

    `daily_channel_id` is the channel that hears how each deal of the day went, None for no channel. `daily_hour` is the
    hour of the morning at which it hears of the new deal. With `daily_prize`, the best of a week win season points.

    `opener_role_id` may open tables if `who_may_open` says so. `call_role_id` is called to tables with free seats, the
    last time at `called_at`. `champion_role_id` is given to the champion of the last season.
    """

    guild_id: int
    locale: str | None = None
    text_mode: bool = False
    use_threads: bool = False
    who_may_open: WhoMayOpen = WhoMayOpen.EVERYONE
    tables_per_person: int = 5
    tables_per_guild: int = 50
    lobby_hours: int = 24
    time_zone: str = UTC
    season_length: SeasonLength = SeasonLength.MONTHLY
    season_channel_id: int | None = None
    scoring: Scoring = field(default_factory=dict)
    pace: TurnPace = TurnPace.NONE
    undo_rated: bool = False
    table_returns: bool = True
    daily_channel_id: int | None = None
    daily_hour: int = 8
    daily_prize: bool = False
    opener_role_id: int | None = None
    call_role_id: int | None = None
    called_at: int | None = None
    champion_role_id: int | None = None

    @property
    def day_ends(self) -> int:
        """The hour at which a day's deal ends: in the evening where the server is told of it, else at midnight."""
        return MIDNIGHT if self.daily_channel_id is None else self.daily_hour + EVENING


@dataclass(frozen=True, slots=True, kw_only=True)
class UserSettings:
    """A person's settings; None follows the server. `last_options` are the options of their last table, by game.

    No ping reaches them from `quiet_from` to `quiet_to`, in minutes after midnight in their time zone.
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
    auto_play: bool = True
    preselect: bool = False
    last_options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


Changes: TypeAlias = Mapping[str, Any]
"""The settings of a server or of a person to be changed, by the names of the fields; the others stay as they are."""
