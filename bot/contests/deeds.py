"""Deeds of people in a contest, each a value for `ContestService.do`. They do not end games that are under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.contests.model import ContestError
from bot.contests.plans import moment
from bot.tables.model import Person
from games.engine import text
from seasons.contests import nights, verbs
from seasons.contests.model import Contest, Event, Match, Stage
from seasons.contests.verbs import ContestRefused, Refusal

Deed: TypeAlias = Callable[[Contest, Person, int], list[Event]]
"""Looks at the contest, who asks and the present; returns what to write or raises `ContestRefused`."""


def enter(contest: Contest, who: Person, now: int) -> list[Event]:
    return verbs.enter(contest, who.id, who.name[:80], now)


def check_in(contest: Contest, who: Person, now: int) -> list[Event]:
    return verbs.check_in(contest, who.id, now)


def withdraw(contest: Contest, who: Person, now: int) -> list[Event]:
    return verbs.withdraw(contest, who.id, now)


def start(contest: Contest, who: Person, now: int) -> list[Event]:
    _must_run_it(contest, who)
    return verbs.start(contest, now, who.id)


def call_off(contest: Contest, who: Person, now: int) -> list[Event]:
    _must_run_it(contest, who)
    return verbs.call_off(contest, now, who.id)


def move(day: str, time: str, zone: str) -> Deed:
    """Give a night another start, typed for the clock of a time zone. Raises `ContestError`, too."""

    def deed(contest: Contest, who: Person, now: int) -> list[Event]:
        _must_run_it(contest, who)
        if not nights.is_coming(contest):
            raise ContestError(text("night-begun")) if contest.alive else ContestRefused(Refusal.OVER)
        return nights.moved(contest, moment(day, time, zone, now), now, who.id)

    return deed


def send_off(whom: int) -> Deed:
    def deed(contest: Contest, who: Person, now: int) -> list[Event]:
        _must_judge(contest, who)
        match = contest.match_of(whom)
        if match is not None and whom != who.id:
            _must_be_others(contest, match, who)
        return verbs.withdraw(contest, whom, now, who.id)

    return deed


def rule(table: int, winner: int | None) -> Deed:
    """Decide a match of the last round (tables from 1) for a person, or as a draw; nobody decides one of their own."""

    def deed(contest: Contest, who: Person, now: int) -> list[Event]:
        _must_judge(contest, who)
        last = len(contest.rounds) - 1
        match = verbs.match_at(contest, last, table - 1)
        _must_be_others(contest, match, who)
        entrant = None if winner is None else contest.entrant_of(winner)
        if winner is not None and entrant is None:
            raise ContestRefused(Refusal.NO_MATCH)
        number = None if entrant is None else entrant.number
        return verbs.rule(contest, last, table - 1, number, now=now, by=who.id)

    return deed


def _must_run_it(contest: Contest, who: Person) -> None:
    if not who.manages and who.id != contest.host_id:
        raise ContestRefused(Refusal.NOT_HOST)


def _must_be_others(contest: Contest, match: Match, who: Person) -> None:
    mine = contest.entrant_of(who.id)
    if mine is not None and mine.number in match.members:
        raise ContestRefused(Refusal.OWN_MATCH)


def _must_judge(contest: Contest, who: Person) -> None:
    """A host who plays along decides nothing about rivals once it has begun; the server's managers still do."""
    _must_run_it(contest, who)
    mine = contest.entrant_of(who.id)
    if mine is not None and not mine.gone and contest.stage is not Stage.ENTRY and not who.manages:
        raise ContestRefused(Refusal.PLAYS)
