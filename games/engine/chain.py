"""The chain of a table's log: every entry has a hash over the hash before it, so none can be changed alone.

docs/fair-shuffle.md describes the bytes. The log's writer, its checker and a record use the same functions.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

CHAIN = "tapis-chain-1"
"""Name of the scheme; a change of any byte needs a new name."""

START, PLAY, UNDO = "start", "play", "undo"
OPEN_KINDS = frozenset({START, PLAY, UNDO})
"""The kinds of entries whose body stands in their line; of all others the line holds a digest only."""

_LINE = re.compile(r"([a-z]{1,16}) (-|\d{1,2}) (\d{1,16}) [0-9a-f]{64}(?: (.+))?")


def first_link(commitment: str, game: str, rules_version: int) -> str:
    return _sha256(f"{CHAIN} {commitment} {game} {rules_version}")


def next_link(link: str, line: str) -> str:
    return _sha256(f"{link}\n{line}")


def last_link(link: str, lines: Iterable[str]) -> str:
    for line in lines:
        link = next_link(link, line)
    return link


def line_of(kind: str, seat: int | None, at: int, closed: str, body: str) -> str:
    """An entry as a line; `closed` is the digest of its secret part."""
    told = f" {body}" if kind in OPEN_KINDS and body else ""
    return f"{kind} {'-' if seat is None else seat} {at} {closed}{told}"


def beginning(options: Mapping[str, Any], seats: Sequence[tuple[str, str | None]], origin: str | None = None) -> str:
    """The body of a START: options, salt and computer of every seat, and the game that it plays on from."""
    told: dict[str, Any] = {"options": dict(options), "seats": [list(seat) for seat in seats]}
    if origin is not None:
        told["origin"] = origin
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def told_by(lines: Sequence[str]) -> tuple[str, list[tuple[int, str]]]:
    """The body of the START and the plays that count. Raises `ValueError` for lines that are no log."""
    starts: list[str] = []
    plays: dict[int, tuple[int, str]] = {}
    for number, line in enumerate(lines, start=1):
        match = _LINE.fullmatch(line)
        if match is None:
            raise ValueError(line)
        kind, seat, _, body = match.groups()
        if kind == START:
            starts.append(body or "")
        elif kind == PLAY:
            plays[number] = int(seat), body or ""
        elif kind == UNDO:
            del plays[undone(body or "")]
    if len(starts) != 1:
        raise ValueError("a log has one start")
    return starts[0], list(plays.values())


def undone(body: str) -> int:
    """Which entry an UNDO takes back. Raises `ValueError`, `LookupError` or `TypeError`."""
    return int(json.loads(body)["revision"])


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
