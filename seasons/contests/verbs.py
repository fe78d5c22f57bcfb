"""The actions of people and the clock in a contest. Each takes the contest and returns the events to write."""

from __future__ import annotations

from enum import StrEnum

from seasons.contests.fold import plan_body, verdict_body
from seasons.contests.model import BREAK, Contest, Entrant, Event, Kind, Match, Plan, Stage, System, Verdict, Why
from seasons.contests.nights import shared_out
from seasons.contests.pairing import Seed, berger, bracket, by_seats, pairs, seated, spread
from seasons.contests.standings import rank_in, standings

MOST_ROUNDS = 15


class Refusal(StrEnum):
    FULL = "full"
    STARTED = "started"
    OVER = "over"
    ENTERED = "entered-already"
    NOT_ENTERED = "not-entered"
    JOIN_FIRST = "join-first"
    STRANGER = "stranger"
    """A manager means somebody who has not entered."""
    TOO_EARLY = "too-early"
    TOO_FEW = "too-few"
    NOT_HOST = "not-host"
    OWN_MATCH = "own-match"
    PLAYS = "plays"
    NO_MATCH = "no-match"
    PAST = "past"
    """A later round rests on it."""


class ContestRefused(Exception):
    """A verb that cannot be carried out; nothing has changed."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(str(why))
        self.why = why


def opened(plan: Plan, host_id: int, now: int) -> list[Event]:
    return [Event(kind=Kind.OPEN, at=now, actor_id=host_id, body=plan_body(plan))]


def enter(contest: Contest, user_id: int, name: str, now: int) -> list[Event]:
    """Let somebody take part, or again; late-comers have missed rounds, and other systems than the Swiss take none."""
    _must(contest.alive, Refusal.OVER)
    known = contest.entrant_of(user_id)
    new = known is None or known.gone
    _must(new or (known is not None and known.by_event), Refusal.ENTERED)
    _must(contest.takes, Refusal.STARTED)
    _must(not new or sum(not one.gone for one in contest.entrants) < contest.plan.most, Refusal.FULL)
    return [Event(kind=Kind.ENTER, at=now, user_id=user_id, name=name)]


def check_in(contest: Contest, user_id: int, now: int) -> list[Event]:
    """Let somebody say that they are there: before the start, or back for the next round."""
    known = _entered(contest, user_id, Refusal.JOIN_FIRST if contest.takes else Refusal.NOT_ENTERED)
    _must(contest.stage is not Stage.ENTRY or now >= (contest.plan.checks_in_at or 0), Refusal.TOO_EARLY)
    return [] if known.here else [Event(kind=Kind.CHECK_IN, at=now, user_id=user_id)]


def withdraw(contest: Contest, user_id: int, now: int, by: int | None = None) -> list[Event]:
    """Let somebody go, `by` a manager's ruling perhaps; what they still play ends as it ends."""
    _entered(contest, user_id, Refusal.NOT_ENTERED if by is None else Refusal.STRANGER)
    return [Event(kind=Kind.WITHDRAW, at=now, user_id=user_id, actor_id=by)]


def start(contest: Contest, now: int, by: int | None = None) -> list[Event]:
    _must(contest.alive, Refusal.OVER)
    _must(contest.stage is not Stage.RUNNING, Refusal.STARTED)
    _must(len(contest.playing) >= contest.plan.least, Refusal.TOO_FEW)
    return [Event(kind=Kind.START, at=now, actor_id=by, body={"field": list(contest.playing)})]


def call_off(contest: Contest, now: int, by: int | None = None) -> list[Event]:
    _must(contest.alive, Refusal.OVER)
    return [Event(kind=Kind.CALL_OFF, at=now, actor_id=by)]


def decide(contest: Contest, number: int, table: int, verdict: Verdict, now: int) -> list[Event]:
    """Note how a match ended (round and table from 0), unless that is known."""
    match = match_at(contest, number, table)
    if match.decided:
        return []
    return [Event(kind=Kind.RESULT, at=now, body=verdict_body(number, table, verdict))]


def rule(contest: Contest, number: int, table: int, winner: int | None, *, now: int, by: int) -> list[Event]:
    """Let a manager decide a match, whatever came of it: for a winner, or a draw; in a knockout the last round's."""
    _must(contest.stage is not Stage.CALLED_OFF, Refusal.OVER)
    match = match_at(contest, number, table)
    _must(not contest.plan.night, Refusal.NO_MATCH)
    if contest.plan.system is System.DUPLICATE:
        winner = None  # an average for everybody is all that can be ruled
    _must(not match.bye and winner in {None, *match.members}, Refusal.NO_MATCH)
    _must(contest.plan.system is not System.KNOCKOUT or number == len(contest.rounds) - 1, Refusal.PAST)
    places = tuple(1 if winner in {None, one} else 2 for one in match.members)
    verdict = Verdict(places, Why.RULED)
    return [Event(kind=Kind.RULING, at=now, actor_id=by, body=verdict_body(number, table, verdict))]


def match_at(contest: Contest, number: int, table: int) -> Match:
    """The match at a table of a round, both from 0. Raises `ContestRefused`."""
    _must(0 <= number < len(contest.rounds) and 0 <= table < len(contest.rounds[number].matches), Refusal.NO_MATCH)
    return contest.rounds[number].matches[table]


def _must(holds: bool, otherwise: Refusal) -> None:
    if not holds:
        raise ContestRefused(otherwise)


def _entered(contest: Contest, user_id: int, otherwise: Refusal) -> Entrant:
    _must(contest.alive, Refusal.OVER)
    known = contest.entrant_of(user_id)
    if known is None or known.gone:
        raise ContestRefused(otherwise)
    return known


# What happens by itself.


def due(contest: Contest, now: int) -> list[Event]:
    """The events that are due without anybody's action: the start, a round, the end. Slow for many people."""
    if contest.stage is Stage.ENTRY:
        if contest.plan.starts_at is None or now < contest.plan.starts_at:
            return []
        missed = contest.plan.night and now >= contest.plan.starts_at + contest.plan.round_ms
        enough = len(contest.playing) >= contest.plan.least
        return start(contest, now) if enough and not missed else call_off(contest, now)
    if contest.stage is not Stage.RUNNING or (contest.rounds and not contest.rounds[-1].decided):
        return []
    drawn = draw(contest)
    if not drawn:  # a night ends once its summary is told
        return [] if contest.plan.night else [Event(kind=Kind.END, at=now)]
    opens_at = now + (BREAK if contest.plan.live and contest.rounds else 0)
    return [Event(kind=Kind.ROUND, at=now, body={"opens_at": opens_at, "matches": [list(one) for one in drawn]})]


def draw(contest: Contest) -> list[tuple[int, ...]]:
    """The next round, people by seat; nothing when the contest is over."""
    match contest.plan.system:
        case System.ROBIN if contest.plan.size == 2:
            return _robin(contest)
        case System.KNOCKOUT:
            drawn = _knockout(contest)
        case System.ROBIN:
            drawn = _swiss(contest, level=True) if _strangers(contest) else []
        case System.NIGHT:
            return [] if contest.rounds else shared_out(contest.playing, contest.plan.sizes)
        case System.SWISS | System.DUPLICATE as system:
            more = len(contest.rounds) < contest.plan.rounds
            drawn = _swiss(contest, level=system is System.DUPLICATE) if more else []
    sat = {
        one.number: [match.members.index(one.number) for match in contest.matches_of(one.number)]
        for one in contest.entrants
    }
    return [by_seats(members, sat) for members in drawn]


def _swiss(contest: Contest, *, level: bool) -> list[tuple[int, ...]]:
    """The next round by points, or as if all had the same (`level`)."""
    rested = {number for one in contest.rounds for match in one.matches if match.bye for number in match.members}
    playing = set(contest.playing)
    seeds = [
        Seed(line.number, line.points * (not level), line.number in rested)
        for line in standings(contest)
        if line.number in playing
    ]
    met = contest.met()
    if contest.plan.size == 2:
        return pairs(seeds, met.keys()) or []
    return [tuple(one) for one in seated(seeds, met, contest.plan.size, contest.plan.sizes) or []]


def _strangers(contest: Contest) -> bool:
    """Tell whether two of those who play have not met yet, and not so many rounds were played as would do."""
    met, here = contest.met(), contest.playing
    enough = min(MOST_ROUNDS, 2 * len(contest.field))
    return len(contest.rounds) < enough and any(frozenset((a, b)) not in met for a in here for b in here if a < b)


def _robin(contest: Contest) -> list[tuple[int, ...]]:
    """The next round of the Berger tables; those who left or stayed away give their opponents a bye."""
    games = next(iter(berger(contest.field)[len(contest.rounds) :]), [])
    here = set(contest.playing)
    drawn = [tuple(number for number in game if number in here) for game in games]
    return [members for members in drawn if members] if len(here) > 1 else []


def _knockout(contest: Contest) -> list[tuple[int, ...]]:
    pairwise = contest.plan.size == 2
    if not contest.rounds:
        return bracket(contest.field) if pairwise else spread(contest.field, contest.plan.size, contest.plan.sizes)
    last = contest.rounds[-1].matches
    if len(last) == 1 or not any(match.members for match in last):
        return []
    if pairwise:
        winners = [survivors(contest, match, 1) for match in last]
        return [tuple(a + b) for a, b in zip(winners[::2], winners[1::2], strict=True)]
    for more in range(contest.plan.size):  # half of each table, and more where they would not fill one
        ahead = [survivors(contest, match, len(match.members) // 2 + more) for match in last]
        ordered = [group[at] for at in range(max(map(len, ahead))) for group in ahead if at < len(group)]
        if len(ordered) >= contest.plan.least:
            return spread(ordered, contest.plan.size, contest.plan.sizes)
    return []


def survivors(contest: Contest, match: Match, most: int) -> list[int]:
    """Those of a match who go on, the best first; nobody who left or never came."""
    if match.bye:
        return [number for number in match.members if not contest.entrant(number).gone]
    forfeits = frozenset() if match.verdict is None else match.verdict.forfeits
    came = [number for seat, number in enumerate(match.members) if seat not in forfeits]
    came = [number for number in came if not contest.entrant(number).gone]
    return sorted(came, key=lambda number: rank_in(match, number))[: max(1, most)]
