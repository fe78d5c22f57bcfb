"""The change that one more entry of its log makes to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from bot.tables.entries import (
    Ballot,
    Cause,
    Countdown,
    Decision,
    Ended,
    Grace,
    Motion,
    Moved,
    Proposal,
    Shut,
    TakenBack,
    Verdict,
    read,
)
from bot.tables.fold import seating
from bot.tables.fold.live import Before, LastPlay, LiveTable
from bot.tables.fold.results import early, final
from bot.tables.fold.seating import or_somebody, ordered
from bot.tables.model import Vote
from bot.tables.times import GRACE, Due, DueKind, longest_pause, voting_time
from games.engine import AnyGame, AnyState, FairDeal, Outcome, Seat, SeatRef, text
from persistence.rows import Entry, EntryKind, Phase, TableRow, TurnPace

ONE_MINUTE = 60
"""Seconds from which a gap is told of in minutes."""


def fold(row: TableRow, game: AnyGame, log: Iterable[Entry]) -> LiveTable:
    """The table that a log tells of. Raises `ValueError` for a log that this game could not have made."""
    table = LiveTable(row, game)
    for entry in log:
        take(table, entry)
    return table


def take(table: LiveTable, entry: Entry) -> None:
    """Let one more entry happen. Raises `PlayError`, `BadSetup` or another `ValueError`; the table is unusable then."""
    table.revision = entry.seq
    table.link = entry.link
    table.changed_at = entry.at
    if entry.interaction_id is not None:
        table.keys.add(entry.interaction_id)
    seating.heed(table, entry)
    if entry.kind in _AT_TABLES:
        _AT_TABLES[entry.kind](table, entry)
    elif entry.seat is not None and entry.kind in _AT_SEATS:
        _AT_SEATS[entry.kind](table, entry.seat, entry)
    else:
        raise ValueError(f"entry {entry.seq}: {entry.kind} cannot stand here")


def _count(table: LiveTable, entry: Entry) -> None:
    _stop_counting(table)
    until = read(Countdown, entry.body).until
    if until is not None:
        table.deadlines[Due(DueKind.BEGIN, table.revision)] = until


def _stop_counting(table: LiveTable) -> None:
    table.deadlines = {due: at for due, at in table.deadlines.items() if due.kind is not DueKind.BEGIN}


def _start(table: LiveTable, _: Entry) -> None:
    _stop_counting(table)
    sitters = [sitter for _, sitter in sorted(table.sitters.items())]
    salts = tuple(salt for salt, _ in table.dealt_from())
    table.sitters = {seat: replace(one, salt=salts[seat]) for seat, one in enumerate(sitters)}
    deal = FairDeal(table.row.secret, salts)
    options = table.game.options.model_validate(table.row.options)
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
        table.turns[seat] = table.turns.get(seat, 0) + (table.row.pace is not TurnPace.NONE)
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


def _take_back(table: LiveTable, seat: Seat, entry: Entry) -> None:
    """Let the game go on from before the last play, which everybody has seen and which stays told of.

    Nothing that was chosen before counts any more: the seat is asked anew, and whom the play had asked is not.
    """
    table.running()
    revision = read(TakenBack, entry.body).revision
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


def _stop_clocks(table: LiveTable, since: int) -> None:
    """Note that the clocks stood still until now, or stand still from now on."""
    table.running()
    if table.paused_at is None:
        table.spend(table.awaited, since)
    table.asked_since |= dict.fromkeys(table.awaited, table.changed_at)
    table.offered = dict.fromkeys(table.offered, table.changed_at)


def _give_back(table: LiveTable, entry: Entry) -> None:
    table.grace = read(Grace, entry.body)
    _stop_clocks(table, table.grace.since)
    gap = table.grace.until - table.grace.since
    table.deadlines = {due: max(at + gap, table.grace.until + GRACE) for due, at in table.deadlines.items()}
    seconds = -(-gap // 1000)
    if seconds < ONE_MINUTE:
        table.note(text("table-log-grace-seconds", seconds=seconds))
    else:
        table.note(text("table-log-grace", minutes=-(-seconds // ONE_MINUTE)))


def _pause(table: LiveTable, entry: Entry) -> None:
    _stop_clocks(table, entry.at)
    by = seating.halt_of(entry).by
    table.paused_at = entry.at if table.paused_at is None else table.paused_at
    table.ordered = by is not None
    table.note(ordered("paused", by))


def _resume(table: LiveTable, entry: Entry) -> None:
    """End a pause. After one that people decided on, the game runs for as long before the next is proposed."""
    _stop_clocks(table, entry.at)
    halt = seating.halt_of(entry)
    if table.paused_at is not None and not table.ordered:
        lasted = min(entry.at - table.paused_at, longest_pause(table.row.pace))
        table.put_off[Motion.PAUSE, None] = entry.at + lasted
    table.paused_at = None
    table.ordered = False
    table.ask_anew(halt.anew)
    if entry.seat is None:
        table.note(ordered("resumed", halt.by))
    else:
        table.note(text("table-log-resumed-alone", who=SeatRef(entry.seat)))


def _miss(table: LiveTable, seat: Seat, _: Entry) -> None:
    table.running()
    table.spend([seat], table.changed_at)
    for count in (table.missed, table.turns, table.late):
        count[seat] = count.get(seat, 0) + 1
    table.note(text("table-log-timeout", who=SeatRef(seat)))


def _propose(table: LiveTable, seat: Seat, entry: Entry) -> None:
    table.running()
    proposed = read(Proposal, entry.body)
    if table.vote is not None:
        raise ValueError(f"entry {entry.seq}: a second vote")
    table.vote = Vote(entry.seq, proposed.motion, seat, proposed.about, proposed.until, frozenset({seat}))
    table.deadlines[Due(DueKind.VOTE, entry.seq)] = proposed.until
    about = {} if proposed.about is None else {"about": SeatRef(proposed.about)}
    table.note(text(f"table-log-vote-{proposed.motion}", who=SeatRef(seat), **about))


def _running_vote(table: LiveTable, revision: int) -> Vote:
    if table.vote is None or table.vote.revision != revision:
        raise ValueError(f"entry {table.revision}: no vote since {revision}")
    return table.vote


def _hear_ballot(table: LiveTable, seat: Seat, entry: Entry) -> None:
    ballot = read(Ballot, entry.body)
    table.vote = _running_vote(table, ballot.vote).with_ballot(seat, agrees=ballot.agrees)
    table.note(text("table-log-ballot-yes" if ballot.agrees else "table-log-ballot-no", who=SeatRef(seat)))


def _end_vote(table: LiveTable, entry: Entry) -> None:
    verdict = read(Verdict, entry.body)
    vote = _running_vote(table, verdict.vote)
    table.vote = None
    del table.deadlines[Due(DueKind.VOTE, vote.revision)]
    if verdict.decision in (Decision.REJECTED, Decision.LAPSED):
        table.put_off[vote.motion, vote.about] = entry.at + voting_time(table.row.pace)
    if verdict.decision is not Decision.CARRIED:  # what was decided tells of itself
        table.note(text(f"table-log-vote-{verdict.decision}"))


def _finish(table: LiveTable, entry: Entry) -> None:
    table.running()
    outcome = early(read(Ended, entry.body).reason, len(table.sitters), table.gone())
    _end(table, outcome)
    table.note(outcome.reason)


def _end(table: LiveTable, outcome: Outcome) -> None:
    table.phase = Phase.FINISHED
    _leave_off(table)
    table.outcome = outcome


def _move(table: LiveTable, entry: Entry) -> None:
    moved = read(Moved, entry.body)
    location = replace(table.row.location, channel_id=moved.channel_id)
    table.row = replace(table.row, location=location, in_thread=moved.in_thread)
    table.note(text("table-log-moved", name=or_somebody(moved.by.name), channel=str(moved.channel_id)))


def _close(table: LiveTable, entry: Entry) -> None:
    shut = read(Shut, entry.body)
    table.phase = Phase.CLOSED
    _leave_off(table)
    table.note(ordered("closed" if shut.cause is Cause.ASKED else f"closed-{shut.cause}", shut.by))


def _leave_off(table: LiveTable) -> None:
    table.kept_seats = {}
    table.awaited = ()
    table.deadlines = {}
    table.vote = None
    table.paused_at = None
    table.ordered = False
    table.offered = {}


def _skip_lesson(table: LiveTable, _: Entry) -> None:
    table.untaught = True


_AT_TABLES: Mapping[EntryKind, Callable[[LiveTable, Entry], None]] = {
    EntryKind.OPEN: seating.open_table,
    EntryKind.OPTIONS: seating.configure,
    EntryKind.NOTICE: lambda table, _: table.note(text("table-log-notice")),
    EntryKind.COUNT: _count,
    EntryKind.START: _start,
    EntryKind.GRACE: _give_back,
    EntryKind.PAUSE: _pause,
    EntryKind.RESUME: _resume,
    EntryKind.VERDICT: _end_vote,
    EntryKind.FINISH: _finish,
    EntryKind.MOVE: _move,
    EntryKind.CLOSE: _close,
    EntryKind.SKIP: _skip_lesson,
}
_AT_SEATS: Mapping[EntryKind, Callable[[LiveTable, Seat, Entry], None]] = {
    EntryKind.JOIN: seating.sit_down,
    EntryKind.COMPUTER: seating.sit_down,
    EntryKind.LEAVE: seating.stand_up,
    EntryKind.KICK: seating.stand_up,
    EntryKind.WORD: seating.hear_word,
    EntryKind.INVITE: seating.invite,
    EntryKind.DECLINE: seating.free,
    EntryKind.LAPSE: seating.free,
    EntryKind.PLAY: _play,
    EntryKind.UNDO: _take_back,
    EntryKind.TIMEOUT: _miss,
    EntryKind.RESIGN: seating.hand_over,
    EntryKind.TAKEOVER: seating.hand_over,
    EntryKind.BACK: seating.come_back,
    EntryKind.OFFER: seating.offer,
    EntryKind.SUBSTITUTE: seating.substitute,
    EntryKind.SHOW: seating.show_or_advise,
    EntryKind.HIDE: seating.show_or_advise,
    EntryKind.HINT: seating.show_or_advise,
    EntryKind.VOTE: _propose,
    EntryKind.BALLOT: _hear_ballot,
}
