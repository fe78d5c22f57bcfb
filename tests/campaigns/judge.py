"""Reads a table's log and says whether anybody lost a seat or a game otherwise than by the rules (`docs/tables.md`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from bot.tables.entries import (
    Ballot,
    Cause,
    Decision,
    Motion,
    Opening,
    Proposal,
    Shut,
    Sitter,
    StandIn,
    Verdict,
    ordered_by,
    read,
)
from bot.tables.model import Apart, Look
from bot.tables.times import BANKS, DAY, GRACE, SECOND, SPANS, patience, voting_time
from games.engine import Seat, Text
from persistence.rows import Away, Entry, EntryKind, Phase, TurnPace
from seasons.model import Result

MISSED = 2


class FairplayError(AssertionError):
    """Somebody lost or gained something against the rules."""


class Judge:
    """Holds each entry of one table's log, in order; `outages` are the stretches in which nobody could reach us."""

    def __init__(self, pace: TurnPace, honest: AbstractSet[int]) -> None:
        self.pace = pace
        self.honest = honest
        self.read = 0
        self.outages: list[tuple[int, int]] = []
        self.pauses: list[tuple[int, int]] = []
        self.paused_at: int | None = None
        self.times: dict[int, int] = {}
        self.holders: dict[Seat, int | None] = {}
        self.opener: int | None = None
        self.running = False
        self.counted = False
        self.asked: dict[Seat, int] = {}
        self.missed: Counter[Seat] = Counter()
        self.away: dict[Seat, Away] = {}
        self.offered: dict[Seat, int] = {}
        self.vote: Proposal | None = None
        self.voted_since = 0
        self.ballots: dict[Seat, bool] = {}
        self.carried: Proposal | None = None
        self.last: Entry | None = None
        self.ordered = False
        """A manager has ended the game or sent somebody away, or offered a seat."""

    def playable(self, since: int, until: int) -> int:
        """For how long people could play between two moments, in milliseconds."""
        pauses = [*self.pauses, *([] if self.paused_at is None else [(self.paused_at, until)])]
        still = sorted((max(a, since), min(b, until)) for a, b in (*self.outages, *pauses))
        lost, reached = 0, since
        for begin, end in still:
            lost += max(0, end - max(begin, reached))
            reached = max(reached, end)
        return until - since - lost

    def hold(
        self, entries: Iterable[Entry], asked: Mapping[Seat, int], told: Mapping[int, Text], *, counts: bool
    ) -> Counter[str]:
        """Judge what is new. `asked` is since when each question stands now, `told` what the log tells everybody."""
        judged: Counter[str] = Counter()
        for entry in entries:
            self.read = entry.seq
            self.times[entry.seq] = entry.at
            self._take(entry)
            by = ordered_by(entry.kind, entry.body)
            if by is not None and by.name not in dict(told[entry.seq].args).values():
                raise FairplayError(f"entry {entry.seq}: an order that the log does not name")
            if by is not None and entry.kind in (EntryKind.CLOSE, EntryKind.TAKEOVER, EntryKind.OFFER):
                self.ordered = True
            judged[entry.kind] += 1
            self.last = entry
        self.asked = dict(asked)
        self.counted = counts
        return judged

    def _take(self, entry: Entry) -> None:
        match entry:
            case Entry(kind=EntryKind.OPEN):
                self.opener = entry.actor_id
                self.holders = {seat: one.user_id for seat, one in read(Opening, entry.body).seats.items()}
            case Entry(kind=EntryKind.JOIN | EntryKind.COMPUTER, seat=int(seat)):
                self.holders[seat] = read(Sitter, entry.body).user_id
            case Entry(kind=EntryKind.LEAVE | EntryKind.KICK, seat=int(seat)):
                self._stand_up(entry, seat)
            case Entry(kind=EntryKind.START):
                self.running = True
                self.holders = dict(enumerate(user for _, user in sorted(self.holders.items())))
            case Entry(kind=EntryKind.PLAY, seat=int(seat)):
                if entry.actor_id is not None:
                    self.missed[seat] = 0
            case Entry(kind=EntryKind.PAUSE):
                self.paused_at = entry.at if self.paused_at is None else self.paused_at
            case Entry(kind=EntryKind.RESUME):
                self.pauses.append((self.paused_at or entry.at, entry.at))
                self.paused_at = None
            case Entry(kind=EntryKind.TIMEOUT, seat=int(seat)):
                self._time_out(entry, seat)
            case Entry(kind=EntryKind.RESIGN, seat=int(seat)):
                self._need(entry.actor_id == self.holders[seat], entry, "somebody else resigned for them")
                self.away[seat] = Away.RESIGNED
            case Entry(kind=EntryKind.TAKEOVER, seat=int(seat)):
                self._take_over(entry, seat, read(StandIn, entry.body))
            case Entry(kind=EntryKind.BACK, seat=int(seat)):
                self._need(entry.actor_id == self.holders[seat], entry, "somebody else came back for them")
                self.away.pop(seat, None)
                self.offered.pop(seat, None)
                self.missed[seat] = 0
            case Entry(kind=EntryKind.VOTE, seat=int(seat)):
                self.vote, self.voted_since = read(Proposal, entry.body), entry.seq
                self.ballots = {seat: True}
            case Entry(kind=EntryKind.BALLOT, seat=int(seat)):
                self._need(entry.actor_id == self.holders[seat], entry, "somebody else voted for them")
                self.ballots[seat] = read(Ballot, entry.body).agrees
            case Entry(kind=EntryKind.VERDICT):
                decided = read(Verdict, entry.body).decision
                self.carried, self.vote = (self.vote if decided is Decision.CARRIED else None), None
            case Entry(kind=EntryKind.OFFER, seat=int(seat)):
                self._offer(entry, seat)
            case Entry(kind=EntryKind.SUBSTITUTE, seat=int(seat)):
                self._substitute(entry, seat)
            case Entry(kind=EntryKind.CLOSE):
                self._close(entry, read(Shut, entry.body))
            case _:
                pass

    @staticmethod
    def _need(holds: bool, entry: Entry, why: str) -> None:
        if not holds:
            raise FairplayError(f"entry {entry.seq}, {entry.kind} of seat {entry.seat}: {why}")

    def _stand_up(self, entry: Entry, seat: Seat) -> None:
        self._need(not self.running, entry, "a seat lost in a running game")
        if entry.kind is EntryKind.LEAVE:
            self._need(entry.actor_id == self.holders[seat], entry, "somebody else left for them")
        if entry.actor_id == self.opener == self.holders.pop(seat) and self.holders:
            self.opener = next((user for _, user in sorted(self.holders.items()) if user is not None), self.opener)

    def _time_out(self, entry: Entry, seat: Seat) -> None:
        had = self.playable(self.times[self.asked[seat]], entry.at)
        # A bank that is empty leaves the least that a turn has; what was used of it before, the table's log tells.
        least = GRACE if self.pace in BANKS else SPANS[self.pace]
        self._need(had >= least - SECOND, entry, f"time ran out after {had} ms")
        self._need(self.holders[seat] not in self.honest, entry, "an honest player acts within their time")
        self.missed[seat] += 1

    def _take_over(self, entry: Entry, seat: Seat, stand_in: StandIn) -> None:
        self.away[seat] = stand_in.away or Away.SENT_AWAY
        if stand_in.away is Away.ABSENT and self.last is not None and self.last.kind is EntryKind.TIMEOUT:
            self._need(self.last.seat == seat and self.missed[seat] >= MISSED, entry, "replaced after one turn")
            return
        if stand_in.by is not None:
            return
        had = self.playable(self.times[self.asked.get(seat, entry.seq)], entry.at)
        if stand_in.away is Away.ABSENT:
            vote = self.carried
            self._need(vote is not None and (vote.motion, vote.about) == (Motion.REPLACE, seat), entry, "no vote")
            self._need(seat not in self.ballots, entry, "they voted about themselves")
            waited = self.playable(self.times[self.asked[seat]], self.times[self.voted_since])
            self._need(waited >= patience(self.pace) - SECOND, entry, f"replaced after {waited} ms")
            return
        self._need(entry.actor_id == self.opener, entry, "sent away by somebody who may not")
        watches = self.opener not in self.holders.values() and not self.counted
        overdue = self.pace not in SPANS and self.paused_at is None and had >= DAY - SECOND
        self._need(watches or overdue, entry, f"sent away after {had} ms")

    def _offer(self, entry: Entry, seat: Seat) -> None:
        self.offered[seat] = entry.at
        if self.counted and ordered_by(entry.kind, entry.body) is None:
            ayes = sum(self.ballots.values())
            self._need(ayes >= 2 and all(self.ballots.values()), entry, "a lone voter offers a seat")
            self._need(self.away.get(seat) is Away.ABSENT, entry, "the seat of somebody who is there")

    def _substitute(self, entry: Entry, seat: Seat) -> None:
        self._need(seat in self.offered and seat in self.away, entry, "a seat that was not offered")
        if self.counted:
            had = self.playable(self.offered[seat], entry.at)
            self._need(had >= voting_time(self.pace) - SECOND, entry, f"gone {had} ms after the offer")
            self._need(self.holders[seat] not in self.honest, entry, "an honest player comes back in time")
        if self.holders[seat] == self.opener:
            heirs = [user for one, user in sorted(self.holders.items()) if one not in self.away and user is not None]
            self.opener = heirs[0] if heirs else self.opener
        self.holders[seat] = entry.actor_id
        self.away.pop(seat, None)
        self.offered.pop(seat, None)
        self.missed[seat] = 0

    def _close(self, entry: Entry, shut: Shut) -> None:
        if not self.running or shut.by is not None:
            return
        if shut.cause is Cause.ASKED:
            here = {user for seat, user in self.holders.items() if self.away.get(seat) in (None, Away.ABSENT)}
            self._need(here - {None} <= {entry.actor_id}, entry, "closed over others' heads")
        if self.counted and shut.cause is Cause.ABANDONED:
            voted = [self.holders[seat] for seat, agrees in self.ballots.items() if agrees]
            self._need(len(voted) >= 2 and not self.honest & set(voted), entry, "voted away alone")
            still = {user for seat, user in self.holders.items() if seat not in self.away and user is not None}
            self._need(not self.honest & still, entry, "voted away against an honest player")

    def hold_result(self, look: Look, result: Result | None) -> None:
        """Judge how it ended: an honest player keeps seat and result, nobody gains by playing alone."""
        gains = {} if look.settlement is None else look.settlement.gains
        if result is not None and gains:
            if len({row.user_id for row in result.rows} - {None}) < 2:
                raise FairplayError("a game with oneself counts for the season")
            if any(row.level is not None and row.seat in gains for row in result.rows):
                raise FairplayError("a computer wins points")
        if not self.counted or self.ordered or not self.running:
            return
        honest = self.honest & set(self.holders.values())
        if not honest:
            return
        if look.table.phase is not Phase.FINISHED or result is None:
            raise FairplayError("an honest player lost a counted game")
        # A game that hardly began, or one too many between the same people, counts for nobody by the rules.
        if not result.rated and look.apart not in {Apart.UNPLAYED, Apart.BRIEF, Apart.OFTEN}:
            raise FairplayError(f"an honest player's game does not count: {look.apart}")
        for row in result.rows:
            if row.user_id in honest and row.late:
                raise FairplayError("an honest player is marked as late")
        kept = {row.user_id for row in result.rows}
        if result.rated and not honest <= kept:
            raise FairplayError("an honest player lost their seat")
