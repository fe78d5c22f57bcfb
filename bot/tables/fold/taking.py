"""The change that one more entry of its log makes to a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.tables.entries import (
    Cause,
    Chosen,
    Countdown,
    Early,
    Ended,
    Grace,
    Halt,
    Manager,
    Motion,
    Moved,
    Said,
    Shut,
    Sitter,
    TakenBack,
    read,
)
from bot.tables.fold import deciding, seating
from bot.tables.fold.last_play import Before, LastPlay
from bot.tables.fold.live import LiveTable
from bot.tables.fold.outcomes import early, final
from bot.tables.fold.seating import or_somebody
from bot.tables.times import GRACE, Due, DueKind, longest_pause
from games.engine import AnyGame, AnyState, FairDeal, Outcome, Seat, SeatRef, Text, text
from persistence.rows import Entry, EntryKind, Phase, TableRow, TurnPace

ONE_MINUTE = 60
"""Seconds from which a gap is told of in minutes."""

_CLOSED = {
    Cause.ASKED: text("table-log-closed"),
    Cause.EMPTY: text("table-log-closed-empty"),
    Cause.GONE: text("table-log-closed-gone"),
    Cause.FORGOTTEN: text("table-log-closed-forgotten"),
    Cause.ABANDONED: text("table-log-closed-abandoned"),
}


def _ordered(what: str, by: Manager | None) -> Text:
    return text(f"table-log-{what}") if by is None else text(f"table-log-{what}-by", name=or_somebody(by.name))


def fold(row: TableRow, game: AnyGame, log: Iterable[Entry]) -> LiveTable:
    """The table that a log tells of. Raises `ValueError` for a log that this game could not have made."""
    table = LiveTable(row, game)
    for entry in log:
        take(table, entry)
    return table


def take(table: LiveTable, entry: Entry) -> None:
    """Let one more entry happen.

    Raises `PlayError` for a play that the rules refuse, `BadSetup` for a start that the game refuses, another
    `ValueError` for an entry that cannot stand in a log; the table is unusable then.
    """
    table.revision = entry.seq
    table.link = entry.link
    table.changed_at = entry.at
    if entry.interaction_id is not None:
        table.keys.add(entry.interaction_id)
    seating.heed(table, entry)
    match entry:
        case Entry(kind=EntryKind.PLAY, seat=int(seat)):
            _play(table, seat, entry)
        case Entry(kind=EntryKind.UNDO, seat=int(seat)):
            _take_back(table, seat, read(TakenBack, entry.body).revision)
        case Entry(kind=EntryKind.OPEN):
            seating.open_table(table, entry)
        case Entry(kind=EntryKind.JOIN | EntryKind.COMPUTER, seat=int(seat)):
            seating.sit(table, seat, read(Sitter, entry.body))
        case Entry(kind=EntryKind.LEAVE | EntryKind.KICK, seat=int(seat)):
            seating.stand_up(table, seat, entry.kind)
        case Entry(kind=EntryKind.WORD, seat=int(seat)):
            seating.hear_word(table, seat, read(Said, entry.body).word)
        case Entry(kind=EntryKind.OPTIONS):
            seating.configure(table, read(Chosen, entry.body))
        case Entry(kind=EntryKind.NOTICE | EntryKind.COUNT):
            _tell_of_lobby(table, entry)
        case Entry(kind=EntryKind.START):
            _start(table)
        case Entry(kind=EntryKind.OFFER | EntryKind.SUBSTITUTE, seat=int(seat)):
            seating.change_hands(table, seat, entry)
        case Entry(kind=EntryKind.RESIGN | EntryKind.TAKEOVER, seat=int(seat)):
            seating.hand_over(table, seat, entry)
        case Entry(kind=EntryKind.TIMEOUT, seat=int(seat)):
            _miss(table, seat)
        case Entry(kind=EntryKind.BACK, seat=int(seat)):
            seating.come_back(table, seat)
        case Entry(kind=EntryKind.GRACE | EntryKind.PAUSE | EntryKind.RESUME):
            _stop_clocks(table, entry)
        case Entry(kind=EntryKind.FINISH):
            _finish(table, read(Ended, entry.body).reason)
        case Entry(kind=EntryKind.SKIP):
            table.untaught = True
        case Entry(kind=EntryKind.SHOW | EntryKind.HIDE | EntryKind.HINT, seat=int(seat)):
            seating.show_or_advise(table, seat, entry)
        case Entry(kind=EntryKind.INVITE | EntryKind.DECLINE | EntryKind.LAPSE, seat=int(seat)):
            seating.invite(table, seat, entry)
        case Entry(kind=EntryKind.VOTE | EntryKind.BALLOT | EntryKind.VERDICT):
            deciding.decide(table, entry)
        case Entry(kind=EntryKind.CLOSE | EntryKind.MOVE):
            _close_or_move(table, entry)
        case _:
            raise ValueError(f"entry {entry.seq}: {entry.kind} cannot stand here")


def _tell_of_lobby(table: LiveTable, entry: Entry) -> None:
    if entry.kind is EntryKind.NOTICE:
        table.note(text("table-log-notice"))
        return
    _stop_counting(table)
    until = read(Countdown, entry.body).until
    if until is not None:
        table.deadlines[Due(DueKind.BEGIN, table.revision)] = until


def _stop_counting(table: LiveTable) -> None:
    table.deadlines = {due: at for due, at in table.deadlines.items() if due.kind is not DueKind.BEGIN}


def _start(table: LiveTable) -> None:
    _stop_counting(table)
    sitters = [sitter for _, sitter in sorted(table.sitters.items())]
    salts = tuple(salt for salt, _ in table.dealt_from())
    table.sitters = {seat: replace(one, salt=salts[seat]) for seat, one in enumerate(sitters)}
    deal = FairDeal(table.row.secret, salts)
    options = table.game.options.model_validate(table.options)
    for seat in list(table.kept_seats):
        seating.keep_no_more(table, seat)
    table.note(text("table-log-started"))
    table.state = table.game.start(len(sitters), options, deal, told=True)
    _collect(table, table.state)
    table.phase = Phase.RUNNING
    table.insiders = {one.user_id for one in sitters if one.user_id is not None}
    table.started_at = table.revision
    table.ask_anew(table.sitters)
    table.acted_at = dict.fromkeys(table.sitters, table.revision)
    _ask(table, table.state)


def _play(table: LiveTable, seat: Seat, entry: Entry) -> None:
    state = table.running()
    if entry.actor_id is not None:
        table.spend([seat], entry.at)
    before = Before(state.copy(), table.awaited, table.asked_at.copy(), table.acted_at.copy())
    state.events = []
    action = state.play(seat, entry.body)
    _collect(table, state)
    table.ask_anew([seat])
    table.plays[seat] = table.plays.get(seat, 0) + 1
    if entry.actor_id is not None:
        table.decisions[seat] = table.decisions.get(seat, 0) + 1
        table.missed.pop(seat, None)
        table.turns[seat] = table.turns.get(seat, 0) + (table.pace is not TurnPace.NONE)
    if entry.actor_id is not None or seat not in table.people():
        table.acted_at[seat] = table.revision
    _ask(table, state)
    undone = table.last_play.undone if table.last_play is not None and table.last_play.seat == seat else 0
    quiet = None if before.state.reveals(seat, action) else before
    table.last_play = LastPlay(table.revision, seat, entry.actor_id, quiet, undone)
    _play_again(table, seat, entry)


def _play_again(table: LiveTable, seat: Seat, entry: Entry) -> None:
    """Make sure that the game begins as its origin did. Nobody here made those plays."""
    at = table.revision - table.started_at - 1
    if table.origin is None or at >= len(table.origin.plays):
        return
    if (seat, entry.body) != table.origin.plays[at] or entry.actor_id is not None:
        raise ValueError(f"entry {entry.seq}: not what was played in {table.origin.name}")
    table.last_play = None
    table.plays = {}
    table.acted_at = dict.fromkeys(table.sitters, table.revision)


def _take_back(table: LiveTable, seat: Seat, revision: int) -> None:
    """Let the game go on from before the last play, which everybody has seen and which stays told of.

    Nothing that was chosen before counts any more: the seat is asked anew, and whom the play had asked is not.
    """
    table.running()
    last = table.last_play
    if last is None or last.before is None or (last.seat, last.revision) != (seat, revision):
        raise ValueError(f"the play at revision {revision} cannot be taken back")
    before = last.before
    gone = {seat, *table.awaited} - ({*before.awaited} - {seat})
    table.state = before.state.copy()
    table.awaited = before.awaited
    table.asked_at = dict(before.asked_at)
    table.ask_anew(gone)
    table.acted_at = dict(before.acted_at)
    table.plays[seat] -= 1
    table.decisions[seat] = table.decisions.get(seat, 0) - (last.actor_id is not None)
    table.turns[seat] = max(0, table.turns.get(seat, 0) - 1)
    table.happened = [(at, replace(event, covers=None) if at == revision else event) for at, event in table.happened]
    table.note(text("table-log-undone", who=SeatRef(seat)))
    table.last_play = replace(last, revision=table.revision, before=None, undone=last.undone + 1, taken_back=True)


def _collect(table: LiveTable, state: AnyState) -> None:
    table.happened += [(table.revision, event) for event in state.events or ()]
    state.events = None


def _ask(table: LiveTable, state: AnyState) -> None:
    """Note whose question is new: a seat that was asked before and did not act still has the same one."""
    asked_before = table.awaited
    table.awaited = state.to_act()
    table.ask_anew(seat for seat in table.awaited if seat not in asked_before)
    if not table.awaited and (outcome := state.outcome()) is not None:
        _end(table, final(outcome, table.gone()))


def _stop_clocks(table: LiveTable, entry: Entry) -> None:
    """Note that the clocks stood still, stand still from now on, or run again."""
    table.running()
    if table.paused_at is None:
        since = read(Grace, entry.body).since if entry.kind is EntryKind.GRACE else entry.at
        table.spend(table.awaited, since)
    table.asked_since |= dict.fromkeys(table.awaited, entry.at)
    table.offered = dict.fromkeys(table.offered, entry.at)
    if entry.kind is EntryKind.GRACE:
        table.grace = read(Grace, entry.body)
        gap = table.grace.until - table.grace.since
        table.deadlines = {due: max(at + gap, table.grace.until + GRACE) for due, at in table.deadlines.items()}
        seconds = -(-gap // 1000)
        if seconds < ONE_MINUTE:
            table.note(text("table-log-grace-seconds", seconds=seconds))
        else:
            table.note(text("table-log-grace", minutes=-(-seconds // ONE_MINUTE)))
        return
    halt = read(Halt, entry.body) if entry.body else Halt()
    by = halt.by
    if entry.kind is EntryKind.PAUSE:
        table.paused_at = entry.at if table.paused_at is None else table.paused_at
        table.ordered = by is not None
        table.note(_ordered("paused", by))
    else:
        _go_on(table, entry, halt)


def _go_on(table: LiveTable, entry: Entry, halt: Halt) -> None:
    """End a pause. After one that people decided on, the game runs for as long before the next is proposed."""
    if table.paused_at is not None and not table.ordered:
        lasted = min(entry.at - table.paused_at, longest_pause(table.pace))
        table.put_off[Motion.PAUSE, None] = entry.at + lasted
    table.paused_at = None
    table.ordered = False
    table.ask_anew(halt.anew)
    if entry.seat is None:
        table.note(_ordered("resumed", halt.by))
    else:
        table.note(text("table-log-resumed-alone", who=SeatRef(entry.seat)))


def _miss(table: LiveTable, seat: Seat) -> None:
    table.running()
    table.spend([seat], table.changed_at)
    table.missed[seat] = table.missed.get(seat, 0) + 1
    table.turns[seat] = table.turns.get(seat, 0) + 1
    table.late[seat] = table.late.get(seat, 0) + 1
    table.note(text("table-log-timeout", who=SeatRef(seat)))


def _finish(table: LiveTable, reason: Early) -> None:
    table.running()
    outcome = early(reason, len(table.sitters), table.gone())
    _end(table, outcome)
    table.note(outcome.reason)


def _end(table: LiveTable, outcome: Outcome) -> None:
    table.phase = Phase.FINISHED
    _leave_off(table)
    table.outcome = outcome


def _close_or_move(table: LiveTable, entry: Entry) -> None:
    if entry.kind is EntryKind.MOVE:
        moved = read(Moved, entry.body)
        location = replace(table.row.location, channel_id=moved.channel_id)
        table.row = replace(table.row, location=location, in_thread=moved.in_thread)
        table.note(text("table-log-moved", name=or_somebody(moved.by.name), channel=str(moved.channel_id)))
        return
    shut = read(Shut, entry.body)
    table.phase = Phase.CLOSED
    _leave_off(table)
    table.note(_CLOSED[shut.cause] if shut.by is None else _ordered("closed", shut.by))


def _leave_off(table: LiveTable) -> None:
    table.kept_seats = {}
    table.awaited = ()
    table.deadlines = {}
    table.vote = None
    table.paused_at = None
    table.ordered = False
    table.offered = {}
