"""Counts of the bot's own work, as Prometheus reads them; fed where the work is done, shown by `bot.process.health`.

No table, person or server is ever a label: how much there is to tell must not grow with the players.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from bot.tables.model import Change

ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds; Discord waits no longer than the last."""
LATENESS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
PULSE = 0.1
"""Seconds between two looks at how late the event loop is."""
NO_ANSWER = "none"

_API = re.compile(r"^/api(/v\d+)?(?=/)")
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/)\d+/[^/]+")
_ID = re.compile(r"/\d+")


def route(path: str) -> str:
    """The route of Discord's that a path is: no id and no token is left in it."""
    inside, of_api = _API.subn("", path)
    return _ID.sub("/:id", _TOKEN.sub(r"\1:id/:token", inside)) if of_api else "elsewhere"


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._changes = Counter(
            "tapis_table_changes", "Committed changes of tables, by kind.", ["kind"], registry=self._registry
        )
        self._answers = Histogram(
            "tapis_answer_seconds",
            "From an interaction's arrival until Discord has taken the answer, by its type.",
            ["type"],
            buckets=ANSWERS,
            registry=self._registry,
        )
        self._calls = Counter(
            "tapis_discord_calls",
            "Calls to Discord, by route and status; 429 is “too many”, none is no answer at all.",
            ["method", "route", "status"],
            registry=self._registry,
        )
        self._lateness = Histogram(
            "tapis_loop_lateness_seconds",
            "How much later than asked the event loop does something.",
            buckets=LATENESS,
            registry=self._registry,
        )
        self._commits = Counter("tapis_commits", "Transactions committed by this process.", registry=self._registry)
        self._tables = Gauge("tapis_tables", "Tables in the database, by phase.", ["phase"], registry=self._registry)
        ProcessCollector(registry=self._registry)  # memory, processor time, open files
        self._pulse: asyncio.TimerHandle | None = None

    def changed(self, change: Change) -> None:
        self._changes.labels(change.kind).inc()

    def answered(self, kind: str, seconds: float) -> None:
        self._answers.labels(kind).observe(seconds)

    def called(self, method: str, path: str, status: int | None) -> None:
        """Count a call to Discord and how it was answered, None for not at all."""
        self._calls.labels(method, route(path), NO_ANSWER if status is None else str(status)).inc()

    def committed(self) -> None:
        self._commits.inc()

    def count_tables(self, by_phase: Mapping[str, int]) -> None:
        for phase, count in by_phase.items():
            self._tables.labels(phase).set(count)

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        Gauge(f"tapis_{name}", meaning, registry=self._registry).set_function(read)

    def start_pulse(self) -> None:
        loop = asyncio.get_running_loop()

        def beat(due: float) -> None:
            now = loop.time()
            self._lateness.observe(max(0.0, now - due))
            self._pulse = loop.call_at(now + PULSE, beat, now + PULSE)

        beat(loop.time())

    def stop_pulse(self) -> None:
        if self._pulse is not None:
            self._pulse.cancel()

    def text(self) -> str:
        return generate_latest(self._registry).decode()
