"""The cheapest way to split a hand into melds, exactly and fast (RULES.md 7.3).

Four observations make the search small. *Naturals* are the cards that are not wild.

1. A meld always has room for one more wild card: a book has no upper limit, and a run of eleven can be cut in two. So
   all wild cards find a place as soon as there is one meld, and only the naturals and the *number* of wild cards
   matter, not the wild rank.
2. There is at most one book of a rank, and no natural of that rank lies idle beside it: two books may be joined, and
   one more natural never costs a wild card. So once the runs are chosen, each rank's other naturals form a book or are
   left over together: three of them for free, two with one wild card, one with two.
3. A run takes every natural that stands in its way. From a book: the run needs one wild card less, the book at most
   one more. From another run of the suit: the two may swap their upper parts. So a run is known by its two ends, and
   the *ways* to choose runs in a suit are few.
4. What the suits leave for the books matters only as three sets of ranks: those left at least once, twice, three
   times. Which books to fill up with wild cards is then a sum of the dearest: tables hold it.

So: a way for each suit (few, and remembered), suit by suit, where ways that leave the same are one; then two look-ups.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

from games.five_crowns.cards import ALIKE, DECK, HIGHEST, LOWEST, SUITS, WIDTH, WILD, Card, cards_in, one_of_each

SHORTEST = 3
"""Cards in the smallest meld."""

Ranks: TypeAlias = int
"""A set of ranks: bit 0 is the 3, bit 10 the King."""

SUIT = (1 << WIDTH) - 1
NATURAL = (1 << WIDTH * len(SUITS)) - 1
EVERY_SUIT = NATURAL // SUIT
"""Times a set of ranks: these ranks in all suits."""
SHIFTS = range(0, WIDTH * len(SUITS), WIDTH)
RUN_STARTS = (SUIT >> SHORTEST - 1) * EVERY_SUIT
REMEMBERED = 1 << 14
"""How many results of each step are kept: enough for all hands of some turns, some 15 MB in all."""


class Weights:
    """The cost of ranks: `total[ranks]` of a set of ranks, `dearest[ranks][n]` of its n dearest (or all of it)."""

    __slots__ = ("dearest", "total")

    def __init__(self, *values: int) -> None:
        self.total = tuple(sum(v for at, v in enumerate(values) if ranks >> at & 1) for ranks in range(SUIT + 1))
        self.dearest = tuple(tuple(self._sums(ranks, values)) for ranks in range(SUIT + 1))

    @staticmethod
    def _sums(ranks: Ranks, values: tuple[int, ...]) -> Iterator[int]:
        held = [value for at, value in reversed(list(enumerate(values))) if ranks >> at & 1]
        return (sum(held[:count]) for count in range(WIDTH + 1))


POINTS = Weights(*range(LOWEST, HIGHEST + 1))
CARDS = Weights(*[1] * WIDTH)


@dataclass(frozen=True, slots=True)
class Way:
    """Some runs of one suit: the wild cards they need, and the ranks they leave once and twice at least."""

    need: int
    once: Ranks
    twice: Ranks
    runs: tuple[Ranks, ...]


@lru_cache(REMEMBERED)
def _ways(once: Ranks, twice: Ranks, wilds: int) -> tuple[Way, ...]:
    """Every way to make runs of a suit's naturals, those that leave least first."""
    found: dict[tuple[Ranks, Ranks], Way] = {}
    for way in _all_ways(once, twice, wilds):
        known = found.get((way.once, way.twice))
        if known is None or way.need < known.need:
            found[way.once, way.twice] = way
    return tuple(sorted(found.values(), key=lambda way: (POINTS.total[way.once] + POINTS.total[way.twice], way.need)))


def _all_ways(once: Ranks, twice: Ranks, wilds: int) -> Iterator[Way]:
    """Yield what may become of the lowest natural (left for a book, or beginning a run) and then of the others."""
    if not once:
        yield Way(0, 0, 0, ())
        return
    lowest = once & -once
    for rest in _all_ways(once & ~lowest | twice & lowest, twice & ~lowest, wilds):
        again = rest.once & lowest
        yield Way(rest.need, rest.once | lowest, rest.twice | again, rest.runs)
    above = once & ~lowest
    while above:
        end = above & -above
        above ^= end
        run = once & ((end << 1) - 1)
        need = max(end.bit_length() - lowest.bit_length() + 1, SHORTEST) - run.bit_count()
        if need <= wilds:
            for rest in _all_ways(once & ~run | twice & run, twice & ~run, wilds - need):
                yield Way(rest.need + need, rest.once, rest.twice, (run, *rest.runs))


@dataclass(frozen=True, slots=True)
class Plan:
    """The cheapest split of some naturals: its cost, the runs of each suit, the ranks of the books and of the rest."""

    cost: int
    runs: tuple[tuple[Ranks, ...], ...]
    books: Ranks
    left: Ranks


_Left: TypeAlias = tuple[Ranks, Ranks, Ranks, int]
"""The cards that runs leave for books: ranks left at least once, twice, three times, and the number of wild cards."""


@lru_cache(REMEMBERED)
def plan(once: int, twice: int, wilds: int, weights: Weights) -> Plan:
    """The cheapest split of the naturals held at least once and twice, eleven ranks a suit, and of some wild cards."""
    total, dearest = weights.total, weights.dearest

    def value(left: _Left) -> int:
        """The cost of the cards that the books cannot take up."""
        one, two, three, spare = left
        pairs, singles = two & ~three, one & ~two
        idle = 2 * total[pairs] + total[singles]
        return idle - max(_gains(dearest[pairs], dearest[singles], spare)) if spare and idle else idle

    reached = _reached(once, twice, wilds)
    found = min(reached, key=value)
    one, two, books, spare = found
    pairs, singles = two & ~books, one & ~two
    gains = _gains(dearest[pairs], dearest[singles], spare)
    doubled = gains.index(max(gains))
    filled = _highest(pairs, doubled) | _highest(singles, (spare - doubled) // 2)
    return Plan(value(found), reached[found], books | filled, (pairs | singles) & ~filled)


def _reached(once: int, twice: int, wilds: int) -> dict[_Left, tuple[tuple[Ranks, ...], ...]]:
    """All that the runs can leave for the books, with the first ways found in each suit to leave that."""
    reached: dict[_Left, tuple[tuple[Ranks, ...], ...]] = {(0, 0, 0, wilds): ()}
    for at in SHIFTS:
        ways = _ways(once >> at & SUIT, twice >> at & SUIT, wilds)
        before, reached = reached, {}
        for (one, two, three, spare), runs in before.items():
            for way in ways:
                if way.need <= spare:
                    doubled = two | one & way.once
                    tripled = three | two & way.once | doubled & way.twice
                    left = one | way.once, doubled | way.twice, tripled, spare - way.need
                    reached.setdefault(left, (*runs, way.runs))
    return reached


def _gains(pairs: tuple[int, ...], singles: tuple[int, ...], wilds: int) -> list[int]:
    """The savings from filling up 0, 1, 2 … pairs to books, and single naturals with the other wild cards."""
    return [2 * pairs[count] + singles[(wilds - count) // 2] for count in range(min(wilds, WIDTH) + 1)]


def _highest(ranks: Ranks, count: int) -> Ranks:
    while ranks.bit_count() > count:
        ranks &= ranks - 1
    return ranks


def cheapest(hand: int, wild_rank: int) -> Plan:
    """The cheapest split of a hand's naturals; wild cards are not paid for, even where there is no meld."""
    return plan(*counted(hand, wild_rank), POINTS)


def counted(cards: int, wild_rank: int) -> tuple[int, int, int]:
    """The naturals held at least once, those held twice, and how many wild cards there are."""
    wild = cards & WILD[wild_rank]
    naturals = cards ^ wild
    low, high = naturals & NATURAL, naturals >> DECK
    return low | high, low & high, wild.bit_count()


def kept(hand: int, wild_rank: int) -> int:
    """About what a hand costs once its dearest idle card is thrown away."""
    found = cheapest(hand, wild_rank)
    return found.cost - (LOWEST + found.left.bit_length() - 1 if found.left else 0)


def best(hand: int, wild_rank: int) -> int:
    """The smallest possible penalty of a hand (RULES.md 7.3)."""
    once, twice, wilds = counted(hand, wild_rank)
    least = plan(once, twice, wilds, POINTS).cost
    if 0 < wilds < SHORTEST:
        wild = hand & WILD[wild_rank]
        if least == _cost(cards_in(hand ^ wild), wild_rank):
            least += _cost(cards_in(wild), wild_rank)  # There is no meld in which they could find a place.
    return least


def penalty_of(card: Card, wild_rank: int) -> int:
    """The cost of a card that is in no meld (RULES.md 7.2)."""
    if not card.suit:
        return 50
    return 20 if card.rank == wild_rank else card.rank


def _cost(left: tuple[Card, ...], wild_rank: int) -> int:
    return sum([penalty_of(card, wild_rank) for card in left])


def discards(hand: int) -> Iterator[tuple[Card, int]]:
    """Yield each card of a hand, copies once, with the hand that is left without it."""
    for card in one_of_each(hand):
        yield card, hand ^ card.bit


def ranked_discards(hand: int, wild_rank: int) -> list[tuple[int, Card, int]]:
    """For each discard: the cost of the remaining hand, the card, and the remaining hand; the cheapest first."""
    ways = [(best(rest, wild_rank), card, rest) for card, rest in discards(hand)]
    return sorted(ways, key=lambda way: (way[0], way[1].place))


def closing(hand: int, wild_rank: int) -> int:
    """The set of the cards without which the rest of a hand can be laid down (RULES.md 8).

    Most hands are far from it, and one look says so: there is no such card unless all but one meld.
    """
    if not within(hand, wild_rank, 0, idle=1):
        return 0
    return hand & sum([ALIKE[card.index] for card, rest in discards(hand) if best(rest, wild_rank) == 0])


def distance(cards: int, wild_rank: int) -> int:
    """How many cards have to be exchanged, for wild cards say, before all of them meld."""
    return next(count for count in range(cards.bit_count() + 1) if within(cards, wild_rank, count))


def within(cards: int, wild_rank: int, exchanged: int, *, idle: int = 0) -> bool:
    """Tell whether all but `idle` cards meld once so many others are exchanged for wild cards."""
    once, twice, wilds = counted(cards, wild_rank)
    wilds += exchanged
    idle += exchanged
    return not _far(once, twice, wilds, idle) and _fits(once, twice, wilds, idle)


def perhaps_within(cards: int, wild_rank: int, exchanged: int, *, idle: int = 0) -> bool:
    """Tell the same sooner, where it may be that more cards meld than should: False is sure, True mostly right."""
    once, twice, wilds = counted(cards, wild_rank)
    wilds += exchanged
    idle += exchanged
    return not _far(once, twice, wilds, idle) and plan(once, twice, wilds, CARDS).cost <= idle


@lru_cache(REMEMBERED)
def _fits(once: int, twice: int, wilds: int, idle: int) -> bool:
    """Tell whether all but so many cards meld, no more and no fewer.

    Where more meld than should, a wild card may be one too many. Else one has to leave a meld that can spare it: two
    melds of three are no use to five cards.
    """
    left = plan(once, twice, wilds, CARDS).cost
    if left >= idle:
        return left == idle
    if wilds and _fits(once, twice, wilds - 1, idle - 1):
        return True
    naturals = (1 << at for at in range(once.bit_length()) if once >> at & 1)
    return any(_fits(once & ~one | twice & one, twice & ~one, wilds, idle - 1) for one in naturals)


def _far(once: int, twice: int, wilds: int, idle: int) -> bool:
    """Tell for most hands, and fast, that more than `idle` naturals are left over; False says nothing.

    Whatever is in no meld of naturals alone needs one with a wild card. So many wild cards help so many melds at most,
    each of one suit, or a book of two naturals.
    """
    run = once & once >> 1 & once >> 2 & RUN_STARTS
    one = two = three = 0
    for at in SHIFTS:
        for ranks in (once >> at & SUIT, twice >> at & SUIT):
            three |= two & ranks
            two |= one & ranks
            one |= ranks
    loose = ~(run | run << 1 | run << 2 | three * EVERY_SUIT)
    once &= loose
    twice &= loose
    left = once.bit_count() + twice.bit_count() - idle
    if left <= 0 or not wilds:
        return left > 0
    if left <= 2 * wilds or wilds >= len(SUITS):
        return False
    suits = [(once >> at & SUIT).bit_count() + (twice >> at & SUIT).bit_count() for at in SHIFTS]
    return left > sum([max(2, held) for held in sorted(suits)[-wilds:]])


class MeldKind(StrEnum):
    RUN = "run"
    BOOK = "book"
    WILDS = "wilds"


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld in the order in which it reads: a run with its wild cards where they stand."""

    kind: MeldKind
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand split into melds and what is left over, sorted; `penalty` is what the rest costs."""

    melds: tuple[Meld, ...]
    left: tuple[Card, ...]
    penalty: int


def arrange(hand: int, wild_rank: int) -> Arrangement:
    """One of the cheapest arrangements of a hand, always the same one (RULES.md 7.3)."""
    found = cheapest(hand, wild_rank)
    held = list(cards_in(hand & ~WILD[wild_rank]))
    wild = hand & WILD[wild_rank]
    spare = list(cards_in(wild))
    melds = [_run(suit, run, held, spare, wild) for suit, runs in zip(SUITS, found.runs, strict=True) for run in runs]
    for rank in range(LOWEST, HIGHEST + 1):
        if found.books >> (rank - LOWEST) & 1:
            book = [card for card in held if card.rank == rank]
            held = [card for card in held if card.rank != rank]
            melds.append(Meld(MeldKind.BOOK, (*book, *_taken(spare, SHORTEST - len(book)))))
    _place(spare, melds, wild)
    left = (*held, *spare)
    return Arrangement(tuple(melds), left, _cost(left, wild_rank))


def _run(suit: str, ranks: Ranks, held: list[Card], spare: list[Card], wild: int) -> Meld:
    """Take a run's cards out of those held, its wild cards out of the spare ones."""
    run: list[Card] = []
    for at in range((ranks & -ranks).bit_length() - 1, ranks.bit_length()):
        if ranks >> at & 1:
            card = next(card for card in held if (card.suit, card.rank) == (suit, LOWEST + at))
            held.remove(card)
            run.append(card)
        else:
            run += _taken(spare, 1)
    while len(run) < SHORTEST:
        run = _longer(run, spare.pop(0), wild)
    return Meld(MeldKind.RUN, tuple(run))


def _longer(run: Sequence[Card], one: Card, wild: int) -> list[Card]:
    """A run with one more wild card: at its end, or before it where it ends with the King."""
    last = next((card.rank + len(run) - 1 - at for at, card in enumerate(run) if not card.bit & wild), LOWEST)
    return [one, *run] if last == HIGHEST else [*run, one]


def _taken(spare: list[Card], count: int) -> list[Card]:
    return [spare.pop(0) for _ in range(count)]


def _place(spare: list[Card], melds: list[Meld], wild: int) -> None:
    """Find a place for the wild cards that no meld needs; they stay where there is no meld and no room for one."""
    if len(spare) >= SHORTEST and not melds:
        melds.append(Meld(MeldKind.WILDS, tuple(spare)))
        spare.clear()
    while spare and melds:
        at = next((at for at, meld in enumerate(melds) if meld.kind is not MeldKind.RUN or len(meld.cards) < WIDTH), 0)
        meld = melds[at]
        if meld.kind is MeldKind.RUN and len(meld.cards) == WIDTH:
            melds.append(Meld(MeldKind.RUN, meld.cards[:SHORTEST]))
            meld = Meld(MeldKind.RUN, meld.cards[SHORTEST:])
        one = spare.pop(0)
        cards = _longer(meld.cards, one, wild) if meld.kind is MeldKind.RUN else (*meld.cards, one)
        melds[at] = Meld(meld.kind, tuple(cards))
