"""Why a play was refused: a closed set, each with a stable code and the parameters of its message."""

from __future__ import annotations

from games.engine.text import Seat, SeatRef, Text, text


class PlayError(ValueError):
    """A play that the rules refuse. Nothing has changed.

    `code` is stable and meant for programs; `reason` is the sentence for the person.
    """

    code: str = "refused"

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{self.code}: {reason}")
        self.reason = reason


class BadNotation(PlayError):
    """The text is not an action of this game at all."""

    code = "bad-notation"

    def __init__(self, notation: str) -> None:
        super().__init__(text("engine-bad-notation", notation=notation[:40]))


class GameOver(PlayError):
    """The game has ended."""

    code = "game-over"

    def __init__(self) -> None:
        super().__init__(text("engine-game-over"))


class NotYourTurn(PlayError):
    """The seat owes no decision now."""

    code = "not-your-turn"

    def __init__(self, seat: Seat) -> None:
        super().__init__(text("engine-not-your-turn", seat=SeatRef(seat)))
        self.seat = seat


class IllegalAction(PlayError):
    """An action of this game that the rules forbid here; `reason` names the rule and the cards."""

    code = "illegal"


class BadSetup(ValueError):
    """A game cannot start like this: wrong number of seats, or options that do not fit together."""

    code = "bad-setup"

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{self.code}: {reason}")
        self.reason = reason


class BadRecord(ValueError):
    """A record that cannot be read, replayed or verified; `reason` says what is wrong with it."""

    code = "bad-record"

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{self.code}: {reason}")
        self.reason = reason
