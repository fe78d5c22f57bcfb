"""A finished (or running) game written down: header and actions, as JSON and as readable text.

A record holds everything a replay needs. With the secret it also proves the shuffle: the secret's hash must be the
commitment, and the actions must be legal in the game that this secret and these salts deal.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from games.engine.deal import FairDeal, commitment
from games.engine.errors import BadRecord, BadSetup, PlayError
from games.engine.text import Seat, text

if TYPE_CHECKING:
    from games.engine.contract import AnyGame, AnyState

LARGEST = 1_000_000
"""Characters a record may have; a whole game needs a few thousand."""

Hex32 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Step = tuple[Annotated[int, Field(ge=0, lt=16)], Annotated[str, Field(min_length=1, max_length=200)]]


class SeatEntry(BaseModel):
    """Who sat there: a name and the salt given; `computer` is the strength of a computer player."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[str, Field(max_length=100)]
    salt: Annotated[str, Field(max_length=100)]
    computer: str | None = None


class Record(BaseModel):
    """One game written down. `secret` is None until the game has ended."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1] = 1
    game: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,40}$")]
    rules_version: Annotated[int, Field(ge=1)]
    options: dict[str, Any] = {}
    seats: tuple[SeatEntry, ...]
    commitment: Hex32
    secret: Hex32 | None = None
    actions: tuple[Step, ...] = ()
    result: tuple[int, ...] | None = None
    """Places by seat (1 is first), once the game has ended."""

    @classmethod
    def read(cls, data: str) -> Record:
        """Return the record in `data`, JSON or the readable text. Raises `BadRecord`."""
        if len(data) > LARGEST:
            raise BadRecord(text("record-too-large"))
        try:
            if data.lstrip().startswith("{"):
                return cls.model_validate_json(data)
            return cls.model_validate(_from_text(data))
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"]) or "record"
            raise BadRecord(text("record-malformed", where=where)) from error

    def json_text(self) -> str:
        """Return the record as JSON, one key a line."""
        return self.model_dump_json(indent=1) + "\n"

    def readable(self) -> str:
        """Return the record as text for people: a header, then one action a line. `read` takes it back."""
        lines = [
            f"format: {self.format}",
            f"game: {self.game}",
            f"rules_version: {self.rules_version}",
            *(f"option {name}: {json.dumps(value)}" for name, value in sorted(self.options.items())),
        ]
        for entry in self.seats:
            kind = f"computer {entry.computer}" if entry.computer else "person"
            lines.append(f"seat: {json.dumps(entry.name)} {kind} salt {json.dumps(entry.salt)}")
        lines.append(f"commitment: {self.commitment}")
        if self.secret is not None:
            lines.append(f"secret: {self.secret}")
        if self.result is not None:
            lines.append(f"result: {' '.join(str(place) for place in self.result)}")
        lines.append("")
        lines += [f"{seat}. {notation}" for seat, notation in self.actions]
        return "\n".join(lines) + "\n"

    def walk(self, game: AnyGame) -> Iterator[AnyState]:
        """Yield the state before the first action, then the same state after each action.

        It is one state that moves: look at it (`view`, `events`) or copy it before asking for the next. Raises
        `BadRecord` when the secret is missing or does not match the commitment, the options or seats are not the
        game's, an action is illegal, or the game ends with another result than the one written down.
        """
        state = self._begin(game)
        yield state
        for number, (seat, notation) in enumerate(self.actions, start=1):
            try:
                state.play(seat, notation)
            except PlayError as error:
                raise BadRecord(text("record-illegal", number=number, why=error.reason)) from error
            yield state
        outcome = state.outcome()
        if self.result is not None and outcome is not None and outcome.places != self.result:
            raise BadRecord(text("record-wrong-result"))

    def replay(self, game: AnyGame) -> AnyState:
        """Return the state after the last action; its `events` hold everything that happened. Raises as `walk`."""
        return deque(self.walk(game), maxlen=1)[0]

    def _begin(self, game: AnyGame) -> AnyState:
        if self.game != game.key:
            raise BadRecord(text("record-other-game", game=self.game))
        if self.rules_version > game.rules_version:
            raise BadRecord(text("record-newer", version=self.rules_version))
        if self.secret is None:
            raise BadRecord(text("record-no-secret"))
        secret = bytes.fromhex(self.secret)
        if commitment(secret) != self.commitment:
            raise BadRecord(text("record-broken-promise"))
        deal = FairDeal(secret, tuple(entry.salt for entry in self.seats))
        try:
            state = game.start(len(self.seats), game.options.model_validate(self.options), deal)
        except BadSetup as error:
            raise BadRecord(error.reason) from error
        except ValidationError as error:
            raise BadRecord(text("record-malformed", where="options")) from error
        state.events = []
        return state


_HEADER = {"format", "game", "rules_version", "commitment", "secret", "result"}
_SEAT = re.compile(r'("(?:[^"\\]|\\.)*") (?:person|computer (\w+)) salt ("(?:[^"\\]|\\.)*")')


def _from_text(data: str) -> dict[str, Any]:
    head, _, body = data.partition("\n\n")
    found: dict[str, Any] = {"options": {}, "seats": []}
    for line in head.splitlines():
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord(text("record-malformed", where=line[:40]))
        if name == "seat":
            found["seats"].append(_seat(value))
        elif name.startswith("option "):
            found["options"][name.removeprefix("option ")] = _json(value)
        elif name == "result":
            found["result"] = value.split()
        elif name in _HEADER:
            found[name] = int(value) if value.isdecimal() and len(value) < 10 else value
        else:
            raise BadRecord(text("record-malformed", where=name[:40]))
    found["actions"] = [_action(line) for line in body.splitlines() if line]
    return found


def _seat(value: str) -> dict[str, Any]:
    match = _SEAT.fullmatch(value)
    if match is None:
        raise BadRecord(text("record-malformed", where="seat"))
    return {"name": _json(match[1]), "computer": match[2], "salt": _json(match[3])}


def _action(line: str) -> tuple[Seat, str]:
    seat, dot, notation = line.partition(". ")
    if not dot or not seat.isdecimal() or len(seat) > 2:
        raise BadRecord(text("record-malformed", where=line[:40]))
    return int(seat), notation


def _json(value: str) -> Any:
    try:
        return json.loads(value)
    except ValueError as error:
        raise BadRecord(text("record-malformed", where=value[:40])) from error
