"""The policy of rollouts: everybody plays towards the number of tricks that pays best, as the casual player does.

What takes the casual player long is counted once for all: a card's chance to win its trick, and from these how many
tricks a hand may make, are those of a fresh pack. What this seat has seen is in the imagined hands anyway.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul
from pathlib import Path
from random import Random

from games.engine import Seat, fitted_numbers, set_of
from games.kings_tricktakers.actions import Bid, Discard, KingsAction, Play, TakeCharacter, TakeSet, UseHermit
from games.kings_tricktakers.cards import DECK_FOR, PACK, Card, Kind, Suit
from games.kings_tricktakers.characters import BidCard, Character, Copy, joined
from games.kings_tricktakers.draft import STARTERS
from games.kings_tricktakers.evaluation import MOST, STEERING, Company, price_of_figures, worth
from games.kings_tricktakers.royals import COLOURS, ROYALS, USED, YELLOW, Colour
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.tricks import NO_SUIT, Laid, laid_by, laid_once, lead_suit
from games.kings_tricktakers.view import BID_COMMIT, DELAYED_TURN, DRAFTING, TURN, KingsView

HANDS = 1 << 14
"""How many hands are remembered with their likely tricks and pay: those of many decisions, some 20 MB in all."""

_FITTED = fitted_numbers(Path(__file__).with_name("fitted.json"))
SETS: dict[Colour, float] = {colour: _FITTED["sets"][colour.name.lower()] for colour in COLOURS}
CHARACTERS: dict[Character, float] = {
    character: _FITTED["characters"][character.name.lower()] for character in Character
}
"""The worth of picks beyond the bids that suit the hand, in victory points; by `python -m lab kings_tricktakers`."""


def policy(state: KingsState, seat: Seat, legal: Sequence[KingsAction], rng: Random) -> KingsAction:
    """The pick, the bid, the play, the discard that promise most; any other decision by whim."""
    phase = state.phase
    if phase is TURN or phase is DELAYED_TURN:
        return _best_play(state, seat, legal, rng)
    if phase in DRAFTING:
        hand, company, colour = state.hands[seat], state.companies[seat], state.colours[seat]
        chosen = state.options.company_mode == "chosen"
        return max(legal, key=lambda pick: _brings(pick, hand, company, colour, state.seats, chosen=chosen))
    if phase is BID_COMMIT:
        return max(legal, key=lambda bid: _hand_with(state, seat, bid) if isinstance(bid, Bid) else 0.0)
    if isinstance(legal[0], Discard):
        return _best_discard(state, seat, legal)
    return legal[int(rng.random() * len(legal))]


def _best_play(state: KingsState, seat: Seat, legal: Sequence[KingsAction], rng: Random) -> KingsAction:
    if state.ally is not None and state.diplomat == seat:
        return legal[int(rng.random() * len(legal))]
    if state.trick >= 4 and isinstance(legal[-1], UseHermit):
        return legal[-1]
    seats, hand, colour = state.seats, state.hands[seat], state.colour(seat)
    table, count = _table(state, seat)
    oppressor = state.shown[seat].oppressors > 0
    plays, lead = state.plays, lead_suit(state.plays)
    later = len(state.queue) + (state.delayed is not None and state.delayed != seat)
    later += seats == 2 and not plays
    crowned = any(laid.king for laid in plays)
    best, highest = legal[0], -math.inf
    rests: dict[int, tuple[float, float]] = {}
    for action in legal:
        if not isinstance(action, Play):
            continue
        bit = action.card.bit
        if bit not in rests:
            rest = hand ^ bit
            rests[bit] = _value(rest, seats, table, count), _value(rest, seats, table, count + 1)
        lost, won = rests[bit]
        laid = laid_by(seat, action, colour, oppressor)
        wins = _wins(laid, plays, lead, later, seats) if action.king or not crowned else 0.0
        value = lost + wins * (won - lost)
        if action.king or action.queen:
            value += price_of_figures(colour, state.round, king=action.king, queen=action.queen)
        if value > highest:
            best, highest = action, value
    return best


def _wins(laid: Laid, plays: Sequence[Laid], lead: Suit | None, later: int, seats: int) -> float:
    """How likely a play wins its trick, when so many others are still to play."""
    if not laid.king:
        suit = laid.leads if lead is None else lead
        place = NO_SUIT if suit is None else suit
        mine = laid.strengths[place]
        for other in plays:
            if other.strengths[place] >= mine:
                return 0.0
        return holds(mine, seats) ** (later / (seats - 1)) if later else 1.0
    return 0.96 if later else 1.0


@cache
def holds(strength: int, seats: int) -> float:
    """How likely a play of this strength (`Laid.strengths`) wins a trick that it leads."""
    kind, value = divmod(strength, 100)
    if kind in {0, 4}:
        return 0.92 if kind else 0.02
    if kind == 1:
        return 0.05
    deck = DECK_FOR[seats]
    above = sum([card.value > value for card in deck if card.suit is Suit.BLACK])
    beaters = 0.5 * above + 0.6 + (0.0 if kind == 3 else 0.12 * sum([card.suit is Suit.BLACK for card in deck]))
    held = min(1.0, 5 * (seats - 1) / (len(deck) - 5))
    return math.exp(-held * beaters)


@cache
def _reach(card: Card, seats: int) -> tuple[float, float]:
    """The chances of a card of the hand, whoever leads: trying to lose with it, and trying to win."""
    laid = laid_once(0, card)
    chance = holds(laid.strengths[NO_SUIT if card.suit is None else card.suit], seats)
    if card.kind is Kind.NUMBER and card.suit is not Suit.BLACK:
        chance *= 0.7
    return chance * 0.7, min(1.0, chance * 1.25)


@lru_cache(HANDS)
def _tricks(hand: int, seats: int) -> tuple[tuple[float, ...], ...]:
    """How likely a hand makes 0, 1, 2 … tricks, for each way to steer it."""
    if not hand:
        return ((1.0,),) * len(STEERING)
    highest = 1 << hand.bit_length() - 1
    low, high = _reach(PACK[hand.bit_length() - 1], seats)
    found = []
    for steer, chances in zip(STEERING, _tricks(hand ^ highest, seats), strict=True):
        wins = low + steer * (high - low)
        loses = 1 - wins
        found.append(
            tuple([less * wins + more * loses for less, more in zip((0.0, *chances), (*chances, 0.0), strict=True)])
        )
    return tuple(found)


@lru_cache(HANDS)
def _value(hand: int, seats: int, table: tuple[float, ...], count: int) -> float:
    """A hand's likely pay on top of `count` tricks, played towards the best-paid result."""
    paid = table[count : count + hand.bit_count() + 1]
    best: float = max([sum(map(mul, chances, paid)) for chances in _tricks(hand, seats)])
    return best


def _table(state: KingsState, seat: Seat) -> tuple[tuple[float, ...], int]:
    """A seat's pay for each number of tricks, and its number of tricks now."""
    colour = state.colours[seat]
    table, devils = _pays(state.companies[seat], state.bids[seat] or (), colour, state.seats)
    count = state.piles[seat] + devils + (colour is YELLOW and state.queens[seat] is USED and state.ally is None)
    return table, count


@lru_cache(HANDS)
def _pays(
    company: tuple[Copy, ...], bid: tuple[BidCard, ...], colour: Colour | None, seats: int
) -> tuple[tuple[float, ...], int]:
    up = tuple([copy for copy in company if copy not in bid])
    table = worth(Company(up=up, bid=bid, colour=colour), seats)
    devils = 2 * sum([copy.character is Character.DEVIL for copy in up])
    return (*table, *table[-1:] * MOST), devils


def _hand_with(state: KingsState, seat: Seat, bid: Bid) -> float:
    table, devils = _pays(state.companies[seat], bid.cards, state.colours[seat], state.seats)
    return _value(state.hands[seat], state.seats, table, devils)


def picks(view: KingsView) -> list[KingsAction]:
    """The legal picks, the most promising first."""
    hand, company, colour = set_of(view.hand), view.companies[view.me], view.colours[view.me]
    chosen = view.options.company_mode == "chosen"

    def brings(pick: KingsAction) -> float:
        return _brings(pick, hand, company, colour, view.seats, chosen=chosen)

    return sorted(view.legal, key=brings, reverse=True)


def _brings(
    pick: KingsAction, hand: int, company: tuple[Copy, ...], colour: Colour | None, seats: int, *, chosen: bool
) -> float:
    """A hand's likely pay with a company and this pick beside it, plus the pick's own worth."""
    if isinstance(pick, TakeSet) and chosen:
        fits = _fits(hand, STARTERS[pick.colour], pick.colour if colour is None else colour, seats)
        return fits + (SETS[pick.colour] if colour is None else 0.0)
    if isinstance(pick, TakeSet):
        return _fits(hand, company, pick.colour, seats) + SETS[pick.colour]
    if isinstance(pick, TakeCharacter):
        return _fits(hand, joined(company, pick.copy), colour, seats) + CHARACTERS[pick.copy.character]
    return 0.0


@lru_cache(HANDS)
def _fits(hand: int, company: tuple[Copy, ...], colour: Colour | None, seats: int) -> float:
    """The worth of a hand with the best bid of such a company."""
    if not company:
        return max(ROYALS[colour].jack.values()) if colour is not None else 0.0
    return max([_value(hand, seats, *_pays(company, (copy,), colour, seats)) for copy in company])


def _best_discard(state: KingsState, seat: Seat, legal: Sequence[KingsAction]) -> KingsAction:
    hand, seats = state.hands[seat], state.seats
    table, count = _table(state, seat)

    def kept(action: KingsAction) -> float:
        thrown = sum([card.bit for card in action.cards]) if isinstance(action, Discard) else 0
        return _value(hand ^ thrown, seats, table, count)

    return max(legal, key=kept)
