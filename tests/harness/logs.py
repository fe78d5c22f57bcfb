"""The log of tests: cheap to write, and an error in it that nobody asked for fails the test."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import structlog
from structlog.types import EventDict, WrappedLogger

_ERRORS: list[dict[str, Any]] = []


def _kept(_logger: WrappedLogger, level: str, event: EventDict) -> EventDict:
    if level in {"error", "critical"}:
        _ERRORS.append(dict(event))
    return event


# Without variables in its tracebacks: to draw them takes longer than most tests.
PLAIN: Any = {
    "processors": [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.dev.set_exc_info,
        structlog.processors.format_exc_info,
        _kept,
        structlog.processors.KeyValueRenderer(key_order=["level", "event"]),
    ],
}


@contextmanager
def no_errors(but: Collection[str]) -> Iterator[None]:
    """Fail when an error is logged meanwhile whose event is not one of these."""
    _ERRORS.clear()
    yield
    strange = [error for error in _ERRORS if error["event"] not in but]
    assert not strange, "\n".join(map(str, strange))
