"""The seats at a table, as the log tells it: they are taken, kept, left, handed over and shown to guests."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.entries import (
    Chosen,
    Halt,
    Invited,
    Named,
    Opening,
    Said,
    Sitter,
    StandIn,
    ordered_by,
    read,
    told_origin,
)
from bot.tables.fold.live import LiveTable
from bot.tables.model import KeptSeat
from bot.tables.times import Due, DueKind
from games.engine import Seat, SeatRef, Text, text
from persistence.rows import Away, Entry, EntryKind, Phase, SeatKind

_SOMEBODY = text("word-somebody")


def or_somebody(name: str) -> str | Text:
    """The name, or a stand-in for people who asked to be forgotten: they have none."""
    return name or _SOMEBODY


def ordered(what: str, by: Named | None, **values: SeatRef) -> Text:
    """The sentence about what has happened, by a manager's order or by nobody's."""
    if by is None:
        return text(f"table-log-{what}", **values)
    return text(f"table-log-{what}-by", **values, name=or_somebody(by.name))


def open_table(table: LiveTable, entry: Entry) -> None:
    opening = read(Opening, entry.body)
    if entry.actor_id is not None:
        table.row = replace(table.row, opener_id=entry.actor_id)
    table.reserved = dict(opening.reserved)
    if opening.origin is not None:
        table.origin = opening.origin
        table.note(told_origin("table-log-origin", opening.origin.name))
    for seat, sitter in opening.seats.items():
        _sit(table, seat, sitter)


def configure(table: LiveTable, entry: Entry) -> None:
    chosen = read(Chosen, entry.body)
    table.row = replace(table.row, options=chosen.options, pace=chosen.pace or table.row.pace)
    table.note(text("table-log-options"))


def sit_down(table: LiveTable, seat: Seat, entry: Entry) -> None:
    _sit(table, seat, read(Sitter, entry.body))


def _sit(table: LiveTable, seat: Seat, sitter: Sitter) -> None:
    table.sitters[seat] = sitter
    keep_no_more(table, seat)
    if sitter.kind is SeatKind.PERSON:
        table.note(text("table-log-joined", name=or_somebody(sitter.name)))
    else:
        table.note(text("table-log-computer", name=sitter.name))


def hear_word(table: LiveTable, seat: Seat, entry: Entry) -> None:
    if table.phase is not Phase.OPEN:
        raise ValueError(f"entry {entry.seq}: a word after the start")
    sitter = table.sitters[seat] = replace(table.sitters[seat], salt=read(Said, entry.body).word)
    table.note(text("table-log-word", name=or_somebody(sitter.name)))


def stand_up(table: LiveTable, seat: Seat, entry: Entry) -> None:
    sitter = table.sitters.pop(seat)
    kicked = entry.kind is EntryKind.KICK
    if kicked:
        table.invited.discard(sitter.user_id or 0)
        table.reserved.pop(sitter.user_id or 0, None)
    table.note(text("table-log-kicked" if kicked else "table-log-left", name=or_somebody(sitter.name)))
    if sitter.user_id == table.row.opener_id:
        _pass_on(table)


def heed(table: LiveTable, entry: Entry) -> None:
    """Note who gives an order as a manager of the server at a table where they play."""
    by = ordered_by(entry.kind, entry.body) if table.phase is Phase.RUNNING else None
    if by is not None and table.seat_of(by.user_id) is not None:
        table.orders[by.user_id] = by.name


def _pass_on(table: LiveTable) -> None:
    heirs = (table.sitters[seat].user_id for seat in table.present())
    heir = next((heir for heir in heirs if heir is not None), table.row.opener_id)
    table.row = replace(table.row, opener_id=heir)


def show_or_advise(table: LiveTable, seat: Seat, entry: Entry) -> None:
    table.running()
    table.advised = True
    if entry.kind is EntryKind.HINT:
        table.note(text("table-log-hint", who=SeatRef(seat)))
    elif entry.kind is EntryKind.HIDE:
        del table.guests[seat]
        table.note(text("table-log-hidden", who=SeatRef(seat)))
    else:
        table.guests[seat] = guest = read(Named, entry.body)
        table.insiders.add(guest.user_id)
        table.note(text("table-log-shown", who=SeatRef(seat), name=or_somebody(guest.name)))


def invite(table: LiveTable, seat: Seat, entry: Entry) -> None:
    """Keep a seat for somebody. Nothing is kept for a guest who has been forgotten since."""
    guest = read(Invited, entry.body)
    table.note(text("table-log-invited", name=or_somebody(guest.name)))
    if guest.name:
        by = entry.actor_id or table.row.opener_id
        table.kept_seats[seat] = KeptSeat(seat, guest.user_id, guest.name, by, entry.seq, guest.until)
        table.invited.add(guest.user_id)
        table.deadlines[Due(DueKind.INVITE, entry.seq)] = guest.until


def free(table: LiveTable, seat: Seat, entry: Entry) -> None:
    """Keep a seat no longer: its guest has declined, their time is over, or somebody has withdrawn the invitation."""
    freed = keep_no_more(table, seat)
    if freed is None:
        return
    what = "lapsed" if entry.actor_id is None else "withdrawn"
    if entry.kind is EntryKind.DECLINE:
        table.declined.add(freed.user_id)
        what = "declined"
    elif entry.actor_id is not None:
        table.invited.discard(freed.user_id)
    table.note(text(f"table-log-{what}", name=freed.name))


def keep_no_more(table: LiveTable, seat: Seat) -> KeptSeat | None:
    kept = table.kept_seats.pop(seat, None)
    if kept is not None:
        table.deadlines.pop(Due(DueKind.INVITE, kept.revision), None)
    return kept


def hand_over(table: LiveTable, seat: Seat, entry: Entry) -> None:
    table.running()
    stand_in = read(StandIn, entry.body)
    away = stand_in.away or (Away.RESIGNED if entry.kind is EntryKind.RESIGN else Away.SENT_AWAY)
    table.stand_ins[seat] = replace(stand_in, away=away)
    table.offered.pop(seat, None)
    table.last_play = None
    table.note(ordered("replaced" if away is Away.SENT_AWAY else away, stand_in.by, who=SeatRef(seat)))


def come_back(table: LiveTable, seat: Seat, _: Entry) -> None:
    """Let a person play their seat again; a question that is open there is asked anew."""
    table.running()
    del table.stand_ins[seat]
    table.offered.pop(seat, None)
    table.missed.pop(seat, None)
    table.ask_anew([seat])
    table.note(text("table-log-back", who=SeatRef(seat)))


def halt_of(entry: Entry) -> Halt:
    """The order of a PAUSE, RESUME or OFFER; people who decided on it together left the body empty."""
    return read(Halt, entry.body) if entry.body else Halt()


def offer(table: LiveTable, seat: Seat, entry: Entry) -> None:
    table.offered[seat] = entry.at
    table.note(ordered("offered", halt_of(entry).by, who=SeatRef(seat)))


def substitute(table: LiveTable, seat: Seat, entry: Entry) -> None:
    """Let a newcomer play a seat from now on: with its cards, and with nothing of what its person did with it."""
    table.running()
    sitter = read(Sitter, entry.body)
    former = table.sitters[seat]
    table.sitters[seat] = sitter
    table.substituted.add(seat)
    if sitter.user_id is not None:
        table.insiders.add(sitter.user_id)
    for book in (table.stand_ins, table.missed, table.turns, table.late, table.guests, table.offered):
        book.pop(seat, None)
    if table.vote is not None:
        table.vote = table.vote.without_ballot(seat)
    table.last_play = None
    table.ask_anew([seat])
    table.acted_at[seat] = table.revision
    if former.user_id == table.row.opener_id:
        _pass_on(table)
    table.note(text("table-log-substituted", name=or_somebody(sitter.name), former=or_somebody(former.name)))
