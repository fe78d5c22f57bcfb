"""One vocabulary in which every game says what a seat sees and may choose.

A game turns its own view into a `Scene` (what lies where, who has what) and, for a seat that owes a decision, an
`Ask` (a tree of choices whose leaves are exactly the legal actions). The drawing code knows no particular game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import combinations, permutations

from games.engine.text import Seat, Text


@dataclass(frozen=True, slots=True)
class Face:
    """How one card looks everywhere. Cards that are alike for the rules may share a face.

    `code` is the notation ("D7"); `words` its name; `emoji` a character or two that show its suit by shape; `suit` is
    for pictures and sorting ("" for a card without one); `rank` is printed in its corner ("7", "K").
    """

    code: str
    words: Text
    emoji: str
    suit: str
    rank: str


class Mark(StrEnum):
    """Signs that mean the same in every game; each has a word and a shape of its own."""

    LEADS = "leads"
    DEALER = "dealer"
    AWAITED = "awaited"
    CHOSEN = "chosen"
    WINNING = "winning"
    WON = "won"
    PLAYABLE = "playable"
    BLOCKED = "blocked"
    NEW = "new"
    WILD = "wild"
    AHEAD = "ahead"
    ADVISED = "advised"


def marks(borne: Mapping[Mark, object]) -> tuple[Mark, ...]:
    """Those marks whose condition holds.

    >>> marks({Mark.LEADS: True, Mark.AWAITED: False})
    (<Mark.LEADS: 'leads'>,)
    """
    return tuple(mark for mark, holds in borne.items() if holds)


@dataclass(frozen=True, slots=True)
class Shown:
    """A card lying somewhere: its face's code, or None for a back.

    `by` is the seat that played or owns it; `note` says in words what is special about it here, `pays` in figures
    the numbers of tricks that it pays for. It counts as the card `becomes`, and the cards `under` it were played with
    it: the note says so in words.
    """

    code: str | None
    by: Seat | None = None
    marks: tuple[Mark, ...] = ()
    note: Text | None = None
    pays: str = ""
    becomes: str | None = None
    under: tuple[str, ...] = ()


class ZoneKind(StrEnum):
    """How the cards of a zone lie."""

    ROW = "row"
    FAN = "fan"
    PILE = "pile"
    SLOTS = "slots"


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where cards lie: the trick, the prize, a draw pile, a company.

    `count` is the number of cards where not all of them are listed (a pile that shows its top card only). `groups`
    says how many cards lie together, group after group, where they do (melds): the sizes add up to all cards.
    `decisive` zones are looked at while deciding: the short drawing of a hand shows their cards, without the note.
    """

    label: Text
    kind: ZoneKind
    cards: tuple[Shown, ...] = ()
    count: int | None = None
    note: Text | None = None
    groups: tuple[int, ...] = ()
    decisive: bool = False


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that belongs to a seat: cards in hand, tricks, score."""

    label: Text
    value: int
    of: int | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """The public facts about one seat.

    The first `telling` counters are those that matter most, the score before all: where there is little room they
    stand alone, beside the marks and the zones that are `decisive`.
    """

    seat: Seat
    counters: tuple[Counter, ...] = ()
    marks: tuple[Mark, ...] = ()
    zones: tuple[Zone, ...] = ()
    notes: tuple[Text, ...] = ()
    telling: int = 2


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture of the game for one pair of eyes.

    `phase` is the headline ("Phase 1, trick 4 of 13"); `facts` are sentences of the moment; `panels` one per seat
    in seat order; `centre` the zones everybody plays on; `hand` the viewer's own cards, sorted; `own` further
    zones only the viewer sees. A game that lays a hand out in zones of `own` leaves `hand` None.

    `brief` is what of the facts a decision needs (the quest, the wild rank), in as few words as it takes and without
    what the question says; None for a game that makes no difference: then a short drawing has all facts and zones of
    the centre. `aim` tells a newcomer in one line what to try.
    """

    phase: Text
    facts: tuple[Text, ...] = ()
    panels: tuple[Panel, ...] = ()
    centre: tuple[Zone, ...] = ()
    hand: Zone | None = None
    own: tuple[Zone, ...] = ()
    brief: tuple[Text, ...] | None = None
    aim: Text | None = None

    @property
    def held(self) -> tuple[Shown, ...]:
        return self.hand.cards if self.hand is not None else tuple(one for zone in self.own for one in zone.cards)


def ahead(scores: Sequence[int], *, least: bool = False) -> frozenset[Seat]:
    """The seats with the best score; empty while all have the same. `least`: the lowest score is the best.

    >>> sorted(ahead([3, 7, 7])), sorted(ahead([3, 7, 7], least=True)), sorted(ahead([0, 0]))
    ([1, 2], [0], [])
    """
    if len(set(scores)) < 2:
        return frozenset()
    best = min(scores) if least else max(scores)
    return frozenset(seat for seat, score in enumerate(scores) if score == best)


class AskKind(StrEnum):
    """How an ask is answered: one of the choices, several of them, or all of them in an order."""

    ONE = "one"
    SOME = "some"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may be chosen.

    `token` is the word it adds to the action's notation (no spaces). `card` is the card it stands for, if any;
    `label` its words where it is no card, or beside the card. `then` is the next question; without it the path so
    far is a whole action and `says` may tell in words what it will be. `blocked` forbids the choice and says why;
    such a choice has neither `then` nor an action behind it. `favoured` asks for it to stand out. `gloss` explains in
    one line what is chosen, where the card and its label do not say it. A `gathers` choice stands for several alike,
    which `then` tells apart: its token leads there, but is no word of the action.
    """

    token: str
    card: str | None = None
    label: Text | None = None
    then: Ask | None = None
    says: Text | None = None
    blocked: Text | None = None
    favoured: bool = False
    gloss: Text | None = None
    gathers: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        return () if self.gathers else (self.token,)


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the seat that owes a decision.

    ONE: pick a choice; its token goes on the path. SOME: pick `least` to `most` of the choices; their tokens go on
    the path in the order in which the choices are listed. ORDER: put all choices in an order; their tokens go on
    the path in that order. After SOME and ORDER the question `then`, if any, follows. The notation of the action is
    `verb` (if any), then the path, joined by spaces. `legend` explains once what the labels of the choices mean, and
    `advice` what it is that the favoured ones stand out for, where that is the game's advice.

    What fits into a message and a click: SOME has at most 25 choices; a token is one word without `:`, `+` and `~`; the
    tokens of a whole path have at most 70 characters together with a character between them.
    """

    question: Text
    choices: tuple[Choice, ...]
    kind: AskKind = AskKind.ONE
    least: int = 1
    most: int = 1
    then: Ask | None = None
    verb: str = ""
    legend: Text | None = None
    advice: Text | None = None
    open: tuple[Choice, ...] = field(init=False, repr=False, compare=False)
    """The choices that are not blocked."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "open", tuple(c for c in self.choices if c.blocked is None))


def unadvised(ask: Ask) -> Ask:
    """The ask without its advice: where people are compared, they find their own way."""
    choices = tuple(
        replace(choice, favoured=False, then=None if choice.then is None else unadvised(choice.then))
        for choice in ask.choices
    )
    return replace(ask, choices=choices, then=None if ask.then is None else unadvised(ask.then), advice=None)


def leaves(ask: Ask) -> Iterator[str]:
    """Yield the notation of every action the ask can end in. SOME and ORDER are walked whole, so mind their size."""
    for picked, then in _ways_on(ask):
        words = [word for choice in picked for word in choice.words]
        for rest in leaves(then) if then else [""]:
            yield " ".join(word for word in (ask.verb, *words, rest) if word)


def _ways_on(ask: Ask) -> Iterator[tuple[tuple[Choice, ...], Ask | None]]:
    match ask.kind:
        case AskKind.ONE:
            yield from (((choice,), choice.then) for choice in ask.open)
        case AskKind.ORDER:
            yield from ((picked, ask.then) for picked in permutations(ask.open))
        case AskKind.SOME:
            for size in range(ask.least, ask.most + 1):
                yield from ((picked, ask.then) for picked in combinations(ask.open, size))
