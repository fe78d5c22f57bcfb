"""A hand's worth to a company: how many tricks it may make, and the pay for each number of tricks.

Rough on purpose: a rule of thumb for the casual computer player, from a view only.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from games.kings_tricktakers.cards import OF_SUIT, WHITES, Card, Kind, Suit, cards_in
from games.kings_tricktakers.characters import DEVIL, DIPLOMAT, BidCard, Character, Copy, Jack
from games.kings_tricktakers.determinization import unseen_by
from games.kings_tricktakers.royals import ROYALS, Colour, carries
from games.kings_tricktakers.view import KingsView

MOST = 8
"""Trick counts that can occur: five tricks, the DEVIL's two, the Yellow Queen's one."""
FAILED = 0.55
"""How often a bid fails, as far as a DEVIL can guess."""
COPIED: Mapping[int, float] = {0: 2.5, 1: 3.5, 2: 5.0, 3: 4.5}
"""The likely pay for copying the best of the others' bids."""
ALLIED = 4.5
"""The likely worth of an ally's result."""
STEERING = (0.0, 0.5, 1.0)
"""From losing what can be lost to winning what can be won."""


@dataclass(frozen=True, slots=True)
class Company:
    """A company as it would play: face-up characters, cards bid, royal set (None: not drafted yet)."""

    up: tuple[Copy, ...]
    bid: tuple[BidCard, ...]
    colour: Colour | None
    king: bool = False
    queen: bool = False

    def has(self, character: Character) -> bool:
        return any(copy.character is character for copy in self.up)


def worth(company: Company, seats: int) -> list[float]:
    """The pay for each number of tricks; cards won are reckoned by the average trick."""
    return [_worth_of(company, count, seats) for count in range(MOST + 1)]


def _worth_of(company: Company, count: int, seats: int) -> float:
    paid = sum(_bid_pays(card, count, seats) for card in company.bid)
    total = paid if company.bid else ALLIED
    for copy in company.up:
        character = copy.character
        total += copy.front(count, 0, False)
        if character is Character.GAMBLER and paid:
            total += 2
        elif character is Character.HEALER:
            total += min(5.0, 0.45 * seats * count)
        elif character is Character.COLLECTOR:
            total += min(8.0, 0.3 * seats * count)
    if company.colour is not None and not any(isinstance(card, Jack) for card in company.bid):
        total += ROYALS[company.colour].jack.get(count, 0)
    return total


def _bid_pays(card: BidCard, count: int, seats: int) -> float:
    if card is DEVIL:
        return 3 * FAILED * (seats - 1)
    return (COPIED if card is DIPLOMAT else card.bids).get(count, 0)


def price_of_figures(colour: Colour, round_number: int, *, king: bool, queen: bool) -> float:
    """The gain or loss for later: a played King's pay and its bonus unplayed, the cost of the Queen."""
    royal, left = ROYALS[colour], 4 - round_number
    price = (1.2 * left - royal.bonus) if king else 0.0
    return price - (0.4 * royal.queen_cost * (left - 1) + 0.1 if queen else 0.0)


Reach: TypeAlias = tuple[float, float]
"""The chances of a card to win its trick: when one tries to lose with it, and when one tries to win."""


class Evaluation:
    """Judges hands for one decision: it looks at the unseen cards once."""

    def __init__(self, view: KingsView) -> None:
        unseen = unseen_by(view)
        rivals = max(2, view.seats - 1)
        tricks = max(1, min(5, 6 - view.trick))
        self._held = min(1.0, rivals * tricks / max(1, unseen.bit_count()))
        self._unseen = unseen
        self.chance = cache(self._chance)

    def _chance(self, card: Card, *, oppressor: bool) -> float:
        """The chance that a card wins the trick it is played to, from any lead."""
        kind, suit, value = card.kind, card.suit, card.value
        if kind is not Kind.NUMBER or suit is None:
            return 0.92 if kind is Kind.MYSTIC else 0.02
        mystics = (self._unseen & WHITES).bit_count() / 2
        if suit is Suit.BLACK or (suit is Suit.YELLOW and oppressor):
            beaters = 0.5 * self._above(Suit.BLACK, value) + 0.3 * mystics
            return math.exp(-self._held * beaters)
        blacks = (self._unseen & OF_SUIT[Suit.BLACK]).bit_count()
        beaters = 0.5 * self._above(suit, value) + 0.12 * blacks + 0.3 * mystics
        return 0.7 * math.exp(-self._held * beaters)

    def _above(self, suit: Suit, value: int) -> int:
        return sum([card.value > value for card in cards_in(self._unseen & OF_SUIT[suit])])

    def value(self, cards: Sequence[Card], company: Company, table: Sequence[float], count: int) -> float:
        """A hand's likely pay on top of `count` tricks, played towards the best-paid result."""
        reaches = self._reaches(cards, company)
        best = max(_expected(reaches, table, count, steer) for steer in STEERING)
        if company.queen and company.colour is Colour.YELLOW:
            best = max(best, max(_expected(reaches, table, count + 1, steer) for steer in STEERING) - 0.5)
        return best

    def _reaches(self, cards: Sequence[Card], company: Company) -> list[Reach]:
        oppressor, resistant = company.has(Character.OPPRESSOR), company.has(Character.RESISTANT)
        found = []
        for card in cards:
            chance = self.chance(card, oppressor=oppressor)
            low, high = chance * 0.7, min(1.0, chance * 1.25)
            if resistant and (card.kind is not Kind.NUMBER or card.value in (1, 10)):
                low, high = min(low, 0.05), max(high, 0.6 if card.value else 0.9)
            found.append((low, high))
        return _with_figures(cards, found, company)


def _with_figures(cards: Sequence[Card], found: list[Reach], company: Company) -> list[Reach]:
    """The reaches where King and Queen raise or lower the card for which they do most."""
    colour = company.colour
    if colour is None or not cards:
        return found
    carried = [at for at, card in enumerate(cards) if carries(colour, card)]
    if company.king and carried:
        at = min(carried, key=lambda one: found[one][1])
        found[at] = found[at][0], 0.95
    if company.queen and colour is Colour.WHITE:
        at = min(range(len(cards)), key=lambda one: found[one][1])
        found[at] = found[at][0], max(found[at][1], 0.9)
    elif company.queen and colour is Colour.BLUE:
        at = max(range(len(cards)), key=lambda one: found[one][0])
        found[at] = min(found[at][0], 0.03), found[at][1]
    return found


def _expected(reaches: Sequence[Reach], table: Sequence[float], count: int, steer: float) -> float:
    """The expected worth when every card wins by its own chance."""
    chances = [1.0]
    for low, high in reaches:
        wins = low + steer * (high - low)
        chances = [
            (chances[at] * (1 - wins) if at < len(chances) else 0.0) + (chances[at - 1] * wins if at else 0.0)
            for at in range(len(chances) + 1)
        ]
    return sum(chance * table[min(count + more, MOST)] for more, chance in enumerate(chances))
