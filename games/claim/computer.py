"""Computer players of Claim. They are given a view and choose one of its legal plays.

The novice plays by whim. The casual player weighs each of its cards by what the trick brings at once: in phase 1 the
prize against the card it would draw instead, in phase 2 the chance to end with three votes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, sqrt
from pathlib import Path
from random import Random

from games.claim.actions import Play
from games.claim.cards import DOPPELGANGERS, DWARVES, FACTION, KNIGHTS, PACK, UNDEAD, Card, Faction, cards_in
from games.claim.outcome import vote
from games.claim.says import say
from games.claim.tricks import BEATEN_BY, hand_of, legal_follow
from games.claim.view import ClaimView
from games.engine import Text, fitted_numbers


def novice(view: ClaimView, rng: Random) -> Play:
    """Play by whim; every other time, take the trick with the lowest card that does."""
    led = view.led
    if led is not None and rng.random() < 0.5:
        winning = [play for play in view.legal if play.card.bit & BEATEN_BY[led.index]]
        if winning:
            return min(winning, key=lambda play: play.card.value)
    return rng.choice(view.legal)


def casual(view: ClaimView, rng: Random) -> Play:
    """Play the card whose trick is worth most; among equals, any."""
    weigh = _gathering(view) if view.prize is None else contest(view, view.prize).worth
    return max(rng.sample(view.legal, len(view.legal)), key=lambda play: weigh(play.card))


_FITTED = fitted_numbers(Path(__file__).with_name("fitted.json"))  # by `python -m lab claim`, in percent of a game
WORTH: tuple[float, ...] = tuple(
    base + step * card.value for card in PACK for base, step in [_FITTED["of_faction"][card.faction.name.lower()]]
)
"""The weight of each card in the hand of phase 2: that of its faction's 0, and of each step above."""
WORTH_OF_UNDEAD_SCORED: float = _FITTED["undead_scored"]
"""The weight of an Undead in the score pile before phase 2 begins."""
POWER = tuple((card.value / 9) ** 2 + 0.5 * (card.faction is Faction.DOPPELGANGERS) for card in PACK)
"""How well a card takes tricks: steep, so that the cheapest winner is taken."""
SPENDING = tuple(2 * power for power in POWER)
"""The cost of spending a card in phase 1, in percent of a game."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A trick of phase 1 for the seat that is to play; the other hand has `size` cards of those `possible`, a set."""

    stake: float
    led: Card | None
    possible: int
    size: int

    def worth(self, card: Card) -> float:
        won = self.won_with(card)
        return (2 * self.chance_to_win(card, wanted=won > 0) - 1) * won - SPENDING[card.index]

    def won_with(self, card: Card) -> float:
        """The worth of winning the trick with this card: the stake, and the Undead that the trick then holds."""
        both = card.bit if self.led is None else card.bit | self.led.bit
        return self.stake + WORTH_OF_UNDEAD_SCORED * (both & UNDEAD).bit_count()

    def chance_to_win(self, card: Card, *, wanted: bool) -> float:
        """How likely the card wins the trick; `wanted` tells whether the other seat wants that trick, or to lose it."""
        if self.led is None:
            return chance_to_hold(card, self.possible, self.size, wanted=wanted)
        return 1.0 if card.bit & BEATEN_BY[self.led.index] else 0.0


def stake(prize: Card, unseen: int) -> float:
    """Half of what the prize is worth beyond the card that the loser draws."""
    usual = sum([WORTH[card.index] for card in cards_in(unseen)]) / unseen.bit_count()
    return (WORTH[prize.index] - usual) / 2


def contest(view: ClaimView, prize: Card) -> Contest:
    other, unseen = 1 - view.me, view.unseen
    return Contest(stake(prize, unseen), view.led, unseen & ~view.voids[other], view.hand_sizes[other])


def chance_to_hold(led: Card, possible: int, size: int, *, wanted: bool) -> float:
    """How likely a led card wins; the rest as in `Contest`."""

    def holds(cards: int) -> float:
        return _chance_of_any(size, possible.bit_count(), (possible & cards).bit_count())

    void = 1 - holds(FACTION[led.faction])
    beats = BEATEN_BY[led.index]
    if not wanted:
        return void + (1 - void) * holds((FACTION[led.faction] | DOPPELGANGERS) & ~beats)
    if led.faction is Faction.GOBLINS:
        return 1 - max(holds(beats & ~KNIGHTS), void * holds(KNIGHTS))
    return 1 - holds(beats)


def _chance_of_any(size: int, pack: int, good: int) -> float:
    """How likely a hand of `size` out of `pack` cards holds one of the `good` ones."""
    none = 1.0
    for dealt in range(size):
        none *= max(0, pack - good - dealt) / (pack - dealt)
    return 1 - none


def _gathering(view: ClaimView) -> Callable[[Card], float]:
    """How good the game looks after a card of phase 2 and its best answer: all cards not seen are in the other hand."""
    piles = view.piles[view.me], view.piles[1 - view.me]
    hands = view.hand, view.unseen
    theirs, led = hand_of(view.unseen), view.led

    def weigh(card: Card) -> float:
        if led is not None:
            return _after(piles, hands, led, card, won=bool(card.bit & BEATEN_BY[led.index]))
        return min(
            _after(piles, hands, card, play.card, won=not play.card.bit & BEATEN_BY[card.index])
            for play in legal_follow(theirs, card)
        )

    return weigh


def _after(piles: tuple[int, int], hands: tuple[int, int], led: Card, answer: Card, *, won: bool) -> float:
    """How good the game looks after a trick of phase 2 (RULES.md 8); pairs are mine, then theirs."""
    both = led.bit | answer.bit
    to_winner, to_loser = both & ~DWARVES, both & DWARVES
    mine, theirs = (to_winner, to_loser) if won else (to_loser, to_winner)
    return _chance_of_majority(piles[0] | mine, piles[1] | theirs, hands[0] & ~both, hands[1] & ~both, leads=won)


def _chance_of_majority(mine: int, theirs: int, hand: int, other_hand: int, *, leads: bool) -> float:
    """A rough chance that these score piles and hands end with three votes for me."""
    edge = 0.1 if leads else -0.1
    if hand:
        edge += 1.2 * (_power(hand) - _power(other_hand)) / hand.bit_count()
    edge = max(-0.9, min(0.9, edge))
    by_votes = [1.0, 0.0, 0.0, 0.0]
    """How likely it is to have 0, 1, 2, 3 or more votes, counting faction by faction."""
    for faction, cards in FACTION.items():
        yes = _chance_of_vote(mine & cards, theirs & cards, (hand | other_hand) & cards, edge, faction)
        no = 1 - yes
        none, one, two, three = by_votes
        by_votes = [none * no, one * no + none * yes, two * no + one * yes, three + two * yes]
    return by_votes[3]


def _chance_of_vote(mine: int, theirs: int, left: int, edge: float, faction: Faction) -> float:
    """A rough chance for one vote; `edge` is by how much of the cards left I should gain more than you."""
    if not left:
        return 1.0 if vote(mine, theirs) == 0 else 0.0
    cards = left.bit_count()
    ahead = mine.bit_count() - theirs.bit_count() + cards * (-edge if faction is Faction.DWARVES else edge)
    return 1 / (1 + exp(-ahead / sqrt(cards)))


def _power(hand: int) -> float:
    return sum(POWER[card.index] for card in cards_in(hand))


def explain(view: ClaimView, play: Play) -> Text:
    chosen, prize = play.card, view.prize
    if prize is None:
        wins = "lead" if view.led is None else bool(chosen.bit & BEATEN_BY[view.led.index])
        return say("hint-gather", card=chosen, wins=wins)
    trick = contest(view, prize)
    won = trick.won_with(chosen)
    worth = "no" if won <= 0 else "undead" if trick.stake <= 0 else "yes"
    chance = round(100 * trick.chance_to_win(chosen, wanted=worth != "no"))
    if view.led is None:
        fits = (worth != "no") == (chance >= 50)
        return say("hint-lead", card=chosen, prize=prize, worth=worth, fits=fits, chance=chance, other=100 - chance)
    ways = {bool(other.card.bit & BEATEN_BY[view.led.index]) for other in view.legal}
    return say("hint-answer", card=chosen, prize=prize, worth=worth, wins=chance > 0, choice=len(ways) > 1)
