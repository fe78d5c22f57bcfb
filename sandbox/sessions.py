"""Gateway sessions: numbered events with a buffer for RESUME, and which session gets which event."""

from __future__ import annotations

import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from enum import IntFlag
from typing import TYPE_CHECKING, Protocol

from sandbox import record

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.record import Record

REPLAY_EVENTS = 1000
MAX_SESSIONS = 64
IDENTIFY_SECONDS = 5.0
IDENTIFIES_PER_DAY = 1000


class Intent(IntFlag):
    """Gateway intents, as far as they matter here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
MAX_INTENTS = (1 << 26) - 1


@dataclass(slots=True)
class Starts:
    """How many shards a bot is told to have, and how often it may identify.

    `max_concurrency` shards may identify at once, those of different remainders by it; then five seconds pass. That
    is `enforced` only where it is asked for: a test starts bots one after another.
    """

    shards: int = 1
    max_concurrency: int = 1
    enforced: bool = False
    used: int = 0
    _last: dict[int, float] = field(default_factory=dict)

    def take(self, shard: int, now: float) -> bool:
        """Count an IDENTIFY of a shard and say whether it may go on."""
        bucket = shard % self.max_concurrency
        if self.enforced and now - self._last.get(bucket, -IDENTIFY_SECONDS) < IDENTIFY_SECONDS:
            return False
        self._last[bucket] = now
        self.used += 1
        return True

    def as_json(self) -> Json:
        """The shards and the session start limit, as `/gateway/bot` gives them."""
        limit = {
            "total": IDENTIFIES_PER_DAY,
            "remaining": max(0, IDENTIFIES_PER_DAY - self.used),
            "reset_after": 86_400_000,
            "max_concurrency": self.max_concurrency,
        }
        return {"shards": self.shards, "session_start_limit": limit}


class Wire(Protocol):
    """A living connection that a session writes to."""

    def push(self, text: str) -> None:
        """Send a text frame soon, in order."""


@dataclass(slots=True)
class Session:
    """One identified bot process (or shard of one)."""

    intents: Intent
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    wire: Wire | None = None
    tell: Record | None = None
    buffer: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAY_EVENTS))

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event if the bot is connected, numbered, and keep it for a resume."""
        self.sequence += 1
        record.event(self.tell, event, data)
        text = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": data})
        self.buffer.append((self.sequence, text))
        if self.wire is not None:
            self.wire.push(text)

    def missed(self, since: int) -> list[str] | None:
        """The events after number `since`, or nothing if the buffer does not reach back."""
        if not 0 <= since <= self.sequence:
            return None
        events = [text for number, text in self.buffer if number > since]
        return events if len(events) == self.sequence - since else None

    def serves(self, guild_id: int) -> bool:
        return (guild_id >> 22) % self.shard[1] == self.shard[0]


class Sessions:
    """The sessions of the bot, oldest first. Several processes may be connected at once."""

    def __init__(self, tell: Record | None = None) -> None:
        self._tell = tell
        self._sessions: dict[str, Session] = {}

    def __len__(self) -> int:
        return len(self._sessions)

    @property
    def connected(self) -> list[Session]:
        return [session for session in self._sessions.values() if session.wire is not None]

    def open(self, intents: Intent, shard: tuple[int, int]) -> Session:
        """Start a session; the oldest ones without a connection are forgotten when there are many."""
        session = Session(intents, shard, tell=self._tell)
        self._sessions[session.id] = session
        idle = [one for one in self._sessions.values() if one.wire is None and one is not session]
        for old in idle[: max(0, len(self._sessions) - MAX_SESSIONS)]:
            del self._sessions[old.id]
        return session

    def find(self, session_id: object) -> Session | None:
        return self._sessions.get(session_id) if isinstance(session_id, str) else None

    def renew(self, session: Session) -> None:
        """Make a session the newest: it was resumed."""
        self._sessions[session.id] = self._sessions.pop(session.id)

    def forget(self, session: Session) -> None:
        """End a session: it cannot be resumed."""
        self._sessions.pop(session.id, None)

    def to_guild(self, guild_id: int, needed: Intent, event: str, data: Json) -> None:
        """Send a server event to every session of its shard that asked for it."""
        for session in list(self._sessions.values()):
            if session.serves(guild_id) and needed in session.intents:
                session.dispatch(event, data)

    def to_first_shard(self, needed: Intent, event: str, data: Json) -> None:
        """Send an event without a server, such as a direct message."""
        for session in list(self._sessions.values()):
            if session.shard[0] == 0 and needed in session.intents:
                session.dispatch(event, data)

    def asked(self, guild_id: int) -> list[Session]:
        """The sessions that get interactions: all that are connected, else the newest one, to resume.

        The first of several bots to answer has answered. What happens in direct messages, in server 0, belongs to the
        first shard as everything of 0 does.
        """
        fitting = [session for session in self._sessions.values() if session.serves(guild_id)]
        return [session for session in fitting if session.wire is not None] or fitting[-1:]
