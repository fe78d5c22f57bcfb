"""A finished (or running) game written down: header and actions, as JSON and as readable text.

With the secret a record also proves the shuffle: the secret's hash must be the commitment, and the actions must be
legal in the game that this secret and these salts deal (docs/fair-shuffle.md).
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_serializer,
    model_validator,
)

from games.engine.chain import beginning, first_link, last_link, told_by
from games.engine.deal import Deal, FairDeal, commitment, made_salt
from games.engine.errors import BadRecord, BadSetup, PlayError
from games.engine.text import Seat, Text, text

if TYPE_CHECKING:
    from games.engine.contract import AnyGame, AnyState

LARGEST = 3_000_000
"""Characters a record may have; a whole game with its chain needs some ten thousand."""

Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,40}$")]
Hex32 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Value = bool | Annotated[int, Field(ge=-(10**9), le=10**9)] | Annotated[str, Field(max_length=100)]
Notation = Annotated[str, Field(pattern=r"^[!-~]+( [!-~]+)*$", max_length=60)]
Origin = Annotated[str, Field(pattern=r"^([a-z2-7]{8}|-) \d{1,5}$")]
"""A table's id, or `-` for a record brought along, and how many of its actions were played again at the start."""
Line = Annotated[str, Field(pattern=r"^[^\r\n]+$", max_length=20_000)]
Move = tuple[Annotated[int, Field(ge=0)], Notation]


class SeatEntry(BaseModel):
    """A player: the name and the salt given; `computer` is the strength of a computer player."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[str, Field(max_length=100)]
    salt: Annotated[str, Field(max_length=100)]
    computer: Name | None = None

    def readable(self) -> str:
        kind = f"computer {self.computer}" if self.computer else "person"
        return f"{json.dumps(self.name)} {kind} salt {json.dumps(self.salt)}"


class Signature(BaseModel):
    """A record's signature: an Ed25519 key and its signature of the rest (games/signature.py)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: Hex32
    value: Annotated[str, Field(pattern=r"^[0-9a-f]{128}$")]


class Record(BaseModel):
    """One game written down. `secret` is None until the game has ended.

    In format 2, `chain` holds a line for each entry of the table's log, `link` the last entry's hash; older games have
    none. A game that played on from another one names its `origin`: secret, salts and first actions are that game's.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1, 2] = 1
    game: Name
    rules_version: Annotated[int, Field(ge=1, le=10**6)]
    options: dict[Name, Value] = {}
    seats: Annotated[tuple[SeatEntry, ...], Field(min_length=1, max_length=16)]
    commitment: Hex32
    secret: Hex32 | None = None
    actions: tuple[Move, ...] = ()
    result: tuple[Annotated[int, Field(ge=1, le=16)], ...] | None = None
    """Places by seat (1 is first), once the game has ended."""
    origin: Origin | None = None
    chain: tuple[Line, ...] = ()
    link: Hex32 | None = None
    signature: Signature | None = None

    @model_validator(mode="after")
    def _chained(self) -> Self:
        if (self.format == 2) != bool(self.chain) or bool(self.chain) != (self.link is not None):
            raise ValueError("a record of format 2 has a chain, and no other")
        if self.signature is not None and not self.chain:
            raise ValueError("a signature without a chain")
        if self.copied > len(self.actions):
            raise ValueError("an origin without its actions")
        return self

    @model_serializer(mode="wrap")
    def _as_its_format(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        told: dict[str, Any] = handler(self)
        left_out = _OF_FORMAT_2 if self.format == 1 else frozenset[str]() if self.origin else {"origin"}
        return {name: told[name] for name in told if name not in left_out}

    @field_validator("actions")
    @classmethod
    def _by_somebody(cls, actions: tuple[Move, ...], info: ValidationInfo) -> tuple[Move, ...]:
        seats = len(info.data.get("seats", ()))
        if any(seat >= seats for seat, _ in actions):
            raise ValueError("an action of a seat that is not there")
        return actions

    @field_validator("result")
    @classmethod
    def _for_everybody(cls, result: tuple[int, ...] | None, info: ValidationInfo) -> tuple[int, ...] | None:
        if result is not None and len(result) != len(info.data.get("seats", ())):
            raise ValueError("a place for every seat")
        return result

    @classmethod
    def read(cls, data: str) -> Record:
        """The record in `data`, JSON or the readable text. Raises `BadRecord`."""
        if len(data) > LARGEST:
            raise BadRecord(text("record-too-large"))
        data = data.removeprefix("\ufeff")
        try:
            if data.lstrip().startswith("{"):
                return cls.model_validate_json(data)
            return cls.model_validate(_from_text(data))
        except ValidationError as error:
            raise BadRecord(_what_is_wrong(error)) from error

    def json_text(self) -> str:
        return self.model_dump_json(indent=1) + "\n"

    def readable(self) -> str:
        """A header, then one action a line. `read` takes it back."""
        header: list[tuple[str, object]] = [
            ("format", self.format),
            ("game", self.game),
            ("rules_version", self.rules_version),
            *((f"option {name}", json.dumps(value)) for name, value in sorted(self.options.items())),
            *(("seat", entry.readable()) for entry in self.seats),
            ("commitment", self.commitment),
            ("origin", self.origin),
            ("secret", self.secret),
            ("result", self.result and " ".join(map(str, self.result))),
            ("link", self.link),
            ("signature", self.signature and f"{self.signature.key} {self.signature.value}"),
        ]
        lines = [f"{name}: {value}" for name, value in header if value is not None]
        lines += ["", *(f"{seat}. {notation}" for seat, notation in self.actions)]
        lines += [f"+ {line}" for line in self.chain]
        return "\n".join(lines) + "\n"

    def with_chain(self, chain: Sequence[str], link: str) -> Record:
        """`chain` are the lines of its table's log, `link` the hash of the last entry."""
        return self.model_copy(update={"format": 2, "chain": tuple(chain), "link": link})

    def has_chain(self) -> bool:
        """Tell whether there is a chain. Raises `BadRecord` when it does not fit what the record says."""
        if self.link is None:
            return False
        try:
            begun, plays = told_by(self.chain)
        except (ValueError, LookupError, TypeError) as error:
            raise BadRecord(text("record-broken-chain")) from error
        seats = [(entry.salt, entry.computer) for entry in self.seats]
        if begun != beginning(self.options, seats, self.origin) or plays != list(self.actions):
            raise BadRecord(text("record-other-plays"))
        if last_link(first_link(self.commitment, self.game, self.rules_version), self.chain) != self.link:
            raise BadRecord(text("record-broken-chain"))
        return True

    def deal(self) -> FairDeal:
        """Raises `BadRecord` when the secret is missing or does not match the commitment."""
        if self.secret is None:
            raise BadRecord(text("record-no-secret"))
        secret = bytes.fromhex(self.secret)
        if commitment(secret) != self.commitment:
            raise BadRecord(text("record-broken-promise"))
        return FairDeal(secret, self.salts())

    def salts(self) -> tuple[str, ...]:
        return tuple(entry.salt for entry in self.seats)

    @property
    def copied(self) -> int:
        """How many actions are the origin's."""
        return 0 if self.origin is None else int(self.origin.split(" ")[1])

    def chosen(self) -> frozenset[Seat]:
        """The seats whose salt was chosen; the salts of all others follow from the commitment."""
        return frozenset(s for s, entry in enumerate(self.seats) if entry.salt != made_salt(self.commitment, s))

    def bent(self) -> bool:
        """Tell whether a computer player's salt was chosen: the dealer could have tried many."""
        # Where a game plays on from another one, the computer may have taken the seat of a person who gave a word.
        return self.origin is None and any(self.seats[seat].computer for seat in self.chosen())

    def walk(self, game: AnyGame, deal: Deal | None = None) -> Iterator[AnyState]:
        """Yield the state before the first action, then the same state after each: look at it or copy it in between.

        `deal` stands in for the record's own, for callers that want to hear the draws. Raises `BadRecord` as `deal`
        does, and for options, seats, an action or a result that are not the game's.
        """
        state = self._begin(game, deal)
        yield state
        for number, (seat, notation) in enumerate(self.actions, start=1):
            try:
                state.play(seat, notation)
            except PlayError as error:
                raise BadRecord(text("record-illegal", number=number, why=error.reason)) from error
            yield state
        if self.result is not None:
            outcome = state.outcome()
            if outcome is None or outcome.places != self.result:
                raise BadRecord(text("record-wrong-result"))

    def replay(self, game: AnyGame, deal: Deal | None = None) -> AnyState:
        """The state after the last action; its `events` hold everything that happened. Raises as `walk`."""
        return deque(self.walk(game, deal), maxlen=1)[0]

    def _begin(self, game: AnyGame, deal: Deal | None) -> AnyState:
        if self.game != game.key:
            raise BadRecord(text("record-other-game", game=self.game))
        try:
            game = game.under(self.rules_version)
        except LookupError as error:
            raise BadRecord(text("record-newer", version=self.rules_version, known=game.rules_version)) from error
        own = self.deal()
        try:
            options = game.options.model_validate(self.options)
            state: AnyState = game.start(len(self.seats), options, deal or own, told=True)
        except BadSetup as error:
            raise BadRecord(error.reason) from error
        except ValidationError as error:
            raise BadRecord(text("record-malformed", where="options")) from error
        return state


def _what_is_wrong(error: ValidationError) -> Text:
    first = error.errors()[0]
    where = re.sub(r"[^a-z0-9_.]", "", ".".join(map(str, first["loc"])))[:40]
    if where == "format" and isinstance(first["input"], int) and first["input"] > 2:
        return text("record-newer-format", format=first["input"])
    return text("record-malformed", where=where) if where else text("record-unreadable")


_OF_FORMAT_2 = frozenset({"origin", "chain", "link", "signature"})
_HEADER = {"format", "game", "rules_version", "commitment", "origin", "secret", "result", "link", "signature"}
_ACTION = re.compile(r"(\d{1,2})\. (.*)")
_SEAT = re.compile(r'("(?:[^"\\]|\\.)*") (?:person|computer (\w+)) salt ("(?:[^"\\]|\\.)*")')


def _from_text(data: str) -> dict[str, Any]:
    found: dict[str, Any] = {"options": {}, "seats": [], "actions": [], "chain": []}
    in_header = True
    for number, line in enumerate(data.replace("\r\n", "\n").split("\n"), start=1):
        try:
            if not line:
                in_header = False
            elif in_header:
                _header(line, found)
            elif line.startswith("+ "):
                found["chain"].append(line[2:])
            else:
                seat, notation = _groups(_ACTION, line)
                found["actions"].append((int(seat), notation))
        except (ValueError, RecursionError) as error:
            raise BadRecord(text("record-bad-line", line=number)) from error
    return found


def _header(line: str, found: dict[str, Any]) -> None:
    """Raises `ValueError` for a line that cannot be read or was there before."""
    name, colon, value = line.partition(": ")
    if name == "seat":
        person, computer, salt = _groups(_SEAT, value)
        found["seats"].append({"name": json.loads(person), "computer": computer, "salt": json.loads(salt)})
    elif name.startswith("option ") and name[7:] not in found["options"]:
        found["options"][name[7:]] = json.loads(value)
    elif not colon or name not in _HEADER or name in found:
        raise ValueError(name)
    elif name == "result":
        found[name] = value.split(" ")
    elif name == "signature":
        found[name] = dict(zip(("key", "value"), value.split(" "), strict=True))
    else:
        found[name] = int(value) if value.isdecimal() and len(value) < 10 else value


def _groups(pattern: re.Pattern[str], line: str) -> tuple[str, ...]:
    match = pattern.fullmatch(line)
    if match is None:
        raise ValueError(line)
    return match.groups()
