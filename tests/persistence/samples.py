"""Tables, seats and entries to keep, and a database ready to keep them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

from persistence.rows import ContestRow, DailyDeal, Entry, EntryKind, Location, Phase, SeatKind, SeatRow, TableRow
from seasons.contests.model import HOUR, Plan, Stage, System
from seasons.model import Result, ResultRow

PLACE = Location(guild_id=1_100_000_000_000_000_001, channel_id=1_100_000_000_000_000_002)
ANNA, BELA, CLEO = 1_200_000_000_000_000_001, 1_200_000_000_000_000_002, 1_200_000_000_000_000_003

_TABLE = TableRow(
    id="aaaaaaaa",
    location=PLACE,
    game="claim",
    rules_version=3,
    options={"match": True, "factions": ["dwarf", "undead"]},
    seats=2,
    opener_id=ANNA,
    phase=Phase.OPEN,
    revision=1,
    commitment="ab" * 32,
    secret=bytes(range(32)),
    opened_at=1_760_000_000_000,
    changed_at=1_760_000_000_000,
)


def a_table(table_id: str = "aaaaaaaa", **changes: Any) -> TableRow:
    """An open table."""
    home = None if changes.get("in_thread") else PLACE.channel_id
    return replace(_TABLE, id=table_id, **{"home_id": home, **changes})


def person(seat: int, user_id: int, *, awaited: bool = False) -> SeatRow:
    """A seat somebody sits in."""
    name = f"player {user_id % 10}"
    return SeatRow(seat=seat, kind=SeatKind.PERSON, user_id=user_id, name=name, salt=f"salt {seat}", awaited=awaited)


def computer(seat: int) -> SeatRow:
    """A computer's seat."""
    return SeatRow(seat=seat, kind=SeatKind.COMPUTER, name="Casual 1", level="casual", salt="made")


def a_deal(guild_id: int, day: date) -> DailyDeal:
    """The deal of a day, as it is promised."""
    return DailyDeal(
        guild_id=guild_id,
        day=day,
        game="claim",
        rules_version=1,
        options={},
        seats=2,
        level="expert",
        commitment=f"{day.toordinal():064x}",
        secret=day.toordinal().to_bytes(32, "big"),
        promised_at=1_760_000_000_000,
    )


A_PLAN = Plan(
    title="Cup", game="claim", system=System.SWISS, size=2, sizes=(2,), rounds=3, round_ms=HOUR, pace="live-90"
)


def a_contest(guild_id: int) -> ContestRow:
    """A contest with one event."""
    return ContestRow(
        id="contesta",
        guild_id=guild_id,
        channel_id=PLACE.channel_id,
        opener_id=ANNA,
        stage=Stage.ENTRY,
        length=1,
        secret=bytes(32),
        opened_at=1_760_000_000_000,
    )


def entry(seq: int, kind: EntryKind = EntryKind.PLAY, **changes: Any) -> Entry:
    """An entry, by default a play."""
    at = 1_760_000_000_000 + seq * 1000
    made = Entry(seq=seq, kind=kind, seat=0, actor_id=ANNA, body="play D7", at=at)
    return replace(made, **changes)


OPENING = entry(1, EntryKind.OPEN, body="{}")


def a_result(table_id: str = "aaaaaaaa", *, persons: tuple[int, ...] = (ANNA, BELA), **changes: Any) -> Result:
    """A result of persons, the first of them best."""
    rows = tuple(
        ResultRow(seat=seat, user_id=user_id, name=f"player {user_id % 10}", place=seat + 1, score=9 - seat)
        for seat, user_id in enumerate(persons)
    )
    made = Result(
        table_id=table_id,
        guild_id=PLACE.guild_id,
        game="claim",
        rules_version=3,
        ended_at=1_760_000_900_000,
        reason="played-out",
        rated=True,
        rows=rows,
    )
    return replace(made, **changes)
