"""How often the bot called, and how it was answered: what campaigns and benches read."""

from __future__ import annotations

import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.errors import Json

INVALID_SECONDS = 600.0
MOST_INVALID = 100_000
SHARED = "shared"


@dataclass(slots=True)
class Count:
    """How often a route was called and how it answered."""

    calls: int = 0
    client_errors: int = 0
    rate_limited: int = 0
    server_errors: int = 0

    def add(self, status: int) -> None:
        self.calls += 1
        self.client_errors += 400 <= status < 500
        self.rate_limited += status == 429
        self.server_errors += status >= 500


@dataclass(slots=True)
class Counters:
    """The calls since the start or the last reset, by route; refusals also by whose limit it was.

    Discord bans an address after 10,000 answers of 401, 403 and 429 in ten minutes; 429s of a shared limit do
    not count. `invalid` is that number here.
    """

    now: Callable[[], float] = time.monotonic
    routes: dict[str, Count] = field(default_factory=dict)
    scopes: Counter[str] = field(default_factory=Counter)
    _invalid: deque[float] = field(default_factory=lambda: deque(maxlen=MOST_INVALID))

    def add(self, route: str, status: int) -> None:
        self.routes.setdefault(route, Count()).add(status)
        if status in (401, 403):
            self._invalid.append(self.now())

    def refused(self, scope: str) -> None:
        """Count a 429 by its scope: "user", "global", "shared" or "made up"."""
        self.scopes[scope] += 1
        if scope != SHARED:
            self._invalid.append(self.now())

    def reset(self) -> None:
        """Begin again."""
        self.routes.clear()
        self.scopes.clear()
        self._invalid.clear()

    @property
    def invalid(self) -> int:
        """How many of the last ten minutes' answers count towards a ban."""
        while self._invalid and self._invalid[0] < self.now() - INVALID_SECONDS:
            self._invalid.popleft()
        return len(self._invalid)

    def as_json(self) -> Json:
        """The counts by route and in total, and the refusals by scope."""
        total = {"calls": 0, "4xx": 0, "429": 0, "5xx": 0}
        by_route = {}
        for name, count in sorted(self.routes.items()):
            numbers = {
                "calls": count.calls,
                "4xx": count.client_errors,
                "429": count.rate_limited,
                "5xx": count.server_errors,
            }
            by_route[name] = numbers
            total = {key: total[key] + number for key, number in numbers.items()}
        scopes = {scope: self.scopes[scope] for scope in ("user", "global", SHARED, "made up")}
        return {"total": total, "routes": by_route, "429": scopes, "invalid": self.invalid}
