"""Scoring a round (RULES.md 7): trick counts, bids, and a sheet of lines for every player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from games.engine import Seat
from games.kings_tricktakers.characters import (
    DEVIL,
    DIPLOMAT,
    JACKS,
    BidCard,
    Character,
    Copy,
)
from games.kings_tricktakers.royals import ROYALS, Colour, king

SILENT = frozenset({Character.RESISTANT, Character.OPPRESSOR, Character.DIPLOMAT})
"""Face-up characters that never score."""


class PlayerRound(NamedTuple):
    """What scoring looks at in one player at the end of a round.

    `up` are the face-up characters, `bid` the cards turned face down; `piles` the tricks and `won` the cards won;
    `king` whether the King is played, `yellow_queen` whether that Queen was used this round. `ally` and `copied` are
    what the owner of the DIPLOMAT chose.
    """

    colour: Colour
    up: tuple[Copy, ...]
    bid: tuple[BidCard, ...]
    piles: int
    won: int = 0
    king: bool = False
    yellow_queen: bool = False
    ally: Seat | None = None
    copied: BidCard | None = None

    @property
    def diplomat(self) -> bool:
        """Tell whether the player owns the DIPLOMAT, in either mode."""
        return self.ally is not None or DIPLOMAT in self.bid


class Source(StrEnum):
    """The step of 7.2 from which a line comes."""

    BID = "bid"
    CHARACTER = "character"
    JACK = "jack"
    KING = "king"
    UNPLAYED_KING = "unplayed-king"

    __hash__ = str.__hash__
    """As for `Suit`."""


BID, CHARACTER, JACK, KING, UNPLAYED_KING = Source


class Line(NamedTuple):
    """One line of a score sheet. `face` is the card that it comes from; `copied` the bid the DIPLOMAT copied."""

    source: Source
    face: str
    points: int
    copied: str | None = None


POINTS = attrgetter("points")
line_once = cache(Line)
"""`Line`, each made once for the whole process: search scores the same again and again."""


class ScoreSheet(NamedTuple):
    """One player's round.

    `tricks` is the trick count that was used, an ally's for the DIPLOMAT; `met` whether the bid succeeded; `before`
    and `after` the VP around it.
    """

    tricks: int
    met: bool
    lines: tuple[Line, ...]
    before: int
    after: int

    @property
    def total(self) -> int:
        """Return the round score, before VP are kept from falling below 0."""
        return sum(map(POINTS, self.lines))


def counts_of(players: Sequence[PlayerRound]) -> list[int]:
    """Return the trick count of every player (7.1)."""
    counts = [one.piles + 2 * (DEVIL in one.up) for one in players]
    for seat, one in enumerate(players):
        if one.yellow_queen:
            counts[seat if one.ally is None else one.ally] += 1
    return counts


@dataclass(frozen=True, slots=True)
class Account:
    """A round's end: the players and the trick counts, from which every bid and sheet follows."""

    players: Sequence[PlayerRound]
    counts: Sequence[int]

    def points(self, owner: Seat, card: BidCard, count: int) -> int:
        """Return the VP of a bid card of `owner`, evaluated with a trick count (7.3)."""
        if card is DIPLOMAT:
            copied = self.players[owner].copied
            return 0 if copied is None else self.points(self._bidder(copied), copied, count)
        if card is DEVIL:
            return 3 * self.failures(owner)
        return card.bids.get(count, 0)

    def failures(self, owner: Seat) -> int:
        """Return f: how many players failed, without the DEVIL's owner and the owner of the DIPLOMAT (7.3)."""
        others = [seat for seat, one in enumerate(self.players) if seat != owner and not one.diplomat]
        return sum([not self.succeeded(seat) for seat in others])

    def succeeded(self, seat: Seat) -> bool:
        """Tell whether a player's bid succeeded: at least one of the cards is fulfilled (7.3).

        No card pays 0 when it is fulfilled, so a card is fulfilled when it pays.
        """
        ally = self.players[seat].ally
        owner = seat if ally is None else ally
        return any(self.points(owner, card, self.counts[owner]) for card in self.players[owner].bid)

    def sheet(self, seat: Seat, before: int, *, last_round: bool) -> ScoreSheet:
        """Return the score sheet of a player (7.2)."""
        one = self.players[seat]
        looked_at = seat if one.ally is None else one.ally
        count, won = self.counts[looked_at], self.players[looked_at].won
        lines = [self._bid_line(looked_at, card, count) for card in self.players[looked_at].bid]
        met = any(map(POINTS, lines))
        royal, jack = ROYALS[one.colour], JACKS[one.colour]
        lines += [
            line_once(CHARACTER, copy.code, copy.front(count, won, met))
            for copy in one.up
            if copy.character not in SILENT
        ]
        if jack not in one.bid:
            lines.append(line_once(JACK, jack.id, royal.jack.get(count, 0)))
        if one.king:
            lines.append(line_once(KING, king(one.colour), royal.pays(won)))
        elif last_round:
            lines.append(line_once(UNPLAYED_KING, king(one.colour), royal.bonus))
        after = max(0, before + sum(map(POINTS, lines)))
        return ScoreSheet(count, met, tuple(lines), before, after)

    def _bid_line(self, owner: Seat, card: BidCard, count: int) -> Line:
        copied = self.players[owner].copied if card is DIPLOMAT else None
        points = self.points(owner, card, count)
        return line_once(BID, card.code, points, None if copied is None else copied.code)

    def _bidder(self, card: BidCard) -> Seat:
        return next(seat for seat, one in enumerate(self.players) if card in one.bid)


def score(players: Sequence[PlayerRound], before: Sequence[int], *, last_round: bool) -> tuple[ScoreSheet, ...]:
    """Return everybody's score sheet; `before` are the VP so far."""
    account = Account(players, counts_of(players))
    return tuple([account.sheet(seat, before[seat], last_round=last_round) for seat in range(len(players))])
