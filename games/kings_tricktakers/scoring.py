"""Scoring a round (RULES.md 7): trick counts, bids, and a sheet of lines for every player."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import NamedTuple, Protocol

from games.engine import Seat
from games.kings_tricktakers.characters import DEVIL, DIPLOMAT, JACKS, BidCard, Character, Copy, bidder_of
from games.kings_tricktakers.royals import ROYALS, USED, YELLOW, Colour, Queen, king
from games.kings_tricktakers.tricks import NEUTRAL, Trick

SILENT = frozenset({Character.RESISTANT, Character.OPPRESSOR, Character.DIPLOMAT})
"""Face-up characters that never score."""


class PlayerRound(NamedTuple):
    """The parts of one player's round that scoring looks at.

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
        return self.ally is not None or DIPLOMAT in self.bid


class Source(StrEnum):
    BID = "bid"
    CHARACTER = "character"
    JACK = "jack"
    KING = "king"
    UNPLAYED_KING = "unplayed-king"

    __hash__ = str.__hash__
    """As for `Suit`."""


BID, CHARACTER, JACK, KING, UNPLAYED_KING = Source


class Line(NamedTuple):
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
        return sum(map(POINTS, self.lines))

    @property
    def lifted(self) -> int:
        """The VP that the floor of 0 saved."""
        return self.after - self.before - self.total


def counts_of(players: Sequence[PlayerRound]) -> list[int]:
    """The trick count of every player (7.1)."""
    counts = [one.piles + 2 * (DEVIL in one.up) for one in players]
    for seat, one in enumerate(players):
        if one.yellow_queen:
            counts[seat if one.ally is None else one.ally] += 1
    return counts


def won_by(tricks: Sequence[Trick], seats: int) -> list[int]:
    """The cards in each seat's piles, as sets; the neutral pile counts for nobody."""
    won = [0] * seats
    for _, plays, winner in tricks:
        if winner != NEUTRAL:
            for laid in plays:
                won[winner] |= laid.card.bit
    return won


class Round(Protocol):
    """The fields of a state, or of a view, on which scoring depends."""

    @property
    def tricks(self) -> Sequence[Trick]: ...
    @property
    def companies(self) -> Sequence[tuple[Copy, ...]]: ...
    @property
    def bids(self) -> Sequence[tuple[BidCard, ...] | None]: ...
    @property
    def piles(self) -> Sequence[int]: ...
    @property
    def kings(self) -> Sequence[bool]: ...
    @property
    def queens(self) -> Sequence[Queen]: ...
    @property
    def ally(self) -> Seat | None: ...
    @property
    def copied(self) -> BidCard | None: ...
    def colour(self, seat: Seat) -> Colour: ...


def player_rounds(table: Round) -> list[PlayerRound]:
    won = won_by(table.tricks, len(table.companies))
    rounds = []
    for seat, company in enumerate(table.companies):
        bid, colour = table.bids[seat] or (), table.colour(seat)
        up = tuple([copy for copy in company if copy not in bid])
        yellow_queen = colour is YELLOW and table.queens[seat] is USED
        ally, copied = table.ally if DIPLOMAT in company else None, table.copied if DIPLOMAT in bid else None
        rounds.append(
            PlayerRound(colour, up, bid, table.piles[seat], won[seat], table.kings[seat], yellow_queen, ally, copied)
        )
    return rounds


class RoundScore:
    def __init__(self, players: Sequence[PlayerRound]) -> None:
        self.players = players
        self.counts = counts_of(players)

    def points(self, owner: Seat, card: BidCard, count: int) -> int:
        """The VP of a bid card of `owner`, evaluated with a trick count (7.3)."""
        if card is DIPLOMAT:
            copied = self.players[owner].copied
            return (
                0
                if copied is None
                else self.points(bidder_of(copied, [one.bid for one in self.players]), copied, count)
            )
        if card is DEVIL:
            return 3 * self.failures(owner)
        return card.bids.get(count, 0)

    def failures(self, owner: Seat) -> int:
        """F: how many players failed, without the DEVIL's owner and the owner of the DIPLOMAT (7.3)."""
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
        """The score sheet of a player (7.2)."""
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


def score(players: Sequence[PlayerRound], before: Sequence[int], *, last_round: bool) -> tuple[ScoreSheet, ...]:
    of_round = RoundScore(players)
    return tuple([of_round.sheet(seat, before[seat], last_round=last_round) for seat in range(len(players))])
