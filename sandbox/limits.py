"""Rate limits: buckets with honest headers, the global limit, and edits of old messages.

Discord does not publish the numbers; these are the ones seen in the wild. A bot has to read the headers.
"""

from __future__ import annotations

import hashlib
import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.errors import Json

GLOBAL_PER_SECOND = 50
OLD_MESSAGE_SECONDS = 3600.0
MAX_WINDOWS = 2000


@dataclass(frozen=True, slots=True)
class Rule:
    """So many calls in so many seconds, for each value of the major parameter."""

    name: str
    limit: int
    seconds: float
    scope: str = "user"

    @property
    def bucket(self) -> str:
        """The opaque name that clients see."""
        return hashlib.md5(self.name.encode(), usedforsecurity=False).hexdigest()


@dataclass(slots=True)
class Window:
    """The calls of one bucket since its window opened."""

    ends: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a call may go on, and the headers that tell the client where it stands."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False

    def body(self) -> Json:
        """The JSON of a 429."""
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.everywhere,
        }


class Limited(Exception):
    """The call is refused with 429; `code` is 30046 for edits of old messages, else 0.

    `made_up` tells the refusals that a request for faults brought from those that the caller earned.
    """

    def __init__(self, verdict: Verdict, code: int = 0, message: str = "", *, made_up: bool = False) -> None:
        super().__init__("429")
        self.verdict = verdict
        self.code = code
        self.message = message
        self.made_up = made_up

    @property
    def scope(self) -> str:
        """Whose limit it was: "user", "global" or "shared"; "made up" where a request for faults brought it."""
        return "made up" if self.made_up else self.verdict.headers["X-RateLimit-Scope"]

    def body(self) -> Json:
        body = self.verdict.body()
        return {**body, "code": self.code, "message": self.message} if self.code else body


MESSAGE_CREATE = Rule("message create", 5, 5)
MESSAGE_EDIT = Rule("message edit", 5, 5)
MESSAGE_DELETE = Rule("message delete", 5, 1)
OLD_EDIT = Rule("edit of an old message", 3, 6)
WEBHOOK = Rule("interaction token", 5, 2)
FOLLOWUP = Rule("followups of a channel", 30, 60, "shared")
TYPING = Rule("typing", 5, 5)
COMMANDS = Rule("commands", 5, 20)
EMOJIS = Rule("emojis", 50, 2)
THREADS = Rule("threads", 50, 300)
OTHER = Rule("other", 50, 1)

BY_ROUTE: dict[str, Rule | None] = {
    "POST /channels/{channel_id}/messages": MESSAGE_CREATE,
    "PATCH /channels/{channel_id}/messages/{message_id}": MESSAGE_EDIT,
    "DELETE /channels/{channel_id}/messages/{message_id}": MESSAGE_DELETE,
    "POST /channels/{channel_id}/typing": TYPING,
    "POST /channels/{channel_id}/threads": THREADS,
    "POST /channels/{channel_id}/messages/{message_id}/threads": THREADS,
    "PUT /applications/{application_id}/commands": COMMANDS,
    "PUT /applications/{application_id}/guilds/{guild_id}/commands": COMMANDS,
    "POST /applications/{application_id}/emojis": EMOJIS,
    "PATCH /applications/{application_id}/emojis/{emoji_id}": EMOJIS,
    "DELETE /applications/{application_id}/emojis/{emoji_id}": EMOJIS,
    "POST /interactions/{interaction_id}/{token}/callback": None,
}


def told_to_wait(retry_after: float, *, everywhere: bool) -> Verdict:
    """A refusal that belongs to no bucket: the global limit, or a made-up one."""
    headers = {
        "Retry-After": str(math.ceil(retry_after)),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return Verdict(headers, retry_after, everywhere=everywhere)


class Limits:
    """Counts calls. Time here is real time: a client that is told to wait really waits.

    `speed` makes every window so many times shorter, and `everywhere` is how many calls one second (made shorter
    likewise) lets through over all routes: a test need not wait, or may be made to.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic, *, enabled: bool = True) -> None:
        self._now = now
        self.enabled = enabled
        self.speed = 1.0
        self.everywhere = GLOBAL_PER_SECOND
        self._windows: dict[tuple[str, str], Window] = {}

    def restore(self) -> None:
        """Be as Discord is again."""
        self.enabled = True
        self.speed = 1.0
        self.everywhere = GLOBAL_PER_SECOND

    def judge(self, route: str, parameters: dict[str, str]) -> Verdict:
        """Count a call of a route and say whether it may go on."""
        if not self.enabled:
            return Verdict({})
        token = parameters.get("token")
        if token is None:
            verdict = self._take(Rule("global", self.everywhere, 1), "")
            if verdict.retry_after is not None:
                return told_to_wait(verdict.retry_after, everywhere=True)
        rule = BY_ROUTE.get(route, WEBHOOK if token is not None else OTHER)
        if rule is None:
            return Verdict({})
        major = token or parameters.get("channel_id") or parameters.get("guild_id") or ""
        if rule in (COMMANDS, EMOJIS):
            major = ""
        return self._take(rule, major)

    def count_followup(self, channel_id: int) -> None:
        """Count a new followup message against what its channel may get.

        Raises:
            Limited: too many.

        """
        verdict = self._extra(FOLLOWUP, channel_id)
        if verdict.retry_after is not None:
            raise Limited(verdict)

    def count_edit(self, channel_id: int, age: float) -> None:
        """Count an edit of a message that was written `age` seconds ago.

        Raises:
            Limited: 30046, too many edits of messages older than an hour.

        """
        if age > OLD_MESSAGE_SECONDS:
            verdict = self._extra(OLD_EDIT, channel_id)
            if verdict.retry_after is not None:
                message = "Maximum number of edits to messages older than 1 hour reached. Try again later."
                raise Limited(verdict, 30046, message)

    def _extra(self, rule: Rule, channel_id: int) -> Verdict:
        return self._take(rule, str(channel_id)) if self.enabled else Verdict({})

    def _take(self, rule: Rule, major: str) -> Verdict:
        now = self._now()
        window = self._windows.get((rule.name, major))
        if window is None or window.ends <= now:
            self._sweep(now)
            window = self._windows[rule.name, major] = Window(now + rule.seconds / self.speed)
        left = window.ends - now
        over = window.used >= rule.limit
        window.used += not over
        headers = {
            "X-RateLimit-Limit": str(rule.limit),
            "X-RateLimit-Remaining": str(rule.limit - window.used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": rule.bucket,
        }
        if not over:
            return Verdict(headers)
        headers |= {"X-RateLimit-Scope": rule.scope, "Retry-After": str(math.ceil(left))}
        return Verdict(headers, round(left, 3))

    def _sweep(self, now: float) -> None:
        if len(self._windows) >= MAX_WINDOWS:
            self._windows = {key: window for key, window in self._windows.items() if window.ends > now}
