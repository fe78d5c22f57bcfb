"""The table service's refusals: a closed set, each with a stable code and a sentence for the person."""

from __future__ import annotations

from games.engine import Text, text
from persistence.errors import StoreAway, StoreBroken, StoreError, StoreFull, StoreLocked, StoreReadOnly

_TROUBLES = (StoreLocked, StoreAway, StoreReadOnly, StoreFull, StoreBroken)


class TableError(Exception):
    """A request that was refused; nothing has changed. `reason` names what to do about it."""

    code = "refused"

    def __init_subclass__(cls, code: str) -> None:
        cls.code = code

    def __init__(self, reason: Text | None = None) -> None:
        self.reason = reason or text(f"table-{self.code}")
        super().__init__(f"{self.code}: {self.reason}")


class NoSuchTable(TableError, code="unknown"):
    """The table is unknown, or lies on another server."""


class NotOpen(TableError, code="not-open"): ...


class NotRunning(TableError, code="not-running"): ...


class Finished(TableError, code="finished"): ...


class NotFinished(TableError, code="not-finished"): ...


class Closed(TableError, code="closed"): ...


class Full(TableError, code="full"): ...


class NotInvited(TableError, code="not-invited"): ...


class NotForYou(TableError, code="not-for-you"):
    """Somebody at the table does not want the person there; who it is stays with them."""


class AlreadySeated(TableError, code="already-seated"): ...


class NotSeated(TableError, code="not-seated"): ...


class Absent(TableError, code="absent"):
    """A computer plays the person's seat until they are back."""


class NotAbsent(TableError, code="not-absent"): ...


class Paused(TableError, code="paused"): ...


class VoteRunning(TableError, code="vote-running"): ...


class NoVote(TableError, code="vote-over"): ...


class NoSuchSeat(TableError, code="no-such-seat"): ...


class TooFewSeats(TableError, code="too-few"): ...


class NotAllowed(TableError, code="not-allowed"): ...


class TooManyTables(TableError, code="too-many"): ...


class BadRequest(TableError, code="bad-request"):
    """The game, the options, the number of seats or the word given do not fit."""


class AlreadyTried(TableError, code="daily-tried"):
    """The person has tried this deal of the day; the try is nobody's now."""


class Stale(TableError, code="stale"):
    """The action was chosen from an old picture of the table."""


class Refused(TableError, code="illegal"):
    """The rules refuse the play; `reason` names the rule and the cards."""


class NotUndone(TableError, code="undo-nothing"): ...


class Unavailable(TableError, code="unavailable"):
    """The table's log cannot be played here, or there is no id for a new table; nothing has changed."""


def reason_of(error: StoreError) -> Text:
    """The sentence about an error of the store, which everything here may raise."""
    return text(
        f"table-unavailable-{error.code.replace('-', '')}" if isinstance(error, _TROUBLES) else "table-unavailable"
    )
