"""Why the table service refuses: a closed set, each with a stable code and a sentence for the person."""

from __future__ import annotations

from games.engine import Text, text


class TableError(Exception):
    """A request that was refused; nothing has changed. `reason` names what to do about it."""

    code = "refused"

    def __init__(self, reason: Text | None = None) -> None:
        self.reason = reason or text(f"table-{self.code}")
        super().__init__(f"{self.code}: {self.reason}")


class NoSuchTable(TableError):
    """The table is unknown, or lies on another server."""

    code = "unknown"


class NotOpen(TableError):
    """The game has started; people can no longer join or leave."""

    code = "not-open"


class NotRunning(TableError):
    """The game has not started yet."""

    code = "not-running"


class Finished(TableError):
    """The game has ended."""

    code = "finished"


class NotFinished(TableError):
    """The game still runs; what was asked for comes with its result."""

    code = "not-finished"


class Closed(TableError):
    """The table was closed without a result."""

    code = "closed"


class Full(TableError):
    """Every seat is taken."""

    code = "full"


class NotInvited(TableError):
    """Only invited people sit down at this table."""

    code = "not-invited"


class NotForYou(TableError):
    """Somebody at the table does not want the person there; who it is stays with them."""

    code = "not-for-you"


class AlreadySeated(TableError):
    """The person sits there already."""

    code = "already-seated"


class NotSeated(TableError):
    """The person has no seat at this table."""

    code = "not-seated"


class Absent(TableError):
    """A computer plays the person's seat until they are back."""

    code = "absent"


class NotAbsent(TableError):
    """The person plays their seat themselves."""

    code = "not-absent"


class Paused(TableError):
    """The game is paused; nothing is played."""

    code = "paused"


class VoteRunning(TableError):
    """Another vote has to end first."""

    code = "vote-running"


class NoVote(TableError):
    """The vote is over."""

    code = "vote-over"


class NoSuchSeat(TableError):
    """Nobody sits there."""

    code = "no-such-seat"


class TooFewSeats(TableError):
    """The game needs more players."""

    code = "too-few"


class NotAllowed(TableError):
    """Only the opener or a manager may do this."""

    code = "not-allowed"


class TooManyTables(TableError):
    """The person's or the server's limit of open tables is reached."""

    code = "too-many"


class BadRequest(TableError):
    """The game, the options, the number of seats or the word given do not fit."""

    code = "bad-request"


class AlreadyTried(TableError):
    """The person has tried this deal of the day; the try is nobody's now."""

    code = "daily-tried"


class Stale(TableError):
    """The action was chosen from an old picture of the table."""

    code = "stale"


class Refused(TableError):
    """The rules refuse the play; `reason` names the rule and the cards."""

    code = "illegal"


class NotUndone(TableError):
    """The last play cannot be taken back; `reason` says why."""

    code = "undo-nothing"


class Unavailable(TableError):
    """The store could not write (locked, read-only, full, broken); nothing has changed, trying again is right."""

    code = "unavailable"
