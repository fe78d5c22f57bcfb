"""The values that the table service gives to the screens, made for one pair of eyes.

A `Look` holds a game's view, never its state: a screen cannot show what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum
from typing import Self

from bot.tables.entries import Motion, Named
from games.engine import Outcome, Seat, Text, View
from persistence.rows import Location, SeatKind, TableFacts
from seasons.ladder import is_climbed
from seasons.model import Settlement
from seasons.scoring import is_counted


class Inside(Enum):
    """The origin of the bot's own calls (clock, drawing, forgetting): they are asked for no server."""

    INSIDE = "inside"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord. `manages`: they have the server's Manage Server permission at this request."""

    id: int
    name: str
    manages: bool = False
    roles: frozenset[int] = frozenset()

    @property
    def order(self) -> Named | None:
        """A manager as the log names them, None for anybody else."""
        return Named(self.id, self.name) if self.manages else None

    def looks_after(self, opener_id: int) -> bool:
        """Tell whether a table is the person's to look after: the opener's, and the managers'."""
        return self.manages or self.id == opener_id


NOBODY = Person(0, "")
"""The person who asks for what happens by itself, and the opener of a table that nobody looks after."""


def plays_match(who: Person, opener_id: int, sitting: Iterable[int | None]) -> bool:
    """Tell whether somebody sits at a match of a contest: it has no opener, and other people decide about it."""
    return opener_id == NOBODY.id and who.id in sitting


@dataclass(frozen=True, slots=True)
class At:
    """A table, and who asks for something there. `key` is the interaction that asks: the same twice has one effect."""

    table_id: str
    who: Person
    guild_id: int | Inside
    key: int | None = None
    seen: int = 0
    """The revision of the table that the choice was made from."""

    @classmethod
    def inside(cls, table_id: str, who: Person = NOBODY) -> Self:
        return cls(table_id, who, Inside.INSIDE)


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat and its player; `awaited` when the seat owes a decision, until `due_at` if a clock runs.

    A computer plays on for somebody who `resigned` or was sent away, and for somebody `absent` until they are back.
    """

    seat: Seat
    kind: SeatKind
    name: str
    user_id: int | None
    level: str | None
    awaited: bool = False
    resigned: bool = False
    absent: bool = False
    due_at: int | None = None
    gave_word: bool = False
    """The person's own word takes part in the shuffle. The word is told when the game is over."""

    @property
    def called(self) -> int | None:
        """The person who is to act, None where nobody or a computer is."""
        return self.user_id if self.awaited and not self.resigned and not self.absent else None


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat that is kept for somebody whom `by` has invited with the entry of a revision, `until` then."""

    seat: Seat
    user_id: int
    name: str
    by: int
    revision: int
    until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo(TableFacts):
    """The facts that everybody may know about a table.

    `secret` (hex) is None until the table has ended, and always where others play the same deal.
    """

    seats_wanted: int
    seats: tuple[SeatInfo, ...]
    secret: str | None
    lesson: bool = False
    """The game's lesson, on its chosen deal."""
    starts_at: int | None = None
    kept: tuple[KeptSeat, ...] = ()
    """The seats that are kept for invited people; lists of tables leave them out."""
    dealt_in_private: bool = False
    link: str | None = field(default=None, compare=False)
    """The last hash of the log, once the game has ended; lists of tables leave it out."""

    @property
    def unseen(self) -> bool:
        """Nobody but the one person who plays here has been shown the cards, unless they came to look."""
        return self.dealt_in_private and self.climbs

    @property
    def solitary(self) -> bool:
        """No message shows the table: one person plays it in private, alone or against computers."""
        return self.concealed or self.dealt_in_private

    @property
    def seats_free(self) -> int:
        """The number of seats that anybody may still take before the game."""
        return self.seats_wanted - len(self.seats) - len(self.kept)

    def kept_for(self, user_id: int) -> KeptSeat | None:
        return next((one for one in self.kept if one.user_id == user_id), None)

    def kept_by(self, who: Person) -> bool:
        own_match = plays_match(who, self.opener_id, (seat.user_id for seat in self.seats))
        return who.looks_after(self.opener_id) and not own_match

    @property
    def counts(self) -> bool:
        return is_counted(self._people, rated=self.rated)

    @property
    def climbs(self) -> bool:
        return is_climbed(self._people, len(self.seats), rated=self.rated)

    @property
    def _people(self) -> int:
        return sum(seat.kind is SeatKind.PERSON for seat in self.seats)

    def seat_of(self, user_id: int) -> SeatInfo | None:
        """The person's seat, None for a spectator or somebody who resigned."""
        return next((s for s in self.seats if s.user_id == user_id and not s.resigned), None)


@dataclass(frozen=True, slots=True)
class Happening:
    revision: int
    text: Text


class Apart(StrEnum):
    """The reason why a finished game counts for neither season nor ratings."""

    COMPUTER = "computer"
    """One person practised with computers."""
    ADVISED = "advised"
    """One person won against computers, but asked for a hint or showed their hand."""
    ALONE = "solo"
    UNRATED = "unrated"
    UNPLAYED = "unplayed"
    SUBSTITUTED = "substituted"
    """Newcomers took over until no two were left who had begun it."""
    BRIEF = "brief"
    """The winner has hardly decided anything themselves."""
    OFTEN = "often"
    """Two of its people had had as many games together as count in a day."""


def is_fresh(asked_at: int | None, seen: int, now: int) -> bool:
    """Tell whether what was chosen at revision `seen` still answers a question that stands since `asked_at`."""
    return asked_at is not None and asked_at <= seen <= now


@dataclass(frozen=True, slots=True)
class Vote:
    """A seat's proposal at `revision`: its subject, when it ends, and who has said yes and no so far."""

    revision: int
    motion: Motion
    by: Seat
    about: Seat | None
    until: int
    ayes: frozenset[Seat]
    noes: frozenset[Seat] = frozenset()

    def with_ballot(self, seat: Seat, *, agrees: bool) -> Vote:
        others = self.without_ballot(seat)
        return replace(others, ayes=others.ayes | {seat}) if agrees else replace(others, noes=others.noes | {seat})

    def without_ballot(self, seat: Seat) -> Vote:
        return replace(self, ayes=self.ayes - {seat}, noes=self.noes - {seat})


@dataclass(frozen=True, slots=True)
class Poll:
    """A vote, who has a say in it now, and how many must say yes."""

    vote: Vote
    voters: tuple[Seat, ...]
    needed: int

    @property
    def ayes(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.voters if seat in self.vote.ayes)

    @property
    def noes(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.voters if seat in self.vote.noes)


@dataclass(frozen=True, slots=True)
class Turning:
    """The decisive play of a finished game: number `step` of `steps`, by whom, and what its seat saw before."""

    step: int
    steps: int
    by: Seat
    notation: str
    before: View | None


@dataclass(frozen=True, slots=True)
class Preselected:
    """A card chosen before the turn, and the phase it was chosen in. `dropped`: it could not be played, or no more."""

    card: str = field(repr=False)
    phase: str
    dropped: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """A table as one pair of eyes sees it. `seat` is the viewer's, None for a spectator."""

    table: TableInfo
    seat: Seat | None = None
    view: View | None = None
    outcome: Outcome | None = None
    since: tuple[Happening, ...] = ()
    """The events since the viewer's own last action, for a spectator the last events, oldest first."""
    asked_at: int | None = None
    """The revision from which the viewer's present question stands: a click drawn then or later is still good."""
    may_undo: bool = False
    settlement: Settlement | None = None
    """The gains of a finished game; None when it did not count, and `apart` says why."""
    apart: Apart | None = None
    turning: Turning | None = None
    shown_by: Seat | None = None
    """The seat whose hand the viewer, who has none, is shown: the view is that seat's then."""
    shows_to: int | None = None
    """The person who is shown the viewer's hand."""
    explained: tuple[Text, ...] = ()
    poll: Poll | None = None
    advised: bool = False
    """Somebody has asked for a hint or shown their hand."""
    ordered: bool = False
    orders: tuple[str, ...] = ()
    preselected: Preselected | None = None
    may_preselect: bool = False
    """The viewer may choose a card now, before their turn."""
    offered: tuple[Seat, ...] = ()
    newcomer: bool = False
    """The viewer, who plays here, has never finished a game of this kind."""

    @property
    def may_challenge(self) -> bool:
        """The viewer may let friends play the cards of this game: played out alone, in private, unaided."""
        return self.outcome is not None and self.seat is not None and self.table.unseen and not self.advised

    @property
    def absent(self) -> bool:
        """A computer plays the viewer's seat until they are back."""
        return any(one.absent for one in self.table.seats if one.seat == self.seat)

    def is_answered_by(self, revision: int) -> bool:
        return is_fresh(self.asked_at, revision, self.table.revision)


@dataclass(frozen=True, slots=True)
class Hint:
    notation: str
    reason: Text


@dataclass(frozen=True, slots=True)
class Done:
    """A request was carried out and is durable. `repeated`: the same interaction had its effect before."""

    table_id: str
    revision: int
    repeated: bool = False


class ChangeKind(StrEnum):
    LOBBY = "lobby"
    STARTED = "started"
    PLAYED = "played"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Change:
    """A table has a new revision, committed. `actor_id` is the person who did it, None for a computer.

    `warned` are people about whom something has been proposed or done in which they have no say, and who could act.
    """

    table_id: str
    location: Location
    revision: int
    kind: ChangeKind
    actor_id: int | None
    warned: tuple[int, ...] = ()
