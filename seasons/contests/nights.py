"""Game nights: how people share tables, and what changes one that has not begun, each as events to be written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from seasons.contests.model import CHECK_IN, MINUTE, NO_EVENT, Contest, Event, Kind, Stage


def shared_out(numbers: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """The tables for these people: as few and as even as possible, in the order of entry.

    >>> shared_out([1, 2, 3, 4, 5, 6], (3, 4, 5))
    [(1, 2, 3), (4, 5, 6)]
    """
    tables = -(-len(numbers) // max(sizes))
    least, more = divmod(len(numbers), tables)
    people = iter(numbers)
    return [tuple(islice(people, least + (table < more))) for table in range(tables)]


def computers(people: int, sizes: Sequence[int]) -> int:
    """The number of computers that a table of so many people needs to have company enough to begin."""
    return min(size for size in sizes if size >= max(2, people)) - people


def looks_at(contest: Contest, now: int) -> int | None:
    """The next moment before its start at which a contest is looked at: to remind or check in, and to see who comes."""
    starts_at = contest.plan.starts_at
    if contest.stage is not Stage.ENTRY or starts_at is None:
        return None
    return next((at for before in (CHECK_IN, MINUTE) if (at := starts_at - before) > now), None)


def reminds(contest: Contest, now: int) -> bool:
    starts_at = contest.plan.starts_at
    waits = is_coming(contest) and starts_at is not None and contest.reminded_of != starts_at
    return waits and starts_at is not None and starts_at - CHECK_IN <= now < starts_at and bool(contest.playing)


def is_coming(contest: Contest) -> bool:
    """Tell whether a contest is a night that has not begun."""
    return contest.plan.night and contest.stage is Stage.ENTRY


def tells(contest: Contest) -> bool:
    """Tell whether a night's games are over, and nobody was told how it went."""
    night = contest.plan.night and contest.stage is Stage.RUNNING
    return night and bool(contest.rounds) and contest.rounds[-1].decided


def moved(contest: Contest, starts_at: int, now: int, by: int | None = None) -> list[Event]:
    if not is_coming(contest) or contest.plan.starts_at == starts_at:
        return []
    return [Event(kind=Kind.MOVE, at=now, actor_id=by, body={"starts_at": starts_at})]


def reminded(contest: Contest, now: int) -> list[Event]:
    return [Event(kind=Kind.REMIND, at=now, body={"of": contest.plan.starts_at})] if reminds(contest, now) else []


def told(contest: Contest, now: int) -> list[Event]:
    """End a night of which everybody was told."""
    return [Event(kind=Kind.END, at=now)] if tells(contest) else []


def shown_as(contest: Contest, event_id: int, starts_at: int | None, now: int) -> list[Event]:
    """Note Discord's event, as it stands there; `NO_EVENT` where there cannot be one."""
    if (contest.event_id, contest.event_at) == (event_id, starts_at):
        return []
    return [Event(kind=Kind.EVENT, at=now, body={"id": event_id, "starts_at": starts_at})]


def followed(contest: Contest, starts_at: int, now: int) -> list[Event]:
    """Take over the start that people gave Discord's event, unless it is the one that we know."""
    if not is_coming(contest) or contest.event_id in {None, NO_EVENT} or starts_at == contest.event_at:
        return []
    return [*moved(contest, starts_at, now), *shown_as(contest, contest.event_id or NO_EVENT, starts_at, now)]


def interested(contest: Contest, people: Mapping[int, str], now: int) -> list[Event]:
    """Follow what people say in Discord's event, as far as there is room. Our own buttons come first."""
    if not is_coming(contest):
        return []
    mine = {"event": True}
    gone = [one for one in contest.entrants if one.by_event and not one.gone and one.user_id not in people]
    events = [Event(kind=Kind.WITHDRAW, at=now, user_id=one.user_id, body=mine) for one in gone]
    room = contest.plan.most - len(contest.playing) + len(gone)
    known = {one.user_id: one for one in contest.entrants}
    new = [who for who in people if who not in known or (known[who].by_event and known[who].gone)]
    return events + [
        Event(kind=Kind.ENTER, at=now, user_id=who, name=people[who], body=mine) for who in new[: max(0, room)]
    ]
