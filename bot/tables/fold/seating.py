"""Who sits where, as the log tells it: seats are taken, kept, left, handed over and shown to guests."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.tables.clocks.dues import Due, DueKind
from bot.tables.entries import Chosen, Guest, Halt, Invited, Opening, Sitter, StandIn, ordered_by, read
from bot.tables.fold.status import Status
from bot.tables.model import KeptSeat
from games.engine import Event, Seat, SeatRef, Text, text
from persistence.rows import Away, Entry, EntryKind, Phase, SeatKind

_SOMEBODY = text("word-somebody")
_AWAY = {
    Away.RESIGNED: "table-log-resigned",
    Away.SENT_AWAY: "table-log-replaced",
    Away.ABSENT: "table-log-absent",
}


def or_somebody(name: str) -> str | Text:
    """Return what to call somebody of that name; who asked to be forgotten has none."""
    return name or _SOMEBODY


class Seating(Status):
    """A table whose seats change hands by the entries of its log; `LiveTable` takes every kind of entry."""

    __slots__ = ()

    def _open(self, entry: Entry) -> None:
        opening = read(Opening, entry.body)
        if entry.actor_id is not None:
            self.opener_id = entry.actor_id
        self.reserved = dict(opening.reserved)
        for seat, sitter in opening.seats.items():
            self._sit(seat, sitter)

    def _configure(self, chosen: Chosen) -> None:
        self.options = chosen.options
        self.pace = chosen.pace or self.pace
        self._note(text("table-log-options"))

    def _sit(self, seat: Seat, sitter: Sitter) -> None:
        self.sitters[seat] = sitter
        self._keep_no_more(seat)
        if sitter.kind is SeatKind.PERSON:
            self._note(text("table-log-joined", name=or_somebody(sitter.name)))
        else:
            self._note(text("table-log-computer", name=sitter.name))

    def _hear(self, seat: Seat, word: str) -> None:
        if self.phase is not Phase.OPEN:
            raise ValueError(f"entry {self.revision}: a word after the start")
        sitter = self.sitters[seat] = replace(self.sitters[seat], salt=word)
        self._note(text("table-log-word", name=or_somebody(sitter.name)))

    def _stand_up(self, seat: Seat, kind: EntryKind) -> None:
        sitter = self.sitters.pop(seat)
        if kind is EntryKind.KICK:
            self.invited.discard(sitter.user_id or 0)
            self.reserved.pop(sitter.user_id or 0, None)
            self._note(text("table-log-kicked", name=or_somebody(sitter.name)))
        else:
            self._note(text("table-log-left", name=or_somebody(sitter.name)))
        if sitter.user_id == self.opener_id:
            self._pass_on()

    def _heed(self, entry: Entry) -> None:
        """Note who gives an order as a manager of the server at a table where they play."""
        by = ordered_by(entry.kind, entry.body)
        if by is not None and self.phase is Phase.RUNNING and self.seat_of(by.user_id) is not None:
            self.orders[by.user_id] = by.name

    def _pass_on(self) -> None:
        """Let the first of those who sit here look after the table."""
        heirs = (self.sitters[seat].user_id for seat in self.present())
        self.opener_id = next((heir for heir in heirs if heir is not None), self.opener_id)

    def _show(self, seat: Seat, entry: Entry) -> None:
        if entry.kind is EntryKind.HIDE:
            del self.guests[seat]
            self._note(text("table-log-hidden", who=SeatRef(seat)))
        else:
            self.guests[seat] = guest = read(Guest, entry.body)
            self.insiders.add(guest.user_id)
            self._note(text("table-log-shown", who=SeatRef(seat), name=or_somebody(guest.name)))

    def _invite(self, seat: Seat, entry: Entry) -> None:
        """Keep a seat for somebody, or do so no longer. Who has been forgotten since is kept none."""
        if entry.kind is EntryKind.INVITE:
            guest = read(Invited, entry.body)
            self._note(text("table-log-invited", name=or_somebody(guest.name)))
            if guest.name:
                by = entry.actor_id or self.opener_id
                kept = KeptSeat(seat, guest.user_id, guest.name, by, entry.seq, guest.until)
                self.kept_seats[seat] = kept
                self.invited.add(guest.user_id)
                self.deadlines[Due(DueKind.INVITE, entry.seq)] = guest.until
            return
        freed = self._keep_no_more(seat)
        if freed is None:
            return
        if entry.kind is EntryKind.DECLINE:
            self.declined.add(freed.user_id)
            self._note(text("table-log-declined", name=freed.name))
        elif entry.actor_id is None:
            self._note(text("table-log-lapsed", name=freed.name))
        else:
            self.invited.discard(freed.user_id)
            self._note(text("table-log-withdrawn", name=freed.name))

    def _keep_no_more(self, seat: Seat) -> KeptSeat | None:
        kept = self.kept_seats.pop(seat, None)
        if kept is not None:
            self.deadlines.pop(Due(DueKind.INVITE, kept.revision), None)
        return kept

    def _hand_over(self, seat: Seat, entry: Entry) -> None:
        self.running()
        stand_in = read(StandIn, entry.body)
        away = stand_in.away or (Away.RESIGNED if entry.kind is EntryKind.RESIGN else Away.SENT_AWAY)
        self.stand_ins[seat] = replace(stand_in, away=away)
        self.offered.pop(seat, None)
        self.last_play = None
        if stand_in.by is None:
            self._note(text(_AWAY[away], who=SeatRef(seat)))
        else:
            self._note(text("table-log-replaced-by", who=SeatRef(seat), name=or_somebody(stand_in.by.name)))

    def _come_back(self, seat: Seat) -> None:
        """Let a person play their seat again; a question that is open there is asked anew."""
        self.running()
        del self.stand_ins[seat]
        self.offered.pop(seat, None)
        self.missed.pop(seat, None)
        self._ask_anew([seat])
        self._note(text("table-log-back", who=SeatRef(seat)))

    def _change_hands(self, seat: Seat, entry: Entry) -> None:
        if entry.kind is EntryKind.SUBSTITUTE:
            self._substitute(seat, read(Sitter, entry.body))
        else:
            self.offered[seat] = entry.at
            by = read(Halt, entry.body).by if entry.body else None
            named = {} if by is None else {"name": or_somebody(by.name)}
            self._note(text("table-log-offered" if by is None else "table-log-offered-by", who=SeatRef(seat), **named))

    def _substitute(self, seat: Seat, sitter: Sitter) -> None:
        """Let a newcomer play a seat from now on: with its cards, and with nothing of what its person did with it."""
        self.running()
        former = self.sitters[seat]
        self.sitters[seat] = sitter
        self.substituted.add(seat)
        if sitter.user_id is not None:
            self.insiders.add(sitter.user_id)
        for book in (self.stand_ins, self.missed, self.turns, self.late, self.guests):
            book.pop(seat, None)
        self.offered.pop(seat, None)
        if self.vote is not None:
            self.vote = self.vote.without_ballot(seat)
        self.last_play = None
        self._ask_anew([seat])
        self.acted_at[seat] = self.revision
        if former.user_id == self.opener_id:
            self._pass_on()
        self._note(text("table-log-substituted", name=or_somebody(sitter.name), former=or_somebody(former.name)))

    def _ask_anew(self, seats: Iterable[Seat]) -> None:
        for seat in seats:
            self.asked_at[seat] = self.revision
            self.asked_since[seat] = self.changed_at

    def _note(self, what: Text) -> None:
        self.happened.append((self.revision, Event(what)))
