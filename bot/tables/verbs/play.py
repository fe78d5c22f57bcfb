"""The actions of players, computers and managers while the game runs, and the ways it ends before its time.

Whether a play is legal shows when its entry is taken: the rules prove it there, once.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.computers.players import stand_in_level
from bot.tables.entries import Cause, Early, Ended, Halt, Moved, Named, Shut, StandIn, Step, TakenBack, step
from bot.tables.errors import BadRequest, NoSuchSeat, NotAbsent, NotAllowed, NotUndone, Paused, Stale
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person, Preselected
from bot.tables.times import turn
from bot.tables.verbs import checks
from bot.tables.verbs.checks import going_on, taken_over
from bot.tables.verbs.verb import Asked, Need, Shown, verb
from games.engine import Seat, Text, text
from persistence.rows import RUNNING, EntryKind, Phase

MOST_MISSED = 2
"""The number of turns in a row that run out before somebody counts as absent."""
MOST_UNDONE = 3
"""The most plays that somebody takes back before anybody else acts: the others are called and sent away each time."""


@verb(None, phases=RUNNING, seated=True, daily=True, shows=Shown.HAND)
def act(table: LiveTable, by: Asked, notation: str) -> list[Step]:
    """Play what the person chose from the picture they have seen. Raises `Absent`, `Stale`."""
    checks.must_go_on(table)
    seat = checks.played_seat(table, by.who)
    checks.must_be_fresh(table, seat, by.seen)
    return [step(EntryKind.PLAY, by.who.id, seat, notation)]


def act_as_computer(table: LiveTable, by: Asked, seat: Seat, notation: str) -> list[Step]:
    checks.must_be_fresh(table, seat, by.seen)
    if table.level(seat) is None:  # somebody came back
        raise Stale
    return [step(EntryKind.PLAY, None, seat, notation)]


def act_unasked(table: LiveTable, by: Asked, seat: Seat) -> list[Step]:
    """Play what is ready for the person at `seat`. The card that they have chosen themselves is their own play."""
    checks.must_be_fresh(table, seat, by.seen)
    if table.level(seat) is not None or seat not in by.beside.ready:
        raise Stale
    chosen = by.beside.preselected.get(seat)
    actor_id = None if chosen is None or chosen.dropped else table.sitters[seat].user_id
    return [step(EntryKind.PLAY, actor_id, seat, by.beside.ready[seat])]


def time_out(table: LiveTable, by: Asked, seat: Seat, notation: str) -> list[Step]:
    """Play for the person whose time ran out. Soon the computer keeps the seat until they are back."""
    checks.must_be_fresh(table, seat, by.seen)
    if table.level(seat) is not None or by.beside.dues.get(turn(seat), by.now + 1) > by.now:
        raise Stale
    steps = [step(EntryKind.TIMEOUT, None, seat)]
    if table.missed.get(seat, 0) + 1 >= MOST_MISSED:
        steps.append(taken_over(table, seat))
    return [*steps, step(EntryKind.PLAY, None, seat, notation)]


def preselect(
    table: LiveTable, chosen: Mapping[Seat, Preselected], who: Person, card: str | None
) -> dict[Seat, Preselected]:
    """The choices made before the turn, after somebody has chosen a card in place of another one, or none."""
    checks.must_run(table)
    seat = checks.played_seat(table, who)
    if seat in table.awaited:  # the turn has come meanwhile: what they see now may change their mind
        raise Stale
    others = {other: one for other, one in chosen.items() if other != seat}
    if card is None:
        return others
    scene = table.game.scene(table.running().view(seat))
    if card not in {one.code for one in scene.held}:
        raise BadRequest(text("table-not-in-hand"))
    return {**others, seat: Preselected(card, scene.phase.key)}


@verb(None, phases=RUNNING, seated=True, daily=True, shows=Shown.HAND)
def come_back(table: LiveTable, by: Asked) -> list[Step]:
    checks.must_run(table)
    seat = checks.own_seat(table, by.who)
    if table.away(seat) is None:
        raise NotAbsent
    return [step(EntryKind.BACK, by.who.id, seat)]


@verb(None, phases=RUNNING, seated=True, daily=True, shows=Shown.HAND, needs=Need.SERVER)
def undo(table: LiveTable, by: Asked) -> list[Step]:
    """Take the person's own last play back: a further entry, after which it does not count. Raises `NotUndone`."""
    checks.must_go_on(table)
    seat = checks.own_seat(table, by.who)
    last = table.last_play
    why = why_no_undo(table, seat, by.who.id, rated_too=by.undo_rated)
    if why is not None or last is None:
        raise NotUndone(why)
    return [step(EntryKind.UNDO, by.who.id, seat, TakenBack(last.revision))]


def why_no_undo(table: LiveTable, seat: Seat, user_id: int, *, rated_too: bool) -> Text | None:
    last = table.last_play
    if not table.plays.get(seat):
        return text("table-undo-nothing")
    if last is None or last.seat != seat:
        return text("table-undo-acted")
    if last.taken_back or last.actor_id != user_id:
        return text("table-undo-nothing")
    if table.counts and not rated_too:
        return text("table-undo-rated")
    if last.before is None:
        return text("table-undo-revealed")
    return text("table-undo-often", most=MOST_UNDONE) if last.undone >= MOST_UNDONE else None


@verb(None, phases=RUNNING, seated=True, shows=Shown.HAND)
def take_hint(table: LiveTable, by: Asked) -> list[Step]:
    """Note that a person asks for a hint: a win counts on no ladder any more."""
    checks.must_run(table)
    seat = checks.own_seat(table, by.who)
    if table.counts:
        raise NotAllowed(text("table-not-allowed-hint"))
    return [step(EntryKind.HINT, by.who.id, seat)]


@verb(lambda guest: text("table-you-show", name=guest.name), phases=RUNNING, seated=True, shows=Shown.SENTENCE)
def show_hand(table: LiveTable, by: Asked, guest: Person) -> list[Step]:
    """Let a person who does not play here see the hand, in place of anybody who saw it before."""
    checks.must_run(table)
    seat = checks.own_seat(table, by.who)
    if table.counts:
        raise NotAllowed(text("table-not-allowed-show"))
    if any(sitter.user_id == guest.id for sitter in table.sitters.values()):
        raise NotAllowed(text("table-not-allowed-show-player"))
    return [step(EntryKind.SHOW, by.who.id, seat, Named(guest.id, guest.name))]


@verb("table-you-hide", phases=RUNNING, seated=True, shows=Shown.HAND)
def hide_hand(table: LiveTable, by: Asked) -> list[Step]:
    checks.must_run(table)
    seat = checks.own_seat(table, by.who)
    if seat not in table.guests:
        raise NotAllowed(text("table-not-shown"))
    return [step(EntryKind.HIDE, by.who.id, seat)]


@verb("table-you-resigned", phases=RUNNING, seated=True, daily=True, shows=Shown.END)
def resign(table: LiveTable, by: Asked) -> list[Step]:
    """Give up; a computer plays on, and the person comes last."""
    checks.must_run(table, text("table-not-running-leave"))
    return _hand_over(table, EntryKind.RESIGN, by.who, checks.own_seat(table, by.who))


@verb(lambda seat: text("table-kicked", seat=seat + 1), seated=True, needs=Need.CLOCKS)
def kick(table: LiveTable, by: Asked, seat: Seat) -> list[Step]:
    """Free a seat before the start, or withdraw its invitation; in a running game a computer plays on.

    In a game that counts or that they play themselves, the opener waits until the person is overdue: nobody gains by
    sending people away.
    """
    checks.must_be_alive(table)
    checks.must_look_after(table, by.who)
    if table.phase is Phase.OPEN:
        if seat not in table.sitters and seat not in table.kept_seats:
            raise NoSuchSeat
        return [step(EntryKind.LAPSE if seat in table.kept_seats else EntryKind.KICK, by.who.id, seat)]
    if seat not in table.people():
        raise NoSuchSeat
    played = any(sitter.user_id == by.who.id for sitter in table.sitters.values())
    watches = not played and not table.counts
    if not by.who.manages and not watches:
        checks.must_be_overdue(table, seat, by)
    return _hand_over(table, EntryKind.TAKEOVER, by.who, seat, by.who.order)


@verb("table-you-closed")
def close(table: LiveTable, by: Asked) -> list[Step]:
    """End a table without a result, as long as no other person plays. One's own game on the ladder is given up."""
    checks.must_be_alive(table)
    checks.must_look_after(table, by.who)
    own = table.seat_of(by.who.id)
    if table.phase is Phase.RUNNING and table.climbs and own is not None:
        return _hand_over(table, EntryKind.RESIGN, by.who, own)
    rivals = table.phase is Phase.RUNNING and any(seat != own for seat in table.people())
    if rivals and not by.who.manages:
        raise NotAllowed(text("table-not-allowed-running"))
    order = by.who.order if rivals or by.who.id != table.row.opener_id else None
    return [step(EntryKind.CLOSE, by.who.id, body=Shut(Cause.ASKED, order))]


@verb("table-you-paused", phases=RUNNING, shows=Shown.MORE, for_managers=True)
def pause(table: LiveTable, by: Asked) -> list[Step]:
    """Pause a game until a manager resumes it: its players cannot. Raises `Paused`."""
    order = Halt(checks.manager(by.who))
    checks.must_not_be_own_match(table, by.who)
    checks.must_run(table)
    if table.ordered:
        raise Paused
    return [step(EntryKind.PAUSE, by.who.id, body=order)]


@verb("table-you-resumed", phases=RUNNING, shows=Shown.MORE, for_managers=True)
def resume(table: LiveTable, by: Asked) -> list[Step]:
    order = checks.manager(by.who)
    checks.must_not_be_own_match(table, by.who)
    checks.must_run(table)
    if table.paused_at is None:
        raise NotAllowed(text("table-not-paused"))
    return [going_on(table, by.who.id, frozenset(), order)]


@verb(
    lambda channel_id, *, in_thread: text("table-you-moved", channel=str(channel_id)),  # noqa: ARG005 - a detail
    shows=Shown.SENTENCE,
    for_managers=True,
)
def move(table: LiveTable, by: Asked, channel_id: int, *, in_thread: bool) -> list[Step]:
    order = checks.manager(by.who)
    checks.must_be_alive(table)
    if table.row.location.channel_id == channel_id:
        raise NotAllowed(text("table-lives-in", channel=str(channel_id)))
    return [step(EntryKind.MOVE, by.who.id, body=Moved(channel_id, in_thread, order))]


@verb(None, phases=RUNNING, seated=True, shows=Shown.HAND)
def skip_lesson(table: LiveTable, by: Asked) -> list[Step]:
    """Learn without further explanations. Raises `BadRequest` at a table that gives no lesson."""
    checks.must_run(table)
    seat = checks.own_seat(table, by.who)
    if table.lesson is None:
        raise BadRequest(text("lesson-not-here"))
    return [step(EntryKind.SKIP, by.who.id, seat)]


def abandon(table: LiveTable, _: Asked, channel_id: int) -> list[Step]:
    """End a table whose channel or thread is gone, unless it has been moved elsewhere.

    Computers play a game on the ladder to its end: deleting a channel neither escapes a defeat nor makes one.
    """
    checks.must_be_alive(table)
    if table.row.location.channel_id != channel_id:
        raise Stale
    if table.phase is not Phase.RUNNING or not table.climbs:
        return [step(EntryKind.CLOSE, None, body=Shut(Cause.GONE))]
    if not table.present():  # it was deleted before, and computers play already
        raise Stale
    resumed = [going_on(table, None, frozenset())] if table.paused_at is not None else []
    return [*resumed, *(taken_over(table, seat) for seat in table.present())]


def _hand_over(table: LiveTable, kind: EntryKind, who: Person, seat: Seat, by: Named | None = None) -> list[Step]:
    steps = [step(kind, who.id, seat, StandIn(stand_in_level(table.game), by=by))]
    staying = set(table.sitters) - table.gone() - {seat}
    if not staying.intersection(table.people()):
        steps.append(step(EntryKind.FINISH, None, body=Ended(Early.DESERTED)))
    elif len(staying) == 1:
        steps.append(step(EntryKind.FINISH, None, body=Ended(Early.ALONE)))
    return steps
