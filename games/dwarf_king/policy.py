"""The policy of rollouts: fast, and aware of what each rule makes a seat want from a trick.

A wish is how many points it is worth to win the present trick: for the sake of the trick, and for each card in it.
Where a rule counts tricks to a number the wish follows from how likely that number is, if each trick to come is
anybody's; the others are rules of thumb. How much these wishes and a few other features weigh under each rule was
fitted to imagined deals (`WEIGHTS`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import comb
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from games.dwarf_king.actions import DwarfAction, Phase, Play
from games.dwarf_king.cards import (
    ACE,
    ACES,
    CARDS,
    COURTS,
    DRAGON,
    DWARVES,
    EXCALIBUR,
    GOBLINS,
    HAND_SIZE,
    KNIGHTS,
    NO_SUIT,
    OF_STRENGTH,
    OF_SUIT,
    PACK,
    Card,
)
from games.dwarf_king.quests import KINGS, QUEENS, SIXES_SEVENS, THREES_FOURS
from games.dwarf_king.state import DwarfState
from games.dwarf_king.tricks import Trick, effective, led_suit, winning
from games.engine import Seat, at_random, fitted_numbers, set_of

_PLAY = Phase.PLAY


class Progress(NamedTuple):
    """How a seat stands before a trick: the tricks won by each, the number played and of the deal, the last winner."""

    me: Seat
    tricks: Sequence[int]
    played: int
    length: int
    last: Seat | None

    @property
    def mine(self) -> int:
        """How many tricks the seat has won."""
        return self.tricks[self.me]

    @property
    def late(self) -> bool:
        """Tell whether the trick is one of the last four."""
        return self.played >= self.length - 4

    @property
    def again(self) -> bool:
        """Tell whether the seat has won the trick before."""
        return self.last == self.me


Wish: TypeAlias = Callable[[Progress], float]


def _same(points: float) -> Wish:
    return lambda _at: points


def _to_number(pays: Callable[[int], float]) -> Wish:
    """The wish under a rule that pays for a number of tricks at the end of the deal."""

    @cache
    def by_count(mine: int, left: int, seats: int) -> float:
        def hoped(won: int) -> float:
            return sum(_chance(more, left - 1, seats) * pays(won + more) for more in range(left))

        return hoped(mine + 1) - hoped(mine)

    return lambda at: by_count(at.mine, at.length - at.played, len(at.tricks))


@cache
def _chance(won: int, tricks: int, seats: int) -> float:
    """How likely a seat wins so many of some tricks, if each is anybody's."""
    return comb(tricks, won) * (1 / seats) ** won * (1 - 1 / seats) ** (tricks - won)


def _third(at: Progress) -> float:
    """The worth of the third trick, and a share of it for seats on the way there."""
    brings = 3 + sum([tricks >= 3 for tricks in at.tricks])
    return brings * (0.2, 0.4, 1.0)[at.mine] if at.mine < 3 else 0.0


def _ahead(at: Progress, other: Seat) -> float:
    """How much it helps, from 0 to 1, to have more tricks than another seat."""
    return 1 / (1 + abs(at.mine + 0.5 - at.tricks[other % len(at.tricks)]))


FOR_TRICK: Mapping[str, Wish] = {
    "1a": lambda at: 1.8 if at.again else 0.8,
    "1b": lambda at: -1.8 if at.again else -0.6,
    "2a": lambda at: 2.0 if at.late else 0.01,
    "2b": lambda at: -2.0 if at.late else -0.01,
    "5a": _same(-0.3),
    "5b": _same(-0.3),
    "7a": _same(1.0),
    "7b": _same(-1.0),
    "8a": _to_number(lambda won: 5.0 * (won == 3)),
    "8b": _to_number(lambda won: 5.0 * (won == 1)),
    "9a": _to_number(lambda won: 5.0 * (won == 4)),
    "9b": _to_number(lambda won: 5.0 * (won == 2)),
    "10a": _to_number(lambda won: 5.0 * (won > 0 and won % 2 == 0)),
    "10b": _to_number(lambda won: 5.0 * (won % 2 == 1)),
    "14a": _third,
    "14b": lambda at: -_third(at),
    "16a": lambda at: 2.0 if at.again else 0.5,
    "16b": lambda at: 0.3 if at.again else -1.0,
    "20a": lambda at: 3 * (_ahead(at, at.me + 1) - _ahead(at, at.me - 1)),
    "20b": lambda at: 2 * (_ahead(at, at.me + 1) + _ahead(at, at.me - 1)),
}
"""For the sake of the trick; the other rules look at cards alone, or at nothing that a trick would bring nearer."""


def _of(*worths: tuple[int, float]) -> tuple[float, ...]:
    """The worth of each card of the pack, from the worth of these sets of cards."""
    return tuple([sum([worth for cards, worth in worths if card.bit & cards]) for card in PACK])


def _numbers_of(suit: int) -> tuple[float, ...]:
    """The worth of a suit's numbers if the lowest one won counts."""
    return tuple([0.5 * (card.strength - 5) if card.bit & suit & ~COURTS else 0.0 for card in PACK])


_NUMBERS = tuple([0.1 * card.strength if card.bit & ~COURTS else 0.0 for card in PACK])
_ANY_SUIT = KNIGHTS | DWARVES | GOBLINS
_TRIPLETS = _of((_ANY_SUIT & ~OF_STRENGTH[1] & ~OF_STRENGTH[11], 0.2), (COURTS, 0.2))
NOTHING = (0.0,) * len(PACK)

FOR_CARDS: Mapping[str, tuple[float, ...]] = {
    "3a": _of((THREES_FOURS, 4)),
    "3b": _of((SIXES_SEVENS, 4)),
    "4a": _of((KNIGHTS, -1)),
    "4b": _of((GOBLINS, -1)),
    "6a": tuple([-worth for worth in _NUMBERS]),
    "6b": _NUMBERS,
    "12a": _of((KNIGHTS, 1), (DWARVES, -1)),
    "12b": _of((DWARVES, 1), (KNIGHTS, -1)),
    "13a": _of((KINGS, 3), (QUEENS, -3)),
    "13b": _of((QUEENS, 3), (KINGS, -3)),
    "15a": _TRIPLETS,
    "15b": tuple([-worth for worth in _TRIPLETS]),
    "17a": _of((_ANY_SUIT, 0.3)),
    "17b": _of((_ANY_SUIT, 0.4)),
    "18a": _numbers_of(DWARVES),
    "18b": _numbers_of(KNIGHTS),
    "19a": _of((COURTS, 1), (KNIGHTS, 1)),
    "19b": _of((COURTS, -1), (KNIGHTS, -1)),
}
"""For each card in the trick, by its place in the pack."""

WITH_SPECIAL = {CARDS["d11a"]: 3.0, CARDS["g11a"]: -3.0}
"""The worth of the Dwarf standard-bearer and of the Shaman to the winner of their trick."""


@cache
def _cards(rule: str, special: Card) -> tuple[float, ...]:
    worth = [*FOR_CARDS.get(rule, NOTHING)]
    worth[special.index] += WITH_SPECIAL.get(special, 0.0)
    return tuple(worth)


class Weights(NamedTuple):
    """The points that each feature adds to a seat's expected lead.

    To win the trick: by itself (`trick`), for each point that it is wished for (`brings`), while all tricks are
    `left`, with nothing but `sure` tricks in hand, as one of the `late` ones, for each point that `lies` in it
    already, for the seat that `leads`; and for each point that the card itself `adds`. Regardless of the winner, to
    be rid of a card: of full `strength`, squared; of the highest `rank` among the cards of its suit that are out, and
    for each point that such a one `risks` to bring; from a suit of which the whole hand is (`length`).
    """

    trick: float
    brings: float
    left: float
    sure: float
    late: float
    lies: float
    leads: float
    adds: float
    strength: float
    rank: float
    risks: float
    length: float


_FITTED = fitted_numbers(Path(__file__).with_name("fitted.json"))
WEIGHTS: Mapping[str, Weights] = {rule: Weights(*weights) for rule, weights in _FITTED.items()}
"""How much every feature weighs in the choice of a card, rule by rule; fitted by `python -m lab dwarf_king`."""


TAKEN = 0.6
"""How often, roughly, a player who holds a higher card and is still to play takes the trick with it."""
DRAGON_HOLDS = 0.85
"""How often the Dragon takes its trick while an Ace is out."""
SLIP = 0.5
"""How often others play any card: two casual players in the same place agree on one of three or four."""
ANY = -1
"""Stands for the suit of a card that wins against every suit."""
MIDDLING = 0.5
"""The rank of such a card among those of a suit, of which it is none."""
LATE = 4
"""How many tricks are the last ones."""


@cache
def _holds(later: int, seats: int) -> tuple[float, ...]:
    """How likely a card that is ahead wins the trick, by how many higher cards of its suit are out."""
    return tuple([(1 - TAKEN * later / (seats - 1)) ** higher for higher in range(len(PACK) + 1)])


@cache
def _above(suit: int, strength: int) -> int:
    """Return, as a set, the cards of a suit that are higher than half such a strength."""
    return set_of(card for card in PACK if card.suit == suit and 2 * card.strength > strength)


def _to_beat(plays: tuple[Card, ...], last: Trick | None) -> tuple[int, int]:
    """The led suit (none, where any may take the trick) and twice the strength of what wins so far."""
    if not plays:
        return NO_SUIT, -1
    place = winning(plays, last)
    best = plays[place]
    if best is EXCALIBUR or best is DRAGON:
        return NO_SUIT, 28 if best is DRAGON else 31  # only an Ace beats the Dragon
    return led_suit(plays, last), effective(best, plays[:place], last)[1]


def _magic(card: Card, plays: tuple[Card, ...], last: Trick | None) -> tuple[int, int]:
    """A magic card's suit and twice its strength, roughly."""
    if card is EXCALIBUR:
        return ANY, 31
    return (ANY, 29) if card is DRAGON else effective(card, plays, last)


def policy(state: DwarfState, seat: Seat, legal: Sequence[DwarfAction], rng: Random) -> DwarfAction:
    """A likely action of another seat: a random one half the time, otherwise the one by `own_policy`."""
    if rng.random() < SLIP:
        return legal[int(rng.random() * len(legal))]
    return own_policy(state, seat, legal, rng)


def own_policy(state: DwarfState, seat: Seat, legal: Sequence[DwarfAction], rng: Random) -> DwarfAction:
    """The card that promises most under the rule of the deal; in other decisions any.

    It goes by no more than the seat knows: which cards are in the other hands together.
    """
    if state.phase is not _PLAY:
        return at_random(state, seat, legal, rng)
    values = _values(state, seat, legal, WEIGHTS[state.rule])
    return legal[values.index(max(values))]


def _values(state: DwarfState, seat: Seat, legal: Sequence[DwarfAction], weights: Weights) -> list[float]:
    """The promise of each legal action under the rule of the deal, by these weights."""
    rule = state.rule
    seats, plays, hand = state.seats, state.plays, state.hands[seat]
    length, played = HAND_SIZE[seats], len(state.tricks)
    last = state.tricks[-1] if played else None
    worth = _cards(rule, state.special)
    for_trick = 0.0
    if rule in FOR_TRICK:
        counts = [pile.bit_count() // seats for pile in state.piles]
        for_trick = FOR_TRICK[rule](Progress(seat, counts, played, length, last.winner if last else None))
    out, left = sum(state.hands) ^ hand, length - played
    rivals, mine = [out & suit for suit in OF_SUIT], [hand & suit for suit in OF_SUIT]
    sure = sum([(own >> theirs.bit_length()).bit_count() for own, theirs in zip(mine, rivals, strict=True)])
    wish = weights.trick + weights.brings * for_trick + weights.left * left / length + weights.sure * sure / left
    wish += weights.late if left <= LATE else 0.0
    wish += weights.lies * sum([worth[card.index] for card in plays]) if plays else weights.leads
    led, beaten = _to_beat(plays, last)
    holds = _holds(seats - 1 - len(plays), seats)
    lengths = [weights.length * own.bit_count() / left for own in mine]
    lengths.append(weights.length / left)
    values: list[float] = []
    for action in legal:
        if not isinstance(action, Play):
            continue
        card = action.card
        suit, strength = (card.suit, 2 * card.strength) if card.suit != NO_SUIT else _magic(card, plays, last)
        if suit == ANY:
            rank, chance = MIDDLING, DRAGON_HOLDS if card is DRAGON and out & ACES else 1.0
        else:
            higher = (rivals[suit] & _above(suit, strength)).bit_count()
            rank = 1 - higher / (rivals[suit].bit_count() or 1)
            chance = holds[higher]
        if (suit not in (led, ANY) and led != NO_SUIT) or strength <= beaten:
            chance = 0.0
        brings = worth[card.index]
        value = chance * (wish + weights.adds * brings) + lengths[card.suit]
        value += weights.strength * (card.strength / ACE) ** 2 + rank * (weights.rank + weights.risks * brings)
        values.append(value)
    return values
