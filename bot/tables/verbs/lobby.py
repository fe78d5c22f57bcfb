"""People's actions before the game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.tables.entries import Cause, Chosen, Countdown, Invited, Said, Shut, Step, step
from bot.tables.errors import AlreadySeated, BadRequest, Full, NotAllowed, NotInvited, Stale, TooFewSeats
from bot.tables.fold.live import LiveTable
from bot.tables.fold.options import form_options, validated
from bot.tables.model import Person
from bot.tables.times import COUNTDOWN, KEPT, MINUTE, Due, DueKind
from bot.tables.verbs import checks
from bot.tables.verbs.opening import computer, counts, misfit, person, salt_of
from bot.tables.verbs.verb import Asked, Need, Shown, verb
from games.engine import Seat, text
from games.engine.chain import beginning
from persistence.rows import OPEN, EntryKind, TurnPace

LATE = 10 * MINUTE
"""Milliseconds after its time within which a forgotten lobby is closed; later than that we were not there."""


@verb("table-you-joined", phases=OPEN, needs=Need.COMPANY)
def join(table: LiveTable, by: Asked, word: str | None = None) -> list[Step]:
    """Raises `AlreadySeated`, `Full`, `BadRequest` for the word for the shuffle, `NotInvited`, `NotForYou`."""
    sitter = person(by.who) if word is None else person(by.who, salt_of(word))
    checks.must_be_open(table)
    if table.seat_of(by.who.id) is not None:
        raise AlreadySeated
    checks.must_be_welcome(table, by)
    if word is not None:
        checks.must_be_its_own(table)
    return [step(EntryKind.JOIN, by.who.id, _free_seat(table, by.who.id), sitter)]


@verb("table-you-left", seated=True)
def leave(table: LiveTable, by: Asked) -> list[Step]:
    """Stand up; a table that the last person leaves is closed."""
    checks.must_be_open(table, text("table-not-open-resign"))
    steps = [step(EntryKind.LEAVE, by.who.id, checks.own_seat(table, by.who))]
    if len(table.people()) == 1:
        steps.append(step(EntryKind.CLOSE, by.who.id, body=Shut(Cause.EMPTY)))
    return steps


@verb(
    lambda guest: text("table-invite-done", name=guest.name),
    newcomer=lambda guest: guest,
    phases=OPEN,
    seated=True,
    needs=Need.COMPANY,
)
def invite(table: LiveTable, by: Asked, guest: Person) -> list[Step]:
    """Keep a seat for a while. Raises `NotAllowed` with the reason, `Full`."""
    checks.must_be_open(table)
    checks.must_have_a_say(table, by.who)
    if guest.id == by.who.id or table.seat_of(guest.id) is not None:
        raise NotAllowed(text("table-invite-seated" if guest.id != by.who.id else "table-invite-yourself"))
    unwelcome = by.who.id in by.avoids or not ({by.who.id} | checks.hosts(table)).isdisjoint(by.avoided_by)
    kept = [one for one in table.kept_seats.values() if one.user_id == guest.id]
    if kept or guest.id in table.declined or unwelcome:
        why = "kept" if kept else "declined" if guest.id in table.declined else "unwelcome"
        raise NotAllowed(text(f"table-invite-{why}", name=guest.name))
    body = Invited(guest.id, guest.name[:80], by.now + KEPT)
    return [step(EntryKind.INVITE, by.who.id, _free_seat(table, guest.id), body)]


@verb("table-invite-refused", phases=OPEN, seated=True, shows=Shown.SENTENCE)
def decline(table: LiveTable, by: Asked) -> list[Step]:
    checks.must_be_open(table)
    kept = next((one for one in table.kept_seats.values() if one.user_id == by.who.id), None)
    if kept is None:
        raise NotInvited(text("table-invite-none"))
    return [step(EntryKind.DECLINE, by.who.id, kept.seat)]


@verb(lambda word: text("table-word-heard", word=word), phases=OPEN, seated=True, shows=Shown.SENTENCE)
def give_word(table: LiveTable, by: Asked, word: str) -> list[Step]:
    """Add a word to the shuffle, or another one in its place. Raises `BadRequest`."""
    salt = salt_of(word)
    checks.must_be_open(table, text("table-not-open-word"))
    checks.must_be_its_own(table)
    return [step(EntryKind.WORD, by.who.id, checks.own_seat(table, by.who), Said(salt))]


@verb("table-computer-added", phases=OPEN, seated=True)
def add_computer(table: LiveTable, by: Asked, level: str | None = None) -> list[Step]:
    checks.must_be_open(table)
    checks.must_have_a_say(table, by.who)
    taken = [sitter.name for sitter in table.sitters.values()]
    return [step(EntryKind.COMPUTER, by.who.id, _free_seat(table), computer(table.game, level, taken))]


@verb("table-done", remembers=True)
def configure(table: LiveTable, by: Asked, options: Mapping[str, Any], pace: TurnPace | None = None) -> list[Step]:
    """Choose options and pace anew; those not given stay. Raises `BadRequest`."""
    checks.must_be_open(table)
    checks.must_look_after(table, by.who)
    checks.must_be_its_own(table)
    chosen = validated(table.game, {**table.row.options, **options})
    reason = misfit(table.game, table.row.seats, chosen)
    if reason is not None:
        raise BadRequest(reason)
    return [step(EntryKind.OPTIONS, by.who.id, body=Chosen(chosen.model_dump(mode="json"), pace))]


@verb("table-you-started", phases=OPEN, seated=True, shows=Shown.DEAL)
def start(table: LiveTable, by: Asked) -> list[Step]:
    checks.must_be_open(table)
    checks.must_have_a_say(table, by.who)
    _must_be_enough(table)
    return _starting(table, by.who.id)


@verb("table-done", remembers=True)
def choose_form(table: LiveTable, by: Asked, *, short: bool) -> Sequence[Step]:
    """Play the short form of the game, or the whole game; other options stay. Raises `BadRequest`."""
    return configure(form_options(table.game, short=short)).steps(table, by)


@verb("table-counting", phases=OPEN, seated=True)
def count_down(table: LiveTable, by: Asked) -> list[Step]:
    """Let the game begin by itself in a minute, with those who sit there then. Raises `TooFewSeats`."""
    checks.must_be_open(table)
    checks.must_look_after(table, by.who)
    _must_be_enough(table)
    return [step(EntryKind.COUNT, by.who.id, body=Countdown(by.now + COUNTDOWN))]


@verb("table-done", phases=OPEN, seated=True)
def stop_counting(table: LiveTable, by: Asked) -> list[Step]:
    checks.must_be_open(table)
    checks.must_look_after(table, by.who)
    if all(due.kind is not DueKind.BEGIN for due in table.deadlines):
        raise Stale
    return [step(EntryKind.COUNT, by.who.id, body=Countdown())]


def begin(table: LiveTable, by: Asked, revision: int) -> list[Step]:
    """Start the game whose countdown began at a revision, or count no more where too few sit there now."""
    checks.must_be_open(table)
    due = Due(DueKind.BEGIN, revision)
    if due not in table.deadlines or by.beside.dues.get(due, by.now + 1) > by.now:
        raise Stale
    try:
        _must_be_enough(table)
    except TooFewSeats:
        return [step(EntryKind.COUNT, None, body=Countdown())]
    return _starting(table, None)


def _must_be_enough(table: LiveTable) -> None:
    if table.origin is not None and len(table.sitters) < table.row.seats:
        raise TooFewSeats(text("study-not-full", seats=table.row.seats))
    if len(table.sitters) not in table.game.seats:
        raise TooFewSeats(text("table-too-few", seated=len(table.sitters), allowed=counts(table.game.seats)))


def _starting(table: LiveTable, actor_id: int | None) -> list[Step]:
    body = beginning(table.row.options, table.dealt_from(), table.row.origin) if table.row.chained else ""
    played = () if table.origin is None else table.origin.plays
    again = (step(EntryKind.PLAY, None, seat, notation) for seat, notation in played)
    return [step(EntryKind.START, actor_id, body=body), *again]


def lapse(table: LiveTable, by: Asked, revision: int) -> list[Step]:
    """Give the seat free that the entry of a revision kept for somebody, when its time has come."""
    kept = next((one for one in table.kept_seats.values() if one.revision == revision), None)
    if kept is None or by.beside.until(kept) > by.now:
        raise Stale
    return [step(EntryKind.LAPSE, None, kept.seat)]


def expire(table: LiveTable, by: Asked) -> list[Step]:
    """Close a lobby whose time has come, or give notice of it when it came while nobody could see it coming."""
    checks.must_be_open(table)
    closes_at = by.beside.closes_at
    if closes_at is None or closes_at > by.now:
        raise Stale
    if by.now - closes_at > LATE:
        return [step(EntryKind.NOTICE, None)]
    return [step(EntryKind.CLOSE, None, body=Shut(Cause.FORGOTTEN))]


def _free_seat(table: LiveTable, user_id: int | None = None) -> Seat:
    """The seat kept for the person, else where they are expected, else where nobody is, else any. Raises `Full`."""
    kept = {seat: one.user_id for seat, one in table.kept_seats.items()}
    free = [seat for seat in range(table.row.seats) if seat not in table.sitters and kept.get(seat) in (None, user_id)]
    if not free:
        raise Full(text("table-full-kept") if kept else None)
    own, expected = table.reserved.get(user_id or 0), set(table.reserved.values())
    return min(free, key=lambda seat: (seat not in kept, seat != own, seat in expected, seat))
