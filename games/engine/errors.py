"""Refusals, each with a stable `code` for programs and a `reason` for the person."""

from __future__ import annotations

from games.engine.text import Seat, SeatRef, Text, text


class _Refused(ValueError):
    code: str

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{self.code}: {reason}")
        self.reason = reason


class PlayError(_Refused):
    """A play that the rules refuse. Nothing has changed."""


class BadNotation(PlayError):
    """The text is not an action of this game at all."""

    code = "bad-notation"

    def __init__(self, notation: str) -> None:
        super().__init__(text("engine-bad-notation", notation=notation[:40]))


class GameOver(PlayError):
    code = "game-over"

    def __init__(self) -> None:
        super().__init__(text("engine-game-over"))


class NotYourTurn(PlayError):
    code = "not-your-turn"

    def __init__(self, seat: Seat) -> None:
        super().__init__(text("engine-not-your-turn", seat=SeatRef(seat)))
        self.seat = seat


class IllegalAction(PlayError):
    """An action of this game that the rules forbid here; `reason` names the rule and the cards."""

    code = "illegal"


class BadSetup(_Refused):
    """A game cannot start like this: wrong number of seats, or options that do not fit together."""

    code = "bad-setup"


class BadRecord(_Refused):
    """A record that cannot be read, replayed or verified."""

    code = "bad-record"
