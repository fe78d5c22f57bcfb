"""The store's errors when it cannot work, as people are told of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import structlog

from bot.tables.errors import Unavailable
from games.engine import Text, text
from persistence.errors import StoreAway, StoreBroken, StoreError, StoreFull, StoreLocked, StoreReadOnly

log = structlog.get_logger(__name__)

_REASONS: Mapping[str, Text] = {
    StoreLocked.code: text("table-unavailable-locked"),
    StoreAway.code: text("table-unavailable-away"),
    StoreReadOnly.code: text("table-unavailable-readonly"),
    StoreFull.code: text("table-unavailable-full"),
    StoreBroken.code: text("table-unavailable-broken"),
}


@contextmanager
def storing() -> Iterator[None]:
    """Turn what the store raises when it cannot work into `Unavailable`."""
    try:
        yield
    except (StoreLocked, StoreAway, StoreReadOnly, StoreFull, StoreBroken) as error:
        log.warning("store unavailable", code=error.code, why=str(error))
        raise Unavailable(reason_of(error)) from error


def reason_of(error: StoreError) -> Text:
    """The message about an error of the store."""
    return _REASONS.get(error.code, text("table-unavailable"))
