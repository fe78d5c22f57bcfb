"""From a log to the contest it tells. Every later version reads it; a line that does not fit is an error."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any

from seasons.contests.model import Contest, Entrant, Event, Kind, Match, Plan, Round, Stage, System, Verdict, Why


def plan_body(plan: Plan) -> dict[str, Any]:
    return asdict(plan) | {"sizes": list(plan.sizes)}


def verdict_body(number: int, table: int, verdict: Verdict) -> dict[str, Any]:
    """The verdict on the match at a table of a round (both from 0), as the body of an event."""
    return {
        "round": number,
        "table": table,
        "places": list(verdict.places),
        "forfeits": sorted(verdict.forfeits),
        "why": str(verdict.why),
        "scores": list(verdict.scores),
    }


def folded(events: Iterable[Event]) -> Contest:
    """The contest that a log tells. Raises `ValueError` for a log that does not begin with its plan."""
    contest: Contest | None = None
    for event in events:
        contest = _opened(event) if contest is None else after(contest, event)
    if contest is None:
        raise ValueError("a contest's log is empty")
    return contest


def _opened(event: Event) -> Contest:
    if event.kind is not Kind.OPEN or event.actor_id is None:
        raise ValueError(f"a contest's log begins with {event.kind}")
    chosen = dict(event.body)
    plan = Plan(**chosen | {"system": System(chosen["system"]), "sizes": tuple(chosen["sizes"])})
    return Contest(plan=plan, host_id=event.actor_id)


def after(contest: Contest, event: Event) -> Contest:
    match event.kind:
        case Kind.ENTER | Kind.CHECK_IN | Kind.WITHDRAW:
            return _with_person(contest, event)
        case Kind.START:
            return replace(contest, stage=Stage.RUNNING, field=tuple(event.body["field"]))
        case Kind.ROUND:
            drawn = tuple(Match(tuple(members), with_computers=contest.plan.night) for members in event.body["matches"])
            return replace(contest, rounds=(*contest.rounds, Round(event.body["opens_at"], drawn)))
        case Kind.RESULT | Kind.RULING:
            return _decided(contest, event.body)
        case Kind.END:
            return replace(contest, stage=Stage.OVER, ended_at=event.at)
        case Kind.CALL_OFF:
            return replace(contest, stage=Stage.CALLED_OFF, ended_at=event.at)
        case Kind.MOVE:
            return replace(contest, plan=replace(contest.plan, starts_at=event.body["starts_at"]))
        case Kind.REMIND:
            return replace(contest, reminded_of=event.body["of"])
        case Kind.EVENT:
            return replace(contest, event_id=event.body["id"], event_at=event.body["starts_at"])
        case _:
            raise ValueError(f"a contest is opened once, not by {event.kind}")


def _with_person(contest: Contest, event: Event) -> Contest:
    if event.user_id is None:
        raise ValueError(f"{event.kind} is about somebody")
    known, by_event = contest.entrant_of(event.user_id), bool(event.body.get("event"))
    if known is None:
        if event.kind is not Kind.ENTER:
            raise ValueError(f"{event.kind} of a stranger")
        checks_in = contest.plan.checks_in_at
        here = contest.stage is not Stage.ENTRY or checks_in is None or event.at >= checks_in
        came = Entrant(len(contest.entrants) + 1, event.user_id, event.name, here=here, by_event=by_event)
        return replace(contest, entrants=(*contest.entrants, came))
    if event.kind is Kind.WITHDRAW:
        changed = replace(known, withdrawn=True, by_event=known.by_event and by_event)
    elif event.kind is Kind.CHECK_IN:
        changed = replace(known, here=True)
    else:
        changed = replace(known, name=event.name, withdrawn=False, here=True, by_event=by_event)
    return _with_entrant(contest, changed)


def _with_entrant(contest: Contest, changed: Entrant) -> Contest:
    return replace(
        contest, entrants=tuple(changed if one.number == changed.number else one for one in contest.entrants)
    )


def _decided(contest: Contest, body: Mapping[str, Any]) -> Contest:
    number, table = body["round"], body["table"]
    one = contest.rounds[number]
    verdict = Verdict(
        tuple(body["places"]), Why(body["why"]), frozenset(body["forfeits"]), tuple(body.get("scores", ()))
    )
    match = one.matches[table]
    if len(verdict.places) != len(match.members):
        raise ValueError(f"{len(verdict.places)} places for {len(match.members)} people")
    matches = (*one.matches[:table], replace(match, verdict=verdict), *one.matches[table + 1 :])
    rounds = (*contest.rounds[:number], replace(one, matches=matches), *contest.rounds[number + 1 :])
    contest = replace(contest, rounds=rounds)
    for seat in verdict.forfeits if verdict.why is Why.FORFEIT else ():
        contest = _with_entrant(contest, replace(contest.entrant(match.members[seat]), here=False))
    return contest
