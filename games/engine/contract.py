"""The contract between a game and everything that hosts it: bot, computer players, replays, tests.

A game is a `Game` (data and functions) and a `State` (one running game: who must decide, what is legal, what happens,
who sees what). A state is small, mutable and cheap to copy; computer players search on the same class.

Two doors lead into a state. `apply` trusts its caller and is fast: search and replays use it. `play` takes a seat and a
notation from a person, proves that the seat may do that now and raises a `PlayError` otherwise.

One door leads out: `view`. A view is built up from what a seat knows, never cut down from the whole. The game makes
from views whatever is drawn, said, sent or searched: `scene`, `ask`, `why_not`, `explain`, `imagine`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

from games.engine.art import Art, plain_art
from games.engine.daily import Daily
from games.engine.deal import Deal
from games.engine.errors import BadSetup, GameOver, IllegalAction, NotYourTurn
from games.engine.lesson import Lesson
from games.engine.outlook import Outlook
from games.engine.scene import Ask, Face, Scene
from games.engine.text import Seat, SeatRef, Text, text
from games.engine.view import Event, View


class Action(Protocol):
    """Anything hashable whose `str` is its notation; `Game.parse(str(a)) == a`."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the final score: what it counts, and a value for each seat (None: nothing to say)."""

    label: Text
    values: tuple[int | Text | None, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `reason` says why; `places[seat]` is 1 for a winner, ties share the better place; `scores[seat]` is the number
    the game itself compares (more is not always better); `lines` explain it all; `rounds` has every seat's points in
    each round, where a game is made of rounds and counts points. `slam` is the only winner, who won in the game's own
    grand manner; the catalogue says what that takes, as `<game>-slam`. None for everybody else, and in games without.
    """

    reason: Text
    places: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()
    rounds: tuple[tuple[int, ...], ...] = ()
    slam: Seat | None = None

    @property
    def winner(self) -> Seat | None:
        """The only seat in the first place, None where several share it."""
        return self.places.index(1) if self.places.count(1) == 1 else None


class Options(BaseModel):
    """A game's options: a frozen pydantic model.

    Every field has a default and a closed set of values: a `Literal`, an enum, a bool, or an int with bounds; of more
    than 25 numbers its `examples` are those that people are offered. The catalogue names it `<game>-option-<field>`,
    explains it as `<game>-option-<field>-about` and names each of its values `<game>-option-<field>-<value>` (ints need
    none, and those that the engine's catalogue names `option-<value>`).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A game's advice for the first table of a server: how many sit down, and the options unlike the defaults."""

    seats: int
    options: Mapping[str, int | str] = field(default_factory=dict)


blank = object.__new__
"""Makes a state without fields for its `copy`: under a name of its own it costs search one look-up less."""

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
Opt = TypeVar("Opt", bound=Options)


@dataclass(slots=True, init=False, repr=False, eq=False)
class State(ABC, Generic[A, V]):
    """One running game: a dataclass with slots like this one.

    `events` collects what `apply` reports while it is a list; None (in search) keeps it quiet and fast.
    """

    game: ClassVar[AnyGame]
    events: list[Event] | None

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a decision, ascending; empty exactly when the game is over."""

    @abstractmethod
    def legal_actions(self, seat: Seat) -> Sequence[A]:
        """The seat's legal actions in a fixed order, never empty for a seat in `to_act`, else empty."""

    @abstractmethod
    def apply(self, seat: Seat, action: A) -> None:
        """Carry out a legal action of a seat in `to_act`. Trusted: nothing is checked."""

    @abstractmethod
    def reveals(self, seat: Seat, action: A) -> bool:
        """Tell whether a legal action, if it were carried out now, would tell anybody more than that it was done.

        So it is where chance is drawn, a card is turned up, drawn or handed over, or secret choices are opened. Players
        can take back an action that reveals nothing. In doubt an action reveals.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""

    @abstractmethod
    def view(self, seat: Seat | None) -> V:
        """The view of a seat, or of a spectator (None)."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, without events. Lists are copied, the rest is shared; a test compares all fields."""

    def play(self, seat: Seat, notation: str) -> A:
        """Carry out what a person asks for, after proving it: end of game, turn, notation, legality.

        Returns the action. Raises `GameOver`, `NotYourTurn`, `BadNotation` or `IllegalAction`; then nothing changed.
        """
        awaited = self.to_act()
        if not awaited:
            raise GameOver
        if seat not in awaited:
            raise NotYourTurn(seat)
        action: A = self.game.parse(notation)
        if action not in self.legal_actions(seat):
            raise IllegalAction(self.game.why_not(self.view(seat), action))
        self.apply(seat, action)
        return action

    def report(self, event: Text, *audience: Seat, era: int | None = None, covers: int | None = None) -> None:
        """Note an event, for everybody or for the seats named. Callers on hot paths look at `events` first."""
        if self.events is not None:
            self.events.append(Event(event, frozenset(audience) if audience else None, era, covers))


Chooser: TypeAlias = Callable[[V, Random], A]
"""A computer player's brain: from its view and a source of chance to one of `view.legal`."""


@dataclass(frozen=True, slots=True)
class Habit(Generic[V, A]):
    """A kind of action. The catalogue names it as the subject of a sentence, `<game>-habit-<key>`.

    `kind` says whether a legal action is of that kind, None for actions that it says nothing about. A decision counts
    where some legal actions are of the kind and others are not.
    """

    key: str
    kind: Callable[[V, A], bool | None]

    def excess(self, view: V, action: A) -> float | None:
        """1 for an action of the kind, else 0, less what choosing by chance would give there.

        So a hand full of high cards does not look like a habit of playing them. None where the decision does not count.
        """
        chosen = self.kind(view, action)
        kinds = [kind for one in view.legal if (kind := self.kind(view, one)) is not None]
        if chosen is None or len(set(kinds)) < 2:
            return None
        return chosen - fmean(kinds)


S = TypeVar("S", bound=State[Any, Any])


def _illegal(view: Any, action: Any) -> Text:
    return text("engine-illegal", action=str(action), seat=SeatRef(view.me))


def _plain_hint(_view: Any, action: Any) -> Text:
    return text("engine-hint-plain", action=str(action))


_FEWEST = FirstGame(0)
_PLAIN = plain_art("", {})


@dataclass(eq=False, kw_only=True)
class Game(Generic[S, A, V, Opt]):
    """A game as the rest of the project sees it. `games.registry` finds one value per game.

    `deal(seats, options, deal)` returns a new game with the events of its beginning, for a number of seats that is
    allowed; it may raise `BadSetup` for the options. `parse` raises `BadNotation`. `ask` is None for a viewer that owes
    no decision. `imagine(view, rng)` returns a random world, without events, in which the viewer (a seat) would see
    exactly this view; nothing in it comes from the game that the view was taken of. `why_not` tells a viewer that owes
    a decision which rule forbids an action, naming the cards. `explain` says why the casual computer player would do
    this; it is asked only for what that player chose where there was a choice.
    """

    key: str
    """Folder and database name ("claim")."""
    rules_version: int
    """Raised by every change that would make an old record replay differently; `earlier` keeps what was."""
    seats: range
    options: type[Options]
    faces: Mapping[str, Face]
    """Every card's faces by code, in the order in which hands are sorted."""
    folder: Path
    """The folder that holds `texts/<locale>.ftl` and `pages/<locale>.md`."""
    deal: Callable[[int, Opt, Deal], S]
    parse: Callable[[str], A]
    scene: Callable[[V], Scene]
    ask: Callable[[V], Ask | None]
    imagine: Callable[[V, Random], S]
    why_not: Callable[[V, A], Text] = _illegal
    explain: Callable[[V, A], Text] = _plain_hint
    computers: Mapping[str, Chooser[V, A]] = field(default_factory=dict)
    """The computer players that the game brings by strength ("novice", "casual"), weakest first."""
    first_game: FirstGame = _FEWEST
    """Advice for newcomers; a game that says nothing gets its fewest seats and its defaults."""
    art: Art = _PLAIN
    """How the cards are drawn; a game that says nothing gets plain tiles of its ranks and suits."""
    outlook: Outlook[S, A, V] | None = None
    """How the game is searched: with it come the searching computer players."""
    short: Mapping[str, int | str] = field(default_factory=dict)
    """The options of its short form, about ten minutes long; {} where it has none."""
    lesson: Lesson | None = None
    daily: Daily | None = None
    habits: Sequence[Habit[V, A]] = ()
    """Its own words for `/insights`; what every game has in common is looked at anyway."""
    earlier: Mapping[int, AnyGame] = field(default_factory=dict)
    """The game under each of its older rules, by version, for the tables and records that began under them.

    They deal states of their own; what is seen and said (views, scenes, faces, options, texts) serves all versions.
    """

    def __post_init__(self) -> None:
        if self.first_game is _FEWEST:
            self.first_game = FirstGame(self.seats[0])
        if self.art is _PLAIN:
            self.art = plain_art(self.key, self.faces)

    def under(self, rules_version: int) -> AnyGame:
        """The game under the rules of this version. Raises `LookupError` when they are not known here."""
        return self if rules_version == self.rules_version else self.earlier[rules_version]

    def promised_lesson(self, promise: str) -> Lesson | None:
        """The lesson if this is what its tables promise: everybody may know the secret. None for other tables."""
        return self.lesson if self.lesson is not None and self.lesson.promise == promise else None

    def start(self, seats: int, options: Opt, deal: Deal, *, told: bool = False) -> S:
        """A new game; when `told`, its `events` hold what happened at its beginning, else they are None.

        Raises `BadSetup` when that many cannot play or the options do not fit.
        """
        if seats not in self.seats:
            raise BadSetup(text("engine-bad-seats", least=self.seats[0], most=self.seats[-1], seats=seats))
        state = self.deal(seats, options, deal)
        if not told:
            state.events = None
        return state


AnyOutlook: TypeAlias = Outlook[Any, Any, Any]
AnyState: TypeAlias = State[Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
