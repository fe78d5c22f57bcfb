"""The chain of a log in the database: what an entry's hash covers, and what stays of it when somebody is forgotten.

What names people (actor, ids and names in the body) goes into the hash as digests, each with a random number of its
own; all come from the entry's veil. To forget somebody, their digests take the place of their numbers: the names are
gone, the hash still fits, and it still covers the others whom the entry names.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.engine.chain import OPEN_KINDS, last_link, line_of, next_link
from persistence.rows import Entry
from seasons.model import Result

_DIGEST = 64
"""Hex digits of a digest; a random number has half as many."""
_NAMING = ("user_id", "name")
_RESERVED = "reserved"
"""Seats by the ids of those they are kept for."""


def chained(table_id: str, link: str, entries: Sequence[Entry], result: Result | None) -> list[Entry]:
    """The entries with their hashes, after the hash before them; the last one's covers the result."""
    done: list[Entry] = []
    for number, entry in enumerate(entries, start=1):
        veiled = replace(entry, veil=secrets.token_hex(16))
        link = next_link(link, line(table_id, veiled, result if number == len(entries) else None))
        done.append(replace(veiled, link=link))
    return done


def line(table_id: str, entry: Entry, result: Result | None, *, formed: bool = True) -> str:
    public = "" if entry.kind in OPEN_KINDS else _parted(entry.body)[0]
    closed = _digest([table_id, _who(entry), entry.interaction_id, public, summary(result, formed=formed)])
    return line_of(entry.kind, entry.seat, entry.at, closed, entry.body)


def lines_of(table_id: str, link: str, entries: Sequence[Entry], result: Result | None) -> list[str]:
    """The lines of a whole log that has a chain, after the hash before it; the last one covers the result."""
    lines = [line(table_id, entry, None) for entry in entries[:-1]]
    return [*lines, _last_line(table_id, last_link(link, lines), entries[-1], result)]


def _last_line(table_id: str, link: str, entry: Entry, result: Result | None) -> str:
    """The line that ends a log. Games that ended before results were hashed with their form go without it."""
    told = line(table_id, entry, result)
    if result is not None and next_link(link, told) != entry.link:
        former = line(table_id, entry, result, formed=False)
        return former if next_link(link, former) == entry.link else told
    return told


def forgotten(before: Entry, after: Entry) -> str | None:
    """The veil of an entry in which somebody was made nobody, so that its hash still fits."""
    if before.veil is None:
        return None
    named, left = _named(before), _named(after)
    numbers = _numbers(before.veil, named)
    return json.dumps(
        {
            place: numbers.get(place, "") if left.get(place) == value else _hidden(numbers.get(place, ""), value)
            for place, value in named.items()
        }
        | {place: number for place, number in numbers.items() if place not in named},
        sort_keys=True,
    )


def faults_of(table_id: str, link: str, entries: Sequence[Entry], result: Result | None) -> Iterator[str]:
    """Yield the first entry of a chain that is not what was written, if there is one."""
    for entry in entries:
        if entry.link is None or entry.veil is None:
            yield f"table {table_id}: entry {entry.seq} ({entry.kind}) has lost its hash"
            return
        is_last = entry.seq == len(entries)
        told = _last_line(table_id, link, entry, result) if is_last else line(table_id, entry, None)
        link = next_link(link, told)
        if link != entry.link:
            also = " or the result" if is_last and result is not None else ""
            yield f"table {table_id}: entry {entry.seq} ({entry.kind}){also} was altered: its hash does not fit"
            return
        if _names_too_many(entry):
            yield f"table {table_id}: entry {entry.seq} ({entry.kind}) names somebody whom its hash does not know"
            return


def _who(entry: Entry) -> str:
    """The digest of what names people in an entry."""
    named = _named(entry)
    numbers = _numbers(entry.veil or "", named)
    return _digest([[place, _hidden(numbers.get(place, ""), named.get(place))] for place in sorted({*named, *numbers})])


def _names_too_many(entry: Entry) -> bool:
    """Tell whether an entry names somebody where its veil says that somebody was forgotten."""
    named = _named(entry)
    gone = [place for place, number in _numbers(entry.veil or "", named).items() if len(number) == _DIGEST]
    left = [named[place] for place in gone if place in named]
    return any(bool(value) and not (isinstance(value, int) and value < 0) for value in left)


def _named(entry: Entry) -> dict[str, Any]:
    people = {} if entry.kind in OPEN_KINDS else _parted(entry.body)[1]
    return {"actor": entry.actor_id, **people}


def _numbers(veil: str, named: Mapping[str, Any]) -> dict[str, str]:
    """The random number of each place that names somebody, or the digest that took its place."""
    if not veil.startswith("{"):
        return {place: _digest([veil, place])[: _DIGEST // 2] for place in named}
    try:
        return {str(place): str(number) for place, number in json.loads(veil).items()}
    except ValueError:
        return {}


def _hidden(number: str, value: Any) -> str:
    return number if len(number) == _DIGEST else _digest([number, value])


def summary(result: Result | None, *, formed: bool = True) -> list[Any] | None:
    """The part of a result that the chain covers: all but people's ids and names, and whether they met too often."""
    if result is None:
        return None
    rows = [
        [row.seat, row.level, row.place, row.score, row.turns, row.late, row.slam]
        for row in sorted(result.rows, key=lambda row: row.seat)
    ]
    head = [result.game, result.rules_version, result.ended_at, result.reason, result.rated, result.merit, result.signs]
    return [*head, rows, result.form] if formed else [*head, rows]


def _parted(body: str) -> tuple[str, dict[str, Any]]:
    """A body without those it names, and them by their place in it."""
    try:
        told = json.loads(body) if body else None
    except ValueError:
        return body, {}
    people: dict[str, Any] = {}
    return json.dumps(_without(told, "", people), sort_keys=True, separators=(",", ":")), people


def _without(part: Any, place: str, people: dict[str, Any]) -> Any:
    if not isinstance(part, dict):
        return part
    kept = {}
    for key, value in part.items():
        if key == _RESERVED and isinstance(value, dict):
            people.update({f"{place}/{key}/{seat}": user_id for user_id, seat in value.items()})
        elif key in _NAMING:
            people[f"{place}/{key}"] = value
        else:
            kept[key] = _without(value, f"{place}/{key}", people)
    return kept


def _digest(values: list[Any]) -> str:
    return hashlib.sha256(json.dumps(values, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
