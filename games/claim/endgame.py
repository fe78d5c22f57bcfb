"""The end of phase 2, solved: a player who has counted the cards knows both hands, and no chance is left.

One question is asked, and asked again after every trick: do I win (or draw at least), both seats playing as well as
can be? What keeps its tree small:

1. Of the score piles two things matter: by how many cards I am ahead in each faction, and which *tops* I hold, the
   highest card of each, which decides between equals. All cards are played in the end, so the tops are known from the
   start. Positions that agree in this are one.
2. Cards of a faction that beat the same of the other hand and of what it has led, and are beaten by the same, are one,
   but for a top.
3. A faction is settled once one seat is further ahead than cards are left; three of them settle the game.
4. Answers come in the order in which they are mostly best: the cheapest that takes the trick, else what is missed
   least, and Dwarves from above.

Where every play loses, a trap is set. Real players do not look to the end. So it is assumed that the other seat plays
as the casual player does, by the look of the score piles after a trick, and a way is sought that turns the game, the
shortest first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from random import Random

from games.claim.actions import Play
from games.claim.cards import DOPPELGANGERS, DWARVES, FACTION, GOBLIN_ZEROS, PACK, Card
from games.claim.computer import casual
from games.claim.determinization import imagine
from games.claim.state import ClaimState
from games.claim.tricks import BEATEN_BY
from games.claim.view import ClaimView
from games.engine import Seat
from games.engine.outlook import unsolved

FACTIONS = tuple(FACTION.values())
OF_FACTION = tuple(FACTION[card.faction] for card in PACK)
"""By a card's index: all cards of its faction."""
BEATS = tuple(sum(led.bit for led in PACK if card.bit & BEATEN_BY[led.index]) for card in PACK)
"""By the answer's index: the led cards from which it takes the trick."""
MAJORITY = 3
WIN, DRAW = 1, 0
ASKED = 50
"""How many times at most it is asked what the other seat would do."""
LOOKS = 8_000
"""How many positions at most are looked at to tell whether the game has turned."""

FIELD = 6
"""Bits of a score for one faction: by how many cards I am ahead in it, counted from `EVEN`."""
FULL, EVEN = (1 << FIELD) - 1, 1 << FIELD - 1
TOPS = FIELD * len(FACTIONS)
"""Above these bits of a score stands the set of the tops that I hold."""
LEVEL = sum(EVEN << FIELD * at for at in range(len(FACTIONS)))
GAIN = tuple((-1 if card.bit & DWARVES else 1) << FIELD * card.suit for card in PACK)
"""By a card's index: what it adds to the score of its trick's winner; a Dwarf goes to the other seat."""


def _place(led: Card, answer: Card) -> int:
    if answer.bit & BEATEN_BY[led.index]:
        return answer.value
    return 100 + (-answer.value if answer.bit & DWARVES else answer.value)


ORDER = tuple(tuple(_place(led, answer) for answer in PACK) for led in PACK)
"""By the led card's index and the answer's: which answer to look at first."""


def solve(
    view: ClaimView, tricks: int, positions: int, if_lost: Callable[[ClaimView], Play | None] = unsolved
) -> Play | None:
    """A play of the best value, once at most so many tricks are left; where all plays lose, what is done then.

    None before, and where more than so many positions would have to be looked at.
    """
    if view.phase != 2 or view.hand.bit_count() > tricks:
        return None
    for goal in (WIN, DRAW):
        play, positions = reach(view, goal, positions)
        if play is not None:
            return play
    return if_lost(view) if positions > 0 else None


def reach(view: ClaimView, goal: int, positions: int) -> tuple[Play | None, int]:
    """A play that reaches the goal, None where none is found, and how many positions may still be looked at."""
    mine, theirs = view.hand, view.unseen
    piles = view.piles[view.me], view.piles[1 - view.me]
    led = None if view.led is None else view.led.index
    ending = Ending(mine | theirs | (0 if view.led is None else view.led.bit), piles, goal, positions)
    for play in view.legal:
        if ending.reached_by(play.card.index, mine, theirs, led):
            return play, ending.positions
    return None, ending.positions


class Ending:
    """The results that the end of one game allows, searched until `positions` runs out."""

    def __init__(self, in_play: int, piles: tuple[int, int], goal: int, positions: int) -> None:
        self.goal = goal
        self.positions = positions
        self.known: dict[tuple[int, int, bool, int], bool] = {}
        every = in_play | piles[0] | piles[1]
        highest = [(every & faction & ~GOBLIN_ZEROS).bit_length() for faction in FACTIONS]
        self.tops = sum([1 << length - 1 for length in highest if length])
        lead = [(piles[0] & faction).bit_count() - (piles[1] & faction).bit_count() for faction in FACTIONS]
        self.score = LEVEL + sum([ahead << FIELD * at for at, ahead in enumerate(lead)])
        self.score += (piles[0] & self.tops) << TOPS

    def reached_by(self, card: int, mine: int, theirs: int, led: int | None) -> bool:
        """Tell whether I reach the goal with this card, led or played on a card that the other seat has led."""
        rest = mine ^ 1 << card
        if led is None:
            return self._answered(rest, theirs, card, True, self.score) and self.positions > 0
        won = bool(BEATEN_BY[led] >> card & 1)
        return self._reached(rest, theirs, won, self._scored(self.score, led, card, won)) and self.positions > 0

    def _reached(self, mine: int, theirs: int, leads: bool, score: int) -> bool:
        """Tell whether I reach the goal before a lead, mine if I am the one who `leads`."""
        at = mine, theirs, leads, score
        found = self.known.get(at)
        if found is None:
            self.positions -= 1
            found = self.known[at] = self._searched(*at)
        return found

    def _searched(self, mine: int, theirs: int, leads: bool, score: int) -> bool:
        for_me, for_other = self._votes(score, mine | theirs)
        if for_me >= MAJORITY or for_other >= MAJORITY or not mine:
            ahead = for_me - for_other
            if not ahead:
                ahead = sum([(score >> FIELD * at & FULL) - EVEN for at in range(len(FACTIONS))])
            return ahead >= self.goal
        if self.positions <= 0:
            return False
        hand, other = (mine, theirs) if leads else (theirs, mine)
        for led in self._apart(hand, other):
            if self._answered(hand ^ 1 << led, other, led, leads, score) == leads:
                return leads
        return not leads

    def _answered(self, hand: int, other: int, led: int, leads: bool, score: int) -> bool:
        """Tell whether I reach the goal once this card is led, out of `hand`."""
        same = other & OF_FACTION[led]
        allowed = same | other & DOPPELGANGERS if same and OF_FACTION[led] != DOPPELGANGERS else same or other
        for answer in sorted(self._apart(allowed, hand | 1 << led), key=ORDER[led].__getitem__):
            won = (BEATEN_BY[led] >> answer & 1) != leads
            rest = other ^ 1 << answer
            mine, theirs = (hand, rest) if leads else (rest, hand)
            if self._reached(mine, theirs, won, self._scored(score, led, answer, won)) != leads:
                return not leads
        return leads

    def _scored(self, score: int, led: int, answer: int, won: bool) -> int:
        """The score after a trick that I have `won`, or the other seat (RULES.md 8)."""
        gain = GAIN[led] + GAIN[answer]
        tops = (1 << led | 1 << answer) & self.tops
        if tops:
            score += (tops & ~DWARVES if won else tops & DWARVES) << TOPS
        return score + gain if won else score - gain

    def _votes(self, score: int, left: int) -> tuple[int, int]:
        for_me = for_other = 0
        for at, faction in enumerate(FACTIONS):
            ahead = (score >> FIELD * at & FULL) - EVEN
            open_ = (left & faction).bit_count()
            if ahead > open_:
                for_me += 1
            elif -ahead > open_:
                for_other += 1
            elif abs(ahead) == open_ and self.tops & faction & ~left:
                held = bool(score >> TOPS & faction & self.tops)
                for_me += held and ahead >= 0
                for_other += not held and ahead <= 0
        return for_me, for_other

    def _apart(self, cards: int, other: int) -> Sequence[int]:
        """The places of the cards that are worth telling apart against the other hand, the highest first."""
        found = []
        before = None
        while cards:
            at = cards.bit_length() - 1
            bit = 1 << at
            cards ^= bit
            alike = None if bit & self.tops else (OF_FACTION[at], BEATEN_BY[at] & other, BEATS[at] & other)
            if alike is None or alike != before:
                found.append(at)
                before = alike or before
        return found


def snare(view: ClaimView) -> Play | None:
    """A play that begins such a way; None where none is found."""
    me, rng, looks = view.me, Random(0), LOOKS
    asked = 0
    begun = imagine(view, rng)
    ways: deque[tuple[ClaimState, Play | None]] = deque([(begun, None)])
    while ways:
        state, first = ways.popleft()
        for play in state.legal_actions(me):
            after = state.copy()
            after.apply(me, play)
            asked += _replied(after, 1 - me, rng)
            begins = first or play
            if len(after.results) > len(view.results):
                turned = after.results[-1].winner == me
            else:
                found, looks = reach(after.view(me), WIN, looks)
                turned = found is not None
                ways.append((after, begins))
            if turned:
                return begins
            if asked >= ASKED or looks <= 0:
                return None
    return None


def _replied(state: ClaimState, seat: Seat, rng: Random) -> int:
    """Let the other seat play until its turn is over; return how often it had a choice."""
    game, choices = len(state.results), 0
    while state.awaited == (seat,) and len(state.results) == game:
        view = state.view(seat)
        choices += len(view.legal) > 1
        state.apply(seat, casual(view, rng))
    return choices
